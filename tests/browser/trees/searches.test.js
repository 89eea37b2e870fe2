import * as assert from 'uvu/assert'
import { axe, close, done, open, test } from '../browser.mjs'

/** @typedef {import('playwright-core').Page} Page */

test.after(close)

/** name -> [nodes, leaves, cuts, from the memo] as they are written @param {Page} page @returns {Promise<Record<string, string[]>>} */
const table = async (page) =>
  Object.fromEntries(
    await page
      .locator('tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) => [
          row.querySelector('th')?.textContent?.trim() ?? '',
          [...row.querySelectorAll('.number')].map((e) => (e.textContent ?? '').replace(/\s/g, '')),
        ]),
      ),
  )
/** @param {Page} page @param {number} id */
const node = (page, id) => page.locator(`[data-twig="${id}"]`)
/** @param {Page} page @param {string} name */
const order = (page, name) => page.getByRole('radio', { name, exact: true }).click()

test('eight leaves: minimax looks at 8, alpha-beta at 7, at 5 in the best order and at 8 in the worst', async () => {
  const { page, troubles } = await open('<cgt-searches leaves="3 5 2 9 12 5 23 23"></cgt-searches>')
  assert.equal(await table(page), {
    Minimax: ['15', '8', '0', '0'],
    'Alpha-beta': ['14', '7', '1', '0'],
    'Alpha-beta, best order': ['11', '5', '2', '0'],
    'Alpha-beta, worst order': ['15', '8', '0', '0'],
  })
  assert.is(
    (await page.locator('p.says').innerText()).replace(/\s+/g, ' ').trim(),
    'The value is 12 for all of them. Alpha-beta looks at 7 of 8 leaves in this order. In no order does alpha-beta look at fewer leaves than 5. Knuth and Moore: 22 + 21 − 1 = 5.',
  )
  assert.is(await page.locator('.node.cut').count(), 1)
  assert.match(String(await node(page, 14).getAttribute('aria-label')), 'cut, not looked at')
  assert.equal(troubles, [])
})

test('children are dragged into another order, and every count changes while they are dragged', async () => {
  const { page, troubles } = await open(
    '<cgt-searches id="s" leaves="3 5 2 9 12 5 23 23"></cgt-searches>',
  )
  const [a, b] = await Promise.all(
    [1, 8].map((id) => node(page, id).locator('.shape').boundingBox()),
  )
  if (!a || !b) throw new Error('not drawn')
  await page.mouse.move(b.x + b.width / 2, b.y + 20)
  await page.mouse.down()
  await page.mouse.move(a.x + a.width / 2 - 9, b.y + 20, { steps: 12 })
  assert.equal(
    (await table(page))['Alpha-beta'],
    ['11', '5', '2', '0'],
    'before the mouse is let go',
  )
  await page.mouse.up()
  assert.equal((await table(page)).Minimax, ['15', '8', '0', '0'])
  await page.keyboard.press('Shift+ArrowRight')
  assert.equal(
    (await table(page))['Alpha-beta'],
    ['14', '7', '1', '0'],
    'keys act on what was dragged',
  )
  await page.keyboard.press('Shift+ArrowLeft')
  assert.match(String(await page.locator('cgt-searches').getAttribute('order')), /^0>8 1;/)
  assert.ok(await page.getByRole('radio', { name: 'Yours' }).isChecked())
  assert.is(await page.locator('.node.cut').count(), 4)
  const seen = await table(page)
  await page.waitForFunction(() => decodeURIComponent(location.hash).includes('order=0>8 1'))
  await page.reload()
  assert.equal(await table(page), seen, 'the address has the order')
  await node(page, 8).click() // the first child now, the second as it was given
  const chosen = () => page.locator('[aria-selected=true]').getAttribute('data-twig')
  assert.is(await chosen(), '8')
  await order(page, 'As given')
  assert.equal((await table(page))['Alpha-beta'], ['14', '7', '1', '0'])
  assert.is(await chosen(), '1', 'the frame goes with its node')
  await order(page, 'Best')
  await order(page, 'Yours')
  assert.equal(await table(page), seen, 'the order made by hand is still there')
  await order(page, 'As given')
  await page.locator('cgt-searches').evaluate((e) => e.setAttribute('leaves', '3 5 2 9'))
  assert.is(await page.getByRole('radio', { name: 'Yours' }).count(), 0, 'of another tree')
  assert.equal(troubles, [])
})

