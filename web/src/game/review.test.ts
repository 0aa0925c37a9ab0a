import { describe, expect, it } from 'vitest'
import { review } from '../testing/review'
import { change, exact, percent, trend } from './figures'
import { pushedApart } from './lines'
import { bars, diceOf, moved, reach } from './review'

describe('the account of a player', () => {
  it('is a row of bars, each beginning where the one before ended, up to the result', () => {
    for (const account of review().seats) {
      const row = bars(account)
      for (const [place, bar] of row.slice(1, -1).entries()) expect(bar.from).toBe(row[place]?.to)
      expect(row.at(-2)?.to).toBeCloseTo(row.at(-1)?.to ?? NaN)
      expect(row.at(-1)?.from).toBe(0)
    }
  })

  it('has room from nothing to certain, and beyond where luck and errors go', () => {
    const [ada, bo] = review().seats
    expect(reach(review().seats)).toEqual({ low: 0, high: 1 })
    const { low, high } = ada && bo ? reach([{ ...ada, luck: -0.9 }, { ...bo, luck: 0.9 }]) : { low: 0, high: 0 }
    expect(low).toBeCloseTo(-0.55)
    expect(high).toBeCloseTo(1.55)
  })
})

describe('a turn', () => {
  it('tells luck and errors apart', () => {
    const turn = review().turns[0]
    if (!turn) throw new Error('no turn')
    expect(moved(turn, 'roll')).toBeCloseTo(-0.15)
    expect(moved(turn, 'decision')).toBeCloseTo(-0.15)
  })

  it('has dice that can be drawn, the golden one too', () => {
    const dice = review().turns[0]?.steps.flatMap((step) => (step.kind === 'roll' ? diceOf(step) : []))
    expect(dice).toEqual([
      { face: '1', golden: false },
      { face: 'worm', golden: false },
      { face: '1', golden: true },
      { face: 'worm', golden: false },
    ])
  })
})

describe('figures', () => {
  it('are chances and changes of them, with a sign', () => {
    expect([percent(0.573), exact(0.573), change(0.038), change(-0.038), change(0.0004)]).toEqual(['57%', '57.3%', '+3.8%', '−3.8%', '0.0%'])
    expect([trend(0.1), trend(-0.1), trend(-0.0001)]).toEqual(['up', 'down', 'even'])
  })
})

describe('names at the end of lines', () => {
  it('never touch, nor leave the picture', () => {
    const heights = pushedApart([90, 90, 10, 95].map((y, seat) => ({ seat, y })), 13, 100).map((one) => one.y)
    for (const [place, y] of heights.entries()) expect(y - (heights[place - 1] ?? -13)).toBeGreaterThanOrEqual(13)
    expect(Math.max(...heights)).toBeLessThanOrEqual(100)
  })
})
