import { describe, expect, it, vi } from 'vitest'

class FakeAudio {
  static made = 0
  static tones: number[] = []
  state = 'running'
  currentTime = 0
  sampleRate = 100
  destination = {}
  constructor() {
    FakeAudio.made++
  }
  private node() {
    const wire = { connect: (to: unknown) => to }
    const dial = { value: 0, setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined }
    return { ...wire, gain: dial, frequency: dial, stop: () => undefined, start: (at: number) => FakeAudio.tones.push(at) }
  }
  createGain = () => this.node()
  createOscillator = () => this.node()
  createBiquadFilter = () => this.node()
  createBufferSource = () => this.node()
  createBuffer = () => ({ getChannelData: () => new Float32Array(3) })
}

/** As a page that was just loaded. */
async function fresh(touched: boolean) {
  FakeAudio.made = 0
  FakeAudio.tones = []
  vi.resetModules()
  vi.stubGlobal('AudioContext', FakeAudio)
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: touched } })
  return import('./sound')
}

describe('sounds', () => {
  it('wait for the first touch: no browser lets a page be heard before', async () => {
    const { play, prepare } = await fresh(false)
    play('win')
    expect(prepare()).toBe(false)
    play('roll')
    expect([FakeAudio.made, FakeAudio.tones]).toEqual([0, []])
  })

  it('are not there where the browser has none', async () => {
    const { play, prepare } = await fresh(true)
    vi.stubGlobal('AudioContext', undefined)
    expect(prepare()).toBe(false)
    play('win')
  })

  it('are heard after a touch, in one context', async () => {
    const { play, prepare } = await fresh(true)
    expect(prepare()).toBe(true)
    expect(prepare()).toBe(true)
    for (const sound of ['steal', 'hen', 'bratworm', 'ouch', 'last-tile', 'end', 'win', 'lose', 'roll'] as const) {
      FakeAudio.tones = []
      play(sound)
      expect(FakeAudio.tones.length).toBeGreaterThan(1)
      expect(Math.max(...FakeAudio.tones)).toBeLessThan(1)
    }
    expect(FakeAudio.made).toBe(1)
  })
})
