// How much time is left, as one would say it: days, else hours, else minutes.
import { t } from '../texts.svelte'

const UNITS = [
  ['days', 86400],
  ['hours', 3600],
  ['minutes', 60],
] as const

export function timeLeft(seconds: number): string {
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? UNITS[2]
  return t(`web-left-${unit}`, { count: Math.max(1, Math.floor(seconds / length)) })
}
