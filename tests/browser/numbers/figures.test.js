import * as assert from 'uvu/assert'
import { axe, close, done, open, test } from '../browser.mjs'

/** @typedef {import('playwright-core').Page} Page */

test.after(close)

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** @param {Page} page @param {string} css of one thing */
const text = async (page, css) => (await page.locator(css).first().innerText()).replace(/\s+/g, ' ')
/** the aria-label of what has the focus @param {Page} page */
const focused = (page) =>
  page.evaluate(() => {
    const host = document.activeElement
    return (host?.shadowRoot?.activeElement ?? host)?.getAttribute('aria-label')
  })
/** @param {Page} page how far the page is wider than its window */
const overflow = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
/** @param {Page} page */
const letters = async (page) => (await page.locator('cgt-strip .chip').allInnerTexts()).join('')
/** @param {Page} page @param {string} name */
const node = (page, name) => page.locator(`.node[aria-label^="${name}:"]`)

/* ---------------------------------------------------------------- cgt-strip */

test('the strip of 1, 2 or 3 says who wins, by keys alone', async () => {
  const { page, troubles } = await open(
    '<cgt-strip game="subtraction" rules="1 2 3" to="21" at="10"></cgt-strip>',
  )
  assert.is(await letters(page), 'LWWWLWWWLWWWLWWWLWWWLW')
  await page.keyboard.press('Tab')
  assert.is(await focused(page), '10: winning position, take 2')
  assert.is(
    await text(page, '.words p'),
    'You are at 10. Taking 2 leaves 8, which is L: that move wins.',
  )
  assert.is(await page.locator('.edge').count(), 3)
  assert.is(await page.locator('.edge.win').count(), 1)
  assert.is(await text(page, '.period'), 'period 4: L W W W')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  assert.is(await focused(page), '8: losing position')
  assert.is(await text(page, '.words p'), 'You are at 8. Every move leaves a W (7, 6, 5): 8 is L.')
  assert.is(await page.locator('.edge.win').count(), 0)
  await page.keyboard.press('Home')
  assert.is(await focused(page), '0: losing position')
  assert.is(await text(page, '.words p'), 'You are at 0. There is no move: 0 is L.')
  await page.keyboard.press('ArrowLeft')
  assert.is(await focused(page), '0: losing position')
  await page.keyboard.press('End')
  assert.is(await focused(page), '21: winning position, take 1')
  assert.is(await page.locator('cgt-strip').getAttribute('at'), '21')
  await page.locator('[data-n="6"]').click()
  assert.is(await focused(page), '6: winning position, take 2')
  assert.is(await page.locator('[role=grid] [role=row] [role=gridcell]').count(), 22)
  assert.is(await page.locator('[tabindex="0"]').count(), 1)
  assert.match(await text(page, '.words'), /Period 4 from 0 on: proved/)
  assert.equal(troubles, [])
})

test('the strip in Spanish, with Grundy numbers, from the least position, with other letters', async () => {
  const { page, troubles } = await open(
    `<cgt-strip game="subtraction" rules="1 3 4" to="13" at="13" values="grundy"></cgt-strip>
     <cgt-strip game="divisor" to="9" at="4" letters="GP"></cgt-strip>
     <cgt-strip game="subtraction" rules="misere 1 3 4" to="9" values="grundy"></cgt-strip>`,
    { lang: 'es' },
  )
  const strip = (/** @type {number} */ i) => page.locator('cgt-strip').nth(i)
  assert.equal(await strip(0).locator('.chip').allInnerTexts(), [...'01012320101232'])
  assert.is(
    await strip(0).locator('.words p').first().innerText(),
    'Estás en 13. mex{0, 1, 3} = 2. Quitar 4 deja 9, que vale 0: esa jugada gana.',
  )
  assert.is(await strip(0).locator('.period').innerText(), 'periodo 7: 0 1 0 1 2 3 2')
  assert.equal(await strip(1).locator('.chip').allInnerTexts(), [...'PGPGPGPGP'])
  assert.is(
    await strip(1).locator('[data-n]').first().getAttribute('aria-label'),
    '1: posición perdedora',
  )
  assert.is(
    await strip(1).locator('.words p').first().innerText(),
    'Estás en 4. Quitar 1 deja 3, que es P: esa jugada gana.',
  )
  assert.equal(await strip(2).locator('.chip').allInnerTexts(), [...'WLWLWWWWLW'])
  assert.match(await strip(2).locator('.words').innerText(), /no tiene valores de Grundy/)
  assert.equal(troubles, [])
})

