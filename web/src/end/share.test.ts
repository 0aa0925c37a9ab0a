import { describe, expect, it, vi } from 'vitest'
import { resultLine, share } from './share'

const RESULT = { names: ['Ada', 'Bo', 'Cy'], worms: [5, 9, 8], places: [3, 1, 2], winners: [1], link: 'http://here/review/table' }

describe('the line to share', () => {
  it('tells who won, all worms from first to last, and where to look', () => {
    expect(resultLine(RESULT)).toBe('Wormgrill: Bo wins. Worms: Bo 9, Cy 8, Ada 5. http://here/review/table')
  })

  it('names no place to look at where there is no review', () => {
    expect(resultLine({ ...RESULT, link: null })).toBe('Wormgrill: Bo wins. Worms: Bo 9, Cy 8, Ada 5.')
  })
})

describe('sharing', () => {
  it('goes the way of the device', async () => {
    const sent = vi.fn().mockResolvedValue(undefined)
    vi.stubGlobal('navigator', { share: sent })
    expect(await share('a line')).toBe('sent')
    expect(sent).toHaveBeenCalledWith({ text: 'a line' })
  })

  it('copies nothing when somebody thinks better of it', async () => {
    vi.stubGlobal('navigator', { share: () => Promise.reject(new DOMException('no', 'AbortError')) })
    expect(await share('a line')).toBe('sent')
  })

  it('copies where the device has no way', async () => {
    const written = vi.fn().mockResolvedValue(undefined)
    vi.stubGlobal('navigator', { clipboard: { writeText: written } })
    expect(await share('a line')).toBe('copied')
    expect(written).toHaveBeenCalledWith('a line')
  })

  it('shows the line where nothing can be copied', async () => {
    vi.stubGlobal('navigator', {})
    expect(await share('a line')).toBe('shown')
  })
})
