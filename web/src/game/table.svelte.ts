// A table as this device sees it: who sits where, what we may do, and what the server has told of it.
import type { Answer, WormsView } from '../messages'
import { ask, freshKey, insist, pause, problemOf, type Problem } from '../session/api'
import { TableStream } from '../session/stream'
import { promised } from '../session/tables'
import { settings } from '../settings.svelte'
import { t } from '../texts.svelte'
import { facesToKeep, keep } from './actions'
import { callBack } from './call'
import { Chronicle } from './chronicle.svelte'
import { seatOf, type Fact, type HintsView, type Position, type Presence, type SeatView, type TableView } from './facts'
import { deedOf, lossOf } from './deeds'
import { Explained } from './explained.svelte'
import { Failure } from './failure.svelte'
import { Log } from './log'
import { Pace } from './pace'
import type { Explanation } from './pieces'
import type { Playing } from './playing'
import { Stage } from './stage.svelte'
import { namesOf, tell } from './story'
import { Witness } from './witness'

const HEARD = 4000 // milliseconds a phrase stays in the air
const NOTED = 3500 // and a note
const SEATS_CHANGE = new Set<Fact['type']>(['sat', 'stood', 'started', 'bot', 'back', 'rematch', 'game-over', 'abandoned'])
// Beside the game: told at once, whatever is being shown, and nobody waits for it.
const BESIDE = new Set<Fact['type']>(['phrase', 'hinted', 'sat', 'stood', 'bot', 'back', 'rematch'])

export class TableSession implements Playing {
  readonly stage = new Stage()
  readonly chronicle: Chronicle
  readonly witness: Witness
  readonly failure = new Failure()
  readonly explained = new Explained()
  view = $state.raw<TableView | null>(null)
  live = $state(true)
  presence = $state.raw<Presence>({ type: 'presence', here: [], watching: 0, hand_over: [] })
  busy = $state(false)
  problem = $state<string | null>(null)
  detail = $state('') // why, in particular
  said = $state.raw<{ seat: number; text: string } | null>(null)
  noted = $state('')
  deeds = $state<string[]>([])
  lost = $state(false) // there is no such table

  private advised = $state.raw<{ about: Position | null; hints: HintsView } | null>(null)
  private readonly log = new Log()
  private readonly pace = new Pace()
  private ahead: Fact[] = [] // have come, and are still to be shown
  private known = 0 // the version of what is shown
  private closed = false
  private stream: TableStream | null = null

