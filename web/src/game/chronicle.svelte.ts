// What is written down of a game: its story, line by line. What was before we came is asked for by those who read it.
import type { LogPage } from '../messages'
import { ask } from '../session/api'
import { seatOf, type Fact } from './facts'

export interface Line {
  seq: number
  text: string
  seat: number | null
}

export class Chronicle {
  lines = $state.raw<Line[]>([])
  whole = $state(true) // there is nothing before the first line

  private first = 1 // the number of the first fact that is in it
  private asking: Promise<void> | null = null

  constructor(private readonly table: string) {}

  get latest(): string {
    return this.lines.at(-1)?.text ?? ''
  }

  /** All that comes after this version will be added. */
  begin(version: number): void {
    this.lines = []
    this.first = version + 1
    this.whole = version === 0
  }

  add(fact: Fact, texts: string[]): void {
    if (texts.length) this.lines = [...this.lines, ...linesOf(fact, texts)]
  }

  /** A piece of what was before, told as everything is; `read` gets it as it came. */
  earlier(tell: (fact: Fact) => string[], read: (facts: Fact[]) => void): Promise<void> {
    this.asking ??= this.ask(tell, read).finally(() => (this.asking = null))
    return this.asking
  }

  private async ask(tell: (fact: Fact) => string[], read: (facts: Fact[]) => void): Promise<void> {
    if (this.whole) return
    const { first } = this
    const page = await ask<LogPage>('GET', `/api/tables/${this.table}/log?before=${first}`)
    if (this.first !== first) return // loaded anew meanwhile
    this.first = page.first
    this.whole = page.first <= 1
    read(page.events)
    this.lines = [...page.events.flatMap((fact) => linesOf(fact, tell(fact))), ...this.lines]
  }
}

function linesOf(fact: Fact, texts: string[]): Line[] {
  return texts.map((text) => ({ seq: fact.seq, text, seat: seatOf(fact) }))
}
