/** What a game tells people: hints, moves in words, refusals. */
import * as assert from 'uvu/assert'
import { close, done, open, test } from '../browser.mjs'

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
  assert.is(await told(page), 'Hint: No move wins. Choose one that draws.')
  await hint(page, 2)
  assert.match(
    await told(page),
    /^Why: Play on b2: it draws, and no move does better\. These moves lose \(reply\): b1 \(\w\d\), /,
  )
  assert.is((await told(page)).split(' (').length, 2 + 7, 'every move but the middle')
  assert.equal(troubles, [])
})

test('the cake is cut along the line that is nearest, beside a crossing too', async () => {
  const { page, troubles } = await open('<cgt-play game="cake" start="6 9 1 6"></cgt-play>')
  const [row, column] = [3, 256 + 2]
  const x = await page.locator(`[data-item="${column}"] .knife`).boundingBox()
  const y = await page.locator(`[data-item="${row}"] .knife`).boundingBox()
  assert.ok(x && y)
  for (const [dx, dy, item] of [
    [3, 0, row],
    [-3, 1, row],
    [0, 3, column],
    [1, -3, column],
    [12, 3, row],
    [3, 12, column],
  ]) {
    await page.mouse.click(x.x + x.width / 2 + dx, y.y + y.height / 2 + dy)
    const chosen = page.locator('.board [aria-selected=true]')
    assert.is(await chosen.getAttribute('data-item'), String(item), `at ${dx} ${dy}`)
    await page.locator('cgt-play').evaluate((e) => Object.assign(e, { position: '6 9 1 6' }))
  }
  assert.equal(troubles, [])
})

test('a number without digits is refused where it begins; after the last digit play is over', async () => {
  const { page, troubles } = await open('<cgt-play game="digits" start="04"></cgt-play>')
  assert.match(await page.locator('[role=alert]').innerText(), /number without zeros.*at “04”/is)
  const one = await open('<cgt-play game="digits" start="3"></cgt-play>')
  await one.page.locator('.board [data-choice]').first().dblclick()
  assert.match(await one.page.locator('.status').innerText(), /You win/)
  assert.is(
    await one.page.locator('cgt-play').evaluate((e) => /** @type {any} */ (e).position),
    '0',
  )
  assert.equal([...troubles, ...one.troubles], [])
})

for (const [game, move, words] of [
  [
    'game="rooted" rules="1-2 1-3 3-4 3-5 4-6" start="0 2 2 1 3 2"',
    '1@2',
    'Move 1 of the 2 on node 2 to its parent',
  ],
  ['game="row" start="4 -10 -20 7"', 'R1', 'Take 1 from the right'],
  ['game="cake" start="6 9 1 6"', 'r3', 'Cut below row 3'],
  ['game="cake" start="6 9 1 6"', 'c4', 'Cut right of column 4'],
  ['game="sum" rules="maze{.../...} + nim" start="b2 + 5"', '1:b1', 'Part 1: Move to b1'],
])
  test(`the last move is told whole and in words: ${move} is “${words}”`, async () => {
    const { page, troubles } = await open(
      `<cgt-play ${game} moves="${move}" at="1" opponent="person"></cgt-play>`,
    )
    assert.match(await page.locator('.status').innerText(), words)
    assert.equal(troubles, [])
  })

test('why a move is the best is a sum, where moves gain points', async () => {
  const { page, troubles } = await open('<cgt-play game="row" start="4 -10 -20 7"></cgt-play>')
  await page.locator('.board [tabindex="0"]').focus()
  await hint(page, 4)
  assert.is(
    await told(page),
    'Why: “Take 1 from the left” is the best move: it gains 4 now and leaves your opponent −3, so 4 − (−3) = 7.',
  )
  assert.equal(troubles, [])
})

test('what a tree of coins marks is told under it, and the arrows of a row', async () => {
  const { page, troubles } = await open(
    '<cgt-play game="rooted" rules="1-2 1-3" start="0 2 2" values="outcome"></cgt-play>' +
      '<cgt-play game="row" start="4 -10 -20 7"></cgt-play>',
  )
  const legends = page.locator('.legend')
  assert.match(
    await legends.first().innerText(),
    /moving the coins up to this one leaves your opponent in a losing position/,
  )
  assert.match(await legends.last().innerText(), /^← takes from the left end to here/)
  assert.equal(troubles, [])
})

