// A position that is only looked at: for the parts of the table, without anybody who plays.
import type { Position, Previews, Standing } from './facts'
import type { Playing } from './playing'

async function nothing(): Promise<void> {
  // nothing can be done here
}

export function still(position: Position, previews: Previews, standing: Standing): Playing {
  return {
    view: null,
    shown: position,
    previews,
    standing,
    chosen: null,
    rolls: 0,
    showing: false,
    latest: '',
    said: null,
    best: null,
    hurry: false,
    presence: { type: 'presence', here: position.players.map((_, seat) => seat), watching: 0 },
    onTurn: position.turn?.player ?? null,
    calls: false,
    tellsDice: false,
    mine: () => false,
    seat: () => undefined,
    act: nothing,
    keepAnd: nothing,
    tellDice: nothing,
    takeBack: nothing,
    leave: nothing,
    askHints: nothing,
  }
}
