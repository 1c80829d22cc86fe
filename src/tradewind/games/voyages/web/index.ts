// Voyages for the browser: how the page finds the table.
import type { Board } from '@tradewind/board'
import type { Component } from 'svelte'
import Picture from './Picture.svelte'
import Table from './Table.svelte'

const TOUCHED = /^(assign |heading |speed |duty |hero |fort |sell |fight (?!dread))/
const ORDER = ['sail', 'fight dread', 'done']

const PICTURES: Record<string, string[]> = {
  V2: ['own'],
  V4: ['heading', 'speed', 'duty'],
  V5: ['sailor', 'hero'],
  V6: ['heading'],
  V9: ['duty'],
  V10: ['sailor', 'relic', 'star'],
  V11: ['sailor', 'star'],
  V23: ['marauder-1', 'marauder-2', 'marauder-3'],
  V26: ['fort'],
  V28: ['oars', 'rudder', 'ram', 'catapult', 'cabins', 'armoury'],
  V29: ['star'],
  V43: ['timber', 'rum', 'silk', 'spice'],
  V44: ['settlement'],
  V45: ['dread'],
}

function picture(rule: string): Component | null {
  const things = PICTURES[rule]
  return things ? (anchor) => Picture(anchor, { things }) : null
}

export default {
  Table,
  onTable: (text) => TOUCHED.test(text),
  primary: (texts) => texts.toSorted((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other)),
  picture,
} satisfies Board
