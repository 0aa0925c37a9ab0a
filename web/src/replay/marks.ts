// What a review says about the steps of a replay.
import type { Review, Step } from '../game/review'

const COSTLY = 0.005 // of the chance of winning: less is not worth stopping for

/** A step as it was reviewed, and whose it was. */
export interface Mark {
  step: Step
  seat: number
}

/** By the number of the frame that the step led to. */
export function marksOf(review: Review | null): Map<number, Mark> {
  const found = (review?.turns ?? []).flatMap(({ seat, steps }) => steps.map((step) => [step.number + 1, { step, seat }] as const))
  return new Map(found)
}

/** A decision that cost so much chance that one should look at it. */
export function isError({ step, seat }: Mark): boolean {
  return step.kind === 'decision' && (step.change[seat] ?? 0) <= -COSTLY
}

/** The frames that errors led to, of one seat or of all. */
export function errorsOf(marks: Map<number, Mark>, seat: number | null): number[] {
  return [...marks].filter(([, mark]) => isError(mark) && (seat === null || seat === mark.seat)).map(([number]) => number)
}

/** Everybody's chances after each step, from the start on. */
export function chancesOf(review: Review | null): number[][] {
  const [first] = review?.turns ?? []
  if (!review || !first) return []
  return [first.before, ...review.turns.flatMap((turn) => turn.steps.map((step) => step.win))]
}
