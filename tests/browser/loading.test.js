/** What a reader sees of a page while it comes, and at once when it is there: nothing jumps, and the first figure is in sight. */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { close, newContext } from './browser.mjs'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const SCREENS = [
  { width: 1280, height: 720 },
  { width: 412, height: 823 },
]
/** what browsers call good */
const JUMP = 0.1
/** of a screen's height, for the first figure: its board and its buttons */
const ROOM = 400

const chapters = fs.readdirSync(path.join(dist, 'es')).filter((name) => /^\d/.test(name))
const games = fs.readdirSync(path.join(dist, 'es')).filter((name) => /^game-/.test(name))

/** Runs in the page, before anything of it. */
function watch() {
  Object.assign(window, { jumped: 0 })
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of /** @type {any[]} */ (list.getEntries()))
      if (!hadRecentInput) /** @type {any} */ (window).jumped += value
  }).observe({ type: 'layout-shift', buffered: true })
}

for (const viewport of SCREENS)
  test(`nothing jumps on the home page and in chapters while scripts and letters come late, ${viewport.width} px wide`, async () => {
    const context = await newContext({ viewport, offline: true, reducedMotion: 'reduce' })
    await context.addInitScript(watch)
    await context.route(/palitos[^/]*\.js$/, async (route) => {
      await new Promise((done) => setTimeout(done, 300))
      await route.continue()
    })
    const page = await context.newPage()
    for (const name of ['index.html', ...chapters.map((file) => path.join('es', file))]) {
      await page.goto(pathToFileURL(path.join(dist, name)).href)
      await page.waitForFunction(
        () =>
          document.fonts.check("1em 'Atkinson Hyperlegible Next'") &&
          [...document.fonts].length > 0 &&
          [...document.querySelectorAll('*')].every((e) => e.shadowRoot?.childElementCount !== 0),
      )
      // a shift is told with the frame after it
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
      const jumped = await page.evaluate(() => /** @type {any} */ (window).jumped)
      assert.ok(jumped < JUMP, `${name}: ${jumped}`)
    }
    await context.close()
  })

test('the first figure answers before what later figures need is asked for; the letters come last, also where a script failed', async () => {
  const context = await newContext({ offline: true, reducedMotion: 'reduce' })
  const page = await context.newPage()
  /** @type {string[]} */
  let asked = []
  let failing = ''
  await page.route(/\/[\w-]+\.js$/, async (route) => {
    const name = path.basename(route.request().url())
    asked.push(name)
    if (name === failing) return route.abort()
    if (name !== 'palitos.js') return route.continue()
    await new Promise((done) => setTimeout(done, 300))
    // what the page asked for while palitos.js was under way
    asked.push('-')
    await route.continue()
  })
  const TWO = ['palitos.js', 'site.js']
  /** @type {[file: string, first: string[], later: string[]][]} */
  const cases = [
    ['es/3-nim', TWO, ['palitos-after.js', 'palitos-figures.js', 'palitos-numbers.js', 'terms.js']],
    ['en/9-alphabeta', [...TWO, 'palitos-search.js'], ['palitos-after.js', 'palitos-figures.js']],
    ['es/game-nim', TWO, ['palitos-numbers.js', 'terms.js']],
    [
      'en/11-contest',
      [...TWO, 'palitos-classics.js'],
      ['palitos-after.js', 'palitos-contest.js', 'palitos-figures.js', 'terms.js'],
    ],
    ['en/class', [...TWO, 'palitos-teach.js'], []],
  ]
  for (const [file, first, later] of cases)
    for (failing of ['', ...later.filter((name) => name !== 'terms.js').slice(-1)]) {
      asked = []
      await page.goto(pathToFileURL(path.join(dist, `${file}.html`)).href)
      await page.waitForFunction(() => document.fonts.size > 0)
      const end = asked.indexOf('-')
      assert.equal(asked.slice(0, end).sort(), [...first].sort(), file)
      assert.equal(asked.slice(end + 1), [...later, 'palitos-fonts.js'], file)
      const missing = await page.evaluate(() => [
        ...new Set(
          [...document.querySelectorAll('*')]
            .filter((e) => e.localName.startsWith('cgt-') && !e.matches(':defined'))
            .map((e) => e.localName),
        ),
      ])
      assert.is(missing.length > 0, failing !== '', `${file}: ${missing}`)
    }
  await context.close()
})

test('title, line and rule leave room for the first figure on the first screen of every chapter and game', async () => {
  for (const viewport of [SCREENS[0], { width: 390, height: 844 }]) {
    const context = await newContext({ viewport, offline: true, reducedMotion: 'reduce' })
    const page = await context.newPage()
    for (const lang of ['es', 'en'])
      for (const name of [...chapters, ...games]) {
        await page.goto(pathToFileURL(path.join(dist, lang, name)).href)
        await page.evaluate(() => document.fonts.ready)
        const top = await page.evaluate(() => {
          const all = [...document.querySelectorAll('*')]
          return all.find((e) => e.localName.startsWith('cgt-'))?.getBoundingClientRect().top ?? NaN
        })
        const room = viewport.height - top
        assert.ok(room >= ROOM, `${lang}/${name} at ${viewport.width}: ${room}`)
      }
    await context.close()
  }
})

test.after(close)
test.run()
