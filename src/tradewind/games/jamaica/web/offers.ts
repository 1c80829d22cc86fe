/** What the chart lights up: from the view, the legal list and the track. Whether a move is allowed is not decided here. */
import type { Odds } from '@tradewind/board'
import { HOME, TRACK, ends, laneFrom, parts, reach, wayTo, type Heading, type Lane, type Reach } from './track'
import { shipOf, symbols, type Good, type JamaicaView } from './view'

/** A space that would be reached, with what stopping there costs. */
export interface Lit extends Reach {
  cost: { good: Good; amount: number } | null
  short: boolean // the chances say that it may not be paid
  fight: number | null // the chance to win a combat there, in percent
}

/** A way to choose on the chart: a lane, or where the ghost goes. */
export interface Way {
  move: string
  name: string
  along: number[]
  sign: number // the space where its sign stands
  suggested: boolean
}

export function costOf(space: number): Lit['cost'] {
  const { type, cost } = TRACK[space]!
  if (space === HOME || type === 'lair') return null
  return { good: type === 'port' ? 'gold' : 'food', amount: cost }
}

const about = (odds: Odds, space: number) => Number(odds.what[1]?.space) === space

function lighten(stops: Reach[], odds: Odds[]): Lit[] {
  return stops.map((stop) => {
    const here = odds.filter((each) => about(each, stop.space))
    const fight = here.find((each) => each.kind === 'combat')
    return {
      ...stop,
      cost: costOf(stop.space),
      short: here.some((each) => each.kind === 'shortage'),
      fight: fight ? Math.round((100 * fight.favourable) / fight.possible) : null,
    }
  })
}

/** Where the cards one looks at would lead. */
export function cardReach(view: JamaicaView, seat: number, cards: string[], odds: Odds[]): Lit[] {
  const ship = shipOf(view, seat)!
  const stops = cards.flatMap((card) => reach(ship, symbols(card), view.dice))
  const moves = cards.map((card) => `play ${card}`)
  return lighten(once(stops), cards.length === 1 ? odds.filter((each) => moves.includes(each.move)) : [])
}

function once(stops: Reach[]): Reach[] {
  return stops.filter((stop, place) => stops.findIndex((other) => other.space === stop.space && other.action === stop.action) === place)
}

const dieOf = (view: JamaicaView) => view.dice[view.action === 'evening' ? 1 : 0]

/** The lanes and the ghost's headings that may be chosen now. */
export function waysNow(view: JamaicaView, legal: string[], suggested: string | null): Way[] {
  const here = view.active === null ? null : shipOf(view, view.active)
  if (!here) return []
  return legal.flatMap((move): Way[] => {
    const [verb, name] = move.split(' ')
    const common = { move, name: name!, suggested: suggested === move }
    if (verb === 'lane') {
      const along = laneFrom(here.space, parts(here.space, 'forward') ? 'forward' : 'backward', name as Lane)
      return [{ ...common, along, sign: along[Math.floor(along.length / 2)]! }]
    }
    if (verb === 'ghost') {
      const stops = ends(here, name as Heading, dieOf(view)).map((berth) => berth.space)
      return [{ ...common, along: wayTo(here.space, stops[0]!, name as Heading, null), sign: stops[0]! }]
    }
    return []
  })
}

/** Where the lanes lead with the steps still to go, as the chances say. */
export function laneReach(view: JamaicaView, odds: Odds[]): Lit[] {
  const stops = odds.filter((each) => each.kind === 'reach').map((each) => ({ space: Number(each.what[1]?.space), action: view.action! }))
  return lighten(once(stops), odds)
}
