// What jsdom has not, and the same beginning for every test: English, no motion, no sound, no server.
import { beforeAll, beforeEach, vi } from 'vitest'
import { settings } from './settings.svelte'
import { FakeSource } from './testing/fakes'
import { languages, load, speech } from './texts.svelte'

HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false
  this.dispatchEvent(new Event('close'))
}
globalThis.ResizeObserver ??= class {
  observe(): void {
    // nothing is ever wide here
  }
  unobserve(): void {
    // nor narrow
  }
  disconnect(): void {
    // and nobody looks
  }
}

beforeAll(() => Promise.all(Object.keys(languages).map(load)))

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('EventSource', FakeSource)
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no server here')))
  FakeSource.all = []
  void speech.speak('en')
  settings.set('speed', 'instant')
  settings.set('sound', 'off')
  settings.set('hints', 'ask')
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    localStorage.clear()
  }
})
