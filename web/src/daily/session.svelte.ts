// The daily grill, asked for: a day, its ten positions one by one, and what each answer was worth.
import type { DailyAnswerView, DailyOutcome, DailyPositionView, DailyView } from '../messages'
import { ask, freshKey, insist, nowhere, problemOf, sentence } from '../session/api'

export type Quality = DailyOutcome['quality']
export type Mark = Pick<DailyAnswerView, 'cost' | 'quality' | 'sign'>

export class DailySession {
  view = $state.raw<DailyView | null>(null)
  question = $state.raw<DailyPositionView | null>(null) // null: the day as a whole is looked at
  busy = $state(false)
  trouble = $state<string | null>(null)
  lost = $state<string | null>(null) // there is no such day

  private outcomes = $state.raw<Record<number, DailyOutcome>>({}) // told in this page
  private keys = new Map<number, string>() // an answer that is sent again is the same answer
  private asked = 0

  constructor(private readonly day: string | null) {}

  /** What is known of each of the ten, in their order. */
  get marks(): (Mark | null)[] {
    const { view } = this
    if (!view) return []
    return Array.from({ length: view.positions }, (_, place) => {
      const counted = view.answers.find((answer) => answer.number === place + 1)
      return counted ?? this.outcomes[place + 1] ?? null
    })
  }

  get outcome(): DailyOutcome | null {
    const { question } = this
    return question && (question.outcome ?? this.outcomes[question.number] ?? null)
  }

  /** The next one to be answered; null when all are. */
  get next(): number | null {
    const place = this.marks.indexOf(null)
    return place < 0 ? null : place + 1
  }

  get done(): boolean {
    return this.view !== null && this.next === null
  }

  /** The chance given away, once all ten are answered. */
  get cost(): number | null {
    if (!this.done) return null
    return this.view?.cost ?? this.marks.reduce((sum, mark) => sum + (mark?.cost ?? 0), 0)
  }

  /** Whoever has begun goes on where they were, on any device. What was today stays the day that is played. */
  async load(): Promise<void> {
    const day = this.view?.day ?? this.day
    await this.fetch(async () => {
      const view = await ask<DailyView>('GET', day === null ? '/api/daily' : `/api/daily/${encodeURIComponent(day)}`)
      return () => (this.view = view)
    })
    const begun = this.view?.counted && this.view.answers.length > 0
    if (begun && this.next !== null && this.question === null) await this.open(this.next)
  }

  async open(number: number): Promise<void> {
    await this.fetch(async () => {
      const question = await ask<DailyPositionView>('GET', this.path(number))
      return () => (this.question = question)
    })
  }

  async answer(action: string): Promise<void> {
    const number = this.question?.number
    if (number === undefined || this.outcome || this.busy) return
    const key = this.keys.get(number) ?? freshKey()
    this.keys.set(number, key)
    await this.fetch(async () => {
      const outcome = await insist(
        () => ask<DailyOutcome>('POST', this.path(number), { action, key }),
        () => undefined,
      )
      return () => (this.outcomes = { ...this.outcomes, [number]: outcome })
    }, () => this.open(number))
  }

  /** On to the next one, or to the end. */
  async goOn(): Promise<void> {
    const { next } = this
    if (next !== null) return this.open(next)
    this.question = null
    await this.load()
  }

  overview(): void {
    this.question = null
  }

  async show(shown: boolean): Promise<void> {
    await ask('PUT', '/api/daily/name', { shown })
    await this.load()
  }

  private path(number: number): string {
    return `/api/daily/${this.view?.day}/positions/${number}`
  }

  /** What was asked for last counts. `elsewhere`: it was answered on another device. */
  private async fetch(work: () => Promise<() => unknown>, elsewhere?: () => Promise<void>): Promise<void> {
    const asked = ++this.asked
    this.busy = true
    this.trouble = null
    try {
      const put = await work()
      if (asked === this.asked) put()
    } catch (error) {
      if (asked !== this.asked) return
      if (elsewhere && problemOf(error).code === 'daily-answered') return elsewhere()
      this.lost = this.view ? null : nowhere(error)
      this.trouble = sentence(error)
    } finally {
      if (asked === this.asked) this.busy = false
    }
  }
}
