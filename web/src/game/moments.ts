// The great moments of a game: a picture and a word for a second.
import type { MomentName } from '../drawings'
import type { Sound } from '../sound'
import { t } from '../texts.svelte'
import type { GameEvent } from './facts'

const DEAR = 3 // worms: a loss that hurts

export interface Moment {
  name: MomentName
  text: string
  sound: Sound
}

export function momentOf(event: GameEvent): Moment | null {
  switch (event.type) {
    case 'stole':
      return moment('stolen', 'steal')
    case 'hen-taken':
      return moment('hen', 'hen')
    case 'bratworm':
      return event.why === 'double-one' ? moment('double-1', 'bratworm') : null
    case 'returned':
      return (event.tile.worms ?? 0) >= DEAR ? moment('ouch', 'ouch') : null
    case 'game-over':
      return moment('last-tile', 'last-tile')
    default:
      return null
  }
}

function moment(name: MomentName, sound: Sound): Moment {
  return { name, text: t(`web-moment-${name}`), sound }
}
