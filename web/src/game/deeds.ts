// What a player has done in a turn, in the few words that fit on a card: takes 26, +2.
import { t } from '../texts.svelte'
import type { GameEvent } from './facts'

type Tile = Extract<GameEvent, { type: 'stole' }>['tile']

/** Null for what is not worth a word; an empty text where a new turn begins. */
export function deedOf(event: GameEvent): string | null {
  switch (event.type) {
    case 'took':
    case 'stole':
      return t(`web-deed-${event.type}`, { tile: event.tile.value ?? 0, worms: event.tile.worms ?? 0 })
    case 'returned':
      return t('web-deed-returned', { tile: event.tile.value ?? 0, worms: event.tile.worms ?? 0 })
    case 'hen-taken':
    case 'failed':
      return t(`web-deed-${event.type}`)
    case 'rolled':
      return ''
    default:
      return null
  }
}

/** For the one it was stolen from. */
export function lossOf(tile: Tile): string {
  return t('web-deed-loses', { tile: tile.value ?? 0, worms: tile.worms ?? 0 })
}
