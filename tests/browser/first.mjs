/** first.mjs -- a page before its script has come: the first figure stands where it will stay. */
import * as assert from 'uvu/assert'
import { keep, visit, test } from './browser.mjs'
import { addressOf } from './site.mjs'

/** @typedef {import('playwright-core').Page} Page */

const viewport = { width: 412, height: 823 }
/** what letters of the system may change of a figure's height */
const SLACK = 0.08

/** Runs in the page. */
function first() {
  const first = [...document.querySelectorAll('*')].find((e) => e.localName.startsWith('cgt-'))
  return {
    drawn: first?.matches(':defined') ?? false,
    height: first?.getBoundingClientRect().height ?? 0,
    text: first?.shadowRoot?.querySelector('[role]')?.getAttribute('aria-label') ?? '',
  }
}

/** One test a page. @param {string[]} names in dist */
export function testFirst(names) {
  /** without palitos.js @type {Page | undefined} */
  let bare
  for (const name of names)
    test(`${name} shows its first figure without palitos.js, and the script draws it in the same room`, async () => {
      if (!bare) {
        ;({ page: bare } = await visit('about:blank', { viewport }))
        await bare.route('**/palitos.js', (route) => route.abort())
        keep(bare)
      }
      await bare.goto(addressOf(name))
      const before = await bare.evaluate(first)
      const { page } = await visit(addressOf(name), { viewport })
      await page.waitForFunction(
        () => document.fonts.size > 0 && document.fonts.status === 'loaded',
      )
      const after = await page.evaluate(first)
      assert.equal([before.drawn, after.drawn], [false, true])
      assert.is(before.text, after.text, 'the same figure, in the same language')
      assert.ok(before.text)
      const grown = Math.abs(before.height / after.height - 1)
      assert.ok(before.height > 100 && grown < SLACK, `${before.height}, ${after.height}`)
    })
}
