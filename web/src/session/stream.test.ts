import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answering, FakeSource, OFFLINE } from '../testing/fakes'
import { TableStream, type Listening } from './stream'

const listening = { fact: vi.fn(), presence: vi.fn(), live: vi.fn(), gone: vi.fn() } satisfies Listening
const fact = (seq: number) => ({ seq, at: 0, type: 'started' })

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(1) // the longest pauses
  for (const heard of Object.values(listening)) heard.mockReset()
  answering(() => ({ body: { version: 2 } }))
})

/** The line is cut; what happens until the next attempt. */
async function cut(wait = 10_000): Promise<void> {
  FakeSource.latest.onerror?.()
  await vi.advanceTimersByTimeAsync(wait)
}

describe('a stream', () => {
  it('begins after the number it is given, and tells facts, presence and that it lives', () => {
    new TableStream('t', 0, listening)
    const source = FakeSource.latest
    expect(source.url).toBe('/api/tables/t/events?after=0')
    source.onopen?.()
    source.tell(fact(1))
    source.say('presence', { type: 'presence', here: [0], watching: 1, hand_over: [] })
    expect(listening.live).toHaveBeenCalledWith(true)
    expect(listening.fact).toHaveBeenCalledWith(fact(1))
    expect(listening.presence).toHaveBeenCalledWith({ type: 'presence', here: [0], watching: 1, hand_over: [] })
  })

  it('comes back with the last number after a cut', async () => {
    new TableStream('t', 0, listening)
    const first = FakeSource.latest
    first.tell(fact(1), fact(2))
    await cut()
    expect(first.closed).toBe(true)
    expect(listening.live).toHaveBeenLastCalledWith(false)
    expect(FakeSource.all).toHaveLength(2)
    expect(FakeSource.latest.url).toBe('/api/tables/t/events?after=2')
  })

  it('comes back after a bye too', async () => {
    new TableStream('t', 2, listening)
    FakeSource.latest.say('bye')
    await vi.advanceTimersByTimeAsync(300)
    expect(FakeSource.latest.url).toBe('/api/tables/t/events?after=2')
    expect(FakeSource.all).toHaveLength(2)
  })

  it('waits longer each time, and begins anew once it was open', async () => {
    answering(() => OFFLINE)
    new TableStream('t', 0, listening)
    for (const wait of [300, 600, 1200]) {
      const before = FakeSource.all.length
      await cut(wait - 1)
      expect(FakeSource.all).toHaveLength(before)
      await vi.advanceTimersByTimeAsync(1)
      expect(FakeSource.all).toHaveLength(before + 1)
    }
    FakeSource.latest.onopen?.()
    await cut(300)
    expect(FakeSource.all).toHaveLength(5)
  })

  it('is gone when the server knows less, or no such table', async () => {
    for (const reply of [{ body: { version: 1 } }, { status: 404 }]) {
      listening.gone.mockReset()
      FakeSource.all = []
      answering(() => reply)
      new TableStream('t', 2, listening)
      await cut()
      expect(listening.gone).toHaveBeenCalledOnce()
      expect(FakeSource.all).toHaveLength(1)
    }
  })

  it('says nothing more once it is closed', async () => {
    const stream = new TableStream('t', 2, listening)
    await cut(0)
    stream.close()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(FakeSource.all).toHaveLength(1)
    expect(FakeSource.latest.closed).toBe(true)
  })

  it('says nothing more when it is closed while it asks', async () => {
    let tell = (_: { status: number }) => {}
    answering(() => new Promise((resolve) => (tell = resolve)))
    const stream = new TableStream('t', 2, listening)
    await cut()
    stream.close()
    tell({ status: 404 })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(listening.gone).not.toHaveBeenCalled()
  })
})
