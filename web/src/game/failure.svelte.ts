// A turn of ours that fails: whose, why, and what it costs, until we act again or close it.
import type { Fact, GameEvent } from './facts'

const LOSSES = new Set<GameEvent['type']>(['failed', 'returned', 'turned'])

export interface Failed {
  name: string
  why: Extract<Fact, { type: 'failed' }>['why']
  cost: string // as it was told
}

export class Failure {
  told = $state.raw<Failed | null>(null)

  private failing = false // the turn that is just ending is ours

  note(fact: Fact, lines: string[], name: string, mine: (seat: number) => boolean): void {
    if (fact.type === 'acted' && mine(fact.seat)) this.close()
    if (fact.type === 'failed') {
      this.failing = mine(fact.player)
      if (this.failing) this.told = { name, why: fact.why, cost: '' }
    } else if (this.counts(fact) && this.told) {
      this.told = { ...this.told, cost: [this.told.cost, ...lines].join(' ').trim() }
    }
  }

  /** This fact belongs to it. */
  counts(fact: Fact): boolean {
    return this.failing && LOSSES.has(fact.type)
  }

  close(): void {
    this.told = null
  }
}
