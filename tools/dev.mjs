/**
 * dev.mjs -- `npm run dev`: serves dist/, builds again on save, and reloads the open pages. The server adds the reload script to
 * pages; it is in no file.
 */
import * as fs from 'node:fs'
import { build } from './build.mjs'
import { at, say, tool } from './lib/run.mjs'
import { serve } from './lib/serve.mjs'

/** Folders and files to watch. */
const WATCHED = ['src', 'web', 'text', 'slides', 'tools', 'CMakeLists.txt']
/** Milliseconds without a change before a build: editors save in several writes. */
const CALM_MS = 120
/** Replaces the service worker that `npm start` may have left at this address: unregisters itself and reloads its pages. */
const LEAVE = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(registration.unregister()
  .then(() => clients.matchAll()).then((all) => all.forEach((one) => one.navigate(one.url)))))`

await tool(import.meta.url, async () => {
  await build({ slides: false, whole: false })
  /** @type {Set<import('node:http').ServerResponse>} */
  const open = new Set()
  const { address } = await serve(at('dist'), {
    port: Number(process.env.PORT ?? 8080),
    handle(request, response) {
      if (request.url === '/sw.js') {
        response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' })
        response.end(LEAVE)
        return true
      }
      if (request.url !== '/-/changes') return false
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
      response.write('\n')
      open.add(response)
      request.on('close', () => open.delete(response))
      return true
    },
    page: (html) =>
      html.replace(
        '</body>',
        `<script>new EventSource('/-/changes').onmessage = () => location.reload()</script>\n</body>`,
      ),
  })
  say(`Palitos is at ${address}   (rebuilt and reloaded on save; Ctrl+C ends it)`)

  const rebuild = () =>
    build({ slides: false, whole: false }).then(
      () => open.forEach((response) => response.write('data: changed\n\n')),
      (error) => say(error.message),
    )
  let last = Promise.resolve()
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  for (const name of WATCHED.filter((place) => fs.existsSync(at(place))))
    fs.watch(at(name), { recursive: fs.statSync(at(name)).isDirectory() }, () => {
      clearTimeout(timer)
      timer = setTimeout(() => (last = last.then(rebuild)), CALM_MS)
    })
})
