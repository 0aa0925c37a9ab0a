import { describe, expect, it, vi } from 'vitest'
import { share } from './share'

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
