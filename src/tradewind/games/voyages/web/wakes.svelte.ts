// Where each ship has been, as far as this page has seen it.
import type { Step } from '@tradewind/board'
import type { Place } from './geometry'
import { same } from './geometry'
import type { View } from './sheet'

export class Wakes {
  #seen: Place[][] = $state.raw([])
  #map = ''

  /** A view further on lengthens a wake; one from before shortens it; one from elsewhere begins it anew. */
  follow(view: View, step: Step | null): void {
    const known = view.map === this.#map ? this.#seen : []
    this.#map = view.map
    this.#seen = view.players.map(({ hex }, place) => {
      const wake = known[place] ?? []
      const last = wake[wake.length - 1]
      const before = wake[wake.length - 2]
      if (last && same(last, hex)) return wake
      if (before && same(before, hex)) return wake.slice(0, -1)
      return step && last ? [...wake, hex] : [hex]
    })
  }

  of(place: number): Place[] {
    return this.#seen[place] ?? []
  }
}
