import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import type { Standing } from '../game/facts'
import type { Edition } from '../session/editions.svelte'
import { position, session, turn } from '../testing/examples'
import TypedDice from './TypedDice.svelte'

const face = (name: string) => ({ name, points: 1, sides: 1, golden_sides: name === '1' || name === 'worm' ? 3 : 0 })
const EDITION = { key: 'deluxe', faces: ['1', '2', '3', '4', '5', 'worm'].map(face) } as unknown as Edition

function typing(left: Partial<Standing>) {
  const shown = position({ turn: turn({ phase: 'dice' }), legal: [] })
  const table = session(shown, { dice: 'typed' }, {}, left)
  const tellDice = vi.spyOn(table, 'tellDice').mockResolvedValue()
  render(TypedDice, { table, edition: EDITION })
  return tellDice
}

async function type(faces: string[], pad = 'The white dice'): Promise<void> {
  for (const face of faces) {
    await fireEvent.click(within(screen.getByRole('group', { name: pad })).getByRole('button', { name: face }))
  }
}

const ready = () => screen.getByRole<HTMLButtonElement>('button', { name: 'That is what they show' })
const told = () => screen.queryAllByRole('button', { name: /^Take the/ }).map((die) => die.getAttribute('aria-label'))

describe('typed dice', () => {
  it('are told when there are exactly as many as were rolled', async () => {
    const tellDice = typing({ white_dice: 3 })
    await type(['1', 'worm'])
    expect(ready().disabled).toBe(true)
    await type(['2'])
    expect(ready().disabled).toBe(false)
    const pad = within(screen.getByRole('group', { name: 'The white dice' })).getAllByRole<HTMLButtonElement>('button')
    expect(pad.every((face) => face.disabled)).toBe(true)
    await fireEvent.click(ready())
    expect(tellDice).toHaveBeenCalledWith(['1', 'worm', '2'], null)
    expect(told()).toEqual([])
  })

  it('can be taken away again', async () => {
    const tellDice = typing({ white_dice: 2 })
    await type(['1', 'worm'])
    expect(told()).toEqual(['Take the 1 away', 'Take the worm away'])
    await fireEvent.click(screen.getByRole('button', { name: 'Take the 1 away' }))
    expect(told()).toEqual(['Take the worm away'])
    expect(ready().disabled).toBe(true)
    await type(['5'])
    await fireEvent.click(ready())
    expect(tellDice).toHaveBeenCalledWith(['worm', '5'], null)
  })

  it('have the golden one beside them when it is rolled', async () => {
    const tellDice = typing({ white_dice: 1, golden_die: true })
    await type(['2'])
    expect(ready().disabled).toBe(true)
    await type(['1', 'worm'], 'The golden die')
    const pad = within(screen.getByRole('group', { name: 'The golden die' }))
    expect(pad.getByRole('button', { name: 'worm' }).getAttribute('aria-pressed')).toBe('true')
    expect(pad.getByRole('button', { name: '1' }).getAttribute('aria-pressed')).toBe('false')
    await fireEvent.click(ready())
    expect(tellDice).toHaveBeenCalledWith(['2'], 'worm')
  })

  it('are as many as the server says', () => {
    typing({ white_dice: 6 })
    expect(screen.getByText('Roll 6 dice and type what they show.')).toBeTruthy()
    expect(screen.queryByRole('group', { name: 'The golden die' })).toBeNull()
  })

  it('can be the golden one alone', async () => {
    const tellDice = typing({ white_dice: 0, golden_die: true })
    expect(screen.getByText('Roll the golden die and type what it shows.')).toBeTruthy()
    await type(['1'], 'The golden die')
    await fireEvent.click(ready())
    expect(tellDice).toHaveBeenCalledWith([], '1')
  })

  it('are typed by keys: faces, Backspace, Enter', async () => {
    const tellDice = typing({ white_dice: 2, golden_die: true })
    for (const key of ['3', '4', 'Backspace', 'w', '1', '5']) await fireEvent.keyDown(document.body, { key })
    expect(told()).toEqual(['Take the 3 away', 'Take the worm away'])
    await fireEvent.keyDown(document.body, { key: 'Enter' })
    expect(tellDice).toHaveBeenCalledWith(['3', 'worm'], '1')
  })
})
