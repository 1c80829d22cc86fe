/**
 * The connection to one table. It stays: a broken line is taken up again where it broke, and a move that was not
 * acknowledged is sent again under the same id, so that it counts once. Steps are shown one after another, slowly
 * enough to see who did what.
 */
import { api, keepSeats, Refused, seatTokens } from './api'
import type { Message, Step } from './board'
import { motionSpeed, settings } from './settings.svelte'
import type { ChatLine, Frame, LogLine, Now, StepFrame, TableInfo, Verdict } from './wire'

const PACE = 650 // milliseconds a step of somebody else stays before the next one is shown
const STILL = 300 // the same where nothing moves
const UNHURRIED = 8 // so many steps may wait; the more there are beyond them, the shorter each one stays
const FIRST_RETRY = 400
const LONGEST_RETRY = 8000
const BEAT = 20_000
const MOST_SILENT = 2 // beats without a word, then the line is dead
const TOO_LATE = 'late'
const NOT_OURS = 'not-your-seat'
const NOT_FOUND = 404

type Unanswered = { id: string; type: 'move' | 'undo' | 'chat' | 'why'; [field: string]: unknown }

/** A move on its way, and the question that it answers. */
interface Meant {
  id: string
  text: string
  legal: string
  late: boolean
}

export class TableLink {
  table = $state.raw<TableInfo | null>(null)
  told = $state(0) // when the table was last told, on our own clock
  now = $state.raw<Now | null>(null)
  step = $state.raw<Step | null>(null)
  seat = $state<number | null>(null)
  at = $state(0)
  log = $state.raw<LogLine[]>([])
  chat = $state.raw<ChatLine[]>([])
  thinking = $state<number | null>(null)
  sure = $state.raw<Record<number, number>>({})
  connected = $state(false)
  everConnected = $state(false)
  pending = $state<string | null>(null)
  refused = $state.raw<Message | null>(null)
  gone = $state(false)
  verdict = $state.raw<(Verdict & { text: string }) | null>(null)
  onstep: (step: StepFrame) => void = () => undefined

  private socket: WebSocket | null = null
  private unanswered: Unanswered[] = []
  private queue: StepFrame[] = []
  private pacing: ReturnType<typeof setTimeout> | undefined
  private meant: Meant | null = null
  private wanted: number | null = null // whose eyes were asked for and have not come yet
  private silent = 0
  private retry = FIRST_RETRY
  private retrying: ReturnType<typeof setTimeout> | undefined
  private beating: ReturnType<typeof setInterval> | undefined
  private closed = false
  private mark = 0 // the last entry of the table's log that came in

  constructor(readonly id: string) {
    const given = new URLSearchParams(location.hash.slice(1))
    const carried = given.get('seat')
    if (carried) {
      keepSeats(id, [{ token: carried, seat: Number(given.get('of')) || null }])
      history.replaceState(null, '', location.pathname)
    }
    this.connect()
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
  }

  close(): void {
    this.closed = true
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    clearTimeout(this.retrying)
    clearTimeout(this.pacing)
    clearInterval(this.beating)
    this.socket?.close()
  }

  // --- what a person does

  play(text: string): void {
    if (this.pending || this.seat === null) return
    this.flush()
    this.refused = null
    this.propose(text)
  }

  private propose(text: string): void {
    const legal = this.now?.legal[String(this.seat)] ?? []
    this.pending = legal.includes(text) ? text : null
    this.meant = null
    if (!this.pending) return
    const id = fresh()
    this.meant = { id, text, legal: this.question(), late: false }
    this.ask({ type: 'move', id, seat: this.seat, at: this.at, mark: this.mark, text })
  }

  undo(): void {
    if (this.seat === null) return
    this.flush()
    this.meant = null
    this.refused = null
    this.ask({ type: 'undo', id: fresh(), seat: this.seat, at: this.at })
  }

  why(text: string): void {
    this.ask({ type: 'why', id: fresh(), seat: this.seat ?? 1, text })
  }

  talk(text: string): void {
    this.ask({ type: 'chat', id: fresh(), text })
  }

