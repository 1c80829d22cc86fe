// Port Royal for the browser: how the page finds the table.
import type { Board } from '@tradewind/board'
import { products } from './products'
import Table from './Table.svelte'

const TOUCHED = ['trade', 'hire', 'fulfil', 'send']
const ORDER = ['repel', 'draw', 'stop', 'pass']

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
} satisfies Board
