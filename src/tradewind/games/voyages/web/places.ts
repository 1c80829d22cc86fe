/** Regions and islands as people speak of them; a map of one's own has the names that are written in it. */
import { t, texts } from '@tradewind/text.svelte'

export function placeNamed(name: string): string {
  const key = `voyages-place-${name.toLowerCase().replaceAll("'", '').replaceAll(' ', '-')}`
  return texts.has(key) ? t(key) : name
}
