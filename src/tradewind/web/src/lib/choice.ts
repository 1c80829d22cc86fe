/** What a person plays when they just play: their last choice for the game, kept on this device. */
import type { GameInfo, NewSeat, NewTable } from './wire'

export interface Choice {
  players: number
  level: string
  seats: ('bot' | 'open' | 'here')[] // of the others, in order; more than there are do no harm
  names: string[] // of those who sit here too
  options: Record<string, unknown>
  listed: boolean
  wait: boolean // before the first card, for chance of one's own
  clock: string // 'none', or kind:seconds
}

export const CLOCKS = ['none', 'move:30', 'move:120', 'move:86400', 'game:600', 'game:1800']
const KEPT = 'tradewind-choices'
const LIKED_PLAYERS = 3
const LIKED_LEVEL = 'sailor'
const ROOM_FOR_SEATS = 100

export function usual(game: GameInfo): Choice {
  return {
    players: game.players.includes(LIKED_PLAYERS) ? LIKED_PLAYERS : game.players[0]!,
    level: game.levels.includes(LIKED_LEVEL) ? LIKED_LEVEL : (game.levels[0] ?? game.bots[0] ?? 'random'),
    seats: Array(ROOM_FOR_SEATS).fill('bot'),
    names: Array(ROOM_FOR_SEATS).fill(''),
    options: {},
    listed: false,
    wait: false,
    clock: 'none',
  }
}

function kept(): Record<string, Choice | undefined> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') ?? {}
  } catch {
    return {}
  }
}

export function lastChoice(game: GameInfo): Choice {
  const last = kept()[game.name]
  return last && game.players.includes(last.players) ? { ...usual(game), ...last } : usual(game)
}

export function keepChoice(game: GameInfo, choice: Choice): void {
  localStorage.setItem(KEPT, JSON.stringify({ ...kept(), [game.name]: choice }))
}

export function newTable(game: GameInfo, choice: Choice): NewTable {
  const others: NewSeat[] = choice.seats.slice(0, choice.players - 1).map((kind, place) => {
    if (kind === 'bot') return { kind, bot: choice.level }
    return kind === 'here' ? { kind, name: choice.names[place] || `${place + 2}` } : { kind }
  })
  const [kind, seconds] = choice.clock.split(':')
  const clock = choice.clock === 'none' ? undefined : { kind: kind as 'move' | 'game', seconds: Number(seconds), then: 'bot' as const }
  return {
    game: game.name,
    options: { ...choice.options, players: choice.players },
    seats: [{ kind: 'me' }, ...others],
    listed: choice.listed,
    wait: choice.wait,
    ...(clock ? { clock } : {}),
  }
}
