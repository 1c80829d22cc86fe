/** Things on the table in words, for labels and tips. */
import { t } from '@tradewind/text.svelte'
import { symbols, type Hold, type Ship } from './view'
import { HOME, TRACK } from './track'

export const treasureName = (treasure: string): string =>
  t(treasure === '?' ? 'jamaica-treasure-unknown' : `jamaica-treasure-${treasure}`)

/** A treasure with what it is good for. */
export function treasureWords(treasure: string): string {
  if (treasure === '?') return t('jamaica-board-treasure-unknown')
  if (/\d/.test(treasure)) return t('jamaica-board-treasure-worth', { treasure: treasureName(treasure) })
  return t('jamaica-board-treasure-bonus', { treasure: treasureName(treasure), use: t(`jamaica-board-use-${treasure}`) })
}

export function cardName(card: string): string {
  if (card === '?') return t('jamaica-card-unknown')
  const [morning, evening] = symbols(card).map((symbol) => t(`jamaica-symbol-${symbol}`))
  return t('jamaica-card', { morning: morning!, evening: evening! })
}

export function holdWords(hold: Hold, number: number): string {
  return hold
    ? t('jamaica-board-hold', { number, goods: t(`jamaica-goods-${hold[0]}`, { count: hold[1] }) })
    : t('jamaica-board-hold-empty', { number })
}

export function spaceWords(space: number, guarded: boolean): string {
  const { type, cost } = TRACK[space]!
  if (space === HOME) return t('jamaica-board-space-home')
  if (type === 'lair') return t(guarded ? 'jamaica-board-space-guarded' : 'jamaica-board-space-lair', { space })
  const goods = t(`jamaica-goods-${type === 'port' ? 'gold' : 'food'}`, { count: cost })
  return t(type === 'port' ? 'jamaica-board-space-port' : 'jamaica-board-space-sea', { space, goods })
}

export const hullName = (seat: number): string => t(`jamaica-board-hull-${seat}`)

/** A ship with where it lies, for those who do not see the chart. */
export function whereWords(name: string, seat: number, ship: Ship, guarded: boolean): string {
  const space = spaceWords(ship.space, guarded)
  return t('jamaica-board-where', { name, hull: hullName(seat), space })
}