test('a strip begins where its author wants: cells, keys and the next hidden one', async () => {
  const strip = (/** @type {string} */ from) =>
    `<cgt-strip game="subtraction" rules="1 2 3" from="${from}" to="9" values="off"></cgt-strip>`
  const { page, troubles } = await open(strip('3'))
  const cells = page.locator('[data-n]')
  assert.equal(
    await cells.evaluateAll((all) => all.map((e) => e.dataset.n).join()),
    '3,4,5,6,7,8,9',
  )
  await cells.first().focus()
  await page.keyboard.press('v')
  assert.is(await page.locator('[data-n="3"] .chip').innerText(), 'W')
  await page.keyboard.press('v')
  assert.is(await page.locator('[data-n="4"] .chip').innerText(), 'L')
  assert.is(await page.locator('[data-n="5"] .chip').innerText(), '?')
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  assert.match(String(await focused(page)), /^3:/)
  assert.equal(troubles, [])
  await done(page)
  const wrong = await open(strip('10'))
  assert.match(
    await wrong.page.locator('.problem').innerText(),
    /“from” must be a whole number from 0 to 9/,
  )
})

test('a teacher reveals the strip one by one with Space and V, and hides it again', async () => {
  const { page, troubles } = await open(
    '<cgt-strip game="subtraction" rules="1 2" to="8" at="4" values="off"></cgt-strip>',
  )
  assert.is(await letters(page), '?????????')
  assert.is(await text(page, '.words p'), 'You are at 4. It leads to 3, 2. Is it W or L?')
  assert.is(await page.locator('.edge.win').count(), 0)
  assert.is(await page.locator('.period').count(), 0)
  await page.locator('[data-n="4"]').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('v')
  assert.is(await letters(page), 'LW???????')
  assert.is(await page.locator('[data-n="2"]').getAttribute('aria-label'), '2: hidden')
  await page.getByRole('button', { name: 'Show the next' }).click()
  assert.is(await letters(page), 'LWW??????')
  await page.locator('[data-n="4"]').focus()
  for (let i = 0; i < 2; i++) await page.keyboard.press('v')
  assert.is(await page.locator('.edge.win').count(), 1)
  await page.getByRole('button', { name: 'Show all' }).click()
  assert.is(await letters(page), 'LWWLWWLWW')
  assert.is(await text(page, '.period'), 'period 3: L W W')
  await page.getByRole('button', { name: 'Hide all' }).click()
  assert.is(await letters(page), '?????????')
  assert.equal(troubles, [])
})

test('a strip breaks into rows on a phone: nothing is wider than the page, arcs go on from row to row', async () => {
  const { page, troubles } = await open(
    `<div style="margin:0 -8px"><cgt-strip game="subtraction" rules="1 2 3" to="200" at="9"></cgt-strip>
     <cgt-strip game="subtraction" rules="2 4 7" to="5000000"></cgt-strip></div>`,
    PHONE,
  )
  assert.is(await overflow(page), 0)
  const first = page.locator('cgt-strip').first()
  const tops = await first
    .locator('[data-n]')
    .evaluateAll((all) => all.map((cell) => Math.round(cell.getBoundingClientRect().top)))
  const perRow = tops.filter((top) => top === tops[0]).length
  /* whole periods, so that they stand in columns */
  assert.is(perRow, 8)
  assert.is(await first.locator('svg.arcs').count(), 2)
  assert.is(await first.locator('.amount').count(), 1)
  await first.locator('[data-n="20"]').tap()
  assert.is(await first.getAttribute('at'), '20')
  await page.keyboard.press('ArrowUp')
  assert.is(await first.getAttribute('at'), String(20 - perRow))
  const second = page.locator('cgt-strip').nth(1)
  assert.match(
    await second.locator('.words').innerText(),
    /Only the positions up to 1\s000\s000 are drawn\./,
  )
  assert.equal(troubles, [])
})

