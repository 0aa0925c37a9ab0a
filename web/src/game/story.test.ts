import { describe, expect, it } from 'vitest'
import { fact, player, position } from '../testing/examples'
import type { Fact, FactType } from './facts'
import { namesOf, tell, winners, worms } from './story'

const name = (seat: number) => ['Ada', 'Bo', 'Cy'][seat] ?? ''
const tile = { value: 26, worms: 2 }

const TOLD: { [T in FactType]: [Fact, ...string[]][] } = {
  made: [[fact('made', {
    edition: 'classic', options: {}, dice: 'verified', pace: null, hints: null, public: false, seats: 2, commitment: null,
  })]],
  sat: [
    [fact('sat', { seat: 1, kind: 'guest', name: 'Bo' }), 'Bo sits down.'],
    [fact('sat', { seat: 1, kind: 'bot', name: 'Bo', bot: 'hugo', program: 'Hugo 3' }), 'Bo sits down: a program (Hugo 3).'],
  ],
  stood: [[fact('stood', { seat: 1 })]],
  started: [[fact('started', {}), 'The game begins.']],
  acted: [[fact('acted', { seat: 0, action: 'roll', bot: null })]],
  rolled: [
    [fact('rolled', { player: 0, faces: ['1', 'worm'], golden: null, dead: false }), 'Ada rolls 1 worm.'],
    [
      fact('rolled', { player: 0, faces: ['1'], golden: 'worm', dead: false }),
      'Ada rolls 1, and the golden die shows worm.',
    ],
    [
      fact('rolled', { player: 0, faces: [], golden: '1', dead: true }),
      'Ada rolls the golden die: 1.', 'All of that is laid aside already.',
    ],
  ],
  kept: [
    [
      fact('kept', { player: 0, face: 'worm', dice: 1, golden: false, total: 5, canned_worm: false }),
      'Ada keeps one worm: 5 so far.',
    ],
    [
      fact('kept', { player: 0, face: '4', dice: 3, golden: false, total: 17, canned_worm: true }),
      'Ada keeps 3 × 4: 17 so far with the canned worm.',
    ],
    [
      fact('kept', { player: 0, face: '1', dice: 2, golden: true, total: 2, canned_worm: false }),
      'Ada keeps 2 × 1, the golden one among them: 2 so far.',
    ],
  ],
  'dice-taken-back': [[fact('dice-taken-back', { seat: 0 }), 'Mistyped: Ada’s dice do not count.']],
  rerolled: [
    [fact('rerolled', { player: 0, faces: ['1'] }), 'Ada sends in the weasel and rolls the same dice again.'],
  ],
  bratworm: [
    [fact('bratworm', { player: 0, from: 'supply', why: 'double-one' }), 'Double 1! Ada gets a Bratworm from the supply.'],
    [fact('bratworm', { player: 0, from: 1, why: 'double-one' }), 'Double 1! Ada takes a Bratworm from Bo.'],
    [fact('bratworm', { player: 0, from: 'supply', why: 'raven' }), 'The raven brings Ada a Bratworm from the supply.'],
    [fact('bratworm', { player: 0, from: 0, why: 'raven' }), 'The raven fetches Ada a Bratworm from Ada.'],
  ],
  took: [[fact('took', { player: 0, tile, from: 'grill' }), 'Ada takes tile 26 (2 worms) from the grill.']],
  stole: [[fact('stole', { player: 0, tile, from: 1 }), 'Ada steals tile 26 (2 worms) from Bo!']],
  'hen-taken': [
    [fact('hen-taken', { player: 0, tile, from: 1 }), "Bo's hen guards tile 26: Ada gets the hen instead."],
  ],
  specialist: [
    [
      fact('specialist', { specialist: 'apple', from: { tile: 29 }, to: { player: 0 } }),
      "The apple comes with it and is Ada's now.",
    ],
    [
      fact('specialist', { specialist: 'weasel', from: { player: 0 }, to: { tile: 21 } }),
      'Ada puts the weasel back.', 'The weasel goes to tile 21.',
    ],
    [fact('specialist', { specialist: 'raven', from: { tile: 23 }, to: { tile: 21 } }), 'The raven goes to tile 21.'],
    [
      fact('specialist', { specialist: 'apple', from: { player: 0 }, to: 'out' }),
      'Ada puts the apple back.', 'No tile is free for the apple: it leaves the game.',
    ],
    [
      fact('specialist', { specialist: 'raven', from: { tile: 23 }, to: 'out' }),
      'No tile is free for the raven: it leaves the game.',
    ],
    [fact('specialist', { specialist: 'hen', from: { player: 1 }, to: { player: 0 } })], // told with the theft
  ],
  failed: [
    [fact('failed', { player: 0, why: 'dead-roll' }), "A dead roll: Ada's turn fails."],
    [fact('failed', { player: 0, why: 'no-worm' }), "No worm laid aside: Ada's turn fails."],
    [fact('failed', { player: 0, why: 'nothing' }), "No tile for this total: Ada's turn fails."],
  ],
  returned: [[fact('returned', { player: 0, tile }), 'Ada puts tile 26 back on the grill.']],
  turned: [[fact('turned', { tile }), 'Tile 26 is turned face down.']],
  'turn-ended': [[fact('turn-ended', { player: 0, next: 1 })]],
  'game-over': [
    [fact('game-over', { scores: [2, 1], winners: [0] }), 'No tile is left face up: the game is over.', 'Ada wins.'],
  ],
  bot: [
    [fact('bot', { seat: 1, bot: 'turn-ev', why: 'left' }), 'Bo leaves; a bot plays on.'],
    [fact('bot', { seat: 1, bot: 'turn-ev', why: 'clock' }), 'Time is up: a bot plays for Bo.'],
    [fact('bot', { seat: 1, bot: 'turn-ev', why: 'handed' }), 'Bo is away; a bot plays on.'],
  ],
  back: [[fact('back', { seat: 1 }), 'Bo is back.']],
  phrase: [[fact('phrase', { seat: 1, phrase: 'ouch' }), 'Bo: “Ouch!”']],
  hinted: [
    [fact('hinted', { seat: 1 }), 'Bo asks for a hint.'],
    [fact('hinted', { seat: 1, always: true }), 'Bo plays with hints.'],
  ],
  abandoned: [
    [fact('abandoned', {}), 'This table was given up.'],
    [fact('abandoned', { why: 'deserted' }), 'All have left: this table was given up.'],
    [fact('abandoned', { why: 'idle' }), 'Nobody came for a long time: this table was given up.'],
    [fact('abandoned', { why: 'too-long' }), 'The game would not end: this table was given up.'],
    [fact('abandoned', { why: 'restored' }), 'The server was put back to an earlier state: this table was given up.'],
  ],
  revealed: [[fact('revealed', { seed: '00' })]],
  rematch: [[fact('rematch', { table: 'next' })]],
}

describe('a fact is told', () => {
  it.each(Object.entries(TOLD))('%s', (_, examples) => {
    for (const [one, ...sentences] of examples) expect(tell(one, name)).toEqual(sentences)
  })

  it('with the winners that share', () => {
    expect(winners(['Ada', 'Bo', 'Cy'])).toBe('Ada, Bo and Cy share the win.')
    expect(worms(1)).toBe('1 worm')
  })
})

describe('a name', () => {
  it('is that of the game; before it, that of the seat; else nothing', () => {
    expect(namesOf(position({ players: [player('Ada 2')] }), [{ name: 'Ada' }])(0)).toBe('Ada 2')
    expect(namesOf(null, [{ name: 'Ada' }, { name: null }])(0)).toBe('Ada')
    expect(namesOf(null, [{ name: null }])(0)).toBe('')
    expect(namesOf(null, [])(3)).toBe('')
  })
})
