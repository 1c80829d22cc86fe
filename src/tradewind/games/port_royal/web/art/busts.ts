// People as ink busts, in a box of 80 × 78, known by what they wear. Classes are those of pen.css; an expansion draws
// its own people from the same parts.

export const NECK = '<path class="s" d="M34 44V58Q40 63 46 58V44Z"/>'
export const HEAD = '<path class="s" d="M28.500 29Q28 44 40 50 52 44 51.500 29 51 15 40 15 29 15 28.500 29Z"/>'
export const FACE =
  '<path class="t" d="M32.500 28q2.500-1.600 5 0M42.500 28q2.500-1.600 5 0M40 30l-2 7.500h3M36.500 43q3.500 2 7 0"/><path class="k" d="M34 30.300h2.400v1.500H34ZM43.600 30.300H46v1.500h-2.400Z"/>'
export const SHOULDERS = 'M6 78Q8 62 30 55L40 64 50 55Q72 62 74 78Z'

export const coat = (inside = ''): string => `<path class="c" d="${SHOULDERS}"/>${inside}`
const person = (behind: string, body: string, over: string): string => behind + NECK + body + HEAD + FACE + over
export { person }

const LAPELS = '<path class="p" d="M30 55 40 64 50 55 52 60 43 78H37L28 60Z"/><path class="t" d="M40 66v12M37 70h1M37 75h1"/>'
const SABRE = 'M66 74 62 70Q72 44 66 16 78 42 66 74Z'
const SABRE_HILT = 'M59 66 71 73M62 72l-3 6'

