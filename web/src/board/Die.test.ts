import { render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../settings.svelte'
import Die from './Die.svelte'

const SIDES = ['1', '2', '3', '4', '5', 'worm']
const front = (container: HTMLElement) => container.querySelector('.front')

describe('a die', () => {
  it.each([['1', 1], ['2', 2], ['3', 3], ['4', 4], ['5', 5]])('shows %s with as many pips', (face, pips) => {
    const { container } = render(Die, { face, sides: SIDES })
    expect(front(container)?.querySelectorAll('circle')).toHaveLength(pips)
  })

  it('shows the worm and the foods each in its own drawing', () => {
    const drawn = ['worm', 'bun', 'cucumber', 'cheese', 'ketchup'].map(
      (face) => front(render(Die, { face }).container)?.innerHTML,
    )
    expect(new Set(drawn).size).toBe(5)
    expect(drawn.every((drawing) => drawing?.includes('<path'))).toBe(true)
  })

  it('shows the name of a face that nobody has drawn', () => {
    const { container } = render(Die, { face: 'pretzel', sides: ['pretzel', 'worm', 'mustard'] })
    expect(front(container)?.textContent).toBe('pretzel')
  })

  it('has its other sides behind, each face once in front', () => {
    const { container } = render(Die, { face: '3', sides: SIDES })
    expect(container.querySelectorAll('.side')).toHaveLength(6)
    expect(container.querySelectorAll('.front')).toHaveLength(1)
  })

  it('is golden where it is said', () => {
    expect(render(Die, { face: '1', golden: true }).container.querySelector('.golden')).toBeTruthy()
    expect(render(Die, { face: '1' }).container.querySelector('.golden')).toBeNull()
  })
})

describe('a die that is rolled', () => {
  const animate = vi.fn()
  const prototype = HTMLElement.prototype as { animate?: unknown }

  function canMove(): void {
    animate.mockReset()
    prototype.animate = animate
    settings.set('speed', 'normal')
  }
  afterEach(() => void delete prototype.animate)

  it('tumbles, and again with the next roll', async () => {
    canMove()
    const { rerender } = render(Die, { face: '1', tumble: 1, lasting: 600 })
    expect(animate).toHaveBeenCalledTimes(1)
    await rerender({ tumble: 2 })
    expect(animate).toHaveBeenCalledTimes(2)
  })

  it('does not tumble again when only the speed is changed', async () => {
    canMove()
    render(Die, { face: '1', tumble: 1, lasting: 600 })
    settings.set('speed', 'fast')
    await tick()
    expect(animate).toHaveBeenCalledTimes(1)
  })

  it('lies still when it was not rolled, at the highest speed, or where motion is not wanted', () => {
    canMove()
    render(Die, { face: '1', tumble: 0, lasting: 600 })
    render(Die, { face: '1', tumble: 1, lasting: 0 })
    settings.set('speed', 'instant')
    render(Die, { face: '1', tumble: 1, lasting: 600 })
    settings.set('speed', 'normal')
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    render(Die, { face: '1', tumble: 1, lasting: 600 })
    expect(animate).not.toHaveBeenCalled()
  })

  it('is shown too where the browser cannot move things', () => {
    settings.set('speed', 'normal')
    expect(front(render(Die, { face: '1', tumble: 1 }).container)).toBeTruthy()
  })
})
