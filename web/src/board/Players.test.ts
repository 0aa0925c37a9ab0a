import { render, screen, within } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import type { Ends, TableView } from '../game/facts'
import { player, position, seat, session } from '../testing/examples'
import Players from './Players.svelte'

const shown = position({
  players: [
    player('Ada', { stack: [{ value: 21, worms: 1 }, { value: 27, worms: 2 }, { value: 30, worms: 3 }] }),
    player('Bo', { stack: [{ value: 22, worms: 1 }], bratworms: 2, specialist: 'apple' }),
    player('Cy'),
  ],
})
const SEATS = [seat('Ada', { you: true }), seat('Bo'), seat('Cy', { kind: 'bot', bot: 'careful' })]

function players(about: Partial<TableView> = {}, ends: Ends | null = null) {
  const table = session(shown, { seats: SEATS, ...about }, {}, { worms: [6, 7, 0] })
  render(Players, { table, ends })
  const [ada, bo, cy] = screen.getAllByRole('listitem')
  if (!ada || !bo || !cy) throw new Error('three players sit here')
  return { table, ada, bo, cy }
}

describe('a player', () => {
  it('shows the top tile, and how many are below', () => {
    const { ada, bo, cy } = players()
    expect(within(ada).getByRole('img', { name: 'Tile 30, 3 worms' })).toBeTruthy()
    expect(within(ada).getAllByRole('img')).toHaveLength(1)
    expect(within(ada).getByText('+2')).toBeTruthy()
    expect(within(ada).getByText('2 tiles below')).toBeTruthy()
    expect(within(bo).queryByText(/below/)).toBeNull()
    expect(within(cy).getByRole('img', { name: 'no tile' })).toBeTruthy()
  })

  it('shows worms, Bratworms and the specialist, in words too', () => {
    const { ada, bo } = players()
    expect(ada.textContent).toContain('6 worms')
    expect(bo.textContent).toContain('7 worms')
    expect(within(bo).getByRole('img', { name: 'apple' })).toBeTruthy()
    expect(within(bo).getByRole('img', { name: '2 Bratworms' })).toBeTruthy()
  })

  it('on turn is told to the ear', () => {
    const { ada, bo } = players()
    expect([ada.getAttribute('aria-current'), bo.getAttribute('aria-current')]).toEqual(['true', null])
  })

  it('who does not follow the table is away, but no bot ever is', () => {
    const { ada, bo, cy } = players() // only Ada's seat is here
    expect([ada, bo, cy].map((one) => one.textContent?.includes('away'))).toEqual([false, true, false])
  })

  it('for whom a bot stands in says so', () => {
    const stands = seat('Bo', { bot: 'turn-ev', why: 'clock' })
    const { bo, cy } = players({ seats: [seat('Ada'), stands, seat('Cy', { kind: 'bot', bot: 'careful' })] })
    expect(bo.textContent).toContain('a bot plays')
    expect(bo.textContent).not.toContain('away')
    expect(cy.textContent).not.toContain('a bot plays')
  })

  it('who would lose a tile has it marked', () => {
    const { ada, bo } = players({}, { tile: 22, from: [1] })
    expect(within(bo).getByRole('img', { name: 'Tile 22, 1 worm, this one' })).toBeTruthy()
    expect(within(ada).queryByRole('img', { name: /this one/ })).toBeNull()
  })

  it('whose hen would be taken has the tile marked that it guards', () => {
    const { bo } = players({}, { hen: 1 })
    expect(within(bo).getByRole('img', { name: /this one/ })).toBeTruthy()
  })

  it('shows what was done in the last turn', () => {
    const table = session(shown, { seats: SEATS })
    table.deeds = ['', '', 'takes 26, +2']
    render(Players, { table, ends: null })
    expect(screen.getByText('takes 26, +2')).toBeTruthy()
  })

  it('has the whole name at hand where it is cut', () => {
    const { bo } = players()
    expect(within(bo).getByTitle('Bo')).toBeTruthy()
  })
})