  /** Through the eyes of another seat; nothing is shown until what it sees is here. */
  look(seat: number): void {
    this.forget()
    this.seat = this.wanted = seat
    this.send({ type: 'look', seat })
  }

  /** Sit down anew with the seats this device holds. */
  again(): void {
    this.forget() // what a spectator saw is not what the seat sees
    this.renew()
  }

  /** What one seat saw is not for the next. */
  private forget(): void {
    this.unpace()
    this.queue = []
    this.now = this.step = this.meant = this.verdict = this.refused = this.pending = null
    this.log = []
    this.unanswered = this.unanswered.filter((question) => question.type !== 'why')
  }

  // --- the line

  private renew(): void {
    const old = this.socket
    this.connect()
    old?.close()
  }

  private connect(): void {
    clearTimeout(this.retrying)
    clearInterval(this.beating)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/ws`)
    this.socket = socket
    socket.onopen = () => this.greet()
    socket.onmessage = (event) => socket === this.socket && this.hear(JSON.parse(event.data as string) as Frame)
    socket.onclose = () => this.lost(socket)
  }

  private greet(): void {
    this.connected = this.everConnected = true
    const hello: Record<string, unknown> = { type: 'hello', tokens: seatTokens(this.id) }
    if (this.now) Object.assign(hello, { since: this.seen(), mark: this.mark })
    if (this.seat !== null) hello.look = this.seat
    this.send(hello)
    for (const asked of this.unanswered) this.send(asked)
    this.silent = 0
    clearInterval(this.beating)
    this.beating = setInterval(() => this.beat(), BEAT)
  }

  /** A line on which nothing is heard is dead, whatever the browser believes. */
  private beat(): void {
    if (this.silent++ < MOST_SILENT) return this.send({ type: 'ping' })
    this.connected = false
    this.renew()
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket || this.closed) return
    if (!this.connected) void this.inquire()
    this.connected = false
    clearInterval(this.beating)
    this.retrying = setTimeout(() => this.connect(), this.retry)
    this.retry = Math.min(this.retry * 2, LONGEST_RETRY)
  }

  /** A socket that never opened does not say why: perhaps there is no such table. */
  private async inquire(): Promise<void> {
    try {
      await api.table(this.id)
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== NOT_FOUND) return
      this.gone = true
      this.close()
    }
  }

  private hurry = (): void => {
    const lost = !this.connected && this.socket?.readyState === WebSocket.CLOSED
    if (document.visibilityState === 'visible' && lost) this.connect()
  }

  private send(frame: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame))
  }

  private ask(question: Unanswered): void {
    this.unanswered = [...this.unanswered, question]
    this.send(question)
  }

  private answered(id: string | undefined): Unanswered | undefined {
    const found = this.unanswered.find((question) => question.id === id)
    this.unanswered = this.unanswered.filter((question) => question.id !== id)
    return found
  }

  // --- what comes in

  private hear(frame: Frame): void {
    this.retry = FIRST_RETRY
    this.silent = 0
    if (this.blind(frame)) return
    if ('mark' in frame && frame.type !== 'table') this.mark = frame.mark
    if (frame.type === 'table') this.lay(frame)
    else if (frame.type === 'snapshot') this.take(frame)
    else if (frame.type === 'step') this.enqueue(frame)
    else if (frame.type === 'undone') this.takeBack(frame)
    else if (frame.type === 'ack') this.acknowledged(frame.id)
    else if (frame.type === 'verdict') this.judged(frame)
    else if (frame.type === 'error') this.fail(frame)
    else if (frame.type === 'chat') this.hearChat(frame)
    else if (frame.type === 'thinking') this.thinking = frame.seat
    else if (frame.type === 'bot') this.sure = { ...this.sure, [frame.seat]: frame.sure }
  }

  /** What was under way for other eyes when ours were asked for is not for us. */
  private blind(frame: Frame): boolean {
    if (frame.type === 'snapshot') return this.wanted !== null && frame.seat !== this.wanted
    return !this.now && (frame.type === 'step' || frame.type === 'undone')
  }

  private lay(frame: Extract<Frame, { type: 'table' }>): void {
    this.table = frame
    this.told = Date.now()
  }

  private take(frame: Extract<Frame, { type: 'snapshot' }>): void {
    this.unpace()
    this.queue = []
    this.now = frame
    this.step = this.meant = this.thinking = this.wanted = null
    this.seat = frame.seat
    this.at = frame.at
    this.log = frame.log
    if (!this.unanswered.some((question) => question.type === 'move')) this.pending = null
  }

  private takeBack(frame: Extract<Frame, { type: 'undone' }>): void {
    this.flush()
    this.now = frame
    this.step = this.meant = null
    this.at = frame.at
    this.log = this.log.filter((line) => line.at <= frame.at)
    this.pending = null
  }

  private acknowledged(id: string): void {
    if (this.answered(id)?.type !== 'move') return
    this.pending = null
    if (this.meant?.id === id) this.meant = null
  }

  private judged(frame: Extract<Frame, { type: 'verdict' }>): void {
    const question = this.answered(frame.id)
    if (question) this.verdict = { ...frame, text: String(question.text) }
  }

  private fail(frame: Extract<Frame, { type: 'error' }>): void {
    const question = this.answered(frame.id)
    if (!frame.id && frame.code === NOT_OURS && this.seat !== null) return this.unseat()
    if (frame.code !== TOO_LATE) this.refused = frame.message
    if (question?.type !== 'move') return
    this.pending = null
    if (frame.code !== TOO_LATE || this.meant?.id !== frame.id) return
    this.meant!.late = true
    if (Number(question.at) < this.seen()) this.proposeAgain()
  }

  /** The seat whose eyes were asked for is no longer ours: look as whoever we are now. */
  private unseat(): void {
    this.seat = this.wanted = null
    this.again()
  }

  private hearChat(line: ChatLine): void {
    if (!this.chat.some((other) => other.n === line.n)) this.chat = [...this.chat, line]
  }

  /** Somebody else's move came first. Mine is sent again only if the very same question is still open for me. */
  private proposeAgain(): void {
    this.flush() // forgets what was meant if a step of my own is among them
    const meant = this.meant
    this.meant = null
    if (meant && meant.legal === this.question()) this.propose(meant.text)
  }

  /** What the seat is asked now. */
  private question(): string {
    return JSON.stringify([this.seat, this.now?.legal[String(this.seat)] ?? null])
  }

  // --- steps, one after another

  private seen(): number {
    return this.queue.at(-1)?.at ?? this.at
  }

  private enqueue(frame: StepFrame): void {
    if (frame.at <= this.seen()) return
    this.queue.push(frame)
    if (this.meant?.late) this.proposeAgain()
    else if (this.pacing === undefined || frame.by === this.seat) this.showNext()
  }

  private showNext(): void {
    this.unpace()
    const frame = this.queue.shift()
    if (!frame) return
    this.show(frame)
    this.pacing = setTimeout(() => this.showNext(), this.pauseAfter(frame))
  }

  /** Long enough to see who did what, also where nothing moves. */
  private pauseAfter(frame: StepFrame): number {
    if (frame.by === this.seat || document.visibilityState !== 'visible') return 0
    const speed = motionSpeed()
    const hurry = Math.max(1, this.queue.length / UNHURRIED)
    return (settings.pace * (speed > 0 ? PACE / speed : STILL)) / hurry
  }

  private unpace(): void {
    clearTimeout(this.pacing)
    this.pacing = undefined
  }

  private show(frame: StepFrame): void {
    this.now = frame
    this.at = frame.at
    this.step = frame
    this.log = [...this.log, { at: frame.at, seat: frame.by, move: frame.move, events: frame.events, rules: frame.rules }]
    if (this.thinking === frame.by) this.thinking = null
    if (frame.by === this.seat) this.pending = this.meant = null
    this.onstep(frame)
  }

  private flush(): void {
    this.unpace()
    for (const frame of this.queue.splice(0)) this.show(frame)
  }
}

function fresh(): string {
  return crypto.randomUUID?.() ?? Math.random().toString(36).slice(2)
}