test('what a strip cannot read is one sentence with its place, and what was drawn stays', async () => {
  const { page, troubles } = await open(
    '<cgt-strip game="subtraction" rules="1 2 3" to="9" at="5"></cgt-strip>',
  )
  const set = (/** @type {string} */ name, /** @type {string} */ value) =>
    page.locator('cgt-strip').evaluate((e, [n, v]) => e.setAttribute(n, v), [name, value])
  await set('rules', '1 x')
  assert.is(await text(page, '[role=alert]'), 'Expected an amount to take (at “x”).')
  assert.is(await letters(page), 'LWWWLWWWLW')
  await set('rules', '1 2')
  assert.is(await page.locator('[role=alert]').innerText(), '')
  assert.is(await letters(page), 'LWWLWWLWWL')
  await set('at', '99')
  assert.is(await page.locator('[role=alert]').innerText(), '')
  assert.match(await text(page, '.words'), /99 is L, as 0 is: the period is proved\./)
  await set('at', '<b>')
  assert.is(await text(page, '[role=alert]'), 'The attribute “at” must be a whole number from 0 to 9 999 999 999, not “<b>”.') // prettier-ignore
  await set('at', '3')
  await set('game', 'euclid')
  assert.is(await text(page, '[role=alert]'), 'This text is left over (at “1 2”).')
  await set('rules', '')
  assert.is(await text(page, '[role=alert]'), 'Only games of one number have a table.')
  assert.is(await letters(page), 'LWWLWWLWWL')
  assert.equal(troubles, [])
})

test('an arc stays over its row: to another row a short arrow shows where a move goes', async () => {
  const { page, troubles } = await open(
    '<div style="width: 944px"><cgt-strip game="subtraction" rules="1 2 3 4 5" to="30" at="20"></cgt-strip></div>',
  )
  assert.is(await page.locator('.line').count(), 2)
  const rows = await page.locator('.line').evaluateAll((lines) =>
    lines.map((line) => {
      const { left, right } = line.getBoundingClientRect()
      return [...line.querySelectorAll('.arcs .edge')].map((edge) => {
        const box = edge.getBoundingClientRect()
        return box.left >= left && box.right <= right
      })
    }),
  )
  assert.equal(rows, [
    [true, true, true],
    [true, true],
  ])
  assert.is(await page.locator('.edge.win').count(), 1)
  assert.equal(troubles, [])
})

/* ---------------------------------------------------------------- cgt-graph */

test('on a cycle only the move that brings the end nearer is thick, and the thin one is explained', async () => {
  const { page, troubles } = await open(
    '<cgt-graph edges="1>2 2>1 2>3 3>4 4>5"></cgt-graph><cgt-graph edges="1>2 2>3 3>4 2>4"></cgt-graph>',
  )
  const [loop, plain] = await page.locator('cgt-graph').all()
  assert.is(await loop.locator('.edge.win').count(), 2) // 2>3, 4>5
  assert.match(await loop.locator('.words').innerText(), 'goes round in a circle')
  assert.is(await plain.locator('.edge.win').count(), 2) // 2>4, 3>4
  assert.not.match(await plain.locator('.words').innerText(), 'circle')
  assert.equal(troubles, [])
})

test('the graph is drawn solved, and steps through by buttons and keys in retrograde order', async () => {
  const { page, troubles } = await open('<cgt-graph game="divisor" start="9"></cgt-graph>')
  const graph = page.locator('cgt-graph')
  assert.is(await page.locator('.node').count(), 9)
  assert.is(
    await text(page, '.step'),
    'All are settled. Winning: 2, 4, 6, 8. Losing: 1, 3, 5, 7, 9.',
  )
  /* 2>1, 4>3, 6>5, 6>3, 8>7 */
  assert.is(await page.locator('.edge.win').count(), 5)
  await page.getByRole('button', { name: 'First step' }).click()
  assert.is(await page.locator('.m-unknown').count(), 9)
  assert.is(await page.locator('.edge.win').count(), 0)
  await page.getByRole('button', { name: 'Step forward' }).click()
  assert.is(await text(page, '.step'), '1 has no move: 1 is losing.')
  assert.is(await text(page, '.counter'), '1 / 10')
  for (let i = 0; i < 3; i++) await page.keyboard.press('.')
  assert.is(await text(page, '.step'), '4 → 3, and 3 is losing: 4 is winning.')
  assert.is(await page.locator('.m-unknown').count(), 5)
  assert.is(await page.locator('.edge.win').count(), 2)
  assert.is(await graph.getAttribute('at'), '4')
  await page.keyboard.press('ArrowLeft')
  assert.is(
    await text(page, '.step'),
    'The only move of 3 leads to 2, which is winning: 3 is losing.',
  )
  await page.keyboard.press('End')
  assert.is(await graph.getAttribute('at'), 'end')
  await page.keyboard.press('v')
  assert.is(await graph.getAttribute('at'), '0')
  /* the text twin says what is drawn */
  await page.keyboard.press('.')
  await page.keyboard.press('.')
  const rows = await page.locator('.sr tbody tr').allInnerTexts()
  assert.equal(
    rows
      .map((row) => row.split('\t'))
      .filter(([n]) => Number(n) < 4)
      .sort(),
    [
      ['1', '', 'L'],
      ['2', '1', 'W'],
      ['3', '2', '?'],
    ],
  )
  assert.equal(troubles, [])
})

