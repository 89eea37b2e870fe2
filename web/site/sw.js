/**
 * sw.js -- the service worker: once one page was opened from a server, all pages work with the network off. The build
 * (tools/service-worker.mjs) puts the list of files with their hashes into LIST, and the hash of that list is the version.
 *
 * Versions are never mixed. A version is kept whole or not at all: each file is checked against its hash, so one that
 * changed on the server while it was fetched stops the rest. A page has all its files from the version that it began
 * with: the next version waits until no page is open, or until the only one asks for it, which then loads itself again.
 */
/** @type {{ version: string, files: Record<string, string> }} */
const LIST = JSON.parse('{}')

const worker = /** @type {any} */ (self)
const base = worker.registration.scope
/** prefix of this copy's caches: another folder of the server may have another copy of the site */
const ours = `palitos ${base} `
const NAME = ours + LIST.version
/** decks are large single files: cached when they are opened */
const DECKS = ours + 'decks'
/** files fetched at a time */
const LANES = 6

/** @param {Response} response */
async function sum(response) {
  const bytes = await crypto.subtle.digest('SHA-256', await response.arrayBuffer())
  return [...new Uint8Array(bytes.slice(0, 8))].map((b) => b.toString(16).padStart(2, '0')).join('')
}

/** Puts every file of this version into its cache; files that an older version has are not fetched again. */
async function fill() {
  const cache = await caches.open(NAME)
  const left = Object.entries(LIST.files)
  const lane = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const [path, wanted] = next
      const url = base + path
      const kept = await caches.match(url)
      let found = kept && (await sum(kept.clone())) === wanted ? kept : null
      if (!found) {
        const fetched = await fetch(url, { cache: 'no-cache' })
        if (!fetched.ok || (await sum(fetched.clone())) !== wanted)
          throw new Error(`${path} is not of version ${LIST.version}`)
        // a new Response: a redirected one may not answer a navigation
        const type = fetched.headers.get('Content-Type') ?? ''
        found = new Response(await fetched.blob(), { headers: { 'Content-Type': type } })
      }
      await cache.put(url, found)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

async function clean() {
  for (const name of await caches.keys())
    if (name.startsWith(ours) && name !== NAME && name !== DECKS) await caches.delete(name)
}

/** The file of a path below the scope; '' if it is not in the list. @param {string} path */
const fileOf = (path) =>
  [path, `${path}index.html`, `${path}/index.html`, `${path}.html`].find((name) =>
    Object.hasOwn(LIST.files, name),
  ) ?? ''

/** @param {Request} request @returns {Promise<Response>} */
async function answer(request) {
  const { origin, pathname } = new URL(request.url)
  const path = decodeURIComponent((origin + pathname).slice(base.length))
  const file = fileOf(path)
  if (file === `${path}/index.html`) return Response.redirect(`${base}${path}/`)
  const hit = file && (await (await caches.open(NAME)).match(base + file))
  if (hit) return hit
  const deck = /^slides\/[^/]+\.html$/.test(path)
  try {
    const fresh = await fetch(request)
    if (deck && fresh.ok) await (await caches.open(DECKS)).put(base + path, fresh.clone())
    return fresh
  } catch (error) {
    const kept = deck && (await (await caches.open(DECKS)).match(base + path))
    if (kept) return kept
    throw error
  }
}

worker.addEventListener('install', (/** @type {any} */ event) => event.waitUntil(fill()))
worker.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(clean()))
worker.addEventListener('message', async () => {
  const all = await worker.clients.matchAll({ includeUncontrolled: true })
  const open = all.filter((/** @type {any} */ client) => client.url.startsWith(base))
  if (open.length === 1) worker.skipWaiting()
})
worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const { request } = event
  if (request.method === 'GET' && request.url.startsWith(base)) event.respondWith(answer(request))
})
