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
const SMALLEST = 44

/** Cards in fans of these counts as large as they fit into the box, in rows from its left about its middle. */
export function fanned(counts: number[], width: number, height: number, largest = 120): Laid {
  for (let size = largest; size > SMALLEST; size -= 2) {
    const found = rowsOf(counts, size, width)
    if (found.rows * size * TALL + (found.rows - 1) * BETWEEN <= height) return placed(found, size, height)
  }
  return placed(rowsOf(counts, SMALLEST, width), SMALLEST, height)
}

interface Rows {
  rows: number
  fans: { row: number; x: number }[]
}

function rowsOf(counts: number[], size: number, width: number): Rows {
  const fans: Rows['fans'] = []
  let row = 0
  let x = 0
  for (const count of counts) {
    const wide = size * (1 + OVERLAP * (count - 1))
    if (x > 0 && x + wide > width) [row, x] = [row + 1, 0]
    fans.push({ row, x })
    x += wide + BETWEEN
  }
  return { rows: row + 1, fans }
}

function placed({ rows, fans }: Rows, size: number, height: number): Laid {
  const top = Math.max(0, (height - rows * size * TALL - (rows - 1) * BETWEEN) / 2)
  return { size, places: fans.map(({ row, x }) => ({ x: Math.round(x), y: Math.round(top + row * (size * TALL + BETWEEN)) })) }
}
