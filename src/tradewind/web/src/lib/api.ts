/** The server's HTTP side. */
import type { Message } from './board'
import type { GameInfo, GuideStep, Listed, Me, NewTable, StepFrame, TableInfo } from './wire'

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly said: Message,
  ) {
    super(said[0])
  }
}

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const request: RequestInit = { method, headers: { 'X-Tradewind': '1' } }
  if (body !== undefined) {
    request.headers = { 'X-Tradewind': '1', 'Content-Type': 'application/json' }
    request.body = JSON.stringify(body)
  }
  const response = await fetch(path, request).catch(() => {
    throw new Refused(0, ['page-offline'])
  })
  const answer = await response.json().catch(() => null)
  if (!response.ok) throw new Refused(response.status, answer?.error?.message ?? ['page-refused'])
  return answer as Answer
}

const get = <Answer>(path: string) => call<Answer>('GET', path)
const post = <Answer>(path: string, body: unknown = {}) => call<Answer>('POST', path, body)

export interface MySeat {
  seat: number
  token: string
}

let known: Promise<GameInfo[]> | undefined

/** They stay the same; what could not be fetched is asked for again next time. */
function games(): Promise<GameInfo[]> {
  return (known ??= get<GameInfo[]>('/api/games').catch((error: unknown) => {
    known = undefined
    throw error
  }))
}

export const api = {
  games,
  me: () => post<Me>('/api/me'),
  rename: (name: string) => post<Me>('/api/me/name', { name }),
  register: (name: string, passphrase: string) => post<Me>('/api/me/passphrase', { name, passphrase }),
  login: (name: string, passphrase: string) => post<Me>('/api/me/login', { name, passphrase }),
  logout: () => post<Me>('/api/me/logout'),
  table: (id: string) => get<TableInfo>(`/api/tables/${id}`),
  tables: (which: 'open' | 'mine' | 'live') => get<Listed[]>(`/api/tables?${which}=1`),
  open: (table: NewTable) => post<{ id: string; link: string; seats: MySeat[] }>('/api/tables', table),
  sit: (id: string, seat?: number, name?: string) => post<MySeat>(`/api/tables/${id}/sit`, { seat, name }),
  leave: (id: string, seat: number) => post<unknown>(`/api/tables/${id}/leave`, { seat, token: seatToken(id, seat) }),
  start: (id: string, bots?: string) => post<unknown>(`/api/tables/${id}/start`, bots ? { bots } : {}),
  salt: (id: string, seat: number, salt: string) =>
    post<unknown>(`/api/tables/${id}/salt`, { seat, salt, token: seatToken(id, seat) }),
  rematch: (id: string) => post<{ id: string }>(`/api/tables/${id}/rematch`),
  host: (id: string, seat: number, deed: string, bot?: string) =>
    post<unknown>(`/api/tables/${id}/seats/${seat}`, { do: deed, bot, token: seatToken(id, seat) }),
  verify: (id: string) => get<{ ok: boolean; message: Message }>(`/api/tables/${id}/verify`),
  replay: (id: string, eyes: string, from: number, to: number) =>
    get<{ steps: StepFrame[]; total: number }>(`/api/tables/${id}/replay?${eyes}&from=${from}&to=${to}`),
  push: () => get<{ key: string | null }>('/api/push'),
  notices: (id: string, seat: number, chosen: object) =>
    post<unknown>(`/api/tables/${id}/notices`, { seat, ...chosen, token: seatToken(id, seat) }),
  guide: (game: string) => get<{ steps: GuideStep[] }>(`/api/guide/${game}`),
}

const SEATS = 'tradewind-seats'

/** What holds a seat on this device; a seat that came by a link may not say which it is. */
export interface Held {
  token: string
  seat: number | null
}

function kept(): Record<string, Held[]> {
  try {
    return JSON.parse(localStorage.getItem(SEATS) ?? '{}') ?? {}
  } catch {
    return {}
  }
}

function held(id: string): Held[] {
  return kept()[id] ?? []
}

/** The tokens of my seats at a table, kept on this device. */
export function seatTokens(id: string): string[] {
  return held(id).map((one) => one.token)
}

/** The token of one seat. */
export function seatToken(id: string, seat: number): string | undefined {
  const all = held(id)
  return (all.find((one) => one.seat === seat) ?? all.find((one) => one.seat === null))?.token
}

export function keepSeats(id: string, seats: Held[]): void {
  const same = (one: Held, other: Held) => one.token === other.token || (one.seat !== null && one.seat === other.seat)
  const others = held(id).filter((one) => !seats.some((other) => same(one, other)))
  localStorage.setItem(SEATS, JSON.stringify({ ...kept(), [id]: [...others, ...seats] }))
}