test('the steps play by themselves, stop at the end, and stop out of view', async () => {
  const { page, troubles } = await open(
    '<cgt-graph edges="2>1" values="off"></cgt-graph><div style="height:3000px"></div>',
    { clock: true },
  )
  const graph = page.locator('cgt-graph')
  const play = page.getByRole('button', { name: 'Play the steps' })
  await page.getByLabel('2×').check()
  await play.click()
  assert.is(await page.getByRole('button', { name: 'Pause' }).count(), 1)
  await page.waitForFunction(
    () => document.querySelector('cgt-graph')?.getAttribute('at') === 'end',
  )
  await play.waitFor()
  assert.is(await text(page, '.counter'), '3 / 3')
  await play.click()
  await page.evaluate(() => scrollTo(0, 3000))
  await page.waitForFunction(
    () => !document.querySelector('cgt-graph')?.shadowRoot?.querySelector('[aria-label="Pause"]'),
  )
  const at = await graph.getAttribute('at')
  assert.not(at === 'end')
  await page.clock.runFor(900)
  assert.is(await graph.getAttribute('at'), at)
  await page.evaluate(() => scrollTo(0, 0))
  await page.locator('.timeline').focus()
  await page.keyboard.press('End')
  assert.is(await graph.getAttribute('at'), 'end')
  assert.equal(troubles, [])
})

test('a cycle is never settled: draw by endless play; edges may go from a node to itself', async () => {
  const { page, troubles } = await open('<cgt-graph edges="1>2 2>3 3>1 3>4 4>5 1>1"></cgt-graph>')
  assert.is(await page.locator('.node').count(), 5)
  assert.is(
    await text(page, '.step'),
    'No other node can be settled. 1, 2, 3: draw by endless play.',
  )
  assert.is(await page.locator('.m-draw').count(), 3)
  assert.is(await page.locator('.edge').count(), 6)
  assert.is(
    await node(page, '3').getAttribute('aria-label'),
    '3: draw by endless play. Moves to 1, 4',
  )
  assert.equal(troubles, [])
})

test('Grundy values with their mex; a node tells its moves by click and by Enter', async () => {
  const { page, troubles } = await open(
    '<cgt-graph edges="2>1 3>2 4>1 4>2 5>2 5>4 6>2 6>5" values="grundy" at="4"></cgt-graph>',
  )
  assert.is(await text(page, '.step'), '4 leads to 1, 2: mex{0, 1} = 2.')
  await page.getByRole('button', { name: 'Last step' }).click()
  const rows = await page.locator('.sr tbody tr').allInnerTexts()
  assert.equal(Object.fromEntries(rows.map((row) => [row.split('\t')[0], row.split('\t')[2]])), {
    1: '0',
    2: '1',
    3: '0',
    4: '2',
    5: '0',
    6: '2',
  })
  await node(page, '6').click()
  assert.is(await text(page, '.words p:nth-child(2)'), 'Moves of 6: 2 (1), 5 (0). mex{0, 1} = 2.')
  assert.is(await node(page, '6').getAttribute('aria-pressed'), 'true')
  await page.keyboard.press('Escape')
  assert.is(await page.locator('[aria-pressed=true]').count(), 0)
  await page.keyboard.press('ArrowRight')
  const label = await focused(page)
  assert.match(String(label), /^5: Grundy value 0\. Moves to 2, 4$/)
  await page.keyboard.press('Enter')
  assert.is(await text(page, '.words p:nth-child(2)'), 'Moves of 5: 2 (1), 4 (2). mex{1, 2} = 0.')
  assert.equal(troubles, [])
})

test('the exercise: marks by click and by key, right and wrong ones told, the first error explained', async () => {
  const { page, troubles } = await open(
    '<cgt-graph edges="2>1 3>2 4>3 4>2" exercise="outcome"></cgt-graph>',
  )
  const check = page.getByRole('button', { name: 'Check' })
  assert.is(await check.isDisabled(), true)
  assert.is(await page.locator('.stepper').count(), 0)
  await node(page, '1').click()
  assert.is(await node(page, '1').getAttribute('aria-label'), '1: winning position. No move')
  await node(page, '1').click()
  await node(page, '2').focus()
  await page.keyboard.press('l')
  await node(page, '4').focus()
  await page.keyboard.press('Enter')
  await check.click()
  assert.is(
    await text(page, '.step'),
    '1 is wrong. Look at 2, where you said L. 2 → 1, and 1 is losing: 2 is winning.',
  )
  assert.is(await page.locator('.right').count(), 2)
  assert.is(await page.locator('.wrong').count(), 1)
  assert.match(
    String(await node(page, '2').getAttribute('aria-label')),
    /^2: losing position, wrong\./,
  )
  await node(page, '2').focus()
  await page.keyboard.press('w')
  assert.is(await page.locator('.right, .wrong').count(), 0)
  await check.click()
  assert.is(await text(page, '.step'), 'No mistake so far. 1 node has no mark yet.')
  await node(page, '3').focus()
  await page.keyboard.press('w')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('L')
  await check.click()
  assert.is(await text(page, '.step'), 'All correct: 4 nodes.')
  assert.is(await page.locator('.right').count(), 4)
  await page.getByRole('button', { name: 'Clear the marks' }).click()
  assert.is(await page.locator('.m-unknown').count(), 4)
  assert.equal(troubles, [])
})

