/**
 * The elements that stand on one page each: the sum table, the cards to sort, the cost of a search.
 */
import * as assert from 'uvu/assert'
import { axe, chosen, close, open, test, visit } from '../browser.mjs'

/** @typedef {import('playwright-core').Page} Page */

test.after(close)

/** of a whole page, which these are not */
const PAGE = ['landmark-one-main', 'page-has-heading-one', 'region']
const MAZE = 'maze{..#../#...#/..#../#..../.....}'
/** @param {string} [attributes] */
const sum = (attributes = `rules="${MAZE} + nim + divisor" start="c2 + 6 + 12"`) =>
  `<cgt-sum ${attributes}></cgt-sum>`
/** @param {Page} page @returns {Promise<string>} */
const position = (page) => page.locator('cgt-play').evaluate((e) => /** @type {any} */ (e).position)
/** @param {Page} page */
const worth = async (page) =>
  (await page.locator('.worth').allTextContents()).map((text) => Number(text.replace(/\D/g, '')))
/** @param {Page} page */
const said = async (page) =>
  (await page.locator('.same').textContent())?.replace(/\s+/g, ' ').trim() ?? ''

test('a sum shows each value and their xor, and each part on its own board', async () => {
  const { page, troubles } = await open(sum())
  assert.equal(await worth(page), [1, 6, 2])
  assert.match(await said(page), /^W The XOR is 5/)
  assert.is(await page.locator('[data-part="0"] svg.grid').count(), 1)
  assert.is(await page.locator('[data-part="1"] .stick').count(), 6)
  assert.is(await page.locator('[data-part="2"] .option').count(), 5)
  assert.equal(troubles, [])
  assert.equal(await axe(page, { without: PAGE }), [])
})

test('a move in one part is played there alone, the computer answers, and the table follows', async () => {
  const { page } = await open(sum())
  const stick = page.locator('[data-part="1"] .stick').nth(3)
  assert.match((await stick.getAttribute('aria-label')) ?? '', /^Part 2: /)
  await stick.click()
  await page.locator('.actions .primary').click()
  await page.waitForFunction(
    () =>
      /** @type {any} */ (document.querySelector('cgt-sum')).root.querySelector('cgt-play').session
        .ply === 2,
  )
  const parts = (await position(page)).split(' + ')
  assert.is(
    ['c2', '3', '12'].filter((text, i) => text !== parts[i]).length,
    1,
    'the answer is in one part',
  )
  const values = await worth(page)
  assert.is.not(
    values.reduce((a, b) => a ^ b),
    0,
    'after a winning move any answer breaks the xor',
  )
  const typed = await page
    .locator('.table-of-parts input')
    .evaluateAll((all) => all.map((e) => /** @type {any} */ (e).value))
  assert.equal(typed.slice(1), parts, 'after the rules of the maze')
})

test('with Grundy values each board of a sum tells those of its part alone, and the xor decides what wins', async () => {
  const play = `<cgt-play game="sum" rules="${MAZE} + nim" start="e5 + 3" values="grundy" opponent="person"></cgt-play>`
  const alone = `<cgt-play game="maze" rules="${MAZE.slice(5, -1)}" start="e5" values="grundy" opponent="person"></cgt-play>`
  const { page, troubles } = await open(play + alone)
  const labels = (/** @type {string} */ board) =>
    page.locator(board).evaluateAll((all) =>
      all.map((e) =>
        e
          .getAttribute('aria-label')
          ?.replace(/^Part 1: /, '')
          .replace('leaves ', ''),
      ),
    )
  const part = await labels('[data-part="0"] [role=gridcell]')
  assert.equal(part, await labels('cgt-play[game=maze] >> [role=gridcell]'))
  assert.ok(part.includes('e5: the token: Grundy value 2'))
  assert.equal(await page.locator('[data-part="1"] .stick .chip').allTextContents(), [
    '0',
    '1',
    '2',
  ])
  /* beside a heap of 3 the threes of the maze win, not its zeros */
  const goals = await labels('[data-part="0"] [role=gridcell]:has(.goal)')
  assert.ok(goals.length)
  for (const label of goals) assert.match(label ?? '', /: Grundy value 3$/)
  assert.match(
    await page.locator('.sum + .legend').innerText(),
    /^Each number is the Grundy value of its part/,
  )
  await page.locator('cgt-play[game=sum]').evaluate((e) => e.setAttribute('values', 'outcome'))
  assert.match(
    await page.locator('.sum + .legend').innerText(),
    /^The letter of a move belongs to the whole sum that it leaves: leave your opponent L\.$/,
  )
  assert.equal(await page.locator('[data-part="1"] .stick .chip').allTextContents(), [
    'W',
    'W',
    'L',
  ])
  assert.equal(troubles, [])
})

