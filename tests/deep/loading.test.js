/** What a reader sees of a page while its scripts and letters come late: nothing jumps. */
import * as assert from 'uvu/assert'
import { browser, close, test } from '../browser/browser.mjs'
import { addressOf, isChapter, pagesIn } from '../browser/site.mjs'

/** what browsers call good */
const JUMP = 0.1

/** Runs in the page, before anything of it. */
function watch() {
  Object.assign(window, { jumped: 0 })
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of /** @type {any[]} */ (list.getEntries()))
      if (!hadRecentInput) /** @type {any} */ (window).jumped += value
  }).observe({ type: 'layout-shift', buffered: true })
}

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 412, height: 823 },
]) {
  /** @type {import('playwright-core').Page | undefined} */
  let page
  for (const name of [
    'index.html',
    ...pagesIn('es').filter(isChapter),
    ...pagesIn('en').filter(isChapter),
  ])
    // prettier-ignore
    test(`${name}, ${viewport.width} px wide: nothing jumps while scripts and letters come late`, async () => {
      if (!page) {
        const context = await browser.newContext({ viewport, offline: true, reducedMotion: 'reduce' })
        await context.addInitScript(watch)
        await context.route(/palitos(\/\w+)?\.js(\?\w+)?$/, async (route) => {
          await new Promise((done) => setTimeout(done, 300))
          await route.continue()
        })
        page = await context.newPage()
      }
      await page.goto(addressOf(name))
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
      assert.ok(jumped < JUMP, `${jumped}`)
    })
}

test.after(close)
test.run()
