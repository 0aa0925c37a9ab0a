import { fireEvent, render, screen } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import type { Ends, Position, TableView } from '../game/facts'
import { endsNow } from '../game/playing'
import type { TableSession } from '../game/table.svelte'
import { settings } from '../settings.svelte'
import { ADA, choosing, player, position, seat, session, turn } from '../testing/examples'
import ActionBar from './ActionBar.svelte'

function bar(table: TableSession): void {
  render(ActionBar, { table, ends: endsNow(table) })
}

const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent?.trim())
const deciding = (legal: string[], more: Partial<Position> = {}) => position({ legal, ...more })

/** A face is chosen; what stopping after it would bring is known. */
function previewing(chosen: string, ends: Ends, shown: Position = choosing(), about: Partial<TableView> = {}): TableSession {
  const table = session(shown, about, { [`keep ${chosen}`]: ends }, { white_dice: 4 })
  table.stage.chosen = chosen
  bar(table)
  return table
}

describe('what is legal has a button, and nothing else', () => {
  it('rolling', async () => {
    const table = session(deciding(['roll']))
    const act = vi.spyOn(table, 'act').mockResolvedValue(null)
    bar(table)
    expect(buttons()).toEqual(['Roll8 dice'])
    await fireEvent.click(screen.getByRole('button'))
    expect(act).toHaveBeenCalledWith('roll')
  })

  it('rolling with the golden die', () => {
    bar(session(deciding(['roll', 'roll golden'])))
    expect(buttons()).toEqual(['Roll without the golden die8 dice', 'Roll with the golden die'])
  })

  it('rolling on, or stopping with what that brings', async () => {
    const table = session(
      deciding(['roll', 'stop'], { turn: turn({ phase: 'after', kept: ['worm'], total: 21 }) }),
      {},
      { stop: { tile: 21, from: 'grill' } },
    )
    const act = vi.spyOn(table, 'act').mockResolvedValue(null)
    bar(table)
    expect(buttons()).toEqual(['Roll on8 dice', 'Stoptakes tile 21'])
    const stop = screen.getByRole('button', { name: /Stop/ })
    expect(stop.classList.contains('risky')).toBe(false)
    await fireEvent.click(stop)
    expect(act).toHaveBeenCalledWith('stop')
  })

  it('nothing until dice are chosen', () => {
    bar(session(choosing()))
    expect(buttons()).toEqual([])
  })

  const others = [player('Ada'), player('Bo', { stack: [{ value: 26, worms: 2 }], bratworms: 2 }), player('Cy', { specialist: 'hen', bratworms: 1 })]
  const choices: [string[], string[]][] = [
    [['rob 1', 'rob 2'], ['Take a Bratworm from Bohas 2', 'Take a Bratworm from Cyhas 1']],
    [['return hen', 'return apple'], ['Put back: henyou keep: apple (three worms)', 'Put back: appleyou keep: hen (guards your tile)']],
    [['pinch 1', 'pinch 2', 'take 25'], ['Steal tile 26 from Bo', 'Get the hen from Cy', 'Take tile 25 from the grill']],
    [['weasel', 'fail'], ['Roll these dice again (weasel)', 'Accept the dead roll']],
  ]
  it.each(choices)('%o, by name', async (legal, names) => {
    const table = session(deciding(legal, { players: others }))
    const act = vi.spyOn(table, 'act').mockResolvedValue(null)
    bar(table)
    expect(buttons()).toEqual(names)
    for (const button of screen.getAllByRole('button')) await fireEvent.click(button)
    expect(act.mock.calls).toEqual(legal.map((action) => [action]))
  })
})

