// A game that is over, looked at step by step: the server has told all its frames, and the review what they were worth.
import { deedOf, lossOf } from '../game/deeds'
import { actionText } from '../game/ends'
import { seatOf, type GameEvent, type Position } from '../game/facts'
import type { Review } from '../game/review'
import { namesOf, tell } from '../game/story'
import type { ReplayFrame, ReplayView } from '../messages'
import { pause } from '../session/api'
import { settings } from '../settings.svelte'
import { t } from '../texts.svelte'
import { frameAt } from './address'
import { Looking } from './looking.svelte'
import { chancesOf, errorsOf, marksOf, type Mark } from './marks'

export type Frame = Omit<ReplayFrame, 'position'> & { position: Position }

/** Where a replay comes from: a table, or a record that somebody has brought. */
export interface Source {
  piece(first: number): Promise<ReplayView>
  review(): Promise<Review>
}

export const RATES = [0.5, 1, 2, 4, 8]
const TUMBLE = 650 // milliseconds that dice roll, at the usual speed
const LOOK = { start: 600, roll: 1100, decision: 900 } // and that a step is looked at
const AIR = 250 // that dice are in the air
const DEAD = 1300 // that a dead roll lies there

export class ReplaySession extends Looking {
  frames = $state.raw<Frame[]>([])
  told = $state.raw<ReplayView | null>(null) // what the whole of it is
  at = $state(0)
  playing = $state(false)
  rate = $state(1)
  from = $state<number | null>(null) // whose chair one looks from; null: nobody's
  review = $state.raw<Review | null>(null)
  readonly tellsDice = false
  readonly calls = false
  readonly best = null

  private turn = 0 // of whoever moves the game on: what was under way gives way
  private closed = false

  constructor(private readonly source: Source) {
    super()
  }

  readonly marks = $derived(marksOf(this.review))
  readonly chances = $derived(chancesOf(this.review))
  readonly errors = $derived(errorsOf(this.marks, this.from))

  /** All pieces, one after the other; the step that the address names is shown as soon as it is there. */
  async open(hash: string): Promise<void> {
    let next: number | null = 0
    let shown = false
    while (next !== null && !this.closed) {
      const piece: ReplayView = await this.source.piece(next)
      if (this.closed) return
      this.told = piece
      this.frames = [...this.frames, ...(piece.frames as Frame[])]
      const wanted = frameAt(hash, piece.turns) ?? 0
      if (!shown && wanted < this.frames.length) {
        shown = true
        this.put(wanted)
      }
      next = piece.next
    }
  }

  /** What it was worth, where anybody knows. */
  async judge(): Promise<void> {
    const review = await this.source.review()
    if (!this.closed) this.review = review
  }

  close(): void {
    this.closed = true
    this.pause()
  }

  get frame(): Frame | undefined {
    return this.frames[this.at]
  }

  /** Where the step was decided on. */
  get before(): Frame | undefined {
    return this.frames[this.at - 1]
  }

  get mark(): Mark | undefined {
    return this.marks.get(this.at)
  }

  get count(): number {
    return (this.told?.turns ?? []).reduce((sum, steps) => sum + steps, 0)
  }

  get last(): boolean {
    return this.at >= this.count
  }

  /** What happened in this step, in sentences. */
  get lines(): string[] {
    return this.frame ? this.linesOf(this.frame) : []
  }

  private linesOf(frame: Frame): string[] {
    if (frame.kind === 'start') return [t('web-started')]
    const lines = eventsOf(frame).flatMap((event) => tell(event, namesOf(frame.position, [])))
    if (lines.length) return lines
    const before = this.frames[frame.number - 1]?.position
    const name = frame.position.players[frame.seat ?? 0]?.name ?? ''
    return before ? [`${name}: ${actionText(frame.text, before)}`] : []
  }

  /** What each player has done last, in a few words. */
  get deeds(): string[] {
    const deeds: string[] = []
    const since = (this.frame?.turn ?? 1) - (this.told?.players.length ?? 0)
    for (const frame of this.frames.slice(0, this.at + 1).filter((one) => one.turn > since)) {
      for (const event of eventsOf(frame)) {
        const seat = seatOf(event)
        const deed = deedOf(event)
        if (seat !== null && deed !== null) deeds[seat] = deed
        if (event.type === 'stole') deeds[event.from] = lossOf(event.tile)
      }
    }
    return deeds
  }