test('of two texts the refusal says which; of too few coins how many there must be', async () => {
  for (const [given, sentence] of [
    ['rules="1-2 1+3" start="0 2 2"', 'Expected - between two nodes (at “+3”).'],
    ['rules="1-2 1-3" start="0 2"', 'Expected 3 numbers of coins.'],
    ['start="x"', 'Expected how many coins (at “x”).'],
  ]) {
    const { page } = await open(`<cgt-play game="rooted" ${given}></cgt-play>`)
    assert.is((await page.locator('[role=alert]').innerText()).trim(), sentence)
  }
})

test('a board that goes on beyond the edge of a phone fades there, until it is scrolled to its end', async () => {
  const { page, troubles } = await open('<cgt-play game="cake" start="12 16 1 6"></cgt-play>')
  const room = page.locator('.roam')
  const fades = () => room.evaluate((e) => getComputedStyle(e).maskImage !== 'none')
  assert.not(await fades(), 'where all of it has room')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.waitForFunction(() => {
    const e = document.querySelector('cgt-play')?.shadowRoot?.querySelector('.roam')
    return e && getComputedStyle(e).maskImage !== 'none'
  })
  await room.evaluate((e) => (e.scrollLeft = e.scrollWidth))
  await page.waitForFunction(() => {
    const e = document.querySelector('cgt-play')?.shadowRoot?.querySelector('.roam')
    return e && getComputedStyle(e).maskImage === 'none'
  })
  assert.equal(troubles, [])
})

test('a move that a hint names is offered by the button, until another is chosen', async () => {
  for (const [lang, start, named, other] of [
    ['en', '3 4 5', 'Take 2 of 3', 'Take 1 of 4'],
    ['es', '3 4 5', 'Quitar 2 de 3', 'Quitar 1 de 4'],
    ['en', '1 1', 'Take 1 of 1', 'Take 1 of 1'],
  ]) {
    const { page, troubles } = await open(`<cgt-play game="nim" start="${start}"></cgt-play>`, {
      lang,
    })
    const button = page.locator('.actions .primary')
    for (let level = 1; level <= 4; level++) {
      await page.locator('.tools > button').first().click()
      assert.is(await button.isEnabled(), level > 2, `${level}`)
    }
    assert.is((await button.innerText()).trim(), named)
    await page.getByRole('gridcell', { name: other, exact: true }).last().click()
    assert.is((await button.innerText()).trim(), other)
    await page.keyboard.press('Escape')
    await page.evaluate(() => /** @type {any} */ (document.querySelector('cgt-play')).select(null))
    await button.click()
    assert.is(
      await page.evaluate(
        () => /** @type {any} */ (document.querySelector('cgt-play')).session.line[0].to.text,
      ),
      start === '1 1' ? '0 1' : '1 4 5',
    )
    assert.equal(troubles, [])
    await done(page)
  }
})

test('the values of a board of a thousand cells come in over a few frames, and on a slide and on paper all at once', async () => {
  const free = 32 * 32
  const rules = Array(32).fill('.'.repeat(32)).join('/')
  const { page, troubles } = await open('<p>A maze</p><cgt-play game="nim"></cgt-play>')
  /** Cells that tell their value, as soon as it is drawn. @param {string} around */
  const atOnce = (around) =>
    page.evaluate(
      ([around, rules]) => {
        document.body.innerHTML = `<div class="${around}"><cgt-play game="maze" values="grundy" rules="${rules}"></cgt-play></div>`
        const { shadowRoot } = /** @type {HTMLElement} */ (document.querySelector('cgt-play'))
        const count = () =>
          [...(shadowRoot?.querySelectorAll('.cell') ?? [])].filter((e) =>
            /Grundy value \d+$/.test(`${e.getAttribute('aria-label')}`),
          ).length
        const first = count()
        dispatchEvent(new Event('beforeprint'))
        const printed = count()
        dispatchEvent(new Event('afterprint'))
        Object.assign(window, { told: count })
        return [first, printed]
      },
      [around, rules],
    )
  const [first, printed] = await atOnce('')
  assert.ok(first > 200 && first < free / 2, `${first}`)
  assert.is(printed, free)
  await page.evaluate(() => document.querySelector('cgt-play')?.setAttribute('values', 'outcome'))
  await page.evaluate(() => document.querySelector('cgt-play')?.setAttribute('values', 'grundy'))
  await page.waitForFunction((all) => /** @type {any} */ (window).told() === all, free)
  assert.equal(await atOnce('marpit'), [free, free])
  assert.equal(troubles, [])
  await done(page)
})

test.run()
