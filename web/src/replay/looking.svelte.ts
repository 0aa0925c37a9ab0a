// Whoever looks at a game without sitting there: at a replay, or at any position.
import type { Presence, SeatView } from '../game/facts'
import type { Explanation } from '../game/pieces'
import type { Playing } from '../game/playing'
import { Stage } from '../game/stage.svelte'

export abstract class Looking implements Playing {
  readonly stage = new Stage()
  noted = $state('') // about a piece that was touched
  readonly skippable: boolean = false
  readonly said = null

  abstract readonly deeds: readonly string[]
  abstract readonly best: string | null
  abstract readonly calls: boolean
  abstract readonly tellsDice: boolean
  abstract act(action: string): Promise<unknown>
  abstract keepAnd(then: 'roll' | 'stop' | null): Promise<void>
  abstract tellDice(faces: string[], golden: string | null): Promise<void>
  abstract askHints(): Promise<void>
  abstract mine(seat: number | null): boolean
  protected abstract bot(seat: number): string | null

  get view(): { state: 'playing'; seats: SeatView[]; pace: null } {
    const seats = (this.stage.shown?.players ?? []).map((player, seat): SeatView => {
      const bot = this.bot(seat)
      return { kind: bot ? 'bot' : 'guest', name: player.name, bot, why: null, you: this.mine(seat), here: true, hand_over: null, program: null }
    })
    return { state: 'playing', pace: null, seats }
  }

  get presence(): Presence {
    return { type: 'presence', here: this.view.seats.map((_, seat) => seat), watching: 0, hand_over: [] }
  }

  seat(number: number): SeatView | undefined {
    return this.view.seats[number]
  }

  note(text: string): void {
    this.noted = text
  }

  explain({ text }: Explanation): void {
    this.note(text)
  }

  skip(): void {
    this.stage.goOn()
  }

  async takeBack(): Promise<void> {
    // nobody sits here
  }

  async leave(): Promise<void> {
    // and nobody leaves
  }
}
