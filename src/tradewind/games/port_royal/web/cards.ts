// Facts about cards, straight from the game's and its products' own files; nothing is typed a second time here.
import base from '../cards.toml'
import type { Colour } from './art/ships'

export interface Fact {
  face: string
  kind: string
  colour?: Colour
  coins?: number
  sabres?: number | 'skull'
  cost?: number
  points?: number
  gift?: number
  needs?: { captain: number; priest: number; settler: number }
  from?: number
  keep?: number
  bonus?: string
  bonus_coins?: number
}

interface Cards {
  cards: Fact[]
}

const more = import.meta.glob<Cards>('../expansions/*/cards.toml', { eager: true, import: 'default' })

export const FACTS = new Map<string, Fact>(
  [base as unknown as Cards, ...Object.values(more)].flatMap((file) => file.cards).map((fact) => [fact.face, fact]),
)

const NOTHING: Fact = { face: '?', kind: 'unknown' }
export const fact = (face: string): Fact => FACTS.get(face) ?? NOTHING
export const isShip = (face: string): boolean => fact(face).kind === 'ship'
export const isPerson = (face: string): boolean => fact(face).cost !== undefined

/** The catalogue's key of a card's name: the face without its figures. */
export const nameKey = (face: string): string => `port-royal-card-${face.replace(/(-(\d+|skull)\b)+/g, '')}`

/** What belongs together in front of a player: one heap for each ability, and for each colour of it. */
export function heaps(faces: string[]): { key: string; faces: string[] }[] {
  const found = new Map<string, string[]>()
  for (const face of faces) {
    const { kind, colour } = fact(face)
    const key = colour ? `${kind}-${colour}` : kind
    found.set(key, [...(found.get(key) ?? []), face])
  }
  return [...found].map(([key, together]) => ({ key, faces: together })).sort((a, b) => (a.key < b.key ? -1 : 1))
}

/** The different colours of the ships that lie there. */
export const coloursOf = (faces: string[]): Set<Colour> =>
  new Set(faces.filter(isShip).map((face) => fact(face).colour as Colour))
