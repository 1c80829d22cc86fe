// The contracts' facts, and what each asks for as a row of small drawings.
import facts from '../cards.toml'
import { coin, number, shield, ship, sign } from '../../../web/art/pieces'
import { COLOURS, PENNANTS, type Colour } from '../../../web/art/ships'

interface Needs {
  persons?: string[]
  expeditions?: number
  moment?: string
  waive?: Colour
  times?: number
  sabres?: number
  repelled_colours?: number
  persons_of_cost_at_most_3?: number
  points?: number
  pay?: number
}

export interface Contract {
  face: string
  needs: Needs
  rewards: number[]
  seal: [number, string]
}

export const CONTRACTS = new Map<string, Contract>(
  (facts.contracts as Contract[]).map((contract) => [contract.face, contract]),
)

const flags = (many: number): string =>
  COLOURS.slice(0, many)
    .map((colour, place) => `<g class="${colour}" transform="translate(${place * 19} 6) scale(.62)">${PENNANTS[colour]}</g>`)
    .join('')

/** A drawing of so many units' width and a height of 26. */
export interface Strip {
  width: number
  drawn: string
}

const strip = (width: number, drawn: string): Strip => ({ width, drawn })

const MOMENTS: Record<string, Strip> = {
  'pay-tax': strip(
    28,
    '<path class="r" d="M14 1q3-1.500 4.500 1.500 3.500-.5 4 3 3.500 1 2.500 4.500 2.500 2.500 0 5 1 3.500-2.500 4.500-.5 3.500-4 3Q17 25.500 14 24q-3 1.500-4.500-1.500-3.500.5-4-3Q2 18.500 3 15 .5 12.500 3 10 2 6.500 5.500 5.500 6 2 9.500 2.500 11-.5 14 1Z"/>' +
      `<g style="--pen:#fffaf0">${number('½', 14, 17, 13)}</g>`,
  ),
  bust: strip(62, ship('red', 0, 0, 30) + ship('red', 32, 0, 30)),
  'colours-3': strip(57, flags(3)),
  'colours-4': strip(76, flags(4)),
}

/** What a contract asks for; the two people of a pair contract are drawn as chips instead. */
export function asks({ needs }: Contract): Strip {
  if (needs.expeditions) return strip(66, sign('anchor', 0, 2, 22) + sign('cross', 22, 2, 22) + sign('house', 44, 2, 22))
  if (needs.moment && MOMENTS[needs.moment]) return MOMENTS[needs.moment]!
  if (needs.waive) {
    const crossed = `${coin(41, 13, 9)}<path class="l thick" d="M31 23 51 3"/>`
    return strip(82, ship(needs.waive, 0, 1, 30) + crossed + number(`×${needs.times}`, 67, 20, 18))
  }
  if (needs.sabres) return strip(62, Array.from({ length: needs.sabres }, (_, k) => sign('sabre', k * 20, 2, 22)).join(''))
  if (needs.repelled_colours) return strip(95, flags(needs.repelled_colours))
  if (needs.persons_of_cost_at_most_3)
    return strip(56, number(`${needs.persons_of_cost_at_most_3}×`, 13, 20, 18) + coin(42, 13, 12, '≤3'))
  if (needs.points) return strip(26, shield(13, 13, 25, needs.points))
  return strip(28, coin(14, 13, 12.5, needs.pay ?? ''))
}
