// The result in three lines, to be sent to friends: signs that tell how it went, and nothing about the positions.
import { exact } from '../game/figures'
import type { DailyView } from '../messages'
import { speech, t } from '../texts.svelte'
import type { Mark } from './session.svelte'

export function dayText(day: string, style: 'long' | 'medium' = 'long'): string {
  return new Intl.DateTimeFormat(speech.language, { dateStyle: style, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}

export function signLine(marks: (Mark | null)[]): string {
  return marks.map((mark) => mark?.sign ?? '').join('')
}

export function shareText(view: DailyView, marks: (Mark | null)[], cost: number, origin: string): string {
  const title = t(view.counted || view.cost !== null ? 'web-daily-share' : 'web-daily-share-uncounted', { number: view.number, day: view.day })
  return [title, `${signLine(marks)} ${t('web-daily-given', { cost: exact(cost) })}`, `${origin}/daily/${view.day}`].join('\n')
}

/** 5 h 12 min */
export function duration(seconds: number): string {
  const minutes = Math.max(0, Math.ceil(seconds / 60))
  const part = (count: number, unit: 'hour' | 'minute') => new Intl.NumberFormat(speech.language, { style: 'unit', unit, unitDisplay: 'short' }).format(count)
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [...(hours ? [part(hours, 'hour')] : []), ...(rest || !hours ? [part(rest, 'minute')] : [])].join(' ')
}
