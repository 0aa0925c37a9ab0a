import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { FiguresView } from '../messages'
import Puzzle from '../review/Puzzle.svelte'
import { router } from '../router.svelte'
import { guest, view } from '../testing/examples'
import { answering } from '../testing/fakes'
import { offer } from '../testing/menu'
import { review } from '../testing/review'
import Luck from './Luck.svelte'
import Skill from './Skill.svelte'

function figures(more: Partial<FiguresView> = {}): FiguresView {
  return {
    games: 12,
    hinted: 1,
    least: 10,
    editions: [],
    skill: { per_turn: 0.0195, low: 0.015, high: 0.024 },
    level: { edition: 'classic', players: 3, nearest: 4.3, low: 4, high: 10, bot: 'level-4.3' },
    worst: [{ played: 'stop', best: 'roll', dice: 2, times: 7, cost: 1.24 }],
    best: [{ topic: 'keep', dice: 8, decisions: 40, wrong: 2 }],
    luck: [],
    rating: null,
    ...more,
  }
}

describe('skill', () => {
  beforeEach(() => offer())

  it('is told with its interval, the level that plays alike, and what costs most', () => {
    const { container } = render(Skill, { figures: figures() })
    const told = container.textContent?.replace(/\s+/g, ' ')
    expect(told).toMatch(/1.95% per turn.*Between 1.50% and 2.40%/)
    expect(told).toMatch(/as well as level 4.3.*Between level 4 and the champion, by your games of Heckmeck am Bratwurmeck with 3 players/)
    expect(told).toMatch(/You stop too early with 2 dice left. 7 times, worth 1.2 wins in all/)
    expect(told).toMatch(/Which face to keep, with 8 dice left 38 of 40 right/)
  })

  it('has somebody to play against who is as strong, as many of them as there were', async () => {
    const asked = answering(({ method }) => ({ body: method === 'POST' ? view({ id: 'even' }) : guest('Ada') }))
    render(Skill, { figures: figures() })
    await fireEvent.click(screen.getByRole('button', { name: 'Play against a bot of my strength' }))
    await vi.waitFor(() => expect(router.path).toBe('/t/even'))
    const bot = { kind: 'bot', bot: 'level-4.3' }
    expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({ edition: 'classic', seats: [{ kind: 'me' }, bot, bot] })
  })

  it('says why there is no such table', async () => {
    answering(({ method }) => (method === 'POST' ? { status: 429, body: { code: 'too-fast', title: 'Wait a little.' } } : { body: guest('Ada') }))
    render(Skill, { figures: figures() })
    await fireEvent.click(screen.getByRole('button', { name: 'Play against a bot of my strength' }))
    expect((await screen.findByRole('alert')).textContent).toBeTruthy()
  })

  it('is not told before there are enough games', () => {
    const { container } = render(Skill, { figures: figures({ games: 5, skill: null, level: null, worst: [], best: [] }) })
    expect(container.textContent).toContain('After 6 more games without hints')
    expect(container.textContent).not.toContain('%')
  })
})

describe('luck over time', () => {
  it('is a picture with a name, and the same as a table', () => {
    const luck = [
      { at: 1_794_744_000, table: 'one', luck: 0.25, sum: 0.25 },
      { at: 1_794_830_400, table: 'two', luck: -0.35, sum: -0.1 },
    ]
    render(Luck, { luck })
    expect(screen.getByRole('img', { name: 'The luck of 2 games, added up: −10.0%.' })).toBeTruthy()
    const rows = [...document.querySelectorAll('tbody tr')].map((row) => row.textContent?.replace(/\s+/g, ' '))
    expect(rows[0]).toMatch(/\+25.0%.*\+25.0%/)
    expect(rows[1]).toMatch(/−35.0%.*−10.0%/)
  })
})

describe('a puzzle', () => {
  const puzzle = review().puzzles[0]!

  it('tells the first answer, and the keys go on from there', async () => {
    const onanswer = vi.fn()
    render(Puzzle, { puzzle, edition: 'classic', asked: 'What would you do?', onanswer, onnext: () => undefined })
    expect(screen.getByText('What would you do?')).toBeTruthy()
    await fireEvent.click(screen.getByRole('button', { name: 'Roll on' }))
    expect(onanswer).toHaveBeenCalledWith('roll')
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('The next one'))
  })

  it('explains its pieces when they are touched', async () => {
    const { container } = render(Puzzle, { puzzle, edition: 'classic' })
    expect(screen.getByText('Touch a piece and it explains itself.')).toBeTruthy()
    await fireEvent.click(container.querySelector('[data-piece]')!)
    expect(screen.queryByText('Touch a piece and it explains itself.')).toBeNull()
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.getByText('Touch a piece and it explains itself.')).toBeTruthy()
  })
})
