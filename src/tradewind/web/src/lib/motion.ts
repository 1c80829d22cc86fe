/** Motion explains who did what. Everything here takes a speed: 0 is a short cross-fade, 1 is normal. */

const NORMAL = 320 // milliseconds for a thing to travel
const FADE = 160

export function duration(speed: number, normal = NORMAL): number {
  return speed > 0 ? normal / speed : 0
}

/** The element slides from where `from` is (an element or a place) to where it is now. */
export function fly(element: Element, from: Element | DOMRect | null, speed: number, delay = 0): Animation | null {
  if (!from) return null
  if (speed <= 0) return element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE })
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

/** The element turns over, as a card does. */
export function turn(element: Element, speed: number, delay = 0): Animation {
  if (speed <= 0) return element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE })
  return element.animate([{ transform: 'rotateY(90deg)' }, { transform: 'none' }], {
    duration: duration(speed, 240),
    delay: duration(speed, delay),
    easing: 'ease-out',
    fill: 'backwards',
  })
}

/** The element tumbles and comes to rest, as a die does. */
export function tumble(element: Element, speed: number): Animation {
  if (speed <= 0) return element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE })
  return element.animate(
    [
      { transform: 'translateY(-18px) rotate(-200deg)' },
      { transform: 'translateY(4px) rotate(20deg)', offset: 0.7 },
      { transform: 'none' },
    ],
    { duration: duration(speed, 420), easing: 'ease-out' },
  )
}

/** Something small (a coin, a card's back) travels over the page from one place to another and is gone. */
export async function send(thing: Element, from: DOMRect, to: DOMRect, speed: number, delay = 0): Promise<void> {
  if (speed <= 0) return
  const ghost = thing.cloneNode(true) as HTMLElement
  const { width, height } = thing.getBoundingClientRect()
  Object.assign(ghost.style, { position: 'fixed', left: '0', top: '0', margin: '0', zIndex: '50', pointerEvents: 'none' })
  ghost.setAttribute('aria-hidden', 'true')
  document.body.append(ghost)
  const place = (rect: DOMRect) =>
    `translate(${rect.x + rect.width / 2 - width / 2}px, ${rect.y + rect.height / 2 - height / 2}px)`
  const moving = ghost.animate([{ transform: place(from) }, { transform: place(to) }], {
    duration: duration(speed),
    delay: duration(speed, delay),
    easing: 'ease-in-out',
    fill: 'both',
  })
  await moving.finished.catch(() => undefined)
  ghost.remove()
}
