import { render, screen } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import Curve from './Curve.svelte'

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus']

function points(container: HTMLElement): number[][][] {
  return [...container.querySelectorAll('polyline')].map((line) =>
    (line.getAttribute('points') ?? '').split(' ').map((point) => point.split(',').map(Number)),
  )
}

describe('the curve of worms', () => {
  it('has a line from nothing over every turn for each player', () => {
    const { container } = render(Curve, { turns: [[1, 0], [1, 2], [4, 2]], names: ['Ada', 'Bo'] })
    const [ada, bo] = points(container)
    expect(ada).toHaveLength(4)
    expect(bo).toHaveLength(4)
    expect(ada?.[0]).toEqual(bo?.[0])
    expect(ada?.at(-1)?.[1]).toBeLessThan(bo?.at(-1)?.[1] ?? 0) // more worms, higher up
    expect(screen.getByRole('img', { name: 'A line of worms over 3 turns for each player' })).toBeTruthy()
  })

  it('tells its lines apart by dashes and names, not by colour alone', () => {
    const { container } = render(Curve, { turns: [NAMES.map((_, seat) => seat)], names: NAMES })
    const dashes = [...container.querySelectorAll('polyline')].map((line) => line.getAttribute('stroke-dasharray') ?? '')
    expect(new Set(dashes).size).toBe(7)
    expect([...container.querySelectorAll('text')].map((text) => text.textContent).sort()).toEqual(NAMES)
  })

  it('writes no name upon another, nor beyond the picture', () => {
    for (const turns of [[NAMES.map(() => 0)], [NAMES.map(() => 5)], [[9, 0, 0, 0, 9, 9, 4]]]) {
      const { container, unmount } = render(Curve, { turns, names: NAMES })
      const heights = [...container.querySelectorAll('text')].map((text) => Number(text.getAttribute('y')))
      heights.sort((one, other) => one - other)
      const bottom = Number(container.querySelector('svg')?.getAttribute('viewBox')?.split(' ')[3])
      for (const [place, y] of heights.entries()) {
        expect(y - (heights[place - 1] ?? -Infinity)).toBeGreaterThan(12)
        expect(y).toBeGreaterThanOrEqual(10)
        expect(y).toBeLessThan(bottom)
      }
      unmount()
    }
  })

  it('is not there before the first turn has ended', () => {
    expect(render(Curve, { turns: [], names: ['Ada'] }).container.querySelector('svg')).toBeNull()
  })
})
