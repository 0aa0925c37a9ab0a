// A table as this device sees it: what the server has told, shown step by step.
import { ask, freshKey, insist, pause, Problem } from '../session/api'
import { TableStream } from '../session/stream'
import { settings, type Speed } from '../settings.svelte'
import { play, type Sound } from '../sound'
import { t } from '../texts.svelte'
import type { Ends, Fact, HintsView, Position, Presence, SeatView, TableView } from './facts'
import { namesOf, tell } from './story'

interface Answer {
  version: number
  events: Fact[]
  position: Position | null
}

export interface Line {
  seq: number
  text: string
  seat: number | null
}

const PAUSES: Record<Speed, number> = { calm: 1100, normal: 650, fast: 180, instant: 0 }
export const TUMBLE = 700
const STORY_LINES = 200

const SOUNDS: Partial<Record<Fact['type'], Sound>> = {
  rolled: 'roll',
  kept: 'keep',
  took: 'take',
  stole: 'steal',
  failed: 'fail',
  turned: 'turn',
  bratworm: 'bratworm',
  specialist: 'specialist',
  'hen-taken': 'hen',
  'game-over': 'end',
  phrase: 'phrase',
}
const SEATS_CHANGE = new Set<Fact['type']>(['sat', 'stood', 'started', 'bot', 'back', 'rematch', 'game-over', 'abandoned'])

export class TableSession {
  view = $state.raw<TableView | null>(null)
  shown = $state.raw<Position | null>(null)
  previews = $state.raw<Record<string, Ends>>({})
  chosen = $state<string | null>(null) // the face that is previewed
  story = $state<Line[]>([])
  spoken = $state('') // for the live region
  live = $state(true)
  presence = $state.raw<Presence>({ type: 'presence', here: [], watching: 0 })
  busy = $state(false)
  showing = $state(false) // facts are still being shown
  rolls = $state(0) // makes the dice tumble
  problem = $state<string | null>(null)
  lost = $state(false) // there is no such table
  hints = $state.raw<HintsView | null>(null)
  worms = $state<number[][]>([]) // after each turn, for the picture at the end

  private received = 0
  private known = 0 // the version of what is shown
  private queue: Fact[] = []
  private stream: TableStream | null = null

  constructor(readonly id: string) {}

  async open(): Promise<void> {
    try {
      this.settle(await insist(() => ask<TableView>('GET', `/api/tables/${this.id}`), (lost) => (this.live = !lost)))
    } catch {
      this.lost = true
      return
    }
    this.stream = new TableStream(this.id, 0, {
      fact: (fact) => this.receive(fact),
      presence: (presence) => (this.presence = presence),
      live: (live) => (this.live = live),
      gone: () => void this.reload(),
    })
  }

  close(): void {
    this.stream?.close()
    this.queue = []
  }

  private settle(view: TableView): void {
    this.view = view
    if (!this.showing) {
      this.known = view.version
      this.shown = view.position
      this.previews = view.previews as Record<string, Ends>
    }
  }

  private async reload(): Promise<void> {
    this.stream?.close()
    this.received = this.known = 0
    this.queue = []
    this.story = []
    this.worms = []
    await this.open()
  }

  async refresh(): Promise<void> {
    try {
      this.view = await ask<TableView>('GET', `/api/tables/${this.id}`)
    } catch {
      // the stream tells when the line is back
    }
  }

  // What is told

  receive(fact: Fact): void {
    if (fact.seq <= this.received) return
    this.received = fact.seq
    this.queue.push(fact)
    if (!this.showing) void this.show()
  }

  /** One fact after the other. What was there before we came is told at once, without motion. */
  private async show(): Promise<void> {
    this.showing = true
    for (let fact = this.queue.shift(); fact; fact = this.queue.shift()) {
      const old = fact.seq <= (this.view?.version ?? 0) && fact.at < this.opened
      await this.step(fact, old)
    }
    this.showing = false
    if (this.calls) this.callMe()
  }

  private readonly opened = Date.now() / 1000

  private async step(fact: Fact, old: boolean): Promise<void> {
    this.known = Math.max(this.known, fact.seq)
    const lines = tell(fact, namesOf(fact.position ?? this.shown, this.view?.seats ?? []))
    const seat = 'player' in fact ? fact.player : 'seat' in fact ? fact.seat : null
    for (const text of lines) this.story.push({ seq: fact.seq, text, seat })
    if (this.story.length > STORY_LINES) this.story.splice(0, this.story.length - STORY_LINES)
    if (fact.type === 'turn-ended' || fact.type === 'game-over') this.count(fact)
    if (SEATS_CHANGE.has(fact.type) && !old) await this.refresh()
    const position = fact.position
    if (old) {
      if (position && !this.queue.some((later) => later.position)) this.put(position, fact)
      return
    }
    if (lines.length) this.spoken = lines.join(' ')
    const sound = SOUNDS[fact.type]
    if (sound && settings.sound === 'on') play(sound)
    if (fact.type === 'rolled') this.rolls++
    if (position) this.put(position, fact)
    if (settings.still) return
    if (fact.type === 'rolled') await pause(Math.min(TUMBLE, 4 * PAUSES[settings.speed]))
    else if (lines.length) await pause(this.mine(seat) ? PAUSES[settings.speed] / 2 : PAUSES[settings.speed])
  }

