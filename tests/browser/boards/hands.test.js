// A finger and the mouse on a board: sticks that are swept, tokens that are dragged, and the page that is scrolled all the same.
import * as assert from 'uvu/assert'
import { close, done, open, test } from '../browser.mjs'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {[number, number]} Point of the window */

test.after(close)

const HEAP = '<cgt-play game="nim" start="7 4" opponent="person"></cgt-play>'
const MAZE =
  '<cgt-play game="maze" rules="..../.#../..../...." start="d4" opponent="person"></cgt-play>'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** @param {Page} page @param {string} css @param {number} [nth] @returns {Promise<Point>} */
const middle = (page, css, nth = 0) =>
  page
    .locator(css)
    .nth(nth)
    .evaluate((e) => {
      const { left, top, width, height } = e.getBoundingClientRect()
      return [left + width / 2, top + height / 2]
    })
/** The place of the stick that takes so many, of the first heap. @param {number} amount */
const stick = (amount) => `.stick[data-item="0"][data-choice="${amount}"]`
/** @param {Page} page */
const state = (page) =>
  page.evaluate(() => {
    const play = /** @type {any} */ (document.querySelector('cgt-play'))
    return `${play.position} > ${play.selected?.to.text ?? ''}`.trim()
  })
/** @param {Page} page @param {Point[]} way */
async function mouse(page, [from, ...rest]) {
  await page.mouse.move(...from)
  await page.mouse.down()
  for (const to of rest) await page.mouse.move(...to, { steps: 5 })
}
/** @param {Page} page @param {Point[]} way @param {string} [end] */
async function finger(page, way, end = 'touchEnd') {
  const client = await page.context().newCDPSession(page)
  /** @param {string} type @param {Point[]} points */
  const send = (type, points) =>
    client.send('Input.dispatchTouchEvent', {
      type: /** @type {'touchStart'} */ (type),
      touchPoints: points.map(([x, y]) => ({ x, y })),
    })
  await send('touchStart', [way[0]])
  for (const [i, to] of way.slice(1).entries())
    for (let step = 1; step <= 8; step++)
      await send(
        'touchMove',
        [[0, 1].map((d) => way[i][d] + ((to[d] - way[i][d]) * step) / 8)].map(
          ([x, y]) => /** @type {Point} */ ([x, y]),
        ),
      )
  await send(end, [])
}

test('sticks that are swept from the end are chosen, as many as it were; the click at its end plays nothing, a touch does', async () => {
  const { page, troubles } = await open(HEAP)
  const [one, three] = [await middle(page, stick(1)), await middle(page, stick(3))]
  await mouse(page, [one, three])
  assert.is(await state(page), '7 4 > 4 4')
  assert.is(await page.locator('.stick.chosen').count(), 3)
  await page.mouse.move(...(await middle(page, stick(2))))
  assert.is(await state(page), '7 4 > 5 4', 'and back')
  /* over another heap, or beside them, it stays */
  await page.mouse.move(...(await middle(page, '.stick[data-item="1"]')))
  assert.is(await state(page), '7 4 > 5 4')
  await page.mouse.move(...(await middle(page, stick(2))))
  await page.mouse.up()
  assert.is(await state(page), '7 4 > 5 4')
  await page.mouse.click(...(await middle(page, stick(2))))
  assert.is(await state(page), '5 4 >')
  assert.equal(troubles, [])
})

test('only what is a move is swept; Escape leaves what was chosen before', async () => {
  const { page } = await open(
    '<cgt-play game="subtraction" rules="1 3 4" start="9" opponent="person"></cgt-play>',
  )
  const sticks = await page.locator('.stick').evaluateAll((all) =>
    all.map((e) => {
      const { left, top, width, height } = e.getBoundingClientRect()
      return /** @type {[number, number]} */ ([left + width / 2, top + height / 2])
    }),
  )
  /** @param {number} amount */
  const at = (amount) => sticks[9 - amount]
  await mouse(page, [at(2), at(1)])
  assert.is(await state(page), '9 > 8')
  for (const [amount, left] of /** @type {const} */ ([
    [2, 8],
    [3, 6],
    [4, 5],
    [7, 5],
  ])) {
    await page.mouse.move(...at(amount))
    assert.is(await state(page), `9 > ${left}`)
  }
  await page.mouse.up()
  await mouse(page, [at(1), at(3)])
  assert.is(await state(page), '9 > 6')
  await page.keyboard.press('Escape')
  assert.is(await state(page), '9 > 5')
  await page.mouse.move(...at(1))
  await page.mouse.up()
  assert.is(await state(page), '9 > 5', 'nor does the rest of the way choose')
})

