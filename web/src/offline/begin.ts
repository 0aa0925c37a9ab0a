// Once the page stands: the service worker, and what was played here while there was no network.
import { me } from '../session/guest.svelte'
import { handIn } from './handing_in'
import { install } from './install.svelte'
import { rememberName } from './keeping'

const WORKER = '/sw.js'
const FIRST = ['/', '/manifest.webmanifest', '/icon.svg', '/icon-192.png', '/api/bots', '/api/editions', '/api/me', '/api/phrases']

export async function begin(): Promise<void> {
  if (me.view) rememberName(me.view)
  install.listen()
  addEventListener('online', () => void handIn())
  void handIn()
  if (!('serviceWorker' in navigator)) return
  try {
    await import('../views/Offline.svelte') // it explains what works without a network
    await navigator.serviceWorker.register(WORKER)
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ loaded: [...FIRST, ...loaded()] })
  } catch {
    // a private window, or a browser that has none: everything else goes on
  }
}

/** Built files that came before the service worker could see them. */
function loaded(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)
}
