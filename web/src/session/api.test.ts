import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answering, OFFLINE } from '../testing/fakes'
import { ask, backOff, freshKey, insist, Problem } from './api'

async function refusal(work: Promise<unknown>): Promise<Problem> {
  const problem = await work.catch((thrown: unknown) => thrown)
  expect(problem).toBeInstanceOf(Problem)
  return problem as Problem
}

describe('asking', () => {
  it('sends JSON where there is something to send, and reads the answer', async () => {
    const asked = answering(() => ({ body: { name: 'Ada' } }))
    expect(await ask('PUT', '/api/me', { name: 'Ada' })).toEqual({ name: 'Ada' })
    await ask('GET', '/api/me')
    expect(asked).toEqual([
      { method: 'PUT', path: '/api/me', body: { name: 'Ada' } },
      { method: 'GET', path: '/api/me', body: undefined },
    ])
  })

  it('throws a problem with its code, status, title, and all it brings', async () => {
    const told = { code: 'stale', title: 'The game has gone on.', version: 9, events: [{ seq: 9 }] }
    answering(() => ({ status: 409, body: told }))
    const problem = await refusal(ask('POST', '/api/tables/t/actions', {}))
    expect([problem.code, problem.status, problem.title, problem.message]).toEqual([
      'stale', 409, 'The game has gone on.', 'The game has gone on.',
    ])
    expect(problem.more).toEqual(told)
    expect(problem.unreachable).toBe(false)
  })

  it('says what to do when the server cannot be reached', async () => {
    answering(() => OFFLINE)
    const problem = await refusal(ask('GET', '/api/me'))
    expect([problem.code, problem.unreachable]).toEqual(['offline', true])
    expect(problem.title).toMatch(/cannot be reached/)
  })

  it('says so too when a proxy answers for it', async () => {
    answering(() => ({ status: 502, text: '<h1>Bad gateway</h1>' }))
    const problem = await refusal(ask('GET', '/api/me'))
    expect([problem.code, problem.unreachable]).toEqual(['offline', true])
  })

  it('takes an answer that breaks off for none', async () => {
    answering(() => ({ text: '{"version": 1' }))
    const problem = await refusal(ask('GET', '/api/me'))
    expect([problem.code, problem.unreachable]).toEqual(['offline', true])
  })
})

describe('insisting', () => {
  beforeEach(() => void vi.useFakeTimers())

  it('sends the same body again until there is an answer', async () => {
    const replies = [OFFLINE, { status: 503 }, { status: 200, text: '{"br' }, { body: { version: 4 } }] as const
    const asked = answering(() => replies[asked.length - 1] ?? {})
    const waits: boolean[] = []
    const body = { key: freshKey(), action: 'roll' }
    const answer = insist(() => ask('POST', '/act', body), (lost) => waits.push(lost))
    await vi.runAllTimersAsync()
    expect(await answer).toEqual({ version: 4 })
    expect(asked.map((one) => one.body)).toEqual([body, body, body, body])
    expect(waits).toEqual([true, true, true, false])
  })

  it('waits where it was too fast, without calling the server lost', async () => {
    const asked = answering(() => (asked.length === 1 ? { status: 429 } : { body: {} }))
    const waits: boolean[] = []
    const answer = insist(() => ask('GET', '/'), (lost) => waits.push(lost))
    await vi.runAllTimersAsync()
    await answer
    expect(waits).toEqual([false, false])
  })

  it('does not insist on what is refused', async () => {
    const asked = answering(() => ({ status: 403, body: { code: 'not-your-turn', title: 'Wait.' } }))
    const problem = await refusal(insist(() => ask('POST', '/act', {}), () => undefined))
    expect(problem.code).toBe('not-your-turn')
    expect(asked).toHaveLength(1)
  })
})

describe('pauses and keys', () => {
  it('grow to eight seconds, never twice the same', () => {
    vi.spyOn(Math, 'random').mockReturnValue(1)
    expect([0, 1, 2, 9].map(backOff)).toEqual([300, 600, 1200, 8000])
    vi.spyOn(Math, 'random').mockReturnValue(0)
    expect([0, 9].map(backOff)).toEqual([150, 4000])
  })

  it('are fresh, and as the server wants them', () => {
    expect(freshKey()).toMatch(/^[0-9a-f]{32}$/)
    expect(freshKey()).not.toBe(freshKey())
  })
})
