// A table's live events: resumed by the last number we have, however often the line is cut.
import type { Fact, Presence } from '../game/facts'
import { backOff } from './api'
import { events, send, type Events } from './line'

export interface Listening {
  fact(fact: Fact): void
  presence(presence: Presence): void
  live(live: boolean): void
  gone(): void // the server knows less than we do: load again
}

export class TableStream {
  private source: Events | null = null
  private attempt = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false

  constructor(
    private readonly table: string,
    private last: number,
    private readonly listening: Listening,
  ) {
    this.open()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    this.source?.close()
  }

  private open(): void {
    if (this.closed) return
    const source = events(this.table, this.last)
    this.source = source
    source.onopen = () => {
      this.attempt = 0
      this.listening.live(true)
    }
    source.onmessage = (message) => {
      const fact = JSON.parse(message.data) as Fact
      this.last = Math.max(this.last, fact.seq)
      this.listening.fact(fact)
    }
    source.addEventListener('presence', (message) => {
      this.listening.presence(JSON.parse(message.data) as Presence)
    })
    source.addEventListener('bye', () => this.again())
    source.onerror = () => this.again()
  }

  /** With a pause that grows, and never at the same moment as everybody else. */
  private again(): void {
    if (this.closed) return
    this.source?.close()
    this.listening.live(false)
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.retry(), backOff(this.attempt++))
  }

  private async retry(): Promise<void> {
    try {
      const answer = await send('GET', `/api/tables/${this.table}`)
      const version = answer.ok ? ((await answer.json()) as { version: number }).version : null
      if (this.closed) return
      if (answer.status === 404 || (version !== null && version < this.last)) return this.listening.gone()
    } catch {
      // not back yet: the stream will tell
    }
    this.open()
  }
}
