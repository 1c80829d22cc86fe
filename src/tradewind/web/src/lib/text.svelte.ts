/** The texts: the Python package's own Fluent catalogues, one lazy piece per language. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Message } from './board'
import { settings } from './settings.svelte'

export const LANGUAGES = { en: 'English', uk: 'Українська', pl: 'Polski', ru: 'Русский' } as const
export type Language = keyof typeof LANGUAGES

const sources: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./languages/en'),
  uk: () => import('./languages/uk'),
  pl: () => import('./languages/pl'),
  ru: () => import('./languages/ru'),
}

class Texts {
  bundle: FluentBundle = $state.raw(new FluentBundle('en'))
  language: Language = $state('en')

  async speak(language: Language): Promise<void> {
    const bundle = new FluentBundle([language, 'en'], { useIsolating: false })
    for (const source of (await sources[language]()).default) bundle.addResource(new FluentResource(source))
    this.bundle = bundle
    this.language = language
    document.documentElement.lang = language
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key)
  }

  say(key: string, args: { [name: string]: FluentVariable } = {}): string {
    const found = this.bundle.getMessage(key)
    return found?.value ? this.bundle.formatPattern(found.value, args, []) : key
  }
}

export const texts = new Texts()

/** A text of the page. */
export function t(key: string, args: { [name: string]: FluentVariable } = {}): string {
  return texts.say(key, args)
}

/** A message from the wire in words; `name` tells who sits where. */
export function sayer(name: (seat: number) => string): (message: Message) => string {
  function say(message: Message): string {
    const [key, args = {}] = message
    if (key === 'player' && 'seat' in args) return name(Number(args.seat))
    const said = Object.entries(args).map(([arg, value]) => [arg, Array.isArray(value) ? say(value as Message) : value])
    return texts.say(key, Object.fromEntries(said))
  }
  return say
}

/** The person's choice, else the browser's, else English. */
export function preferred(): Language {
  const wished = [settings.language, ...navigator.languages.map((tag) => tag.slice(0, 2))]
  return (wished.find((tag) => tag in LANGUAGES) as Language | undefined) ?? 'en'
}
