import * as assert from 'uvu/assert'
import { axe, close, done, open, test } from '../browser.mjs'

/** @typedef {import('playwright-core').Page} Page */

test.after(close)

const TRIANGLE = '<cgt-triangle game="row" start="4 -10 -20 7"></cgt-triangle>'
const COMPARE = '<cgt-compare game="nim" start="3 4 5" moves="3-2 5-5 4-3 1-1 1-1"></cgt-compare>'

/** @param {Page} page */
const says = async (page) => (await page.locator('[role=status]').innerText()).replace(/\s+/g, ' ')
/** @param {Page} page in the order in which they were filled */
const cells = (page) => page.locator('.cell.filled text').allTextContents()
/** A row by plain recursion, beside the engine's. @param {number[]} row @returns {number} */
function worth(row) {
  if (!row.length) return 0
  const sum = (/** @type {number[]} */ part) => part.reduce((a, b) => a + b, 0)
  const ways = row.flatMap((_, k) => [
    sum(row.slice(0, k + 1)) - worth(row.slice(k + 1)),
    sum(row.slice(k)) - worth(row.slice(0, k)),
  ])
  return Math.max(...ways)
}

test('the triangle of 4 -10 -20 7 fills by length, and says which end is taken and why', async () => {
  const { page, troubles } = await open(TRIANGLE)
  assert.is(await says(page), '10 intervals, from the short ones to the long.')
  assert.equal(await cells(page), [])
  await page.locator('.scroll').focus()
  /** @type {string[]} */
  const said = []
  for (let i = 0; i < 10; i++) {
    await page.keyboard.press('ArrowRight')
    said.push(await says(page))
  }
  assert.equal(await cells(page), ['4', '−10', '−20', '7', '14', '10', '27', '14', '−3', '7'])
  assert.is(said[1], '−10. The only number must be taken: −10.')
  assert.is(
    said[8],
    '−10, −20, 7. Take 1 number from the right: 7 − 10 = −3. From the left, at best −10 − 27 = −37. All the numbers: −23.',
  )
  assert.match(said[9], /^4, −10, −20, 7\. Take 1 number from the left: 4 − \(−3\) = 7\./)
  assert.is(await page.locator('cgt-triangle').getAttribute('at'), '10')
  assert.is(await page.locator('.cell.seen').count(), 6)
  assert.is(await page.locator('.cell.now').count(), 1)
  assert.is(await page.locator('.way').count(), 1)
  assert.equal(await page.locator('.number.on').allTextContents(), ['4'])
  await page.keyboard.press('Home')
  assert.equal(await cells(page), [])
  await page.locator('.cell').nth(4).click()
  assert.is((await cells(page)).length, 5)
  assert.equal(troubles, [])
})

test('every interval is worth what a plain recursion says', async () => {
  const row = [3, -2, 7, -8, 1, 0, -5, 6]
  const { page } = await open(`<cgt-triangle start="${row.join(' ')}" at="36"></cgt-triangle>`)
  /** @type {number[]} */
  const expected = []
  for (let n = 1; n <= row.length; n++)
    for (let i = 0; i + n <= row.length; i++) expected.push(worth(row.slice(i, i + n)))
  const got = (await cells(page)).map((t) => Number(t.replace('−', '-')))
  assert.equal(got, expected)
  // Every sum that is said is right
  for (let at = 36; at > 8; at--) {
    await page.locator('cgt-triangle').evaluate((e, n) => e.setAttribute('at', n), String(at))
    const sums = [
      ...(await says(page)).replaceAll('−', '-').matchAll(/(-?\d+) - \(?(-?\d+)\)? = (-?\d+)/g),
    ]
    for (const [whole, a, b, c] of sums) assert.is(Number(a) - Number(b), Number(c), whole)
    assert.is(
      sums.every(([, , , c]) => Number(c) <= expected[at - 1]),
      true,
    )
  }
})

test('what is taken at the start plays no part; what is no row of numbers is refused', async () => {
  const { page } = await open('<cgt-triangle start=". 2 -3 ."></cgt-triangle>')
  await page.getByRole('button', { name: 'Last step' }).click()
  assert.equal(await cells(page), ['2', '−3', '5'])
  const element = page.locator('cgt-triangle')
  await element.evaluate((e) => e.setAttribute('start', Array(14).fill(1).join(' ')))
  assert.is(await page.locator('[role=alert]').innerText(), 'There can be at most 13 numbers.')
  await element.evaluate((e) => {
    e.setAttribute('start', '3 4 5')
    e.setAttribute('game', 'nim')
  })
  assert.match(await page.locator('[role=alert]').innerText(), /^Only a row of numbers/)
})

test('on a phone a long triangle scrolls inside and brings the interval into view', async () => {
  const { page } = await open(
    '<cgt-triangle start="3 -2 7 -8 1 0 -5 6 -4 2 9 -9"></cgt-triangle>',
    { viewport: { width: 390, height: 844 } },
  )
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  assert.ok(width <= 390)
  await page.locator('.scroll').focus()
  for (let i = 0; i < 12; i++) await page.keyboard.press('ArrowRight')
  const now = await page.locator('.now').boundingBox()
  assert.ok(now && now.width >= 38 && now.x >= 24 && now.x + now.width <= 366)
  assert.ok(
    await page.locator('.scroll').evaluate((e) => e.scrollWidth > 500 && e.scrollLeft > 100),
  )
})

