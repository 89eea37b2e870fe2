/**
 * pages.mjs -- how long a reader with a phone waits for a page from a cold cache: Lighthouse's mobile preset made real
 * in Chromium (150 ms a round trip, 1.6 Mbit/s, a processor four times slower), from a server that compresses.
 *
 *   npm run bench -- pages              the chapters, in both languages, into bench/pages.json
 *   npm run bench -- pages es/3-nim     some pages
 *   npm run bench -- pages --once       one visit in place of the median of three
 *
 * text: the first paint with text; figure: the first figure is drawn; play: it answers a press, which is seen; jump: what moved by itself while the
 * page came, as browsers count it (0.1 is good); kB: what was fetched, compressed; script: time in scripts until the page rests, on a processor six times slower
 * and without waiting for the network. Times of a busy machine say little: the processor is what is slowed.
 */
import * as fs from 'node:fs'
import * as http from 'node:http'
import * as path from 'node:path'
import { gzipSync } from 'node:zlib'
import { launch } from '../tools/lib/browser.mjs'
import { at, say, Stop } from '../tools/lib/run.mjs'
import { fileFor } from '../tools/lib/serve.mjs'

const GOAL = { text: 1500, figure: 1500, play: 1500, script: 150, jump: 0.1 }
const NETWORK = { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 94e3 }
const [SLOWER, SCRIPTS_SLOWER] = [4, 6]
const ROUNDS = 3
const TYPES = /** @type {Record<string, string>} */ ({
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
})

/** dist/, compressed as servers do it. */
async function compressed() {
  /** @type {Map<string, Buffer>} */
  const made = new Map()
  const sent = { bytes: 0 }
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
    sent.bytes += body.length
    response.end(body)
  })
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(0)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return { address: `http://127.0.0.1:${port}/`, sent, close: () => server.close() }
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
      if (!first?.matches(':defined') || !first.shadowRoot?.childElementCount) return look()
      Object.assign(window, { first })
    })
  }
  look()
  // a press that changes what is drawn was answered
  addEventListener(
    'click',
    () => {
      const drawn = () =>
        inside(/** @type {any} */ (window).first)
          .map((e) => e.outerHTML)
          .join()
      const before = drawn()
      requestAnimationFrame(() => {
        if (!seen.play && drawn() !== before)
          requestAnimationFrame(() => (seen.play = performance.now()))
      })
    },
    true,
  )
  /** All that stands in an element, and in those that it draws. @param {Element} element @returns {Element[]} */
  const inside = (element) =>
    [...(element.shadowRoot?.querySelectorAll('*') ?? [])].flatMap((e) => [e, ...inside(e)])
  const PRESSED = '[data-item], [data-n], [role=gridcell], button:not([disabled]), input, summary'
  /** Where the n-th thing that can be pressed is. @param {number} n */
  const place = (n) => {
    const all = inside(/** @type {any} */ (window).first).filter(
      (e) => e.matches(PRESSED) && e.getClientRects().length,
    )
    all[n]?.scrollIntoView({ block: 'center' })
    const box = all[n]?.getBoundingClientRect()
    return box ? [box.x + box.width / 2, box.y + box.height / 2] : null
  }
  Object.assign(window, { place })
}

/** @param {number[]} list */
const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1]

/** Milliseconds, and what jumped. @typedef {{ text: number, figure: number, play: number, script: number, jump: number, kB?: number }} Seen */

/** The chapters below dist/, in both languages, without .html. */
export const chapters = () =>
  ['es', 'en'].flatMap((language) =>
    fs
      .readdirSync(at('web', 'pages', language))
      .filter((name) => /^\d/.test(name))
      .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
      .map((name) => `${language}/${name.replace('.md', '')}`),
  )

/**
 * One visit with a cold cache.
 * @param {import('playwright-core').Browser} browser @param {string} address @param {number} rate of the slower processor
 * @param {boolean} network a phone's
 * @returns {Promise<Seen>}
 */
async function visit(browser, address, rate, network) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  if (network) await client.send('Network.emulateNetworkConditions', NETWORK)
  await client.send('Emulation.setCPUThrottlingRate', { rate })
  await client.send('Performance.enable')
  await page.addInitScript(watch)
  await page.goto(address, { waitUntil: 'commit' })
  const drawn = page.waitForFunction(() => 'first' in window)
  await drawn.catch(() => {
    throw new Stop(`${address}: no figure of its own is drawn`)
  })
  for (let n = 0; !(await page.evaluate(() => /** @type {any} */ (window).seen.play)); n++) {
    const at = await page.evaluate((n) => /** @type {any} */ (window).place(n), n)
    if (!at) throw new Stop(`${address}: nothing in its first figure answers a press`)
    await page.mouse.click(at[0], at[1])
    await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(go))))) // prettier-ignore
  }
  await page.waitForLoadState('load')
  await page.waitForTimeout(network ? 300 : 700) // for what comes late
  const { metrics } = await client.send('Performance.getMetrics')
  const script = 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN)
  const seen = await page.evaluate(() => /** @type {any} */ (window).seen)
  await context.close()
  return { ...seen, script }
}

/** @param {string[]} args names below dist/, without .html; none: all chapters @returns {Promise<string[]>} what is over its goal */
export async function pages(args) {
  const once = args.includes('--once')
  const names = args.filter((name) => name !== '--once')
  const server = await compressed()
  const browser = await launch()
  /** @type {string[]} */
  const slow = []
  /** @type {Record<string, Seen>} */
  const table = {}
  try {
    for (const name of names.length ? names : chapters()) {
      /** @type {Seen[]} */
      const rounds = []
      for (let i = 0; i < (once ? 1 : ROUNDS); i++) {
        const address = `${server.address}${name}.html`
        const { script } = await visit(browser, address, SCRIPTS_SLOWER, false)
        server.sent.bytes = 0
        const seen = await visit(browser, address, SLOWER, true)
        rounds.push({ ...seen, script, kB: server.sent.bytes / 1000 })
      }
      const of = (/** @type {keyof Seen} */ what) =>
        median(rounds.map((round) => round[what] ?? NaN))
      const ms = (/** @type {keyof Seen} */ what) => Math.round(of(what))
      const seen = (table[name] = {
        ...{ text: ms('text'), figure: ms('figure'), play: ms('play'), script: ms('script') },
        ...{ kB: ms('kB'), jump: Number(of('jump').toFixed(3)) },
      })
      for (const [what, goal] of Object.entries(GOAL)) {
        const figure = seen[/** @type {keyof Seen} */ (what)]
        if (figure > goal) slow.push(`${name}: ${what} ${figure} (${goal})`)
      }
      const words = Object.entries(seen).map(([what, n]) => `${what} ${String(n).padStart(5)}`)
      say(`  ${name.padEnd(18)} ${words.join('  ')}`)
    }
  } finally {
    await browser.close()
    server.close()
  }
  if (!names.length)
    fs.writeFileSync(at('bench', 'pages.json'), `${JSON.stringify(table, null, 2)}\n`)
  return slow
}
