// A day of the daily grill with four positions, to look at.
import type { Quality } from '../daily/session.svelte'
import type { DailyAnswerView, DailyOutcome, DailyPositionView, DailyView } from '../messages'
import { choosing, standing } from './examples'

const SIGNS: Record<Quality, string> = { best: '🪱', slip: '🟡', mistake: '🔶', blunder: '🟥' }

export function mark(quality: Quality, cost = 0, number = 1): DailyAnswerView {
  return { number, quality, cost, sign: SIGNS[quality] }
}

export function dailyView(more: Partial<DailyView> = {}): DailyView {
  return {
    day: '2026-11-16',
    number: 12,
    positions: 4,
    counted: true,
    seconds_left: 3600,
    commitment: 'c0ffee',
    promised: 0,
    answers: [],
    cost: null,
    finished: 0,
    ranking: null,
    streak: { now: 2, longest: 5 },
    named: false,
    ...more,
  }
}

/** Two 5s or a worm can be kept. */
export function dailyPosition(number: number, more: Partial<DailyPositionView> = {}): DailyPositionView {
  return {
    number,
    edition: 'classic',
    turn: 7,
    seat: 0,
    position: choosing() as unknown as DailyPositionView['position'],
    previews: {},
    standing: standing(),
    outcome: null,
    ...more,
  }
}

export function dailyOutcome(more: Partial<DailyOutcome> = {}): DailyOutcome {
  return {
    action: 'keep 5',
    best: 'keep worm',
    cost: 0.05,
    quality: 'mistake',
    sign: SIGNS.mistake,
    options: [
      { action: 'keep 5', win: 0.4 },
      { action: 'keep worm', win: 0.45 },
    ],
    why: 'A worm is a worm.',
    counted: true,
    ...more,
  }
}
