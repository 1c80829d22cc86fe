/** Where everything lies on the drawn chart: the data's rough places, evened out so that no two spaces touch. */
import { HOME, TRACK, neighbours } from './track'

export interface Place {
  x: number
  y: number
}

export interface Chart {
  width: number
  height: number
  radius: number // of a space
  places: Place[]
  island: { x: number; y: number; width: number; height: number }
}

const ROUNDS = 240 // of evening out; more change nothing that one sees

function makeChart(width: number, height: number, radius: number, margin: number, top: number): Chart {
  const wished = spread(width, height, margin, top)
  const places = wished.map((place) => ({ ...place }))
  const room = (one: number, other: number) => radius * (one === HOME || other === HOME ? 3.1 : 2.3)
  for (let round = 0; round < ROUNDS; round++) {
    for (const { space } of TRACK) drawNearer(places[space]!, wished[space]!, middle(places, space))
    for (let one = 0; one < places.length; one++)
      for (let other = one + 1; other < places.length; other++) pushApart(places[one]!, places[other]!, room(one, other))
    for (const place of places) {
      place.x = Math.min(width - margin, Math.max(margin, place.x))
      place.y = Math.min(height - margin, Math.max(top, place.y))
    }
  }
  const island = { x: width * 0.145, y: height * 0.285, width: width * 0.7, height: height * 0.4 }
  return { width, height, radius, places, island }
}

/** The data's places, stretched over the whole chart. */
function spread(width: number, height: number, margin: number, top: number): Place[] {
  const along = (axis: 0 | 1, from: number, to: number) => {
    const all = TRACK.map(({ at }) => at[axis])
    const [least, most] = [Math.min(...all), Math.max(...all)]
    return all.map((each) => from + ((each - least) / (most - least)) * (to - from))
  }
  const [xs, ys] = [along(0, margin, width - margin), along(1, top, height - margin)]
  return xs.map((x, space) => ({ x, y: ys[space]! }))
}

/** Half way between the neighbours on the track: a smooth course. */
function middle(places: Place[], space: number): Place {
  const around = [...neighbours(space, 'forward'), ...neighbours(space, 'backward')].map((near) => places[near]!)
  const sum = around.reduce((total, place) => ({ x: total.x + place.x, y: total.y + place.y }), { x: 0, y: 0 })
  return { x: sum.x / around.length, y: sum.y / around.length }
}

function drawNearer(place: Place, wished: Place, smooth: Place): void {
  place.x += (wished.x - place.x) * 0.1 + (smooth.x - place.x) * 0.05
  place.y += (wished.y - place.y) * 0.1 + (smooth.y - place.y) * 0.05
}

function pushApart(one: Place, other: Place, room: number): void {
  const [x, y] = [other.x - one.x, other.y - one.y]
  const distance = Math.hypot(x, y) || 1
  const push = (room - distance) / 2
  if (push <= 0) return
  one.x -= (x / distance) * push
  one.y -= (y / distance) * push
  other.x += (x / distance) * push
  other.y += (y / distance) * push
}

/** The chart on a laptop's screen, and the nearly square one for a phone held upright. */
export const WIDE: Chart = makeChart(1000, 600, 21.5, 42, 46)
export const NARROW: Chart = makeChart(390, 418, 13.5, 22, 38)

/** A soft line through places. */
export function curve(places: Place[], closed = false): string {
  const count = places.length
  const at = (index: number) => places[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))]!
  let path = `M${point(at(0))}`
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 }
    const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 }
    path += `C${point(first)} ${point(second)} ${point(to)}`
  }
  return closed ? `${path}Z` : path
}

const point = ({ x, y }: Place) => `${x.toFixed(1)} ${y.toFixed(1)}`

/** The courses a ship can sail: round the island by the outer lanes, and the three short cuts. */
export function courses(chart: Chart): string[] {
  const line = (spaces: number[]) => spaces.map((space) => chart.places[space]!)
  const round = [HOME]
  for (let here = TRACK[HOME]!.next[0]!; here !== HOME; here = TRACK[here]!.next[0]!) round.push(here)
  const cuts = TRACK.filter(({ next }) => next.length > 1).map(({ space, next }) => {
    const cut = [space, next[1]!]
    while (neighbours(cut.at(-1)!, 'backward').length === 1) cut.push(TRACK[cut.at(-1)!]!.next[0]!)
    return cut
  })
  return [curve(line(round), true), ...cuts.map((cut) => curve(line(cut)))]
}

/** The coast of Jamaica, from the western cape clockwise, in hundredths of its length. */
const COAST: [number, number][] = [
  [0, 15], [1.5, 10.5], [6, 6.5], [9.5, 6.8], [12, 3.6], [16, 4.2], [20, 1.8], [26, 3], [31, 1.6], [36, 3.2], [41, 2.4],
  [46, 5.2], [52, 5.6], [56, 8], [62, 7.4], [66, 11], [71, 11.2], [76, 13.4], [82, 12.6], [86.5, 15], [90, 15.4], [94, 20],
  [99, 25], [100, 27.6], [95, 28], [91, 31], [86, 29.6], [82, 32], [77.5, 29.4], [74.5, 27], [71.5, 27.4], [74.8, 29.8],
  [70, 30], [68.6, 33.4], [65.6, 32.6], [63.4, 30.6], [61.4, 33.4], [60.4, 38.4], [57.6, 39.6], [56, 35], [51, 35.6],
  [46.5, 33.6], [41.5, 34.2], [36.5, 36], [32.4, 34.6], [30.6, 30.6], [26, 29], [23.6, 25.4], [19, 26], [15.4, 22.8],
  [11, 24.2], [6.4, 20.6], [2.4, 20.4],
]
const COAST_HEIGHT = 40

export function coast({ island }: Chart): string {
  const places = COAST.map(([x, y]) => ({
    x: island.x + (x / 100) * island.width,
    y: island.y + (y / COAST_HEIGHT) * island.height,
  }))
  return curve(places, true)
}

/** How ships that share a space lie side by side, none of them over the edge of the chart. */
export function moorings(chart: Chart, space: number, ships: number): Place[] {
  const { radius, width, places } = chart
  const gap = radius * (ships > 3 ? 1.05 : 1.35)
  const half = ((ships - 1) / 2) * gap
  const middle = Math.min(width - radius * 1.5 - half, Math.max(radius * 1.5 + half, places[space]!.x))
  return Array.from({ length: ships }, (_, place) => ({
    x: middle + place * gap - half,
    y: places[space]!.y + (place % 2) * radius * (ships > 2 ? 0.55 : 0.2) - radius * 0.75,
  }))
}
