// The Gambler at the table: a broad hat with a card in its band, four cards fanned out.
import type { Product } from '../../../web/products'
import { cards, number } from '../../../web/art/pieces'
import { coat, person } from '../../../web/art/busts'
import Keeps from './Keeps.svelte'

const FAN =
  '<g transform="translate(60 76)"><path class="p" d="M-14-6-4-26 5-22-5-2Z"/><path class="p" d="M-8-4-3-27 7-25 2-2Z"/><path class="p" d="M-4-2 0-26H10L6-2Z"/><path class="r" d="M4-19l3 4-3 4-3-4Z" /></g>'

export default {
  busts: {
    gambler: person(
      '',
      coat(
        '<path class="p" d="M31 56 40 64 49 56 54 78H26Z"/><path class="d" d="M36 63 40 66 44 63 45 69 40 66 35 69Z"/><path class="r" d="M24 60 34 78H20ZM56 60 46 78H60Z"/>',
      ),
      `<path class="k" d="M40 40q-4-1-7 1.500 3-.5 7 0 4-.5 7 0-3-2.500-7-1.500Z"/>
<path class="d" d="M12 21Q26 24 40 23 54 24 68 21 58 16 54 17 54 4 40 4 26 4 26 17 22 16 12 21Z"/><path class="r" d="M26 14Q40 18 54 14V18Q40 22 26 18Z"/><path class="p" d="M46 4 53 2 56 14 49 16Z"/>${FAN}`,
    ),
  },
  ribbons: { gambler: () => cards('4', 8, 9, 20) + number('→', 30, 25, 13) + number('+1', 49, 26, 17) },
  pictures: { G1: ['gambler-4'] },
  about: ['gambler'],
  turnsUp: ['gamble'],
  Keeps,
} satisfies Product
