// A table's log as it comes in: each number once and in order, whether a stream or an answer brought it.
import type { Fact } from './facts'

export class Log {
  private last = 0
  private early = new Map<number, Fact>() // their predecessors are still under way

  /** The number up to which everything has come. */
  get received(): number {
    return this.last
  }

  /** From here on: what came before is not asked for. */
  begin(version: number): void {
    this.last = version
    this.early.clear()
  }

  /** What can be told now: an answer may overtake the stream, which brings what is between. */
  take(fact: Fact): Fact[] {
    if (fact.seq > this.last) this.early.set(fact.seq, fact)
    const ready: Fact[] = []
    for (let next = this.early.get(this.last + 1); next; next = this.early.get(this.last + 1)) {
      this.early.delete(next.seq)
      this.last = next.seq
      ready.push(next)
    }
    return ready
  }
}
