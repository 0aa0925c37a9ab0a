// Who has won, as it is told on this screen: to the one who plays here, or about the others.
import { winners } from '../game/story'
import { listed, t } from '../texts.svelte'
import type { Standing } from '../game/facts'

export interface Finish {
  names: string[]
  winners: number[] // seats
  own: number[] // the seats that are played on this device
  standing: Standing
}

export interface Verdict {
  headline: string
  won: boolean // by somebody who plays here
  lines: string[] // how close it was
}

export function verdict(finish: Finish): Verdict {
  const won = finish.own.some((seat) => finish.winners.includes(seat))
  return { headline: headline(finish, won), won, lines: lines(finish, won).filter(Boolean) }
}

/** Several on one screen are called by their names: "you" would be all of them. */
function headline({ names, winners: best, own }: Finish, won: boolean): string {
  const others = best.filter((seat) => !own.includes(seat))
  if (!won || own.length > 1) return winners(called(names, best))
  return others.length ? t('web-you-share', { names: listed(called(names, others)) }) : t('web-you-win')
}

function lines(finish: Finish, won: boolean): string[] {
  const { names, own, standing } = finish
  const seat = own[0]
  const alone = own.length === 1 && seat !== undefined
  return [tie(finish), alone && !won ? place(seat, finish) : ahead(names, standing)]
}

/** Second place is told kindly, and so is the last. */
function place(seat: number, { winners: best, standing }: Finish): string {
  const { worms, places } = standing
  const behind = (worms[best[0] ?? 0] ?? 0) - (worms[seat] ?? 0)
  return t('web-own-place', { place: t('web-place', { place: places[seat] ?? 0 }), behind })
}

/** By how much, where one has won alone and by worms. */
function ahead(names: string[], { worms, places, tie }: Standing): string {
  const first = places.indexOf(1)
  const next = places.flatMap((at, seat) => (at === 2 ? [seat] : []))
  const count = (worms[first] ?? 0) - (worms[next[0] ?? first] ?? 0)
  return tie || !next.length ? '' : t('web-ahead', { count, names: listed(called(names, next)) })
}

function tie({ names, winners: best, standing }: Finish): string {
  const found = standing.tie
  if (!found) return ''
  const texts = { 'highest-tile': 'tie-broken', shared: 'tie-shared', several: 'tie-junior' }
  return t(texts[found.how], { tile: found.tile ?? 0, name: names[best[0] ?? 0] ?? '' })
}

function called(names: string[], seats: number[]): string[] {
  return seats.map((seat) => names[seat] ?? '')
}
