// The unchanging part of a chart, worked out once for each sheet: borders, coasts, where a name has room.
import type { Place, Point } from './geometry'
import { border, coast, keyOf, middle } from './geometry'
import type { Island, Region, Sheet } from './sheet'

export interface Name {
  at: Point
  room: number // hexes in a row that are free for it
}

export interface Plate {
  sea: string
  regions: { region: Region; border: string; name: Name }[]
  islands: { island: Island; coast: string; head: Point; foot: Point; lean: number }[]
}

const LONG = 10 // letters that fit under an island

function engrave(sheet: Sheet): Plate {
  const busy = new Set(
    [
      sheet.start,
      ...sheet.sailors,
      ...sheet.relics,
      ...sheet.cargo.map(({ hex }) => hex),
      ...sheet.marauders.map(({ hex }) => hex),
      ...sheet.stars.flatMap(({ hex }) => (hex ? [hex] : [])),
      ...(sheet.dread ? [sheet.dread.hex] : []),
    ].map(keyOf),
  )
  return {
    sea: border(sheet.hexes),
    regions: sheet.regions.map((region) => ({
      region,
      border: border(region.hexes),
      name: roomFor(region, new Set([...busy, ...besideNames(sheet)])),
    })),
    islands: sheet.islands.map((island) => {
      const [head, foot] = [island.hexes[0]!, island.hexes[island.hexes.length - 1]!]
      return { island, coast: coast(island.hexes), head: middle(head), foot: middle(foot), lean: leaning(foot, busy) }
    }),
  }
}

/** The hexes left and right of an island's name, where it is a long one. */
function besideNames(sheet: Sheet): string[] {
  return sheet.islands
    .filter(({ name }) => name.length > LONG)
    .map(({ hexes }) => hexes[hexes.length - 1]!)
    .flatMap(([q, r]) => [keyOf([q - 1, r]), keyOf([q + 1, r])])
}

/** The longest free stretch of a row, up to three hexes, near the middle of the region. */
function roomFor(region: Region, busy: Set<string>): Name {
  const centre = mean(region.hexes.map(middle))
  const free = region.hexes.filter((hex) => !busy.has(keyOf(hex)))
  const isFree = new Set(free.map(keyOf))
  const names = (free.length ? free : region.hexes).map(([q, r]): Name => {
    const stretch: Place[] = [[q, r]]
    while (stretch.length < 3 && isFree.has(keyOf([q + stretch.length, r]))) stretch.push([q + stretch.length, r])
    return { at: mean(stretch.map(middle)), room: stretch.length }
  })
  const far = ({ at: [x, y] }: Name): number => Math.hypot(x - centre[0], y - centre[1])
  return names.sort((a, b) => b.room - a.room || far(a) - far(b))[0]!
}

/** Which way a long name of an island leans, away from a neighbour with something on it: 1 to the right. */
function leaning([q, r]: Place, busy: Set<string>): number {
  return Number(busy.has(keyOf([q - 1, r]))) - Number(busy.has(keyOf([q + 1, r])))
}

const mean = (points: Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
]

const plates = new Map<Sheet, Plate>()

export function plateOf(sheet: Sheet): Plate {
  const plate = plates.get(sheet) ?? engrave(sheet)
  plates.set(sheet, plate)
  return plate
}
