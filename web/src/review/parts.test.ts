import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import { review } from '../testing/review'
import Accounts from './Accounts.svelte'
import Chances from './Chances.svelte'
import Moments from './Moments.svelte'
import Puzzles from './Puzzles.svelte'
import Turns from './Turns.svelte'

const nothing = () => undefined

describe('the curve of chances', () => {
  it('has a line over all turns for each player, told apart without colours', () => {
    const { container } = render(Chances, { review: review(), at: 0, onshow: nothing })
    const lines = [...container.querySelectorAll('polyline')]
    expect(lines.map((line) => line.getAttribute('points')?.split(' ').length)).toEqual([3, 3])
    expect(new Set(lines.map((line) => line.getAttribute('stroke-dasharray'))).size).toBe(2)
    expect(screen.getByRole('img', { name: /over 2 turns. At the end: Ada 0.0% and Bo 100.0%/ })).toBeTruthy()
  })

  it('is gone through turn by turn, and says where it stands', async () => {
    const onshow = vi.fn()
    render(Chances, { review: review(), at: 0, onshow })
    const slider = screen.getByRole('slider', { name: 'Turn by turn' })
    expect(slider.getAttribute('aria-valuetext')).toBe('Before turn 1: Ada. Ada 50.0% and Bo 50.0%')
    await fireEvent.click(screen.getByRole('button', { name: 'One turn on' }))
    expect(slider.getAttribute('aria-valuetext')).toBe('Before turn 2: Bo. Ada 20.0% and Bo 80.0%')
    await fireEvent.click(screen.getByRole('button', { name: 'Show turn 2' }))
    expect(onshow).toHaveBeenCalledWith(2)
    await fireEvent.input(slider, { target: { value: '2' } })
    expect(screen.getByRole('heading', { name: 'At the end' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Show turn/ })).toBeNull()
  })
})

describe('skill and luck', () => {
  it('give each player a grade and every part its figure', () => {
    render(Accounts, { review: review() })
    const [ada, bo] = screen.getAllByRole('article')
    expect(ada?.textContent).toContain("The Worms' Darling")
    expect(bo?.textContent).toContain('Golden Beak')
    const figures = within(ada as HTMLElement).getAllByRole('definition').map((one) => one.textContent?.trim())
    expect(figures).toEqual(['50.0%', '−35.0%', '−15.0%', '0.0%', '0.0%', '0.0%'])
  })

  it('explain every grade: where it begins, and who has it', () => {
    render(Accounts, { review: review() })
    const grades = within(screen.getByText('What the grades mean').closest('details') as HTMLElement).getAllByRole('listitem', { hidden: true })
    const told = grades.map((one) => one.textContent?.replace(/\s+/g, ' ').trim())
    expect(told).toEqual([
      'Golden Beak up to 0.10% lost per turn Bo',
      'Eagle Eye up to 0.30% lost per turn',
      "The Worms' Darling more than 0.30% lost per turn Ada",
    ])
  })

  it('say where an unfinished game stands', () => {
    render(Accounts, { review: review({ finished: false }) })
    expect(screen.getAllByText('Stands at')).toHaveLength(2)
  })
})

describe('the moments', () => {
  it('lead to their turns', async () => {
    const onshow = vi.fn()
    render(Moments, { review: review(), onshow })
    expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Bo rolls 5 5')
    await fireEvent.click(screen.getByRole('button', { name: 'Turn 1' }))
    expect(onshow).toHaveBeenCalledWith(1)
  })

  it('say whether it was skill or luck, whom it moved most, and why', () => {
    const [lucky, error] = review().moments
    const other = { ...lucky!, change: [-0.3, 0.1, 0.2], moved: 0 }
    render(Moments, { review: review({ players: ['Ada', 'Bo', 'Cem'], moments: [other, error!] }), onshow: nothing })
    const told = screen.getAllByRole('listitem').map((one) => one.textContent?.replace(/\s+/g, ' '))
    expect(told[0]).toMatch(/Luck Turn 2 .*−30.0% Ada/)
    expect(told[1]).toMatch(/Error Turn 1 .*−15.0% Ada: Rolling on. Why\? Better: Stop./)
  })
})

describe('a decision to try again', () => {
  it('tells nothing before the answer, then what each choice is worth, what was played and why', async () => {
    const { container } = render(Puzzles, { review: review(), yours: [0] })
    expect(screen.getByText('Turn 1, Ada: what would you do?')).toBeTruthy()
    expect(container.textContent).not.toMatch(/30.0%|45.0%|Stopping would/)
    await fireEvent.click(screen.getByRole('button', { name: 'Roll on' }))
    const [roll, stop] = [...container.querySelectorAll('.options li')].map((one) => one.textContent ?? '')
    expect(roll).toMatch(/30.0%.*your choice, played/)
    expect(stop).toMatch(/45.0%.*best ★/)
    expect(screen.getByRole('status').textContent).toMatch(/it wins 15.0 more games in 100.*Stopping would have won/)
    await fireEvent.click(screen.getByRole('button', { name: 'Once more' }))
    await fireEvent.click(screen.getByRole('button', { name: /^Stop/ }))
    expect(screen.getByRole('status').textContent).toContain('Right!')
  })

  it('is of whoever is chosen, and of me first', async () => {
    const bos = { ...review().puzzles[0], seat: 1, turn: 2 } as ReturnType<typeof review>['puzzles'][number]
    render(Puzzles, { review: review({ puzzles: [...review().puzzles, bos] }), yours: [1] })
    expect(screen.getByText('Turn 2, Bo: what would you do?')).toBeTruthy()
    await fireEvent.click(screen.getByRole('button', { name: 'Ada' }))
    expect(screen.getByText('Turn 1, Ada: what would you do?')).toBeTruthy()
  })

  it('is not there for who erred nowhere', () => {
    render(Puzzles, { review: review({ puzzles: [] }), yours: [] })
    expect(screen.getByText('Here every decision was as good as the best.')).toBeTruthy()
  })
})

describe('the list of turns', () => {
  it('opens to dice, deeds and what they cost; a roll needs no deed', () => {
    const { container } = render(Turns, { review: review(), opened: { 1: true }, ontoggle: nothing })
    expect(screen.getAllByRole('img', { name: '1 worm + 1' })).toHaveLength(1)
    expect(container.querySelector('.slip')?.textContent).toMatch(/Rolling on.*−15.0%.*Stopping would have won/)
    expect(container.querySelectorAll('.turn ol li')).toHaveLength(3)
  })
})