  constructor(readonly id: string) {
    this.chronicle = new Chronicle(id)
    this.witness = new Witness(id)
  }

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
    this.stream = new TableStream(this.id, view.version, {
      fact: (fact) => this.receive(fact),
      presence: (presence) => (this.presence = presence),
      live: (live) => (this.live = live),
      gone: () => void this.reload(),
    })
  }

  close(): void {
    this.closed = true
    this.explained.close()
    this.forget()
  }

  private settle(view: TableView): void {
    this.view = view
    this.known = view.version
    this.log.begin(view.version)
    this.chronicle.begin(view.version)
    this.witness.begin(view)
    this.stage.put(view)
  }

  private forget(): void {
    this.stream?.close()
    this.stream = null
    this.stage.clear()
    this.ahead = []
  }

  private async reload(): Promise<void> {
    this.forget()
    await this.open()
  }

  async refresh(): Promise<void> {
    try {
      this.look(await ask<TableView>('GET', `/api/tables/${this.id}`))
    } catch {
      // the stream tells when the line is back
    }
  }

  private look(view: TableView): void {
    this.view = view
    this.witness.look(view)
  }

  // What is told

  receive(fact: Fact): void {
    const facts = this.log.take(fact)
    this.witness.follow(facts)
    for (const one of facts.filter((fact) => BESIDE.has(fact.type))) void this.mention(one)
    const steps = facts.filter((fact) => !BESIDE.has(fact.type))
    this.ahead.push(...steps)
    if (steps.length) void this.show(steps)
  }

  private async show(facts: Fact[]): Promise<void> {
    const last = await this.stage.show(facts.map((fact) => () => this.step(fact)))
    if (!last || !this.calls) return
    this.stage.hurry = false
    callBack()
  }

  /** Friends' phrases, comings and goings. */
  private async mention(fact: Fact): Promise<void> {
    this.known = Math.max(this.known, fact.seq)
    this.tell(fact)
    if (fact.type === 'phrase') this.hear(fact.seat, t(`phrase-${fact.phrase}`))
    this.stage.hear(fact)
    if (SEATS_CHANGE.has(fact.type)) await this.refresh()
  }

  /** Seen first, told when the dice have landed, and looked at for a while. */
  private async step(fact: Fact): Promise<void> {
    this.known = Math.max(this.known, fact.seq)
    this.ahead.shift()
    const { stream, stage } = this
    if (SEATS_CHANGE.has(fact.type) || (fact.position && this.asksAgain)) await this.refresh()
    if (this.stream !== stream) return // loaded anew meanwhile
    const { tumble, look } = this.beat(fact)
    const { position, previews = {}, standing = null } = fact
    stage.perform([fact], position ? { position, previews, standing } : null, tumble)
    await stage.rest(tumble)
    if (this.stream !== stream) return
    this.tell(fact)
    await stage.rest(look)
  }

  /** The deadline and the dice that can be taken back change with every move. */
  private get asksAgain(): boolean {
    return this.view?.pace != null || this.view?.dice === 'typed'
  }

  private beat(fact: Fact): { tumble: number; look: number } {
    if (settings.still || this.stage.hurry) return { tumble: 0, look: 0 }
    const seat = seatOf(fact)
    const bot = seat !== null && this.view?.seats[seat]?.bot != null
    const beat = this.pace.beat(fact, this.ahead, { mine: this.mine(seat), bot })
    return this.view?.dice === 'typed' ? { ...beat, tumble: 0 } : beat // real dice have rolled already
  }

  /** A piece of the story before what is known of it. */
  async readEarlier(): Promise<void> {
    await this.try(() => this.chronicle.earlier((fact) => tell(fact, this.names), (facts) => this.witness.readBack(facts)))
  }

  /** Everybody's worms after each turn. */
  async worms(): Promise<number[][]> {
    return (await ask<WormsView>('GET', `/api/tables/${this.id}/worms`)).turns
  }

  private get names(): (seat: number) => string {
    return namesOf(this.stage.shown, this.view?.seats ?? [])
  }

  private tell(fact: Fact): void {
    const name = this.names
    const lines = tell(fact, name)
    const seat = seatOf(fact)
    const deed = deedOf(fact)
    if (seat !== null && deed !== null) this.deeds[seat] = deed
    if (fact.type === 'stole') this.deeds[fact.from] = lossOf(fact.tile)
    this.chronicle.add(fact, lines)
    this.failure.note(fact, lines, name(seat ?? 0), (one) => this.mine(one))
    this.stage.say(lines)
  }

  private hear(seat: number, text: string): void {
    const said = { seat, text }
    this.said = said
    setTimeout(() => {
      if (this.said === said) this.said = null
    }, HEARD)
  }

  // Who is who

  mine(seat: number | null): boolean {
    const one = seat === null ? undefined : this.view?.seats[seat]
    return one !== undefined && one.you && one.bot === null
  }

  get sitting(): boolean {
    return this.view?.seats.some((seat) => seat.you) ?? false
  }

  /** Something is to be decided or told here, now. */
  get calls(): boolean {
    if (this.stage.showing || this.busy || this.view?.state !== 'playing') return false
    return this.mine(this.stage.onTurn) || this.tellsDice
  }

  /** Real dice are to be typed in here. */
  get tellsDice(): boolean {
    const { shown, onTurn } = this.stage
    if (onTurn === null || shown?.turn?.phase !== 'dice' || this.view?.dice !== 'typed') return false
    const one = this.view.seats[onTurn]
    return one?.bot ? this.view.yours : this.mine(onTurn)
  }

  seat(number: number): SeatView | undefined {
    return this.view?.seats[number]
  }

  /** What is awaited, or what has just happened. */
  get prompt(): string {
    const { shown, onTurn, chosen, showing } = this.stage
    const name = onTurn === null ? '' : (shown?.players[onTurn]?.name ?? '')
    if (this.calls) {
      if (chosen === null && shown?.turn?.phase === 'choose') return t(facesToKeep(shown.legal ?? []).length ? 'web-choose-dice' : 'rolled-dead')
      if (shown?.turn?.phase === 'return') return t('web-which-stays')
      return this.ownSeats.length > 1 ? t('web-turn-of', { name }) : t('web-your-turn')
    }
    if (showing && this.chronicle.latest) return this.chronicle.latest
    return this.view?.state !== 'playing' ? '' : this.mine(onTurn) ? t('web-wait') : t(this.presence.hand_over.some((one) => one.seat === onTurn) ? 'web-waiting-for' : 'web-thinking', { name })
  }

  /** The seats that are ours to act for. */
  get ownSeats(): number[] {
    return (this.view?.seats ?? []).flatMap((_, seat) => (this.mine(seat) ? [seat] : []))
  }

  get skippable(): boolean {
    return this.stage.showing && !this.stage.hurry && !settings.still && !this.mine(this.stage.onTurn)
  }

  skip(): void {
    this.stage.skip()
  }

  note(text: string): void {
    this.noted = text
    setTimeout(() => {
      if (this.noted === text) this.noted = ''
    }, NOTED)
  }

  explain(told: Explanation, whole: boolean): void {
    this.explained.show(told, whole)
  }

  /** About what is shown, and nothing else. */
  get hints(): HintsView | null {
    return this.advised?.about === this.stage.shown ? (this.advised?.hints ?? null) : null
  }

  get best(): string | null {
    return this.hints?.best ?? null
  }

  // What we do

  async act(action: string): Promise<Position | null> {
    return this.submit({ action })
  }

  async tellDice(faces: string[], golden: string | null): Promise<void> {
    await this.submit({ dice: { faces, golden } })
  }

  /** Real dice that were mistyped: they are awaited again. */
  async takeDiceBack(): Promise<void> {
    const seat = this.view?.dice_back
    if (seat != null) await this.submit({ dice_back: true }, seat)
  }

  /** Keep what is chosen, then roll or stop. */
  async keepAnd(then: 'roll' | 'stop' | null): Promise<void> {
    const face = this.stage.chosen
    if (face === null) return
    const position = await this.act(keep(face))
    if (then && position?.legal?.includes(then) && position.turn?.phase === 'after') await this.act(then)
  }

  private async submit(what: object, seat: number | null = this.stage.onTurn): Promise<Position | null> {
    if (seat === null || this.busy) return null
    this.busy = true
    this.problem = null
    this.noted = ''
    this.explained.close()
    const body = { seat, version: this.known, key: freshKey(), ...what }
    try {
      const answer = await insist(
        () => ask<Answer>('POST', `/api/tables/${this.id}/actions`, body),
        (lost) => (this.live = !lost),
      )
      this.witness.acted(body.key, answer.events)
      for (const fact of answer.events) this.receive(fact)
      await this.shownUpTo(answer.version)
      return answer.position
    } catch (error) {
      const problem = problemOf(error)
      this.refused(problem)
      for (const fact of problem.more.events ?? []) this.receive(fact)
      return null
    } finally {
      this.busy = false
    }
  }

  private async shownUpTo(version: number): Promise<void> {
    const stream = this.stream
    while (this.stream === stream && (this.stage.showing || this.log.received < version)) await pause(10)
  }

  /** Who always asks says so: that is told once. Deep ones look a turn further. */
  async askHints(always = false, deep = false): Promise<void> {
    await this.try(async () => {
      const about = this.stage.shown
      this.advise(await ask<HintsView>('GET', `/api/tables/${this.id}/hint?always=${always}&deep=${deep}`), about)
    })
  }

  advise(hints: HintsView, about: Position | null = this.stage.shown): void {
    this.advised = { about, hints }
  }

  async say(phrase: string): Promise<void> {
    await this.try(() => ask('POST', `/api/tables/${this.id}/phrases`, { phrase }))
  }

  async sit(local?: string): Promise<void> {
    const randomness = freshKey()
    await this.seats('POST', '', local === undefined ? { randomness } : { local })
    if (local === undefined && this.sitting) this.witness.contributed(randomness)
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
      next = (await promised(() => ask<TableView>('POST', `/api/tables/${this.id}/rematch`))).id
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
    } catch (error) {
      this.refused(problemOf(error))
    }
  }

  private refused(problem: Problem): void {
    this.problem = problem.title
    this.detail = problem.more.detail ?? ''
  }
}
