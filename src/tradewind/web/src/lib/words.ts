/** Names in words: of games, of their options, of bots' levels. The games' own catalogues have them. */
import { t, texts } from './text.svelte'

export function gameTitle(game: string): string {
  return t(`${game}-board-title`)
}

export function optionLabel(game: string, option: string): string {
  return t(`${game}-board-option-${option}`)
}

export function optionValue(game: string, option: string, value: unknown): string {
  const key = `${game}-board-option-${option}-${String(value)}`
  return texts.has(key) ? t(key) : String(value)
}

/** A level of the bots, or a bot by its own name. */
export function botName(bot: string): string {
  const key = `page-level-${bot}`
  return texts.has(key) ? t(key) : bot
}
