import { describe, expect, it } from 'vitest'
import { ago } from './told'

const AT = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime()

describe('how long ago', () => {
  it('counts nights, not hours', () => {
    expect(ago(AT(15, 23) / 1000, AT(16, 1))).toBe('yesterday')
    expect(ago(AT(16, 1) / 1000, AT(16, 23))).toBe('today')
    expect(ago(AT(4, 12) / 1000, AT(16, 1))).toBe('12 days ago')
  })
})