export const BUSTS: Record<string, string> = {
  // a flat cap, a moustache, a fat purse
  trader: person(
    '',
    coat(LAPELS),
    `<path class="d" d="M25 22Q24 9 42 8 58 9 56 20 50 17 40 17.500 30 18 25 22Z"/><path class="t" d="M30 15q10-4 20-2"/>
<path class="k" d="M40 39.500q-4-2.500-8 1 5 .5 8 0 3 .5 8 0-4-3.500-8-1Z"/>
<path class="b" d="M57 78Q53 66 60 62L58 58H68L66 62Q73 66 70 78Z"/><path class="l" d="M58 62h10"/>`,
  ),
  // a straw hat, a kerchief, a hoe over the shoulder
  settler: person(
    '<path class="l" d="M64 78 70 14"/><path class="d" d="M60 14 76 11 77 17 70 18Z"/>',
    coat('<path class="p" d="M29 55 40 70 51 55 46 58Q40 62 34 58Z"/><path class="t" d="M18 62 24 78M62 62 56 78"/>'),
    `<path class="b" d="M14 23Q26 17 29 18 29 6 40 6 51 6 51 18 54 17 66 23 54 27 40 26 26 27 14 23Z"/><path class="t" d="M29 18q11 4 22 0M33 10v7M40 8v9M47 10v7"/>`,
  ),
  // a feathered hat, long hair, a spyglass
  captain: person(
    '<path class="h" d="M27 20Q20 44 24 58L34 56 32 26ZM53 20Q60 44 56 58L46 56 48 26Z"/>',
    coat(LAPELS + '<path class="l" d="M22 60 30 78M58 60 50 78"/>'),
    `<path class="d" d="M17 21Q30 24 40 14 50 24 63 21 62 8 40 4 18 8 17 21Z"/><path class="p" d="M54 12Q66-2 74 6 64 5 57 17Z"/><path class="t" d="M57 14q6-7 12-7"/>
<path class="b" d="M8 74 20 60 26 65 13 78H8Z"/><path class="l" d="M13 68l6 5"/>`,
  ),
  // a bald crown, a white collar, a cross on the chest
  priest: person(
    '',
    coat('<path class="p" d="M33 56 40 62 47 56 48 61 40 66 32 61Z"/><path class="b" d="M38 68h4v3h3v3.500h-3V78h-4v-3.500h-3V71h3Z"/>'),
    '<path class="h" d="M28 36Q24 22 31 17 30 26 31 30ZM52 36Q56 22 49 17 50 26 49 30Z"/><path class="t" d="M34 19q6-3 12 0"/>',
  ),
  // a headband and a tail of hair, an apron, a hammer
  jack: person(
    '<path class="h" d="M48 16Q62 14 62 34 58 26 50 26Z"/><path class="l" d="M14 78 18 42"/><path class="d" d="M9 36 27 38 26 45 8 43Z"/>',
    coat('<path class="d" d="M28 66H52L54 78H26Z"/><path class="l" d="M30 56 31 66M50 56 49 66"/><path class="t" d="M34 72h12"/>'),
    '<path class="h" d="M28 24Q27 10 40 10 53 10 52 24 46 16 40 16 33 16 28 24Z"/><path class="r" d="M27 23Q40 17 53 23L53 27Q40 21 27 27Z"/>',
  ),
  // a knitted cap, a striped shirt, one sabre
  sailor: person(
    `<path class="p" d="${SABRE}"/><path class="l" d="${SABRE_HILT}"/>`,
    coat(
      '<path class="p" d="M30 55Q40 66 50 55L56 78H24Z"/><path class="l" d="M29 64Q40 72 51 64M27 71Q40 79 53 71"/>',
    ),
    '<path class="e" d="M28 24Q26 8 40 7 54 8 52 24 40 18 28 24Z"/><path class="p" d="M27 21Q40 15 53 21L53 26Q40 20 27 26Z"/><path class="t" d="M33 19v5M40 18v4M47 19v5"/>',
  ),
  // a tricorne with a skull, an eye-patch, a beard, two sabres
  pirate: person(
    `<path class="p" d="${SABRE}"/><path class="l" d="${SABRE_HILT}"/><g transform="matrix(-1 0 0 1 80 0)"><path class="p" d="${SABRE}"/><path class="l" d="${SABRE_HILT}"/></g>`,
    coat('<path class="r" d="M30 55Q40 66 50 55L48 63Q40 69 32 63Z"/><path class="t" d="M24 62 36 78M56 62 44 78"/>'),
    `<path class="h" d="M29 34Q29 50 40 56 51 50 51 34 48 39 44 39 40 37 36 39 32 39 29 34Z"/><path class="l" d="M37 43h6"/>
<path class="k" d="M31 27.500h7.500L37 33.500H33Z"/><path class="l" d="M28 24 52 31"/>
<path class="d" d="M15 22Q22 16 26 6 40 11 54 6 58 16 65 22 52 25 40 18 28 25 15 22Z"/><path class="pale" d="M37 11h6v4h-1.500v2h-3v-2H37Z"/>`,
  ),
  // hair piled high, pearls, a fan
  mademoiselle: person(
    '<path class="h" d="M25 40Q18 16 30 8 40-1 51 8 62 18 55 40 50 36 51 24H29Q30 36 25 40Z"/>',
    '<path class="c" d="M6 78Q10 64 26 60 33 70 40 68 47 70 54 60 70 64 74 78Z"/><path class="s" d="M34 50Q28 57 26 60 33 70 40 68 47 70 54 60 52 57 46 50Z"/>',
    `<path class="h" d="M28.500 27Q29 14 40 15 51 14 51.500 27 47 18 40 20 33 18 28.500 27Z"/><path class="r" d="M48 8q6-6 8 0-2 5-7 4Z"/>
<path class="dots" d="M30 58Q40 65 50 58"/><path class="k" d="M39 43q1 1.600 2 0Z"/>
<path class="r" d="M60 78 56 58Q66 52 77 60L66 78Z"/><path class="t" d="M61 76 60 57M63 76 66 56M65 77 73 58"/>`,
  ),
  // a cap with bells, a ruff
  jester: person(
    '',
    coat('<path class="d" d="M40 64 50 55Q72 62 74 78H40Z"/>') +
      '<path class="p" d="M22 58 27 52 32 57 36 53 40 58 44 53 48 57 53 52 58 58 54 65 48 62 44 67 40 63 36 67 32 62 26 65Z"/>',
    `<path class="r" d="M29 22Q28 12 14 16 12 24 14 29 9 8 26 7 36 5 40 15 36 17 29 22Z"/><path class="e" d="M51 22Q52 12 66 16 68 24 66 29 71 8 54 7 44 5 40 15 44 17 51 22Z"/>
<circle class="b" cx="14" cy="32" r="3.400"/><circle class="b" cx="66" cy="32" r="3.400"/><path class="l" d="M34 41q6 6 12 0"/>`,
  ),
  // a cocked hat worn athwart, epaulettes, a sash
  admiral: person(
    '',
    coat(
      LAPELS +
        '<path class="e" d="M27 57 33 56 62 76 56 78Z"/><path class="b" d="M7 66Q14 58 24 58L25 64Q14 66 9 72ZM73 66Q66 58 56 58L55 64Q66 66 71 72Z"/><path class="t" d="M10 67v5M14 65v5M18 64v5M70 67v5M66 65v5M62 64v5"/>',
    ),
    '<path class="d" d="M10 22Q22 2 40 4 58 2 70 22 56 18 40 19 24 18 10 22Z"/><path class="l" d="M14 20Q40 11 66 20"/><circle class="b" cx="40" cy="11" r="3.600"/>',
  ),
  // a great wig, lace, a chain of office
  governor: person(
    '<path class="p" d="M40 6Q18 6 20 32 14 44 20 58 28 62 32 54L48 54Q52 62 60 58 66 44 60 32 62 6 40 6Z"/><path class="t" d="M24 26q4 4 0 8 4 4 0 8 4 4 1 9M56 26q-4 4 0 8-4 4 0 8-4 4-1 9"/>',
    coat('<path class="p" d="M34 57 40 62 46 57 49 67 44 66 45 73 40 69 35 73 36 66 31 67Z"/><path class="dots" d="M20 60Q28 76 40 76 52 76 60 60"/>'),
    '<path class="p" d="M28.500 30Q28 14 40 13 52 14 51.500 30 50 20 44 18 40 21 36 18 30 20 28.500 30Z"/><path class="t" d="M36 12q4 4 8 0"/>',
  ),
}
