// Drawings that travel over the table and are gone. A new step stops those still under way.
import { duration } from '@tradewind/motion'
import { BACK, drawing } from './art/draw'
import { coin } from './art/pieces'

const TRAVEL = 340 // milliseconds at normal speed
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)'
const COIN = 24

export interface Way {
  delay?: number
  turn?: boolean // from its back to its face
  spin?: boolean // as something swept away
  small?: boolean // begins no larger than a chip
  pause?: number
}

const svg = (box: string, inside: string): string =>
  `<svg class="pr-art" viewBox="${box}" style="position:absolute;inset:0;width:100%;height:100%;backface-visibility:hidden">${inside}</svg>`

const at = (rect: DOMRect, size: DOMRect, more = ''): string => {
  const x = rect.x + rect.width / 2 - size.width / 2
  const y = rect.y + rect.height / 2 - size.height / 2
  const scale = Math.min(rect.width, rect.height / 1.4) / size.width
  return `translate(${x}px, ${y}px) scale(${scale || 1}) ${more}`
}

export class Flights {
  private under: { element: HTMLElement; animation: Animation }[] = []
  private veiled: Animation[] = []

  stop(): void {
    for (const { element, animation } of this.under) {
      animation.cancel()
      element.remove()
    }
    for (const animation of this.veiled) animation.cancel()
    this.under = []
    this.veiled = []
  }

  /** A card flies to where its element lies already; the element itself appears when it lands. */
  card(element: HTMLElement, face: string, from: DOMRect, to: DOMRect, speed: number, way: Way): void {
    const lands = duration(speed, TRAVEL + (way.delay ?? 0))
    this.veiled.push(element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: lands }))
    this.ghost(face, from, to, speed, way)
  }

  /** A card flies and is gone. */
  ghost(face: string, from: DOMRect, to: DOMRect, speed: number, way: Way): void {
    const size = way.turn || from.width < to.width ? new DOMRect(0, 0, Math.min(to.width, 150), Math.min(to.height, 210)) : from
    const element = this.made(size, svg('0 0 100 140', drawing(face)) + (way.turn ? `<div style="transform:rotateY(180deg);position:absolute;inset:0;backface-visibility:hidden">${svg('0 0 100 140', BACK)}</div>` : ''))
    const start = at(way.small ? new DOMRect(from.x + 20, from.y + 40, 40, 56) : from, size, way.turn ? 'rotateY(180deg)' : '')
    const end = at(to, size, way.turn ? 'rotateY(0deg)' : way.spin ? 'rotate(-14deg)' : '')
    this.run(element, [{ transform: start }, { transform: end }], duration(speed, TRAVEL), duration(speed, way.delay ?? 0))
  }

  /** A card is turned up, looked at for a moment, and laid on the discard. */
  shown(face: string, from: DOMRect, middle: DOMRect, to: DOMRect, speed: number, way: Way): void {
    const element = this.made(from, svg('0 0 100 140', drawing(face)) + `<div style="transform:rotateY(180deg);position:absolute;inset:0;backface-visibility:hidden">${svg('0 0 100 140', BACK)}</div>`)
    const whole = TRAVEL * 2 + (way.pause ?? 0)
    const frames = [
      { transform: at(from, from, 'rotateY(180deg)') },
      { transform: at(middle, from, 'scale(1.25) rotateY(0deg)'), offset: TRAVEL / whole },
      { transform: at(middle, from, 'scale(1.25) rotateY(0deg)'), offset: 1 - TRAVEL / whole },
      { transform: at(to, from, 'rotateY(0deg)') },
    ]
    element.style.zIndex = '46'
    this.run(element, frames.map((frame) => ({ ...frame, easing: EASE })), duration(speed, whole), duration(speed, way.delay ?? 0), 'linear')
  }

  coin(from: DOMRect, to: DOMRect, speed: number, delay: number): void {
    const size = new DOMRect(0, 0, COIN, COIN)
    const element = this.made(size, svg('0 0 24 24', coin(12, 12, 10)))
    const place = (rect: DOMRect): string =>
      `translate(${rect.x + Math.min(rect.width / 2, 40) - COIN / 2}px, ${rect.y + rect.height / 2 - COIN / 2}px)`
    this.run(element, [{ transform: place(from) }, { transform: place(to) }], duration(speed, TRAVEL), duration(speed, delay))
  }

  /** How many coins came or went, beside the purse. */
  figure(purse: DOMRect | null, change: number, speed: number, delay: number): void {
    if (!purse) return
    const element = this.made(new DOMRect(0, 0, 44, 26), `<b style="display:block;text-align:center;border-radius:13px;font:700 16px/26px var(--serif);background:var(--ink);color:var(--paper)">${change > 0 ? '+' : '−'}${Math.abs(change)}</b>`)
    const place = (up: number): string => `translate(${purse.x - 6}px, ${purse.y + up}px)`
    const frames = [
      { transform: place(10), opacity: 0 },
      { transform: place(22), opacity: 1, offset: 0.15 },
      { transform: place(24), opacity: 1, offset: 0.8 },
      { transform: place(28), opacity: 0 },
    ]
    this.run(element, frames, duration(speed, 1100), duration(speed, delay))
  }

  private made(size: DOMRect, inside: string): HTMLElement {
    const element = document.createElement('div')
    element.setAttribute('aria-hidden', 'true')
    element.className = 'pr-flight'
    element.style.cssText = `position:fixed;left:0;top:0;width:${size.width}px;height:${size.height}px;z-index:45;pointer-events:none;transform-style:preserve-3d;will-change:transform`
    element.innerHTML = inside
    document.body.append(element)
    return element
  }

  private run(element: HTMLElement, frames: Keyframe[], time: number, delay: number, easing = EASE): void {
    const animation = element.animate(frames, { duration: time, delay, easing, fill: 'both' })
    const flight = { element, animation }
    this.under.push(flight)
    animation.onfinish = () => {
      element.remove()
      this.under = this.under.filter((other) => other !== flight)
    }
  }
}
