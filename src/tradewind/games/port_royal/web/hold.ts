// A card is looked at: by hovering, by focus, or by a finger that stays. A finger's long look plays no move.
import type { Held, Part } from './products'

const LONG = 380 // milliseconds

export interface Looked {
  face: Held
  hold: Part['hold']
}

export function look(element: HTMLElement, given: Looked) {
  let now = given
  let timer: ReturnType<typeof setTimeout> | undefined
  let looked = false
  let shown = false
  const show = (): void => {
    shown = true
    now.hold(now.face, element)
  }
  /** A moment later: a button that is being taken from the page loses the focus while the page is drawn. */
  const hide = (): void => {
    if (shown) queueMicrotask(() => now.hold(null, null))
    shown = false
  }

  const handlers: Record<string, (event: Event) => void> = {
    pointerenter: (event) => (event as PointerEvent).pointerType === 'mouse' && show(),
    pointerleave: () => {
      clearTimeout(timer)
      hide()
    },
    focus: () => element.matches(':focus-visible') && show(),
    blur: hide,
    pointerdown: (event) => {
      looked = false
      if ((event as PointerEvent).pointerType === 'mouse') return
      timer = setTimeout(() => {
        looked = true
        show()
      }, LONG)
    },
    pointerup: () => clearTimeout(timer),
    pointercancel: () => clearTimeout(timer),
    contextmenu: (event) => looked && event.preventDefault(),
    click: (event) => {
      if (looked) {
        event.stopImmediatePropagation()
        event.preventDefault()
        looked = false
      }
    },
  }
  for (const [name, handler] of Object.entries(handlers)) element.addEventListener(name, handler, { capture: true })
  return {
    update: (next: Looked) => {
      now = next
    },
    destroy: () => {
      clearTimeout(timer)
      hide()
    },
  }
}
