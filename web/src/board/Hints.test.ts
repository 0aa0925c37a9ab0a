import { fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { describe, expect, it, vi } from 'vitest'
import type { HintsView } from '../game/facts'
import { settings } from '../settings.svelte'
import { choosing, position, seat, session, turn } from '../testing/examples'
import { speech } from '../texts.svelte'
import Hints from './Hints.svelte'

const HINTS: HintsView = {
  version: 1,
  best: 'keep worm',
  hints: [
    { action: 'keep 5', success: 0.4, worms: -0.5, win: null },
    { action: 'keep worm', success: 0.625, worms: 1.25, win: null },
  ],
  endings: [],
  why: null,
  unit: 'worms',
}

function hinted() {
  const table = session(choosing())
  table.advise(HINTS)
  return render(Hints, { table })
}

describe('hints', () => {
  it('name the best choice and mark it with a sign, not by colour alone', () => {
    const { container } = hinted()
    expect(screen.getByRole('heading', { name: /Best: Keep 1 × worm \(total 13\)/ })).toBeTruthy()
    const [five, worm] = screen.getAllByRole('rowheader').map((row) => row.textContent)
    expect(five).toBe('Keep 2 × 5 (total 18)')
    expect(worm).toMatch(/^Keep 1 × worm \(total 13\) ?★$/)
    expect(container.textContent).toContain('63% to win something, +1.25 worms on average')
  })

  it('give every choice its chance and its worms, as the language writes numbers', async () => {
    hinted()
    const cells = () => screen.getAllByRole('cell').map((cell) => cell.textContent?.trim())
    expect(cells()).toEqual(['40%', '-0.5', '63%', '+1.25'])
    void speech.speak('de')
    await tick()
    expect(cells().at(-1)).toBe('+1,25')
  })

  it('tell the chance of winning where it is known: the figure, what less than the best, and everybody', () => {
    const table = session(choosing())
    const [five, worm] = HINTS.hints
    if (five && worm) table.advise({ ...HINTS, hints: [{ ...five, win: [0.531, 0.469] }, { ...worm, win: [0.573, 0.427] }] })
    render(Hints, { table })
    const cells = screen.getAllByRole('cell').map((cell) => cell.textContent?.replace(/\s+/g, ' ').trim())
    expect(cells).toEqual(['53% −4.2', '40%', '57%', '63%'])
    expect(screen.getAllByRole('listitem').map((one) => one.textContent?.replace(/\s+/g, ' ').trim())).toEqual(['Ada 57%', 'Bo 43%'])
    expect(screen.getByText(/^Wins the game: so often/)).toBeTruthy()
  })

  it('say why, as a review does', () => {
    const table = session(choosing())
    table.advise({ ...HINTS, why: 'The worm comes first: without one the turn fails.' })
    render(Hints, { table })
    expect(screen.getByText('The worm comes first: without one the turn fails.')).toBeTruthy()
    expect(screen.queryByText(/on average/)).toBeNull()
  })

  it('are given when they are asked for', async () => {
    const table = session(choosing())
    const askHints = vi.spyOn(table, 'askHints').mockResolvedValue()
    render(Hints, { table })
    expect(askHints).not.toHaveBeenCalled()
    await fireEvent.click(screen.getByRole('button', { name: 'A hint, please' }))
    expect(askHints).toHaveBeenCalledOnce()
  })

  it('look a turn further when they are asked to, and say that they did', async () => {
    const table = session(choosing())
    table.advise({ ...HINTS, unit: 'win' })
    const askHints = vi.spyOn(table, 'askHints').mockImplementation(async () => table.advise({ ...HINTS, unit: 'win', deep: true }))
    render(Hints, { table })
    await fireEvent.click(screen.getByRole('button', { name: 'Look a turn further' }))
    expect(askHints).toHaveBeenCalledExactlyOnceWith(false, true)
    expect(await screen.findByText(/^Looked a turn further/)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('offer to look further only where chances are estimated', () => {
    for (const known of [{ unit: 'worms' }, { unit: 'win', exact: true }] as const) {
      const table = session(choosing())
      table.advise({ ...HINTS, ...known })
      render(Hints, { table })
    }
    expect(screen.getAllByRole('heading').length).toBeGreaterThan(0)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('come by themselves where they are always wanted', () => {
    settings.set('hints', 'always')
    const table = session(choosing())
    const askHints = vi.spyOn(table, 'askHints').mockResolvedValue()
    render(Hints, { table })
    expect(askHints).toHaveBeenCalledExactlyOnceWith(true)
  })

  it('are not there where they are off, not agreed on, or I only watch', () => {
    render(Hints, { table: session(choosing(), { hints: false }) })
    render(Hints, { table: session(choosing(), { seats: [seat('Ada'), seat('Bo')] }) })
    settings.set('hints', 'off')
    render(Hints, { table: session(choosing()) })
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('cannot be asked for while another decides', () => {
    render(Hints, { table: session(position({ turn: turn({ player: 1 }) })) })
    expect(screen.queryByRole('button')).toBeNull()
  })
})
