// The five ships, bow to the right, in a box of 100 × 84. Each colour is also a hull, a rig and a pennant, so that
// nobody needs to tell colours apart. Classes are those of pen.css.

export const COLOURS = ['yellow', 'blue', 'green', 'red', 'black'] as const
export type Colour = (typeof COLOURS)[number]

const SEA = '<path class="t" d="M4 79q6-4 12 0t12 0 12 0 12 0 12 0 12 0 12 0 8-1"/>'

/** One mast, a gaff sail and a jib, a low open hull. */
const PINNACE = `
<path class="l" d="M46 60V9M46 17 23 25M46 53 19 51M82 55 47 12"/>
<path class="sail" d="M45 18 23 26Q17 40 20 50L45 52Z"/>
<path class="sail" d="M50 18Q54 38 79 53L50 52Z"/>
<path class="t" d="M44 27 21 35M44 39 19 44M52 34q4 10 12 17"/>
<path class="hull" d="M16 56Q46 62 86 53 83 66 70 73H32Q20 70 16 56Z"/>
<path class="t rail" d="M20 62Q48 67 81 60M30 68H72"/>
<path class="k" d="M46 9 46 3 58 6Z"/>`

/** Two masts with one round sail each; a pear of a hull, narrow at the stern. */
const FLUTE = `
<path class="l" d="M34 60V6M64 60V10M84 46 96 38"/>
<path class="sail" d="M20 16Q34 12 47 16 59 31 48 48 34 43 20 48 32 31 20 16Z"/>
<path class="sail" d="M53 19Q64 16 75 19 86 32 76 47 64 43 53 47 64 32 53 19Z"/>
<path class="t" d="M28 16q10 15 0 30M41 15q10 15 1 30M64 18q9 14 0 27"/>
<path class="hull" d="M10 43 20 42 25 53Q50 58 88 47 92 66 76 74H32Q10 72 10 43Z"/>
<path class="t rail" d="M14 52 24 60Q54 65 88 56M20 66Q50 71 82 66"/>
<path class="k" d="M34 6 34 0 46 3Z"/>`

/** Three masts, three slanted yards. */
const BARQUE = `
<path class="l" d="M27 58V14M51 58V8M75 58V16M12 41 37 8M35 41 62 3M60 42 86 12"/>
<path class="sail" d="M12 42Q22 37 38 9L37 52Q26 44 12 42Z"/>
<path class="sail" d="M35 42Q47 36 63 4L62 52Q50 44 35 42Z"/>
<path class="sail" d="M60 43Q71 38 87 13L86 51Q74 45 60 43Z"/>
<path class="t" d="M31 22v22M55 18v26M80 25v19"/>
<path class="hull" d="M7 55Q50 62 95 50 90 66 78 73H26Q12 68 7 55Z"/>
<path class="t rail" d="M11 61Q52 67 91 57M20 68Q52 72 84 66"/>
<path class="k" d="M51 8 51 2 40 5Z"/>`

/** Three masts, two square sails on each; a row of gunports. */
const FRIGATE = `
<path class="l" d="M24 58V8M50 58V4M75 58V10M92 47 99 39"/>
<path class="sail" d="M14 13H35V27H14ZM39 9H62V25H39ZM66 15H85V28H66Z"/>
<path class="sail" d="M11 30H37V47H11ZM36 28H65V46H36ZM64 31H88V47H64Z"/>
<path class="t" d="M17 13v13M32 13v13M43 9v16M58 9v16M70 15v13M81 15v13M16 30v17M32 30v17M42 28v18M59 28v18M69 31v16M83 31v16"/>
<path class="hull" d="M5 49 18 52Q54 57 95 47 93 66 80 73H22Q6 70 5 49Z"/>
<path class="t rail" d="M8 57Q52 64 93 55M12 67Q50 72 86 66"/>
<path class="port" d="M22 61h4v4h-4ZM34 62h4v4h-4ZM46 62.500h4v4h-4ZM58 62h4v4h-4ZM70 61h4v4h-4Z"/>
<path class="k" d="M50 4 50-2 62 1Z"/>`

/** A towering stern with windows, square sails and a lateen behind. */
const GALLEON = `
<path class="l" d="M24 40V14M47 58V2M71 56V8M90 42 99 32M14 34 32 10"/>
<path class="sail" d="M14 34Q24 26 33 9L32 32Z"/>
<path class="sail" d="M36 8Q47 5 59 8 64 16 60 24 47 21 36 24 40 16 36 8ZM61 14Q71 11 82 14 86 20 83 27 71 24 61 27 64 20 61 14Z"/>
<path class="sail" d="M34 27Q47 24 62 27 69 38 63 48 48 44 34 48 39 38 34 27ZM64 30Q74 28 85 30 90 38 86 46 76 43 66 46 69 38 64 30Z"/>
<path class="t" d="M43 26q6 10 0 19M54 26q6 10 1 19M75 30q4 8 0 14"/>
<path class="hull" d="M3 28 22 31 25 42 35 43 38 53H64L68 47 93 42Q94 66 80 74H24Q6 66 3 28Z"/>
<path class="t rail" d="M6 39 24 44 36 51M9 50 36 58Q66 62 92 52M16 65Q52 72 88 63"/>
<path class="port" d="M9 33h4v4H9ZM16 34h4v4h-4ZM40 62h4v4h-4ZM52 63h4v4h-4ZM64 62h4v4h-4ZM76 60h4v4h-4Z"/>
<path class="k" d="M47 2 47-4 59-1Z"/>`

export const SHIPS: Record<Colour, string> = {
  yellow: SEA + PINNACE,
  blue: SEA + FLUTE,
  green: SEA + BARQUE,
  red: SEA + FRIGATE,
  black: SEA + GALLEON,
}

/** A swallow-tailed flag in a box of 30 × 20: a disc, stripes, a chevron, a cross, a chequer. */
const FLAG = 'M1 2H29L23 10 29 18H1Z'
const MARKS: Record<Colour, string> = {
  yellow: '<circle cx="11" cy="10" r="4.600" class="pale"/>',
  blue: '<path class="pale" d="M1 5.500H26.500V8H1ZM1 12H26.500V14.500H1Z"/>',
  green: '<path class="pale" d="M1 3.500 13 10 1 16.500V12L5 10 1 8Z"/>',
  red: '<path class="pale" d="M9 2H13V8H25L23.500 10 25 12H13V18H9V12H1V8H9Z"/>',
  black: '<path class="pale" d="M1 2H8V10H1ZM15 2H22V10H15ZM8 10H15V18H8ZM22 10H23L27.500 16V18H22Z"/>',
}

export const PENNANTS = Object.fromEntries(
  COLOURS.map((colour) => [colour, `<path class="c" d="${FLAG}"/>${MARKS[colour]}<path class="l" d="${FLAG}"/>`]),
) as Record<Colour, string>
