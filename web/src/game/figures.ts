// Chances and changes of them, as the language writes them.
import { speech, t } from '../texts.svelte'

export const EVEN = 0.0005 // less than this rounds to 0.0 %: no difference as far as is shown

function written(chance: number, digits: number): string {
  const form = { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits } as const
  return new Intl.NumberFormat(speech.language, form).format(chance)
}

/** 57 % */
export function percent(chance: number): string {
  return written(chance, 0)
}

/** 57.3 % */
export function exact(chance: number): string {
  return written(chance, 1)
}

/** 0.26 %, of what is small */
export function rate(chance: number): string {
  return written(chance, 2)
}

/** +3.8 % or −3.8 % */
export function change(chance: number): string {
  if (Math.abs(chance) < EVEN) return exact(0)
  return `${chance > 0 ? '+' : '−'}${exact(Math.abs(chance))}`
}

/** So many of a hundred. */
export function games(chance: number): string {
  return t('review-games', { games: 100 * chance })
}

export type Trend = 'up' | 'down' | 'even'

export function trend(chance: number): Trend {
  return Math.abs(chance) < EVEN ? 'even' : chance > 0 ? 'up' : 'down'
}
