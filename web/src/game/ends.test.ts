import { describe, expect, it } from 'vitest'
import { choosing, player, position, turn } from '../testing/examples'
import type { Ends } from './facts'
import { actionText, endNoun, endsText, nothingText } from './ends'

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
    [{ tile: 26, from: [1, 2] }, 'steals tile 26 from Bo or Cy'],
    [{ hen: 2 }, 'gets the hen from Cy'],
    [{ fails: 'no-worm' }, 'fails'],
    [{ fails: 'no-worm', loses: 26 }, 'fails: tile 26 goes back'],
    [{ fails: 'nothing', loses: 'hen' }, 'fails: the hen goes back'],
    [{ tile: 26, from: [1], or: { tile: 25, from: 'grill' } }, 'steals tile 26 from Bo, or takes tile 25'],
    [null, ''],
  ]
  it.each(told)('%o: “%s”', (ends, text) => {
    expect(endsText(ends, shown)).toBe(text)
  })

  it('tells of the other tile where the hen could be had', () => {
    expect(endsText({ hen: 2, or: { tile: 25, from: 'grill' } }, shown)).toBe('gets the hen from Cy, or takes tile 25')
  })
})

describe('why the dice laid aside bring nothing', () => {
  it('is told as a hope while more can be rolled', () => {
    expect(nothingText('no-worm', 20, false, 'R6')).toBe('nothing yet: no worm')
    expect(nothingText('nothing', 20, false, 'R6')).toBe('nothing yet: no tile for it')
  })

  it('is told as a failure where the turn is over', () => {
    expect(nothingText('no-worm', 20, true, 'R6')).toBe('fails, no worm is laid aside (R5)')
    expect(nothingText('nothing', 20, true, 'R6')).toBe('fails, no tile for 20 (R6)')
    expect(nothingText('nothing', 20, true, 'R31')).toBe('fails, no tile for 20 (R31)')
    expect(nothingText('dead-roll', 20, false, 'R6')).toBe('fails, a dead roll (R4)')
  })
})

describe('what the turn may bring', () => {
  const told: [Parameters<typeof endNoun>[0], string][] = [
    [{ tile: null, from: null, hen: false, chance: 0.25 }, 'nothing'],
    [{ tile: 25, from: null, hen: false, chance: 0.25 }, 'tile 25'],
    [{ tile: 26, from: 1, hen: false, chance: 0.25 }, '26 from Bo'],
    [{ tile: 26, from: 2, hen: true, chance: 0.25 }, 'the hen from Cy'],
  ]
  it.each(told)('%o: “%s”', (end, text) => {
    expect(endNoun(end, shown)).toBe(text)
  })
})

describe('what an action does', () => {
  const told: [string, string][] = [
    ['rob 1', 'Take a Bratworm from Bo'],
    ['return golden-die', 'Put back: golden die'],
    ['pinch 1', 'Steal tile 26 from Bo'],
    ['pinch 2', 'Get the hen from Cy'],
    ['take 25', 'Take tile 25 from the grill'],
    ['roll', 'Roll'],
    ['roll golden', 'Roll with the golden die'],
    ['stop', 'Stop'],
    ['weasel', 'Roll these dice again (weasel)'],
    ['fail', 'Accept the dead roll'],
  ]
  it.each(told)('%s: “%s”', (action, text) => {
    expect(actionText(action, shown)).toBe(text)
  })

  it('tells how many dice are laid aside, and what they make', () => {
    expect(actionText('keep 5', choosing())).toBe('Keep 2 × 5 (total 18)')
  })

  it('tells which roll it is', () => {
    expect(actionText('roll', position({ legal: ['roll', 'roll golden'] }))).toBe('Roll without the golden die')
    expect(actionText('roll', position({ turn: turn({ phase: 'after' }) }))).toBe('Roll on')
  })
})
