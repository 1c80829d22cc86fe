// A printed sheet, read from the game's own data files, and what a view says about a player's copy of it.
import type { Place } from './geometry'
import { keyOf, placesOf } from './geometry'

export interface Player {
  phase: 'assign' | 'change' | 'fort' | 'battle' | 'arrival' | 'done'
  heading: number | null
  speed: number | null
  duty: number | null
  hex: Place
  berths: number
  spent: number
  heroes: number
  regions: number[]
  islands: string[]
  taken: Place[]
  duties: number[]
  stars: string[]
  gold: number
  free?: string[]
  skills?: string[]
  beaten?: string[]
  forts?: string[]
  cargo?: Record<string, number>
  sold?: string[]
  purse?: number
  dread?: boolean
}

export interface View {
  map: string
  round: number
  dice: number[]
  last: boolean
  players: Player[]
}

export type Reward = 'sailor' | 'relic' | { gold: number }

/** What a TOML file of `maps/` holds. */
interface Facts {
  title: string
  chart: string
  waters: string
  regions_gold: number[]
  rounds: { alone: number; several: number }
  regions: { id: number; name: string }[]
  islands: { id: string; name: string; gold: number; fort?: boolean; settlement?: Record<string, number> }[]
  stars: { name: string; sign?: string; island?: string }[]
  tracks?: { type: string; sign: string; strength: number; gold: number[] }[]
  fort_multiplier?: number
  cargo?: { kind: string; sign: string }[]
  dread?: { sign: string; sailors: number; gold: number }
  duties: {
    squares: number
    rows_for_star: number
    skill_at?: number
    skills?: string[]
    row_gold_at_the_end?: number
    row_rewards?: Reward[]
    column_groups: number[][]
    column_rewards: Reward[]
  }
  crew: { sailors: number; heroes: number; berths: number }
}

export interface Region {
  id: number
  name: string
  hexes: Place[]
}
export interface Island {
  id: string
  name: string
  gold: number
  hexes: Place[]
  fort: boolean
  prices: Record<string, number> | null
}
export interface Marauder {
  id: string
  type: string
  rank: number // 1 for the first track, 2 for the next: as many masts
  strength: number
  hex: Place
}

export interface Sheet {
  name: string
  title: string
  columns: number
  rows: number
  hexes: Place[]
  start: Place
  regions: Region[]
  islands: Island[]
  reefs: Place[]
  sailors: Place[]
  relics: Place[]
  cargo: { kind: string; hex: Place }[]
  kinds: string[]
  marauders: Marauder[]
  tracks: { type: string; rank: number; strength: number; gold: number[] }[]
  fortMultiplier: number
  stars: { name: string; hex: Place | null }[]
  dread: { hex: Place; sailors: number; gold: number } | null
  duties: Facts['duties']
  berths: number
  regionsGold: number[]
  roundsAlone: number
  onMap: Set<string>
  reefAt: Set<string>
  islandAt: Map<string, Island>
  regionAt: Map<string, Region>
}

const REEF = '#'
const START = '@'
const SAILOR = '+'
const RELIC = 'o'

function read(name: string, facts: Facts): Sheet {
  const chart = placesOf(facts.chart)
  const waters = placesOf(facts.waters)
  const where = (sign: string): Place[] => chart.filter(([, shown]) => shown === sign).map(([place]) => place)
  const only = (sign: string): Place => where(sign)[0]!
  const regions = facts.regions.map((region) => ({
    ...region,
    hexes: waters.filter(([, shown]) => shown === String(region.id)).map(([place]) => place),
  }))
  const islands = facts.islands.map(({ id, name, gold, fort, settlement }) => {
    const onIt = facts.stars.filter((star) => star.island === id && star.sign)
    const hexes = [...where(id), ...onIt.flatMap((star) => where(star.sign as string))]
    hexes.sort((a, b) => a[1] - b[1] || a[0] - b[0])
    return { id, name, gold, hexes, fort: fort ?? false, prices: settlement ?? null }
  })
  const tracks = (facts.tracks ?? []).map((track, place) => ({ ...track, rank: place + 1 }))
  const hexes = chart.map(([place]) => place)
  return {
    name,
    title: facts.title,
    columns: Math.max(...hexes.map(([q, r]) => q + Math.floor(r / 2))) + 1,
    rows: Math.max(...hexes.map(([, r]) => r)) + 1,
    hexes,
    start: only(START),
    regions,
    islands,
    reefs: where(REEF),
    sailors: where(SAILOR),
    relics: where(RELIC),
    cargo: (facts.cargo ?? []).flatMap(({ kind, sign }) => where(sign).map((hex) => ({ kind, hex }))),
    kinds: (facts.cargo ?? []).map(({ kind }) => kind),
    marauders: tracks.flatMap(({ type, sign, strength, rank }) =>
      where(sign).map((hex, place) => ({ id: `${sign}${place + 1}`, type, rank, strength, hex })),
    ),
    tracks,
    fortMultiplier: facts.fort_multiplier ?? 1,
    stars: facts.stars.map(({ name: star, sign }) => ({ name: star, hex: sign ? only(sign) : null })),
    dread: facts.dread ? { ...facts.dread, hex: only(facts.dread.sign) } : null,
    duties: facts.duties,
    berths: facts.crew.berths,
    regionsGold: facts.regions_gold,
    roundsAlone: facts.rounds.alone,
    onMap: new Set(hexes.map(keyOf)),
    reefAt: new Set(where(REEF).map(keyOf)),
    islandAt: new Map(islands.flatMap((island) => island.hexes.map((hex) => [keyOf(hex), island] as const))),
    regionAt: new Map(regions.flatMap((region) => region.hexes.map((hex) => [keyOf(hex), region] as const))),
  }
}

const files = import.meta.glob<Facts>('../maps/*.toml', { eager: true, import: 'default' })

const sheets = new Map(
  Object.entries(files).map(([path, facts]) => {
    const name = path.replace(/^.*\/|\.toml$/g, '')
    return [name, read(name, facts)] as const
  }),
)

/** The sheet of a map; undefined for one that the page does not carry. */
export const sheetOf = (map: string): Sheet | undefined => sheets.get(map)
