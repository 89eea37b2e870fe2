/**
 * every.mjs -- the board at the head of a game's page is played to its end against the perfect computer: by mouse as the
 * first player with the best moves, by keyboard as the second with any moves. Who wins is said, as theory has it, and undo
 * brings the start back.
 */
import * as path from 'node:path'
import * as assert from 'uvu/assert'
import { engine } from '../js/wasm.mjs'
import { visit, test } from './browser.mjs'
import { addressOf, pagesIn, textOf } from './site.mjs'

/** @typedef {import('playwright-core').Page} Page */
/** the page, and attributes that its board is given besides @typedef {[string, Record<string, string>]} Play */

/** @type {Play[]} */
export const PLAYS = pagesIn('en')
  .filter((name) => /game-|sums/.test(name))
  .map((name) => [name, {}])
/** One game of each kind of board. @type {Play[]} */
export const KINDS = [
  ...new Map(
    PLAYS.toReversed().map((play) => {
      const name = /<cgt-play [^>]*game="(\w+)"/.exec(textOf(play[0]))?.[1]
      return [engine.games.find((game) => game.name === name)?.board, play]
    }),
  ).values(),
]

/** @param {Page} page of the first board */
const board = (page) => page.locator('cgt-play').first()
/** @param {Page} page @returns {Promise<any>} */
const state = (page) =>
  board(page).evaluate((e) => {
    const { session, mine } = /** @type {any} */ (e)
    return {
      ...{ position: session.position.text, over: session.over, mine, ply: session.ply },
      start: session.start.text,
    }
  })
/** What theory says of its position: the outcome, and a move that keeps it. @param {Page} page @returns {Promise<any>} */
const solved = (page) =>
  board(page).evaluate((e) => {
    const { session } = /** @type {any} */ (e)
    const { outcome, move } = session.game.solve(session.position)
    return { outcome, item: move?.item, choice: move?.choice }
  })
/** Once the computer has answered. @param {Page} page */
async function settled(page) {
  await page.waitForFunction(
    (e) => /** @type {any} */ (e).mine || /** @type {any} */ (e).session.over,
    await board(page).elementHandle(),
  )
  return state(page)
}
/** @param {Page} page its place, in a part of its own where it is of a sum @param {{ item: number, choice: number }} move */
const cellOf = (page, { item, choice }) =>
  board(page)
    .locator(item >= 2 ** 24 ? `[data-part="${Math.floor(item / 2 ** 24)}"]` : '.board')
    .locator(`[data-item="${item % 2 ** 24}"][data-choice="${choice}"]`)
    .first()
/** Where the bar with the buttons stands in its element. @param {Page} page */
const bar = (page) =>
  board(page).evaluate((e) => {
    const { x, y } = e.getBoundingClientRect()
    const foot = /** @type {Element} */ (e.shadowRoot?.querySelector('.foot'))
    const { left, top, width, height } = foot.getBoundingClientRect()
    return [left - x, top - y, width, height]
  })
/** @param {Page} page a cell that the arrows lead to, by its row and column @returns {Promise<[number, number]>} of what has the focus */
const at = (page) =>
  page.evaluate(() => {
    const cell = /** @type {HTMLElement | null | undefined} */ (
      document.activeElement?.shadowRoot?.activeElement
    )
    return [Number(cell?.dataset.row), Number(cell?.dataset.col)]
  })

/** Goes to a cell with the arrow keys alone. @param {Page} page @param {[number, number]} want */
async function reach(page, want) {
  let turned = false
  let here = await at(page)
  for (let i = 0; i < 60; i++) {
    const [row, col] = here
    if (row === want[0] && col === want[1]) return
    /** @type {boolean} */
    const upright = col === want[1] || (row !== want[0] && !turned)
    const key = upright
      ? want[0] > row
        ? 'ArrowDown'
        : 'ArrowUp'
      : want[1] > col
        ? 'ArrowRight'
        : 'ArrowLeft'
    await page.keyboard.press(key)
    here = await at(page)
    /* no way up or down from here: sideways first */
    turned = upright && String(here) === String([row, col])
  }
  assert.unreachable(`arrow keys do not lead to row ${want[0]}, column ${want[1]}`)
}

