/**
 * every.test.js -- the board at the head of each game's page is played to its end against the perfect computer: by
 * mouse as the first player with the best moves, by keyboard as the second with any moves. Who wins is said, as theory
 * has it, and undo brings the start back.
 */
import * as path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { close, visit } from './browser.mjs'
import { pagesIn } from './site.mjs'

/** @typedef {import('playwright-core').Page} Page */

test.after(close)

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const pages = pagesIn('en').filter((name) => /game-|sums/.test(name))
/** the page, and attributes that its board is given besides @type {[string, Record<string, string>][]} */
const PLAYS = [
  ...pages.map((name) => /** @type {[string, Record<string, string>]} */ ([name, {}])),
  [path.join('en', 'game-tictactoe.html'), { rules: '4', start: 'xo../.x../o.../....' }],
  [path.join('en', 'game-octal.html'), { rules: 'grundy', start: '9' }],
  [
    path.join('en', 'game-maze.html'),
    { rules: '.....'.repeat(3).match(/.{5}/g)?.join('/') ?? '', start: 'e3' },
  ],
]

/** @param {Page} page of the first board */
const board = (page) => page.locator('cgt-play').first()
/** @param {Page} page @returns {Promise<any>} */
const state = (page) =>
  board(page).evaluate((e) => {
    const { session, mine } = /** @type {any} */ (e)
    const { outcome, move } = session.game.solve(session.position)
    return {
      ...{ position: session.position.text, over: session.over, mine, ply: session.ply },
      ...{ outcome, item: move?.item, choice: move?.choice, start: session.start.text },
    }
  })
/** Once the computer has answered. @param {Page} page */
async function settled(page) {
  for (let i = 0; i < 4000; i++) {
    const now = await state(page)
    if (now.mine || now.over) return now
    await page.waitForTimeout(30)
  }
  throw new Error('the computer does not answer')
}
/** @param {Page} page its place, in a part of its own where it is of a sum @param {{ item: number, choice: number }} move */
const cellOf = (page, { item, choice }) =>
  board(page)
    .locator(item >= 2 ** 24 ? `[data-part="${Math.floor(item / 2 ** 24)}"]` : '.board')
    .locator(`[data-item="${item % 2 ** 24}"][data-choice="${choice}"]`)
    .first()

/** @param {string} name @param {Record<string, string>} attributes */
async function opened(name, attributes) {
  const made = await visit(pathToFileURL(path.join(dist, name)).href)
  await made.page.evaluate(() => {
    const wait = window.setTimeout
    // The computer takes its time to be seen; here nobody looks
    window.setTimeout = /** @type {any} */ (
      (/** @type {() => void} */ work, time = 0) => wait(work, time / 20)
    )
  })
  await board(made.page).evaluate(
    (e, all) => {
      for (const [key, value] of Object.entries(all)) e.setAttribute(key, value)
    },
    { values: 'off', opponent: 'computer', level: 'perfect', ...attributes },
  )
  return made
}
/** @param {Page} page @param {string} start */
async function ended(page, start) {
  const said = await board(page).locator('.result').innerText()
  assert.match(said, /^(You win\.|The computer wins\.|Tie\.|The game ends with )/)
  assert.is(await board(page).locator('[data-choice]').count(), 0, 'nothing more can be played')
  const undo = board(page).getByRole('button', { name: 'Undo', exact: true })
  for (let i = 0; i < 60 && (await undo.isEnabled()); i++) await undo.click()
  assert.is((await state(page)).position, start, 'undone')
  return said
}

for (const [name, attributes] of PLAYS) {
  const title = `${path.basename(name, '.html')} ${Object.values(attributes).join(' ')}`.trim()
  test(`${title}: by mouse, first, with the best moves`, async () => {
    const { page, troubles } = await opened(name, { ...attributes, first: 'me' })
    const begin = await state(page)
    let best = true
    for (let turn = 0; turn < 60; turn++) {
      const now = await settled(page)
      if (now.over) break
      let cell = cellOf(page, now)
      if (!(await cell.count())) {
        // Where coins can go to one square, a coin is chosen first
        const coin = board(page).locator(`.disc[data-item="${now.item}"]`)
        if (await coin.count()) await coin.click()
        if (!(await cell.count())) {
          best = false
          cell = board(page).locator('.board [data-choice]').first()
        }
      }
      // Of what is drawn, the part that takes a finger: a line's handle
      const hit = cell.locator('.hit')
      await ((await hit.count()) ? hit.first() : cell).click({ force: true })
      assert.is((await state(page)).ply, now.ply, 'chosen, not yet played')
      await board(page).locator('.actions .primary').click()
    }
    assert.ok((await state(page)).over)
    const said = await ended(page, begin.start)
    const wins = {
      win: /^You win\.|ends with/,
      loss: /^The computer wins\.|ends with/,
      tie: /^Tie\.|ends with/,
    }
    if (best) assert.match(said, wins[/** @type {'win'} */ (begin.outcome)])
    assert.equal(troubles, [])
    await page.context().close()
  })

  test(`${title}: by keyboard, second, with any moves`, async () => {
    const { page, troubles } = await opened(name, { ...attributes, first: 'opponent' })
    const begin = await state(page)
    await board(page).getByRole('button', { name: 'Start', exact: true }).focus()
    await page.keyboard.press('Enter')
    for (let turn = 0; turn < 60; turn++) {
      const now = await settled(page)
      if (now.over) break
      await board(page).locator('.board [tabindex="0"]').focus()
      for (let i = 0; i < turn % 3; i++) await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      // Where the arrows came to what is no move, they go on
      for (let i = 0; i < 24 && (await state(page)).ply === now.ply; i++) {
        await page.keyboard.press(['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp'][(i >> 1) % 4])
        await page.keyboard.press('Enter')
      }
      assert.ok((await state(page)).ply > now.ply, `Enter plays at ${now.position}`)
    }
    assert.ok((await state(page)).over)
    const said = await ended(page, begin.start)
    if (begin.outcome === 'win') assert.match(said, /^The computer wins\.|ends with/)
    if (begin.outcome === 'tie') assert.not.match(said, /^You win\./)
    assert.equal(troubles, [])
    await page.context().close()
  })
}

test.run()
