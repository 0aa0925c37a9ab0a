import { describe, expect, it } from 'vitest'
import { fact } from '../testing/examples'
import { Log } from './log'

const numbered = (seq: number) => fact('hinted', { seat: 0 }, seq)

describe('the log', () => {
  it('tells each number once', () => {
    const log = new Log()
    expect(log.take(numbered(1))).toEqual([numbered(1)])
    expect(log.take(numbered(1))).toEqual([])
    expect(log.received).toBe(1)
  })

  it('holds back what came early until the gap is closed', () => {
    const log = new Log()
    expect([...log.take(numbered(3)), ...log.take(numbered(2))]).toEqual([])
    expect(log.received).toBe(0)
    expect(log.take(numbered(1)).map((one) => one.seq)).toEqual([1, 2, 3])
  })

  it('begins where the position was that is shown, and forgets what came early', () => {
    const log = new Log()
    log.take(numbered(12))
    log.begin(10)
    expect(log.take(numbered(10))).toEqual([])
    expect(log.take(numbered(11)).map((one) => one.seq)).toEqual([11])
  })
})
