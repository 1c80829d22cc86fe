// Set Sail! at the table: merchants with their ledgers, passengers with their bags, ships that stay with a merchant.
import type { Product } from '../../../web/products'
import { number, shield, ship, sign } from '../../../web/art/pieces'
import { coat, person } from '../../../web/art/busts'
import type { Colour } from '../../../web/art/ships'
import Keeps from './Keeps.svelte'

export default {
  busts: {
    // a fur hat, a forked beard, an open ledger
    merchant: person(
      '',
      coat('<path class="h" d="M28 56Q34 66 34 78H24Q24 66 20 60ZM52 56Q46 66 46 78H56Q56 66 60 60Z"/>'),
      `<path class="h" d="M29 34Q28 48 34 56L40 50 46 56Q52 48 51 34 47 39 40 38 33 39 29 34Z"/><path class="l" d="M37 43h6"/>
<path class="h" d="M25 24Q22 12 30 10H50Q58 12 55 24 40 19 25 24Z"/><path class="c" d="M30 10Q32 2 40 2 48 2 50 10 40 7 30 10Z"/><path class="t" d="M29 15l2 5M35 13l1 5M41 13v5M47 14l-1 5"/>
<path class="p" d="M42 66 58 62 60 78H44ZM74 66 58 62 60 78H76Z"/><path class="t" d="M46 69 55 67M46 73 56 71M62 67 71 70M62 71 72 74"/>`,
    ),
    // a bonnet tied under the chin, a travelling bag
    passenger: person(
      '<path class="p" d="M40 6Q16 6 20 34 22 48 30 52L50 52Q58 48 60 34 64 6 40 6Z"/>',
      coat('<path class="p" d="M30 55Q40 66 50 55L56 62Q40 76 24 62Z"/>'),
      `<path class="h" d="M28.500 27Q29 14 40 15 51 14 51.500 27 46 21 40 21 34 21 28.500 27Z"/><path class="t" d="M24 20Q40 4 56 20"/><path class="r" d="M36 52 40 55 44 52 46 58 40 56 34 58Z"/>
<path class="b" d="M52 66H74V78H52Z"/><path class="l" d="M58 66V61H68V66M52 71H74"/>`,
    ),
  },
  ribbons: {
    merchant: (card) => ship(card.colour as Colour, 6, 8, 26) + number('→', 38, 25, 12) + shield(52, 19, 18, 1),
    passenger: () => sign('wave', 24, 8, 22),
  },
  pictures: { S2: ['tax-nine'], S3: ['merchant-green-4', 'barque-1-1'], S4: ['passenger-4'] },
  about: ['merchant', 'passenger', 'tax-nine'],
  Keeps,
} satisfies Product
