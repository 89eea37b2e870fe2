/** What a game tells people: hints, moves in words, refusals. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { close, open } from './browser.mjs'

test.after(close)

/** @param {import('playwright-core').Page} page */
const told = async (page) => (await page.locator('.told').innerText()).replace(/\s+/g, ' ')
/** @param {import('playwright-core').Page} page @param {number} times */
async function hint(page, times) {
  for (let i = 0; i < times; i++) await page.keyboard.press('h')
}

test('where some moves tie and the rest lose, the hint asks for a tie, and says what loses to what', async () => {
  const { page, troubles } = await open(
    '<cgt-play game="tictactoe" rules="3" start="x../.../..."></cgt-play>',
  )
  await page.locator('.board [tabindex="0"]').focus()
  await hint(page, 2)
  assert.is(await told(page), 'Hint: No move wins; choose one that does not lose (it ties).')
  await hint(page, 2)
  assert.match(
    await told(page),
    /^Why: Play b2: it leads to a tie, and nobody can do better\. These lose: b1 to \w\d, /,
  )
  assert.is((await told(page)).split(' to ').length, 2 + 7, 'every move but the middle')
  assert.equal(troubles, [])
})

test.run()
