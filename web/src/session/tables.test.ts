import { beforeEach, describe, expect, it } from 'vitest'
import { Witness } from '../game/witness'
import { guest, view } from '../testing/examples'
import { answering, OFFLINE, type Asked } from '../testing/fakes'
import { makeTable, promised } from './tables'

let asked: Asked[]
let promises: string[] // what the server shows for the next table, one request after the other
let given: string | null // the table's own

function table(yours = true) {
  return view({ id: 'made-here', yours, fairness: { commitment: given, seed: null, rolls: 0 } })
}

beforeEach(() => {
  localStorage.clear()
  promises = ['the-promise']
  given = 'the-promise'
  asked = answering(({ path }) => ({
    body: path === '/api/me' ? guest('Ada', { commitment: promises.shift() ?? '' }) : table(),
  }))
})

describe('a table is made', () => {
  it('when its promise has been seen, and with randomness that is kept too', async () => {
    await makeTable({ edition: 'classic', seats: [{ kind: 'me' }] })
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/me', 'POST /api/tables'])
    const { commitment, before, contribution } = new Witness('made-here').seen
    expect({ commitment, before }).toEqual({ commitment: 'the-promise', before: true })
    expect(contribution).toBe(asked[1]?.body?.randomness)
  })

  it('and what was promised is kept, not what the table says', async () => {
    given = 'another'
    await makeTable({ edition: 'classic', seats: [{ kind: 'me' }] })
    expect(new Witness('made-here').seen.commitment).toBe('the-promise')
  })

  it('with an earlier promise if the answer that brought it was lost', async () => {
    promises = ['the-first', 'the-next']
    await expect(promised(() => Promise.reject(OFFLINE))).rejects.toBe(OFFLINE)
    given = 'the-first'
    await promised(() => Promise.resolve(table()))
    expect(new Witness('made-here').seen.commitment).toBe('the-first')
  })

  it('by somebody else with a promise that only they could see', async () => {
    await promised(() => Promise.resolve(table(false)))
    expect(new Witness('made-here').seen.commitment).toBeNull()
  })

  it('and nothing is kept where the dice are real', async () => {
    given = null
    await makeTable({ edition: 'classic', seats: [{ kind: 'me' }], dice: 'typed' })
    expect(localStorage).toHaveLength(0)
  })
})
