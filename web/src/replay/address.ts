// Every step of a replay has an address: #7.3 is the third step of the seventh turn, #1.0 the start.

/** The number of the frame, as near as there is one; null where the address names none. */
export function frameAt(hash: string, turns: readonly number[]): number | null {
  const found = /^#(\d{1,6})(?:\.(\d{1,6}))?$/.exec(hash)
  if (!found) return null
  const turn = Math.min(Number(found[1]), turns.length)
  const before = turns.slice(0, Math.max(0, turn - 1)).reduce((sum, steps) => sum + steps, 0)
  if (turn < 1) return 0
  return before + Math.min(Number(found[2] ?? 0), turns[turn - 1] ?? 0)
}

export function addressOf({ turn, step }: { turn: number; step: number }): string {
  return `#${turn}.${step}`
}
