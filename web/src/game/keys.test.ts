import { fireEvent } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Edition } from '../session/editions.svelte'
import { choosing, position, session, turn } from '../testing/examples'
import { faceOf, keyPressed } from './keys'
import type { TableSession } from './table.svelte'

function edition(...names: string[]): Edition {
  const faces = names.map((name) => ({ name, points: 1 }))
  return { key: 'some', title: 'Some', players: [2, 7], dice: 8, faces, tiles: [] }
}

const classic = edition('1', '2', '3', '4', '5', 'worm')
const junior = edition('worm', 'bun', 'cucumber', 'cheese', 'ketchup')

describe('the face of a key', () => {
  it('is the number itself, and W for the worm', () => {
    expect(['1', '5', 'w'].map((key) => faceOf(key, classic))).toEqual(['1', '5', 'worm'])
  })

  it('is the place among the foods in Junior', () => {
    expect(['1', '2', '3', '4', 'w'].map((key) => faceOf(key, junior))).toEqual([
      'bun', 'cucumber', 'cheese', 'ketchup', 'worm',
    ])
  })

  it('is none for other keys, nor before the edition is known', () => {
    expect([faceOf('6', classic), faceOf('5', junior), faceOf('x', classic), faceOf('1', undefined)]).toEqual([
      undefined, undefined, undefined, undefined,
    ])
  })
})

describe('a key that is pressed', () => {
  let table: TableSession
  const listen = (event: KeyboardEvent) => keyPressed(event, table, classic)
  const press = (key: string, more: object = {}) => fireEvent.keyDown(document.body, { key, ...more })

  beforeEach(() => addEventListener('keydown', listen))
  afterEach(() => removeEventListener('keydown', listen))

  function at(shown: Parameters<typeof session>[0]): { act: ReturnType<typeof vi.fn>; keepAnd: ReturnType<typeof vi.fn> } {
    table = session(shown)
    const act = vi.spyOn(table, 'act').mockResolvedValue(null)
    const keepAnd = vi.spyOn(table, 'keepAnd').mockResolvedValue()
    return { act, keepAnd }
  }

  it('chooses a face that may be kept, and lets go of it again', async () => {
    at(choosing())
    await press('5')
    expect(table.stage.chosen).toBe('5')
    await press('5')
    expect(table.stage.chosen).toBeNull()
    await press('4')
    expect(table.stage.chosen).toBeNull()
  })

  it('goes through the choices with the arrows, and out with Escape', async () => {
    at(choosing())
    await press('ArrowRight')
    expect(table.stage.chosen).toBe('5')
    await press('ArrowLeft')
    expect(table.stage.chosen).toBe('worm')
    await press('ArrowRight')
    expect(table.stage.chosen).toBe('5')
    await press('Escape')
    expect(table.stage.chosen).toBeNull()
  })

  it('keeps what is chosen, then rolls or stops', async () => {
    const { keepAnd } = at(choosing())
    await press('r')
    expect(keepAnd).not.toHaveBeenCalled()
    table.stage.chosen = 'worm'
    await press('r')
    await press('S')
    expect(keepAnd.mock.calls).toEqual([['roll'], ['stop']])
  })

  it('only keeps where that ends the turn', async () => {
    const { keepAnd } = at(choosing({ outlook: { 'keep 5': { dice: 4, total: 20, ends: { fails: 'no-worm' } } } }))
    table.stage.chosen = '5'
    await press('r')
    await press('s')
    expect(keepAnd.mock.calls).toEqual([[null], [null]])
  })

  it('rolls and stops where that is legal', async () => {
    const { act } = at(position({ turn: turn({ phase: 'after', kept: ['5'] }), legal: ['roll', 'stop'] }))
    await press('r')
    await press('g')
    await press('s')
    expect(act.mock.calls).toEqual([['roll'], ['stop']])
  })

  it('does nothing with Control, in a field, behind a dialog, or when another is on turn', async () => {
    const { act } = at(position())
    await press('r', { ctrlKey: true })
    const field = document.body.appendChild(document.createElement('input'))
    await fireEvent.keyDown(field, { key: 'r' })
    field.remove()
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.setAttribute('open', '')
    await press('r')
    dialog.remove()
    table.stage.shown = position({ turn: turn({ player: 1 }) })
    await press('r')
    expect(act).not.toHaveBeenCalled()
  })

  it('asks for a hint', async () => {
    at(choosing())
    const askHints = vi.spyOn(table, 'askHints').mockResolvedValue()
    await press('?')
    expect(askHints).toHaveBeenCalledOnce()
  })
})
