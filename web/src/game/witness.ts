// What this device has seen of a table's dice while the game was on, and what it added to them: a receipt is worth what
// it can be compared with. Kept over reloads, for the last tables only.
import type { Fact, TableView } from './facts'

export interface Seen {
  commitment: string | null // the first that was told
  before: boolean // that was before the first roll
  rolls: Record<number, string> // by their numbers, as `fallen` writes them
  contribution: string | null // what this device has added for all rolls
  keys: string[] // with which it has rolled
  at: number // when it was kept, in milliseconds since 1970
}

const PLACE = 'seen-' // and the table
const MOST_TABLES = 20
const MOST_ROLLS = 1000 // of a table

/** A roll in one line. */
export function fallen(key: string, faces: string[], golden: string | null): string {
  return [key, faces.join(), golden ?? ''].join(' ')
}

export class Witness {
  readonly seen: Seen
  private first = 0 // how many rolls there were before those that are known
  private last = 0 // and up to now
  private over = false

  constructor(private readonly table: string) {
    this.seen = kept(table) ?? { commitment: null, before: false, rolls: {}, contribution: null, keys: [], at: 0 }
  }

  /** From here on the rolls are followed. */
  begin(view: TableView): void {
    this.first = this.last = view.fairness.rolls
    this.look(view)
  }

  /** Who no longer sits here has taken along what they added. What is told after the end proves nothing. */
  look({ fairness, seats, state }: TableView): void {
    this.over = state === 'over'
    if (this.over) return
    if (!seats.some((seat) => seat.you)) this.seen.contribution = null
    if (this.seen.commitment === null && fairness.commitment) this.promised(fairness.commitment, fairness.rolls === 0)
  }

  promised(commitment: string, before = true): void {
    this.seen.commitment = commitment
    this.seen.before = before
    this.keep()
  }

  contributed(text: string): void {
    this.seen.contribution = text
    this.keep()
  }

  /** What has just happened, in order. */
  follow(facts: Fact[]): void {
    for (const fact of facts) if (fact.type === 'rolled') this.note(++this.last, fact)
    if (facts.some(isRoll)) this.keep()
  }

  /** What was before all that is known, as the log has it. */
  readBack(facts: Fact[]): void {
    if (this.over) return
    for (const fact of facts.toReversed()) if (fact.type === 'rolled') this.note(this.first--, fact)
    if (facts.some(isRoll)) this.keep()
  }

  /** An action of this device was answered; if it rolled, then with this key. */
  acted(key: string, facts: Fact[]): void {
    if (!facts.some(isRoll)) return
    this.seen.keys.push(key)
    this.keep()
  }

  /** The first that was told of a roll stands. */
  private note(number: number, { key, faces, golden }: Extract<Fact, { type: 'rolled' }>): void {
    if (number <= MOST_ROLLS && key !== undefined) this.seen.rolls[number] ??= fallen(key, faces, golden)
  }

  private keep(): void {
    if (this.seen.commitment === null) return // nobody has promised anything here
    this.seen.keys = this.seen.keys.slice(-MOST_ROLLS)
    this.seen.at = Date.now()
    try {
      localStorage.setItem(PLACE + this.table, JSON.stringify(this.seen))
      forgetOld()
    } catch {
      // no room: then it is known as long as the page is open
    }
  }
}

function isRoll(fact: Fact): boolean {
  return fact.type === 'rolled'
}

function kept(table: string): Seen | null {
  try {
    return JSON.parse(localStorage.getItem(PLACE + table) ?? 'null') as Seen | null
  } catch {
    return null
  }
}

function forgetOld(): void {
  const tables = Object.keys(localStorage).flatMap((place) => (place.startsWith(PLACE) ? [place.slice(PLACE.length)] : []))
  if (tables.length <= MOST_TABLES) return
  const age = new Map(tables.map((table) => [table, kept(table)?.at ?? 0]))
  tables.sort((one, other) => (age.get(other) ?? 0) - (age.get(one) ?? 0))
  for (const table of tables.slice(MOST_TABLES)) localStorage.removeItem(PLACE + table)
}
