import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { describe, expect, it } from 'vitest'
import type { Previews } from '../game/facts'
import { endsNow } from '../game/playing'
import type { TableSession } from '../game/table.svelte'
import { ADA, choosing, position, seat, session, turn } from '../testing/examples'
import Aside from './Aside.svelte'
import Tray from './Tray.svelte'

const SIDES = ['1', '2', '3', '4', '5', 'worm']

function tray(table: TableSession) {
  return render(Tray, { table, sides: SIDES, goldenSides: ['1', 'worm'] }).container
}

const piles = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('.pile')]
const lying = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('.die')]
const choice = (name: string | RegExp) => screen.getByRole('button', { name })

describe('the dice', () => {
  it('lie face by face, those that cannot be kept dimmed', () => {
    const found = piles(tray(session(choosing())))
    expect(found.map((pile) => pile.dataset.face)).toEqual(['4', '5', 'worm'])
    expect(found.map((pile) => pile.querySelectorAll('.die').length)).toEqual([1, 2, 1])
    expect(found.map((pile) => pile.classList.contains('dim'))).toEqual([true, false, false])
  })

  it('can be chosen by what they are, how many, and the total then', () => {
    tray(session(choosing()))
    const choices = within(screen.getByRole('group', { name: 'Which dice do you keep?' })).getAllByRole('button')
    expect(choices.map((one) => one.getAttribute('aria-label'))).toEqual([
      '4 lies aside already: choose another face.', 'Keep 2 × 5 (total 18)', 'Keep 1 × worm (total 13)',
    ])
  })

  it('leave the tray while they are previewed, and come back', async () => {
    const table = session(choosing())
    const container = tray(table)
    await fireEvent.click(choice(/× 5/))
    expect([table.stage.chosen, lying(container).length]).toEqual(['5', 2])
    expect(choice(/× 5/).getAttribute('aria-pressed')).toBe('true')
    expect(choice(/worm/).getAttribute('aria-pressed')).toBe('false')
    await fireEvent.click(choice(/× 5/))
    expect([table.stage.chosen, lying(container).length]).toEqual([null, 4])
  })

  it('have the focus where the keys have chosen', async () => {
    const table = session(choosing())
    tray(table)
    table.stage.chosen = 'worm'
    await tick()
    expect(document.activeElement).toBe(choice(/worm/))
    table.stage.chosen = '5'
    await tick()
    expect(document.activeElement).toBe(choice(/× 5/))
  })

  it('are chosen by touching them; those that lie aside already say so', async () => {
    const table = session(choosing())
    const [four, five] = piles(tray(table))
    if (four) await fireEvent.click(four)
    expect([table.stage.chosen, table.noted]).toEqual([null, '4 lies aside already: choose another face.'])
    if (five) await fireEvent.click(five)
    expect(table.stage.chosen).toBe('5')
  })

  it('have the golden one among them', () => {
    const shown = choosing({ turn: turn({ phase: 'choose', rolled: ['1'], golden: '1', golden_die: 'in-hand' }) })
    const dice = lying(tray(session(shown)))
    expect(dice.map((die) => die.classList.contains('golden'))).toEqual([false, true])
  })

  it('of another cannot be chosen', async () => {
    const table = session(choosing(), { seats: [seat('Ada'), { ...ADA, name: 'Bo' }] })
    const [, five] = piles(tray(table))
    if (five) await fireEvent.click(five)
    expect(table.stage.chosen).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('are in the air until they have fallen', () => {
    expect(tray(session(position({ turn: turn({ phase: 'dice' }) }))).textContent).toContain('in the air')
  })
})

describe('what is laid aside', () => {
  const ends: Previews = { 'keep 5': { fails: 'no-worm' }, 'keep worm': { tile: 13, from: 'grill' } }

  function aside(table: TableSession) {
    return render(Aside, { table, ends: endsNow(table) })
  }

  it('is nothing at first', () => {
    expect(aside(session(position())).container.textContent).toContain('Nothing laid aside yet')
  })

  it('shows the dice, their total, and what stopping would bring', () => {
    const shown = position({ turn: turn({ phase: 'after', kept: ['5', '5', '5', 'worm'], total: 20 }) })
    const { container } = aside(session(shown, {}, { stop: { tile: 21, from: 'grill' } }))
    expect(container.querySelectorAll('.die')).toHaveLength(4)
    expect(container.querySelector('.worth')?.textContent).toMatch(/20.*takes tile 21/s)
  })

  it('previews what is chosen before it is kept: dice, total, and what it would bring', () => {
    const table = session(choosing(), {}, ends)
    table.stage.chosen = 'worm'
    const { container } = aside(table)
    expect(container.querySelectorAll('.row > :not(.preview) .die')).toHaveLength(2)
    expect(container.querySelectorAll('.preview .die')).toHaveLength(1)
    expect(container.querySelector('.worth')?.textContent).toMatch(/13.*takes tile 13/s)
  })

  it('says why what is chosen would bring nothing', () => {
    const table = session(choosing(), {}, ends)
    table.stage.chosen = '5'
    const { container } = aside(table)
    expect(container.querySelectorAll('.preview .die')).toHaveLength(2)
    expect(container.querySelector('.fails')?.textContent).toBe('nothing yet: no worm')
  })

  it('says that the turn fails where keeping ends it', () => {
    const fails = { fails: 'no-worm' } as const
    const table = session(choosing({ outlook: { 'keep 5': { dice: 2, total: 18, ends: fails } } }), {}, { 'keep 5': fails })
    table.stage.chosen = '5'
    expect(aside(table).container.querySelector('.fails')?.textContent).toBe('fails, no worm is laid aside (R5)')
  })

  it('previews the golden die with the others of its face', () => {
    const shown = choosing({ turn: turn({ phase: 'choose', rolled: ['1', '2'], golden: '1', golden_die: 'in-hand' }) })
    const table = session(shown)
    table.stage.chosen = '1'
    const { container } = aside(table)
    expect(container.querySelectorAll('.preview')).toHaveLength(2)
    expect(container.querySelectorAll('.preview .golden')).toHaveLength(1)
  })

  it('keeps the golden die golden', () => {
    const table = session(position())
    const laid = position({ turn: turn({ phase: 'after', kept: ['4', '1', '1', '5'], golden_die: 'kept', total: 11 }) })
    const kept = { player: 0, face: '1', dice: 2, golden: true, total: 6, canned_worm: false }
    table.stage.perform([{ type: 'kept', ...kept }], { position: laid, previews: {}, standing: null })
    const dice = lying(aside(table).container)
    expect(dice.map((die) => die.classList.contains('golden'))).toEqual([false, false, true, false])
  })
})

it('the canned worm is shown beside the totals in which it counts (R24)', () => {
  const found = piles(tray(session(choosing(), {}, { 'keep 5': { fails: 'nothing', canned_worm: true }, 'keep worm': { fails: 'nothing' } })))
  expect(found.map((pile) => pile.querySelectorAll('.canned').length)).toEqual([0, 1, 0])
})
