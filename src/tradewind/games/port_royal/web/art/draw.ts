// A whole card as a drawing of 100 × 140, put together from ships, busts and signs. What expansions add comes from
// their own folders, found by the folder's name alone.
import { fact, type Fact } from '../cards'
import { products } from '../products'
import { BUSTS } from './busts'
import { cards, coin, number, shield, ship, sign, SIGN_OF } from './pieces'
import { PENNANTS, type Colour } from './ships'

const PAPER = '<rect x=".8" y=".8" width="98.400" height="138.400" rx="7" class="p"/>'
const RIBBON = '<path class="ribbon" d="M5 7H68L62 19 68 31H5Z"/>'

/** What a person can do, as signs on a ribbon of 58 × 24 that begins at 8, 7. */
const RIBBONS: Record<string, (card: Fact) => string> = {
  trader: (card) => ship(card.colour as Colour, 6, 8, 26) + number('+', 38, 24, 15) + coin(51, 19, 8),
  settler: () => sign('house', 24, 8, 22),
  captain: () => sign('anchor', 24, 8, 22),
  priest: () => sign('cross', 24, 8, 22),
  jack: () => sign('anchor', 7, 11, 16) + sign('cross', 25, 11, 16) + sign('house', 43, 11, 16),
  sailor: () => sign('sabre', 24, 8, 22),
  pirate: () => sign('sabre', 12, 8, 22) + sign('sabre', 36, 8, 22),
  mademoiselle: () => coin(20, 19, 9) + number('−1', 47, 26, 19),
  jester: () => cards('0', 9, 9, 20) + number('→', 33, 25, 15) + coin(52, 19, 9),
  admiral: () => cards('5', 8, 9, 20) + number('→', 30, 25, 13) + coin(55, 19, 7.500) + coin(46, 19, 7.500),
  governor: () => number('+', 22, 26, 22) + cards('1', 36, 9, 20),
}

export const signsOf = (card: Fact): string => {
  const drawn = RIBBONS[card.kind] ?? products.map((product) => product.ribbons?.[card.kind]).find(Boolean)
  return drawn ? drawn(card) : ''
}

export const bust = (kind: string): string =>
  BUSTS[kind] ?? products.map((product) => product.busts?.[kind]).find(Boolean) ?? ''

function drawShip(card: Fact): string {
  const colour = card.colour as Colour
  const strength =
    card.sabres === 'skull'
      ? sign('skull', 72, 110, 24)
      : sign('sabre', 57, 112, 21) + number(card.sabres ?? '', 87, 130, 25)
  return `<g class="${colour}">${PAPER}
<path class="sky" d="M4 10Q4 4 10 4H90Q96 4 96 10V104H4Z"/><path class="water" d="M4 90q8-5 15 0t15 0 15 0 16 0 16 0 15 0V107H4Z"/>
${ship(colour, 6, 24, 88)}
<g transform="translate(66 7)">${PENNANTS[colour]}</g>
${coin(21, 21, 17, card.coins ?? '')}
${card.gift ? sign('gift', 7, 112, 22) + number(`+${card.gift}`, 42, 130, 20) : ''}${strength}</g>`
}

function drawPerson(card: Fact): string {
  return `<g class="${card.colour ?? ''}">${PAPER}<path class="glow ${card.kind}" d="M8 112V66Q10 36 50 36 90 36 92 66V112Z"/>
<g class="person-${card.kind}" transform="translate(8 36) scale(1.05 .98)">${bust(card.kind)}</g><path class="l" d="M8 112H92"/>
${RIBBON}${signsOf(card)}${card.points ? shield(82, 21, 31, card.points) : ''}${coin(21, 120, 16, card.cost ?? '')}</g>`
}

