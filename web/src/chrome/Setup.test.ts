import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { me } from '../session/guest.svelte'
import { remember, planFor, type Plan } from '../session/plan'
import { guest } from '../testing/examples'
import { edition, offer } from '../testing/menu'
import Setup from './Setup.svelte'

const CLASSIC = edition('classic')

function shown(trouble: string | null = null) {
  const onmake = vi.fn<(plan: Plan, name: string) => void>()
  render(Setup, { edition: CLASSIC, trouble, onmake })
  return onmake
}

beforeEach(() => {
  me.view = guest('Ada')
  return offer(CLASSIC)
})

describe('a table being set up', () => {
  it('says in words what is agreed on, without the numbers of the rules', () => {
    shown()
    expect(screen.getByLabelText(/^Short game: the highest face-up tile is turned/)).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/\b[RO]\d/)
  })

  it('says what the strength of each bot means', async () => {
    shown()
    expect(screen.getByText(/^Prefers a small tile for certain\. .* wins 63 of 100 games/)).toBeTruthy()
    const [first] = screen.getAllByLabelText('Which bot')
    if (first) await fireEvent.change(first, { target: { value: 'strength' } })
    expect(screen.getByText(/^With two players each strength wins about 56 of 100 games/)).toBeTruthy()
  })

  it('begins as it was the last time', () => {
    const plan = planFor(CLASSIC)
    remember(CLASSIC, { ...plan, chairs: plan.chairs.slice(0, 2), options: ['free-choice'], pace: 90 })
    shown()
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(screen.getByLabelText<HTMLInputElement>(/^Free choice/).checked).toBe(true)
    expect(screen.getByLabelText<HTMLSelectElement>('Time to decide').selectedOptions[0]?.text).toBe('a minute and a half')
  })

  it('hands over what was chosen', async () => {
    const onmake = shown()
    await fireEvent.input(screen.getByLabelText('Your name'), { target: { value: ' Eve ' } })
    await fireEvent.click(screen.getByRole('button', { name: 'One more seat' }))
    await fireEvent.click(screen.getByRole('button', { name: 'Remove seat 2' }))
    await fireEvent.click(screen.getByRole('button', { name: 'To the table' }))
    const [plan, name] = onmake.mock.calls[0] ?? []
    expect(name).toBe('Eve')
    expect(plan?.chairs.map(({ kind, bot }) => [kind, bot]).slice(1)).toEqual([['bot', 'turn-ev'], ['bot', 'turn-ev']])
  })

  it('takes the focus to a seat that is added, and away from one that goes', async () => {
    shown()
    const more = screen.getByRole('button', { name: 'One more seat' })
    await fireEvent.click(more)
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Who sits on seat 4')))
    await fireEvent.click(screen.getByRole('button', { name: 'Remove seat 4' }))
    expect(document.activeElement).toBe(more)
  })

  it('shows the name that a public table gives', async () => {
    shown()
    await fireEvent.click(screen.getByLabelText(/^Everybody may find this table/))
    expect(screen.getByText('At a public table you are called Momo.')).toBeTruthy()
    expect(screen.queryByLabelText('Your name')).toBeNull()
  })

  it('tells trouble beside the button', () => {
    shown('No table today.')
    expect(screen.getByRole('alert').textContent).toBe('No table today.')
  })
})