/** @param {string} name @param {Record<string, string>} attributes @returns {Promise<import('./browser.mjs').Opened>} */
async function opened(name, attributes) {
  const made = await visit(addressOf(name))
  await board(made.page).evaluate(
    (e, all) => {
      for (const [key, value] of Object.entries(all)) e.setAttribute(key, value)
      /** @type {string[]} */
      const aloud = []
      Object.assign(window, { aloud })
      const live = /** @type {Element} */ (e.shadowRoot?.querySelector('[aria-live]'))
      new MutationObserver(() => aloud.push(live.textContent ?? '')).observe(live, {
        ...{ childList: true, characterData: true, subtree: true },
      })
    },
    { values: 'off', opponent: 'computer', level: 'perfect', ...attributes },
  )
  return made
}
/** Boards at which a long move's name makes the bar higher, or a mark the board, in a page's figure. */
const GROWS = /euclid|rooted|staircase|sums/
/** How boards show the last move, and those that have only a list or are of a sum. */
const LAST = ':is(.board .corners, .board .corner, .board .took, .board .ghost.now)'
const NO_LAST = /divisor|euclid|multiplication|sums/
/** Boards whose cells say of a move also where it is, or what is left then. */
const SAY_MORE = /cake|game31|octal|row|rule/
/** Games of Left and Right; Left begins. */
const SIDES = /clobber|col|cutcake|difference|domineering|konane|maundy|snort|toads/
/** @param {Page} page @returns {Promise<string>} what is said of who wins */
async function ended(page) {
  const said = await board(page).locator('.result').innerText()
  assert.match(said, /^(You win\.|The computer wins\.|It is a draw\.|The game ends with )/)
  assert.is(await board(page).locator('[data-choice]').count(), 0, 'nothing more can be played')
  const bare = board(page).locator('[role=row]:not(:has([role=gridcell])):not([role=gridcell])')
  assert.is(await bare.count(), 0, 'each row of the grid has a cell, in which that is said')
  assert.ok(await board(page).locator('.review li').count(), 'its moves are reviewed')
  return said
}

