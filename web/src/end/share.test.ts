import { describe, expect, it } from 'vitest'
import { resultLine } from './share'

const RESULT = { names: ['Ada', 'Bo', 'Cy'], worms: [5, 9, 8], places: [3, 1, 2], winners: [1], link: 'http://here/review/table' }

describe('the line to share', () => {
  it('tells who won, all worms from first to last, and where to look', () => {
    expect(resultLine(RESULT)).toBe('Wormgrill: Bo wins. Worms: Bo 9, Cy 8, Ada 5. http://here/review/table')
  })

  it('names no place to look at where there is no review', () => {
    expect(resultLine({ ...RESULT, link: null })).toBe('Wormgrill: Bo wins. Worms: Bo 9, Cy 8, Ada 5.')
  })
})