test('a part replaced by its heap changes nothing', async () => {
  const { page } = await open(sum())
  await page.locator('li button', { hasText: 'Replace' }).first().click()
  assert.is(await position(page), '1 + 6 + 12')
  assert.match(await said(page), /Maze at c2 is now a heap of 1. The XOR was 5 and is 5/)
  await page.locator('li button', { hasText: 'Replace' }).nth(2).click()
  assert.is(await position(page), '1 + 6 + 2')
  assert.equal(await worth(page), [1, 6, 2])
})

test('in misère play the table does not say that the xor decides', async () => {
  const { page } = await open(sum('rules="nim + nim" start="1 + 1"'))
  assert.match(await said(page), /^L The XOR is 0/)
  await chosen(page, 'wins (misère)')
  await page.locator('.same', { hasText: 'misère' }).waitFor()
  assert.match(await said(page), /^In misère play the XOR does not decide/)
  await page.locator('button', { hasText: 'Add a game' }).click()
  const rules = await page
    .locator('cgt-play')
    .evaluate((e) => /** @type {any} */ (e).session.game.rules)
  assert.is(rules, 'misere nim + nim + nim')
})

test('games are added, chosen, taken away, and refused with a sentence', async () => {
  const { page } = await open(sum('rules="nim + nim" start="3 + 4"'))
  await page.locator('button', { hasText: 'Add a game' }).click()
  assert.is(await position(page), '3 + 4 + 3')
  await page.locator('select').nth(2).selectOption('octal')
  assert.is(await position(page), '3 + 4 + 9')
  assert.equal(await worth(page), [3, 4, 4])
  await page.locator('li').nth(2).locator('input').nth(1).fill('x')
  await page.keyboard.press('Enter')
  assert.is(await page.locator('cgt-sum .problem').count(), 1)
  assert.is(await position(page), '3 + 4 + 9', 'the last good sum stays')
  await page.locator('li').nth(0).locator('button').last().click()
  assert.is(await position(page), '4 + 9')
  const options = await page.locator('select').first().locator('option').allTextContents()
  assert.ok(options.length > 12)
  for (const not of ['Tic-tac-toe', 'Game tree', 'Sum of games', 'Game of sum'])
    assert.not.ok(options.includes(not), not)
})

test('arrow keys go from one part to the next', async () => {
  const { page } = await open(
    '<cgt-play game="sum" rules="nim + divisor" start="3 + 12" opponent="person"></cgt-play>',
  )
  await page.locator('[data-part="0"] [tabindex="0"]').focus()
  const part = () =>
    page.evaluate(
      () =>
        /** @type {any} */ (document.querySelector('cgt-play')).root.activeElement.closest(
          '[data-part]',
        ).dataset.part,
    )
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight')
  assert.is(await part(), '1')
  await page.keyboard.press('Enter')
  assert.match(await position(page), /^3 \+ (11|10|9|8|6)$/)
})

test('a card goes where it belongs, and nowhere else, with the reason', async () => {
  const { page } = await open('<cgt-sort hide="questions"></cgt-sort>')
  assert.is(await page.locator('cgt-sort input').count(), 0)
  await page.locator('cgt-sort').evaluate((e) => e.removeAttribute('hide'))
  await page.locator('cgt-sort input').nth(3).waitFor()
  const card = (/** @type {string} */ name) => page.locator('.card', { hasText: name })
  const bin = (/** @type {number} */ n) => page.locator('.bin').nth(n)
  await card('Tic-tac-toe').click()
  await bin(0).locator('button').click()
  assert.match((await page.locator('.say').textContent()) ?? '', /No\. Tic-tac-toe: .* draw/)
  assert.is(await bin(0).locator('li').count(), 0)
  await bin(1).locator('button').click()
  assert.match((await page.locator('.say').textContent()) ?? '', /Right\. Tic-tac-toe/)
  assert.is(await bin(1).locator('li').count(), 1)
  await card('Poker').focus()
  await page.keyboard.press('3')
  assert.is(await bin(2).locator('li').count(), 1)
  await card('Nim').dragTo(bin(0))
  assert.is(await bin(0).locator('li').count(), 1)
  assert.equal(await axe(page, { without: PAGE }), [])
})

