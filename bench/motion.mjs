/**
 * motion.mjs -- what a motion costs on a phone's processor: Chromium six times slower, each figure of a page moved three times.
 *
 *   npm run bench -- motion              games and chapters
 *   npm run bench -- motion es/3-nim     some pages
 *
 * script: the longest time that our script kept the page busy without a break, where a frame was longer than 50 ms (else under
 * 50); frames: how many were shown in the second after a move, of 60; late: how many of them came after more than 50 ms.
 * The figures are the median of three. Times of a busy machine say little.
 */
import * as fs from 'node:fs'
import { pathToFileURL } from 'node:url'
import { launch } from '../tools/lib/browser.mjs'
import { at, say } from '../tools/lib/run.mjs'
import { before, figures, move } from '../tools/lib/moments.mjs'

const SLOWER = 6
const GOAL = 50
const ROUNDS = 3
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true }

/** @typedef {{ script: number, frames: number, late: number }} Seen */

/** Runs in the page: what the browser says of its long frames. */
function watch() {
  /** @type {any[]} */
  const long = []
  Object.assign(window, { long })
  new PerformanceObserver((list) => long.push(...list.getEntries())).observe({
    type: 'long-animation-frame',
  })
}
/** The second that comes. @returns {Promise<Seen>} */
async function second() {
  const { long } = /** @type {any} */ (window)
  const times = [await new Promise(requestAnimationFrame)]
  while (times[times.length - 1] - times[0] < 1000)
    times.push(await new Promise(requestAnimationFrame))
  const gaps = times.slice(1).map((time, i) => time - times[i])
  /** @type {number[]} */
  const scripts = long
    .splice(0)
    .flatMap((/** @type {any} */ frame) =>
      frame.scripts.map((/** @type {any} */ one) => one.duration),
    )
  const late = gaps.filter((gap) => gap > 50).length
  return { script: Math.max(0, ...scripts), frames: gaps.length, late }
}

/** @param {number[]} list */
const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1]

/** @param {string[]} names below dist/, without .html @returns {Promise<string[]>} what is over its goal */
export async function motion(names) {
  const all = fs
    .readdirSync(at('dist', 'es'))
    .filter((name) => /^(\d|game-)/.test(name))
    .map((name) => `es/${name.replace('.html', '')}`)
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  const browser = await launch()
  /** @type {string[]} */
  const slow = []
  for (const name of names.length ? names : all) {
    const context = await browser.newContext({ ...PHONE, reducedMotion: 'no-preference' })
    const page = await context.newPage()
    await page.addInitScript(watch)
    await page.goto(pathToFileURL(at('dist', `${name}.html`)).href)
    await page.evaluate(() => document.fonts.ready)
    const client = await context.newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const n = await figures(page)
    for (let i = 0; i < n; i++) {
      const figure = page.locator(`[data-shot="${i}"]`)
      const element = await figure.evaluate((e) => e.localName)
      await figure.scrollIntoViewIfNeeded()
      await figure.evaluate(before)
      await page.evaluate(second)
      /** @type {Seen[]} */
      const rounds = []
      for (let round = 0; round < ROUNDS; round++) {
        /* as a press does: a task of its own */
        await figure.evaluate((e, text) => {
          const work = new Function(`return ${text}`)()
          setTimeout(() => work(e))
        }, String(move))
        rounds.push(await page.evaluate(second))
      }
      const of = (/** @type {keyof Seen} */ what) => Math.round(median(rounds.map((r) => r[what])))
      const script = of('script')
      if (script > GOAL) slow.push(`${name} ${i} ${element}: ${script} ms of script (${GOAL})`)
      say(
        `  ${name.padEnd(20)} ${String(i).padStart(2)} ${element.padEnd(13)} script ${script ? `${String(script).padStart(4)} ms` : ' < 50 ms'}  frames ${String(of('frames')).padStart(3)}  late ${of('late')}`,
      )
    }
    await context.close()
  }
  await browser.close()
  return slow
}
