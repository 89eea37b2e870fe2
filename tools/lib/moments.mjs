/**
 * moments.mjs -- `npm run shots -- --motion`: pictures of each figure of each page at rest, in the middle of a motion and after it. A game
 * plays its middle move; a figure with steps goes one on from the middle step. The middle is half of the longest animation.
 */
import * as path from 'node:path'
import { pathToFileURL } from 'node:url'
import { at } from './run.mjs'

/** @typedef {import('playwright-core').Page} Page */

const SIZES = [
  { name: '1280', width: 1280, height: 720 },
  { name: 'phone', width: 390, height: 844 },
]

/** @param {Page} page @returns {Promise<number>} number of figures that can move; each gets its number in data-shot */
export const figures = (page) =>
  page.evaluate(() => {
    const all = /** @type {any[]} */ ([...document.querySelectorAll('*')]).filter(
      (e) => e.localName.startsWith('cgt-') && (e.session || e.stepper) && e.checkVisibility(),
    )
    all.forEach((e, i) => e.setAttribute('data-shot', String(i)))
    return all.length
  })

/** Goes to the middle step, if there are steps. @param {any} figure */
export const before = (figure) => {
  const { stepper } = figure
  if (!figure.session?.game && stepper?.count) stepper.go(stepper.count >> 1)
}
/** Plays the middle move, or goes a step on. @param {any} figure */
export const move = (figure) => {
  const { session, stepper } = figure
  const moves = session?.game ? session.game.see(session.position).moves : []
  if (moves.length) figure.play(moves[moves.length >> 1])
  else if (stepper?.forward) stepper.forward()
  else stepper?.go(stepper.at + 1)
}
/** Stops all animations at half of the longest. @param {any} figure @returns {Promise<number>} number of animations */
const stop = async (figure) => {
  const frame = () => new Promise(requestAnimationFrame)
  await frame()
  await frame()
  const moving = /** @type {Animation[]} */ (figure.shadowRoot.getAnimations()).filter(
    ({ timeline }) => timeline === document.timeline,
  )
  const longest = Math.max(
    0,
    ...moving.map((one) => Number(one.effect?.getComputedTiming().endTime)),
  )
  for (const one of moving) {
    one.pause()
    one.currentTime = longest / 2
  }
  await frame()
  return moving.length
}
/** @param {any} figure */
const after = (figure) => {
  for (const one of /** @type {Animation[]} */ (figure.shadowRoot.getAnimations()))
    if (one.timeline === document.timeline) one.finish()
}

/**
 * Opens a new window for `look`. Errors of its console and scripts are added to `errors`.
 * @param {import('playwright-core').Browser} browser @param {import('playwright-core').BrowserContextOptions} how @param {string[]} errors
 * @param {(page: Page, open: (name: string) => Promise<void>) => Promise<void>} look open: opens a file below dist/ and waits for its figures and fonts
 */
export async function visit(browser, how, errors, look) {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...how })
  const page = await context.newPage()
  const report = (/** @type {string} */ what) => errors.push(`${page.url()}: ${what}`)
  page.on('console', (line) => line.type() === 'error' && report(line.text()))
  page.on('pageerror', (error) => report(error.message))
  await look(page, async (name) => {
    await page.goto(pathToFileURL(at('dist', name)).href)
    await page.waitForFunction(() =>
      [...document.querySelectorAll('*')].every((e) => e.shadowRoot?.childElementCount !== 0),
    )
    await page.evaluate(() => document.fonts.ready)
  })
  await context.close()
}

/** 'es/3-nim.html' -> 'es-3-nim', with which its pictures' names begin. @param {string} name */
export const pictureOf = (name) => name.replace(/\.html$/, '').replace(/\//g, '-')

/**
 * @param {import('playwright-core').Browser} browser @param {string[]} pages below dist/ @param {string} out folder
 * @param {string[]} errors is added to
 * @returns {Promise<{ count: number, moving: number }>} pictures; figures in which something moved
 */
export async function moments(browser, pages, out, errors) {
  let count = 0
  let moving = 0
  for (const { name: size, ...viewport } of SIZES)
    await visit(
      browser,
      { viewport, reducedMotion: 'no-preference' },
      errors,
      async (page, open) => {
        for (const name of pages) {
          await open(name)
          const n = await figures(page)
          for (let i = 0; i < n; i++) {
            const figure = page.locator(`[data-shot="${i}"]`)
            const element = await figure.evaluate((e) => e.localName)
            const picture = async (/** @type {string} */ when) => {
              const file = `${pictureOf(name)}.${i}-${element}.${size}.${when}.png`
              await figure.screenshot({ path: path.join(out, file), animations: 'allow' })
              count++
            }
            await figure.scrollIntoViewIfNeeded()
            await figure.evaluate(before)
            await picture('rest')
            await figure.evaluate(move)
            if (await figure.evaluate(stop)) {
              moving++
              await picture('middle')
            }
            await figure.evaluate(after)
            await picture('end')
          }
        }
      },
    )
  return { count, moving }
}
