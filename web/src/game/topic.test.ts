import { describe, expect, it } from 'vitest'
import { choosing, position, turn } from '../testing/examples'
import { topicNow } from './topic'

describe('the topic of the rules that matters now', () => {
  it.each([
    ['roll', 'turn'],
    ['choose', 'turn'],
    ['after', 'win'],
    ['pinch', 'win'],
    ['rob', 'bratworms'],
    ['return', 'specialists'],
  ])('follows the phase of the turn: %s', (phase, topic) => {
    expect(topicNow(position({ turn: turn({ phase }) }))).toBe(topic)
  })

  it('is the failure that is being told, before all else', () => {
    expect(topicNow(position(), true)).toBe('failure')
  })

  it('is the specialists where one of them offers something', () => {
    expect(topicNow(position({ legal: ['roll', 'roll golden'] }))).toBe('specialists')
    expect(topicNow(choosing({ legal: ['keep 5', 'weasel'] }))).toBe('specialists')
  })

  it('is the end when the game is over, and none before it begins or in a phase of tomorrow', () => {
    expect(topicNow(position({ turn: null, legal: [] }))).toBe('end')
    expect(topicNow(null)).toBeNull()
    expect(topicNow(position({ turn: turn({ phase: 'dance' }) }))).toBeNull()
  })
})
