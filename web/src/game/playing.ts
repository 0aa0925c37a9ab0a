// What the parts of the table need of whatever is played there: a game, or a lesson.
import { keep, STOP } from './actions'
import type { Ends, Presence, SeatView, TableView } from './facts'
import type { Explanation } from './pieces'
import type { Stage } from './stage.svelte'

export interface Playing {
  readonly stage: Stage
  readonly view: Pick<TableView, 'state' | 'seats' | 'pace'> | null
  readonly deeds: readonly string[] // what each player has done in their last turn, in a few words, by seat
  readonly said: { seat: number; text: string } | null // a phrase that can still be heard
  readonly best: string | null // the action a hint has named
  readonly presence: Presence
  readonly calls: boolean // something is to be decided or told here, now
  readonly tellsDice: boolean // real dice are to be typed in here
  readonly skippable: boolean // others' turns are being shown
  mine(seat: number | null): boolean
  seat(number: number): SeatView | undefined
  act(action: string): Promise<unknown>
  keepAnd(then: 'roll' | 'stop' | null): Promise<void>
  tellDice(faces: string[], golden: string | null): Promise<void>
  takeBack(seat: number): Promise<void>
  leave(seat: number): Promise<void>
  askHints(): Promise<void>
  note(text: string): void // to be read for a moment
  explain(told: Explanation, whole: boolean): void // a piece, in a line or with all its rules
  skip(): void // to what is ours to decide
}

/** What it would bring to end the turn now, with the dice that are previewed. */
export function endsNow(table: Playing): Ends | null {
  const { shown, chosen, previews } = table.stage
  if (!shown?.turn) return null
  return previews[chosen === null ? STOP : keep(chosen)] ?? null
}
