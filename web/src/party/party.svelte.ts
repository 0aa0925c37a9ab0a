// A party as this page sees it: told live, and changed by asking the server.
import type { PartyRequest, PartyView } from '../messages'
import { router } from '../router.svelte'
import { ask, backOff, freshKey, Problem, sentence } from '../session/api'

const LAST = 'party' // the one that this device has opened last: its tables lead back to it

export class PartySession {
  view = $state.raw<PartyView | null>(null)
  lost = $state(false) // there is no such party, or no longer
  live = $state(true)
  busy = $state(false)
  problem = $state<string | null>(null)

  private source: EventSource | null = null
  private attempt = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false

  constructor(readonly id: string) {}

  async open(): Promise<void> {
    try {
      this.take(await ask<PartyView>('GET', this.path()))
    } catch (problem) {
      if (problem instanceof Problem && problem.status === 404) return this.gone()
    }
    if (this.closed) return
    this.listen()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    this.source?.close()
  }

  private path(more = ''): string {
    return `/api/parties/${encodeURIComponent(this.id)}${more}`
  }

  private take(view: PartyView): void {
    if (this.view && view.version < this.view.version) return
    this.view = view
    if (view.you !== null || view.host) localStorage.setItem(LAST, view.id)
  }

  private gone(): void {
    this.lost = true
    this.close()
    if (lastParty() === this.id) localStorage.removeItem(LAST)
  }

  private listen(): void {
    const source = new EventSource(this.path('/events'))
    this.source = source
    source.onopen = () => {
      this.attempt = 0
      this.live = true
    }
    source.onmessage = (message) => this.take(JSON.parse(message.data as string) as PartyView)
    source.addEventListener('bye', () => this.again())
    source.onerror = () => this.again()
  }

  /** With a pause that grows; whether it is still there is asked first. */
  private again(): void {
    if (this.closed) return
    this.source?.close()
    this.live = false
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.open(), backOff(this.attempt++))
  }

  // What guests and the host ask for

  join = () => this.change('POST', '/guests', {})
  leave = (number: number) => this.change('DELETE', `/guests/${number}`)
  startRound = () => this.change('POST', '/rounds', { round: (this.view?.round ?? 0) + 1 })
  undoRound = () => this.change('DELETE', `/rounds/${this.view?.round ?? 0}`)
  enter = (state: PartyView['state']) => this.change('PUT', '', { state })

  async delete(): Promise<void> {
    await this.tried(async () => {
      await ask('DELETE', this.path())
      this.gone()
      router.go('/')
    })
  }

  private async change(method: string, more: string, body?: object): Promise<void> {
    await this.tried(async () => this.take(await ask<PartyView>(method, this.path(more), body)))
  }

  private async tried(work: () => Promise<void>): Promise<void> {
    this.problem = null
    this.busy = true
    try {
      await work()
    } catch (problem) {
      this.problem = sentence(problem)
    } finally {
      this.busy = false
    }
  }
}

export function lastParty(): string | null {
  return localStorage.getItem(LAST)
}

export type PartyWish = Omit<Partial<PartyRequest>, 'edition'> & { edition: string }

let unanswered: { wish: string; key: string } | undefined // perhaps it has been made nonetheless

/** Whoever asks for the same again because no answer came gets the same party. */
export async function makeParty(wish: PartyWish): Promise<void> {
  const wanted = JSON.stringify(wish)
  const asked = unanswered?.wish === wanted ? unanswered : { wish: wanted, key: freshKey() }
  unanswered = asked
  const party = await ask<PartyView>('POST', '/api/parties', { ...wish, key: asked.key })
  unanswered = undefined
  router.go(`/party/${party.id}`)
}