/** Two tests a game. @param {Play[]} plays */
export function testPlays(plays) {
  for (const [name, attributes] of plays) {
    const title = `${path.basename(name, '.html')} ${Object.values(attributes).join(' ')}`.trim()
    test(`${title}: by mouse, first, with the best moves, undone, redone, begun again`, async () => {
      const { page, troubles } = await opened(name, { ...attributes, first: 'me' })
      const { start } = await state(page)
      const { outcome } = await solved(page)
      let best = true
      let now = await settled(page)
      for (let turn = 0; turn < 60 && !now.over; turn++) {
        const stood = await bar(page)
        const move = await solved(page)
        let cell = cellOf(page, move)
        if (!(await cell.count())) {
          // Where coins can go to one square, a coin is chosen first
          const coin = board(page).locator(`.disc[data-item="${move.item}"]`)
          if (await coin.count()) await coin.click()
          if (!(await cell.count())) {
            best = false
            cell = board(page).locator('.board [data-choice]').first()
          }
        }
        // Of what is drawn, the part that takes a finger: a line's handle
        const hit = cell.locator('.hit')
        await ((await hit.count()) ? hit.first() : cell).click({ force: true })
        if (!GROWS.test(name)) assert.equal(await bar(page), stood, 'the bar stays where it is')
        assert.is((await state(page)).ply, now.ply, 'chosen, not yet played')
        await board(page).locator('.actions .primary').click()
        now = await settled(page)
        if (!NO_LAST.test(name))
          assert.ok(await board(page).locator(LAST).count(), 'the last move is seen')
      }
      assert.ok(now.over)
      const said = await ended(page)
      const wins = {
        win: /^You win\.|ends with/,
        loss: /^The computer wins\.|ends with/,
        tie: /^It is a draw\.|ends with/,
      }
      if (best) assert.match(said, wins[/** @type {'win'} */ (outcome)])
      const press = (/** @type {string} */ label) =>
        board(page).getByRole('button', { name: label, exact: true })
      for (let i = 0; i < 60 && (await press('Undo').isEnabled()); i++) await press('Undo').click()
      assert.is((await state(page)).position, start, 'undone')
      await board(page).getByRole('button', { name: 'More' }).click()
      for (let i = 0; i < 60 && (await press('Redo').count()); i++) await press('Redo').click()
      assert.is((await state(page)).position, now.position, 'redone')
      await press('New game').click()
      assert.is((await state(page)).position, start, 'begun again')
      assert.equal(troubles, [])
    })

    test(`${title}: by keyboard alone, second, with any moves, each of them said`, async () => {
      const { page, troubles } = await opened(name, { ...attributes, first: 'opponent' })
      const { start } = await state(page)
      const { outcome } = await solved(page)
      await board(page).getByRole('button', { name: 'Start', exact: true }).focus()
      await page.keyboard.press('Enter')
      let now = await settled(page)
      const stop = board(page).locator('.board [tabindex="0"]')
      for (let turn = 0; turn < 60 && !now.over; turn++) {
        if (!turn) assert.is(await stop.count(), 1, 'one tab stop')
        await stop.focus()
        if (start.includes(' + ')) {
          for (let i = 0; i < turn % 3; i++) await page.keyboard.press('ArrowRight')
          await page.keyboard.press('Enter')
          // From part to part of a sum: where the arrows came to what is no move, they go on
          for (let i = 0; i < 24 && (await state(page)).ply === now.ply; i++) {
            await page.keyboard.press(
              ['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp'][(i >> 1) % 4],
            )
            await page.keyboard.press('Enter')
          }
          assert.ok((await state(page)).ply > now.ply, `Enter plays at ${now.position}`)
          now = await settled(page)
          continue
        }
        const cells = board(page).locator('.board [data-choice][data-row]')
        const target = cells.nth((turn * 5 + 3) % (await cells.count()))
        const { label, want } = await target.evaluate((e) => ({
          label: e.ariaLabel,
          want: /** @type {[number, number]} */ ([Number(e.dataset.row), Number(e.dataset.col)]),
        }))
        await reach(page, want)
        // Where a touch adds to what is chosen, Enter plays that: the space bar has to choose
        const adds = await target.evaluate((e) => Boolean(e.closest('[data-adds]')))
        if (adds) await page.keyboard.press(' ')
        await page.keyboard.press('Enter')
        assert.ok((await state(page)).ply > now.ply, `Enter plays at ${now.position}`)
        const aloud = await page.evaluate(() => /** @type {any} */ (window).aloud.splice(0))
        const place = label?.split(/: |, /)[0].replace(/[()]/g, '\\$&')
        const words = adds ? 'Turn over ' : SAY_MORE.test(name) ? '' : `${label?.split(':')[0]}. `
        /* of Left and Right it is said who that is, and a move from square to square names both */
        if (SIDES.test(name))
          assert.match(aloud.join('\n'), new RegExp(`You \\(Right\\): [^.]*${place}[^.]*\\. `))
        else assert.match(aloud.join('\n'), `You: ${words}`)
        now = await settled(page)
      }
      assert.ok(now.over)
      const said = await ended(page)
      if (outcome === 'win') assert.match(said, /^The computer wins\.|ends with/)
      if (outcome === 'tie') assert.not.match(said, /^You win\./)
      await page.keyboard.press('u')
      assert.is(await board(page).locator('.result').count(), 0)
      await page.keyboard.press('r')
      assert.is((await settled(page)).ply, 1, 'begun again, by the computer')
      assert.equal(troubles, [])
    })
  }
}
