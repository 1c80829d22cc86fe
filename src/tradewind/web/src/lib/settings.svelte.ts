/** What a person chose, kept on this device. */
interface Settings {
  language: string
  theme: 'auto' | 'day' | 'lantern'
  speed: number // 0: no motion, 0.5: slow, 1: normal, 2: quick
  pace: number // 1: time to see each step and to take a finger away; 0: for programs that need neither
  sound: boolean
  odds: boolean
  log: boolean // whether the log is open beside the table
  keys: boolean // whether number keys make moves
}

const KEPT = 'tradewind-settings'
const DEFAULTS: Settings = { language: '', theme: 'auto', speed: 1, pace: 1, sound: false, odds: true, log: true, keys: true }

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}')
  } catch {
    return {}
  }
}

export const settings: Settings = $state({ ...DEFAULTS, ...kept() })

/** Keeps the settings whenever one changes, and puts the theme on the page. */
export function keepSettings(): void {
  $effect(() => {
    localStorage.setItem(KEPT, JSON.stringify(settings))
    document.documentElement.dataset.theme = settings.theme
  })
}

const still = matchMedia('(prefers-reduced-motion: reduce)')

/** The speed of motion as the person and their system want it. */
export function motionSpeed(): number {
  return still.matches ? 0 : settings.speed
}
