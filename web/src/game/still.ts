// A position that is only looked at: for the parts of the table, without anybody who plays.
import type { Position } from './facts'
import type { Playing } from './playing'
import { Stage, type Scene } from './stage.svelte'

async function nothing(): Promise<void> {
  // nothing can be done here
}

/** Pieces that are asked about are told to `explain`. */
export function still(scene: Scene & { position: Position }, explain: Playing['explain'] = () => undefined): Playing {
  return {
    stage: new Stage(scene),
    view: null,
    deeds: [],
    said: null,
    best: null,
    presence: { type: 'presence', here: scene.position.players.map((_, seat) => seat), watching: 0, hand_over: [] },
    calls: false,
    tellsDice: false,
    skippable: false,
    mine: () => false,
    seat: () => undefined,
    act: nothing,
    keepAnd: nothing,
    tellDice: nothing,
    takeBack: nothing,
    leave: nothing,
    askHints: nothing,
    note: () => undefined,
    explain,
    skip: () => undefined,
  }
}
