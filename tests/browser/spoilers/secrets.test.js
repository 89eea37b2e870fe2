/** What is hidden stays hidden: words of a page wait until the figure beside them was played (web/spoilers/). All pages: site.mjs. */
import * as path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as assert from 'uvu/assert'
import { axe, close, newContext, open, visit, test } from '../browser.mjs'

/** @typedef {import('playwright-core').Page} Page */

test.after(close)
const dist = fileURLToPath(new URL('../../../dist', import.meta.url))

const GAME = 'game="subtraction" rules="1 2" start="2" opponent="person"'
/** @param {string} when @param {string} [id] */
const figure = (when, id = 'a') =>
  `<figure><cgt-play id="${id}" ${GAME}></cgt-play><footer data-after="${when}">Take both.</footer></figure>`
/** What a reader finds, copies and hears of it. @param {Page} page @param {string} [css] */
const reads = (page, css = 'body') =>
  page.locator(css).evaluate((e) => /** @type {HTMLElement} */ (e).innerText)
/** @param {Page} page @param {string} text @param {string} [id] */
const play = (page, text, id = 'a') =>
  page.locator(`#${id}`).evaluate((/** @type {any} */ e, text) => {
    e.play(e.session.game.move(e.position, text))
  }, text)

test('words wait in their room until the figure is at its end, and stay when it is played again', async () => {
  const { page, troubles } = await open(`<main><h1>x</h1>${figure('end')}<p>After.</p></main>`)
  const place = () => page.getByText('After.').evaluate((e) => e.getBoundingClientRect().top)
  const before = await place()
  assert.not.match(await reads(page), 'Take both')
  assert.is(await page.getByText('Take both').isVisible(), false)
  const said = JSON.stringify(await axe(page))
  assert.is(said, '[]')
  await play(page, '2-1')
  assert.not.match(await reads(page), 'Take both')
  await play(page, '1-1')
  assert.match(await reads(page), 'Take both')
  assert.is(await page.getByRole('button', { name: 'Show the answer' }).count(), 0)
  await page.locator('#a').evaluate((/** @type {any} */ e) => e.restart())
  assert.match(await reads(page), 'Take both', 'it was read already')
  assert.is(await place(), before, 'nothing jumped')
  assert.equal(troubles, [])
})

test('buttons beside one figure say what each shows, and of which figure', async () => {
  const named = (/** @type {string} */ id, /** @type {string} */ title) =>
    figure('end', id).replace('<figure>', `<figure><header><h3>${title}</h3></header>`)
  const { page } = await open(
    `<main><h1>x</h1>${named('a', 'Two')}<div data-after="end"><p>It is so.</p></div>${named('b', 'Three')}</main>`,
  )
  const buttons = page.locator('.cgt-after')
  const names = ['Show the answer: Two', 'Show the explanation: Two', 'Show the answer: Three']
  for (const [i, name] of names.entries()) {
    assert.is(await page.getByRole('button', { name, exact: true }).count(), 1, name)
    // what is seen is how the name begins
    assert.ok(name.startsWith(`${await buttons.nth(i).innerText()}: `))
  }
  await page.getByRole('button', { name: names[1], exact: true }).click()
  assert.match(await reads(page), 'It is so.')
})

test('a first try is enough for some words; others wait until it is found', async () => {
  const { page } = await open(
    `<main>${figure('guess')}${figure('solved', 'b').replace('opponent="person"', 'first="me"')}</main>`,
  )
  await play(page, '2-1')
  assert.match(await reads(page, 'figure:nth-of-type(1)'), 'Take both')
  await play(page, '2-1', 'b')
  await page.waitForFunction(() => /** @type {any} */ (document.querySelector('#b')).session.over)
  assert.not.match(await reads(page, 'figure:nth-of-type(2)'), 'Take both', 'the computer took it')
  await page.locator('#b').evaluate((/** @type {any} */ e) => e.restart())
  await play(page, '2-2', 'b')
  assert.match(await reads(page, 'figure:nth-of-type(2)'), 'Take both')
})

test('a button shows them to whoever wants them, in the language of the page, and the reader goes on from there', async () => {
  const { page } = await open(figure('end'), { lang: 'es' })
  const button = page.getByRole('button', { name: 'Mostrar la respuesta' })
  await button.press('Enter')
  assert.match(await reads(page), 'Take both')
  assert.is(await page.evaluate(() => document.activeElement?.localName), 'footer')
  assert.is(await button.count(), 0)
})

test('words outside of a figure belong to the last before them under their heading, else the next, or to the one they name', async () => {
  const { page } = await open(
    `<main><h2>One</h2><p id="first" data-after="end">1</p>${figure('end')}<p>see <b id="last" data-after="end">2</b></p>
    <h2>Two</h2><p id="none" data-after="end">3</p><p id="named" data-after="end" data-of="a">4</p></main>`,
  )
  const waits = () =>
    page.evaluate(() =>
      ['first', 'last', 'none', 'named'].map((id) => document.getElementById(id)?.dataset.waits),
    )
  assert.equal(await waits(), ['yes', 'yes', 'no', 'yes'])
  await play(page, '2-2')
  assert.equal(await waits(), ['no', 'no', 'no', 'no'])
})

