/** What a reader sees of a page before its script has come: the first figure, where it will stay; and what comes after it. */
import * as path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as assert from 'uvu/assert'
import { DEEP, each } from '../../deep.mjs'
import { close, done, newContext, visit, test } from '../browser.mjs'
import { testFirst } from '../first.mjs'
import { isChapter, pagesIn } from '../site.mjs'

const dist = fileURLToPath(new URL('../../../dist', import.meta.url))
const chapters = pagesIn('es').filter(isChapter)
assert.ok(chapters.length > 10)
testFirst(DEEP ? [...chapters, ...pagesIn('en').filter(isChapter)] : each(3, chapters))

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

test('without a script the first figure has what is typed and chosen in it, and the figures inside it', async () => {
  for (const lang of ['es', 'en']) {
    const page = await (
      await newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    ).newPage()
    await page.goto(pathToFileURL(path.join(dist, lang, 'own-game.html')).href)
    const lab = page.locator('cgt-lab').first()
    const typed = lang === 'es' ? 'quita 1, 3 o 4' : 'take 1, 3 or 4'
    assert.is(await lab.locator('.rules input').inputValue(), typed)
    assert.is(await lab.locator('.start input').inputValue(), '10')
    assert.is(await lab.locator('select').inputValue(), 'rule')
    /* positions 0 to 40, in rows of the period: 7, as on the page with its script */
    const tops = await lab.locator('cgt-strip [data-n]').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top)) // prettier-ignore
    assert.is(tops.length, 41)
    assert.is(tops.lastIndexOf(tops[0]), 6)
    await page.context().close()
  }
})

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

test('the first figure answers before what later figures need is asked for; the letters come last, also where a script failed', async () => {
  const { page } = await visit('about:blank')
  /** @type {string[]} */
  let asked = []
  let failing = ''
  /** what the page asks for at once @type {string[]} */
  let first = []
  let all = () => {}
  let whole = Promise.resolve()
  await page.route(/\/[\w-]+\.js(\?\w+)?$/, async (route) => {
    const name = route
      .request()
      .url()
      .replace(/.*\/dist\/|\?.*/g, '')
    asked.push(name)
    if (first.every((name) => asked.includes(name))) all()
    if (name === failing) return route.abort()
    if (name !== 'palitos.js') return route.continue()
    // palitos.js is under way until all of them are asked for, and drawn is what stands before it
    await whole
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
    asked.push('-')
    await route.continue()
  })
  const TWO = ['palitos.js', 'site.js']
  /** @type {[file: string, first: string[], later: string[]][]} */
  const cases = [
    [
      'es/3-nim',
      TWO,
      ['palitos/numbers.js', 'palitos/proofs.js', 'palitos/spoilers.js', 'terms.js'],
    ],
    ['en/9-alphabeta', [...TWO, 'palitos/trees.js'], ['palitos/proofs.js', 'palitos/spoilers.js']],
    ['es/game-nim', TWO, ['palitos/numbers.js', 'terms.js']],
    [
      'en/11-contest',
      TWO,
      ['palitos/contest.js', 'palitos/proofs.js', 'palitos/spoilers.js', 'terms.js'],
    ],
    ['en/class', [...TWO, 'palitos/teach.js'], []],
  ]
  for (const [file, now, later] of each(2, cases))
    for (failing of ['', ...later.filter((name) => name !== 'terms.js').slice(0, 1)]) {
      asked = []
      first = now
      whole = new Promise((done) => (all = () => done(undefined)))
      await page.goto(pathToFileURL(path.join(dist, `${file}.html`)).href)
      await page.waitForFunction(() => document.fonts.size > 0)
      const end = asked.indexOf('-')
      assert.equal(asked.slice(0, end).sort(), [...now].sort(), file)
      assert.is(asked.at(-1), 'palitos/fonts.js', file)
      assert.equal(asked.slice(end + 1, -1).sort(), later, file)
      const missing = await page.evaluate(() => [
        ...new Set(
          [...document.querySelectorAll('*')]
            .filter((e) => e.localName.startsWith('cgt-') && !e.matches(':defined'))
            .map((e) => e.localName),
        ),
      ])
      assert.is(missing.length > 0, failing !== '', `${file}: ${missing}`)
    }
})

test.after(close)
test.run()
