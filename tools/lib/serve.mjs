/** serve.mjs -- serves a folder over HTTP to this machine only, with the right types: nothing outside the folder, nothing is written. */
import { lookup } from 'node:dns/promises'
import * as fs from 'node:fs'
import * as http from 'node:http'
import * as path from 'node:path'

const TYPES = /** @type {Record<string, string>} */ ({
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
  '.txt': 'text/plain; charset=utf-8',
})

/**
 * @param {string} folder absolute
 * @param {string} url as the browser sent it
 * @returns {string | null} the file; null if none, or outside the folder, also by a link
 */
export function fileFor(folder, url) {
  let name
  try {
    name = decodeURIComponent(url.split(/[?#]/)[0])
  } catch {
    return null
  }
  if (name.includes('\0')) return null
  let file = path.join(folder, name)
  try {
    if (fs.statSync(file).isDirectory()) file = path.join(file, 'index.html')
    file = fs.realpathSync(file)
    const base = fs.realpathSync(folder) + path.sep
    return file.startsWith(base) && fs.statSync(file).isFile() ? file : null
  } catch {
    return null
  }
}

/**
 * @param {string} folder
 * @param {{ port?: number, handle?: (request: http.IncomingMessage, response: http.ServerResponse) => boolean, page?: (html: string) => string }} [options]
 *   port: the first to try; handle: may answer before, then returns true; page: changes a page's HTML
 * @returns {Promise<{ address: string, close: () => void }>}
 */
export async function serve(folder, { port = 8080, handle, page } = {}) {
  const server = http.createServer((request, response) => {
    if (handle?.(request, response)) return
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    const url = request.url ?? '/'
    const file = fileFor(folder, url)
    if (!file)
      return void response.writeHead(404, { 'Content-Type': TYPES['.txt'] }).end('No such page\n')
    // a folder's address must end with a slash, or its page's relative links would miss
    const bare = url.split(/[?#]/)[0]
    if (path.basename(file) === 'index.html' && !bare.endsWith('/') && !bare.endsWith('.html'))
      return void response.writeHead(301, { Location: `./${path.posix.basename(bare)}/` }).end()
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream'
    /** @type {Uint8Array | string} */
    let body = fs.readFileSync(file)
    if (page && type.startsWith('text/html')) body = page(body.toString())
    response.writeHead(200, {
      'Content-Type': type,
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  })
  // a machine may not know the name localhost
  const host = await lookup('localhost').then(
    () => 'localhost',
    () => '127.0.0.1',
  )
  for (let at = port; ; at++) {
    const free = await new Promise((done, fail) => {
      server.once('listening', () => done(true))
      server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
        error.code === 'EADDRINUSE' && at < port + 100 ? done(false) : fail(error),
      )
      server.listen(at, host)
    })
    server.removeAllListeners('listening').removeAllListeners('error')
    if (free) return { address: `http://${host}:${at}/`, close: () => server.close() }
  }
}
