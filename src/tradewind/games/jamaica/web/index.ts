/** The board of Jamaica. */
import type { Board } from '@tradewind/board'
import Table from './Table.svelte'

/** Ways on the chart are also offered as buttons: on a phone a sea lane is narrow. */
const ALSO_BUTTONS = ['lane', 'ghost']

export default {
  Table,
  onTable: (text) => !ALSO_BUTTONS.includes(text.split(' ')[0]!),
  primary: (texts) => texts,
} satisfies Board
