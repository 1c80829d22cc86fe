/** Being told of one's turn on this device when no page is open: Web Push, where server and browser can. */
import { api } from './api'

const KEPT = 'tradewind-push' // the tables that this device hears of

/** What to subscribe with; null where this cannot be. */
export async function pushKey(): Promise<string | null> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return null
  if (!(await navigator.serviceWorker.getRegistration())) return null
  return (await api.push()).key
}

function kept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '[]')
  } catch {
    return []
  }
}

function keep(tables: string[]): void {
  localStorage.setItem(KEPT, JSON.stringify(tables))
}

export function hearsOf(table: string): boolean {
  return Notification.permission === 'granted' && kept().includes(table)
}

/** From now on this device hears of turns at the table, in this language; false if the browser does not allow it. */
export async function hearOf(table: string, seats: number[], key: string, words: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const push = (await subscribed(key)).toJSON()
  for (const seat of seats) await api.notices(table, seat, { push, words })
  keep([...new Set([...kept(), table])])
  return true
}

export async function hearNoMoreOf(table: string, seats: number[]): Promise<void> {
  const push = (await (await navigator.serviceWorker.ready).pushManager.getSubscription())?.toJSON()
  for (const seat of seats) await api.notices(table, seat, { push, none: true })
  keep(kept().filter((other) => other !== table))
}

/** This browser's subscription; one that was made for another server's key is of no use here. */
async function subscribed(key: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready
  const found = await pushManager.getSubscription()
  if (found && asText(found.options.applicationServerKey) === key) return found
  await found?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

function asText(bytes: ArrayBuffer | null): string {
  const letters = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)))
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
