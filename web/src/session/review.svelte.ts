// A review, asked for: of a table, or of a record that somebody brings.
import type { ReviewView, TableView } from '../messages'
import { ask, nowhere, Problem, sentence } from './api'
import { me } from './guest.svelte'

export class ReviewSession {
  review = $state.raw<ReviewView | null>(null)
  yours = $state.raw<number[]>([]) // seats
  busy = $state(false)
  trouble = $state<string | null>(null)
  detail = $state('')
  lost = $state<string | null>(null) // there is no such table

  private asked = 0

  async ofTable(id: string): Promise<void> {
    await this.fetch(async () => {
      const table = await ask<TableView>('GET', `/api/tables/${encodeURIComponent(id)}`)
      const review = await ask<ReviewView>('GET', `/api/tables/${encodeURIComponent(id)}/review`)
      const yours = table.seats.flatMap((seat, number) => (seat.you ? [number] : []))
      return { review, yours }
    })
  }

  async ofRecord(record: string): Promise<void> {
    await this.fetch(async () => {
      const review = await ask<ReviewView>('POST', '/api/reviews', { record })
      const yours = review.players.flatMap((name, seat) => (name === me.view?.name ? [seat] : []))
      return { review, yours }
    })
  }

  forget(): void {
    this.asked++
    this.review = this.trouble = null
    this.busy = false
  }

  /** What was asked for last counts. */
  private async fetch(work: () => Promise<{ review: ReviewView; yours: number[] }>): Promise<void> {
    const asked = ++this.asked
    this.busy = true
    this.trouble = null
    this.detail = ''
    try {
      const found = await work()
      if (asked === this.asked) Object.assign(this, found)
    } catch (problem) {
      if (asked !== this.asked) return
      this.lost = nowhere(problem)
      this.trouble = sentence(problem)
      this.detail = problem instanceof Problem && problem.code === 'bad-record' ? (problem.more.detail ?? '') : ''
    } finally {
      if (asked === this.asked) this.busy = false
    }
  }
}
