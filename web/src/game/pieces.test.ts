import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { menu, type Edition } from '../session/editions.svelte'
import { speech } from '../texts.svelte'
import { player, position, spot, turn } from '../testing/examples'
import { explanation, type Piece } from './pieces'

/** As little of an edition as the pieces ask for. */
function edition(rules: string[], kind = 'classic'): Edition {
  const tiles = [{ value: 11, worms: 2, exact: true }, { value: 26, worms: 2 }]
  return { key: 'some', title: 'Some', faces: [], tiles, players: [2, 7], rules: [{ part: 'turn', rules }], rule_values: { kind } } as unknown as Edition
}

const ALL = edition(Array.from({ length: 34 }, (_, at) => `R${at + 1}`))
const shown = position({
  players: [
    player('Ada', { stack: [{ value: 21, worms: 1 }, { value: 27, worms: 2 }], bratworms: 2, specialist: 'hen' }),
    player('Bo', { stack: [{ value: 26, worms: 2 }], specialist: 'weasel' }),
    player('Cy', { stack: [{ value: 11, worms: 2 }] }),
  ],
  grill: [spot(22, 1), spot(25, 2, { specialist: 'apple' }), spot(30, 3, { specialist: 'raven' })],
})

const told = (piece: Piece, about: Edition | undefined = ALL) => explanation(piece, shown, about)
const tile = (value: number, more: Partial<Extract<Piece, { kind: 'tile' }>> = {}): Piece => ({ kind: 'tile', value, worms: 2, up: true, target: false, ...more })

describe('a specialist', () => {
  it('says what it does, and then whose it is', () => {
    const { text, more, rules } = told({ kind: 'specialist', name: 'hen', seat: 0 })
    expect(text).toBe('Hen: who would steal the tile it guards gets the hen instead.')
    expect(more).toEqual(['Ada has it.'])
    expect(rules).toEqual(['R26', 'R27', 'R18', 'R19', 'R20'])
  })

  it('on the grill goes to whoever takes its tile, but nobody ever gets the raven (R28)', () => {
    expect(told({ kind: 'specialist', name: 'apple' }).more).toEqual(['It stands on tile 25: whoever takes that tile gets it.'])
    expect(told({ kind: 'specialist', name: 'raven' }).more).toEqual(['It stands on tile 30.'])
  })

  it('says when the weasel has been used in this turn', () => {
    const weasel: Piece = { kind: 'specialist', name: 'weasel', seat: 1 }
    expect(told(weasel).more).toEqual(['Bo has it.'])
    const used = { ...shown, turn: turn({ player: 1, weasel_used: true }) }
    expect(explanation(weasel, used, ALL).more).toEqual(['Bo has used it in this turn.'])
  })

  it.each(['canned-worm', 'hen', 'raven', 'weasel', 'golden-die', 'apple'])('%s has its text and its rule', (name) => {
    const { text, rules } = told({ kind: 'specialist', name })
    expect(text).not.toContain('web-')
    expect(rules.length).toBeGreaterThan(3)
  })
})

describe('a tile', () => {
  it('of the grill is won with its number, or as the next lower one', () => {
    expect(told(tile(26)).text).toBe('Tile 26, 2 worms: yours with 26, or with more if it is the next lower one.')
    expect(told(tile(26)).rules).toEqual(['R6', 'R7', 'R31'])
  })

  it('that stopping would bring says so', () => {
    expect(told(tile(26, { target: true })).text).toContain('stopping now brings it')
    expect(told(tile(26, { target: true, seat: 1 })).text).toContain('stopping now brings it')
  })

  it('that must be hit exactly can be stolen by nobody (R13)', () => {
    expect(told(tile(11)).text).toContain('only with exactly 11')
    expect(told(tile(11, { seat: 2 })).text).toBe('Tile 11, 2 worms: nobody can take it from Cy.')
    expect(told(tile(11)).rules).toContain('R13')
  })

  it('face down is nobody’s any more (R9, R32)', () => {
    expect(told(tile(33, { up: false }))).toEqual({ text: 'Tile 33 is face down: nobody can win it any more.', more: [], rules: ['R9', 'R32'] })
  })

  it('on top of a stack can be stolen', () => {
    expect(told(tile(26, { seat: 1 })).text).toBe('Tile 26, 2 worms: who stops with exactly 26 steals it from Bo.')
    expect(told(tile(26, { seat: 1 })).more).toEqual(['Tiles, from the lowest of the stack to the top: 26 (2 worms).'])
  })

  it('that the hen guards says so (R26)', () => {
    expect(told(tile(27, { seat: 0, target: true })).text).toContain('the hen guards it')
  })

  it('that is gone leaves a place, and lies with somebody', () => {
    expect(told({ kind: 'gap', value: 21 }).text).toBe('The place of tile 21. It lies with Ada now.')
  })
})

describe('Bratworms', () => {
  it('count one worm each', () => {
    expect(told({ kind: 'bratworms', count: 2 }).text).toBe('2 Bratworms: each counts one worm at the end.')
  })

  it('come from the supply, and once it is empty from others', () => {
    expect(told({ kind: 'supply', count: 3 }).text).toContain('two 1s at once')
    expect(told({ kind: 'supply', count: 0 }).text).toContain('other players')
  })
})

describe('a player', () => {
  beforeEach(() => {
    menu.bots = [{ key: 'careful', difficulty: 2 } as (typeof menu.bots)[number]]
  })
  afterEach(() => {
    menu.bots = []
  })

  it('has a full name, worms, and in the details every tile of the stack', () => {
    const { text, more } = told({ kind: 'player', seat: 0, worms: 5, bot: null, program: null })
    expect(text).toBe('Ada: 5 worms, 2 tiles.')
    expect(more).toEqual([
      'Tiles, from the lowest of the stack to the top: 21 (1 worm), 27 (2 worms).',
      '2 Bratworms: each counts one worm at the end.',
      'Hen: who would steal the tile it guards gets the hen instead.',
    ])
  })

  it('that is a bot says which, and how strong', () => {
    const plays = (bot: string | null, program: string | null = null) => told({ kind: 'player', seat: 1, worms: 2, bot, program }).text
    expect(plays('careful')).toBe('Bo (Careful, Strength 2): 2 worms, 1 tile.')
    expect(plays('hugo', 'Hugo 3')).toBe('Bo (program: Hugo 3): 2 worms, 1 tile.')
    expect(plays(null, 'Hugo 3')).toBe('Bo (program: Hugo 3): 2 worms, 1 tile.')
    expect(plays('level-4')).toBe('Bo (Strength 4): 2 worms, 1 tile.')
  })
})

it('only the rules that the edition has are named', () => {
  expect(told(tile(26), edition(['R31'])).rules).toEqual(['R31'])
  expect(explanation(tile(26), shown, undefined).rules).toEqual([])
})

it('is told in every language', async () => {
  try {
    await speech.speak('de')
    expect(told({ kind: 'specialist', name: 'hen' }).text).toMatch(/^Glucke: /)
    await speech.speak('fr')
    expect(told({ kind: 'canned-in-total' }).text).toMatch(/^Ver en boîte/)
  } finally {
    await speech.speak('en')
  }
})
