/** Something that the server may refuse: whether it is under way, and what was said against it. */
import { Refused } from './api'
import type { Message } from './board'

export class Attempt {
  busy = $state(false)
  refused = $state.raw<Message | null>(null)

  /** Do it; a refusal is kept to be shown. True if it went well. */
  async at(deed: () => unknown): Promise<boolean> {
    this.busy = true
    this.refused = null
    try {
      await deed()
    } catch (error) {
      this.refused = error instanceof Refused ? error.said : ['page-refused']
    }
    this.busy = false
    return this.refused === null
  }
}
