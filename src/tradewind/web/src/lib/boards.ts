/**
 * Finds what each game's folder brings: its board, its cover, its rules. No game is named here.
 * A game whose name has no folder of its own lives in the folder whose name its own begins with.
 */
import type { Component } from 'svelte'
import type { Board } from './board'

type Files<Content> = Record<string, () => Promise<Content>>
type Cover = Component<{ title: string }>

const tables = import.meta.glob<{ default: Board }>('../../../games/*/web/index.ts')
const covers = import.meta.glob<{ default: Cover }>('../../../games/*/web/Cover.svelte')
const rules = import.meta.glob<string>('../../../games/**/rules/*.md', { query: '?raw', import: 'default' })

function folder(file: string): string {
  return file.split('/games/')[1]!.split('/')[0]!
}

/** Whether a game lives in the folder. */
function livesIn(game: string, name: string): boolean {
  const stem = name.replaceAll('_', '-')
  return game === stem || game.startsWith(`${stem}-`)
}

/** The folder a game lives in; null where it brings no board. */
export function folderOf(game: string): string | null {
  return Object.keys(tables).map(folder).find((name) => livesIn(game, name)) ?? null
}

function of<Content>(files: Files<Content>, game: string, end: string): Promise<Content> | null {
  const file = Object.keys(files).find((name) => name.endsWith(end) && livesIn(game, folder(name)))
  return file ? files[file]!() : null
}

export async function board(game: string): Promise<Board | null> {
  return (await of(tables, game, '/index.ts'))?.default ?? null
}

export async function cover(game: string): Promise<Cover | null> {
  return (await of(covers, game, '/Cover.svelte'))?.default ?? null
}

/** The rules in a language, in English where they have not been translated: the game's own, then its expansions'. */
export async function rulesText(game: string, language: string): Promise<string | null> {
  const files = Object.keys(rules).filter((name) => livesIn(game, folder(name)))
  const spoken = files.filter((name) => name.endsWith(`/${language}.md`))
  const chosen = (spoken.length ? spoken : files.filter((name) => name.endsWith('/en.md'))).sort(
    (one, other) => one.split('/').length - other.split('/').length || one.localeCompare(other),
  )
  if (!chosen.length) return null
  return (await Promise.all(chosen.map((name) => rules[name]!()))).join('\n\n')
}