describe('the weasel', () => {
  it('stands back while dice can be chosen', () => {
    bar(session(choosing({ legal: ['keep 5', 'keep worm', 'weasel'] })))
    expect(screen.getByRole('button', { name: /weasel/ }).classList.contains('beside')).toBe(true)
  })

  it('after a dead roll stands beside what accepting it costs', () => {
    const dead = deciding(['weasel', 'fail'], { turn: turn({ phase: 'choose', kept: ['4'], rolled: ['4'] }) })
    const table = session(dead, {}, { fail: { fails: 'dead-roll', loses: 24 } })
    bar(table)
    expect(buttons()).toEqual(['Roll these dice again (weasel)', 'Accept the dead rollfails: tile 24 goes back'])
    expect(table.prompt).toBe('All of that is laid aside already.')
  })
})

it('of two specialists one is asked which stays', () => {
  const two = deciding(['return hen', 'return apple'], { turn: turn({ phase: 'return' }) })
  expect(session(two).prompt).toBe('Two specialists! Which one do you keep?')
})

describe('with dice chosen', () => {
  it('one keeps and rolls the rest, or keeps and stops, and sees what that brings', async () => {
    const table = previewing('worm', { tile: 25, from: 'grill' })
    const keepAnd = vi.spyOn(table, 'keepAnd').mockResolvedValue()
    expect(buttons()).toEqual(['Keep and roll3 dice', 'Keep and stoptakes tile 25'])
    for (const button of screen.getAllByRole('button')) await fireEvent.click(button)
    expect(keepAnd.mock.calls).toEqual([['roll'], ['stop']])
  })

  it('stopping is called risky, in words, where the turn would fail', () => {
    previewing('5', { fails: 'no-worm', loses: 21 })
    const stop = screen.getByRole('button', { name: /Keep and stop/ })
    expect(stop.textContent).toContain('fails: tile 21 goes back')
    expect(stop.classList.contains('risky')).toBe(true)
  })

  it('there is one button where keeping ends the turn by itself', async () => {
    const ends = { tile: 29, from: 'grill' as const }
    const table = previewing('5', ends, choosing({ outlook: { 'keep 5': { dice: 4, total: 29, ends } } }))
    const keepAnd = vi.spyOn(table, 'keepAnd').mockResolvedValue()
    expect(buttons()).toEqual(['Keeptakes tile 29'])
    await fireEvent.click(screen.getByRole('button'))
    expect(keepAnd).toHaveBeenCalledWith(null)
  })
})

describe('who is asked', () => {
  it('is called by name where several share the screen', () => {
    const table = session(position(), { seats: [ADA, seat('Bo', { kind: 'local', you: true })] })
    expect(table.prompt).toBe('Ada, it is your turn!')
  })

  it('is nobody while another thinks', () => {
    const table = session(position({ turn: turn({ player: 1 }) }))
    bar(table)
    expect(buttons()).toEqual([])
    expect(table.prompt).toBe('Bo is thinking …')
  })

  it('waits while the own action is under way', () => {
    const table = session(position())
    table.busy = true
    bar(table)
    expect(buttons()).toEqual([])
    expect(table.prompt).toBe('One moment …')
  })

  it('can skip the others’ turns while they are shown', async () => {
    settings.set('speed', 'calm')
    const table = session(position({ turn: turn({ player: 1 }) }))
    table.stage.showing = true
    bar(table)
    await fireEvent.click(screen.getByRole('button', { name: 'Skip to my turn' }))
    expect(table.stage.hurry).toBe(true)
    expect(settings.speed).toBe('calm') // only until it is our turn again
    expect(buttons()).toEqual([])
  })

  it('takes my own seats back from the bot', async () => {
    const left = { bot: 'turn-ev', why: 'left' } as const
    const seats = [seat('Ada', { you: true, ...left }), seat('Bo', left)]
    const table = session(position({ turn: turn({ player: 1 }) }), { seats })
    const takeBack = vi.spyOn(table, 'takeBack').mockResolvedValue()
    bar(table)
    await fireEvent.click(screen.getByRole('button', { name: 'Take your seat back' }))
    expect(takeBack.mock.calls).toEqual([[0]])
  })
})
