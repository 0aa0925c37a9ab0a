// The stage of a game or a lesson: what is seen and heard now, and one thing after the other.
import { settings } from '../settings.svelte'
import { play, type Sound } from '../sound'
import { pause } from '../session/api'
import { seatOf, type GameEvent, type Position, type Previews, type Standing } from './facts'
import { momentOf, type Moment } from './moments'

const SOUNDS: Partial<Record<GameEvent['type'], Sound>> = {
  rolled: 'roll',
  kept: 'keep',
  took: 'take',
  failed: 'fail',
  turned: 'turn',
  bratworm: 'bratworm',
  specialist: 'specialist',
  phrase: 'phrase',
} // the great moments have their own

/** A position and what is drawn beside it: of a table, a fact, a lesson's step or a puzzle. */
export interface Scene {
  position: Position | null // null before the start
  previews: Previews
  standing: Standing | null
}

export class Stage {
  shown = $state.raw<Position | null>(null)
  previews = $state.raw<Previews>({})
  standing = $state.raw<Standing | null>(null)
  chosen = $state<string | null>(null) // the face that is previewed
  acting = $state<number | null>(null) // whose deed is being shown
  rolls = $state(0) // makes the dice tumble
  tumble = 0 // milliseconds they do
  showing = $state(false) // there is more to be shown
  hurry = $state(false) // nothing is looked at until it is our turn again
  spoken = $state('') // for the live region
  moment = $state.raw<Moment | null>(null) // a great one, for a second

  private goldenFace = $state<string | null>(null) // with which the golden die was laid aside
  private waiting: (() => Promise<void>)[] = []
  private awake: (() => void) | null = null // ends the rest that is under way

  constructor(scene?: Scene) {
    if (scene) this.put(scene)
  }

  get onTurn(): number | null {
    return this.shown?.turn?.player ?? null
  }

  /** Of the dice laid aside, in their order: this one is the golden die. */
  goldenKept(place: number): boolean {
    const turn = this.shown?.turn
    return turn?.golden_die === 'kept' && turn.kept.lastIndexOf(this.goldenFace ?? '') === place
  }

  /** At once; what was chosen was chosen elsewhere. */
  put(scene: Scene): void {
    this.shown = scene.position
    this.previews = scene.previews
    this.standing = scene.standing
    this.chosen = null
  }

  /** What happens together: one sound for all of it, dice that tumble, and where it leads. */
  perform(events: GameEvent[], scene: Scene | null, tumble = 0): void {
    this.tumble = tumble
    this.acting = events.map(seatOf).findLast((seat) => seat !== null) ?? this.acting
    for (const event of events) if (event.type === 'kept' && event.golden) this.goldenFace = event.face
    const moments = events.map(momentOf)
    const loudest = moments.findLast((moment) => moment !== null)
    this.moment = settings.still || this.hurry ? null : (loudest ?? null)
    if (loudest) ring(loudest.sound)
    else if (events[0]) this.hear(events[0])
    if (events.some((event) => event.type === 'rolled')) this.rolls++
    if (scene) this.put(scene)
  }

  hear(event: GameEvent): void {
    ring(SOUNDS[event.type])
  }

  /** To be looked at, unless one wants to go on. */
  async rest(milliseconds: number): Promise<void> {
    if (milliseconds <= 0 || this.hurry) return
    await Promise.race([pause(milliseconds), new Promise<void>((wake) => (this.awake = wake))])
    this.awake = null
  }

  goOn(): void {
    this.awake?.()
  }

  /** Nothing is looked at until it is our turn. */
  skip(): void {
    this.hurry = true
    this.moment = null
    this.goOn()
  }

  say(lines: string[]): void {
    if (lines.length) this.spoken = lines.join(' ')
  }

  /** One step after the other, behind those that are under way. True where this call has come to the end of them. */
  async show(steps: (() => Promise<void>)[]): Promise<boolean> {
    this.waiting.push(...steps)
    if (this.showing) return false
    const own = this.waiting
    this.showing = true
    for (let step = own.shift(); step; step = own.shift()) await step()
    if (own !== this.waiting) return false
    this.showing = false
    this.moment = null
    this.acting = null
    return true
  }

  /** Nothing more of what was to be shown. */
  clear(): void {
    this.waiting.length = 0
    this.waiting = []
    this.showing = false
    this.moment = null
    this.acting = null
  }
}

function ring(sound: Sound | undefined): void {
  if (sound && settings.sound === 'on') play(sound)
}
