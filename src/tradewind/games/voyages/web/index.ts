import type { Board } from '@tradewind/board'
import Table from './Table.svelte'

const TOUCHED = /^(assign |heading |speed |duty |hero |fort |sell |fight (?!dread))/
const ORDER = ['sail', 'fight dread', 'done']

export default {
  Table,
  onTable: (text) => TOUCHED.test(text),
  primary: (texts) => [...texts].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)),
} satisfies Board
