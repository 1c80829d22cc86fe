// Laying the three dice on heading, speed and duty.
import type { Course } from './geometry'
import { charted } from './geometry'
import type { Player, Sheet } from './sheet'

export const USES = ['heading', 'speed', 'duty'] as const
export type Use = (typeof USES)[number]
export type Laid = (number | null)[] // for each use the place of a die in the roll
export const NOTHING_LAID: Laid = [null, null, null]

/** A die goes to a use; what lay there goes back. The last die finds its place by itself. */
export function lay(laid: Laid, die: number, use: number): Laid {
  const next = laid.map((other) => (other === die ? null : other))
  next[use] = die
  if (next.filter((other) => other === null).length === 1) {
    next[next.indexOf(null)] = [0, 1, 2].find((other) => !next.includes(other))!
  }
  return next
}

/** The move that the dice say as they lie; null while one is missing. */
export function textOf(dice: number[], laid: Laid): string | null {
  return laid.includes(null) ? null : `assign ${laid.map((die) => dice[die!]).join(' ')}`
}

export const facesOf = (text: string): number[] => text.split(' ').slice(1).map(Number)

/** The dice laid as a move says; equal dice in the order they were rolled. */
export function laidAs(text: string, dice: number[]): Laid {
  const left: (number | null)[] = [...dice]
  return facesOf(text).map((face) => {
    const die = left.indexOf(face)
    left[die] = null
    return die
  })
}

export interface Choice {
  text: string
  letter: string
  faces: number[]
  course: Course
}

/** Every assignment with the course that it would be. */
export function choices(sheet: Sheet, player: Player, legal: string[]): Choice[] {
  const texts = legal.filter((text) => text.startsWith('assign '))
  return texts.map((text, number) => {
    const faces = facesOf(text)
    return { text, letter: 'abcdef'.charAt(number), faces, course: charted(sheet, player, faces[0]!, faces[1]!) }
  })
}
