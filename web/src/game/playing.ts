// What the parts of the table need of whatever is played there: a game, or a lesson.
import type { Ends, Position, Presence, Previews, SeatView, Standing, TableView } from './facts'

export interface Playing {
  readonly view: Pick<TableView, 'state' | 'seats' | 'pace'> | null
  readonly shown: Position | null
  readonly previews: Previews
  readonly standing: Standing | null
  chosen: string | null // the face that is previewed
  readonly rolls: number // makes the dice tumble
  readonly showing: boolean
  readonly latest: string // what has just happened, in words
  readonly said: { seat: number; text: string } | null // a phrase that can still be heard
  readonly best: string | null // the action a hint has named
  hurry: boolean // until it is our turn again
  readonly presence: Presence
  readonly onTurn: number | null
  readonly calls: boolean // something is to be decided or told here, now
  readonly tellsDice: boolean // real dice are to be typed in here
  mine(seat: number | null): boolean
  seat(number: number): SeatView | undefined
  act(action: string): Promise<unknown>
  keepAnd(then: 'roll' | 'stop' | null): Promise<void>
  tellDice(faces: string[], golden: string | null): Promise<void>
  takeBack(seat: number): Promise<void>
  leave(seat: number): Promise<void>
  askHints(): Promise<void>
}

/** What it would bring to end the turn now, with the dice that are previewed. */
export function endsNow(table: Playing): Ends | null {
  if (!table.shown?.turn) return null
  if (table.chosen !== null) return table.previews[`keep ${table.chosen}`] ?? null
  return table.previews.stop ?? null
}
