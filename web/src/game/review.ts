// A review as the server has written it, read for the parts of its page.
import type * as messages from '../messages'
import { EVEN } from './figures'

export type Review = messages.ReviewView
export type Account = messages.AccountView
export type ReviewedTurn = messages.TurnView
export type Step = messages.StepView
export type Moment = messages.MomentView
export type Puzzle = messages.PuzzleView

/** The dice of a roll, as the record has them: [1 2 worm + 1] */
export function diceOf(step: Step): { face: string; golden: boolean }[] {
  const [plain = '', golden = ''] = step.text.slice(1, -1).split('+')
  const faces = (text: string) => text.split(' ').filter(Boolean)
  return [...faces(plain).map((face) => ({ face, golden: false })), ...faces(golden).map((face) => ({ face, golden: true }))]
}

export function stepOf(review: Review, moment: Moment): Step | undefined {
  return review.turns.find((turn) => turn.number === moment.turn)?.steps.find((step) => step.number === moment.step)
}

/** A decision that cost the one who made it something. */
export function slip(step: Step, seat: number): boolean {
  return step.kind === 'decision' && (step.change[seat] ?? 0) <= -EVEN
}

/** What the decisions of a turn, or its dice, did to the one whose turn it was. */
export function moved(turn: ReviewedTurn, kind: Step['kind']): number {
  const steps = turn.steps.filter((step) => step.kind === kind)
  return steps.reduce((sum, step) => sum + (step.change[turn.seat] ?? 0), 0)
}

export interface Bar {
  part: 'start' | 'luck' | 'errors' | 'others' | 'correction' | 'result'
  share: number
  from: number
  to: number
}

/** Each bar begins where the one before it ended; the last one reaches from nothing to there. */
export function bars(account: Account): Bar[] {
  let reached = 0
  const steps = (['start', 'luck', 'errors', 'others', 'correction'] as const).map((part) => {
    const from = reached
    reached += account[part]
    return { part, share: account[part], from, to: reached }
  })
  return [...steps, { part: 'result', share: account.result, from: 0, to: account.result }]
}

/** From 0 to 1, and as far beyond as luck and errors go on their way. */
export function reach(accounts: Account[]): { low: number; high: number } {
  const ends = accounts.flatMap((account) => bars(account).map((bar) => bar.to))
  return { low: Math.min(0, ...ends), high: Math.max(1, ...ends) }
}
