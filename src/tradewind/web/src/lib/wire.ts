/** What server and page say to each other; docs/server has the whole protocol. */
import type { Message, Odds, Seat, View } from './board'

export interface GameInfo {
  name: string
  rules: string
  players: number[]
  options: Record<string, (string | number | boolean)[]>
  levels: string[]
  shortsighted: string[] // levels that could see farther with a compiler
  bots: string[]
  guided: boolean
}

export interface Me {
  id: string
  name: string
  named: boolean
}

export interface Clock {
  kind: 'none' | 'move' | 'game'
  seconds: number
  left?: Record<string, number>
}

export interface TableInfo {
  id: string
  game: string
  rules: string
  options: Record<string, unknown>
  state: 'gathering' | 'playing' | 'over'
  host: boolean
  seats: Seat[]
  spectators: number
  commitment: string | null
  salts: number[]
  clock: Clock | null
  guided: boolean
  rematch: string | null
  mark: number
  link: string
}

export interface Listed {
  id: string
  game: string
  options: Record<string, unknown>
  seats: { name: string; kind: Seat['kind'] }[]
  state: TableInfo['state']
  yours: number[]
  waiting: number[]
  spectators: number
  moved: string
}

export type Parts = Record<string, [Message, number][]>

/** How things stand after a step, through somebody's eyes. */
export interface Now {
  over: boolean
  waiting: number[]
  legal: Record<string, string[]>
  words: Record<string, Message>
  view: View
  odds: Odds[]
  undo: boolean
  scores: Record<string, number> | null
  winners: number[]
  parts: Parts | null
  scorers?: Record<string, Message | string> // who scores without a seat at the table
}

export interface LogLine {
  at: number
  seat: number
  move: string
  events: Message[]
  rules?: (string | null)[]
}

export interface StepFrame extends Now {
  type: 'step'
  at: number
  mark: number
  by: number
  move: string
  chance: (string | number)[]
  events: Message[]
  rules?: (string | null)[]
}

export interface ChatLine {
  seat?: number | null
  name: string
  text: string
  n: number
}

export interface Verdict {
  allowed: boolean
  rule: string | null
  why: Message
}

export type Frame =
  | ({ type: 'table' } & TableInfo)
  | ({ type: 'snapshot'; at: number; mark: number; seat: number | null; log: LogLine[] } & Now)
  | StepFrame
  | ({ type: 'undone'; at: number; mark: number; by: number } & Now)
  | { type: 'ack'; id: string; at: number }
  | ({ type: 'verdict'; id: string } & Verdict)
  | { type: 'error'; id?: string; code: string; message: Message; rule?: string; at?: number }
  | ({ type: 'chat' } & ChatLine)
  | { type: 'thinking'; seat: number }
  | { type: 'bot'; seat: number; sure: number }
  | { type: 'current'; at: number; mark: number }
  | { type: 'pong' }
  | { type: 'closing' }

export interface GuideStep {
  at: number
  text: string
  target?: string
  move?: string
}

export type NewSeat = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; bot: string } | { kind: 'here'; name: string }

export interface NewTable {
  game: string
  options: Record<string, unknown>
  seats: NewSeat[]
  listed: boolean
  clock?: { kind: Clock['kind']; seconds: number; then: 'bot' | 'forfeit' | 'random' }
  guided?: true
  wait?: boolean
  from?: { table: string; at: number }
}
