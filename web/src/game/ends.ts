// What ending the turn would bring, in words.
import { faceName, listed, t } from '../texts.svelte'
import type { Ends, Position } from './facts'

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

/** The text of an action that is a choice of its own: whom, which, what. */
export function choiceText(action: string, position: Position): string {
  const [verb, what = ''] = action.split(' ')
  const name = position.players[Number(what)]?.name ?? ''
  const top = position.players[Number(what)]?.stack.at(-1)?.value ?? 0
  switch (verb) {
    case 'rob':
      return t('web-do-rob', { name })
    case 'return':
      return t('web-do-return', { specialist: t(`specialist-${what}`) })
    case 'pinch':
      return position.players[Number(what)]?.specialist === 'hen'
        ? t('web-do-pinch-hen', { name })
        : t('web-do-pinch', { name, tile: top })
    case 'take':
      return t('web-do-take', { tile: Number(what) })
    default:
      return t(`web-do-${action.replace(' ', '-')}`)
  }
}

/** The text of any action, as a choice among others. */
export function actionText(action: string, position: Position): string {
  if (action.startsWith('keep ')) return t('web-hint-keep', { face: faceName(action.slice(5)) })
  return action === 'roll' || action === 'stop' ? t(`web-${action}`) : choiceText(action, position)
}
