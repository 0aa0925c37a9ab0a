// Any position, looked at and played with: the server says what follows, and what each choice is worth.
import { keep } from '../game/actions'
import type { GameEvent, Position } from '../game/facts'
import { namesOf, tell } from '../game/story'
import type { PositionView, WordedHints } from '../messages'
import { ask, nowhere, sentence } from '../session/api'
import { settings } from '../settings.svelte'
import { Looking } from './looking.svelte'

const CHANCE = 'chance'
const TUMBLE = 650 // milliseconds that dice roll

type Known = Omit<PositionView, 'position'> & { position: Position }

export class AnalysisSession extends Looking {
  known = $state.raw<Known | null>(null)
  hints = $state.raw<WordedHints | null>(null)
  typed = $state(false) // the dice are told by hand
  busy = $state(false)
  trouble = $state<string | null>(null)
  lost = $state<string | null>(null) // no game comes to such a position
  unrated = $state<string | null>(null) // why there are no hints
  lines = $state.raw<string[]>([]) // what has happened last
  readonly deeds = []

  /** `moved` hears of every position that is reached: it has an address of its own. */
  constructor(private readonly moved: (line: string) => void) {
    super()
  }

  get line(): string {
    return this.known?.line ?? ''
  }

  get inTheAir(): boolean {
    return this.known?.position.turn?.phase === 'dice'
  }

  get calls(): boolean {
    return !this.busy && this.known !== null && (this.tellsDice || (this.known.position.legal ?? []).length > 0)
  }

  get tellsDice(): boolean {
    return this.typed && this.inTheAir
  }

  get best(): string | null {
    return this.hints?.best ?? null
  }

  /** Everybody: whoever looks at a position decides for all. */
  mine(seat: number | null): boolean {
    return seat !== null && seat === this.stage.onTurn
  }

  protected bot(): null {
    return null
  }

  async open(line: string): Promise<void> {
    if (line !== this.line) await this.try(line, null)
  }

  async act(action: string): Promise<Position | null> {
    await this.try(this.line, action)
    if (this.inTheAir && !this.typed && !this.trouble) await this.roll()
    return this.known?.position ?? null
  }

  /** The dice in the air fall as they like. */
  async roll(): Promise<void> {
    await this.try(this.line, CHANCE)
  }

  async tellDice(faces: string[], golden: string | null): Promise<void> {
    await this.try(this.line, `[${[...faces, ...(golden === null ? [] : ['+', golden])].join(' ')}]`)
  }

  async keepAnd(then: 'roll' | 'stop' | null): Promise<void> {
    const face = this.stage.chosen
    if (face === null) return
    const position = await this.act(keep(face))
    if (then && position?.turn?.phase === 'after' && position.legal?.includes(then)) await this.act(then)
  }

  /** Deep ones look a turn further; the others stay until they come. */
  async askHints(deep = false): Promise<void> {
    const { line } = this
    if (!deep) this.hints = null
    this.unrated = null
    if (!(this.known?.position.legal ?? []).length) return
    try {
      const hints = await ask<WordedHints>('POST', '/api/hints', { position: line, deep })
      if (line === this.line) this.hints = hints
    } catch (problem) {
      if (line === this.line) this.unrated = sentence(problem)
    }
  }

  private async try(line: string, step: string | null): Promise<void> {
    this.busy = true
    this.trouble = null
    this.noted = ''
    try {
      const known = (await ask<PositionView>('POST', '/api/positions', { position: line, step })) as Known
      this.show(known, step !== null)
    } catch (problem) {
      this.lost = this.known ? null : nowhere(problem)
      this.trouble = sentence(problem)
    } finally {
      this.busy = false
    }
    if (!this.trouble) await this.askHints()
  }

  private show(known: Known, stepped: boolean): void {
    const events = known.events as unknown as GameEvent[] // as in the engine protocol
    this.known = known
    this.hints = null
    this.lines = events.flatMap((event) => tell(event, namesOf(known.position, [])))
    this.stage.clear()
    if (stepped) this.stage.perform(events, known, settings.still ? 0 : TUMBLE)
    else this.stage.put(known)
    this.stage.moment = this.stage.acting = null
    this.stage.say(this.lines)
    if (stepped) this.moved(known.line)
  }
}
