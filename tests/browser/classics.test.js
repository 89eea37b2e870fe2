/** Games that come with a script of their own: before it is there, when it comes late, and where it never does. */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { browser, close, done, open } from './browser.mjs'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const BOARD = '<cgt-play game="wythoff" start="3 5">Two heaps, 3 and 5.</cgt-play>'

test('until its script has come a game keeps the words of its author, or what the page shows; then it is played', async () => {
  const context = await browser.newContext({ offline: true, reducedMotion: 'reduce' })
  const page = await context.newPage()
  /** @type {() => void} */
  let come = () => {}
  const late = new Promise((go) => (come = () => go(0)))
  await page.route(/palitos-classics\.js$/, async (route) => {
    await late
    await route.continue()
  })
  const shown = () =>
    page.evaluate(() => {
      const { shadowRoot } = /** @type {Element} */ (document.querySelector('cgt-play'))
      return {
        board: !!shadowRoot?.querySelector('.board'),
        problem: shadowRoot?.querySelector('.problem')?.textContent ?? '',
      }
    })
  await page.goto(pathToFileURL(path.join(dist, 'en', 'game-wythoff.html')).href, {
    waitUntil: 'commit',
  })
  await page.waitForFunction(() => customElements.get('cgt-play') !== undefined)
  assert.equal(await shown(), { board: true, problem: '' }, 'as the page has it')
  come()
  await page.waitForFunction(
    () => !!(/** @type {any} */ (document.querySelector('cgt-play')).session),
  )
  assert.equal(await shown(), { board: true, problem: '' })
  await context.close()
})

test('a page without the script says that there is no such game, and where it comes from; the script may come later still', async () => {
  const { page, troubles } = await open('<p></p>')
  /** @type {string[]} */
  const warned = []
  page.on('console', (line) => void (line.type() === 'warning' && warned.push(line.text())))
  await page.evaluate((html) => {
    document.body.insertAdjacentHTML('beforeend', html)
  }, BOARD)
  assert.is(
    String(await page.locator('cgt-play .problem').textContent()).trim(),
    'No game of that name.',
  )
  assert.equal(warned, ['<cgt-play>: more games come with palitos-classics.js, after palitos.js'])
  await page.addScriptTag({
    content: fs.readFileSync(path.join(dist, 'palitos-classics.js'), 'utf8'),
  })
  assert.is(await page.locator('cgt-play .problem').count(), 0)
  assert.is(
    await page.evaluate(
      () => /** @type {any} */ (document.querySelector('cgt-play')).session.position.text,
    ),
    '3 5',
  )
  assert.equal(troubles, [])
  await done(page)
})

test('the queen is brought to the corner by hand: each time to a pair that loses', async () => {
  const { page } = await open(
    '<cgt-play game="wythoff" start="4 6" values="outcome" opponent="computer" first="me"></cgt-play>',
  )
  for (let turn = 0; turn < 9 && !(await page.locator('.result').count()); turn++) {
    const { name, item } = await page.evaluate(() => {
      const { session } = /** @type {any} */ (document.querySelector('cgt-play'))
      const { game, position } = session
      const move = game
        .moves(position)
        .find((/** @type {any} */ m) => game.solve(m.to).outcome === 'loss')
      return { name: move.text, item: move.item }
    })
    await page.locator(`.board [data-item="${item}"]`).click()
    const button = page.locator('.actions .primary')
    assert.ok(String(await button.textContent()).includes(name), name)
    await button.click()
    await page.waitForFunction(() => {
      const play = /** @type {any} */ (document.querySelector('cgt-play'))
      return play.session.over || play.mine
    })
  }
  assert.match(String(await page.locator('.result').textContent()), /you win/i)
  await done(page)
})

test.after(close)
test.run()