test('a slide has room for both under its title; of a long row it shows where it is, to be read from afar', async () => {
  const long = '<cgt-triangle start="3 -2 7 -8 1 0 -5 6 -4 2 9 -9 4"></cgt-triangle>'
  for (const body of [TRIANGLE, long, COMPARE]) {
    const { page } = await open(`<div data-proj style="width: 1136px">${body}</div>`)
    const element = page.locator('cgt-triangle, cgt-compare')
    for (const step of [0, 3, 9, 60]) {
      /* or its last */
      const at = await element.evaluate((/** @type {any} */ e, step) => {
        const at = String(Math.min(step, e.lastStep))
        e.setAttribute('at', at)
        return at
      }, step)
      const { high, over, letters, seen } = await element.evaluate((e) => {
        const root = /** @type {ShadowRoot} */ (e.shadowRoot)
        const svg = root.querySelector('svg.draw')
        const scale = svg && /** @type {SVGSVGElement} */ (svg).getScreenCTM()?.a
        const place = root.querySelector('.scroll')?.getBoundingClientRect()
        const now = root.querySelector('.now')?.getBoundingClientRect()
        return {
          high: e.getBoundingClientRect().height,
          over: e.scrollWidth - e.clientWidth,
          letters: 20 * (scale ?? 1),
          seen: !now || !place || (now.top >= place.top && now.bottom <= place.bottom),
        }
      })
      assert.ok(high <= 560, `${body} at ${at}: ${high} px high`)
      assert.is(over, 0)
      assert.ok(letters >= 19.5, `letters of ${letters} px`)
      assert.ok(seen, `at ${at} the step is in view`)
    }
    await done(page)
  }
})

test('printed, the triangle is finished and the line of play is whole', async () => {
  const { page } = await open(TRIANGLE + COMPARE)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  assert.is((await cells(page)).length, 10)
  assert.is(await page.locator('cgt-compare .chip').count(), 12)
})

test('3 4 5 under both rules: alike down to 1 4 0, the other way round from 1 1 0 on', async () => {
  const { page, troubles } = await open(COMPARE)
  const row = async (/** @type {number} */ i) =>
    (await page.locator('tbody tr').nth(i).innerText()).replace(/\s+/g, ' ')
  await page.locator('cgt-compare').evaluate((e) => {
    e.id = 'line'
    document.documentElement.dataset.palitosAddress = ''
  })
  await page.locator('.scroll').focus()
  /** @type {string[]} */
  const said = [await says(page)]
  for (let i = 0; i < 5; i++) {
    assert.is(await page.locator('.part').count(), i < 3 ? 0 : 1)
    await page.keyboard.press('ArrowRight')
    said.push(await says(page))
  }
  assert.equal(await Promise.all([0, 1, 2, 3, 4, 5].map(row)), [
    '3 4 5 W 3-2 W 3-2',
    '1 4 5 L L',
    '1 4 0 the move that decides W 4-3 W 4-4',
    '1 1 0 here they part L W 1-1',
    '0 1 0 W 1-1 L',
    '0 0 0 L W',
  ])
  assert.is(
    said[2],
    'This move decides. The player to move wins under both rules, but not with the same move: 4-3 in normal play, 4-4 in misère play.',
  )
  assert.is(
    said[3],
    'Here the rules part. The player to move loses in normal play, and wins in misère play.',
  )
  // the page's address says the step
  await page.waitForFunction(() => /^#line.*\bat=5/.test(location.hash))
  assert.equal(troubles, [])
})

test('the rules part at the first position in which no heap exceeds 1', async () => {
  for (const [start, moves, part] of /** @type {const} */ ([
    ['1 1 5', '5-4 1-1 1-1', 1],
    ['2 2', '2-1 2-1', 2],
    ['1 0 1', '1-1', 0],
    ['3 3 4', '4-4 3-3', -1],
  ])) {
    const { page } = await open(
      `<cgt-compare start="${start}" moves="${moves}" at="9"></cgt-compare>`,
    )
    const parts = await page
      .locator('tbody tr')
      .evaluateAll((rows) => rows.findIndex((r) => r.classList.contains('part')))
    assert.is(parts, part, start)
    await done(page)
  }
})

test('neither has an accessibility violation, in both languages', async () => {
  for (const lang of /** @type {const} */ (['es', 'en'])) {
    const { page } = await open(`<main><h1>Test</h1>${TRIANGLE}${COMPARE}</main>`, { lang })
    await page.locator('cgt-triangle').evaluate((e) => e.setAttribute('at', '9'))
    await page.locator('cgt-compare').evaluate((e) => e.setAttribute('at', '3'))
    assert.equal(await axe(page), [])
  }
})

test.run()
