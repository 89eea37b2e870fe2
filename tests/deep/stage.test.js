/** How much a window's layout shifts while a game is played, which is measured; and words in the buttons of each game's page. */
import * as assert from 'uvu/assert'
import { close, open, test } from '../browser/browser.mjs'
import { bodyOf, GAMES, jumped, PAGES, testWords, WINDOWS } from '../browser/stage.mjs'

/** of the window, and the turns in which it may shift so much: things that move are more of them the longer a game is */
const [SHIFT, TURNS] = [0.02, 8]

for (const [lang, viewport] of WINDOWS)
  for (const game of GAMES)
    test(`${game.name} ${game.start}, ${viewport.width} px wide: the window shifts by less than ${SHIFT}`, async () => {
      const { page, troubles } = await open(bodyOf(game), { viewport, lang })
      await page.evaluate(async () => {
        const drawn = () =>
          new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
        /* a busy machine shows the letters only now: what shifts for them (0.023 of this window) belongs to the page's coming */
        await drawn()
        const page = /** @type {any} */ (window)
        page.shift = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) page.shift += /** @type {any} */ (entry).value
        }).observe({ type: 'layout-shift' })
      })
      assert.is(await page.evaluate(jumped, TURNS), '')
      const shift = await page.evaluate(() => /** @type {any} */ (window).shift)
      assert.ok(shift <= SHIFT, `${shift}`)
      assert.equal(troubles, [])
    })

/* the home page and some of them: browser/stays.test.js */
testWords([...PAGES.map((name) => `es/${name}`), ...PAGES.filter((_, i) => i % 4 === 0).map((name) => `en/${name}`)]) // prettier-ignore

test.after(close)
test.run()
