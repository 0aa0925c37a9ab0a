import { describe, expect, it } from 'vitest'
import fairness from '../../../docs/reference/fairness.md?raw'
import example from './receipt.example.json'
import { computedFlaw, verify, type Flaw, type Receipt } from './verify'
import { fallen, type Seen } from './witness'

// The one of the reference, and one with a golden die and a bot; tests/fairplay.py made it:
// receipt_of_game(fair_game(start(EDITIONS["deluxe"], ["Ada", "Bo"]), Random(190), bots=(1,), limit=45))
const documented = JSON.parse(/```json\n(.*?)```/s.exec(fairness)?.[1] ?? '') as Receipt
const golden: Receipt = example

type Rolled = Receipt['rolls'][number]

function withRoll(number: number, change: (roll: Rolled) => Partial<Rolled>): Receipt {
  const rolls = golden.rolls.map((roll) => (roll.roll === number ? { ...roll, ...change(roll) } : roll))
  return { ...golden, rolls }
}

function another(digits: string): string {
  return (digits.startsWith('0') ? '1' : '0') + digits.slice(1)
}

describe('a receipt holds by itself', () => {
  it('as the reference prints it', () => {
    expect(computedFlaw(documented)).toBeNull()
  })

  it('with a golden die and a bot, as Python made it', () => {
    expect(golden.rolls.some((roll) => roll.golden)).toBe(true)
    expect(golden.rolls.some((roll) => roll.key.startsWith('bot:'))).toBe(true)
    expect(computedFlaw(golden)).toBeNull()
  })
})

describe('a receipt does not hold by itself', () => {
  const wrong: [string, Receipt, Flaw['why']?][] = [
    ['of another method', { ...golden, method: 'wormgrill dice 2' }],
    ['whose seed is not revealed', { ...golden, seed: null, rolls: [] }],
    ['whose seed is another', { ...golden, seed: another(golden.seed ?? '') }],
    ['whose seed is no seed', { ...golden, seed: 'a secret' }],
    ['whose commitment is another', { ...golden, commitment: another(golden.commitment ?? '') }],
    ['without a commitment', { ...golden, commitment: null }],
    ['whose table has a name that was chosen', { ...golden, table: 'AAAAAAAAAAAAAAAA' }, 'table'],
  ]
  it.each(wrong)('%s', (_, receipt, why = 'seed') => {
    expect(computedFlaw(receipt)).toEqual({ why, roll: null })
  })

  const wrongRoll: [string, number, Receipt][] = [
    ['with another key', 3, withRoll(3, () => ({ key: 'k165928731' }))],
    ['with another face', 2, withRoll(2, (roll) => ({ faces: ['1', ...roll.faces.slice(1)] }))],
    ['with a die more', 4, withRoll(4, (roll) => ({ faces: [...roll.faces, 'worm'] }))],
    ['with dice in another order than that of the faces', 1, withRoll(1, (roll) => ({ faces: roll.faces.toReversed() }))],
    ['with another golden face', 7, withRoll(7, () => ({ golden_face: 'worm' }))],
    ['without the golden die that fell', 7, withRoll(7, () => ({ golden_face: null }))],
    ['with a golden die that nobody knows', 7, withRoll(7, () => ({ golden_sides: null, golden_face: null }))],
    ['with dice that have no sides', 1, withRoll(1, () => ({ sides: [] }))],
    ['with a number left out', 2, { ...golden, rolls: golden.rolls.toSpliced(1, 1) }],
    ['with rolls in another order', 1, { ...golden, rolls: golden.rolls.toReversed() }],
    ["with a bot's key that is not the latest guest's", 5, withRoll(5, () => ({ key: 'bot:k165928730' }))],
  ]
  it.each(wrongRoll)('%s', (_, roll, receipt) => {
    expect(computedFlaw(receipt)).toEqual({ why: 'computed', roll })
  })

  it('with a contribution more', () => {
    expect(computedFlaw({ ...golden, contributions: [...golden.contributions, 'x'] })).toEqual({ why: 'computed', roll: 1 })
  })
})

