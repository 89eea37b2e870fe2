/** terms.test.js -- a term shows what the glossary says of it, to a mouse, a key and a finger, and is a link without script. */
import * as assert from 'uvu/assert'
import { pathToFileURL } from 'node:url'
import { at } from '../../../tools/lib/run.mjs'
import { axe, close, done, test, visit } from '../browser.mjs'

/** @typedef {import('playwright-core').Page} Page */

test.after(close)

const NIM = pathToFileURL(at('dist', 'en', 'game-nim.html')).href
const term = (/** @type {Page} */ page) => page.locator('a.term[href$="glossary.html#xor"]')
const tip = (/** @type {Page} */ page) => page.locator('.tip')
/** @param {import('../browser.mjs').Options} [options] */
async function opened(options) {
  const { page, troubles } = await visit(NIM, options)
  if (options?.javaScriptEnabled !== false) await tip(page).waitFor({ state: 'attached' })
  return { page, troubles }
}

test('a mouse over a term sees its entry, may go into it, and Escape closes it', async () => {
  const { page, troubles } = await opened({ clock: true })
  await term(page).hover()
  await tip(page).waitFor()
  assert.match(await tip(page).innerText(), /^XOR The sum of numbers in binary without carrying/)
  const box = await tip(page).boundingBox()
  assert.ok(box && box.x >= 0 && box.width <= 380)
  await tip(page).hover()
  await page.clock.runFor(400)
  assert.ok(await tip(page).isVisible())
  await page.keyboard.press('Escape')
  assert.not.ok(await tip(page).isVisible())
  await page.locator('h1').hover()
  await term(page).hover()
  await tip(page).waitFor()
  await page.locator('h1').hover()
  await tip(page).waitFor({ state: 'hidden' })
  assert.equal(troubles, [])
  await done(page)
})

test('a key that brings the focus shows it, and it is what describes the link', async () => {
  const { page } = await opened()
  await page.keyboard.press('Tab')
  await term(page).focus()
  await tip(page).waitFor()
  assert.equal(await axe(page), [])
  await page.keyboard.press('Escape')
  await tip(page).waitFor({ state: 'hidden' })
  const described = await term(page).evaluate(
    (link) => document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent,
  )
  assert.match(described ?? '', /^XOR The sum of numbers/)
  await page.keyboard.press('Enter')
  await page.waitForURL(/glossary\.html#xor$/)
  await done(page)
})

test('a finger shows it, and once more follows the link; elsewhere closes it', async () => {
  const { page } = await opened({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await term(page).tap()
  await tip(page).waitFor()
  const fits = () =>
    tip(page).evaluate((box) => {
      const { left, right } = box.getBoundingClientRect()
      return left >= 0 && right <= innerWidth && document.documentElement.scrollWidth <= innerWidth
    })
  assert.ok(await fits())
  await page.locator('h1').tap()
  await tip(page).waitFor({ state: 'hidden' })
  assert.ok(page.url().endsWith('game-nim.html'))
  await term(page).tap()
  await tip(page).waitFor()
  await term(page).tap()
  await page.waitForURL(/glossary\.html#xor$/)
  await done(page)
})

test('without script it is a link, and the entries are not seen', async () => {
  const { page } = await opened({ javaScriptEnabled: false })
  assert.is(await page.locator('.terms').isVisible(), false)
  await term(page).click()
  await page.waitForURL(/glossary\.html#xor$/)
})

test.run()