test('keys move a node among its siblings, and the focus goes with it', async () => {
  const { page, troubles } = await open('<cgt-searches tree="((3 5) (2 9) (7 1))"></cgt-searches>')
  await node(page, 0).focus()
  const labels = () =>
    page
      .locator('[data-twig][aria-level="3"]')
      .evaluateAll((all) =>
        all.map((e) => e.getAttribute('aria-label')?.match(/-?\d+/)?.[0]).join(' '),
      )
  for (const key of ['ArrowDown', 'ArrowRight', 'Shift+ArrowRight']) await page.keyboard.press(key)
  assert.is(await labels(), '3 5 7 1 2 9')
  assert.is(
    await page.evaluate(() =>
      document.activeElement?.shadowRoot?.activeElement?.getAttribute('data-twig'),
    ),
    '7',
  )
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Shift+ArrowLeft')
  assert.is(await labels(), '2 9 3 5 7 1')
  await page.keyboard.press('Shift+ArrowLeft')
  assert.is(await labels(), '2 9 3 5 7 1', 'the first stays the first')
  await page.getByRole('button', { name: 'Move to the right' }).click()
  assert.is(await labels(), '3 5 2 9 7 1')
  assert.equal(troubles, [])
})

test('best, worst and a random order are drawn on request, and the value stays', async () => {
  const { page, troubles } = await open('<cgt-searches leaves="3 5 2 9 12 5 23 23"></cgt-searches>')
  await order(page, 'Best')
  assert.equal((await table(page))['Alpha-beta'], ['11', '5', '2', '0'])
  await order(page, 'Worst')
  assert.equal((await table(page))['Alpha-beta'], ['15', '8', '0', '0'])
  assert.is(await page.locator('.node.cut').count(), 0)
  await order(page, 'Random')
  assert.is(await page.locator('cgt-searches').getAttribute('order'), 'random 1')
  await order(page, 'Random')
  assert.is(await page.locator('cgt-searches').getAttribute('order'), 'random 2')
  assert.match(await page.locator('p.says').innerText(), 'The value is 12 for all of them.')
  assert.equal(troubles, [])
})

test('a game: the early stop, the memo and symmetry each look at less than plain minimax', async () => {
  const { page, troubles } = await open(
    '<cgt-searches game="tictactoe" start="x../.o./..x"></cgt-searches>',
  )
  const rows = await table(page)
  assert.equal(Object.keys(rows), [
    'Minimax', 'Minimax that stops at a win', 'Minimax with a memo', 'Alpha-beta', 'Alpha-beta with a memo',
    '… and symmetry', 'Alpha-beta, best order', 'Alpha-beta, worst order',
  ]) // prettier-ignore
  const nodes = Object.values(rows).map(([n]) => Number(n))
  const [minimax, stop, memo, alphabeta, both, symmetry, best, worst] = nodes
  assert.ok(stop < minimax && memo < minimax && alphabeta < minimax)
  assert.ok(both < alphabeta && symmetry < both && best < alphabeta && alphabeta < worst)
  assert.ok(Number(rows['Minimax with a memo'][3]) > 0)
  await page.locator('[data-twig="0"]').focus()
  const before = await page.locator('[data-twig]').count()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  assert.ok((await page.locator('[data-twig]').count()) > before, 'a node unfolds')
  await page.keyboard.press('Enter')
  assert.is(await page.locator('[data-twig]').count(), before)
  await page.keyboard.press('Shift+ArrowRight')
  assert.match(
    String(await page.locator('cgt-searches').getAttribute('order')),
    /^x\.\.\/\.o\.\/\.\.x>/,
  )
  assert.equal(troubles, [])
})

test('the whole of tic-tac-toe is counted beside the page: 549,946 nodes, and the page goes on', async () => {
  const { page, troubles } = await open(
    '<cgt-searches game="tictactoe" start=".../.../..."></cgt-searches>',
  )
  await page.waitForFunction(
    () =>
      !document.querySelector('cgt-searches')?.shadowRoot?.textContent?.includes('…\n') &&
      ![
        ...(document.querySelector('cgt-searches')?.shadowRoot?.querySelectorAll('button') ?? []),
      ].some((b) => b.textContent?.includes('Stop')),
  )
  const rows = await table(page)
  assert.equal(rows.Minimax, ['549946', '255168', '0', '0'])
  assert.ok(Number(rows['… and symmetry'][0]) < Number(rows['Alpha-beta with a memo'][0]))
  assert.match(await page.locator('p.says').innerText(), 'The value is 0 for all of them.')
  assert.equal(troubles, [])
})

