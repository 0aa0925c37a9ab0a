// A turn of ours that fails: why, and what it costs, until we act again.
import type { Fact, GameEvent } from './facts'

const LOSSES = new Set<GameEvent['type']>(['failed', 'returned', 'turned'])

export class Failure {
  why = $state<Extract<Fact, { type: 'failed' }>['why'] | null>(null)
  cost = $state('') // as it was told

  private failing = false // the turn that is just ending is ours

  note(fact: Fact, lines: string[], mine: (seat: number) => boolean): void {
    if (fact.type === 'acted' && mine(fact.seat)) this.why = null
    if (fact.type === 'failed') {
      this.failing = mine(fact.player)
      if (!this.failing) return
      this.why = fact.why
      this.cost = ''
    } else if (this.counts(fact)) this.cost = [this.cost, ...lines].join(' ').trim()
  }

  /** This fact belongs to it. */
  counts(fact: Fact): boolean {
    return this.failing && LOSSES.has(fact.type)
  }
}
