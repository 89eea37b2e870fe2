/** stage.mjs -- games that are played to their end in a page: what stays must be where it was, and words in their buttons. */
import * as path from 'node:path'
import * as assert from 'uvu/assert'
import { engine } from '../js/wasm.mjs'
import { visit, test } from './browser.mjs'
import { addressOf, pagesIn, PHONE, SCREEN } from './site.mjs'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ name: string, rules: string, start: string }} Game */

/** Heaps that are too large to be drawn when play begins, and a row that comes to be more rows than can be when it does. */
const LARGE = [
  { name: 'subtraction', rules: '1 2 3', start: '50' },
  { name: 'nim', rules: '', start: '45 12' },
  { name: 'octal', rules: '4.2', start: '28' },
]

/** Each game as its first example has it. @type {Game[]} */
export const GAMES = [
  ...engine.games.map(({ name, examples: [{ rules, start }] }) => ({ name, rules, start })),
  ...LARGE,
]
assert.ok(GAMES.length > 24)
export const WINDOWS = /** @type {const} */ ([
  ['es', PHONE],
  ['en', SCREEN],
])
/** @param {Game} game */
export const bodyOf = ({ name, rules, start }) =>
  `<link rel="palitos-record" href="record.html"><cgt-play game="${name}" rules="${rules}" start="${start}"></cgt-play><p id="below">below</p>`

/** Runs in the page: its game is played, and what moved that should stay is told, or '' where nothing did. @param {number} turns no more than these */
export async function jumped(turns) {
  const play = /** @type {any} */ (document.querySelector('cgt-play'))
  const drawn = () =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const places = () =>
    [
      ...play.shadowRoot.querySelectorAll('.board, .status, .foot, .tools > *, .actions .primary'),
      document.querySelector('#below'),
    ]
      .map((e) => {
        const { left, top } = e.getBoundingClientRect()
        return [left, top].map(Math.round)
      })
      .join(' ')
  await drawn()
  const before = places()
  for (let turn = 0; turn < turns && !play.session.over; turn++) {
    const { game, position } = play.session
    for (let i = 0; i < 4 && turn === 1; i++) {
      play.hint()
      await drawn()
      if (places() !== before) return `hint ${i} at ${turn}: ${before} > ${places()}`
    }
    play.select(game.moves(position, { limit: 4 }).at(-1))
    await drawn()
    if (places() !== before) return `chosen ${turn}: ${before} > ${places()}`
    play.play(play.selected)
    while (!play.mine && !play.session.over) await drawn()
    await drawn()
    if (places() !== before) return `played ${turn}: ${before} > ${places()}`
  }
  return ''
}

/** Spanish pages of games @type {string[]} */
export const PAGES = pagesIn('es')
  .map((name) => path.basename(name))
  .filter((name) => name.startsWith('game-'))

/** A game is played to its end, from its start, by the least move; the computer's answers are waited for. @param {Page} page */
const playedOut = (page) =>
  page
    .locator('cgt-play')
    .first()
    .evaluate(async (/** @type {any} */ play) => {
      if (play.session.ply) play.restart()
      while (!play.session.over) {
        /* where the computer begins, it waits to be told */
        if (!play.mine && !play.session.ply)
          play.shadowRoot.querySelector('.actions .primary:not(:disabled)')?.click()
        if (play.mine) play.play(play.session.game.nextMove(play.position, 0, 0))
        await new Promise((done) => setTimeout(done, 5))
      }
      await new Promise(requestAnimationFrame)
    })
/** Buttons of all games beside the board and the ribbon in a page whose words are not all inside. @param {Page} page */
const spilt = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('cgt-play')]
      .flatMap((play) => [...(play.shadowRoot?.querySelectorAll('button, .btn, summary') ?? [])])
      .filter(
        (button) =>
          button.checkVisibility({ visibilityProperty: true }) && !button.closest('.board, .cord'),
      )
      .flatMap((button) => {
        const words = document.createRange()
        words.selectNodeContents(button)
        const [out, all] = [button.getBoundingClientRect(), [...words.getClientRects()]]
        const inside = all
          .filter(({ width, height }) => width > 1 && height > 1)
          .every(
            (text) =>
              text.left >= out.left - 1 &&
              text.right <= Math.min(out.right, innerWidth) + 1 &&
              text.top >= out.top - 1 &&
              text.bottom <= out.bottom + 1,
          )
        return inside ? [] : `${button.className}: ${button.textContent?.trim()}`
      }),
  )

/** One test a page. @param {string[]} names in dist */
export function testWords(names) {
  for (const name of names)
    test(`${name}: on a phone no words run out of their button, after a game and after two that were lost`, async () => {
      const { page, troubles } = await visit(addressOf(name), { viewport: PHONE })
      for (const games of [1, 2]) {
        await playedOut(page)
        for (const width of [390, 320]) {
          await page.setViewportSize({ width, height: 844 })
          assert.equal(await spilt(page), [], `${games} games, ${width} px`)
        }
      }
      assert.equal(troubles, [])
    })
}
