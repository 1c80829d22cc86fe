/** How the page and a game's board meet. A board draws a view and offers legal moves; it knows no rules. */
import type { Component } from 'svelte'

/** A text of the catalogue, as it comes over the wire; an argument may be a text again. */
export type Message = [key: string, args?: { [name: string]: number | string | Message }]

export interface Odds {
  kind: string
  move: string
  what: Message
  favourable: number
  possible: number
}

export interface Seat {
  seat: number
  name: string
  kind: 'open' | 'person' | 'bot' | 'here'
  bot?: string
  here: boolean
  yours: boolean
  muted?: boolean
  forfeited?: boolean
}

export interface Step {
  at: number
  by: number
  move: string
  chance: (string | number)[]
  events: Message[]
}

/** Each game has its own, fixed in the last section of its rules. */
export type View = any

export interface TableProps {
  view: View // the contract's view, through `seat`'s eyes
  seat: number | null // whose eyes; null: a spectator
  legal: string[] // my legal moves now, [] if I am not asked
  words: (text: string) => string // a legal move in words
  odds: Odds[] // [] when switched off
  seats: Seat[]
  waiting: number[]
  over: boolean
  scores: Record<string, number> | null
  winners: number[]
  step: Step | null // the last step, for animation; null after a snapshot
  speed: number // 0: no motion, 1: normal
  say: (message: Message) => string
  play: (text: string) => void
  why: (text: string) => void
  small: boolean // under 700 px wide
  suggested?: string | null // the move a guided first game proposes now
}

export interface Board {
  Table: Component<TableProps>
  /** Moves that are made by touching the board itself; the rest become buttons in the action bar. */
  onTable: (text: string, view: View) => boolean
  /** The action bar's buttons in their order; the first is large. */
  primary: (texts: string[], view: View) => string[]
  /** A small drawing for a rule in the rules page. */
  picture?: (rule: string) => Component | null
}
