// One's own games in figures: asked for by opening the page, and looked at again until all are reviewed.
import type { StudyView } from '../messages'
import { ask, pause, sentence } from '../session/api'

const AGAIN = 1500 // milliseconds
const STALLED = 20 // looks without anything new: whoever was at it may be gone

export class FiguresSession {
  view = $state.raw<StudyView | null>(null)
  trouble = $state<string | null>(null)
  forgotten = $state(false)

  private watching = 0

  get done(): boolean {
    return this.view !== null && this.view.reviewed >= this.view.asked
  }

  /** Asks for a review of all that is finished, and waits for it. */
  async open(): Promise<void> {
    const watch = ++this.watching
    this.forgotten = false
    await this.fetch('POST')
    for (let same = 0; watch === this.watching && !this.done && !this.trouble; ) {
      await pause(AGAIN)
      if (watch !== this.watching) return
      const before = this.view?.reviewed
      await this.fetch(same >= STALLED ? 'POST' : 'GET')
      same = this.view?.reviewed === before && same < STALLED ? same + 1 : 0
    }
  }

  async forget(): Promise<void> {
    this.leave()
    await this.fetch('DELETE')
    this.forgotten = !this.trouble
  }

  leave(): void {
    this.watching++
  }

  private async fetch(method: 'GET' | 'POST' | 'DELETE'): Promise<void> {
    try {
      this.view = await ask<StudyView>(method, '/api/me/figures')
      this.trouble = null
    } catch (problem) {
      this.trouble = sentence(problem)
    }
  }
}