  private put(position: Position, fact: Fact): void {
    this.shown = position
    this.previews = (fact.previews ?? {}) as Record<string, Ends>
    this.chosen = null
    this.hints = null
  }

  private count(fact: Fact): void {
    const position = fact.position ?? this.shown
    if (!position) return
    this.worms.push(position.players.map(wormsOf))
  }

  // Who is who

  mine(seat: number | null): boolean {
    const one = seat === null ? undefined : this.view?.seats[seat]
    return one !== undefined && one.you && one.bot === null
  }

  get sitting(): boolean {
    return this.view?.seats.some((seat) => seat.you) ?? false
  }

  get onTurn(): number | null {
    return this.shown?.turn?.player ?? null
  }

  /** Something is to be decided or told here, now. */
  get calls(): boolean {
    if (this.showing || this.busy || this.view?.state !== 'playing') return false
    return this.mine(this.onTurn) || this.tellsDice
  }

  /** Real dice are to be typed in here. */
  get tellsDice(): boolean {
    const seat = this.onTurn
    if (seat === null || this.shown?.turn?.phase !== 'dice' || this.view?.dice !== 'typed') return false
    const one = this.view.seats[seat]
    return one?.bot ? this.view.yours : this.mine(seat)
  }

  seat(number: number): SeatView | undefined {
    return this.view?.seats[number]
  }

  private callMe(): void {
    if (!document.hidden) return
    document.title = `★ ${t('web-your-turn')}`
    if (settings.sound === 'on') play('call')
    navigator.vibrate?.(200)
    const back = () => {
      document.title = 'Wormgrill'
      document.removeEventListener('visibilitychange', back)
    }
    document.addEventListener('visibilitychange', back)
  }

  // What we do

  async act(action: string): Promise<Position | null> {
    return this.submit({ action })
  }

  async tellDice(faces: string[], golden: string | null): Promise<void> {
    await this.submit({ dice: { faces, golden } })
  }

  /** Keep what is chosen, then roll or stop. */
  async keepAnd(then: 'roll' | 'stop' | null): Promise<void> {
    const face = this.chosen
    if (face === null) return
    const position = await this.submit({ action: `keep ${face}` })
    if (then && position?.legal?.includes(then) && position.turn?.phase === 'after') {
      await this.submit({ action: then })
    }
  }

  private async submit(what: object): Promise<Position | null> {
    const seat = this.onTurn
    if (seat === null || this.busy) return null
    this.busy = true
    this.problem = null
    const body = { seat, version: this.known, key: freshKey(), ...what }
    try {
      const answer = await insist(
        () => ask<Answer>('POST', `/api/tables/${this.id}/actions`, body),
        (lost) => (this.live = !lost),
      )
      for (const fact of answer.events) this.receive(fact)
      await this.shownAll()
      return answer.position
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      this.problem = problem.title
      for (const fact of (problem.more.events as Fact[] | undefined) ?? []) this.receive(fact)
      return null
    } finally {
      this.busy = false
    }
  }

  private async shownAll(): Promise<void> {
    while (this.showing) await pause(10)
  }

  async askHints(): Promise<void> {
    await this.try(async () => {
      this.hints = await ask<HintsView>('GET', `/api/tables/${this.id}/hint`)
    })
  }

  async say(phrase: string): Promise<void> {
    await this.try(() => ask('POST', `/api/tables/${this.id}/phrases`, { phrase }))
  }

  async sit(local?: string): Promise<void> {
    await this.seats('POST', '', local === undefined ? { randomness: freshKey() } : { local })
  }

  async takeBack(seat: number): Promise<void> {
    await this.seats('PUT', `/${seat}`)
  }

  async leave(seat: number): Promise<void> {
    await this.seats('DELETE', `/${seat}`)
  }

  async start(): Promise<void> {
    await this.try(async () => {
      this.view = await ask<TableView>('POST', `/api/tables/${this.id}/start`)
    })
  }

  async rematch(): Promise<string | null> {
    let next: string | null = null
    await this.try(async () => {
      next = (await ask<TableView>('POST', `/api/tables/${this.id}/rematch`)).id
    })
    return next
  }

  private async seats(method: string, path: string, body?: object): Promise<void> {
    await this.try(async () => {
      this.view = await ask<TableView>(method, `/api/tables/${this.id}/seats${path}`, body)
    })
  }

  private async try(work: () => Promise<unknown>): Promise<void> {
    this.problem = null
    try {
      await work()
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      this.problem = problem.title
    }
  }
}

export function wormsOf(player: Position['players'][number]): number {
  const tiles = player.stack.reduce((sum, tile) => sum + tile.worms, 0)
  return tiles + player.bratworms + (player.specialist === 'apple' ? 3 : 0)
}
