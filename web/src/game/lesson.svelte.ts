// A lesson: a game the server has written down, played step by step. Which move leads on, and why another does not,
// stands in it: no rule is known here.
import type { LessonFrame, LessonStep, LessonView, LessonWay } from '../messages'
import { pause } from '../session/api'
import { settings } from '../settings.svelte'
import { play } from '../sound'
import { t } from '../texts.svelte'
import type { Fact, Position, Presence, Previews, SeatView, Standing } from './facts'
import type { Playing } from './playing'
import { namesOf, tell } from './story'
import { PAUSES, SOUNDS, TUMBLE } from './table.svelte'

const DEAD = 1600 // milliseconds: a dead roll wants to be seen, however fast one likes it

export class LessonSession implements Playing {
  at = $state(0)
  shown = $state.raw<Position | null>(null)
  previews = $state.raw<Previews>({})
  standing = $state.raw<Standing | null>(null)
  chosen = $state<string | null>(null)
  rolls = $state(0)
  showing = $state(false)
  why = $state<string | null>(null) // the name of the text that says why another move is better
  told = $state('') // what a rival does, or a dead roll, while it is being shown
  spoken = $state('') // for the live region
  pointed = $state(false) // at what is wanted
  readonly tellsDice = false
  readonly latest = ''
  readonly said = null
  readonly best = null
  hurry = false
  readonly view: { state: 'playing'; seats: SeatView[]; pace: null }
  readonly presence: Presence

  private run = 0 // counts what is shown, so that going back ends it

  constructor(
    readonly lesson: LessonView,
    private readonly name: string,
  ) {
    const players = lesson.steps[0]?.position.players ?? []
    const here = { kind: 'guest', bot: null, why: null, here: true } as const
    const seats = players.map((player, seat) => ({ ...here, name: player.name, you: seat === lesson.you }))
    this.view = { state: 'playing', pace: null, seats }
    this.presence = { type: 'presence', here: players.map((_, seat) => seat), watching: 0 }
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

  get onTurn(): number | null {
    return this.shown?.turn?.player ?? null
  }

  get calls(): boolean {
    return !this.showing && this.wanted.length > 0
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
    if (this.chosen !== null) await this.decide([`keep ${this.chosen}`, ...(then ? [then] : [])])
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
    if (actions[0] !== this.wanted[0]) this.chosen = null
    this.spoken = this.says
  }

  /** On, where there is nothing to decide. */
  async next(): Promise<void> {
    const way = this.step?.ways[0]
    if (way && !way.actions.length && !this.showing && !this.last) await this.follow(way)
  }

  back(): void {
    if (this.at > 0) this.enter(this.showing ? this.at : this.at - 1)
  }

  again(): void {
    this.enter(0)
  }

  /** Asked for help: the instruction once more, and where to press. */
  async askHints(): Promise<void> {
    this.why = null
    this.pointed = true
    this.spoken = this.says
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
    const run = ++this.run
    const heard: string[] = []
    this.showing = true
    this.why = null
    this.pointed = false
    for (const frame of way.frames) {
      const rival = !this.mine(this.onTurn)
      const facts = frame.events as unknown as Fact[]
      const position = this.named(frame.position)
      const lines = facts.flatMap((fact) => tell(fact, namesOf(position, [])))
      heard.push(...lines)
      this.told = rival || facts.some(isDead) ? lines.join(' ') : ''
      this.put(position, frame, facts)
      await pause(pauseAfter(facts, rival))
      if (run !== this.run) return
    }
    this.enter(this.at + 1, heard)
  }

  private put(position: Position, frame: LessonFrame, facts: Fact[]): void {
    const loudest = facts.find((fact) => fact.type === 'game-over') ?? facts[0]
    const sound = loudest && SOUNDS[loudest.type]
    if (sound && settings.sound === 'on') play(sound)
    if (facts.some((fact) => fact.type === 'rolled')) this.rolls++
    this.shown = position
    this.previews = frame.previews
    this.standing = frame.standing
    this.chosen = null
  }

  private enter(at: number, heard: string[] = []): void {
    this.run++
    this.at = at
    this.showing = false
    this.chosen = this.why = null
    this.pointed = false
    this.told = ''
    const step = this.step
    if (!step) return
    this.shown = this.named(step.position)
    this.previews = step.previews
    this.standing = step.standing
    this.spoken = [...heard, this.says].join(' ')
  }

  /** The learner has a name of their own. */
  private named(position: Position): Position {
    const others = position.players.filter((_, seat) => !this.mine(seat))
    const name = others.some((one) => one.name === this.name) ? `${this.name} 2` : this.name
    const players = position.players.map((player, seat) => (this.mine(seat) ? { ...player, name } : player))
    return { ...position, players }
  }
}

function isDead(fact: Fact): boolean {
  return fact.type === 'rolled' && fact.dead
}

function pauseAfter(facts: Fact[], rival: boolean): number {
  if (facts.some(isDead)) return DEAD
  const calm = PAUSES[settings.speed]
  if (!rival) return facts[0]?.type === 'rolled' ? Math.min(TUMBLE, 4 * calm) : calm / 2
  return facts[0]?.type === 'rolled' ? 2 * calm : 1.5 * calm // there is something to read
}
