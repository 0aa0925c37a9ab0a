// How long what happens is looked at, as fast as this device's user likes it, in milliseconds.
import { settings, type Speed } from '../settings.svelte'
import type { GameEvent } from './facts'

const LOOK: Record<Speed, number> = { calm: 1000, normal: 500, fast: 160, instant: 0 }
const BOT_TURN: Record<Speed, number> = { calm: 7000, normal: 2300, fast: 1200, instant: 0 } // a bot's whole turn at most
const TUMBLE = 650 // that dice roll

/** How long the dice roll, and how long it is looked at then. */
export interface Beat {
  tumble: number
  look: number
}

const NONE: Beat = { tumble: 0, look: 0 }

/** What needs no words is not looked at. */
function usual(event: GameEvent, mine: boolean): Beat {
  const look = LOOK[settings.speed]
  switch (event.type) {
    case 'rolled':
      return { tumble: Math.min(TUMBLE, 4 * look), look: mine ? 0 : look }
    case 'kept':
      return { tumble: 0, look: mine ? look / 2 : look }
    case 'stole':
    case 'hen-taken':
    case 'game-over':
      return { tumble: 0, look: 2 * look } // a moment
    case 'turn-ended': // tiles are still under way
    case 'took':
    case 'failed':
    case 'returned':
    case 'turned':
    case 'bratworm':
    case 'specialist':
    case 'rerolled':
      return { tumble: 0, look: mine ? look : 1.5 * look }
    default:
      return NONE
  }
}

/** One beat after the other: what a bot does in a turn is told within its time, however many rolls it takes. */
export class Pace {
  private spent = 0

  /** For an event, and those of the same turn that are known to follow. */
  beat(event: GameEvent, ahead: GameEvent[], who: { mine: boolean; bot: boolean }): Beat {
    const { tumble, look } = usual(event, who.mine)
    if (!who.bot) return { tumble, look }
    const known = [event, ...ahead]
    const ends = known.findIndex((one) => one.type === 'turn-ended')
    const rest = known.slice(0, ends < 0 ? known.length : ends + 1).map((one) => usual(one, false))
    const wanted = rest.reduce((sum, one) => sum + one.tumble + one.look, 0)
    const share = wanted ? Math.min(1, Math.max(0, BOT_TURN[settings.speed] - this.spent) / wanted) : 0
    this.spent += share * (tumble + look)
    if (event.type === 'turn-ended') this.spent = 0
    return { tumble: share * tumble, look: share * look }
  }
}

/** In a lesson: what a rival does is new to the learner. */
export function lessonBeat(event: GameEvent | undefined, mine: boolean): Beat {
  const { tumble, look } = event ? usual(event, mine) : NONE
  return mine ? { tumble, look } : { tumble, look: 2 * look }
}
