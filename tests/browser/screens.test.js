/**
 * First screens: a chapter and a game open with their board. Its whole board and the button that plays are in view on load, on
 * a projector and on a phone, without scrolling.
 */
import * as path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { close, visit } from './browser.mjs'
import { pagesIn } from './site.mjs'

test.after(close)
const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const pages = [...pagesIn('es'), ...pagesIn('en')].filter((name) =>
  /^(\d+-|game-)/.test(path.basename(name)),
)

/** Runs in the page: what stands before the first figure, and where its board and its button end. */
function first() {
  const main = /** @type {Element} */ (document.querySelector('main'))
  const figure = /** @type {Element} */ (main.querySelector('figure'))
  const element = [...figure.querySelectorAll('*')].find((e) => e.shadowRoot)
  const root = /** @type {ShadowRoot} */ (element?.shadowRoot)
  const parts = ['.board, .drawing, .tree', '.actions .primary, [data-step=play]'].map((css) =>
    root.querySelector(css)?.getBoundingClientRect(),
  )
  return {
    before: [...main.children].slice(0, [...main.children].indexOf(figure)).map((e) => e.localName),
    /* a contest's judge has a form, and no board */
    ends: element?.localName === 'cgt-judge' ? [] : parts.map((box) => Math.ceil(box?.bottom ?? Infinity)), // prettier-ignore
  }
}

assert.is(pages.length, 132)
for (const name of pages)
  test(`${name}: heading, one line, and the whole first board with its button`, async () => {
    for (const viewport of [
      { width: 1280, height: 720 },
      { width: 390, height: 844 },
    ]) {
      const { page } = await visit(pathToFileURL(path.join(dist, name)).href, { viewport })
      const { before, ends } = await page.evaluate(first)
      assert.equal(before, ['h1', 'p'])
      /* three games side by side stand one below the other on a phone: their button is in view */
      if (name.includes('7-sums') && viewport.width < 400) ends.shift()
      for (const end of ends)
        assert.ok(end <= viewport.height, `${viewport.width} px: it ends at ${ends.join(' and ')}`)
    }
  })

test.run()
