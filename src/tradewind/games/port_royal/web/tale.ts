// Motion that tells who did what: cards come from the deck and turn over, coins travel one after another, a lost
// harbour is swept away. Told from two views and the places where things lay; nothing here knows a rule.
import type { Step } from '@tradewind/board'
import { appear, fly } from '@tradewind/motion'
import { sound } from '@tradewind/sound'
import { Flights } from './flights'
import { products } from './products'

interface Player {
  coins: number | string[]
  cards: string[]
  expeditions: string[]
}

interface View {
  active: number
  harbour: string[]
  expeditions: string[]
  revealed: string[]
  players: Player[]
}

const TRAVEL = 340 // milliseconds at normal speed
const PAUSE = 420 // for a card that is only shown
const APART = 80 // between one card or coin and the next
const MOST_COINS = 8 // so many are seen travelling; the figure tells the rest
const TAKING = ['trade', 'hire', ...products.flatMap((product) => product.takes ?? [])]
const TURNING_UP = ['draw', ...products.flatMap((product) => product.turnsUp ?? [])]
const WINNING = products.flatMap((product) => product.wins ?? [])

const purse = (player: Player | undefined): number =>
  typeof player?.coins === 'number' ? player.coins : (player?.coins.length ?? 0)

/** What is in the one list and not in the other, each copy counted. */
function without(list: string[], other: string[]): string[] {
  const left = [...other]
  return list.filter((face) => {
    const place = left.indexOf(face)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}

export class Tale {
  private before: View | null = null
  private now: View | null = null
  private places = new Map<string, DOMRect>()
  private told = -1
  private flights = new Flights()

  /** Where everything lies, before the page changes. */
  note(root: HTMLElement | undefined, view: View): void {
    if (!root || view === this.now) return
    this.places.clear()
    for (const element of root.querySelectorAll<HTMLElement>('[data-place]')) {
      this.places.set(element.dataset.place ?? '', element.getBoundingClientRect())
    }
  }

  /** What changed, after the page has. */
  tell(root: HTMLElement, view: View, step: Step | null, speed: number): void {
    if (view === this.now) return
    this.before = this.now
    this.now = view
    this.flights.stop()
    if (!this.before || !step || step.at === this.told) return
    this.told = step.at
    if (speed <= 0) return this.appear(root, this.before, view)
    const swept = this.tellHarbour(root, this.before, view, step, speed)
    this.tellExpeditions(root, this.before, view, step, speed)
    this.tellCoins(root, this.before, view, step, speed, swept)
  }

  stop(): void {
    this.flights.stop()
  }

  /** Without motion: cards that came appear where they lie. */
  private appear(root: HTMLElement, before: View, view: View): void {
    const lying = (from: View) => [...from.harbour, ...from.revealed, ...from.expeditions]
    const fresh = without(lying(view), lying(before))
    const places = root.querySelectorAll<HTMLElement>('[data-place="revealed"], [data-place^="harbour "], [data-place^="expedition "]')
    for (const element of [...places].reverse()) {
      const place = fresh.indexOf(element.dataset.card ?? '')
      if (place < 0) continue
      fresh.splice(place, 1)
      appear(element)
    }
    if (view.players.some((player, k) => purse(player) !== purse(before.players[k]))) sound('coin')
  }

  /** Cards that came, went, or were only shown; how long that takes before coins move. */
  private tellHarbour(root: HTMLElement, before: View, view: View, step: Step, speed: number): number {
    const [verb = '', taken = ''] = step.move.split(' ')
    const deck = this.place(root, this.source(before, view))
    const discard = this.place(root, 'discard')
    const harbour = root.querySelector('[data-place="harbour"]')?.getBoundingClientRect()
    const shown = without(this.turnedUp(step), [...view.harbour, ...view.expeditions, ...view.revealed])
    let wait = 0

    const known = [...before.harbour]
    const here = [...root.querySelectorAll<HTMLElement>('[data-place^="harbour "], [data-place="revealed"]')]
    let place = 0
    let fresh = 0
    for (const element of here) {
      const face = element.dataset.card ?? ''
      const was = known.indexOf(face, place)
      const stood = was >= 0 ? this.places.get(`harbour ${was}`) : this.revealed(before, face)
      if (stood) {
        if (was >= 0) {
          known[was] = '' // it stays, and slides to its new place by itself
          place = was + 1
        } else fly(element, stood, speed)
      } else if (deck) {
        this.flights.card(element, face, deck, element.getBoundingClientRect(), speed, { delay: fresh++ * APART * 2, turn: true })
      }
    }
    if (shown.length && deck && harbour && discard) {
      shown.forEach((face, k) => {
        const middle = this.middle(harbour, deck, k - (shown.length - 1) / 2)
        const later = (shown.length - 1 - k) * APART * 2
        this.flights.shown(face, deck, middle, discard, speed, { delay: k * APART * 2, pause: PAUSE + later })
      })
      wait = TRAVEL + PAUSE + (shown.length - 1) * APART * 2
    }
    const gone = without(before.harbour, view.harbour)
    const toPlayer = verb === 'hire' ? this.place(root, `player ${step.by}`) : null
    let swept = 0
    before.harbour.forEach((face, k) => {
      const from = this.places.get(`harbour ${k}`)
      if (known[k] !== face || !gone.includes(face) || !from) return
      const hired = face === taken && toPlayer !== null && swept === 0
      const to = hired ? toPlayer : discard
      if (to) this.flights.ghost(face, from, to, speed, { delay: hired || face === taken ? 0 : wait + swept++ * APART, spin: !hired })
    })
    for (const face of without(before.revealed, [...view.revealed, ...view.harbour])) {
      const from = this.places.get('revealed')
      const to = WINNING.includes(verb) ? this.place(root, `player ${step.by}`) : discard
      if (from && to) this.flights.ghost(face, from, to, speed, { delay: wait, spin: true })
    }
    return wait + (gone.length ? TRAVEL / 2 : 0)
  }

  private tellExpeditions(root: HTMLElement, before: View, view: View, step: Step, speed: number): void {
    const deck = this.place(root, this.source(before, view))
    for (const face of without(view.expeditions, before.expeditions)) {
      const element = root.querySelector<HTMLElement>(`[data-place="expedition ${face}"]`)
      if (element && deck) this.flights.card(element, face, deck, element.getBoundingClientRect(), speed, { turn: true })
    }
    for (const face of without(before.expeditions, view.expeditions)) {
      const from = this.places.get(`expedition ${face}`)
      const to = this.place(root, `player ${step.by}`)
      if (from && to) this.flights.ghost(face, from, to, speed, {})
    }
    view.players.forEach((player, k) => {
      const from = this.place(root, `player ${k + 1}`)
      const discard = this.place(root, 'discard')
      without(before.players[k]?.cards ?? [], player.cards).forEach((face, sent) => {
        if (from && discard) this.flights.ghost(face, from, discard, speed, { delay: sent * APART, small: true })
      })
    })
  }

  private tellCoins(root: HTMLElement, before: View, view: View, step: Step, speed: number, wait: number): void {
    const changes = view.players.map((player, k) => purse(player) - purse(before.players[k]))
    if (changes.some(Boolean)) sound('coin')
    const [verb = ''] = step.move.split(' ')
    if (TAKING.includes(verb) && step.by !== before.active) {
      // the coin for the active player is seen going from hand to hand
      changes[step.by - 1]! += 1
      changes[before.active - 1]! -= 1
      this.coins(root, `coins ${step.by}`, `coins ${before.active}`, 1, speed, wait + TRAVEL)
    }
    changes.forEach((change, k) => {
      if (change > 0) this.coins(root, 'deck', `coins ${k + 1}`, change, speed, wait)
      if (change < 0) this.coins(root, `coins ${k + 1}`, 'discard', -change, speed, wait)
      if (change) this.flights.figure(this.place(root, `coins ${k + 1}`), change, speed, wait + TRAVEL)
    })
  }

  private coins(root: HTMLElement, from: string, to: string, count: number, speed: number, wait: number): void {
    const [start, end] = [this.place(root, from), this.place(root, to)]
    if (!start || !end) return
    for (let coin = 0; coin < Math.min(count, MOST_COINS); coin++) {
      this.flights.coin(start, end, speed, wait + coin * APART)
    }
  }

  private place(root: HTMLElement, name: string): DOMRect | null {
    return root.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect() ?? this.places.get(name) ?? null
  }

  /** The pile that the cards of this step come from. */
  private source(before: View, view: View): string {
    return products.map((product) => product.drawnFrom?.(before, view)).find(Boolean) ?? 'deck'
  }

  /** The cards that everybody saw in this step. */
  private turnedUp(step: Step): string[] {
    return TURNING_UP.includes(step.move) ? step.chance.map(String).filter((face) => face !== '?') : []
  }

  private revealed(before: View, face: string): DOMRect | undefined {
    return before.revealed.includes(face) ? this.places.get('revealed') : undefined
  }

  /** In the middle of the harbour, so many cards to its side. */
  private middle(harbour: DOMRect, like: DOMRect, aside: number): DOMRect {
    const x = harbour.x + harbour.width / 2 - like.width / 2 + aside * like.width * 1.3
    const y = harbour.y + harbour.height / 2 - like.height / 2
    return new DOMRect(x, y, like.width, like.height)
  }
}

