// What cards are put together from: figures, signs, ships, coins, shields. Sizes and places are the card's own units.
import { SHIPS, type Colour } from './ships'
import { SIGNS } from './symbols'

export const number = (text: string | number, x: number, y: number, size: number): string =>
  `<text class="n" x="${x}" y="${y}" font-size="${size}">${text}</text>`

export const sign = (name: string, x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 24})">${SIGNS[name]}</g>`

export const ship = (colour: Colour, x: number, y: number, width: number): string =>
  `<g class="${colour}" transform="translate(${x} ${y}) scale(${width / 100})">${SHIPS[colour]}</g>`

/** A coin with a figure on it; without one, as a thing among signs. */
export const coin = (x: number, y: number, radius: number, figure: string | number = ''): string =>
  `<circle class="b" cx="${x}" cy="${y}" r="${radius}"/><circle class="t" cx="${x}" cy="${y}" r="${radius * 0.8}"/>` +
  (figure === '' ? '' : number(figure, x, y + radius * 0.44, radius * 1.3))

export const shield = (x: number, y: number, size: number, figure: string | number): string =>
  `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})"><path class="e" d="M2.500 2.500Q7 4 12 1.500 17 4 21.500 2.500 23 16 12 22.500 1 16 2.500 2.500Z"/></g>` +
  `<g style="--pen:#fffaf0">${number(figure, x, y + size * 0.25, size * 0.72)}</g>`

/** Some cards, said by a figure on a card. */
export const cards = (figure: string, x: number, y: number, height: number): string =>
  `<g transform="translate(${x} ${y})"><path class="p" d="M0 0H${height * 0.72}V${height}H0Z"/>${number(figure, height * 0.36, height * 0.76, height * 0.72)}</g>`

/** The signs that an expedition asks for, and who brings them. */
export const SIGN_OF: Record<string, string> = { captain: 'anchor', priest: 'cross', settler: 'house' }
