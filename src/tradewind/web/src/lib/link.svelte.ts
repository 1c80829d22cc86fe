/**
 * The connection to one table. It stays: a broken line is taken up again where it broke, and a move that was not
 * acknowledged is sent again under the same id, so that it counts once. Steps are shown one after another, slowly
 * enough to see who did what.
 */
import { keepSeats, seatTokens } from './api'
import type { Message, Step } from './board'
import { motionSpeed } from './settings.svelte'
import type { ChatLine, Frame, LogLine, Now, StepFrame, TableInfo, Verdict } from './wire'

const PACE = 650 // milliseconds a step of somebody else stays before the next one is shown
const HURRIED = 8 // more steps than this waiting are shown without a pause
const FIRST_RETRY = 400
const LONGEST_RETRY = 8000
const BEAT = 20_000
const TOO_LATE = 'late'

type Unanswered = { id: string; type: 'move' | 'undo' | 'chat' | 'why'; [field: string]: unknown }

export class TableLink {
  table = $state.raw<TableInfo | null>(null)
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
  private overtaken: string | null = null
  private retry = FIRST_RETRY
  private retrying: ReturnType<typeof setTimeout> | undefined
  private beating: ReturnType<typeof setInterval> | undefined
  private closed = false
  private mark = 0 // the last entry of the table's log that came in

  constructor(readonly id: string) {
    const carried = new URLSearchParams(location.hash.slice(1)).get('seat')
    if (carried) {
      keepSeats(id, [carried])
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
    if (this.pending) this.ask({ type: 'move', id: fresh(), seat: this.seat, at: this.at, text })
  }

  undo(): void {
    if (this.seat !== null) this.ask({ type: 'undo', id: fresh(), seat: this.seat, at: this.at })
  }

  why(text: string): void {
    this.ask({ type: 'why', id: fresh(), seat: this.seat ?? 1, text })
  }

  talk(text: string): void {
    this.ask({ type: 'chat', id: fresh(), text })
  }

  look(seat: number): void {
    this.seat = seat
    this.flush()
    this.send({ type: 'look', seat })
  }

  /** Sit down anew with the seats this device holds. */
  again(): void {
    const old = this.socket
    this.now = null // what a spectator saw is not what the seat sees
    this.connect()
    old?.close()
  }

  // --- the line

  private connect(): void {
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
    clearInterval(this.beating)
    this.beating = setInterval(() => this.send({ type: 'ping' }), BEAT)
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket || this.closed) return
    this.connected = false
    clearInterval(this.beating)
    this.retrying = setTimeout(() => this.connect(), this.retry)
    this.retry = Math.min(this.retry * 2, LONGEST_RETRY)
  }

  private hurry = (): void => {
    if (document.visibilityState === 'visible' && !this.connected && this.socket?.readyState === WebSocket.CLOSED) {
      clearTimeout(this.retrying)
      this.connect()
    }
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
    if ('mark' in frame && frame.type !== 'table') this.mark = frame.mark
    if (frame.type === 'table') this.table = frame
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

  private take(frame: Extract<Frame, { type: 'snapshot' }>): void {
    clearTimeout(this.pacing)
    this.pacing = undefined
    this.queue = []
    this.now = frame
    this.step = null
    this.seat = frame.seat
    this.at = frame.at
    this.log = frame.log
    if (!this.unanswered.some((question) => question.type === 'move')) this.pending = null
  }

  private takeBack(frame: Extract<Frame, { type: 'undone' }>): void {
    this.flush()
    this.now = frame
    this.step = null
    this.at = frame.at
    this.log = this.log.filter((line) => line.at <= frame.at)
    this.pending = null
  }

  private acknowledged(id: string): void {
    if (this.answered(id)?.type === 'move') this.pending = null
  }

  private judged(frame: Extract<Frame, { type: 'verdict' }>): void {
    const question = this.answered(frame.id)
    if (question) this.verdict = { ...frame, text: String(question.text) }
  }

  private fail(frame: Extract<Frame, { type: 'error' }>): void {
    const question = this.answered(frame.id)
    if (frame.code === 'no-such-table') this.gone = true
    if (frame.code !== TOO_LATE) this.refused = frame.message
    if (question?.type !== 'move') return
    this.pending = null
    if (frame.code === TOO_LATE) this.overtaken = String(question.text)
    if (this.overtaken && Number(question.at) < this.seen()) this.proposeAgain()
  }

  private hearChat(line: ChatLine): void {
    if (!this.chat.some((other) => other.n === line.n)) this.chat = [...this.chat, line]
  }

  /** Somebody else's move came first; mine may still be good. */
  private proposeAgain(): void {
    const text = this.overtaken
    this.overtaken = null
    this.flush()
    if (text) this.propose(text)
  }

  // --- steps, one after another

  private seen(): number {
    return this.queue.at(-1)?.at ?? this.at
  }

  private enqueue(frame: StepFrame): void {
    if (frame.at <= this.seen()) return
    this.queue.push(frame)
    if (this.overtaken) this.proposeAgain()
    else if (this.pacing === undefined || frame.by === this.seat) this.showNext()
  }

  private showNext(): void {
    clearTimeout(this.pacing)
    this.pacing = undefined
    const frame = this.queue.shift()
    if (!frame) return
    this.show(frame)
    const speed = motionSpeed()
    const unhurried = speed > 0 && this.queue.length <= HURRIED && document.visibilityState === 'visible'
    const pause = frame.by !== this.seat && unhurried ? PACE / speed : 0
    this.pacing = setTimeout(() => this.showNext(), pause)
  }

  private show(frame: StepFrame): void {
    this.now = frame
    this.at = frame.at
    this.step = frame
    this.log = [...this.log, { at: frame.at, seat: frame.by, move: frame.move, events: frame.events, rules: frame.rules }]
    if (this.thinking === frame.by) this.thinking = null
    if (frame.by === this.seat) this.pending = null
    this.onstep(frame)
  }

  private flush(): void {
    clearTimeout(this.pacing)
    this.pacing = undefined
    for (const frame of this.queue.splice(0)) this.show(frame)
  }
}

function fresh(): string {
  return crypto.randomUUID?.() ?? Math.random().toString(36).slice(2)
}
