import { describe, expect, it } from 'vitest'
import fairness from '../../../docs/reference/fairness.md?raw'
import example from './receipt.example.json'
import { verify, type Receipt } from './verify'

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

describe('a receipt holds', () => {
  it('as the reference prints it', () => {
    expect(verify(documented)).toEqual({ holds: true, rolls: 3 })
  })

  it('with a golden die and a bot, as Python made it', () => {
    expect(golden.rolls.some((roll) => roll.golden)).toBe(true)
    expect(golden.rolls.some((roll) => roll.key.startsWith('bot:'))).toBe(true)
    expect(verify(golden)).toEqual({ holds: true, rolls: 14 })
  })
})

describe('a receipt does not hold', () => {
  const wrong: [string, Receipt][] = [
    ['of another method', { ...golden, method: 'wormgrill dice 2' }],
    ['whose seed is not revealed', { ...golden, seed: null, rolls: [] }],
    ['whose seed is another', { ...golden, seed: another(golden.seed ?? '') }],
    ['whose seed is no seed', { ...golden, seed: 'a secret' }],
    ['whose commitment is another', { ...golden, commitment: another(golden.commitment ?? '') }],
    ['without a commitment', { ...golden, commitment: null }],
    ['whose table has a name that was chosen', { ...golden, table: 'AAAAAAAAAAAAAAAA' }],
  ]
  it.each(wrong)('%s', (_, receipt) => {
    expect(verify(receipt)).toEqual({ holds: false, roll: null })
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
    expect(verify(receipt)).toEqual({ holds: false, roll })
  })

  it('with a contribution more', () => {
    expect(verify({ ...golden, contributions: [...golden.contributions, 'x'] })).toEqual({ holds: false, roll: 1 })
  })
})
