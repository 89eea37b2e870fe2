/**
 * pages.mjs -- how long a reader with a phone waits for a page from a cold cache: Lighthouse's mobile preset made real
 * in Chromium (150 ms a round trip, 1.6 Mbit/s, a processor four times slower), from a server that compresses.
 *
 *   npm run bench -- pages              the chapters
 *   npm run bench -- pages es/3-nim     some pages
 *
 * text: the first paint with text; figure: the first figure is drawn; play: it answers; jump: what moved by itself while the
 * page came, as browsers count it (0.1 is good). Times of a busy machine say little: the processor is what is slowed.
 */
import * as fs from 'node:fs'
import * as http from 'node:http'
import * as path from 'node:path'
import { gzipSync } from 'node:zlib'
import { launch } from '../tools/lib/browser.mjs'
import { at, say } from '../tools/lib/run.mjs'
import { fileFor } from '../tools/lib/serve.mjs'

const GOAL = { text: 1500, figure: 1500, play: 2500 }
const NETWORK = { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 94e3 }
const SLOWER = 4
const ROUNDS = 5
const TYPES = /** @type {Record<string, string>} */ ({
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
})

/** dist/, compressed as servers do it. */
async function compressed() {
  /** @type {Map<string, Buffer>} */
  const made = new Map()
  const server = http.createServer((request, response) => {
    const file = fileFor(at('dist'), request.url ?? '/')
    if (!file) return void response.writeHead(404).end()
    const body = made.get(file) ?? gzipSync(fs.readFileSync(file), { level: 6 })
    made.set(file, body)
    response.writeHead(200, {
      'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'Content-Encoding': 'gzip',
      'Content-Length': body.length,
    })
    response.end(body)
  })
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(0)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

/** Runs in the page, before anything of it: what it saw, in window.seen. */
function watch() {
  const seen = { text: 0, figure: 0, play: 0, jump: 0 }
  Object.assign(window, { seen })
  /** @param {string} type @param {(entry: any) => void} take */
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.text = startTime
  })
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.jump += value
  })
  const look = () => {
    const first = /** @type {HTMLElement | undefined} */ (
      [...document.querySelectorAll('*')].find((e) => e.localName.startsWith('cgt-'))
    )
    // what a frame begins with is on the screen when the next one begins
    requestAnimationFrame(() => {
      if (!seen.figure && first?.shadowRoot?.childElementCount) seen.figure = performance.now()
      if (first?.matches(':defined') && first.shadowRoot) seen.play = performance.now()
      if (!seen.play) look()
    })
  }
  look()
}

/** @param {number[]} list */
const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1]

/** @param {string[]} names below dist/, without .html @returns {Promise<string[]>} what is over its goal */
export async function pages(names) {
  const chapters = fs
    .readdirSync(at('dist', 'es'))
    .filter((name) => /^\d/.test(name))
    .map((name) => `es/${name.replace('.html', '')}`)
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  const server = await compressed()
  const browser = await launch()
  /** @type {string[]} */
  const slow = []
  for (const name of names.length ? names : chapters) {
    /** @type {{ text: number, figure: number, play: number, jump: number }[]} */
    const rounds = []
    for (let i = 0; i < ROUNDS; i++) {
      const context = await browser.newContext({
        viewport: { width: 412, height: 823 },
        deviceScaleFactor: 1.75,
        isMobile: true,
        serviceWorkers: 'block',
      })
      const page = await context.newPage()
      const client = await context.newCDPSession(page)
      await client.send('Network.enable')
      await client.send('Network.emulateNetworkConditions', NETWORK)
      await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
      await page.addInitScript(watch)
      await page.goto(`${server.address}${name}.html`, { waitUntil: 'load' })
      await page.waitForFunction(() => /** @type {any} */ (window).seen.play > 0)
      await page.waitForTimeout(300) // for what jumps late
      rounds.push(await page.evaluate(() => /** @type {any} */ (window).seen))
      await context.close()
    }
    const of = (/** @type {'text' | 'figure' | 'play' | 'jump'} */ what) =>
      median(rounds.map((round) => round[what]))
    const times = Object.entries(GOAL).map(([what, goal]) => {
      const ms = of(/** @type {'text'} */ (what))
      if (ms > goal) slow.push(`${name}: ${what} after ${Math.round(ms)} ms (${goal})`)
      return `${what} ${String(Math.round(ms)).padStart(5)} ms`
    })
    say(`  ${name.padEnd(18)} ${times.join('  ')}  jump ${of('jump').toFixed(3)}`)
  }
  await browser.close()
  server.close()
  return slow
}
