// Puzzles, one after the other: from one's own errors, or from the house's games.
import type { AnsweredView, NextPuzzle } from '../messages'
import { ask, sentence } from '../session/api'

export type Source = 'own' | 'house'
export const GRADES = ['easy', 'middling', 'hard'] as const
export type Grade = (typeof GRADES)[number]

export class PuzzleSession {
  source = $state<Source>('own')
  grade = $state<Grade | null>(null)
  next = $state.raw<NextPuzzle | null>(null)
  answered = $state.raw<AnsweredView | null>(null)
  trouble = $state<string | null>(null)
  busy = $state(false)

  /** One's own errors come first, where there are any to try. */
  async open(): Promise<void> {
    await this.load()
    if (!this.trouble && !this.next?.puzzle) await this.from('house')
  }

  async from(source: Source): Promise<void> {
    this.source = source
    await this.load()
  }

  async only(grade: Grade | null): Promise<void> {
    this.grade = grade
    await this.load()
  }

  async load(): Promise<void> {
    const narrowed = this.source === 'house' && this.grade ? `&grade=${this.grade}` : ''
    await this.asking(async () => {
      this.next = await ask<NextPuzzle>('GET', `/api/me/puzzles?source=${this.source}${narrowed}`)
      this.answered = null
    })
  }

  /** The first answer counts. */
  async answer(action: string): Promise<void> {
    const puzzle = this.next?.id
    if (!puzzle || this.answered) return
    await this.asking(async () => {
      this.answered = await ask<AnsweredView>('POST', '/api/me/puzzles', { puzzle, action })
    })
  }

  private async asking(work: () => Promise<void>): Promise<void> {
    this.busy = true
    this.trouble = null
    try {
      await work()
    } catch (problem) {
      this.trouble = sentence(problem)
    } finally {
      this.busy = false
    }
  }
}