test('what takes for ever is stopped: what was counted so far stays', async () => {
  const { page, troubles } = await open(
    '<cgt-searches game="tictactoe" rules="4" start="..../..../..../...."></cgt-searches>',
  )
  await page.waitForFunction(() =>
    /[1-9]\d*\u202f\d{3} …/.test(
      document.querySelector('cgt-searches')?.shadowRoot?.querySelector('tbody')?.textContent ?? '',
    ),
  )
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' })
  assert.match((await table(page)).Minimax[0], /^morethan\d{5,}$/)
  assert.equal(troubles, [])
})

test('what cannot be read is one sentence, and the last good tree stays', async () => {
  const { page, troubles } = await open('<cgt-searches tree="(1 2)"></cgt-searches>')
  const set = (/** @type {string} */ name, /** @type {string} */ value) =>
    page.locator('cgt-searches').evaluate((e, [n, v]) => e.setAttribute(n, v), [name, value])
  const problem = async () => (await page.locator('[role=alert]').innerText()).trim()
  await set('tree', '(1 (2)')
  assert.is(await problem(), 'One ) is missing at the end.')
  assert.is(await page.locator('[data-twig]').count(), 3)
  await set('tree', '(1 2)')
  assert.is(await problem(), '')
  await set('order', '0>9')
  assert.is(await problem(), 'No such move here.')
  assert.equal(troubles, [])
})

test('axe finds nothing, in either theme; nothing is wider than a phone', async () => {
  for (const theme of ['light', 'dark']) {
    const { page } = await open(
      `<main><h1>Searches</h1><cgt-searches leaves="3 5 2 9 12 5 23 23"></cgt-searches>
      <cgt-searches game="tictactoe" start="x../.o./..x"></cgt-searches></main>`,
      { viewport: { width: 390, height: 844 } },
    )
    await page.evaluate((to) => (document.documentElement.dataset.theme = to), theme)
    assert.equal(await axe(page), [])
    assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 390)
    await done(page)
  }
})

test('on a tall slide the drawing, its counts and the sentence stand within it', async () => {
  for (const attributes of [
    'leaves="3 5 2 9 12 5 23 23"',
    'game="tictactoe" start="x../.o./..x"',
  ]) {
    const { page, troubles } = await open(
      `<div data-proj style="width:1200px;height:640px"><cgt-searches ${attributes}></cgt-searches></div>`,
    )
    const height = await page.locator('cgt-searches').evaluate((e) => e.scrollHeight)
    assert.ok(height <= 640, `${attributes}: ${height}`)
    assert.equal(troubles, [])
    await done(page)
  }
})

test('of a position with more moves than are drawn, the root is drawn and the moves are told', async () => {
  for (const [attributes, moves] of /** @type {const} */ ([
    ['game="nim" start="24"', '24'],
    ['game="nim"', '27'],
    ['game="wythoff"', '26'],
    ['game="half" start="100"', '50'],
    ['game="coins" start="70"', '70'],
    [`game="row" start="${'1 '.repeat(40)}"`, '80'],
    ['game="octal" start="60"', '60'],
    ['game="staircase" start="30 30 30"', '90'],
    ['game="nim" start="1000000000"', 'more than 1000'],
  ])) {
    const { page, troubles } = await open(
      `<cgt-searches ${attributes}>words of its author</cgt-searches>`,
    )
    assert.is(await page.locator('[data-twig]').count(), 1, attributes)
    assert.match(
      await page.locator('.both').innerText(),
      new RegExp(`This position has ${moves} moves\\. They are too many to be drawn`),
    )
    assert.match((await table(page))['Alpha-beta'][0], /^\d{3,}/, 'it is counted')
    await node(page, 0).dispatchEvent('click')
    assert.is(await page.locator('[data-twig]').count(), 1)
    assert.equal(troubles, [])
    await done(page)
  }
})

test.run()
