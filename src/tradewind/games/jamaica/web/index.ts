/** The board of Jamaica. */
import type { Component } from 'svelte'
import type { Board } from '@tradewind/board'
import Picture from './Picture.svelte'
import Table from './Table.svelte'

/** Ways on the chart are also offered as buttons: on a phone a sea lane is narrow. */
const ALSO_BUTTONS = ['lane', 'ghost']

const PICTURES: Record<string, string[]> = {
  J1: ['ship 1', 'hull 3food,3gold,-,-,-'],
  J2: ['treasure ?', 'space 4 guarded'],
  J4: ['compass'],
  J10: ['die 5', 'die 2'],
  J11: ['card ?'],
  J12: ['card food/forward'],
  J20: ['token food', 'token gold', 'token powder'],
  J21: ['hull 2food,6powder,1food,4gold,3gold'],
  J30: ['card forward/backward'],
  J32: ['space 5', 'token gold', 'token gold', 'token gold'],
  J33: ['space 1', 'token food', 'token food'],
  J34: ['space 9'],
  J35: ['space 9 guarded', 'treasure ?'],
  J40: ['ship 4', 'ship 2'],
  J41: ['token powder', 'token powder', 'combat 8'],
  J42: ['combat star'],
  J50: ['combat 2', 'combat 6', 'combat 10', 'combat star'],
  J60: ['treasure morgans-map', 'treasure sarans-sabre', 'treasure lady-beth', 'treasure sixth-hold'],
  J61: ['treasure gold-7', 'treasure curse-3', 'treasure ?'],
  J62: ['treasure sarans-sabre', 'combat 4', 'combat 10'],
  J80: ['ship 0', 'hull 5gold,3gold,-,-,-', 'treasure lady-beth'],
}

function picture(rule: string): Component | null {
  const things = PICTURES[rule]
  return things ? (anchor) => Picture(anchor, { things }) : null
}

export default {
  Table,
  onTable: (text) => !ALSO_BUTTONS.includes(text.split(' ')[0]!),
  primary: (texts) => texts,
  picture,
} satisfies Board
