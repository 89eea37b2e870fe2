/**
 * marks.test.js -- what every board marks a move with: the letter, the shape and the Grundy value of the position that
 * it leaves, as the engine has them, on all boards alike; and so no colour changes when other values are asked for.
 */
import * as assert from 'uvu/assert'
import { close, open, pressed, test } from '../browser.mjs'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ move: string, shape: string, text: string, words: string, outcome: string, grundy: number | null, value: number | null, own: number | null }} Seen */

test.after(close)

const MAZE = '..#../#...#/..#../#..../.....'
/** a game, and whether its marks are Grundy values, points, or letters alone @type {[game: string, attributes: string, marks?: 'number' | 'letter'][]} */
const GAMES = [
  ['nim', 'start="10 12 5"'],
  ['nim', 'rules="misere" start="1 2 4"', 'letter'],
  ['subtraction', 'rules="1 2 3" start="10"'],
  ['divisor', 'start="12"'],
  ['euclid', 'start="34 12"'],
  ['staircase', 'start="2 1 3"'],
  ['coins', 'start="3 3 2"'],
  ['strip', 'start="2 3 6"'],
  ['digits', 'start="1234567"'],
  ['words', 'rules="a aa aba" start="aababaab"'],
  ['octal', 'rules="kayles" start="5 2"'],
  ['octal', 'rules="grundy" start="8"'],
  ['rule', 'rules="take 1, 3 or 4" start="10"'],
  ['row', 'start="4 -10 -20 7"', 'number'],
  ['game31', 'start="556"'],
  ['maze', `rules="${MAZE}" start="e5"`],
  ['piece', 'rules="..../..../..../.... (-1,0)* (0,-1)* (-1,-1)*" start="d4"'],
  ['tictactoe', 'start="xo./.../..."', 'letter'],
  ['tictactoe', 'start="x../.o./..."', 'letter'],
  ['cake', 'start="3 4 1 2"'],
  ['rooted', 'rules="1-2 1-3 3-4" start="5 2 1 3"'],
  ['graph', 'rules="1>2 2>1 2>3 3>4" start="2"', 'letter'],
  ['graph', 'rules="2>1 3>2 4>1 4>2 5>2 5>4 6>2 6>5" start="6"'],
  [
    'tree',
    `rules="${Array.from({ length: 64 }, (_, i) => (i % 7) - 3).join(' ')}" start="1"`,
    'number',
  ],
  ['sum', 'rules="nim + divisor + coins" start="3 + 6 + 2"'],
]

/** Each move that has a mark, with what the engine says of it. @param {Page} page @returns {Promise<Seen[]>} */
const marks = (page) =>
  page.locator('cgt-play').evaluate((e) => {
    const { session, root, engine } = /** @type {any} */ (e)
    const { game, position } = session
    const cells = /** @type {HTMLElement[]} */ ([...root.querySelectorAll('.board [data-choice]')])
    return cells.flatMap((cell) => {
      const sign = cell.querySelector(':scope > :is(.chip, [class^="m-"])')
      if (!sign) return []
      const part = /** @type {HTMLElement | null} */ (cell.closest('[data-part]'))?.dataset.part
      const item = Number(part ?? 0) * 2 ** 24 + Number(cell.dataset.item)
      const { text, gain, to } = game.move(
        position,
        game.touch(position, item, Number(cell.dataset.choice)).text,
      )
      const { outcome, grundy, value } = game.solve(to, { budget: 10_000_000 })
      const shape = String(sign.getAttribute('class')).match(/win|loss|tie|draw|unknown|plain/)
      let own = null
      if (part !== undefined) {
        const name = game.rules.split(' + ')[Number(part)]
        const alone = engine.game(name, {})
        own = alone.solve(to.text.split(' + ')[Number(part)]).grundy
        alone.close()
      }
      const after = game.flags(position).gains ? gain - value : game.mover(to) ? 0 - value : value
      const words = cell.getAttribute('aria-label') ?? ''
      const label = [sign, ...cell.querySelectorAll('[class^="t-"]')].at(-1)
      return { move: text, shape: shape?.[0] ?? '', text: label?.textContent?.trim() ?? '', words, outcome, grundy, value: after, own } // prettier-ignore
    })
  })
