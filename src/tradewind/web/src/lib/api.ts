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

export const api = {
  games: () => (known ??= get<GameInfo[]>('/api/games')),
  me: () => post<Me>('/api/me'),
  rename: (name: string) => post<Me>('/api/me/name', { name }),
  register: (name: string, passphrase: string) => post<Me>('/api/me/passphrase', { name, passphrase }),
  login: (name: string, passphrase: string) => post<Me>('/api/me/login', { name, passphrase }),
  logout: () => post<Me>('/api/me/logout'),
  table: (id: string) => get<TableInfo>(`/api/tables/${id}`),
  tables: (which: 'open' | 'mine' | 'live') => get<Listed[]>(`/api/tables?${which}=1`),
  open: (table: NewTable) => post<{ id: string; link: string; seats: MySeat[] }>('/api/tables', table),
  sit: (id: string, seat?: number, name?: string) => post<MySeat>(`/api/tables/${id}/sit`, { seat, name }),
  leave: (id: string, seat: number) => post<unknown>(`/api/tables/${id}/leave`, { seat }),
  start: (id: string, bots?: string) => post<unknown>(`/api/tables/${id}/start`, bots ? { bots } : {}),
  salt: (id: string, seat: number, salt: string) => post<unknown>(`/api/tables/${id}/salt`, { seat, salt }),
  rematch: (id: string) => post<{ id: string }>(`/api/tables/${id}/rematch`),
  host: (id: string, seat: number, deed: string, bot?: string) =>
    post<unknown>(`/api/tables/${id}/seats/${seat}`, { do: deed, bot }),
  verify: (id: string) => get<{ ok: boolean; message: Message }>(`/api/tables/${id}/verify`),
  replay: (id: string, eyes: string, from: number, to: number) =>
    get<{ steps: StepFrame[]; total: number }>(`/api/tables/${id}/replay?${eyes}&from=${from}&to=${to}`),
  push: () => get<{ key: string | null }>('/api/push'),
  notices: (id: string, chosen: object) => post<unknown>(`/api/tables/${id}/notices`, chosen),
  guide: (game: string) => get<{ steps: GuideStep[] }>(`/api/guide/${game}`),
}

const SEATS = 'tradewind-seats'

/** The tokens of my seats at a table, kept on this device. */
export function seatTokens(id: string): string[] {
  try {
    return JSON.parse(localStorage.getItem(SEATS) ?? '{}')[id] ?? []
  } catch {
    return []
  }
}

export function keepSeats(id: string, tokens: string[]): void {
  const all = JSON.parse(localStorage.getItem(SEATS) ?? '{}')
  all[id] = [...new Set([...(all[id] ?? []), ...tokens])]
  localStorage.setItem(SEATS, JSON.stringify(all))
}
