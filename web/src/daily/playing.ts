// A position of the daily grill on the table: one decision is ours, and then it lies still.
import { keep } from '../game/actions'
import type { Position } from '../game/facts'
import type { Playing } from '../game/playing'
import { still } from '../game/still'
import type { DailyPositionView } from '../messages'
import type { DailySession } from './session.svelte'

export function playing(question: DailyPositionView, session: DailySession): Playing {
  const table = still({ ...question, position: question.position as unknown as Position })
  return {
    ...table,
    get calls() {
      return session.outcome === null && !session.busy
    },
    mine: (seat) => seat === question.seat,
    act: (action) => session.answer(action),
    keepAnd: async () => {
      if (table.stage.chosen !== null) await session.answer(keep(table.stage.chosen))
    },
  }
}
