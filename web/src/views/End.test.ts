import { render, screen } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import type { Standing } from '../game/facts'
import { player, position, session } from '../testing/examples'
import End from './End.svelte'

function ended(stands: Partial<Standing>, winners = [1]): string[] {
  const players = [player('Ada'), player('Bo'), player('Cy')]
  const over = position({ players, turn: null, legal: [], over: true, scores: stands.worms, winners })
  render(End, { table: session(over, { state: 'over' }, {}, stands) })
  return screen.getAllByRole('listitem').map((line) => line.textContent?.trim().replace(/\s+/g, ' ') ?? '')
}

describe('the end', () => {
  it('ranks as the server does: of equal worms the higher tile comes first (R11)', () => {
    const lines = ended({ worms: [3, 9, 3], places: [3, 1, 2] })
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['Bo', 'Cy', 'Ada'])
  })

  it('says which tile has decided', () => {
    ended({ worms: [9, 9, 3], places: [2, 1, 3], tie: { how: 'highest-tile', tile: 36 } })
    expect(screen.getByText('Equal worms: the highest single tile decides, 36 of Bo (R11).')).toBeTruthy()
  })

  it('says that a win is shared, or that several win', () => {
    ended({ worms: [9, 9, 3], places: [1, 1, 3], tie: { how: 'shared', tile: null } }, [0, 1])
    expect(screen.getByText(/the win is shared/)).toBeTruthy()
    ended({ worms: [9, 9, 3], places: [1, 1, 3], tie: { how: 'several', tile: null } }, [0, 1])
    expect(screen.getByText(/several can win/)).toBeTruthy()
  })

  it('says nothing of ties where there is none', () => {
    ended({ worms: [3, 9, 3], places: [2, 1, 2] })
    expect(screen.queryByText(/Equal worms/)).toBeNull()
  })
})
