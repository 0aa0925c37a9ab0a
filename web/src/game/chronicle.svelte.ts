// What is written down of a game: its story, line by line, and the worms after each turn.
import { seatOf, type Fact } from './facts'

const LINES = 200

export interface Line {
  seq: number
  text: string
  seat: number | null
}

export class Chronicle {
  lines = $state<Line[]>([])
  worms = $state<number[][]>([]) // for the picture at the end

  private turnEnded = false

  get latest(): string {
    return this.lines.at(-1)?.text ?? ''
  }

  add(fact: Fact, texts: string[]): void {
    for (const text of texts) this.lines.push({ seq: fact.seq, text, seat: seatOf(fact) })
    if (this.lines.length > LINES) this.lines.splice(0, this.lines.length - LINES)
    this.count(fact)
  }

  clear(): void {
    this.lines = []
    this.worms = []
    this.turnEnded = false
  }

  /** How a turn leaves it standing comes with the last of its facts. */
  private count(fact: Fact): void {
    if (fact.type === 'turn-ended') this.turnEnded = true
    if (!this.turnEnded || !fact.standing) return
    this.worms.push(fact.standing.worms)
    this.turnEnded = false
  }
}
