// Which topic of the rules matters now.
import { parse } from './actions'
import type { Position } from './facts'

const OF_PHASE: Record<string, string> = {
  roll: 'turn',
  dice: 'turn',
  choose: 'turn',
  after: 'win',
  rob: 'bratworms',
  return: 'specialists',
  pinch: 'win',
}

/** A part of the rules as the server names them; null where none comes first. `failed`: a failure is being told. */
export function topicNow(position: Position | null, failed = false): string | null {
  if (failed) return 'failure'
  if (!position) return null
  if (!position.turn) return 'end'
  return (position.legal ?? []).some(helped) ? 'specialists' : (OF_PHASE[position.turn.phase] ?? null)
}

/** Only a specialist offers this. */
function helped(text: string): boolean {
  const action = parse(text)
  return action?.kind === 'weasel' || (action?.kind === 'roll' && action.golden)
}
