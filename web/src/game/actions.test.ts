import { describe, expect, it } from 'vitest'
import { faceKept, facesToKeep, keep, ownChoices, parse, print, type Action } from './actions'

const ACTIONS: [string, Action][] = [
  ['roll', { kind: 'roll', golden: false }],
  ['roll golden', { kind: 'roll', golden: true }],
  ['keep worm', { kind: 'keep', face: 'worm' }],
  ['stop', { kind: 'stop' }],
  ['weasel', { kind: 'weasel' }],
  ['fail', { kind: 'fail' }],
  ['rob 2', { kind: 'rob', seat: 2 }],
  ['pinch 1', { kind: 'pinch', seat: 1 }],
  ['return golden-die', { kind: 'return', specialist: 'golden-die' }],
  ['take 25', { kind: 'take', tile: 25 }],
]

describe('an action', () => {
  it.each(ACTIONS)('“%s” is read and written', (text, action) => {
    expect(parse(text)).toEqual(action)
    expect(print(action)).toBe(text)
  })

  it('that nobody knows yet is no action', () => {
    expect(parse('sing loudly')).toBeUndefined()
  })
})

describe('of the legal actions', () => {
  const legal = ['keep 4', 'keep worm', 'roll', 'roll golden', 'stop', 'weasel']

  it('some lay a face aside', () => {
    expect(facesToKeep(legal)).toEqual(['4', 'worm'])
    expect(facesToKeep(legal).map(keep)).toEqual(['keep 4', 'keep worm'])
    expect(faceKept('roll')).toBeNull()
  })

  it('some are choices of their own', () => {
    expect(ownChoices(legal)).toEqual(['roll golden', 'weasel'])
  })
})
