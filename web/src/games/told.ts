// A game of the list in words.
import type { GameView } from '../messages'
import { menu, titleOf } from '../session/editions.svelte'
import { speech, t } from '../texts.svelte'

export function editionOf(game: GameView): { key: string; title: string } {
  const edition = menu.find(game.edition)
  return { key: edition?.key ?? '', title: edition ? titleOf(edition) : '' }
}

/** The name of an edition of which only the key is known. */
export function editionNamed(key: string): string {
  const edition = menu.own(key)
  return edition ? titleOf(edition) : key
}

export function when(seconds: number): string {
  const form = { dateStyle: 'medium', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat(speech.language, form).format(seconds * 1000)
}

export function day(seconds: number): string {
  return new Intl.DateTimeFormat(speech.language, { dateStyle: 'long' }).format(seconds * 1000)
}

/** “today”, “yesterday”, “12 days ago”. */
export function ago(seconds: number, now = Date.now()): string {
  const days = Math.round((midnight(now) - midnight(seconds * 1000)) / 86_400_000)
  return new Intl.RelativeTimeFormat(speech.language, { numeric: 'auto' }).format(-days, 'day')
}

function midnight(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0)
}

/** How it stands, or how it ended. */
export function told(game: GameView): string {
  if (game.state === 'open') return t('web-join-it')
  if (game.your_turn) return t('web-table-yours')
  if (game.on_turn !== null) return t('web-table-turn', { name: game.seats[game.on_turn]?.name ?? '' })
  if (game.abandoned) return t('web-games-given-up')
  if (game.result === 'won') return t('web-games-won')
  if (game.result === 'shared') return t('web-games-shared')
  return game.place === null ? t('web-games-one-screen') : t('web-place', { place: game.place })
}

/** From first to last; as they sit where nobody has won. */
export function ranked(game: GameView): { seat: GameView['seats'][number]; number: number }[] {
  const seats = game.seats.map((seat, number) => ({ seat, number }))
  return seats.sort((one, other) => (one.seat.place ?? 0) - (other.seat.place ?? 0))
}
