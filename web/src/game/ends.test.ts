import { describe, expect, it } from 'vitest'
import { player, position } from '../testing/examples'
import type { Ends } from './facts'
import { actionText, endsText } from './ends'

const shown = position({
  players: [
    player('Ada'),
    player('Bo', { stack: [{ value: 21, worms: 1 }, { value: 26, worms: 2 }] }),
    player('Cy', { stack: [{ value: 26, worms: 2 }], specialist: 'hen' }),
  ],
})

describe('what ending the turn would bring', () => {
  const told: [Ends | null, string][] = [
    [{ tile: 25, from: 'grill' }, 'takes tile 25'],
    [{ tile: 26, from: [1] }, 'steals tile 26 from Bo'],
    [{ tile: 26, from: [1, 2] }, 'steals tile 26 from Bo and Cy'],
    [{ hen: 2 }, 'gets the hen from Cy'],
    [{ fails: 'no-worm' }, 'nothing yet: no worm'],
    [{ fails: 'nothing' }, 'nothing yet: no tile for it'],
    [{ tile: 26, from: [1], or: { tile: 25, from: 'grill' } }, 'steals tile 26 from Bo, or tile 25'],
    [null, ''],
  ]
  it.each(told)('%o: “%s”', (ends, text) => {
    expect(endsText(ends, shown)).toBe(text)
  })

  it('tells of the other tile where the hen could be had', () => {
    expect(endsText({ hen: 2, or: { tile: 25, from: 'grill' } }, shown)).toBe('gets the hen from Cy, or tile 25')
  })
})

describe('a choice of its own', () => {
  const told: [string, string][] = [
    ['rob 1', 'A Bratworm from Bo'],
    ['return golden-die', 'Put back: golden die'],
    ['pinch 1', 'Tile 26 from Bo'],
    ['pinch 2', 'The hen from Cy'],
    ['take 25', 'Tile 25 from the grill'],
    ['roll golden', 'Roll with the golden die'],
    ['weasel', 'Send in the weasel'],
    ['fail', 'Accept it'],
  ]
  it.each(told)('%s: “%s”', (action, text) => {
    expect(actionText(action, shown)).toBe(text)
  })
})
