// The guest's games as the page shows them: what is asked for, and as many pages as were wanted.
import type { GamesPage, GamesSummary, GameView } from '../messages'
import { ask, sentence } from '../session/api'

export type Which = 'all' | 'running' | 'finished'

/** Of whom or of what the games are wanted; '' is everything. A rival is `name:…` or `bot:…`. */
export interface Wanted {
  state: Which
  edition: string
  rival: string
}

const EVERYTHING: Wanted = { state: 'all', edition: '', rival: '' }

export class GameList {
  wanted = $state.raw<Wanted>(EVERYTHING)
  games = $state.raw<GameView[]>([])
  summary = $state.raw<GamesSummary | null>(null)
  next = $state.raw<string | null>(null)
  busy = $state(true)
  trouble = $state<string | null>(null)
  private asked = 0 // an answer to an older question comes too late

  get everything(): boolean {
    return !this.wanted.edition && !this.wanted.rival && this.wanted.state === 'all'
  }

  get running(): GameView[] {
    return this.games.filter((game) => game.state !== 'over')
  }

  get finished(): GameView[] {
    return this.games.filter((game) => game.state === 'over')
  }

  /** From the beginning: everything may have changed. */
  async load(): Promise<void> {
    await this.page(null)
    this.summary = await ask<GamesSummary>('GET', '/api/me/games/summary').catch(() => this.summary)
  }

  async want(change: Partial<Wanted>): Promise<void> {
    this.wanted = { ...this.wanted, ...change }
    await this.page(null)
  }

  async wantEverything(): Promise<void> {
    await this.want(EVERYTHING)
  }

  async more(): Promise<void> {
    await this.page(this.next)
  }

  private async page(before: string | null): Promise<void> {
    const number = ++this.asked
    this.busy = true
    this.trouble = null
    try {
      const page = await ask<GamesPage>('GET', `/api/me/games?${query(this.wanted, before)}`)
      if (number !== this.asked) return
      this.games = before === null ? page.games : [...this.games, ...page.games]
      this.next = page.next
    } catch (problem) {
      if (number === this.asked) this.trouble = sentence(problem)
    }
    if (number === this.asked) this.busy = false
  }
}

export function query({ state, edition, rival }: Wanted, before: string | null): string {
  const [kind, ...name] = rival.split(':')
  const found = new URLSearchParams()
  if (state !== 'all') found.set('state', state)
  if (edition) found.set('edition', edition)
  if (kind) found.set(kind === 'bot' ? 'bot' : 'rival', name.join(':'))
  if (before !== null) found.set('before', before)
  return found.toString()
}
