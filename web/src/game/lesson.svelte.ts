// A lesson: a game the server has written down, played step by step. Which move leads on, and why another does not,
// stands in it: no rule is known here.
import type { LessonFrame, LessonStep, LessonView, LessonWay } from '../messages'
import { t } from '../texts.svelte'
import { keep } from './actions'
import type { GameEvent, Position, Presence, SeatView } from './facts'
import { lessonBeat } from './pace'
import type { Explanation } from './pieces'
import type { Playing } from './playing'
import { Stage } from './stage.svelte'
import { namesOf, tell } from './story'

const DEAD = 1600 // milliseconds: a dead roll wants to be seen, however fast one likes it

export class LessonSession implements Playing {
  readonly stage = new Stage()
  at = $state(0)
  why = $state<string | null>(null) // the name of the text that says why another move is better
  told = $state('') // what a rival does, or a dead roll, while it is being shown
  pointed = $state(false) // at what is wanted
  readonly tellsDice = false
  readonly skippable = false
  readonly deeds = []
  readonly said = null
  readonly best = null
  readonly view: { state: 'playing'; seats: SeatView[]; pace: null }
  readonly presence: Presence

  constructor(
    readonly lesson: LessonView,
    private readonly name: string,
  ) {
    const players = lesson.steps[0]?.position.players ?? []
    const here = { kind: 'guest', bot: null, why: null, here: true, hand_over: null, program: null } as const
    const seats = players.map((player, seat) => ({ ...here, name: player.name, you: seat === lesson.you }))
    this.view = { state: 'playing', pace: null, seats }
    this.presence = { type: 'presence', here: players.map((_, seat) => seat), watching: 0, hand_over: [] }
    this.enter(0)
  }

  get step(): LessonStep | undefined {
    return this.lesson.steps[this.at]
  }

  get last(): boolean {
    return this.at === this.lesson.steps.length - 1
  }

  /** The decisions that lead on; none where there is nothing to decide. */
  get wanted(): string[] {
    return this.step?.ways[0]?.actions ?? []
  }

  /** What the chef says now. */
  get says(): string {
    return this.told || t(this.why ?? this.step?.text ?? '')
  }

  get calls(): boolean {
    return !this.stage.showing && this.wanted.length > 0
  }

  mine(seat: number | null): boolean {
    return seat === this.lesson.you
  }

  seat(number: number): SeatView | undefined {
    return this.view.seats[number]
  }

  async act(action: string): Promise<void> {
    await this.decide([action])
  }

  async keepAnd(then: 'roll' | 'stop' | null): Promise<void> {
    const { chosen } = this.stage
    if (chosen !== null) await this.decide([keep(chosen), ...(then ? [then] : [])])
  }

  private async decide(actions: string[]): Promise<void> {
    if (!this.calls) return
    const same = (one: { actions: string[] }) => one.actions.join() === actions.join()
    const way = this.step?.ways.find(same)
    if (way) return this.follow(way)
    const other = this.step?.others.find(same)
    if (!other) return
    this.why = other.text
    this.pointed = true
    if (actions[0] !== this.wanted[0]) this.stage.chosen = null
    this.stage.say([this.says])
  }

  /** On, where there is nothing to decide. */
  async next(): Promise<void> {
    const way = this.step?.ways[0]
    if (way && !way.actions.length && !this.stage.showing && !this.last) await this.follow(way)
  }

  back(): void {
    if (this.at > 0) this.enter(this.stage.showing ? this.at : this.at - 1)
  }

  again(): void {
    this.enter(0)
  }

  /** Asked for help: the instruction once more, and where to press. */
  async askHints(): Promise<void> {
    this.why = null
    this.pointed = true
    this.stage.say([this.says])
  }

  note(text: string): void {
    this.told = text
  }

  /** The chef says what it is; while something is shown, that comes first. */
  explain({ text }: Explanation): void {
    if (!this.stage.showing) this.note(text)
  }

  skip(): void {
    // whoever learns looks on
  }

  async tellDice(): Promise<void> {
    // no real dice in a lesson
  }

  async takeBack(): Promise<void> {
    // nobody is away
  }

  async leave(): Promise<void> {
    // and nobody leaves
  }

  private async follow(way: LessonWay): Promise<void> {
    const heard: string[] = []
    this.why = null
    this.pointed = false
    if (await this.stage.show(way.frames.map((frame) => () => this.play(frame, heard)))) this.enter(this.at + 1, heard)
  }

  private async play(frame: LessonFrame, heard: string[]): Promise<void> {
    const mine = this.mine(this.stage.onTurn)
    const events = frame.events as unknown as GameEvent[] // as in the engine protocol
    const position = this.named(frame.position)
    const lines = events.flatMap((event) => tell(event, namesOf(position, [])))
    const dead = events.some((event) => event.type === 'rolled' && event.dead)
    heard.push(...lines)
    this.told = !mine || dead ? lines.join(' ') : ''
    const { tumble, look } = lessonBeat(events[0], mine)
    this.stage.perform(events, { ...frame, position }, tumble)
    await this.stage.rest(dead ? DEAD : tumble + look)
  }

  private enter(at: number, heard: string[] = []): void {
    this.stage.clear()
    this.at = at
    this.why = null
    this.pointed = false
    this.told = ''
    const step = this.step
    if (!step) return
    this.stage.put({ ...step, position: this.named(step.position) })
    this.stage.say([...heard, this.says])
  }

  /** The learner has a name of their own. */
  private named(position: Position): Position {
    const others = position.players.filter((_, seat) => !this.mine(seat))
    const name = others.some((one) => one.name === this.name) ? `${this.name} 2` : this.name
    const players = position.players.map((player, seat) => (this.mine(seat) ? { ...player, name } : player))
    return { ...position, players }
  }
}