test('a figure is carried to a cell and played there; dropped where it may not go, it is where it was', async () => {
  for (const reducedMotion of /** @type {const} */ (['no-preference', 'reduce'])) {
    const { page, troubles } = await open(MAZE, { reducedMotion })
    const from = await middle(page, '[data-here]')
    const to = await middle(page, '.cell[aria-label*="b4"]')
    const wall = await middle(page, '.cell[aria-label^="b2"]')
    await mouse(page, [from, to])
    assert.is(await state(page), 'd4 > b4')
    const [x] = await middle(page, '[data-token]')
    assert.ok(Math.abs(x - to[0]) < 2, 'it is under the pointer')
    await page.mouse.move(...wall)
    assert.is(await state(page), 'd4 >')
    await page.mouse.up()
    assert.is(await state(page), 'd4 >')
    await mouse(page, [from, to])
    await page.mouse.up()
    assert.is(await state(page), 'b4 >')
    await page.keyboard.press('Shift')
    assert.equal(
      (await middle(page, '[data-token]')).map(Math.round),
      (await middle(page, '[data-here]')).map(Math.round),
    )
    assert.equal(troubles, [])
    await done(page)
  }
})

test('a coin is carried to its square, and Escape takes it back', async () => {
  const { page, troubles } = await open(
    '<cgt-play game="strip" start="2 5 9" opponent="person"></cgt-play>',
  )
  const before = await state(page)
  const coin = await middle(page, '.disc')
  const square = await page.locator('.aim').first().getAttribute('data-item')
  assert.is(square, await page.locator('.disc').first().getAttribute('data-item'))
  const to = await middle(page, '.aim')
  await mouse(page, [coin, to])
  await page.keyboard.press('Escape')
  await page.mouse.up()
  assert.is(await state(page), before)
  assert.equal(await middle(page, '.disc'), coin)
  await mouse(page, [coin, to])
  await page.mouse.up()
  assert.is.not((await state(page)).split(' >')[0], before.split(' >')[0])
  assert.equal(troubles, [])
})

test('a finger does the same, and up and down over sticks, or beside the token, it scrolls the page', async () => {
  const { page } = await open(`${HEAP}<p style="height:3000px"></p>`, PHONE)
  const one = await middle(page, stick(1))
  await finger(page, [one, await middle(page, stick(4))])
  assert.is(await state(page), '7 4 > 3 4')
  /* Chromium takes a tap right after a swipe for its end */
  const chosen = await middle(page, stick(4))
  for (let i = 0; i < 9 && (await state(page)) === '7 4 > 3 4'; i++)
    await page.touchscreen.tap(...chosen)
  assert.is(await state(page), '3 4 >')
  const [x, y] = await middle(page, stick(1))
  await finger(page, [
    [x, y],
    [x, y - 150],
  ])
  await page.waitForFunction(() => scrollY > 50)
  assert.is(await state(page), '3 4 >')
  await done(page)

  const maze = (await open(`${MAZE}<p style="height:3000px"></p>`, PHONE)).page
  const from = await middle(maze, '[data-here]')
  await finger(maze, [from, await middle(maze, '.cell[aria-label*="d2"]')])
  assert.is(await state(maze), 'd2 >')
  assert.is(await maze.evaluate(() => scrollY), 0, 'the page stands still')
  await finger(
    maze,
    [await middle(maze, '[data-here]'), await middle(maze, '.cell[aria-label*="d1"]')],
    'touchCancel',
  )
  assert.is(await state(maze), 'd2 >', 'cancelled')
  const cell = await middle(maze, '.cell[aria-label*="a4"]')
  await finger(maze, [cell, [cell[0], cell[1] - 150]])
  await maze.waitForFunction(() => scrollY > 50)
})

test('on a slow page, where what comes after a drag comes late, the next one can still be left', async () => {
  const { page } = await open(MAZE)
  await page.evaluate(() => {
    const { setTimeout, clearTimeout } = window
    const late = /** @type {Map<number, () => void>} */ (new Map())
    let next = 1e9
    Object.assign(window, {
      /** @type {(f: () => void, ms?: number) => number} */
      setTimeout: (f, ms) => {
        if (ms) return setTimeout(f, ms)
        late.set(++next, f)
        return next
      },
      /** @type {(id?: number) => void} */
      clearTimeout: (id) => late.delete(id ?? 0) || clearTimeout(id),
      catchUp: () => late.forEach((f) => f()),
    })
  })
  await mouse(page, [
    await middle(page, '[data-here]'),
    await middle(page, '.cell[aria-label*="d2"]'),
  ])
  await page.mouse.up()
  assert.is(await state(page), 'd2 >')
  await mouse(page, [
    await middle(page, '[data-here]'),
    await middle(page, '.cell[aria-label*="d1"]'),
  ])
  assert.is(await state(page), 'd2 > d1')
  await page.evaluate(() => /** @type {any} */ (window).catchUp())
  await page.keyboard.press('Escape')
  assert.is(await state(page), 'd2 >')
  await done(page)
})

test('the turn line says how, before the first move', async () => {
  for (const [html, how] of [
    [HEAP, 'Sweep over sticks from the right, or touch one. Touch again to play.'],
    [
      '<cgt-play game="nim" start="7 100" opponent="person"></cgt-play>',
      'Touch a heap, then say how many to take.',
    ],
    [MAZE, 'Drag the token to its new place, or touch that place twice.'],
    [
      '<cgt-play game="cake" start="2 2 1 1" opponent="person"></cgt-play>',
      'Touch a move twice to play it, or press Enter on it.',
    ],
  ])
    for (const options of [{}, PHONE]) {
      const { page } = await open(html, options)
      assert.is(await page.locator('.say').innerText(), how)
      await done(page)
    }
})

test.run()
