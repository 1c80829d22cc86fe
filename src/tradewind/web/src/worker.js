// Keeps the page's own files, never a game: what the server says always comes from the server.
const SHELL = 'tradewind-page'
const OURS = 'tradewind-' // so the names of our stores begin, also of older ones
const FILES = [] // the build writes them here
const PAGES = /^\/(?:(?:table|replay|rules)\/.*)?$/
const LASTING = /^(?:(?:text|application)\/javascript|text\/css|font\/|image\/)/

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())))

/** Away with what older pages left. */
async function tidy() {
  const stores = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== SHELL)
  await Promise.all(stores.map((name) => caches.delete(name)))
  const cache = await caches.open(SHELL)
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/assets/') && !FILES.includes(pathname)) await cache.delete(request)
  }
}

function kind(answer) {
  return answer.headers.get('Content-Type') ?? ''
}

async function kept(request) {
  const cache = await caches.open(SHELL)
  const found = await cache.match(request)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok && LASTING.test(kind(answer))) await cache.put(request, answer.clone())
  return answer
}

async function fresh(request) {
  const cache = await caches.open(SHELL)
  try {
    const answer = await fetch(request)
    if (answer.ok && kind(answer).startsWith('text/html')) await cache.put('/', answer.clone())
    return answer
  } catch (error) {
    const found = await cache.match('/')
    if (found) return found
    throw error
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (pathname.startsWith('/assets/')) event.respondWith(kept(request)) // their names change with their content
  else if (request.mode === 'navigate' && PAGES.test(pathname)) event.respondWith(fresh(request))
})

// somebody's turn: the server has put it into the person's language
self.addEventListener('push', (event) => {
  const { title, body, link, table } = event.data.json()
  const data = { path: new URL(link, self.location.origin).pathname }
  event.waitUntil(self.registration.showNotification(title, { body, data, tag: table, renotify: true, icon: '/icon-192.png' }))
})

async function show(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((page) => new URL(page.url).pathname === path)
  return there ? there.focus() : self.clients.openWindow(path)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data.path))
})
