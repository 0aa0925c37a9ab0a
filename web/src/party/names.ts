// Who is meant by a number, and how figures are written.
import type { PartyView } from '../messages'
import { speech, t } from '../texts.svelte'

/** Null is a bot; who has deleted all about themselves has no name any more. */
export function nameOf(view: PartyView, guest: number | null): string {
  if (guest === null) return t('web-party-bot')
  return view.guests.find(({ number }) => number === guest)?.name ?? t('web-party-gone')
}

/** 12, or 9.6 */
export function points(count: number): string {
  return new Intl.NumberFormat(speech.language, { maximumFractionDigits: 1 }).format(count)
}

/** 1.25 */
export function share(count: number): string {
  return new Intl.NumberFormat(speech.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(count)
}

/** +0.25 or −0.25 */
export function signed(count: number): string {
  const rounded = Math.round(100 * count) / 100
  return rounded === 0 ? share(0) : `${rounded > 0 ? '+' : '−'}${share(Math.abs(rounded))}`
}
