import { render, screen } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import type { Ends, Spot } from '../game/facts'
import { spot } from '../testing/examples'
import Grill from './Grill.svelte'

const CLASSIC = [spot(21, 1), spot(25, 2), spot(29, 3), spot(33, 4, { up: false })]
const JUNIOR = [spot(5, 1), spot(6, 2), spot(6, 2), spot(8, 3), spot(8, 3)]

function grill(spots: Spot[], ends: Ends | null = null, more: { supply?: number; bratworms?: boolean } = {}) {
  return render(Grill, { grill: spots, supply: 0, bratworms: false, ends, ...more })
}

/** Where the marked ones lie, counted from the left. */
function marked(): number[] {
  return screen.getAllByRole('img').flatMap((tile, place) => (tile.querySelector('.mark') ? [place] : []))
}

describe('the grill', () => {
  it('has its tiles ascending, as they are told', () => {
    grill(CLASSIC)
    expect(screen.getAllByRole('img').map((tile) => tile.getAttribute('aria-label'))).toEqual([
      'Tile 21, 1 worm', 'Tile 25, 2 worms', 'Tile 29, 3 worms', 'Tile 33, face down',
    ])
    expect(marked()).toEqual([])
  })

  it('marks the tile that would be taken', () => {
    grill(CLASSIC, { tile: 25, from: 'grill' })
    expect(marked()).toEqual([1])
  })

  it('marks no tile for a theft, a hen or a failure', () => {
    for (const ends of [{ tile: 25, from: [1] }, { hen: 1 }, { fails: 'nothing' }] satisfies Ends[]) {
      const { unmount } = grill(CLASSIC, ends)
      expect(marked()).toEqual([])
      unmount()
    }
  })

  it('marks the left one of equal tiles (R34)', () => {
    grill(JUNIOR, { tile: 6, from: 'grill' })
    expect(marked()).toEqual([1])
  })

  it('marks the right one where the left one lies face down', () => {
    grill([spot(6, 2, { up: false }), spot(6, 2)], { tile: 6, from: 'grill' })
    expect(marked()).toEqual([1])
  })

  it('marks the tile that could be taken instead of a theft (O2)', () => {
    grill(CLASSIC, { tile: 26, from: [1], or: { tile: 25, from: 'grill' } })
    expect(marked()).toEqual([1])
  })

  it('marks the left one of equal tiles instead of a theft (O2, R34)', () => {
    grill(JUNIOR, { tile: 7, from: [1], or: { tile: 6, from: 'grill' } })
    expect(marked()).toEqual([1])
  })

  it('tells of the supply only where there are Bratworms', () => {
    const { container, unmount } = grill(CLASSIC, null, { supply: 5, bratworms: true })
    expect(container.textContent).toContain('Bratworms in the supply: 5')
    unmount()
    expect(grill(CLASSIC).container.textContent).not.toContain('Bratworms')
  })
})
