// Port Royal for the browser: how the page finds the table.
import type { Board } from '@tradewind/board'
import type { Component } from 'svelte'
import Picture from './Picture.svelte'
import { products } from './products'
import Table from './Table.svelte'

const TOUCHED = ['trade', 'hire', 'fulfil', 'send']
const ORDER = [...products.flatMap((product) => product.first ?? []), 'repel', 'draw', 'stop', 'pass']

const PICTURES: Record<string, string[]> = {
  B3: ['?', '?', '?'],
  B11: ['captain-4'],
  B12: ['pirate-5', 'flute-2-2', 'frigate-3-skull'],
  B13: ['expedition-settlers'],
  B14: ['tax-sabres', 'tax-points'],
  B15: ['barque-2-3', 'barque-1-1'],
  B20: ['pinnace-1-1', 'flute-1-1', 'barque-1-1', 'frigate-1-1', 'galleon-1-2'],
  B21: ['flute-2-2'],
  B22: ['sailor-3'],
  B25: ['expedition-priests', 'priest-4', 'jack-6'],
  B30: ['settler-4', 'captain-4', 'priest-4', 'jack-6'],
  B31: ['trader-green-3'],
  B32: ['sailor-3', 'pirate-5'],
  B33: ['admiral-7'],
  B34: ['jester-7'],
  B35: ['governor-8'],
  B36: ['mademoiselle-7'],
}

function picture(rule: string): Component | null {
  const faces = PICTURES[rule] ?? products.map((product) => product.pictures?.[rule]).find(Boolean)
  return faces ? (anchor) => Picture(anchor, { faces }) : null
}

export default {
  Table,
  onTable: (text, view) =>
    TOUCHED.includes(text.split(' ')[0] ?? '') || products.some((product) => product.onTable?.(text, view)),
  primary: (texts) => {
    const rank = (text: string): number => {
      const place = ORDER.indexOf(text.split(' ')[0] ?? '')
      return place < 0 ? ORDER.length : place
    }
    return texts.toSorted((one, other) => rank(one) - rank(other))
  },
  picture,
} satisfies Board
