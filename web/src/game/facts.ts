// The facts of a table's log, by their type; the forms come from the server's models.
import type * as messages from '../messages'

export type Position = messages.Position
export type Player = Position['players'][number]
export type Spot = Position['grill'][number]
export type Turn = NonNullable<Position['turn']>
export type TableView = messages.TableView
export type SeatView = messages.SeatView
export type HintsView = messages.HintsView
export type Fact = messages.Fact
export type FactType = Fact['type']
export type FactOf<T extends FactType> = Extract<Fact, { type: T }>

export interface Presence {
  type: 'presence'
  here: number[]
  watching: number
}

/** How a turn ends: a tile from the grill or from rivals, the hen, or a failure. */
export interface Ends {
  tile?: number
  from?: 'grill' | number[]
  hen?: number
  fails?: string
  loses?: number | 'hen' // what the failure costs
  or?: Ends
}
