/** The laboratory: kinds of games, rules that are refused, what it says of periods and formulas. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { close, open } from './browser.mjs'

test.after(close)

/** @param {import('playwright-core').Page} page */
const said = (page) => page.locator('cgt-lab .found').innerText()

test('a rule typed in Spanish gives its values, its proved period, its formula and a game', async () => {
  const { page, troubles } = await open('<cgt-lab></cgt-lab>')
  const rule = page.getByLabel('Rule', { exact: true })
  await rule.fill('quita x si x < 5')
  await rule.press('Tab')
  assert.match(await said(page), /g\(n\) = n mod 5\. It follows from the period: proved\./)
  assert.match(
    await page.locator('cgt-strip').evaluate((e) => e.shadowRoot?.textContent ?? ''),
    /Period 5 from 0 on: proved/,
  )
  assert.is(await page.locator('cgt-play').getAttribute('rules'), 'quita x si x < 5')
  await rule.fill('take x if x divides k and x < k')
  await rule.press('Tab')
  assert.match(await said(page), /No period was seen up to 372/)
  assert.match(await said(page), /exponent of 2 in n\. A guess: it fits from 1 to 372, and is not/)
  assert.equal(troubles, [])
  await page.context().close()
})

test('what cannot be read is told with its column, and the last good game stays', async () => {
  const { page } = await open('<cgt-lab rules="take 1, 3 or 4"></cgt-lab>')
  const rule = page.getByLabel('Rule', { exact: true })
  await rule.fill('take x if k')
  await rule.press('Tab')
  assert.match(await page.locator('cgt-lab .problem').first().innerText(), /comparison.*column 11/s)
  assert.is(await page.locator('cgt-strip').getAttribute('rules'), 'take 1, 3 or 4')
  await page.context().close()
})

test('each kind of game is shown with its picture and can be played, and none troubles the page', async () => {
  const { page, troubles } = await open('<cgt-lab></cgt-lab>')
  for (const [kind, picture] of [
    ['subtraction', 'cgt-strip'],
    ['octal', 'cgt-strip'],
    ['graph', 'cgt-graph'],
    ['piece', 'cgt-play'],
    ['rule', 'cgt-strip'],
  ]) {
    await page.getByLabel('Kind of game').selectOption(kind)
    assert.is(await page.locator(`cgt-lab >> ${picture}`).count(), 1, kind)
    assert.is(await page.locator('cgt-play').getAttribute('game'), kind)
    assert.is(await page.locator('.problem').count(), 0, kind)
  }
  assert.equal(troubles, [])
  await page.context().close()
})

test('the table is a link to a CSV of all rows, and a piece that can go back is played', async () => {
  const { page, troubles } = await open(
    '<cgt-lab rules="take 1"></cgt-lab><cgt-lab game="piece" rules="... (1,0) (-1,0)" start="b1"></cgt-lab>',
  )
  const link = await page.locator('a[download]').getAttribute('href')
  const rows = decodeURIComponent(String(link).split(',').slice(1).join(',')).trim().split('\n')
  assert.equal([rows.length, rows[1], rows[373]], [374, '0,loss,0', '372,loss,0'])
  assert.is(await page.locator('cgt-lab >> cgt-play').count(), 2)
  assert.is(await page.locator('.problem').count(), 0)
  assert.equal(troubles, [])
  await page.context().close()
})

test.run()