test('the exercise with Grundy values, and with draws', async () => {
  const { page, troubles } = await open(
    `<cgt-graph edges="2>1 3>2 3>1" exercise="grundy"></cgt-graph>
     <cgt-graph edges="1>2 2>1" exercise="outcome"></cgt-graph>`,
  )
  const one = page.locator('cgt-graph').first()
  for (const [name, key] of [
    ['1', '0'],
    ['2', '1'],
    ['3', '2'],
  ]) {
    // prettier-ignore
    await one.locator(`.node[aria-label^="${name}:"]`).focus()
    await page.keyboard.press(key)
  }
  await one.getByRole('button', { name: 'Check' }).click()
  assert.is(await one.locator('.step').innerText(), 'All correct: 3 nodes.')
  const two = page.locator('cgt-graph').nth(1)
  for (const name of ['1', '2'])
    for (let i = 0; i < 3; i++) await two.locator(`.node[aria-label^="${name}:"]`).click()
  await two.getByRole('button', { name: 'Check' }).click()
  assert.is(await two.locator('.step').innerText(), 'All correct: 2 nodes.')
  assert.equal(troubles, [])
})

test('a graph of nine nodes is turned on a phone: all of it is seen, arrows by key go where they look', async () => {
  const { page, troubles } = await open(
    '<cgt-graph game="divisor" start="9"></cgt-graph><cgt-graph edges="1>1 1>2 2>3 3>4 4>5 5>6 6>7 7>3"></cgt-graph>',
    PHONE,
  )
  assert.is(await overflow(page), 0)
  for (const graph of await page.locator('.scroll').all()) {
    const [wide, whole] = await graph.evaluate((e) => [e.clientWidth, e.scrollWidth])
    assert.is(whole, wide)
  }
  const node = (/** @type {number} */ n) =>
    page.locator('cgt-graph').first().locator(`.node[aria-label^="${n}:"]`)
  const top = async (/** @type {number} */ n) => Number((await node(n).boundingBox())?.y)
  for (let n = 2; n <= 9; n++) assert.ok((await top(n)) < (await top(n - 1)), `${n}`)
  assert.ok(Number((await node(9).boundingBox())?.width) >= 40)
  await node(9).focus()
  await page.keyboard.press('ArrowDown')
  assert.ok(await node(8).evaluate((e) => e.matches(':focus')))
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.waitForFunction(
    () => !document.querySelector('cgt-graph')?.shadowRoot?.querySelector('[transform^=matrix]'),
  )
  assert.equal(troubles, [])
})

test('a graph on a phone shows the node of the step; a big one says what is not drawn', async () => {
  const { page, troubles } = await open(
    '<cgt-graph game="divisor" start="12" at="1"></cgt-graph><cgt-graph game="nim" start="10 12 5"></cgt-graph>',
    PHONE,
  )
  assert.is(await overflow(page), 0)
  const seen = await page
    .locator('cgt-graph')
    .first()
    .locator('.node[aria-label^="1:"]')
    .evaluate((n) => n.getBoundingClientRect().right <= innerWidth)
  assert.ok(seen)
  assert.match(
    await page.locator('cgt-graph').nth(1).locator('.words').innerText(),
    /\d+ of 858 positions are drawn\./,
  )
  assert.equal(troubles, [])
})

