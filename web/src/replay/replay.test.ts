import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ReplayFrame, ReplayView } from '../messages'
import { settings } from '../settings.svelte'
import { player, position, standing, turn } from '../testing/examples'
import { review } from '../testing/review'
import { marksOf } from './marks'
import { ReplaySession, type Source } from './replay.svelte'

/** The game of the small review: five steps in two turns, told in two pieces. */
function frame(number: number, place: [number, number], more: Partial<ReplayFrame> = {}): ReplayFrame {
  const [of, step] = place
  const seat = of - 1
  const shown = { position: position({ turn: turn({ player: seat }) }), previews: {}, standing: standing(), line: `line ${number}` }
  return { number, turn: of, step, kind: 'decision', text: 'roll', seat, events: [], lies: null, ...shown, ...more }
}

const rolled = (seat: number, dead = false) => ({ type: 'rolled', player: seat, faces: ['worm'], golden: null, dead })
const FRAMES = [
  frame(0, [1, 0], { kind: 'start', text: '', seat: null }),
  frame(1, [1, 1]),
  frame(2, [1, 2], { kind: 'roll', text: '[1 worm + 1]', events: [rolled(0)] }),
  frame(3, [1, 3]),
  frame(4, [1, 4], {
    kind: 'roll',
    text: '[worm]',
    events: [rolled(0, true), { type: 'failed', player: 0, why: 'dead-roll' }],
    lies: { position: position({ turn: turn({ phase: 'choose', rolled: ['worm'] }), players: [player('Ada'), player('Bo')] }), previews: {}, standing: standing(), line: 'lies' },
  }),
  frame(5, [2, 1], { kind: 'roll', text: '[5 5]', events: [rolled(1)] }),
]

function piece(first: number): ReplayView {
  const frames = FRAMES.slice(first, first + 3)
  const next = first + 3 < FRAMES.length ? first + 3 : null
  return { edition: 'classic', players: ['Ada', 'Bo'], bots: [null, 'careful'], turns: [4, 1], frames, next }
}

const source = (): Source => ({ piece: async (first) => piece(first), review: async () => review() })

async function opened(hash = ''): Promise<ReplaySession> {
  const session = new ReplaySession(source())
  await session.open(hash)
  await session.judge()
  return session
}

describe('a replay', () => {
  beforeEach(() => {
    settings.speed = 'instant'
    settings.sound = 'off'
  })
  afterEach(() => void vi.useRealTimers())

  it('comes in pieces and begins at the step that the address names', async () => {
    expect((await opened()).at).toBe(0)
    const session = await opened('#1.4')
    expect([session.at, session.count, session.frames.length]).toEqual([4, 5, 6])
  })

  it('goes to and fro, and no further than there is something to see', async () => {
    const session = await opened()
    session.step(-1)
    expect(session.at).toBe(0)
    session.step(1)
    expect(session.at).toBe(1)
    session.go(99)
    expect([session.at, session.last]).toEqual([5, true])
    session.leap(-1)
    expect(session.at).toBe(0)
    session.leap(1)
    expect(session.at).toBe(5)
  })

  it('tells each step, also one that nothing has happened by', async () => {
    const session = await opened('#1.1')
    expect(session.lines.join()).toContain('Ada: ')
    session.go(4)
    expect(session.lines.join()).toMatch(/Ada/)
  })

  it('shows dice that end a turn before what follows from them', async () => {
    vi.useFakeTimers()
    const session = await opened('#1.3')
    session.step(1)
    expect(session.stage.shown?.turn?.rolled).toEqual(['worm'])
    await vi.advanceTimersByTimeAsync(2000)
    expect(session.stage.shown).toBe(FRAMES[4]?.position)
  })

  it('gives way to whoever goes on meanwhile', async () => {
    vi.useFakeTimers()
    const session = await opened('#1.3')
    session.step(1)
    session.step(1)
    await vi.advanceTimersByTimeAsync(5000)
    expect(session.stage.shown).toBe(FRAMES[5]?.position)
  })

  it('plays by itself to the end, twice as fast at twice the rate, and from the start again', async () => {
    vi.useFakeTimers()
    const session = await opened()
    const lasting = async (rate: number) => {
      session.rate = rate
      const begun = Date.now()
      const played = session.play()
      await vi.runAllTimersAsync()
      await played
      expect([session.last, session.playing]).toEqual([true, false])
      return Date.now() - begun
    }
    const once = await lasting(1)
    expect(await lasting(2)).toBeCloseTo(once / 2, -1)
  })

  it('stands still when it is told to', async () => {
    vi.useFakeTimers()
    const session = await opened()
    void session.play()
    await vi.advanceTimersByTimeAsync(10)
    session.pause()
    const { at } = session
    await vi.runAllTimersAsync()
    expect([session.at, session.playing]).toEqual([at, false])
  })

  it('joins the marks of the review by their numbers', async () => {
    const session = await opened('#1.3')
    expect(session.mark?.step.best).toBe('stop')
    expect(session.chances[session.at]).toEqual([0.3, 0.7])
    expect(session.chances[0]).toEqual([0.5, 0.5])
    expect(marksOf(null).size).toBe(0)
  })

  it('finds the errors of all, or of the one whose chair one looks from', async () => {
    const session = await opened()
    expect(session.errors).toEqual([3])
    expect(session.seek(1)).toBe(true)
    expect([session.at, session.seek(1), session.at]).toEqual([3, false, 3])
    session.from = 1
    expect(session.errors).toEqual([])
    expect([session.mine(1), session.seat(1)?.kind, session.seat(0)?.you]).toEqual([true, 'bot', false])
  })
})
