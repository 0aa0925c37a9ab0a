import { describe, expect, it } from 'vitest'
import { timeLeft } from './left'

describe('the time that is left', () => {
  it.each([
    [604800, '7 days left'],
    [2 * 86400 - 1, 'one day left'],
    [86400 - 1, '23 hours left'],
    [3600, 'one hour left'],
    [3599, '59 minutes left'],
    [20, 'one minute left'],
    [-5, 'one minute left'],
  ])('%i seconds are said as people do', (seconds, text) => {
    expect(timeLeft(seconds)).toBe(text)
  })
})