test('wrong edges: one sentence with its place; the graph that was there stays', async () => {
  const { page, troubles } = await open('<cgt-graph edges="2>1"></cgt-graph>')
  const set = (/** @type {string} */ edges) =>
    page.locator('cgt-graph').evaluate((e, v) => e.setAttribute('edges', v), edges)
  for (const [edges, sentence] of [
    ['2>', 'Expected the node after >.'],
    ['<script>alert(1)</script>', 'Expected an arrow such as 2>1 (at “<script>alert(1)</scrip…”).'],
    ['1>2 '.repeat(60000), 'There can be at most 100\u202f000 characters.'],
  ]) {
    await set(edges)
    assert.is(await page.locator('[role=alert]').innerText(), sentence)
    assert.is(await page.locator('.node').count(), 2)
  }
  await set('3>2 2>1')
  assert.is(await page.locator('.node').count(), 3)
  assert.is(await page.locator('[role=alert]').innerText(), '')
  assert.equal(troubles, [])
})

/* ---------------------------------------------------------------- cgt-xor */

test('the columns of 10 12 5: xor 3, take 1 of 10; headers have their scope', async () => {
  const { page, troubles } = await open('<cgt-xor heaps="10 12 5"></cgt-xor>', { lang: 'es' })
  const rows = await page.locator('tr').allInnerTexts()
  assert.equal(
    rows.map((row) => row.replace(/\s+/g, ' ').trim()),
    ['montón 8 4 2 1', '10 1 0 1 0 −1 → 9', '12 1 1 0 0', '5 0 1 0 1', 'XOR = 3 0 0 1 1'],
  )
  assert.is(await page.locator('th[scope=col]').count(), 4)
  assert.is(await page.locator('th[scope=row]').count(), 4)
  assert.is(await page.locator('.hit').count(), 2)
  assert.match(await text(page, '.say'), /^Quita 1 de 10: quedan 9, y el XOR es 0\./)
  assert.equal(troubles, [])
})

test('heaps are typed and bits are turned; a wrong heap is told, and the table stays', async () => {
  const { page, troubles } = await open('<cgt-xor heaps="10 12 5"></cgt-xor>')
  const field = page.getByLabel('Heaps')
  await field.fill('3 -1')
  assert.is(await text(page, '#wrong'), 'Expected a number (at “-1”).')
  assert.is(await field.getAttribute('aria-invalid'), 'true')
  assert.is(await text(page, 'tfoot th'), 'XOR = 3')
  await field.fill('9 12 5')
  assert.is(await page.locator('#wrong').innerText(), '')
  assert.is(await text(page, 'tfoot th'), 'XOR = 0')
  assert.match(await text(page, '.say'), /every move breaks some column/)
  await page.getByRole('button', { name: '5, column 8: 0' }).click()
  assert.is(await field.inputValue(), '9 12 13')
  assert.is(await page.locator('cgt-xor').getAttribute('heaps'), '9 12 13')
  assert.is(await page.locator('table [tabindex="0"]').count(), 1)
  await page.keyboard.press('ArrowUp')
  assert.is(await focused(page), '12, column 8: 1')
  await page.keyboard.press('End')
  await page.keyboard.press('Space')
  assert.is(await field.inputValue(), '9 13 13')
  assert.is(await focused(page), '13, column 1: 1')
  await page.keyboard.press('v')
  assert.is(await text(page, 'tfoot th'), 'XOR = ?')
  assert.is(await page.locator('.change, .hit, .odd').count(), 0)
  await field.fill('4294967296')
  assert.match(
    await text(page, '#wrong'),
    /^The number must be at most 4.294.967.295 \(at “4294967296”\)\.$/,
  )
  await field.fill('1 2 3 4 5 6 7 8 9 10 11 12 13')
  assert.is(await text(page, '#wrong'), 'There can be at most 12 numbers (at “13”).')
  assert.equal(troubles, [])
})

test('large heaps scroll inside on a phone; no heap that could be read is no table', async () => {
  const { page, troubles } = await open(
    '<cgt-xor heaps="4294967295 12 70000"></cgt-xor><cgt-xor heaps="1 x"></cgt-xor>',
    PHONE,
  )
  assert.is(await overflow(page), 0)
  const one = page.locator('cgt-xor').first()
  assert.is(await one.locator('th[scope=col]').count(), 32)
  assert.match(await one.locator('.say').innerText(), /^Take 4.294.897.283 from 4.294.967.295/)
  const two = page.locator('cgt-xor').nth(1)
  assert.is(await two.locator('table, .say').count(), 0)
  await two.getByLabel('Heaps').fill('1 3')
  assert.is(await two.locator('tfoot th').innerText(), 'XOR = 2')
  assert.equal(troubles, [])
})

/* ---------------------------------------------------------------- cgt-mex */

