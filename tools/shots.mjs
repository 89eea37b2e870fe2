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
import { at, say, Stop, tool } from './lib/run.mjs'
import { moments } from './lib/moments.mjs'

const SIZES = [
  { name: '1280', width: 1280, height: 720 },
  { name: '1440', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844 },
]

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
  const { launch } = await import('./lib/browser.mjs')
  const browser = await launch()
  const out = at('build', 'shots')
  fs.mkdirSync(out, { recursive: true })
  let count = 0
  /** @type {string[]} */
  const errors = []
  if (args.includes('--motion')) {
    const all = pages(at('dist')).filter((name) => name.startsWith('es/') && named(name))
    const { count, moving } = await moments(browser, all, out, errors).finally(() =>
      browser.close(),
    )
    say(`${count} pictures in build/shots/; something moves in ${moving} figures`)
    if (errors.length) throw new Stop([...new Set(errors)].join('\n'))
    return
  }
  try {
    for (const colorScheme of /** @type {const} */ (['light', 'dark']))
      for (const size of SIZES) {
        const context = await browser.newContext({
          viewport: { width: size.width, height: size.height },
          deviceScaleFactor: size.name === 'phone' ? 2 : 1,
          hasTouch: size.name === 'phone',
          colorScheme,
          reducedMotion: 'reduce',
        })
        const page = await context.newPage()
        page.on(
          'console',
          (line) => line.type() === 'error' && errors.push(`${page.url()}: ${line.text()}`),
        )
        page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`))
        for (const name of pages(at('dist')).filter(named)) {
          await page.goto(pathToFileURL(at('dist', name)).href)
          await page.waitForFunction(() =>
            [...document.querySelectorAll('*')].every((e) => e.shadowRoot?.childElementCount !== 0),
          )
          await page.evaluate(() => document.fonts.ready)
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          if (wide > 0) errors.push(`${name} at ${size.name}: ${wide} px too wide`)
          const file = `${name.replace(/\.html$/, '').replace(/\//g, '-')}.${size.name}.${colorScheme}.png`
          await page.screenshot({ path: path.join(out, file), fullPage: true })
          count++
        }
        await context.close()
      }
    const decks = at('dist', 'slides')
    for (const name of fs.existsSync(decks)
      ? fs.readdirSync(decks).filter((file) => file.endsWith('.html') && named(file))
      : []) {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 720 },
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      page.on('pageerror', (error) => errors.push(`${name}: ${error.message}`))
      const address = pathToFileURL(path.join(decks, name)).href
      await page.goto(address)
      const slides = await page.locator('svg[data-marpit-svg]').count()
      for (let i = 1; i <= slides; i++) {
        await page.goto(`${address}#${i}`)
        await page.evaluate(() => document.fonts.ready)
        await page.screenshot({
          path: path.join(
            out,
            `slides-${name.replace(/\.html$/, '')}-${String(i).padStart(2, '0')}.png`,
          ),
        })
        count++
      }
      await context.close()
    }
    if (args.includes('--readme')) {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 720 },
        colorScheme: 'light',
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      await page.goto(pathToFileURL(at('dist', 'en', 'index.html')).href)
      await page.evaluate(() => document.fonts.ready)
      fs.mkdirSync(at('docs'), { recursive: true })
      await page.screenshot({ path: at('docs', 'palitos.png') })
    }
  } finally {
    await browser.close()
  }
  say(`${count} pictures in build/shots/`)
  if (errors.length) throw new Stop([...new Set(errors)].join('\n'))
})
