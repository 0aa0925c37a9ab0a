// A table as this device sees it: what the server has told, shown step by step.
import { ask, freshKey, insist, pause, Problem } from '../session/api'
import { TableStream } from '../session/stream'
import { settings, type Speed } from '../settings.svelte'
import { play, type Sound } from '../sound'
import { t } from '../texts.svelte'
import type { Answer } from '../messages'
import type { Fact, HintsView, Position, Presence, Previews, SeatView, Standing, TableView } from './facts'
import type { Playing } from './playing'
import { namesOf, tell } from './story'

export interface Line {
  seq: number
  text: string
  seat: number | null
}

export const PAUSES: Record<Speed, number> = { calm: 1100, normal: 650, fast: 180, instant: 0 }
export const TUMBLE = 700
const STORY_LINES = 200

export const SOUNDS: Partial<Record<Fact['type'], Sound>> = {
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
const LOSSES = new Set<Fact['type']>(['failed', 'returned', 'turned'])
const HEARD = 4000 // milliseconds a phrase stays in the air
const SEATS_CHANGE = new Set<Fact['type']>(['sat', 'stood', 'started', 'bot', 'back', 'rematch', 'game-over', 'abandoned'])

export class TableSession implements Playing {
  view = $state.raw<TableView | null>(null)
  shown = $state.raw<Position | null>(null)
  previews = $state.raw<Previews>({})
  standing = $state.raw<Standing | null>(null)
  chosen = $state<string | null>(null) // the face that is previewed
  story = $state<Line[]>([])
  spoken = $state('') // for the live region
  live = $state(true)
  presence = $state.raw<Presence>({ type: 'presence', here: [], watching: 0 })
  busy = $state(false)
  showing = $state(false) // facts are still being shown
  rolls = $state(0) // makes the dice tumble
  problem = $state<string | null>(null)
  detail = $state('') // why, in particular
  hurry = $state(false)
  said = $state.raw<{ seat: number; text: string } | null>(null)
  cost = $state('') // what the failure has cost, as it was told
  failure = $state<'dead-roll' | 'no-worm' | 'nothing' | null>(null) // of a turn of ours, until the next
  lost = $state(false) // there is no such table
  hints = $state.raw<HintsView | null>(null)
  worms = $state<number[][]>([]) // after each turn, for the picture at the end

  private received = 0
  private known = 0 // the version of what is shown
  private before = 0 // the version of what was there when we came
  private queue: Fact[] = []
  private early = new Map<number, Fact>() // their predecessors are still under way
  private turnEnded = false
  private failing = false // the turn of ours that is just ending
  private closed = false
  private stream: TableStream | null = null

  constructor(readonly id: string) {}

  async open(): Promise<void> {
    let view: TableView
    try {
      view = await insist(() => ask<TableView>('GET', `/api/tables/${this.id}`), (lost) => (this.live = !lost))
    } catch {
      this.lost = true
      return
    }
    if (this.closed) return
    this.settle(view)
    this.stream = new TableStream(this.id, 0, {
      fact: (fact) => this.receive(fact),
      presence: (presence) => (this.presence = presence),
      live: (live) => (this.live = live),
      gone: () => void this.reload(),
    })
  }

  close(): void {
    this.closed = true
    this.forget()
  }

  private settle(view: TableView): void {
    this.view = view
    this.known = this.before = view.version
    this.shown = view.position
    this.previews = view.previews
    this.standing = view.standing
    this.chosen = null
    this.hints = null
  }

  private forget(): void {
    this.stream?.close()
    this.stream = null
    this.queue = []
    this.early.clear()
    this.turnEnded = false
  }

  private async reload(): Promise<void> {
    this.forget()
    this.received = this.known = 0
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

  /** Each number once and in order; an answer may overtake the stream, which brings what is between. */
  receive(fact: Fact): void {
    if (fact.seq > this.received) this.early.set(fact.seq, fact)
    for (let next = this.early.get(this.received + 1); next; next = this.early.get(this.received + 1)) {
      this.early.delete(next.seq)
      this.received = next.seq
      this.queue.push(next)
    }
    if (this.queue.length && !this.showing) void this.show()
  }

  /** One fact after the other. What was there before we came is told at once, without motion. */
  private async show(): Promise<void> {
    this.showing = true
    for (let fact = this.queue.shift(); fact; fact = this.queue.shift()) {
      await this.step(fact, fact.seq <= this.before)
    }
    this.showing = false
    if (!this.calls) return
    this.hurry = false
    this.callMe()
  }

  private async step(fact: Fact, old: boolean): Promise<void> {
    this.known = Math.max(this.known, fact.seq)
    const lines = tell(fact, namesOf(fact.position ?? this.shown, this.view?.seats ?? []))
    const seat = 'player' in fact ? fact.player : 'seat' in fact ? fact.seat : null
    for (const text of lines) this.story.push({ seq: fact.seq, text, seat })
    if (this.story.length > STORY_LINES) this.story.splice(0, this.story.length - STORY_LINES)
    const position = fact.position
    this.count(fact)
    if (old) return // what is shown is newer
    if (SEATS_CHANGE.has(fact.type) || (position && this.view?.pace)) await this.refresh()
    this.lose(fact, lines)
    if (fact.type === 'phrase') this.hear(fact.seat, t(`phrase-${fact.phrase}`))
    if (lines.length) this.spoken = lines.join(' ')
    const sound = SOUNDS[fact.type]
    if (sound && settings.sound === 'on') play(sound)
    if (fact.type === 'rolled') this.rolls++
    if (position) this.put(position, fact)
    if (settings.still) return
    const speed = PAUSES[this.hurry ? 'fast' : settings.speed]
    if (fact.type === 'rolled') await pause(Math.min(TUMBLE, 4 * speed) + (this.mine(seat) ? 0 : speed))
    else if (lines.length && this.failing && LOSSES.has(fact.type)) await pause(2 * speed)
    else if (lines.length) await pause(this.mine(seat) ? speed / 2 : speed)
  }

  /** A turn of ours that fails: why, and what it costs; until we act again. */
  private lose(fact: Fact, lines: string[]): void {
    if (fact.type === 'acted' && this.mine(fact.seat)) this.failure = null
    if (fact.type === 'failed') {
      this.failing = this.mine(fact.player)
      if (!this.failing) return
      this.failure = fact.why
      this.cost = ''
    } else if (this.failing && LOSSES.has(fact.type)) this.cost = [this.cost, ...lines].join(' ').trim()
  }

  private put(position: Position, fact: Fact): void {
    this.shown = position
    this.previews = fact.previews ?? {}
    this.standing = fact.standing ?? null
    this.chosen = null
    this.hints = null
  }

  /** A turn's position comes with the last of its facts. */
  private count(fact: Fact): void {
    if (fact.type === 'turn-ended') this.turnEnded = true
    if (!this.turnEnded || !fact.standing) return
    this.worms.push(fact.standing.worms)
    this.turnEnded = false
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

  private hear(seat: number, text: string): void {
    const said = { seat, text }
    this.said = said
    setTimeout(() => {
      if (this.said === said) this.said = null
    }, HEARD)
  }

  get latest(): string {
    return this.story.at(-1)?.text ?? ''
  }

  get best(): string | null {
    return this.hints?.best ?? null
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
      await this.shownUpTo(answer.version)
      return answer.position
    } catch (problem) {
      this.refused(problem)
      for (const fact of (problem.more.events as Fact[] | undefined) ?? []) this.receive(fact)
      return null
    } finally {
      this.busy = false
    }
  }

  private async shownUpTo(version: number): Promise<void> {
    const stream = this.stream
    while (this.stream === stream && (this.showing || this.received < version)) await pause(10)
  }

  async askHints(): Promise<void> {
    await this.try(async () => {
      const about = this.shown
      const hints = await ask<HintsView>('GET', `/api/tables/${this.id}/hint`)
      if (this.shown === about) this.hints = hints
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
      this.refused(problem)
    }
  }

  private refused(problem: unknown): asserts problem is Problem {
    if (!(problem instanceof Problem)) throw problem
    this.problem = problem.title
    this.detail = String(problem.more.detail ?? '')
  }
}