test('mex{0, 1, 3} = 2: tiles, sentence, typing, pressing, keys', async () => {
  const { page, troubles } = await open('<cgt-mex set="0 1 3"></cgt-mex>')
  assert.is(await text(page, '.mex'), 'mex{0, 1, 3} = 2')
  assert.match(await text(page, '.figure'), /The first gap is 2\./)
  const tile = (/** @type {number} */ n) => page.locator(`[data-n="${n}"]`)
  assert.is(await tile(2).getAttribute('aria-label'), '2: the first gap')
  assert.is(await page.locator('.gap').count(), 1)
  await tile(2).click()
  assert.is(await text(page, '.mex'), 'mex{0, 1, 2, 3} = 4')
  assert.is(await page.getByLabel('Set', { exact: true }).inputValue(), '0 1 2 3')
  await page.keyboard.press('Home')
  assert.is(await focused(page), '0')
  await page.keyboard.press('Space')
  assert.is(await text(page, '.mex'), 'mex{1, 2, 3} = 0')
  await page.keyboard.press('ArrowRight')
  assert.is(await focused(page), '1')
  assert.is(await page.locator('.tiles [tabindex="0"]').count(), 1)
  await page.getByLabel('Set', { exact: true }).fill('')
  assert.is(await text(page, '.mex'), 'mex{} = 0')
  assert.match(await text(page, '.figure'), /The set is empty: the first gap is 0\./)
  await page.getByLabel('Set', { exact: true }).fill('0, 2, 1000000000')
  assert.is(
    await text(page, '.mex'),
    'mex{0, 2, 1\u202f000\u202f000\u202f000} = 1'.replace(/\s+/g, ' '),
  )
  assert.ok((await page.locator('.tile').count()) < 8)
  await page.getByLabel('Set', { exact: true }).fill('0 y')
  assert.is(await text(page, '#wrong'), 'Expected a number (at “y”).')
  assert.is(await page.locator('.tile.here').count(), 3)
  await page.getByRole('button', { name: 'Hide the answer' }).click()
  assert.match(await text(page, '.mex'), /= \?$/)
  assert.is(await page.locator('.gap').count(), 0)
  assert.equal(troubles, [])
})

/* ---------------------------------------------------------------- all */

const ALL = `<main><h1>Figures</h1>
<cgt-strip id="strip" game="subtraction" rules="1 2 3" to="21" at="10"></cgt-strip>
<cgt-strip game="divisor" to="12" values="off"></cgt-strip>
<cgt-graph id="graph" edges="1>2 2>3 3>1 3>4 4>5 5>5"></cgt-graph>
<cgt-graph game="divisor" start="9" exercise="outcome"></cgt-graph>
<cgt-xor id="xor" heaps="10 12 5"></cgt-xor>
<cgt-mex id="mex" set="0 1 3"></cgt-mex></main>`

for (const theme of ['light', 'dark'])
  for (const size of [{ width: 1280, height: 720 }, PHONE.viewport])
    test(`axe finds nothing, ${theme}, ${size.width} wide, and the page does not scroll sideways`, async () => {
      const { page, troubles } = await open(ALL, { viewport: size })
      await page.evaluate((t) => (document.documentElement.dataset.theme = t), theme)
      assert.equal(await axe(page), [])
      assert.is(await overflow(page), 0)
      assert.equal(troubles, [])
    })

test('without colours shapes and letters stay: C, and the attribute', async () => {
  const { page, troubles } = await open(ALL)
  await page.locator('#strip [data-n="10"]').focus()
  const fill = () =>
    page
      .locator('#strip .chip')
      .nth(1)
      .evaluate((chip) => getComputedStyle(chip).backgroundColor)
  const blue = await fill()
  await page.keyboard.press('c')
  assert.is(await page.locator('#strip').getAttribute('colors'), 'off')
  assert.not((await fill()) === blue)
  assert.is(await fill(), 'rgb(255, 255, 255)')
  await page.keyboard.press('c')
  assert.is(await fill(), blue)
  assert.equal(troubles, [])
})

