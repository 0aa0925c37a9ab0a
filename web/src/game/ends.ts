// What an action does, how a turn ends and what failing costs, in words: the texts of words.ftl.
import { either, faceName, t } from '../texts.svelte'
import { ownChoices, parse, ROLL_GOLDEN } from './actions'
import type { Ends, HintsView, Player, Position, Previews } from './facts'

/** How the turn would end, and what it costs where that is a failure. */
export function endsText(ends: Ends | undefined | null, position: Position): string {
  if (!ends) return ''
  if (ends.fails) return failureText(ends.loses)
  const name = (seat: number) => position.players[seat]?.name ?? ''
  const tile = ends.tile ?? 0
  const told =
    ends.hen !== undefined
      ? t('ends-hen', { name: name(ends.hen) })
      : ends.from === 'grill'
        ? t('ends-grill', { tile })
        : t('ends-steal', { tile, names: either((ends.from ?? []).map(name)) })
  return ends.or ? t('ends-or', { ends: told, tile: ends.or.tile }) : told
}

function failureText(loses: Ends['loses']): string {
  const ends = t('ends-fails')
  if (loses === undefined) return ends
  const costs = loses === 'hen' ? t('costs-specialist', { specialist: t('specialist-hen') }) : t('costs-tile', { tile: loses })
  return t('ends-costs', { ends, costs })
}

/** Why the dice laid aside bring nothing: for good, or yet, while more can be rolled. `rule`: which tile a total wins. */
export function nothingText(why: NonNullable<Ends['fails']>, total: number, forGood: boolean, rule: string): string {
  return forGood || why === 'dead-roll' ? t(`ends-fails-${why}`, { total, rule }) : t(`web-yet-${why}`)
}

/** What the turn may bring, in as few words as there are: tile 27. */
export function endNoun(end: HintsView['endings'][number], position: Position): string {
  if (end.tile === null) return t('end-fails')
  if (end.from === null) return t('end-grill', { tile: end.tile })
  const name = position.players[end.from]?.name ?? ''
  return end.hen ? t('end-hen', { name }) : t('end-steal', { tile: end.tile, names: name })
}

/** What an action does, as a label. */
export function actionText(text: string, position: Position): string {
  const action = parse(text)
  switch (action?.kind) {
    case 'roll':
      return t(rollKey(action.golden, position))
    case 'keep': {
      const kept = position.outlook?.[text]
      return t('do-keep', { count: kept?.dice ?? 0, face: faceName(action.face), total: kept?.total ?? 0 })
    }
    case 'stop':
    case 'weasel':
    case 'fail':
      return t(`do-${action.kind}`)
    case 'rob':
      return t('do-rob', { name: position.players[action.seat]?.name ?? '' })
    case 'return':
      return t('do-return', { specialist: t(`specialist-${action.specialist}`) })
    case 'pinch':
      return pinchText(position.players[action.seat])
    case 'take':
      return t('do-take', { tile: action.tile })
    default:
      return text
  }
}

/** What is lost or won by a choice that has a button of its own, where its name does not say it. */
export function sideText(text: string, position: Position, previews: Previews): string {
  const action = parse(text)
  switch (action?.kind) {
    case 'rob':
      return t('web-has-bratworms', { count: position.players[action.seat]?.bratworms ?? 0 })
    case 'return':
      return staysText(action.specialist, position)
    default:
      return endsText(previews[text], position)
  }
}

/** Of two specialists the other one, and what it is good for. */
function staysText(back: string, position: Position): string {
  for (const text of ownChoices(position.legal ?? [])) {
    const other = parse(text)
    if (other?.kind !== 'return' || other.specialist === back) continue
    return t('web-stays', { specialist: t(`specialist-${other.specialist}`), good: t(`web-good-${other.specialist}`) })
  }
  return ''
}

function rollKey(golden: boolean, position: Position): string {
  if (position.turn && position.turn.phase !== 'roll') return 'do-roll-on'
  if (golden) return 'do-roll-golden'
  return position.legal?.includes(ROLL_GOLDEN) ? 'do-roll-white' : 'do-roll'
}

function pinchText(victim: Player | undefined): string {
  const name = victim?.name ?? ''
  if (victim?.specialist === 'hen') return t('do-pinch-hen', { name })
  return t('do-pinch', { name, tile: victim?.stack.at(-1)?.value ?? 0 })
}
