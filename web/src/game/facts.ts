// The game's words for the messages; their forms come from the server's models alone.
import type * as messages from '../messages'

export type Position = messages.Position
export type Player = Position['players'][number]
export type Spot = Position['grill'][number]
export type Turn = NonNullable<Position['turn']>
export type TableView = messages.TableView
export type SeatView = messages.SeatView
export type HintsView = messages.HintsView
export type Presence = messages.PresenceMessage
export type Ends = messages.EndsView
export type Previews = TableView['previews']
export type Standing = messages.StandingView
export type Fact = messages.Fact
export type FactType = Fact['type']

type Bare<One> = One extends Fact ? Omit<One, 'seq' | 'at' | 'position' | 'previews' | 'standing'> : never

/** What a fact tells, without its place in the log: a lesson's events have none. */
export type GameEvent = Bare<Fact>

/** Whose deed it was. */
export function seatOf(event: GameEvent): number | null {
  return 'player' in event ? event.player : 'seat' in event ? (event.seat ?? null) : null
}
