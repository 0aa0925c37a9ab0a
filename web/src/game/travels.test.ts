import { describe, expect, it } from 'vitest'
import { player, position, spot } from '../testing/examples'
import type { Player } from './facts'
import { travels } from './travels'

const tile = (value: number) => ({ value, worms: 1 })
const table = (...players: Partial<Player>[]) =>
  position({ players: players.map((one, seat) => player('ABC'[seat] ?? '', one)) })

describe('what travels', () => {
  it('is a tile from the grill to the stack', () => {
    expect(travels(table({}, {}), table({ stack: [tile(25)] }, {}))).toEqual([
      { piece: 'tile', value: 25, from: { tile: 25 }, to: { seat: 0 } },
    ])
  })

  it('is a tile from the victim to the thief', () => {
    const before = table({ stack: [tile(21)] }, { stack: [tile(22), tile(25)] })
    const after = table({ stack: [tile(21), tile(25)] }, { stack: [tile(22)] })
    expect(travels(before, after)).toEqual([{ piece: 'tile', value: 25, from: { seat: 1 }, to: { seat: 0 } }])
  })

  it('is a tile that goes back', () => {
    expect(travels(table({ stack: [tile(25)] }, {}), table({}, {}))).toEqual([
      { piece: 'tile', value: 25, from: { seat: 0 }, to: { tile: 25 } },
    ])
  })

  it('is one of equal tiles from the grill, though a rival has the same (R34)', () => {
    const before = table({}, { stack: [tile(6)] })
    expect(travels(before, table({ stack: [tile(6)] }, { stack: [tile(6)] }))).toEqual([
      { piece: 'tile', value: 6, from: { tile: 6 }, to: { seat: 0 } },
    ])
  })

  it('is a specialist, from tile to player, from player to player and back', () => {
    const onTile = position({ grill: [spot(21, 1, { specialist: 'hen' })] })
    const held = position({ grill: [spot(21, 1)], players: [player('A', { specialist: 'hen' }), player('B')] })
    expect(travels(onTile, held)).toEqual([{ piece: 'specialist', name: 'hen', from: { tile: 21 }, to: { seat: 0 } }])
    expect(travels(held, onTile)).toEqual([{ piece: 'specialist', name: 'hen', from: { seat: 0 }, to: { tile: 21 } }])
  })

  it('is a Bratworm from the supply, or from a rival', () => {
    expect(travels(table({}, {}), table({ bratworms: 1 }, {}))).toEqual([{ piece: 'bratworm', from: 'supply', to: { seat: 0 } }])
    expect(travels(table({}, { bratworms: 2 }), table({ bratworms: 1 }, { bratworms: 1 }))).toEqual([
      { piece: 'bratworm', from: { seat: 1 }, to: { seat: 0 } },
    ])
  })

  it('is nothing where nothing has moved', () => {
    const one = table({ stack: [tile(25)], bratworms: 1, specialist: 'apple' }, {})
    expect(travels(one, one)).toEqual([])
  })
})
