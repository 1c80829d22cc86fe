// What a product adds to the table. The base knows only that products may lie in folders beside it.
import type { Component } from 'svelte'
import type { Fact } from './cards'
import type { TableProps } from '@tradewind/board'

/** What is looked at: a card by its face, or anything by a title and some words. */
export type Held = string | { title: string; words: string }

/** What every part of the table is given. */
export interface Part extends TableProps {
  /** A card is hovered, focused or held: show it large beside its place; or something else, by its own words. */
  hold: (what: Held | null, at: Element | null) => void
}

export interface PlayerPart extends Part {
  /** Whose things these are, from 1. */
  of: number
}

export interface Product {
  busts?: Record<string, string>
  ribbons?: Record<string, (card: Fact) => string>
  /** Kinds of cards whose meaning the product's own catalogue tells, under `port-royal-board-about-KIND`. */
  about?: string[]
  /** Cards that go with a rule in the rules. */
  pictures?: Record<string, string[]>
  /** Beside the harbour. */
  Panel?: Component<Part>
  /** Among the piles. */
  Piles?: Component<Part>
  /** Among a player's things. */
  Keeps?: Component<PlayerPart>
  /** Whether this game is played with the panel. */
  here?: (view: any) => boolean
  onTable?: (text: string, view: any) => boolean
  /** Kinds of moves whose buttons come first. */
  first?: string[]
  /** Kinds of moves that take a card as hiring does: the active player gets a coin for it. */
  takes?: string[]
  /** Kinds of moves that turn up cards before everybody, as drawing does. */
  turnsUp?: string[]
  /** Kinds of moves that win the card turned up. */
  wins?: string[]
  /** The pile that cards came from between two views, if it was not the deck. */
  drawnFrom?: (before: any, view: any) => string | null
}

const found = import.meta.glob<Product>('../expansions/*/web/index.ts', { eager: true, import: 'default' })
export const products: Product[] = Object.values(found)