const NOTHING: Seen = { commitment: null, before: false, rolls: {}, contribution: null, keys: [], at: 0 }

/** Everything of this game, as the device saw it that sat there from the beginning. */
function seenOf({ commitment, contributions, rolls }: Receipt): Seen {
  return {
    ...NOTHING,
    commitment,
    before: true,
    rolls: Object.fromEntries(rolls.map((roll) => [roll.roll, fallen(roll.key, roll.faces, roll.golden_face)])),
    contribution: contributions[0] ?? null,
    keys: rolls.map((roll) => roll.key).filter((key) => !key.startsWith('bot:')),
  }
}

function flawOf(receipt: Receipt, seen: Seen, table = golden.table): Flaw | null {
  return verify(receipt, table, seen).flaw
}

describe('compared with what was seen', () => {
  const seen = seenOf(golden)
  const keys = seen.keys.length

  it('a receipt is proven', () => {
    expect(verify(golden, golden.table, seen)).toEqual({
      flaw: null,
      proof: { rolls: 14, promise: 'before', followed: 14, own: keys + 1 },
    })
  })

  it('it says when the promise was seen only during the game, and how many rolls were', () => {
    const late = { ...NOTHING, commitment: golden.commitment, rolls: { 14: seen.rolls[14] ?? '' } }
    expect(verify(golden, golden.table, late)).toEqual({ flaw: null, proof: { rolls: 14, promise: 'during', followed: 1, own: 0 } })
  })

  it('it says when nothing was', () => {
    expect(verify(golden, golden.table, NOTHING)).toEqual({ flaw: null, proof: { rolls: 14, promise: 'unseen', followed: 0, own: 0 } })
  })
})

// Each of these holds by itself, as it comes from a server that has made up all of it.
describe('a forged receipt is found out', () => {
  const seen = seenOf(golden)

  it('of another table', () => {
    expect(flawOf(golden, NOTHING, 'another_table_00')).toEqual({ why: 'table', roll: null })
  })

  it('of another seed, and of the table that follows from it', () => {
    expect(flawOf(golden, { ...NOTHING, commitment: another(golden.commitment ?? '') })).toEqual({ why: 'commitment', roll: null })
  })

  it.each([
    ['dice', fallen('mJ0cWq7hTtE-3vX_5bYg2A', ['worm', 'worm', 'bun', 'bun', 'ketchup', 'cheese'], null)],
    ['a key', fallen('mJ0cWq7hTtE-3vX_5bYg2B', ['worm', 'worm', 'bun', 'bun', 'ketchup', 'ketchup'], null)],
    ['a golden die', fallen('mJ0cWq7hTtE-3vX_5bYg2A', ['worm', 'worm', 'bun', 'bun', 'ketchup', 'ketchup'], 'worm')],
  ])('with %s other than those that were seen', (_, told) => {
    const followed = { ...seenOf(documented), rolls: { 1: told } }
    expect(flawOf(documented, followed, documented.table)).toEqual({ why: 'followed', roll: 1 })
  })

  it('without the last roll that was seen', () => {
    expect(flawOf({ ...golden, rolls: golden.rolls.slice(0, -1) }, seen)).toEqual({ why: 'followed', roll: 14 })
  })

  it('without what this device has added', () => {
    expect(flawOf(golden, { ...seen, contribution: 'my-own-randomness' })).toEqual({ why: 'contribution', roll: null })
  })

  it('without a key that this device has rolled with', () => {
    expect(flawOf(golden, { ...seen, keys: [...seen.keys, 'my-own-key'] })).toEqual({ why: 'key', roll: null })
  })

  it('whose rolls were changed along with what was followed: they do not follow from the seed', () => {
    const forged = withRoll(2, (roll) => ({ faces: roll.faces.toReversed() }))
    expect(flawOf(forged, seenOf(forged))).toEqual({ why: 'computed', roll: 2 })
  })
})
