import { render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { describe, expect, it, vi } from 'vitest'
import PageTitle from '../chrome/PageTitle.svelte'
import { callBack } from './call'

function look(away: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(away)
}

describe('a call to somebody who looks elsewhere', () => {
  it('stands on the tab until they come back, and then the page does again', async () => {
    const { unmount } = render(PageTitle, { page: 'Heckmeck Deluxe' })
    expect(document.title).toBe('Heckmeck Deluxe · Wormgrill')
    look(true)
    callBack()
    await tick()
    expect(document.title).toBe('★ Your turn! · Heckmeck Deluxe · Wormgrill')
    look(false)
    document.dispatchEvent(new Event('visibilitychange'))
    await tick()
    expect(document.title).toBe('Heckmeck Deluxe · Wormgrill')
    unmount()
  })

  it('is not made to somebody who is here', async () => {
    const { unmount } = render(PageTitle)
    look(false)
    callBack()
    await tick()
    expect(document.title).toBe('Wormgrill')
    unmount()
  })
})