test('values that are shown tell the words, too; so do a checked theorem, a strip that is uncovered and a graph at its end', async () => {
  const { page } = await open(
    `<main>${figure('end')}
    <figure><cgt-theorem game="nim" universe="0..1 0..1"></cgt-theorem><footer data-after="end">t</footer></figure>
    <figure><cgt-strip to="2" values="off"></cgt-strip><footer data-after="end">s</footer></figure>
    <figure><cgt-graph edges="2>1" at="0"></cgt-graph><footer data-after="end">g</footer></figure>
    <figure><cgt-tree leaves="1 2"></cgt-tree><footer data-after="end">e</footer></figure>
    <figure><cgt-mex set="0" values="off"></cgt-mex><footer data-after="end">m</footer></figure></main>`,
  )
  const waits = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('footer')].map((e) => e.dataset.waits).join(' '),
    )
  assert.is(await waits(), 'yes yes yes yes yes yes')
  await page.locator('cgt-play').evaluate((e) => e.setAttribute('values', 'outcome'))
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await page.locator('cgt-theorem .map').waitFor()
  await page.locator('cgt-strip [data-n="0"]').focus()
  for (const _ of [0, 1, 2]) await page.keyboard.press('v')
  for (const name of ['cgt-graph', 'cgt-tree'])
    await page.locator(`${name} [data-step=last]`).click()
  await page.locator('cgt-mex').getByRole('button', { name: 'Show the answer' }).click()
  assert.is(await waits(), 'no no no no no no')
})

test('words wait for a figure whose script comes after that of the words, and follow it from then on', async () => {
  const { page } = await visit(pathToFileURL(path.join(dist, 'en', '3-nim.html')).href)
  await page.waitForFunction(() => !!customElements.get('cgt-challenge'))
  const waits = () =>
    page.locator('figure:has(#stay) [data-after]').evaluate((e) => /** @type {any} */ (e).dataset.waits) // prettier-ignore
  assert.is(await waits(), 'yes')
  await page.locator('#stay').evaluate((/** @type {any} */ e) => {
    e.done = true
    e.update()
  })
  await page.waitForFunction(() => !document.querySelector('figure:has(#stay) [data-waits=yes]'))
  assert.is(await waits(), 'no')
})

test('paper has them, unless it is a handout', async () => {
  const { page } = await open(figure('end'))
  await page.emulateMedia({ media: 'print' })
  assert.match(await reads(page), 'Take both')
  assert.not.match(await reads(page), 'Show the answer')
  await page.evaluate(() => (document.documentElement.dataset.handout = ''))
  assert.not.match(await reads(page), 'Take both')
})

test('on the projector whatever states a value waits too: V tells that of a figure there, and that of no figure elsewhere', async () => {
  const { page } = await open(
    `<main><p><b data-fact="nim 1 = win 1-1">Nobody’s.</b></p><h2>x</h2><figure><cgt-play id="a" ${GAME}></cgt-play><footer data-fact="nim 1 = win 1-1">Its own.</footer></figure></main>`.replace(
      '<b ',
      '<b data-after="end" ',
    ),
  )
  assert.match(await reads(page), 'Its own')
  await page.evaluate(() => (document.documentElement.dataset.proj = ''))
  await page.waitForFunction(() => !document.body.innerText.includes('Its own'))
  assert.not.match(await reads(page), 'Nobody')
  await page.keyboard.press('v')
  assert.match(await reads(page), 'Nobody')
  assert.not.match(await reads(page), 'Its own')
  await page.locator('#a .board [tabindex="0"]').first().focus()
  await page.keyboard.press('v')
  await page.waitForFunction(() => document.body.innerText.includes('Its own'))
})

test('what a figure holds for who has no script asks for no button beside it', async () => {
  const { page } = await open(
    `<div><main><h2>x</h2><cgt-tree leaves="3 5 2 9" values="off"><span data-fact="tree{3 5 2 9} 0 = value 3">It is 3.</span></cgt-tree><p>a <b data-after="end" data-fact="nim 1 = win 1-1">1</b></p></main></div>`,
  )
  await page.evaluate(() => (document.documentElement.dataset.proj = ''))
  await page.locator('p > .cgt-after').waitFor()
  assert.is(await page.locator('.cgt-after').count(), 1)
})

test('without a script they are there', async () => {
  const context = await newContext({ javaScriptEnabled: false, offline: true })
  const page = await context.newPage()
  await page.goto(pathToFileURL(path.join(dist, 'en', 'game-cake.html')).href)
  assert.ok(await page.locator('footer[data-after]').first().isVisible())
  await context.close()
})

test.run()
