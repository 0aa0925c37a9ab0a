import { describe, expect, it } from 'vitest'
import { dailyView, mark } from '../testing/daily'
import { speech } from '../texts.svelte'
import { dayText, duration, shareText } from './share'

const MARKS = [mark('best'), mark('slip', 0.02), mark('mistake', 0.05), mark('blunder', 0.2)]

describe('the lines to share', () => {
  it('tell the day, how it went, and where to play; nothing about the positions', () => {
    const view = dailyView({ cost: 0.27 })
    expect(shareText(view, MARKS, 0.27, 'https://worms.example')).toBe(
      'Wormgrill, daily grill 12 (2026-11-16)\n🪱🟡🔶🟥 27.0% given away\nhttps://worms.example/daily/2026-11-16',
    )
  })

  it('say when it was played later', () => {
    const view = dailyView({ counted: false })
    expect(shareText(view, MARKS, 0.27, '')).toContain('daily grill 12 (2026-11-16), played later')
  })
})

describe('days and times', () => {
  it('are those of Greenwich, wherever one is', () => {
    expect(dayText('2026-11-16')).toBe('November 16, 2026')
  })

  it('are told as the language does', async () => {
    expect(duration(5 * 3600 + 12 * 60)).toBe('5 hr 12 min')
    expect(duration(3600)).toBe('1 hr')
    expect(duration(0)).toBe('0 min')
    await speech.speak('de')
    expect(duration(90)).toBe('2 Min.')
  })
})
