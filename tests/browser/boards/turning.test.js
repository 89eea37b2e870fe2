/** Coins that turn over: chosen by touch and by key, taken back, told by a hint; games that are played to their end. */
import * as assert from 'uvu/assert'
import { close, done, open, test } from '../browser.mjs'

/** The coins that show heads. @param {import('playwright-core').Page} page */
const coins = (page) =>
  page.evaluate(() => /** @type {any} */ (document.querySelector('cgt-play')).session.position.text)
/** A move that leaves a lost position: its coins from 0, the last one first. @param {import('playwright-core').Page} page @returns {Promise<number[]>} */
const winning = (page) =>
  page.evaluate(() => {
    const { session } = /** @type {any} */ (document.querySelector('cgt-play'))
    const { game, position } = session
    const move = game
      .moves(position)
      .find((/** @type {any} */ m) => game.solve(m.to).outcome === 'loss')
    const [before, after] = [position.text, move.to.text]
    return [...before].flatMap((side, i) => (side === after[i] ? [] : i)).reverse()
  })
/** It is a person's turn again, or play is over. @param {import('playwright-core').Page} page */
const mine = (page) =>
  page.waitForFunction(() => {
    const play = /** @type {any} */ (document.querySelector('cgt-play'))
    return play.session.over || play.mine
  })

test('coins are chosen one by one by touch: a second touch takes one back, and only heads come last', async () => {
  const { page, troubles } = await open(
    '<cgt-play game="mock" start="1101010010" opponent="computer" first="me"></cgt-play>',
  )
  const coin = (/** @type {number} */ i) => page.locator('.board .turn').nth(i)
  const chosen = () =>
    page.locator('.board .turn').evaluateAll((all) => all.flatMap((e, i) => (e.matches('.chosen') ? i : []))) // prettier-ignore
  const button = page.locator('.actions .primary')
  await coin(6).click({ force: true })
  assert.match(
    String(await page.locator('.play').textContent()),
    /no move there/i,
    'it shows tails',
  )
  assert.equal(await chosen(), [])
  for (const i of [8, 6, 1]) await coin(i).click()
  assert.equal(await chosen(), [1, 6, 8])
  assert.ok(await coin(8).evaluate((e) => e.matches('.last')))
  assert.match(String(await button.textContent()), /Turn over 1,6,8/)
  await coin(6).click()
  assert.equal(await chosen(), [1, 8])
  await coin(1).click()
  await coin(8).click()
  assert.equal(await chosen(), [], 'the last one is taken back, too')
  for (let turn = 0; turn < 20 && !(await page.locator('.result').count()); turn++) {
    for (const i of await winning(page)) await coin(i).click()
    await button.click()
    await mine(page)
  }
  assert.match(String(await page.locator('.result').textContent()), /you win/i)
  assert.is(await coins(page), '0000000000')
  assert.equal(troubles, [])
  await done(page)
})

test('coins are chosen with the arrows and the space bar, and Enter turns them: a run of Ruler by its two ends', async () => {
  const { page, troubles } = await open(
    '<cgt-play game="ruler" start="0110110101" values="grundy" opponent="computer" first="me"></cgt-play>',
  )
  const labels = () =>
    page.locator('.board .turn').evaluateAll((all) => all.map((e) => e.getAttribute('aria-label')))
  assert.is((await labels())[7], 'coin 8: heads, worth 8')
  assert.match(
    String(await page.locator('.board .worth').textContent()),
    /2 ⊕ 1 ⊕ 1 ⊕ 2 ⊕ 8 ⊕ 2 = 10/,
  )
  await page.locator('.board [tabindex="0"]').focus()
  const at = () => page.evaluate(() => {
      const { root } = /** @type {any} */ (document.querySelector('cgt-play'))
      return [...root.querySelectorAll('.board .turn')].indexOf(root.activeElement)
    }) // prettier-ignore
  for (let turn = 0; turn < 20 && !(await page.locator('.result').count()); turn++) {
    const all = await winning(page)
    for (const i of new Set([all[0], all[all.length - 1]])) {
      for (let here = await at(); here !== i; here = await at())
        await page.keyboard.press(here < i ? 'ArrowRight' : 'ArrowLeft')
      await page.keyboard.press('Space')
    }
    const before = await coins(page)
    await page.keyboard.press('Enter')
    await mine(page)
    assert.is.not(await coins(page), before)
  }
  assert.match(String(await page.locator('.result').textContent()), /you win/i)
  assert.equal(troubles, [])
  await done(page)
})

test('a hint names the coins, and what it names is played with Enter', async () => {
  const { page } = await open(
    '<cgt-play game="turtles" start="0110010001" opponent="person"></cgt-play>',
  )
  await page.locator('.board [tabindex="0"]').focus()
  for (let level = 0; level < 3; level++) await page.keyboard.press('h')
  assert.equal(
    await page.locator('.board .turn').evaluateAll((all) => all.flatMap((e, i) => (e.matches('.best') ? i : []))), // prettier-ignore
    [6, 9],
  )
  await page.keyboard.press('Enter')
  assert.is(await coins(page), '0110011000')
  await page.keyboard.press('u')
  assert.is(await coins(page), '0110010001')
  await done(page)
})

test('the corners of a rectangle are chosen by two of them, and with the arrows in rows and columns', async () => {
  const { page, troubles } = await open(
    '<cgt-play game="tartan" start="0000/0000/0001" values="grundy" opponent="person"></cgt-play>',
  )
  const coin = page.locator('.board .turn')
  assert.is(await coin.nth(11).getAttribute('aria-label'), 'coin 4,3: heads, worth 12')
  await coin.nth(11).click()
  await coin.nth(1).click()
  const chosen = () =>
    coin.evaluateAll((all) => all.flatMap((e, i) => (e.matches('.chosen') ? i : [])))
  assert.equal(await chosen(), [1, 3, 9, 11])
  await page.locator('.actions .primary').click()
  assert.is(await coins(page), '0101/0000/0100')
  await coin.nth(9).focus()
  await page.keyboard.press('Space')
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowLeft']) await page.keyboard.press(key)
  await page.keyboard.press('Space')
  assert.equal(await chosen(), [0, 1, 8, 9])
  await page.keyboard.press('Enter')
  assert.is(await coins(page), '1001/0000/1000')
  assert.equal(troubles, [])
  await done(page)
})

test.after(close)
test.run()
