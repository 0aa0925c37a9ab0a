import { beforeEach, describe, expect, it } from 'vitest'
import { Witness } from '../game/witness'
import { router } from '../router.svelte'
import { guest, view } from '../testing/examples'
import { answering, OFFLINE, type Asked, type Reply } from '../testing/fakes'
import { makeTable, promised, type Wish } from './tables'

const WISH: Wish = { edition: 'classic', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'careful' }] }

let asked: Asked[]
let promises: string[] // what the server shows for the next table, one request after the other
let given: string | null // the table's own

function table(yours = true) {
  return view({ id: 'made-here', yours, fairness: { commitment: given, seed: null, rolls: 0 } })
}

/** These answers, one after the other, to those who want a table; and what they have asked. */
function made(answers: Reply[]): () => Asked[] {
  asked = answering(({ path }) => (path === '/api/me' ? { body: guest('Ada') } : (answers.shift() ?? OFFLINE)))
  return () => asked.filter(({ method }) => method === 'POST')
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

  it('with the same key again if no answer came, and with another one the next time', async () => {
    const answers: Reply[] = [OFFLINE, { status: 502 }, { body: view({ id: 'one' }) }, { body: view({ id: 'two' }) }]
    const asked = made(answers)
    await expect(makeTable(WISH)).rejects.toThrow()
    await expect(makeTable(WISH)).rejects.toThrow()
    await makeTable(WISH)
    expect(router.path).toBe('/t/one')
    await makeTable(WISH)
    const [first, second, third, next] = asked().map(({ body }) => body?.key)
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect([second, third]).toEqual([first, first])
    expect(next).not.toBe(first)
  })

  it('with another key if something else is wanted, or if it was refused', async () => {
    const answers: Reply[] = [OFFLINE, { status: 422, body: { code: 'bad-request', title: 'No.' } }, { body: view({ id: 'three' }) }]
    const asked = made(answers)
    await expect(makeTable(WISH)).rejects.toThrow()
    await expect(makeTable({ ...WISH, pace: 60 })).rejects.toThrow('No.')
    await makeTable({ ...WISH, pace: 60 })
    expect(new Set(asked().map(({ body }) => body?.key)).size).toBe(3)
  })
})
