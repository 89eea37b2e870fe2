/** What a reader sees of a page before its script has come: the first figure, where it will stay. */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { close, done, newContext, visit } from './browser.mjs'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
/** what letters of the system may change of a figure's height */
const SLACK = 0.08

test('each chapter shows its first figure without palitos.js, and the script draws it in the same room', async () => {
  const context = await newContext({ viewport: { width: 412, height: 823 }, offline: true })
  const [bare, whole] = [await context.newPage(), await context.newPage()]
  await bare.route('**/palitos.js', (route) => route.abort())
  const chapters = fs.readdirSync(path.join(dist, 'es')).filter((name) => /^\d/.test(name))
  assert.ok(chapters.length > 10)
  for (const name of chapters.flatMap((name) => [`es/${name}`, `en/${name}`])) {
    const [before, after] = await Promise.all(
      [bare, whole].map(async (page) => {
        await page.goto(pathToFileURL(path.join(dist, name)).href)
        return page.evaluate(() => {
          const all = [...document.querySelectorAll('*')]
          const first = all.find((e) => e.localName.startsWith('cgt-'))
          return {
            drawn: first?.matches(':defined') ?? false,
            height: first?.getBoundingClientRect().height ?? 0,
            text: first?.shadowRoot?.querySelector('[role]')?.getAttribute('aria-label') ?? '',
          }
        })
      }),
    )
    assert.equal([before.drawn, after.drawn], [false, true], name)
    assert.is(before.text, after.text, `${name}: the same figure, in the same language`)
    assert.ok(before.text, name)
    const grown = Math.abs(before.height / after.height - 1)
    assert.ok(before.height > 100 && grown < SLACK, `${name}: ${before.height}, ${after.height}`)
  }
  await context.close()
})

/** Runs in the page: how many figures stand there undrawn as soon as all are defined. @param {boolean} printed */
function watch(printed) {
  const { define } = customElements
  customElements.define = (name, element) => {
    define.call(customElements, name, element)
    if (printed) dispatchEvent(new Event('beforeprint'))
    const all = [...document.querySelectorAll('*')].filter((e) => e.matches(':defined'))
    const shown = all.map((e) => e.shadowRoot?.childElementCount).filter((n) => n !== undefined)
    Object.assign(window, { shown })
  }
}

test('the first figure is drawn before the others, but for paper and for an address that names a place', async () => {
  const address = pathToFileURL(path.join(dist, 'en', '8-minimax.html')).href
  for (const [hash, printed, before] of /** @type {const} */ ([
    ['', false, true],
    ['', true, false],
    ['#board', false, false],
  ])) {
    const { page, troubles } = await visit('about:blank')
    await page.addInitScript(watch, printed)
    await page.goto(address + hash)
    const shown = await page.evaluate(() => /** @type {any} */ (window).shown)
    assert.ok(shown.length > 5 && shown[0] > 0)
    assert.is(
      shown.slice(1).some((/** @type {number} */ n) => n === 0),
      before,
      `${hash} ${printed}`,
    )
    await page.waitForFunction(() =>
      [...document.querySelectorAll('*')].every((e) => e.shadowRoot?.childElementCount !== 0),
    )
    assert.equal(
      troubles.filter((line) => !line.includes('about:blank')),
      [],
    )
    await done(page)
  }
})

test.after(close)
test.run()
