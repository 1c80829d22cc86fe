// How large cards can lie so that all of them are seen.
export const TALL = 1.4 // a card's height by its width
const LARGEST = 190
const CLEARER = 1.15 // one row reads better than two, even with somewhat smaller cards

export interface Laid {
  size: number
  places: { x: number; y: number }[]
}

/** So many cards as large as they fit into the box, in rows about its middle. `room`: at least for so many. */
export function laid(count: number, room: number, width: number, height: number, gap: number): Laid {
  const most = Math.max(count, room)
  let size = 0
  let columns = 1
  for (let across = 1; across <= most; across++) {
    const rows = Math.ceil(most / across)
    const wide = (width - gap * (across - 1)) / across
    const high = (height - gap * (rows - 1)) / rows / TALL
    const fits = Math.min(wide, high)
    if (fits * (rows === 1 ? CLEARER : 1) >= size) [size, columns] = [fits, across]
  }
  size = Math.max(40, Math.floor(Math.min(size, LARGEST)))
  const rows = Math.max(1, Math.ceil(count / columns))
  const top = (height - rows * size * TALL - (rows - 1) * gap) / 2
  const places = Array.from({ length: count }, (_, k) => {
    const row = Math.floor(k / columns)
    const inRow = Math.min(columns, count - row * columns)
    const left = (width - inRow * size - (inRow - 1) * gap) / 2
    return { x: Math.round(left + (k % columns) * (size + gap)), y: Math.round(top + row * (size * TALL + gap)) }
  })
  return { size, places }
}

const OVERLAP = 0.3 // how much of a card is seen under the next of its fan
const BETWEEN = 6

/** The greatest width of cards that lie in fans of these counts, in as many rows as the box has room for. */
export function fanned(counts: number[], width: number, height: number, largest = 120): number {
  for (let size = largest; size > 44; size -= 2) {
    let rows = 1
    let used = 0
    for (const count of counts) {
      const fan = size * (1 + OVERLAP * (count - 1)) + BETWEEN
      if (used + fan > width + BETWEEN) {
        rows++
        used = 0
      }
      used += fan
    }
    if (rows * size * TALL + (rows - 1) * BETWEEN <= height) return size
  }
  return 44
}
