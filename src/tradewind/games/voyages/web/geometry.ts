// Where hexes lie on the paper, the outlines drawn round them, and the straight line a ship would follow.
import type { Player, Sheet } from './sheet'

export type Place = [q: number, r: number]
export type Point = [x: number, y: number]

export const RADIUS = 60 // from the middle of a hex to a corner
export const WIDTH = RADIUS * Math.sqrt(3)
const DIRECTIONS: Place[] = [[1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1]] // of the die 1-6, clockwise from NE
export const COMPASS = ['NE', 'E', 'SE', 'SW', 'W', 'NW']
export const HEADINGS = [1, 2, 3, 4, 5, 6]

export const keyOf = ([q, r]: Place): string => `${q},${r}`
export const same = (a: Place, b: Place): boolean => a[0] === b[0] && a[1] === b[1]

/** A chart of signs as hexes, in reading order; odd rows lie half a hex to the right. */
export function placesOf(chart: string): [Place, string][] {
  return chart
    .split('\n')
    .filter((line) => line.trim())
    .flatMap((line, row) =>
      line
        .trim()
        .split(/\s+/)
        .map((sign, column): [Place, string] => [[column - Math.floor(row / 2), row], sign]),
    )
}

/** The middle of a hex; the top left corner of the hexes is 0, 0. */
export const middle = ([q, r]: Place): Point => [WIDTH * (q + r / 2 + 0.5), RADIUS * (1.5 * r + 1)]

export const extent = (sheet: Sheet): Point => [
  WIDTH * (sheet.columns + (sheet.rows > 1 ? 0.5 : 0)),
  RADIUS * (1.5 * sheet.rows + 0.5),
]

/** The way of a heading on the paper, one unit long. */
export function bearing(heading: number): Point {
  const angle = ((heading - 0.5) * Math.PI) / 3
  return [Math.sin(angle), -Math.cos(angle)]
}

const corner = (place: Place, number: number, radius = RADIUS): Point => {
  const [x, y] = middle(place)
  const angle = (number * Math.PI) / 3
  return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)]
}

const at = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

export const hexPath = (place: Place, radius = RADIUS): string =>
  `M${HEADINGS.map((number) => at(corner(place, number, radius))).join('L')}Z`

const next = ([q, r]: Place, heading: number): Place => {
  const [dq, dr] = DIRECTIONS[heading - 1]!
  return [q + dq, r + dr]
}

interface Side {
  hex: Place
  from: Point
  to: Point
}

/** The sides between the hexes and the rest of the world, chained into closed loops. */
function loops(hexes: Place[]): Side[][] {
  const inside = new Set(hexes.map(keyOf))
  const open = new Map<string, Side[]>()
  for (const hex of hexes) {
    for (const heading of HEADINGS) {
      if (inside.has(keyOf(next(hex, heading)))) continue
      const side = { hex, from: corner(hex, heading - 1), to: corner(hex, heading) }
      open.set(at(side.from), [...(open.get(at(side.from)) ?? []), side])
    }
  }
  const found: Side[][] = []
  for (let rest = [...open.values()].find((sides) => sides.length); rest; rest = [...open.values()].find((sides) => sides.length)) {
    const loop: Side[] = []
    for (let side = rest.pop(); side; side = open.get(at(side.to))?.pop()) loop.push(side)
    found.push(loop)
  }
  return found
}

/** The border of some hexes, corner by corner. */
export const border = (hexes: Place[]): string =>
  loops(hexes)
    .map((loop) => `M${loop.map((side) => at(side.from)).join('L')}Z`)
    .join('')

/** A number from 0 to 1 that is always the same for the same place: an engraver's unsteady hand. */
function hand(x: number, y: number): number {
  const wave = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453
  return wave - Math.floor(wave)
}

/** A coastline inside the border of some hexes. */
export function coast(hexes: Place[]): string {
  return loops(hexes)
    .map((loop) => {
      const points = loop.flatMap((side, number): Point[] => {
        const before = loop[(number + loop.length - 1) % loop.length]!
        const [x, y] = middle(side.hex)
        const [bx, by] = middle(before.hex)
        return [0, 0.36, 0.7].map((along): Point => {
          const px = side.from[0] + (side.to[0] - side.from[0]) * along
          const py = side.from[1] + (side.to[1] - side.from[1]) * along
          const inward = along === 0 ? 0.24 + 0.1 * hand(px, py) : 0.1 + 0.15 * hand(px, py)
          const [cx, cy] = along === 0 ? [(x + bx) / 2, (y + by) / 2] : [x, y]
          return [px + (cx - px) * inward, py + (cy - py) * inward]
        })
      })
      return smooth(points)
    })
    .join('')
}

function smooth(points: Point[]): string {
  const point = (number: number): Point => points[(number + points.length) % points.length]!
  const curves = points.map((here, number) => {
    const [before, there, after] = [point(number - 1), point(number + 1), point(number + 2)]
    const first: Point = [here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6]
    const second: Point = [there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6]
    return `C${at(first)} ${at(second)} ${at(there)}`
  })
  return `M${at(point(0))}${curves.join('')}Z`
}

export interface Course {
  hexes: Place[] // entered, in order
  end: Place
  stop: 'speed' | 'edge' | 'reef' | 'island' | 'dread'
}

/** The straight line as the chart shows it: to the edge, before a reef (unless rammed), onto land or the Dread. */
export function charted(sheet: Sheet, player: Player, heading: number, speed: number): Course {
  const rams = player.skills?.includes('ram') ?? false
  const hexes: Place[] = []
  let end = player.hex
  while (hexes.length < speed) {
    const ahead = next(end, heading)
    if (!sheet.onMap.has(keyOf(ahead))) return { hexes, end, stop: 'edge' }
    if (sheet.reefAt.has(keyOf(ahead)) && !rams) return { hexes, end, stop: 'reef' }
    end = ahead
    hexes.push(end)
    if (sheet.islandAt.has(keyOf(end))) return { hexes, end, stop: 'island' }
    if (sheet.dread && !player.dread && same(sheet.dread.hex, end)) return { hexes, end, stop: 'dread' }
  }
  return { hexes, end, stop: 'speed' }
}

/** How many hexes apart two places are. */
export const distance = (a: Place, b: Place): number => {
  const [dq, dr] = [a[0] - b[0], a[1] - b[1]]
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2
}