  mine(seat: number | null): boolean {
    return seat !== null && seat === this.from
  }

  protected bot(seat: number): string | null {
    return this.told?.bots[seat] ?? null
  }

  /** Where somebody had to decide last: there it could have gone on otherwise. */
  get decided(): Frame | undefined {
    const { at, frames, frame } = this
    const undecided = (one: Frame) => one.position.over || one.position.turn?.phase === 'dice'
    return frames.findLast((one) => one.number <= at - (frame?.kind === 'decision' ? 1 : 0) && !undecided(one))
  }

  // To and fro

  /** Straight there, as far as it has come. */
  go(number: number): void {
    this.pause()
    if (number === this.at + 1) void this.perform(number, ++this.turn)
    else this.put(number)
  }

  step(by: number): void {
    this.go(this.at + by)
  }

  /** To where the turn before or the next one begins. */
  leap(by: number): void {
    const { frame, frames } = this
    if (!frame) return
    const begins = (one: Frame) => one.step === (one.turn === 1 ? 0 : 1)
    const found = by > 0 ? frames.find((one) => one.number > this.at && begins(one)) : frames.findLast((one) => one.number < this.at && begins(one))
    this.go(found?.number ?? (by > 0 ? this.count : 0))
  }

  /** The next decision that cost something, or the last one before; false where there is none. */
  seek(by: number): boolean {
    const found = by > 0 ? this.errors.find((one) => one > this.at) : this.errors.findLast((one) => one < this.at)
    if (found === undefined || found >= this.frames.length) return false
    this.pause()
    this.put(found)
    return true
  }

  async play(): Promise<void> {
    this.pause()
    if (this.last) this.put(0)
    const own = this.turn
    this.playing = true
    while (own === this.turn && this.at + 1 < this.frames.length) {
      await this.perform(this.at + 1, own)
      if (own === this.turn) await pause(this.look())
    }
    if (own === this.turn) this.playing = false
  }

  pause(): void {
    this.turn++
    this.playing = false
  }

  private put(number: number): void {
    const at = Math.max(0, Math.min(number, this.frames.length - 1))
    const frame = this.frames[at]
    if (!frame) return
    this.turn++
    this.at = at
    this.noted = ''
    this.stage.clear()
    this.stage.put(frame)
    this.stage.say(this.linesOf(frame))
  }

  /** As it happened: dice roll, and those that end a turn lie there first. */
  private async perform(number: number, own: number): Promise<void> {
    const frame = this.frames[number]
    if (!frame) return
    this.at = number
    this.noted = ''
    const events = eventsOf(frame)
    const tumble = settings.still ? 0 : TUMBLE / this.rate
    this.stage.clear()
    this.stage.say(this.linesOf(frame))
    if (frame.lies) {
      this.stage.perform(events.slice(0, 1), frame.lies, tumble)
      await pause(tumble + DEAD / this.rate)
      if (own !== this.turn) return
      this.stage.perform(events.slice(1), frame, 0)
      return
    }
    this.stage.perform(events, frame, tumble)
    this.stage.moment = null // it would lie over what one wants to see
    if (this.playing && frame.kind === 'roll') await pause(tumble)
  }

  private look(): number {
    const { frame } = this
    if (!frame) return 0
    const air = frame.kind === 'decision' && frame.position.turn?.phase === 'dice'
    return (air ? AIR : LOOK[frame.kind]) / this.rate
  }

  async act(): Promise<void> {
    // what is done is done
  }

  async keepAnd(): Promise<void> {
    // what is done is done
  }

  async tellDice(): Promise<void> {
    // what is rolled is rolled
  }

  async askHints(): Promise<void> {
    this.seek(1)
  }
}

function eventsOf(frame: Frame): GameEvent[] {
  return frame.events as unknown as GameEvent[] // as in the engine protocol
}