/** what the notes and their errata say @type {[by: string, bins: string[][]][]} */
const PLACES = [
  [
    'combinatorial',
    [
      ['Nim', 'Game of 31', 'Maze'],
      ['Tic-tac-toe', 'Chess', 'Game of sum'],
      ['Poker', 'Rock, paper, scissors', 'Backgammon', 'Patience'],
    ],
  ],
  [
    'impartial',
    [
      ['Nim', 'Game of 31', 'Exclusively edible'],
      ['Tic-tac-toe', 'Chess', 'Draughts', 'Game tree 3 5 2 9'],
    ],
  ],
  [
    'misere',
    [
      ['Nim', 'Game of 31', 'Exclusively edible', 'Multiplication game 17'],
      ['Nim misere', 'Subtraction game misere 1 3 4'],
    ],
  ],
  [
    'loopy',
    [
      ['Nim', 'Tic-tac-toe', 'Graph game 2>1 3>2 3>1', 'Maze'],
      ['Chess', 'Draughts', 'Graph game 1>2 2>1 2>3 4>1'],
    ],
  ],
]
for (const [by, bins] of PLACES)
  test(`cards by ${by} belong where the theory says`, async () => {
    const { page } = await open(`<cgt-sort by="${by}"></cgt-sort>`)
    const cards = await page.locator('cgt-sort').evaluate((e) => /** @type {any} */ (e).cards)
    const found = bins.map((_, bin) =>
      cards
        .filter((/** @type {any} */ c) => c.bin === bin)
        .map((/** @type {any} */ c) => `${c.title} ${c.rules}`.trim())
        .sort(),
    )
    assert.equal(
      found,
      bins.map((names) => [...names].sort()),
    )
  })

test('a card says its rule in words, not in the notation of rules', async () => {
  const { page } = await open('<cgt-sort by="misere" lang="es"></cgt-sort>')
  assert.equal(await page.locator('.card small').allTextContents(), [
    'pierde quien se lleva el último palito',
    'gana quien llega a 17 o lo pasa',
    'quita 1, 3 o 4; pierde quien se lleva el último palito',
  ])
})

test('the strip of a game that splits rows says what its moves leave', async () => {
  const { page } = await open(
    '<cgt-strip game="octal" rules="kayles" to="12" at="9" values="grundy"></cgt-strip>' +
      '<cgt-strip game="octal" rules="grundy" to="12" at="7" values="grundy"></cgt-strip>',
  )
  const texts = await page
    .locator('cgt-strip')
    .evaluateAll((all) => all.map((e) => e.shadowRoot?.textContent?.replace(/\s+/g, ' ')))
  assert.match(
    texts[0] ?? '',
    /at 9\. mex\{0, 1, 2, 3[^}]*\} = 4\. Leaving 4 \+ 4, of value 0, wins/,
  )
  assert.match(texts[1] ?? '', /at 7\. mex\{1[^}]*\} = 0: no move reaches a 0/)
})

test('what a search costs is counted: ten times as much for each heap of nine', async () => {
  const { page } = await open('<cgt-cost rules="1 2 3" heap="9"></cgt-cost>')
  const counted = () => page.locator('.search .number').allTextContents()
  assert.equal(await counted(), ['10', '100', '1000'])
  await page.locator('button').click()
  /* beside the page: until then it is more than what was seen */
  await page.waitForFunction(() => {
    const cost = /** @type {Element} */ (document.querySelector('cgt-cost'))
    const all = [...(cost.shadowRoot?.querySelectorAll('.search .number') ?? [])]
    return all.at(-1)?.textContent?.replace(/\s/g, '') === '10000'
  })
  assert.equal(await page.locator('.xors .number').allTextContents(), ['10', '11', '12', '13'])
  for (let i = 0; i < 2; i++) await page.locator('button').click()
  assert.match((await counted()).at(-1) ?? '', /^(more than|at least) /)
  assert.ok(await page.locator('button').isDisabled())
})

test('over the head of a table there is no line, nor over its empty corner', async () => {
  const { page } = await visit(new URL('../../../dist/es/0-games.html', import.meta.url).href)
  const lines = await page
    .locator('main thead:has(th)')
    .first()
    .locator('td, th')
    .evaluateAll((all) => all.map((e) => getComputedStyle(e).borderTopWidth))
  assert.equal(lines, ['0px', '0px', '0px', '0px'])
})

test.run()
