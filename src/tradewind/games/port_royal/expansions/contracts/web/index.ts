// Just One More Contract at the table: clerks, gunners and vice-admirals, the contracts, the team's time and score.
import type { Product } from '../../../web/products'
import { cards, coin, number, ship } from '../../../web/art/pieces'
import { coat, person } from '../../../web/art/busts'
import type { Colour } from '../../../web/art/ships'
import Keeps from './Keeps.svelte'
import Panel from './Panel.svelte'
import Piles from './Piles.svelte'

export default {
  busts: {
    // eye-glasses, a quill behind the ear, a high collar
    clerk: person(
      '<path class="p" d="M50 30Q62 12 66-2 72 12 55 36Z"/><path class="t" d="M52 32Q62 16 66 3"/>',
      coat('<path class="p" d="M28 56 34 50 40 62 46 50 52 56 44 70H36Z"/><path class="t" d="M40 66v12"/><path class="p" d="M8 66 26 63 27 78H6Z"/><path class="t" d="M11 70 23 68M11 74 23 72"/>'),
      '<path class="h" d="M28 30Q25 12 40 11 55 12 52 30 52 22 46 19 34 18 28 30Z"/><circle class="l" cx="35" cy="31" r="4"/><circle class="l" cx="45" cy="31" r="4"/><path class="l" d="M39 31h2"/>',
    ),
    // a knotted scarf, a smudge, a cannon's muzzle
    gunner: person(
      '<path class="r" d="M50 22Q64 20 66 32 58 28 52 30Z"/>',
      coat('<path class="p" d="M30 55Q40 66 50 55L53 78H27Z"/><path class="l" d="M40 62V78"/>'),
      `<path class="r" d="M27 27Q25 8 40 8 55 8 53 27 40 18 27 27Z"/><path class="dots" d="M31 18Q40 12 49 18"/><path class="d" d="M45 37l4-1-1 4Z"/>
<path class="d" d="M50 78 58 58 76 64 72 78Z"/><path class="l" d="M55 62 74 68"/><circle class="k" cx="67" cy="62" r="3.500"/>`,
    ),
    // a cocked hat worn fore and aft, one epaulette, a baton
    'vice-admiral': person(
      '',
      coat(
        '<path class="p" d="M30 55 40 64 50 55 52 60 43 78H37L28 60Z"/><path class="t" d="M40 66v12"/><path class="b" d="M7 66Q14 58 24 58L25 64Q14 66 9 72Z"/><path class="t" d="M10 67v5M14 65v5M18 64v5"/>',
      ),
      `<path class="d" d="M24 22Q26 4 40 2 54 4 56 22 50 16 40 17 30 16 24 22Z"/><path class="l" d="M28 18Q40 9 52 18"/><circle class="p" cx="40" cy="9" r="3.200"/>
<path class="b" d="M56 78 66 56 71 58 62 78Z"/>`,
    ),
  },
  ribbons: {
    clerk: (card) => ship(card.colour as Colour, 8, 8, 26) + number('+', 38, 25, 15) + cards('1', 45, 10, 18),
    gunner: () => ship('red', 6, 9, 23) + number('−1', 39, 25, 15) + coin(55, 19, 6),
    'vice-admiral': () => cards('3', 7, 10, 18) + cards('4', 22, 10, 18) + number('→', 42, 24, 11) + coin(54, 19, 7),
  },
  pictures: { K2: ['clerk-blue-6'], K3: ['vice-admiral-5'], K4: ['gunner-4'], K5: ['flute-3-5-gift'] },
  about: ['clerk', 'gunner', 'vice-admiral'],
  Panel,
  Piles,
  Keeps,
  here: (view) => view.contracts?.open !== undefined,
  drawnFrom: (before, view) => (view.contracts?.time < before.contracts?.time ? 'time' : null),
  // a contract's moment is a question, and has buttons; at any other time the contract itself is touched
  onTable: (text, view) => text.startsWith('complete ') && view.phase !== 'complete?',
  takes: ['waive'],
  wins: ['capture'],
  first: ['complete', 'aside', 'capture', 'give'],
} satisfies Product
