// Cards in words, with the keys of the game's own catalogue.
import type { Message, TableProps } from '@tradewind/board'
import { fact, nameKey } from './cards'
import { products } from './products'

/** The name with the figure that tells cards of one name apart. */
export function cardMessage(face: string): Message {
  const { coins, cost, kind } = fact(face)
  const name: Message = [nameKey(face)]
  if (kind === 'ship') return ['port-royal-ship', { name, coins: coins ?? 0 }]
  if (cost !== undefined) return ['port-royal-person', { name, cost }]
  return name
}

/** The move that takes a card of the harbour. */
export const taking = (face: string): string => `${fact(face).kind === 'ship' ? 'trade' : 'hire'} ${face}`

/** A move about a card in words, whether or not it is allowed now. */
export function moveMessage(text: string): Message {
  const [verb, face = ''] = text.split(' ')
  return [`port-royal-do-${verb}`, { card: cardMessage(face) }]
}

/** What a card means, as one text of the catalogue: the face's own if a product tells of it, else its kind's. */
export function aboutKey(face: string): string {
  const { kind } = fact(face)
  const told = products.some((product) => product.about?.includes(face)) || kind === 'tax'
  return `port-royal-board-about-${told ? face : kind}`
}

/** The name of whoever sits there. */
export const nameOf = (seats: TableProps['seats'], seat: number): string =>
  seats.find((other) => other.seat === seat)?.name ?? String(seat)
