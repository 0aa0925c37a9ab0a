// What happened, in the sentences of story.ftl: for the story at the side and for the ear.
import { faceName, listed, t } from '../texts.svelte'
import type { GameEvent, Position } from './facts'

type Names = (seat: number) => string

export function namesOf(position: Position | null, seats: { name: string | null }[]): Names {
  return (seat) => position?.players[seat]?.name ?? seats[seat]?.name ?? ''
}

/** The sentences of what happened; what needs no words has none. */
export function tell(fact: GameEvent, name: Names): string[] {
  switch (fact.type) {
    case 'sat':
      if (fact.program) return [t('web-sat-program', { name: fact.name, program: fact.program })]
      return [t('web-sat', { name: fact.name })]
    case 'started':
      return [t('web-started')]
    case 'rolled': {
      const values = { name: name(fact.player), dice: fact.faces.map(faceName).join(' ') }
      const golden = fact.golden === null ? '' : faceName(fact.golden)
      const key = fact.golden === null ? 'rolled' : fact.faces.length ? 'rolled-golden' : 'rolled-golden-alone'
      return [t(key, { ...values, golden }), ...(fact.dead ? [t('rolled-dead')] : [])]
    }
    case 'dice-taken-back':
      return [t('web-dice-taken-back', { name: name(fact.seat) })]
    case 'kept': {
      const values = { name: name(fact.player), dice: fact.dice, face: faceName(fact.face), total: fact.total }
      if (fact.golden) return [t('kept-golden', values)]
      return [t('kept', { ...values, canned: fact.canned_worm ? t('with-canned') : '' })]
    }
    case 'rerolled':
      return [t('rerolled', { name: name(fact.player) })]
    case 'bratworm': {
      const key = `bratworm-${fact.why}`
      if (fact.from === 'supply') return [t(key, { name: name(fact.player) })]
      return [t(`${key}-robbed`, { name: name(fact.player), victim: name(fact.from) })]
    }
    case 'took':
      return [t('took', { name: name(fact.player), tile: fact.tile.value ?? 0, worms: worms(fact.tile.worms ?? 0) })]
    case 'stole': {
      const tile = fact.tile.value ?? 0
      const values = { name: name(fact.player), victim: name(fact.from), tile, worms: worms(fact.tile.worms ?? 0) }
      return [t('stole', values)]
    }
    case 'hen-taken':
      return [t('hen-taken', { name: name(fact.player), victim: name(fact.from), tile: fact.tile.value ?? 0 })]
    case 'specialist':
      return specialistMoved(fact, name)
    case 'failed':
      return [t(`failed-${fact.why}`, { name: name(fact.player) })]
    case 'returned':
      return [t('returned', { name: name(fact.player), tile: fact.tile.value ?? 0 })]
    case 'turned':
      return [t('turned', { tile: fact.tile.value ?? 0 })]
    case 'game-over':
      return [t('game-over'), winners(fact.winners.map(name))]
    case 'bot':
      return [t(`web-bot-${fact.why}`, { name: name(fact.seat) })]
    case 'back':
      return [t('web-back', { name: name(fact.seat) })]
    case 'phrase':
      return [t('web-says', { name: name(fact.seat), phrase: t(`phrase-${fact.phrase}`) })]
    case 'hinted':
      return [t(fact.always ? 'web-hinted-always' : 'web-hinted', { name: name(fact.seat) })]
    case 'abandoned':
      return [t('web-abandoned', { why: fact.why ?? 'other' })]
    default:
      return []
  }
}

export function worms(count: number): string {
  return t('worms', { count })
}

export function winners(names: string[]): string {
  return t(names.length > 1 ? 'winners' : 'winner', { names: listed(names) })
}

function specialistMoved(fact: Extract<GameEvent, { type: 'specialist' }>, name: Names): string[] {
  const specialist = t(`specialist-${fact.specialist}`)
  const from = fact.from === 'out' ? undefined : fact.from.player
  const back = from === undefined ? [] : [t('specialist-put-back', { name: name(from), specialist })]
  if (fact.to === 'out') return [...back, t('specialist-out', { specialist })]
  if (fact.to.tile !== undefined) return [...back, t('specialist-to-tile', { specialist, tile: fact.to.tile })]
  if (fact.specialist === 'hen' && from !== undefined) return [] // told with the theft
  return [t('specialist-to-player', { specialist, name: name(fact.to.player ?? 0) })]
}
