/** Names in words: of games, of their options, of bots' levels. The games' own catalogues have them. */
import type { Message, Seat } from './board'
import { sayer, t, texts } from './text.svelte'
import type { Now } from './wire'

export function gameTitle(game: string): string {
  return t(`${game}-board-title`)
}

export function optionLabel(game: string, option: string): string {
  return t(`${game}-board-option-${option}`)
}

export function optionValue(game: string, option: string, value: unknown): string {
  const key = `${game}-board-option-${option}-${String(value)}`
  return texts.has(key) ? t(key) : String(value)
}

/** A level of the bots, or a bot by its own name. */
export function botName(bot: string): string {
  const key = `page-level-${bot}`
  return texts.has(key) ? t(key) : bot
}

/** Whether a bot plays for a person who may come back. */
export function standsIn(seat: Seat): boolean {
  return seat.kind !== 'bot' && seat.bot !== undefined && !seat.forfeited
}

/** Whether a person decides for the seat now. */
export function plays(seat: Seat): boolean {
  return (seat.kind === 'person' || seat.kind === 'here') && seat.bot === undefined
}

const BOTS = 6 // so many names there are for bots

/** The seats as people speak of them: a bot has a sailor's name instead of its level. */
export function named(seats: Seat[]): Seat[] {
  return seats.map((seat) => (seat.kind === 'bot' && seat.name === seat.bot ? { ...seat, name: sailorsName(seat.seat) } : seat))
}

function sailorsName(seat: number): string {
  const name = t(`page-bot-${((seat - 1) % BOTS) + 1}`)
  return seat > BOTS ? `${name} ${seat}` : name
}

/** Says messages of a table: somebody by their name, whoever scores without a seat by what they are. */
export function tableSayer(seats: () => Seat[], now: () => Now | null | undefined): (message: Message) => string {
  const say = sayer((number) => {
    const name = seats().find((other) => other.seat === number)?.name
    const scorer = now()?.scorers?.[String(number)]
    return name ?? (Array.isArray(scorer) ? say(scorer) : scorer) ?? t('page-seat', { seat: number })
  })
  return say
}
