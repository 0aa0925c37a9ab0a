import { describe, expect, it } from 'vitest'
import { standing } from '../testing/examples'
import { verdict, type Finish } from './verdict'

function told(more: Partial<Finish>, stands: Partial<Finish['standing']> = {}) {
  const usual = { worms: [5, 9, 8], places: [3, 1, 2], ...stands }
  return verdict({ names: ['Ada', 'Bo', 'Cy'], winners: [1], own: [0], standing: standing(usual), ...more })
}

describe('the verdict', () => {
  it('says "you" to the winner, and by how much', () => {
    expect(told({ own: [1] })).toEqual({ headline: 'You win!', won: true, lines: ['A single worm ahead of Cy.'] })
  })

  it('names the winner to the others, and says kindly where they are', () => {
    expect(told({ own: [2] })).toEqual({ headline: 'Bo wins.', won: false, lines: ['So close: second place, just one worm behind.'] })
    expect(told({ own: [0] }).lines).toEqual(['Well played: third place, 4 worms behind.'])
  })

  it('names the winner where several play on one screen', () => {
    expect(told({ own: [0, 1, 2] })).toMatchObject({ headline: 'Bo wins.', won: true, lines: ['A single worm ahead of Cy.'] })
  })

  it('names the winner to those who look on', () => {
    expect(told({ own: [] })).toMatchObject({ headline: 'Bo wins.', won: false })
  })

  it('shares a win', () => {
    const shared = { worms: [9, 9, 3], places: [1, 1, 3], tie: { how: 'shared', tile: null } } as const
    expect(told({ winners: [0, 1], own: [0] }, shared as never).headline).toBe('You and Bo share the win!')
    expect(told({ winners: [0, 1], own: [2] }, shared as never).headline).toBe('Ada and Bo share the win.')
    expect(told({ winners: [0, 1], own: [0] }, shared as never).lines).toEqual([expect.stringMatching(/the win is shared/)])
  })

  it('says which tile has decided between equal worms (R11)', () => {
    const equal = { worms: [9, 9, 3], places: [2, 1, 3], tie: { how: 'highest-tile', tile: 36 } } as const
    expect(told({ own: [0] }, equal as never).lines).toEqual([
      'Equal worms: the highest single tile decides, 36 of Bo (R11).',
      'So close: second place, with just as many worms.',
    ])
  })
})
