/** Chomp and Northcott's game, played to the end by mouse and by keyboard. */
import * as assert from 'uvu/assert'
import { close, done, open, test } from '../browser.mjs'

/** @typedef {import('playwright-core').Page} Page */

/** A move that wins: its name, its item, and that item's place. */
const winning = (/** @type {Page} */ page) =>
  page.evaluate(() => {
    const { session } = /** @type {any} */ (document.querySelector('cgt-play'))
    const { game, position } = session
    const move = game
      .moves(position)
      .find((/** @type {any} */ m) => m.text === game.solve(position).move.text)
    const { row, col } = game.items(position).find((/** @type {any} */ i) => i.item === move.item)
    return { text: move.text, item: move.item, row, col }
  })
const answered = (/** @type {Page} */ page) =>
  page.waitForFunction(() => {
    const play = /** @type {any} */ (document.querySelector('cgt-play'))
    return play.session.over || play.mine
  })
const over = async (/** @type {Page} */ page) => (await page.locator('.result').count()) > 0

/** @param {Page} page */
async function byMouse(page) {
  for (let turn = 0; turn < 60 && !(await over(page)); turn++) {
    const { text, item } = await winning(page)
    const cell = page.locator(`.board [data-item="${item}"]`)
    if ((await cell.getAttribute('aria-selected')) !== 'true') await cell.click()
    const button = page.locator('.actions .primary')
    assert.ok(String(await button.textContent()).includes(text), text)
    await button.click()
    await answered(page)
  }
  assert.match(String(await page.locator('.result').textContent()), /you win/i)
}
/** @param {Page} page */
async function byKeyboard(page) {
  const at = () =>
    page.evaluate(() => {
      const { shadowRoot } = /** @type {Element} */ (document.querySelector('cgt-play'))
      const { row, col } = /** @type {HTMLElement} */ (shadowRoot?.activeElement).dataset
      return { row: Number(row), col: Number(col) }
    })
  for (let turn = 0; turn < 60 && !(await over(page)); turn++) {
    const { text, row, col } = await winning(page)
    assert.is(await page.locator('.board [tabindex="0"]').count(), 1)
    await page.locator('.board [tabindex="0"]').focus()
    for (let k = 0; k < 12 && (await at()).row !== row; k++)
      await page.keyboard.press((await at()).row < row ? 'ArrowDown' : 'ArrowUp')
    for (let k = 0; k < 12 && (await at()).col !== col; k++)
      await page.keyboard.press((await at()).col < col ? 'ArrowRight' : 'ArrowLeft')
    const chosen = await page.evaluate(
      () => /** @type {any} */ (document.querySelector('cgt-play')).selected?.text,
    )
    assert.is(chosen ?? text, text)
    await page.keyboard.press('Enter')
    await answered(page)
  }
  assert.match(String(await page.locator('.result').textContent()), /you win/i)
}
const CHOMP = '<cgt-play game="chomp" start="4 4 4" opponent="computer" first="me"'
const NORTHCOTT =
  '<cgt-play game="northcott" rules="6" start="1-6/2-5" opponent="computer" first="me"'

test('Chomp is won with the mouse; what was eaten keeps its place, in the colour of who ate it', async () => {
  const { page, troubles } = await open(`${CHOMP}></cgt-play>`)
  assert.is(await page.locator('.board [role="gridcell"]').count(), 12)
  await page.locator('.board [data-item="6"]').click()
  assert.is(await page.locator('.board .bite').count(), 1)
  assert.is(
    await page.locator('.board [aria-selected="true"]').getAttribute('aria-label'),
    'Eat c2',
  )
  await byMouse(page)
  assert.is(await page.locator('.board [role="gridcell"]').count(), 1)
  assert.is(await page.locator('.board [role="gridcell"]').getAttribute('aria-label'), 'a1: poisoned') // prettier-ignore
  assert.ok((await page.locator('.board .eaten.by1').count()) > 0)
  assert.ok((await page.locator('.board .eaten.by2').count()) > 0)
  assert.equal(troubles, [])
  await done(page)
})

test('Chomp is won with the keyboard, with letters on its squares', async () => {
  const { page, troubles } = await open(`${CHOMP} values="outcome"></cgt-play>`)
  await byKeyboard(page)
  assert.equal(troubles, [])
  await done(page)
})

test("Northcott's game is won with the mouse against retreats", async () => {
  const { page, troubles } = await open(`${NORTHCOTT}></cgt-play>`)
  await byMouse(page)
  assert.equal(troubles, [])
  await done(page)
})

test("Northcott's game is won with the keyboard", async () => {
  const { page, troubles } = await open(`${NORTHCOTT} values="outcome"></cgt-play>`)
  await byKeyboard(page)
  assert.equal(troubles, [])
  await done(page)
})

test.after(close)
test.run()
