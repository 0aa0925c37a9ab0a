import { render } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import SeatFace from './SeatFace.svelte'

type Asked = { name?: string; seat?: number; bot?: string | null; strength?: number | null; away?: boolean; size?: string }

function drawn(asked: Asked = {}): SVGElement {
  const found = render(SeatFace, { name: 'Ada', seat: 2, ...asked }).container.querySelector('svg')
  if (!found) throw new Error('nothing was drawn')
  return found
}

function face(of: SVGElement): string | null | undefined {
  return of.querySelector('[data-face]')?.getAttribute('data-face')
}

describe('the face at a seat', () => {
  it('has the colour of the seat and the features of the name', () => {
    expect(drawn().innerHTML).toContain('--seat-2')
    expect(face(drawn({ seat: 4 }))).toBe(face(drawn()))
    expect(face(drawn({ name: 'Bo' }))).not.toBe(face(drawn()))
  })

  it('is silent: the name stands beside it', () => {
    expect(drawn().getAttribute('aria-hidden')).toBe('true')
  })

  it('shows a bot as a bot, with its strength where that is known', () => {
    expect(face(drawn({ bot: 'turn-ev' }))).toBe('bot')
    expect(drawn({ bot: 'turn-ev' }).querySelector('text')).toBeNull()
    expect(drawn({ bot: 'level-7', strength: 7 }).querySelector('text')?.textContent).toBe('7')
    expect(drawn({ bot: 'level-4.3', strength: 4.3 }).querySelector('text')?.textContent).toBe('4.3')
    expect(drawn({ strength: 7 }).querySelector('text')).toBeNull()
  })

  it('sleeps while somebody is away', () => {
    expect(drawn().querySelector('[data-away]')).toBeNull()
    expect(drawn({ away: true }).querySelector('[data-away]')).not.toBeNull()
  })
})
