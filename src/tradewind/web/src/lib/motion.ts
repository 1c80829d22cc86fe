/** Motion explains who did what. Everything here takes a speed: 0 is a short cross-fade, 1 is normal. */
import { settings } from './settings.svelte'

const NORMAL = 320 // milliseconds for a thing to travel
const FADE = 160

export function duration(speed: number, normal = NORMAL): number {
  return speed > 0 ? normal / speed : 0
}

/** Where nothing moves, what is new appears in its place. */
export function appear(element: Element): Animation {
  return element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE * settings.pace })
}

/** The element slides from where `from` is (an element or a place) to where it is now. */
export function fly(element: Element, from: Element | DOMRect | null, speed: number, delay = 0): Animation | null {
  if (!from) return null
  if (speed <= 0) return appear(element)
  const start = from instanceof Element ? from.getBoundingClientRect() : from
  const end = element.getBoundingClientRect()
  const x = start.x + start.width / 2 - end.x - end.width / 2
  const y = start.y + start.height / 2 - end.y - end.height / 2
  const scale = end.width ? start.width / end.width : 1
  return element.animate([{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: 'none' }], {
    duration: duration(speed),
    delay: duration(speed, delay),
    easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    fill: 'backwards',
  })
}

/** The element tumbles and comes to rest, as a die does. */
export function tumble(element: Element, speed: number): Animation {
  if (speed <= 0) return appear(element)
  return element.animate(
    [
      { transform: 'translateY(-18px) rotate(-200deg)' },
      { transform: 'translateY(4px) rotate(20deg)', offset: 0.7 },
      { transform: 'none' },
    ],
    { duration: duration(speed, 420), easing: 'ease-out' },
  )
}
