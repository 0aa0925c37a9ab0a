import { fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TableSession } from '../game/table.svelte'
import { player, position, session, spot, turn } from '../testing/examples'
import Board from './Board.svelte'
import Telling from './Telling.svelte'

const shown = position({
  players: [player('Ada', { stack: [{ value: 22, worms: 1 }], bratworms: 1, specialist: 'canned-worm' }), player('Bo')],
  grill: [spot(21, 1), spot(25, 2, { specialist: 'hen' }), spot(29, 3, { up: false })],
  turn: turn({ phase: 'after', kept: ['4', '4'], total: 13 }),
  legal: ['roll', 'stop'],
})

let table: TableSession

beforeEach(() => {
  vi.useFakeTimers()
  table = session(shown, {}, { stop: { fails: 'nothing' } }, { canned_worm: true })
  render(Board, { table, edition: undefined })
  render(Telling, { table, edition: undefined })
})
afterEach(() => {
  table.close()
  vi.useRealTimers()
})

const line = () => document.querySelector('.telling .explained')?.textContent ?? ''
const focused = () => document.activeElement?.getAttribute('aria-label')

describe('a piece explains itself', () => {
  it('at a tap, in the line above the buttons', async () => {
    await fireEvent.click(screen.getByRole('img', { name: 'Tile 21, 1 worm' }))
    expect(line()).toMatch(/^Tile 21/)
  })

  it('and who stands upon it, for itself', async () => {
    await fireEvent.click(document.querySelector('.figure') ?? document.body)
    expect(line()).toMatch(/^Hen/)
  })

  it('in a card the piece that was touched, and elsewhere the player', async () => {
    await fireEvent.click(document.querySelector('[data-bratworms]') ?? document.body)
    expect(line()).toMatch(/^1 Bratworm/)
    await fireEvent.click(screen.getByText('Ada'))
    expect(line()).toMatch(/^Ada: /)
  })

  it('at a hover, without covering anything', () => {
    expect(screen.getByTitle(/^No tile yet/)).toBeTruthy()
    expect(document.querySelector<HTMLElement>('[data-place="29"] [data-tile]')?.title).toContain('face down')
  })

  it('the canned worm beside the total in which it counts', async () => {
    await fireEvent.click(document.querySelector('.aside .canned') ?? document.body)
    expect(line()).toBe('Canned worm: it counts as a worm in this total.')
  })
})

describe('what was explained', () => {
  beforeEach(async () => {
    await fireEvent.click(screen.getByRole('img', { name: 'Tile 21, 1 worm' }))
  })

  it('goes by itself', async () => {
    vi.advanceTimersByTime(20_000)
    await tick()
    expect(line()).toBe('')
  })

  it('can be closed', async () => {
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(line()).toBe('')
  })

  it('has more to tell, and that stays', async () => {
    await fireEvent.click(screen.getByRole('button', { name: 'More' }))
    vi.advanceTimersByTime(20_000)
    await tick()
    expect(document.querySelector('dialog[aria-label="What is this?"]')?.textContent).toContain('Tile 21')
  })
})

describe('by the keys', () => {
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

  it('the grill and the players are one tab stop each, and the arrows go from piece to piece', async () => {
    const grill = document.querySelectorAll('.grill [tabindex="0"]')
    expect(grill).toHaveLength(1)
    expect(document.querySelectorAll('.players [tabindex="0"]')).toHaveLength(1)
    ;(grill[0] as HTMLElement).focus()
    expect(focused()).toBe('Tile 21, 1 worm')
    await press('ArrowRight')
    expect(focused()).toBe('Tile 25, 2 worms, hen')
    await press('End')
    expect(focused()).toBe('Tile 29, face down')
    await press('Home')
    await press('ArrowLeft')
    expect(focused()).toBe('Tile 21, 1 worm')
    expect(document.querySelectorAll('.grill [tabindex="0"]')).toHaveLength(1)
  })

  it('Enter tells everything', async () => {
    document.querySelector<HTMLElement>('.grill [tabindex="0"]')?.focus()
    await press('Enter')
    expect(table.explained.whole).toBe(true)
  })
})
