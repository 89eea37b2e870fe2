/** Nim-sums and nim products as a table: what it holds, why, by touch and by key; covered; what it refuses; on a phone. */
import * as assert from 'uvu/assert'
import { close, done, open, test } from '../browser.mjs'

/** @typedef {import('playwright-core').Page} Page */

/** The rows as they are read, without heads. @param {Page} page */
const rows = (page) =>
  page
    .locator('cgt-nimbers tr')
    .evaluateAll((all) => all.slice(1).map((row) => [...row.querySelectorAll('td')].map((td) => td.textContent?.trim()).join(' '))) // prettier-ignore
const said = (/** @type {Page} */ page) => page.locator('cgt-nimbers .say').innerText()
const square = (/** @type {Page} */ page, /** @type {string} */ name) =>
  page.getByRole('gridcell', { name, exact: true })
/** "column row" of the squares that look so @param {Page} page @param {string} look */
const looking = (page, look) =>
  page.locator(`cgt-nimbers td.${look}`).evaluateAll((all) =>
    all.map((td) => {
      const row = /** @type {HTMLTableRowElement} */ (td.parentElement)
      return `${/** @type {HTMLTableCellElement} */ (td).cellIndex - 1} ${row.rowIndex - 1}`
    }),
  )

/** The definition, once more: every product is the least number that no choice strikes out. @param {number} size */
function products(size) {
  /** @type {number[][]} */
  const of = []
  for (let b = 0; b < size; b++) {
    of.push([])
    for (let a = 0; a < size; a++) {
      const struck = new Set()
      for (let x = 0; x < a; x++)
        for (let y = 0; y < b; y++) struck.add(of[b][x] ^ of[y][a] ^ of[y][x])
      let mex = 0
      while (struck.has(mex)) mex++
      of[b].push(mex)
    }
  }
  return of.map((row) => row.join(' '))
}

test('it has all products below 16, by the definition, and all sums', async () => {
  const { page, troubles } = await open('<cgt-nimbers></cgt-nimbers>')
  assert.equal(await rows(page), products(16))
  assert.match(await said(page), /Choose a square/)
  await page.getByRole('button', { name: 'Nim-sums' }).click()
  const sums = Array.from({ length: 16 }, (_, b) => Array.from({ length: 16 }, (_, a) => a ^ b))
  assert.equal(
    await rows(page),
    sums.map((row) => row.join(' ')),
  )
  assert.is(await page.getByRole('grid').getAttribute('aria-label'), 'Nim-sums of the numbers from 0 to 15') // prettier-ignore
  assert.equal(troubles, [])
  await done(page)
})

test('a chosen square says which numbers are struck out and by what; a sum by its row and its column', async () => {
  const { page } = await open('<cgt-nimbers size="8"></cgt-nimbers>')
  await square(page, '2 ⊗ 2 = 3').click()
  assert.is(await said(page), '2 ⊗ 2 = mex{0, 1, 2} = 3')
  assert.is(await page.locator('cgt-nimbers').getAttribute('at'), '2 2')
  const reasons = page.locator('cgt-nimbers .reason')
  assert.equal(
    (await reasons.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim()),
    ['0 = 0 ⊕ 0 ⊕ 0 x = 0, y = 0', '1 = 2 ⊕ 2 ⊕ 1 x = 1, y = 1', '2 = 0 ⊕ 2 ⊕ 0 x = 0, y = 1'],
  )
  await reasons.nth(1).click()
  assert.equal(await looking(page, 'used'), ['1 1', '2 1', '1 2'])
  await reasons.nth(1).click()
  assert.equal(await looking(page, 'used'), [])
  await page.getByRole('button', { name: 'Nim-sums' }).click()
  await square(page, '2 ⊕ 1 = 3').click()
  assert.equal(await looking(page, 'seen'), ['2 0', '0 1', '1 1'])
  assert.is(await said(page), '2 ⊕ 1 = mex{0, 1, 2} = 3')
  await square(page, '3 ⊕ 3 = 0').click()
  assert.match(await page.locator('cgt-nimbers .why').innerText(), /before|Nothing/)
  assert.equal(await reasons.count(), 0)
  await done(page)
})

test('by key: one tab stop, the arrows choose, the edge holds, V covers', async () => {
  const { page } = await open('<cgt-nimbers size="4" at="1 1"></cgt-nimbers>')
  assert.is(await page.locator('cgt-nimbers td[tabindex="0"]').count(), 1)
  await square(page, '1 ⊗ 1 = 1').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  assert.match(await said(page), /^2 ⊗ 2 = /)
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  assert.match(await said(page), /^3 ⊗ 2 = /)
  assert.is(
    await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.ariaLabel ?? ''),
    '3 ⊗ 2 = 1',
  )
  await page.keyboard.press('v')
  assert.is(await page.locator('cgt-nimbers').getAttribute('values'), 'off')
  assert.equal(await rows(page), ['0 0 0 0', '0 1 2 3', '0 2 ? ?', '0 3 ? ?'])
  await done(page)
})

test('covered it asks for the least number that is missing, and shows it when it is chosen again', async () => {
  const { page } = await open('<cgt-nimbers size="4" values="off"></cgt-nimbers>')
  const covered = square(page, '2 ⊗ 2: covered')
  await covered.click()
  assert.match(await said(page), /the numbers \{0, 1, 2\} are struck out\. Which is the least/)
  assert.is(await page.locator('cgt-nimbers .reason').count(), 0, 'they would tell it')
  await covered.press('Enter')
  assert.is(await said(page), '2 ⊗ 2 = mex{0, 1, 2} = 3')
  assert.equal(await rows(page), ['0 0 0 0', '0 1 2 3', '0 2 3 ?', '0 3 ? ?'])
  await page.getByRole('button', { name: 'Show all the numbers' }).click()
  assert.equal(await rows(page), products(4))
  await done(page)
})

test('what it cannot show is said in one sentence', async () => {
  for (const [attributes, sentence] of [
    ['size="17"', /“size” must be a whole number from 2 to 16, not “17”/],
    ['size="1"', /“size” must be a whole number from 2 to 16, not “1”/],
    ['at="3"', /expected a column and a row, such as 2 3/i],
    ['size="4" at="3 4"', /at most 3/i],
    ['at="a b"', /expected a number/i],
  ]) {
    const { page } = await open(`<cgt-nimbers ${attributes}></cgt-nimbers>`)
    assert.match(await page.locator('cgt-nimbers >> [role=alert]').innerText(), /** @type {RegExp} */ (sentence)) // prettier-ignore
    await done(page)
  }
})

test('on a phone it scrolls within itself, and the numbers of the rows stay', async () => {
  const { page } = await open('<cgt-nimbers at="2 2"></cgt-nimbers>')
  await page.setViewportSize({ width: 390, height: 844 })
  const seen = await page.locator('cgt-nimbers').evaluate((e) => {
    const place = /** @type {HTMLElement} */ (e.shadowRoot?.querySelector('.scroll'))
    place.scrollLeft = 1e4
    const head = /** @type {HTMLElement} */ (place.querySelector('tr:nth-child(3) th'))
    return {
      page: document.documentElement.scrollWidth - innerWidth,
      own: place.scrollWidth > place.clientWidth && place.scrollLeft > 0,
      head: head.getBoundingClientRect().left >= place.getBoundingClientRect().left - 1,
    }
  })
  assert.equal(seen, { page: 0, own: true, head: true })
  await done(page)
})

test.after(close)
test.run()
