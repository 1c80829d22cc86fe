/** The track as the data file has it: neighbours, ways, and where a count of spaces leads. No rule is decided here. */
import facts from '../components.toml'
import type { Symbol } from './view'

export interface Space {
  space: number
  type: 'port-royal' | 'sea' | 'port' | 'lair'
  cost: number
  score: number
  next: number[]
  at: [number, number]
}

export type Lane = 'outer' | 'inner'
export type Heading = 'forward' | 'backward'
export const HOME = 0
export const TRACK: Space[] = facts.track
export const COMBAT_DIE: { combat: number | 'star'; shortage: string }[] = facts.combat_die
/** The red line lies before the first space that counts for something. */
export const RED_LINE = TRACK.find((space) => space.space !== HOME && space.score > 0)!.space

const before = new Map<number, number[]>(TRACK.map(({ space }) => [space, []]))
for (const { space, next } of TRACK) for (const ahead of next) before.get(ahead)!.push(space)

/** The spaces next to one; where there are two, the outer lane comes first. */
export function neighbours(space: number, heading: Heading): number[] {
  if (heading === 'forward') return TRACK[space]!.next
  const back = before.get(space)!
  return back.length > 1 ? [...back].sort((one, other) => laneLength(other) - laneLength(one)) : back
}

/** How many spaces since the last fork: the outer lanes are the long ones. */
function laneLength(space: number): number {
  let length = 0
  for (let here = space; TRACK[here]!.next.length === 1 && length < TRACK.length; here = before.get(here)![0]!) length++
  return length
}

/** Whether a step this way leads into Port Royal from the last space: the way home. */
const arrives = (from: number, to: number) => to === HOME && TRACK[from]!.next.includes(HOME)

export interface Berth {
  space: number
  lap: number
}

/** Where a count of spaces leads, by every lane. */
export function ends(start: Berth, heading: Heading, steps: number): Berth[] {
  let reached = [start]
  for (let step = 0; step < steps; step++) {
    const further = reached.flatMap((berth) => (berth.lap > 0 ? [berth] : stepsFrom(berth, heading)))
    reached = further.filter((berth, place) => further.findIndex((other) => same(other, berth)) === place)
  }
  return reached
}

function stepsFrom({ space, lap }: Berth, heading: Heading): Berth[] {
  return neighbours(space, heading).map((to) => {
    const change = heading === 'forward' ? Number(arrives(space, to)) : -Number(space === HOME)
    return { space: to, lap: lap + change }
  })
}

const same = (one: Berth, other: Berth) => one.space === other.space && one.lap === other.lap

export interface Reach {
  space: number
  action: 'morning' | 'evening'
}

const heading = (symbol: Symbol): Heading | null => (symbol === 'forward' || symbol === 'backward' ? symbol : null)

/** The spaces where a card's two actions would stop a ship, counted with the dice. */
export function reach(start: Berth, card: Symbol[], dice: [number, number]): Reach[] {
  let berths = [start]
  const found: Reach[] = []
  for (const [place, action] of (['morning', 'evening'] as const).entries()) {
    const way = heading(card[place]!)
    if (!way) continue
    const stops = berths.flatMap((berth) => (berth.lap > 0 ? [] : ends(berth, way, dice[place]!)))
    berths = stops
    for (const { space } of stops)
      if (!found.some((other) => other.space === space && other.action === action)) found.push({ space, action })
  }
  return found
}

/** The spaces a ship passes from one to another, the nearer way round, by a lane if one was named. */
export function route(from: number, to: number, lane: Lane | null): number[] {
  const ways = (['forward', 'backward'] as const).map((way) => wayTo(from, to, way, lane))
  return ways[0]!.length <= ways[1]!.length ? ways[0]! : ways[1]!
}

/** The spaces from one to another, going one way. */
export function wayTo(from: number, to: number, way: Heading, lane: Lane | null): number[] {
  let paths = [[from]]
  for (let step = 0; step < TRACK.length; step++) {
    const there = paths.find((path) => path.at(-1) === to)
    if (there) return there
    paths = paths.flatMap((path) => onward(path.at(-1)!, way, step === 0 ? lane : null).map((space) => [...path, space]))
  }
  return [from, to]
}

function onward(space: number, way: Heading, lane: Lane | null): number[] {
  const ahead = neighbours(space, way)
  return lane && ahead.length > 1 ? [ahead[lane === 'outer' ? 0 : 1]!] : ahead
}

/** The whole of a lane from a fork (or, going back, from a merge), the fork itself included. */
export function laneFrom(fork: number, way: Heading, lane: Lane): number[] {
  const path = [fork]
  let here = onward(fork, way, lane)[0]!
  while (neighbours(here, way).length === 1 && neighbours(here, way === 'forward' ? 'backward' : 'forward').length === 1) {
    path.push(here)
    here = neighbours(here, way)[0]!
  }
  return [...path, here]
}

/** Whether a space is where two lanes part, going that way. */
export const parts = (space: number, way: Heading): boolean => neighbours(space, way).length > 1
