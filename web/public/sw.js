// The service worker: without a network the client opens, and shows what this device has seen.
// It plays nothing: a page without a network asks the house in its own worker (web/src/offline/).
const FILES = 'files' // the client: its page, and what the build has named by content
const SEEN = 'seen' // answers of the server, the latest of each
const PYTHON = 'python' // fetched by the page, on wish
const PAGE = '/' // under which the client's page is kept, wherever it was opened
const ME = '/api/me'
const MOST_SEEN = 400
// Not kept: what is live, what others notice, what is secret, and pictures for link previews.
const PASSING = /\/(events|hint|picture\.(png|svg)|invite\.svg|records\.zip)$|^\/api\/(me\/(tokens|devices|recovery|calls)|tables|codes\/.*)$/

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin) return
  if (request.method !== 'GET') {
    if (pathname === ME || pathname.startsWith(`${ME}/`)) event.respondWith(changed(request, pathname))
  } else if (request.mode === 'navigate') {
    event.respondWith(page(request))
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(file(request))
  } else if (pathname.startsWith('/python/')) {
    event.respondWith(kept(PYTHON, request))
  } else if (pathname.startsWith('/api/') && !PASSING.test(pathname)) {
    event.respondWith(latest(request))
  } else if (/^\/[\w-]+\.(svg|png|webmanifest|txt)$/.test(pathname)) {
    event.respondWith(latest(request, FILES))
  }
})

/** What the page had loaded before there was a service worker. */
self.addEventListener('message', (event) => {
  if (event.data?.loaded) event.waitUntil(take(event.data.loaded))
})

async function take(paths) {
  const [files, seen] = await Promise.all([caches.open(FILES), caches.open(SEEN)])
  await Promise.allSettled(
    paths.map(async (path) => {
      const cache = path.startsWith('/api/') ? seen : files
      if (!(await cache.match(path))) await cache.add(path)
    }),
  )
  await tidy()
}

/** Files that the client of today does not ask for any more. */
async function tidy() {
  const answer = await fetch('/client.json').catch(() => undefined)
  if (!answer?.ok) return
  const wanted = new Set((await answer.json()).files)
  const files = await caches.open(FILES)
  for (const { url } of await files.keys()) {
    const { pathname } = new URL(url)
    if (pathname.startsWith('/assets/') && !wanted.has(pathname)) await files.delete(url)
  }
}

/** The network's; without one the page that was opened last: it is the same client at every address. */
async function page(request) {
  try {
    const answer = await fetch(request)
    if (answer.ok) {
      const copy = answer.clone()
      void caches.open(FILES).then((files) => files.put(PAGE, copy))
    }
    return answer
  } catch (problem) {
    const found = await (await caches.open(FILES)).match(PAGE)
    if (found) return found
    throw problem
  }
}

/** Its name says what is in it: what is kept is right. */
async function file(request) {
  const files = await caches.open(FILES)
  const found = await files.match(request)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) void files.put(request, answer.clone())
  return answer
}

async function kept(name, request) {
  return (await (await caches.open(name)).match(request)) ?? fetch(request)
}

/** The network's; without one the latest that was seen, marked as such. */
async function latest(request, name = SEEN) {
  const cache = await caches.open(name)
  try {
    const answer = await fetch(request)
    if (answer.ok) void cache.put(request, answer.clone()).then(() => bound(cache))
    return answer
  } catch (problem) {
    const found = await cache.match(request)
    if (found) return marked(found)
    throw problem
  }
}

function marked(answer) {
  const headers = new Headers(answer.headers)
  headers.set('X-Seen', '1')
  return new Response(answer.body, { status: answer.status, headers })
}

async function bound(cache) {
  const all = await cache.keys()
  for (const old of all.slice(0, Math.max(0, all.length - MOST_SEEN))) await cache.delete(old)
}

/** A guest made, renamed, moved or deleted: what was seen of another must not stay. */
async function changed(request, pathname) {
  const seen = await caches.open(SEEN)
  try {
    const answer = await fetch(request)
    if (answer.ok && (request.method === 'DELETE' || request.method === 'POST')) await caches.delete(SEEN)
    if (answer.ok && pathname === ME && request.method === 'PUT') await seen.put(ME, answer.clone())
    return answer
  } catch (problem) {
    const found = pathname === ME && request.method === 'PUT' ? await seen.match(ME) : undefined
    if (found) return marked(found)
    throw problem
  }
}