const LETTER = { win: 'W', loss: 'L', tie: 'D', draw: '∞' }
const WORDS = {
  win: /: (leaves a winning position \(W\)|winning position)$|, winning position$/,
  loss: /: (leaves a losing position \(L\)|losing position)$|, losing position$/,
  tie: /: leaves a draw \(D\)$/,
  draw: /drawn position: play need not end$/,
}

for (const [game, attributes, kind] of GAMES)
  test(`${game} ${attributes}: a move bears the mark of the position that it leaves`, async () => {
    const { page, troubles } = await open(
      `<cgt-play game="${game}" ${attributes} opponent="person"></cgt-play>`,
    )
    await pressed(page, 'Values: hidden')
    const letters = await marks(page)
    assert.ok(letters.length, 'moves are marked')
    for (const { move, shape, text, words, outcome, value } of letters) {
      const o = /** @type {keyof typeof LETTER} */ (outcome)
      if (kind === 'number') {
        assert.is(shape, 'plain', move)
        assert.is(text, String(value).replace('-', '−'), move)
        continue
      }
      assert.is(shape, outcome, move)
      assert.is(text.at(-1), LETTER[o], move)
      assert.match(words, WORDS[o], move)
    }
    if (kind) return assert.equal(troubles, [])
    await pressed(page, 'Values: outcome')
    assert.is(await page.locator('cgt-play').getAttribute('values'), 'grundy')
    const numbers = await marks(page)
    assert.is(numbers.length, letters.length)
    numbers.forEach(({ move, shape, text, words, grundy, own }, i) => {
      assert.is(text, String(own ?? grundy), move)
      const round = text === '0' ? 'loss' : 'win'
      assert.is(
        shape,
        own === null ? round : 'plain',
        `${move}: a zero, and nothing else, is round`,
      )
      assert.match(words, new RegExp(`Grundy value ${text}( here)?$`), move)
      /* of a sum the numbers are those of a part, which is not the position: no shape, no colour */
      if (own === null) assert.is(shape, letters[i].shape, `${move}: the shape stays`)
    })
    assert.equal(troubles, [])
  })

test('the legend names what is there, and keeps its room while the computer thinks', async () => {
  const { page, troubles } = await open(
    '<cgt-play game="tictactoe" start="xo./.../..." opponent="computer" first="me" values="outcome"></cgt-play>',
  )
  const legend = page.locator('.legend')
  const text = (await legend.innerText()).replace(/\s+/g, ' ')
  assert.match(
    text,
    /^L ?this move leaves your opponent in a losing position W ?a winning position D ?a draw$/,
  )
  /* played at once: the computer only answers half a second later */
  const [thinking, high] = await page.locator('cgt-play').evaluate((e) => {
    const { session, root } = /** @type {any} */ (e)
    const height = () => root.querySelector('.legend').getBoundingClientRect().height
    const before = height()
    const play = /** @type {any} */ (e)
    play.play(session.game.moves(session.position)[0])
    return [getComputedStyle(root.querySelector('.legend')).visibility, height() === before]
  })
  assert.is(thinking, 'hidden')
  assert.is(high, true)
  assert.equal(troubles, [])
})

test('a legend says so once, in both ways and both languages; a review too', async () => {
  const play =
    '<cgt-play game="subtraction" rules="1 2 3" start="3" opponent="person" values="outcome"></cgt-play>'
  const { page } = await open(play)
  const legend = () => page.locator('.legend').innerText()
  assert.match((await legend()).replace(/\s+/g, ' '), /^L ?taking .* leaves your opponent in a losing position W ?a winning position$/) // prettier-ignore
  await page.locator('cgt-play').evaluate((e) => e.setAttribute('values', 'grundy'))
  assert.match((await legend()).replace(/\s+/g, ' '), /^0 ?the move leaves Grundy value 0: a losing position for your opponent n ?any other value: a winning position$/) // prettier-ignore
  await page.getByRole('gridcell', { name: 'Take 1 of 3' }).dblclick()
  await page.getByRole('gridcell', { name: 'Take 2 of 2' }).dblclick()
  await page.locator('.review').evaluate((e) => e.closest('details')?.setAttribute('open', ''))
  assert.equal(await page.locator('.review .chip').allInnerTexts(), ['W', 'L'])
  assert.match(
    await page.locator('.end').innerText(),
    /letter belongs to the position that the move leaves/,
  )
  const spanish = await open(play, { lang: 'es' })
  assert.match(await spanish.page.locator('.legend').innerText(), /deja a tu rival en una posición perdedora/) // prettier-ignore
})

test.run()
