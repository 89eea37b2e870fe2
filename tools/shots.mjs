/**
 * shots.mjs -- `npm run shots`: takes a picture of every page and slide, to be looked at, in build/shots/.
 * Pages light and dark at 1280x720, 1440x900 (each whole) and 390x844 (a phone); slides light at 1280x720.
 *
 *   npm run shots -- nim maze      only what has nim or maze in its name
 *   npm run shots -- --motion      each figure at rest, in the middle of a motion and after it, on a screen and a phone, in Spanish
 *   npm run shots -- --readme      also docs/palitos.png, the README's picture
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './build.mjs'
import { browsing } from './lib/browser.mjs'
import { moments, pictureOf, visit } from './lib/moments.mjs'
import { at, say, Stop, tool } from './lib/run.mjs'

/** @typedef {import('playwright-core').Browser} Browser */

const SCREEN = { viewport: { width: 1280, height: 720 } }
/** @type {Record<string, import('playwright-core').BrowserContextOptions>} */
const WINDOWS = {
  1280: SCREEN,
  1440: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true },
}

/** @param {string} folder @returns {string[]} the pages of the site below dist/ */
function pages(folder) {
  return ['', 'es', 'en'].flatMap((below) =>
    fs
      .readdirSync(path.join(folder, below))
      .filter((name) => name.endsWith('.html') && name !== 'embed.html')
      .map((name) => path.posix.join(below, name)),
  )
}

await tool(import.meta.url, async (args) => {
  const wanted = args.filter((arg) => !arg.startsWith('--'))
  const named = (/** @type {string} */ name) =>
    !wanted.length || wanted.some((word) => name.includes(word))
  await build({ slides: fs.existsSync(at('slides')) })
  const out = at('build', 'shots')
  fs.mkdirSync(out, { recursive: true })
  let count = 0
  /** @type {string[]} */
  const errors = []
  const all = pages(at('dist')).filter(named)

  /** @param {Browser} browser */
  async function still(browser) {
    for (const colorScheme of /** @type {const} */ (['light', 'dark']))
      for (const [size, how] of Object.entries(WINDOWS))
        await visit(browser, { ...how, colorScheme }, errors, async (page, open) => {
          for (const name of all) {
            await open(name)
            const wide = await page.evaluate(
              () => document.documentElement.scrollWidth - innerWidth,
            )
            if (wide > 0) errors.push(`${name} at ${size}: ${wide} px too wide`)
            const file = `${pictureOf(name)}.${size}.${colorScheme}.png`
            await page.screenshot({ path: path.join(out, file), fullPage: true })
            count++
          }
        })
    const decks = at('dist', 'slides')
    const shown = fs.existsSync(decks) ? fs.readdirSync(decks).filter(named) : []
    for (const name of shown.filter((file) => file.endsWith('.html')))
      await visit(browser, SCREEN, errors, async (page) => {
        const address = pathToFileURL(path.join(decks, name)).href
        await page.goto(address)
        const slides = await page.locator('svg[data-marpit-svg]').count()
        for (let i = 1; i <= slides; i++) {
          await page.goto(`${address}#${i}`)
          await page.evaluate(() => document.fonts.ready)
          const file = `slides-${pictureOf(name)}-${String(i).padStart(2, '0')}.png`
          await page.screenshot({ path: path.join(out, file) })
          count++
        }
      })
    if (args.includes('--readme'))
      await visit(browser, { ...SCREEN, colorScheme: 'light' }, errors, async (page, open) => {
        await open('en/index.html')
        await page.screenshot({ path: at('docs', 'palitos.png') })
      })
    say(`${count} pictures in build/shots/`)
  }
  /** @param {Browser} browser */
  async function moving(browser) {
    const spanish = all.filter((name) => name.startsWith('es/'))
    const { count, moving } = await moments(browser, spanish, out, errors)
    say(`${count} pictures in build/shots/; something moves in ${moving} figures`)
  }
  await browsing(args.includes('--motion') ? moving : still)
  if (errors.length) throw new Stop([...new Set(errors)].join('\n'))
})
