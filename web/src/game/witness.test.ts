import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fact, seat, view } from '../testing/examples'
import type { Fact, TableView } from './facts'
import { fallen, Witness } from './witness'

const PROMISE = 'c0ffee'

function table(rolls: number, more: Partial<TableView> = {}): TableView {
  return view({ fairness: { commitment: PROMISE, seed: null, rolls }, ...more })
}

function rolled(key: string, face: string): Fact {
  return fact('rolled', { player: 0, faces: [face], golden: null, dead: false, key })
}

const spoken = fact('phrase', { seat: 1, phrase: 'hello' })

let witness: Witness
beforeEach(() => {
  localStorage.clear()
  witness = new Witness('table')
})

describe('what was seen of the dice', () => {
  it('is the promise, and whether it came before the first roll', () => {
    witness.begin(table(0))
    expect(witness.seen).toMatchObject({ commitment: PROMISE, before: true })
    const late = new Witness('other')
    late.begin(table(3))
    expect(late.seen).toMatchObject({ commitment: PROMISE, before: false })
  })

  it('is the first promise, whatever is said later', () => {
    witness.begin(table(0))
    witness.look(table(0, { fairness: { commitment: 'another', seed: null, rolls: 0 } }))
    expect(witness.seen.commitment).toBe(PROMISE)
  })

  it('is nothing where the game was over when we came', () => {
    witness.begin(table(7, { state: 'over' }))
    witness.readBack([rolled('a', '5')])
    expect(witness.seen).toMatchObject({ commitment: null, rolls: {} })
    expect(localStorage).toHaveLength(0)
  })

  it('is every roll by its number, followed from where we came and read back from there', () => {
    witness.begin(table(2))
    witness.follow([spoken, rolled('c', '3')])
    witness.follow([rolled('d', '4')])
    witness.readBack([rolled('a', '1'), spoken, rolled('b', '2')])
    expect(witness.seen.rolls).toEqual({
      1: fallen('a', ['1'], null),
      2: fallen('b', ['2'], null),
      3: fallen('c', ['3'], null),
      4: fallen('d', ['4'], null),
    })
  })

  it('is the first that was told of a roll', () => {
    witness.begin(table(0))
    witness.follow([rolled('a', '5')])
    witness.begin(table(0))
    witness.follow([rolled('a', 'worm')])
    expect(witness.seen.rolls[1]).toBe(fallen('a', ['5'], null))
  })

  it('is what this device has added, as long as somebody of it sits there', () => {
    witness.begin(table(0))
    witness.contributed('mine')
    witness.look(table(0))
    expect(witness.seen.contribution).toBe('mine')
    witness.look(table(0, { seats: [seat('Bo')] }))
    expect(witness.seen.contribution).toBeNull()
  })

  it('is each key it has rolled with, and no other', () => {
    witness.begin(table(0))
    witness.acted('k1', [rolled('k1', '5')])
    witness.acted('k2', [fact('kept', { player: 0, face: '5', dice: 1, golden: false, total: 5, canned_worm: false })])
    expect(witness.seen.keys).toEqual(['k1'])
  })
})

describe('it is kept', () => {
  it('over a reload', () => {
    witness.begin(table(0))
    witness.contributed('mine')
    witness.acted('k', [rolled('k', '5')])
    witness.follow([rolled('k', '5')])
    expect(new Witness('table').seen).toEqual(witness.seen)
  })

  it('for the last twenty tables', () => {
    vi.useFakeTimers()
    for (let number = 0; number < 25; number++) {
      vi.setSystemTime(number)
      new Witness(`t${number}`).begin(table(0))
    }
    vi.useRealTimers()
    expect(localStorage).toHaveLength(20)
    expect(new Witness('t4').seen.commitment).toBeNull()
    expect(new Witness('t5').seen.commitment).toBe(PROMISE)
  })

  it('with a thousand rolls at most', () => {
    witness.begin(table(999))
    witness.follow([rolled('a', '1'), rolled('b', '2')])
    expect(Object.keys(witness.seen.rolls)).toEqual(['1000'])
  })

  it('not at all where the dice are real', () => {
    witness.begin(table(0, { fairness: { commitment: null, seed: null, rolls: 0 } }))
    witness.follow([fact('rolled', { player: 0, faces: ['5'], golden: null, dead: false })])
    expect(localStorage).toHaveLength(0)
  })

  it('as long as the page is open where there is no room', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    witness.begin(table(0))
    expect(witness.seen.commitment).toBe(PROMISE)
    vi.restoreAllMocks()
  })

  it('and what cannot be read is as if nothing had been', () => {
    localStorage.setItem('seen-table', 'no JSON')
    expect(new Witness('table').seen.commitment).toBeNull()
  })
})
