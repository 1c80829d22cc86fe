// How large cards can lie so that all of them are seen.
export const TALL = 1.4 // a card's height by its width
const LARGEST = 190
const CLEARER = 1.15 // one row reads better than two, even with somewhat smaller cards

/** The greatest width at which so many cards fit into the box. */
export function fitting(count: number, width: number, height: number, gap: number, largest = LARGEST): number {
  let best = 0
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns)
    const across = (width - gap * (columns - 1)) / columns
    const down = (height - gap * (rows - 1)) / rows / TALL
    const size = Math.min(across, down)
    if (size * (rows === 1 ? CLEARER : 1) >= best) best = size
  }
  return Math.max(40, Math.floor(Math.min(best, largest)))
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
