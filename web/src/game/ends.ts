// What ending the turn would bring, in words.
import { faceName, listed, t } from '../texts.svelte'
import { parse } from './actions'
import type { Ends, Player, Position } from './facts'

export function endsText(ends: Ends | undefined | null, position: Position): string {
  if (!ends) return ''
  if (ends.fails) return t(`web-ends-${ends.fails}`)
  const name = (seat: number) => position.players[seat]?.name ?? ''
  const tile = ends.tile ?? 0
  const told =
    ends.hen !== undefined
      ? t('web-ends-hen', { name: name(ends.hen) })
      : ends.from === 'grill'
        ? t('web-ends-grill', { tile })
        : t('web-ends-steal', { tile, names: listed((ends.from ?? []).map(name)) })
  return ends.or ? t('web-ends-or', { ends: told, tile: ends.or.tile }) : told
}

/** The text of an action, as a choice among others: whom, which, what. */
export function actionText(text: string, position: Position): string {
  const action = parse(text)
  switch (action?.kind) {
    case 'roll':
      return t(action.golden ? 'web-do-roll-golden' : 'web-roll')
    case 'stop':
      return t('web-stop')
    case 'keep':
      return t('web-hint-keep', { face: faceName(action.face) })
    case 'weasel':
    case 'fail':
      return t(`web-do-${action.kind}`)
    case 'rob':
      return t('web-do-rob', { name: position.players[action.seat]?.name ?? '' })
    case 'return':
      return t('web-do-return', { specialist: t(`specialist-${action.specialist}`) })
    case 'pinch':
      return pinchText(position.players[action.seat])
    case 'take':
      return t('web-do-take', { tile: action.tile })
    default:
      return text
  }
}

function pinchText(victim: Player | undefined): string {
  const name = victim?.name ?? ''
  if (victim?.specialist === 'hen') return t('web-do-pinch-hen', { name })
  return t('web-do-pinch', { name, tile: victim?.stack.at(-1)?.value ?? 0 })
}
