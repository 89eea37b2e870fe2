/** Each game from its first move to its last: what stays is where it was; and words stay in their buttons, on some pages of games. In the deep run in both windows. */
import * as assert from 'uvu/assert'
import { DEEP } from '../../deep.mjs'
import { close, keep, open, test } from '../browser.mjs'
import { bodyOf, GAMES, jumped, PAGES, testWords, WINDOWS } from '../stage.mjs'

/** @typedef {import('playwright-core').Page} Page */

for (const [i, [lang, viewport]] of WINDOWS.entries()) {
  /** @type {Page | undefined} */
  let page
  /** @type {string[]} */
  let troubles
  for (const game of GAMES.filter((_, at) => DEEP || at % WINDOWS.length === i))
    test(`${game.name} ${game.start}, ${viewport.width} px wide: what stays is where it was, from the first move to the last`, async () => {
      if (!page) {
        ;({ page, troubles } = await open(GAMES.map(bodyOf).join(''), { viewport, lang }))
        keep(page)
      }
      await page.evaluate((body) => (document.body.innerHTML = body), bodyOf(game))
      assert.is(await page.evaluate(jumped, Infinity), '')
      assert.equal(troubles, [])
    })
}

/* each twelfth page of a game, and one in English: all of them in deep/stage.test.js */
testWords([
  'index.html',
  ...PAGES.filter((_, i) => i % 12 === 0).map((name) => `es/${name}`),
  'en/game-nim.html',
])

test.after(close)
test.run()
