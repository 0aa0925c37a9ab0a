import { describe, expect, it } from 'vitest'
import { addressOf, frameAt } from './address'

const TURNS = [4, 2, 5]

describe('the address of a step', () => {
  it('counts the steps of the turns before it', () => {
    expect(frameAt('#1.0', TURNS)).toBe(0)
    expect(frameAt('#1.4', TURNS)).toBe(4)
    expect(frameAt('#3.2', TURNS)).toBe(8)
  })

  it('may name a turn alone: then it is where that begins', () => {
    expect(frameAt('#2', TURNS)).toBe(4)
  })

  it('that is too far leads as near as there is a step', () => {
    expect(frameAt('#2.9', TURNS)).toBe(6)
    expect(frameAt('#99.99', TURNS)).toBe(11)
    expect(frameAt('#0.3', TURNS)).toBe(0)
    expect(frameAt('#1.1', [])).toBe(0)
  })

  it('that names no step is none', () => {
    for (const hash of ['', '#', '#rules', '#1.x', '#-1.2', '#1.2.3']) expect(frameAt(hash, TURNS)).toBeNull()
  })

  it('is written as it is read', () => {
    expect(frameAt(addressOf({ turn: 3, step: 5 }), TURNS)).toBe(11)
  })
})
