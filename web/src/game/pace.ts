// How long what happens is looked at, as fast as this device's user likes it.
import { settings, type Speed } from '../settings.svelte'
import type { GameEvent } from './facts'

const PAUSES: Record<Speed, number> = { calm: 1100, normal: 650, fast: 180, instant: 0 }
export const TUMBLE = 700 // milliseconds that dice roll

export interface Looking {
  mine: boolean // one knows what one has done oneself
  reading?: number // so many times as long: there is more to read
  hurry?: boolean
}

/** In milliseconds. */
export function lookedAt(event: GameEvent | undefined, { mine, reading = 1, hurry = false }: Looking): number {
  const speed = PAUSES[hurry ? 'fast' : settings.speed]
  if (event?.type === 'rolled') return Math.min(TUMBLE, 4 * speed) + (mine ? 0 : speed)
  return reading * (mine ? speed / 2 : speed)
}
