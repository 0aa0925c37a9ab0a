import { describe, expect, it } from 'vitest'
import { dailyOutcome, dailyPosition, dailyView, mark } from '../testing/daily'
import { answering, type Asked, OFFLINE, type Reply } from '../testing/fakes'
import { DailySession } from './session.svelte'

const ANSWERED = { status: 409, body: { code: 'daily-answered', title: 'You have answered this one already.' } }

function serving(view = dailyView(), answer: (asked: Asked) => Reply = () => ({ body: dailyOutcome() })): Asked[] {
  return answering((asked) => {
    if (asked.method === 'POST') return answer(asked)
    const number = /positions\/(\d+)$/.exec(asked.path)?.[1]
    return { body: number ? dailyPosition(Number(number)) : view }
  })
}

describe('a day', () => {
  it('waits for whoever has not begun', async () => {
    serving()
    const session = new DailySession(null)
    await session.load()
    expect([session.question, session.next, session.done]).toEqual([null, 1, false])
  })

  it('goes on where one was, on any device', async () => {
    serving(dailyView({ answers: [mark('best', 0, 1), mark('slip', 0.02, 2)] }))
    const session = new DailySession(null)
    await session.load()
    expect(session.question?.number).toBe(3)
  })

  it('stays the one that is played, also after midnight', async () => {
    const asked = serving()
    const session = new DailySession(null)
    await session.load()
    await session.load()
    expect(asked.map((one) => one.path)).toEqual(['/api/daily', '/api/daily/2026-11-16'])
  })

  it('that is over is not begun by itself', async () => {
    const asked = serving(dailyView({ counted: false, answers: [mark('best')] }))
    const session = new DailySession('2026-11-16')
    await session.load()
    expect(session.question).toBeNull()
    expect(asked[0]?.path).toBe('/api/daily/2026-11-16')
  })
})

describe('an answer', () => {
  async function begun(answer?: (asked: Asked) => Reply): Promise<{ session: DailySession; asked: Asked[] }> {
    const asked = serving(dailyView(), answer)
    const session = new DailySession(null)
    await session.load()
    await session.open(1)
    return { session, asked }
  }

  it('is sent once, and its outcome stays', async () => {
    const { session, asked } = await begun()
    await session.answer('keep 5')
    await session.answer('keep worm')
    expect(asked.filter((one) => one.method === 'POST').map((one) => one.body?.['action'])).toEqual(['keep 5'])
    expect(session.outcome?.best).toBe('keep worm')
    expect(session.marks.map((one) => one?.quality ?? null)).toEqual(['mistake', null, null, null])
  })

  it('that got lost is sent again with the same key', async () => {
    let lost = true
    const { session, asked } = await begun(() => {
      const reply = lost ? OFFLINE : { body: dailyOutcome() }
      lost = false
      return reply
    })
    await session.answer('keep 5')
    const keys = asked.filter((one) => one.method === 'POST').map((one) => one.body?.['key'])
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
    expect(session.outcome).not.toBeNull()
  })

  it('given elsewhere is shown instead', async () => {
    const { session, asked } = await begun(() => ANSWERED)
    await session.answer('keep 5')
    expect(asked.at(-1)).toMatchObject({ method: 'GET', path: '/api/daily/2026-11-16/positions/1' })
    expect(session.trouble).toBeNull()
  })

  it('to the last one leads to the result, with all that was given away', async () => {
    const { session } = await begun()
    for (let number = 1; number <= 4; number++) {
      expect(session.question?.number).toBe(number)
      await session.answer('keep 5')
      await session.goOn()
    }
    expect([session.question, session.done]).toEqual([null, true])
    expect(session.cost).toBeCloseTo(0.2)
  })

  it('that is refused is told, and can be given again', async () => {
    const { session } = await begun(() => ({ status: 422, body: { code: 'illegal-action', title: 'The rules do not allow this now.' } }))
    await session.answer('keep 6')
    expect([session.trouble, session.outcome, session.busy]).toEqual(['The rules do not allow this now.', null, false])
  })
})
