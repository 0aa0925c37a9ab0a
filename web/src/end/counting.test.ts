import { describe, expect, it, vi } from 'vitest'
import { Counting } from './counting.svelte'

describe('the counting', () => {
  it('shows everything unless it is begun', () => {
    expect(new Counting().shown).toBe(Infinity)
  })

  it('lays one piece after the other', () => {
    vi.useFakeTimers()
    const counting = new Counting()
    counting.begin(3)
    expect(counting.shown).toBe(0)
    vi.advanceTimersToNextTimer()
    expect(counting.shown).toBe(1)
    vi.advanceTimersToNextTimer()
    expect(counting.shown).toBe(2)
    vi.advanceTimersToNextTimer()
    expect(counting.shown).toBe(Infinity)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('can be skipped', () => {
    vi.useFakeTimers()
    const counting = new Counting()
    counting.begin(9)
    vi.advanceTimersToNextTimer()
    counting.skip()
    expect(counting.shown).toBe(Infinity)
    expect(vi.getTimerCount()).toBe(0)
  })
})
