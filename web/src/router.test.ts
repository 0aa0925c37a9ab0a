import { beforeEach, describe, expect, it } from 'vitest'
import { arrive, follow, router } from './router.svelte'

function heading(): HTMLElement {
  const one = document.createElement('h1')
  document.body.append(one)
  return one
}

beforeEach(() => {
  router.go('/')
  router.moved = false
  return () => document.body.replaceChildren()
})

describe('the way from page to page', () => {
  it('takes the focus along to the heading of the new one', () => {
    router.go('/about')
    const title = heading()
    arrive(title)
    expect(document.activeElement).toBe(title)
  })

  it('leaves the focus alone where nobody has gone anywhere', () => {
    arrive(heading())
    expect(document.activeElement).toBe(document.body)
    router.go('/')
    arrive(heading())
    expect(document.activeElement).toBe(document.body)
  })

  it('leads back where the browser goes back', () => {
    router.go('/new/classic')
    expect(router.parts).toEqual(['new', 'classic'])
    history.replaceState(null, '', '/') // as going back does, but at once
    dispatchEvent(new PopStateEvent('popstate'))
    expect(router.parts).toEqual([])
    expect(router.moved).toBe(true)
  })

  it('is another tab’s for who wants one', () => {
    const link = document.createElement('a')
    link.href = '/about'
    link.addEventListener('click', follow)
    link.addEventListener('click', (event) => event.preventDefault()) // jsdom cannot go there
    document.body.append(link)
    link.dispatchEvent(new MouseEvent('click', { ctrlKey: true, cancelable: true }))
    expect(router.path).toBe('/')
    link.dispatchEvent(new MouseEvent('click', { cancelable: true }))
    expect(router.path).toBe('/about')
  })
})
