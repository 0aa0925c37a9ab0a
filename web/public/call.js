// Calls: shows “your turn”, and leads to the table. It keeps nothing, and answers no request in a server's place.
const TABLE = /^\/t\/[\w-]{1,64}$/

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('push', (event) => event.waitUntil(show(event.data)))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(lead(event.notification.data?.path ?? '/'))
})
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew()))

/** Browsers want something to be shown for every message, also for one that cannot be read. */
function show(data) {
  let told = {}
  try {
    told = data?.json() ?? {}
  } catch {
    // not ours
  }
  const path = TABLE.test(told.path) ? told.path : '/'
  return self.registration.showNotification(String(told.title ?? 'Wormgrill'), {
    body: String(told.body ?? ''),
    lang: String(told.lang ?? ''),
    tag: path, // a later call at the same table takes the place of this one
    icon: '/icon-192.png',
    data: { path },
  })
}

async function lead(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find((window) => new URL(window.url).pathname === path)
  return there ? there.focus() : self.clients.openWindow(path)
}

/** The push service has given this browser another address: the server is told. */
async function renew() {
  const answer = await fetch('/api/me/calls')
  if (!answer.ok) return
  const { key } = await answer.json()
  const made = await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = made.toJSON()
  await fetch('/api/me/calls/devices', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, ...keys }),
  })
}
