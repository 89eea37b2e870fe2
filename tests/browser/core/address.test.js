/**
 * What an address says of a figure: a link in the page, an address typed over it, the form of a game's page, and the
 * lines that a reader copies.
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as assert from 'uvu/assert'
import { each } from '../../deep.mjs'
import { close, done, pressed, test, visit } from '../browser.mjs'

const dist = fileURLToPath(new URL('../../../dist', import.meta.url))
const at = (/** @type {string} */ name, fragment = '') =>
  pathToFileURL(path.join(dist, name)).href + fragment
const position = (/** @type {import('playwright-core').Page} */ page) =>
  page.locator('#play').evaluate((/** @type {any} */ e) => e.position)
/** A browser tells of a new fragment a little later. @param {import('playwright-core').Page} page @param {string | null} text */
async function arrives(page, text) {
  const there = (/** @type {string | null} */ text) =>
    /** @type {any} */ (document.getElementById('play'))?.position === text
  await page.waitForFunction(there, text).catch(() => {}) // then the next line says what it is
  assert.is(await position(page), text)
}

test('every example of every game page can be pressed, and is set on the board', async () => {
  const games = fs.readdirSync(path.join(dist, 'es')).filter((name) => name.startsWith('game-'))
  assert.ok(games.length >= 25)
  for (const game of each(10, games)) {
    const { page } = await visit(at(`es/${game}`))
    await page.evaluate(() => document.querySelectorAll('details').forEach((d) => (d.open = true)))
    const links = await page.locator('a[href^="#play&"]').all()
    assert.ok(links.length > 1, game)
    for (const link of links) {
      const wanted = new URLSearchParams((await link.getAttribute('href'))?.replace('#play&', ''))
      await link.click()
      /* one example shows what a tree refuses */
      const refused = wanted.get('rules') === '3 5 2 9 12 100' ? 1 : 0
      if (wanted.has('start')) await arrives(page, wanted.get('start'))
      if (refused) await page.locator('#play .problem').waitFor()
      else await page.locator('#play .problem').waitFor({ state: 'detached' })
      assert.is(await page.locator('#play .problem').count(), refused, `${game} ${wanted}`)
    }
    await done(page)
  }
})

test('what an address does not name goes back to what the page says', async () => {
  const { page } = await visit(
    at('es/game-nim.html', '#play&rules=misere&start=9%209&moves=9-2&at=1&opponent=person'),
  )
  assert.is(await position(page), '7 9')
  await page.evaluate(() => {
    location.hash = '#play&start=5%205'
  })
  await arrives(page, '5 5')
  const left = await page
    .locator('#play')
    .evaluate((e) => [e.getAttribute('rules'), e.getAttribute('moves')])
  assert.equal(left, [null, null])
})

test('the form sets a position, keeps the last good one at nonsense, and hides the foot that no longer holds', async () => {
  const { page } = await visit(at('es/game-graph.html'))
  const [arrows, token] = await page.locator('form.set input').all()
  await arrows.fill('1>2 2>3 3>x')
  await arrows.press('Enter')
  await page.locator('#play .problem').waitFor()
  assert.is(await position(page), '6')
  await arrows.fill('1>2 2>3 1>3')
  await token.fill('1')
  await token.press('Enter')
  await arrives(page, '1')
  assert.is(await page.locator('#play .problem').count(), 0)
  await page.locator('figure:has(#play) > footer').waitFor({ state: 'hidden' })
})

test('the iframe line of a page in a folder names embed.html where it is', async () => {
  const { page } = await visit(at('es/game-nim.html'))
  await pressed(page, 'Compartir', page.locator('#play'))
  const lines = await page.locator('#play code').allTextContents()
  const src = /src="([^"]*)"/.exec(lines.find((line) => line.startsWith('<iframe')) ?? '')?.[1]
  const address = (src ?? '').replaceAll('&amp;', '&')
  assert.ok(fs.existsSync(fileURLToPath(address.replace(/#.*/, ''))), address)
  await page.goto(address)
  assert.is(await page.locator('cgt-play').evaluate((/** @type {any} */ e) => e.position), '3 4 5')
})

test('an address that was written by hand is told what its + is, where it is refused', async () => {
  for (const [sum, told] of /** @type {const} */ ([
    ['nim+divisor', true],
    ['nim%20divisor', false],
  ])) {
    // prettier-ignore
    const { page } = await visit(at('es/sums.html', `#table&rules=${sum}&start=6%20%2B%2012`))
    const said = await page.locator('#table .problem').first().innerText()
    assert.is(said.endsWith('para un signo más escribe %2B.'), told, said)
    await done(page)
  }
})

test('an address that names a figure far down brings it into sight', async () => {
  const { page } = await visit(at('es/3-nim.html', '#misere&game=nim&rules=misere&start=1%201%205'))
  await page.waitForFunction(() => scrollY > 1000)
  const top = await page.locator('#misere').evaluate((e) => e.getBoundingClientRect().top)
  assert.ok(top >= 0 && top < 400, `${top}`)
})

test('a dark page prints light', async () => {
  const { page } = await visit(at('es/6-maze.html'), { colorScheme: 'dark' })
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
  assert.is(await theme(), 'dark')
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  assert.is(await theme(), 'light')
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  assert.is(await theme(), 'dark')
})

test.after(close)
test.run()