function drawExpedition(card: Fact): string {
  const needs = Object.entries(card.needs ?? {}).flatMap(([kind, count]) => Array<string>(count).fill(kind))
  const wide = 27
  const row = needs.map((kind, place) => `<g transform="translate(${50 - (needs.length * wide) / 2 + place * wide} 82)">
<rect class="p" x="1" width="25" height="25" rx="4"/>${sign(SIGN_OF[kind] ?? 'any', 2.500, 1.500, 22)}</g>`)
  return `${PAPER}<path class="sky sea" d="M4 10Q4 4 10 4H90Q96 4 96 10V112H4Z"/>
<path class="land" d="M4 30Q18 26 20 38 34 42 28 56 16 62 4 58ZM96 44Q80 42 78 54 66 60 74 72 84 80 96 76ZM44 8Q58 6 62 4H36Q38 8 44 8Z"/>
<path class="t" d="M4 34q10-1 12 7 10 4 7 12-8 5-19 2M96 49q-12-2-13 7-9 5-4 11 6 6 17 4"/>
<path class="route" d="M22 50Q40 26 52 40T74 62"/><path class="cross-mark" d="M70 58l9 9M79 58l-9 9"/>
<g class="t" transform="translate(30 20)"><path d="M0-12V12M-12 0H12M-7-7 7 7M-7 7 7-7"/><circle class="p" r="3"/></g>
${row.join('')}${shield(78, 23, 38, card.points ?? '')}${number('+', 26, 133, 24)}${coin(52, 124, 14.500, card.coins ?? '')}`
}

function drawTax(card: Fact): string {
  const gets = card.bonus === 'most-sabres' ? sign('sabre', 8, 111, 23) : shield(20, 122, 24, '')
  const most = card.bonus === 'most-sabres' ? 'M40 128V116M35 121 40 116 45 121' : 'M40 116V128M35 123 40 128 45 123'
  return `${PAPER}<path class="t" d="M12 16H88M12 44H88M12 52H80M12 60H86"/>
${coin(20, 30, 11)}${number(`≥${card.from}`, 60, 38, 23)}
<path class="e" d="M34 82 26 108 38 102 46 110 50 88ZM66 82 74 108 62 102 54 110 50 88Z"/>
<path class="r" d="M50 46q6-3 9 3 7-1 8 6 7 2 5 9 5 5 0 10 2 7-5 9-1 7-8 6-3 6-9 3-6 3-9-3-7 1-8-6-7-2-5-9-5-5 0-10-2-7 5-9 1-7 8-6 3-6 9-3Z"/>
<circle class="t" cx="50" cy="69" r="15"/><g style="--pen:#fffaf0">${number(card.keep ? `${card.keep}` : '½', 50, 77, 24)}</g>
${gets}<path class="l thick" d="${most}"/>${number('+', 60, 130, 20)}${coin(79, 122, 12, card.bonus_coins ?? '')}`
}

const drawn = new Map<string, string>()

/** The face of a card. */
export function drawing(face: string): string {
  const known = drawn.get(face)
  if (known !== undefined) return known
  const card = fact(face)
  const kinds: Record<string, (card: Fact) => string> = { ship: drawShip, expedition: drawExpedition, tax: drawTax }
  const made = face === '?' ? BACK : (kinds[card.kind] ?? drawPerson)(card)
  drawn.set(face, made)
  return made
}

/** The back of every card: a coin on deep water. */
export const BACK = `<rect x=".8" y=".8" width="98.400" height="138.400" rx="7" class="back"/>
<rect x="6" y="6" width="88" height="128" rx="4" class="frame"/>
<path class="frame" d="M6 38q11-7 22 0t22 0 22 0 22 0M6 26q11-7 22 0t22 0 22 0 22 0M6 14q11-7 22 0t22 0 22 0 22 0M6 126q11-7 22 0t22 0 22 0 22 0M6 114q11-7 22 0t22 0 22 0 22 0M6 102q11-7 22 0t22 0 22 0 22 0"/>
<circle class="b" cx="50" cy="70" r="29"/><circle class="t" cx="50" cy="70" r="24.500"/>
<path class="k" d="M50 48 54 66 72 70 54 74 50 92 46 74 28 70 46 66Z"/><circle class="b" cx="50" cy="70" r="3.500"/>`
