/** The view of Jamaica as the contract has it (rules file, last section). */
export type Good = 'food' | 'gold' | 'powder'
export type Symbol = Good | 'forward' | 'backward'
export type Hold = [Good, number] | null
export type Face = number | 'star'
export type Phase = 'dice' | 'play' | 'lane' | 'load' | 'attack' | 'powder' | 'pay' | 'sabre' | 'loot' | 'ghost' | 'over'

export interface Ship {
  space: number
  lap: number
  holds: Hold[]
  treasures: string[]
  score: number
}

export interface Player extends Ship {
  hand: number | string[]
  deck: number | string[]
  discard: string[]
  card: string | null
}

export interface Combat {
  attacker: number
  defender: number
  powder: [number | null, number | null]
  rolls: [Face | null, Face | null]
  sabre: boolean
}

export interface JamaicaView {
  round: number
  captain: number
  phase: Phase
  active: number | null
  action: 'morning' | 'evening' | null
  dice: [number, number]
  tokens: number[]
  treasures: number | string[]
  combat: Combat | null
  players: Player[]
  ghost: Ship | null
}

/** What a hold offers while one of them has to be chosen. */
export type Picker = (hold: number) => { state: 'open' | 'shut'; label: string; move: string | undefined; act: () => void }

export const GHOST = 0

export const count = (pile: number | string[]): number => (typeof pile === 'number' ? pile : pile.length)
export const symbols = (card: string): Symbol[] => card.split('/') as Symbol[]

/** All ships of the race: the seats, then the ghost as seat 0. */
export function fleet(view: JamaicaView): { seat: number; ship: Ship }[] {
  const ships: { seat: number; ship: Ship }[] = view.players.map((ship, place) => ({ seat: place + 1, ship }))
  return view.ghost ? [...ships, { seat: GHOST, ship: view.ghost }] : ships
}

export function shipOf(view: JamaicaView, seat: number): Ship | null {
  return seat === GHOST ? view.ghost : (view.players[seat - 1] ?? null)
}

/** Whose ship the one who is asked decides for: the own, or in a combat they have no part in, the ghost. */
export function shipAsked(view: JamaicaView, asked: number | undefined): number | null {
  if (asked === undefined) return null
  if (!view.combat) return view.active ?? asked
  return [view.combat.attacker, view.combat.defender].includes(asked) ? asked : GHOST
}