test('what a person changed is in the address, and the address opens it', async () => {
  const { page, troubles } = await open(ALL)
  await page.locator('#strip [data-n="13"]').click()
  await page.waitForURL(/#strip&.*at=13/)
  const address = page.url()
  await page.goto('about:blank')
  await page.goto(address)
  assert.is(await page.locator('#strip').getAttribute('at'), '13')
  assert.match(await text(page, '#strip .words p'), /^You are at 13\./)
  await page.locator('#xor').getByLabel('Heaps').fill('1 2')
  await page.waitForURL(/#xor&heaps=1%202/)
  assert.equal(troubles, [])
})

test('the same figure in another window of the deck shows the same', async () => {
  const deck = `<div class="marpit">
<cgt-strip game="subtraction" rules="1 2 3" to="9" values="off"></cgt-strip>
<cgt-graph edges="2>1 3>2" values="off"></cgt-graph>
<cgt-xor heaps="1 2"></cgt-xor><cgt-mex set="0"></cgt-mex></div>`
  const { page, troubles } = await open(deck)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await page.locator('cgt-strip [data-n="7"]').click()
  await page.keyboard.press('v')
  await page.locator('cgt-graph').getByRole('button', { name: 'Step forward' }).click()
  await page.getByLabel('Heaps').fill('7 2')
  await page.getByLabel('Set', { exact: true }).fill('0 1')
  await other.waitForFunction(() =>
    document.querySelector('cgt-mex')?.shadowRoot?.textContent?.includes('mex{0, 1}'),
  )
  assert.is(await other.locator('cgt-strip').getAttribute('at'), '7')
  assert.is(await letters(other), 'L?????????')
  assert.is(await text(other, '.counter'), '1 / 4')
  assert.is(await text(other, 'tfoot th'), 'XOR = 5')
  assert.is(new URL(other.url()).hash, '')
  assert.equal(troubles, [])
})

test('printed, a figure is whole: its controls are gone, its drawing is not cut', async () => {
  const { page, troubles } = await open(ALL)
  await page.emulateMedia({ media: 'print' })
  assert.is(await page.locator('.stepper:visible, .btn:visible, .text-input:visible').count(), 0)
  assert.is(await page.locator('#graph .node:visible').count(), 5)
  const cut = await page
    .locator('.scroll')
    .evaluateAll((all) => all.filter((e) => e.scrollWidth > e.clientWidth + 1).length)
  assert.is(cut, 0)
  assert.equal(troubles, [])
})

test('what takes long to be counted is counted beside the page', async () => {
  const { page, troubles } = await open('<cgt-cost heap="40"></cgt-cost>')
  const counted = () =>
    page.evaluate(() => {
      const figure = document.createElement('cgt-cost')
      figure.setAttribute('heap', '40')
      document.body.append(figure)
      const said = [...(figure.shadowRoot?.querySelectorAll('.lane.search .number') ?? [])]
      const texts = said.map((e) => e.textContent)
      figure.remove()
      return texts
    })
  const [one, two, three] = await counted()
  assert.equal([one, two], ['41', '1681'])
  assert.match(`${three}`, /^(more than|at least) /)
  await page.locator('.lane.search .number', { hasText: /^68.921$/ }).waitFor()
  assert.equal(troubles, [])
})

test('a cost that became wrong is told, and what was counted stays', async () => {
  const { page, troubles } = await open('<cgt-cost>words</cgt-cost>')
  const rows = () => page.locator('tbody tr').count()
  for (const [name, value, sentence] of [
    ['rules', 'x1', 'Expected an amount to take (at “x1”).'],
    ['game', 'Nim', 'There is no game with the name “Nim”.'],
    ['heap', '20.7', 'The attribute “heap” must be a whole number, 1 or more, not “20.7”.'],
    ['game', 'maze', 'Only a game whose positions are heaps can be counted here.'],
  ]) {
    await page.locator('cgt-cost').evaluate((e, [n, v]) => e.setAttribute(n, v), [name, value])
    assert.is(await text(page, '[role=alert]'), sentence)
    assert.is(await rows(), 3)
    await page.locator('cgt-cost').evaluate((e, n) => e.removeAttribute(n), name)
    assert.is(await page.locator('.problem').count(), 0)
  }
  assert.equal(troubles, [])
})

test('a count that was cut is told as one, in the sentence too; one that came to its limit is no less', async () => {
  const { page, troubles } = await open(
    '<cgt-cost game="nim" heap="60"></cgt-cost><cgt-cost game="nim" heap="57"></cgt-cost>',
  )
  const said = (/** @type {number} */ i) => page.locator('cgt-cost').nth(i).locator('p[aria-live]')
  await said(0)
    .getByText(/3 heaps: more than 1\d\d.\d\d\d positions against 63 steps/)
    .waitFor()
  await said(1)
    .getByText(/3 heaps: at least 195.112 positions against 60 steps/)
    .waitFor()
  assert.equal(troubles, [])
})

test('two rules of which one is not known part nowhere', async () => {
  const { page, troubles } = await open(
    '<cgt-compare game="octal" rules="grundy" start="70 69 68 67"></cgt-compare>',
  )
  assert.is(await text(page, '.says'), 'This position is too large to solve here.')
  assert.is(await page.locator('tr.part').count(), 0)
  assert.equal(troubles, [])
})

test.run()
