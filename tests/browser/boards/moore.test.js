/** Moore's Nim: a move that grows heap by heap, by mouse and by keyboard, and the columns that say why. */
import * as assert from 'uvu/assert'
import { close, done, open, test } from '../browser.mjs'

/** @typedef {import('playwright-core').Page} Page */

const PLAY = '<cgt-play game="moore" rules="2" opponent="computer" first="me"'
const selected = (/** @type {Page} */ page) =>
  page.evaluate(() => /** @type {any} */ (document.querySelector('cgt-play')).selected?.text ?? '')
const sticks = (/** @type {Page} */ page, /** @type {number} */ heap) =>
  page.locator(`.board .stick[data-row="${heap}"]`)
/** What wins, as what each heap loses; where play stands when it is the person's turn again, or over. */
const winning = (/** @type {Page} */ page) =>
  page.evaluate(() => {
    const { session } = /** @type {any} */ (document.querySelector('cgt-play'))
    const { game, position } = session
    const move = game
      .moves(position)
      .find((/** @type {any} */ m) => game.solve(m.to).outcome === 'loss')
    const [before, after] = [position, move.to].map((p) => p.text.split(' ').map(Number))
    return {
      text: move.text,
      lost: before.map((/** @type {number} */ n, /** @type {number} */ i) => n - after[i]),
    }
  })
const answered = (/** @type {Page} */ page) =>
  page.waitForFunction(() => {
    const play = /** @type {any} */ (document.querySelector('cgt-play'))
    return play.session.over || play.mine
  })

test('a stick and then one of another heap are one move; a third heap begins anew, and × takes a heap out', async () => {
  const { page, troubles } = await open(`${PLAY} start="3 4 5"></cgt-play>`)
  await sticks(page, 1).nth(3).click()
  assert.is(await selected(page), '4-1')
  await sticks(page, 2).nth(3).click()
  assert.is(await selected(page), '4-1+5-2')
  await sticks(page, 2).nth(1).click()
  assert.is(await selected(page), '4-1+5-4')
  await page.locator('.keep[data-row="1"]').click()
  assert.is(await selected(page), '5-4')
  await sticks(page, 0).nth(2).click()
  assert.is(await selected(page), '3-1+5-4')
  await sticks(page, 1).nth(0).click()
  assert.is(await selected(page), '4-4')
  assert.is(await page.locator('.board [tabindex="0"]').count(), 1)
  assert.equal(troubles, [])
  await done(page)
})

test('with values shown, the ones of each column are counted modulo 3, of what the chosen move leaves', async () => {
  const { page } = await open(`${PLAY} start="3 4 5" values="outcome"></cgt-play>`)
  const foot = async () => (await page.locator('.counted tfoot td').allTextContents()).map((s) => s.trim()) // prettier-ignore
  assert.equal(await foot(), ['2', '1', '2'])
  await sticks(page, 1).nth(3).click()
  await sticks(page, 2).nth(3).click()
  assert.equal(await foot(), ['0', '0', '0'])
  await done(page)
})

test('won with the mouse: three equal heaps are left again and again', async () => {
  const { page, troubles } = await open(`${PLAY} start="3 4 5"></cgt-play>`)
  for (let turn = 0; turn < 9 && !(await page.locator('.result').count()); turn++) {
    const { text, lost } = await winning(page)
    for (const [heap, n] of lost.entries()) if (n) await sticks(page, heap).nth(-n).click()
    assert.is(await selected(page), text)
    await page.locator('.actions .primary').click()
    await answered(page)
  }
  assert.match(String(await page.locator('.result').textContent()), /you win/i)
  assert.equal(troubles, [])
  await done(page)
})

test('won with the keyboard: arrows choose in each heap, Enter plays', async () => {
  const { page, troubles } = await open(`${PLAY} start="2 3 3"></cgt-play>`)
  const at = () =>
    page.evaluate(() => {
      const { shadowRoot } = /** @type {Element} */ (document.querySelector('cgt-play'))
      const { row, col } = /** @type {HTMLElement} */ (shadowRoot?.activeElement).dataset
      return { row: Number(row), col: Math.floor(Number(col)) }
    })
  for (let turn = 0; turn < 9 && !(await page.locator('.result').count()); turn++) {
    const { text, lost } = await winning(page)
    const heaps = await page.evaluate(() =>
      /** @type {any} */ (document.querySelector('cgt-play')).session.position.text
        .split(' ')
        .map(Number),
    )
    await page.locator('.board [tabindex="0"]').focus()
    /* to the top first; what was chosen on the way is taken out, heap by heap, or becomes what wins */
    for (let k = 0; k < 3; k++) await page.keyboard.press('ArrowUp')
    for (let pass = 0; pass < 2; pass++)
      for (const [heap, n] of lost.entries()) {
        if (!heaps[heap]) continue
        for (let k = 0; k < 9 && (await at()).row !== heap; k++)
          await page.keyboard.press((await at()).row < heap ? 'ArrowDown' : 'ArrowUp')
        for (let k = 0; k < 9 && (await at()).col !== heaps[heap] - n; k++)
          await page.keyboard.press((await at()).col < heaps[heap] - n ? 'ArrowRight' : 'ArrowLeft')
      }
    assert.is(await selected(page), text)
    await page.keyboard.press('Enter')
    await answered(page)
  }
  assert.match(String(await page.locator('.result').textContent()), /you win/i)
  assert.equal(troubles, [])
  await done(page)
})

test.after(close)
test.run()
