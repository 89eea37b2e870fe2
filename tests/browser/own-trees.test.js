import { AxeBuilder } from '@axe-core/playwright'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { close, open } from './browser.mjs'

/** @typedef {import('playwright-core').Page} Page */

test.after(close)

/** @param {Page} page */
const text = (page) => page.locator('.tree-text').inputValue()
/** @param {Page} page what is said under the drawing */
const says = async (page) => (await page.locator('p.says').innerText()).trim()
/** @param {Page} page what is said of the typed text */
const wrong = async (page) => (await page.locator('.typed-wrong').innerText()).trim()
/** @param {Page} page @param {number} id */
const node = (page, id) => page.locator(`[data-twig="${id}"]`)
/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole('button', { name, exact: true }).click()
/** @param {Page} page @param {string} name */
const task = (page, name) => page.getByRole('radio', { name, exact: true }).check()
/** @param {Page} page @param {number} from @param {number} to drags one node over another, by the mouse */
async function drag(page, from, to) {
  const [a, b] = await Promise.all(
    [from, to].map((id) => node(page, id).locator('.shape').boundingBox()),
  )
  if (!a || !b) throw new Error('not drawn')
  const [x, y] = [a.x + a.width / 2, a.y + a.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(b.x + b.width / 2 + (b.x > a.x ? 9 : -9), y, { steps: 12 })
  await page.mouse.up()
}

test('a tree is typed, also as a list, and every text that cannot be read is one sentence with its column', async () => {
  const { page, troubles } = await open('<cgt-grow tree="((3 5) (2 9))"></cgt-grow>')
  assert.is(
    await says(page),
    'Alpha-beta looks at 3 of 4 leaves; in the best order at 3, in the worst at 4.',
  )
  const field = page.locator('.tree-text')
  await field.fill('3 5 2 9 12 5 23 23')
  assert.is(await page.locator('[data-twig]').count(), 15)
  assert.match(
    await says(page),
    'Alpha-beta looks at 7 of 8 leaves; in the best order at 5, in the worst at 8.',
  )
  assert.is(await page.locator('cgt-grow').getAttribute('tree'), '3 5 2 9 12 5 23 23')
  for (const [typed, sentence] of [
    ['((3 5) (2 9)', 'Expected a value, ( or ) (column 13).'],
    ['((3 5) (2 9)))', 'Text left over (column 14).'],
    ['((3 x) 5)', 'Expected a value, ( or ) (column 5).'],
    ['((3 5) ())', 'Nothing between the parentheses (column 9).'],
    ['3 5 2', '3 values: a flat list needs 1, 2, 4, 8 ... of them (column 6).'],
    ['', 'Expected a value (column 1).'],
    [`(${'1 '.repeat(500)})`, 'There can be at most 400 nodes (column 800).'],
    ['('.repeat(10_000) + '1' + ')'.repeat(10_000), 'There can be at most 40 levels (column 42).'],
  ]) {
    await field.fill(typed)
    assert.is(await wrong(page), sentence)
    assert.is(await field.getAttribute('aria-invalid'), 'true')
    assert.is(await page.locator('[data-twig]').count(), 15, 'the last good tree stays')
  }
  await field.fill('(1 9999999999)')
  assert.match(await wrong(page), /\(column 4\)\.$/)
  await field.fill('7')
  assert.is(await wrong(page), '')
  assert.is(await page.locator('[data-twig]').count(), 1)
  assert.equal(troubles, [])
})

test('ten million nodes in the field are refused, and nothing hangs', async () => {
  const { page, troubles } = await open('<cgt-grow tree="(1 2)"></cgt-grow>')
  const took = await page.locator('.tree-text').evaluate((e) => {
    const field = /** @type {HTMLInputElement} */ (e)
    const begun = performance.now()
    field.value = '('.repeat(10_000_000)
    field.dispatchEvent(new Event('input'))
    return performance.now() - begun
  })
  assert.match(
    await wrong(page),
    /^There can be at most 4\u202f194\u202f304 nodes \(column 4\u202f194\u202f30\d\)\.$/,
  )
  assert.ok(took < 5000, `${took} ms`)
  assert.is(await page.locator('[data-twig]').count(), 3)
  assert.equal(troubles, [])
})

test('a tree is drawn by clicks: a child, its value, a node deleted, undone and done again', async () => {
  const { page, troubles } = await open('<cgt-grow tree="((3 5) (2 9))"></cgt-grow>')
  await node(page, 4).click()
  await press(page, 'Child')
  assert.is(await text(page), '((3 5) (2 9 0))')
  await page.locator('.value-of').fill('-4')
  assert.is(await text(page), '((3 5) (2 9 -4))')
  await node(page, 2).click()
  await press(page, 'Child')
  await press(page, 'Child')
  assert.is(await text(page), '((((3)) 5) (2 9 -4))', 'a leaf hands its number down')
  await press(page, 'Undo')
  await press(page, 'Undo')
  await press(page, 'Undo')
  assert.is(await text(page), '((3 5) (2 9 0))')
  await press(page, 'Undo')
  assert.is(await text(page), '((3 5) (2 9))')
  assert.ok(await page.getByRole('button', { name: 'Undo' }).isDisabled())
  await press(page, 'Redo')
  assert.is(await text(page), '((3 5) (2 9 0))')
  await node(page, 1).click()
  await press(page, 'Delete')
  assert.is(await text(page), '((2 9 0))')
  await press(page, 'MIN begins')
  assert.is(await text(page), 'min ((2 9 0))')
  assert.equal(troubles, [])
})

test('a tree is drawn by keys alone, and moved by dragging', async () => {
  const { page, troubles } = await open('<cgt-grow tree="((3 5) (2 9))"></cgt-grow>')
  await node(page, 0).focus()
  for (const key of ['ArrowDown', 'ArrowRight', '+']) await page.keyboard.press(key)
  assert.is(await text(page), '((3 5) (2 9 0))')
  await page.keyboard.type('-12')
  await page.keyboard.press('Enter')
  assert.is(await text(page), '((3 5) (2 9 -12))')
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Shift+ArrowLeft')
  assert.is(await text(page), '((3 5) (-12 2 9))')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Shift+ArrowLeft')
  assert.is(await text(page), '((-12 2 9) (3 5))')
  await page.keyboard.press('Delete')
  assert.is(await text(page), '((3 5))')
  await page.keyboard.press('u')
  assert.is(await text(page), '((-12 2 9) (3 5))')
  await drag(page, 2, 4)
  assert.is(await text(page), '((2 9 -12) (3 5))')
  await drag(page, 5, 1)
  assert.is(await text(page), '((3 5) (2 9 -12))')
  assert.equal(troubles, [])
})

test('the same seed grows the same tree in the page and in its address', async () => {
  const { page, troubles } = await open(
    '<cgt-grow id="grow" seed="7" levels="2" children="3"></cgt-grow>',
  )
  const seven = await text(page)
  assert.match(seven, /^\((\(\d+ \d+ \d+\) ?){3}\)$/)
  await page.getByText('From a seed').click()
  await press(page, 'Another')
  assert.is.not(await text(page), seven)
  await page.locator('[name=seed]').fill('7')
  await page.locator('[name=seed]').press('Enter')
  assert.is(await text(page), seven)
  await page.locator('[name=children]').fill('9')
  await page.locator('[name=levels]').fill('5')
  await page.locator('[name=levels]').press('Enter')
  assert.is(
    (await page.locator('[role=alert]').innerText()).trim(),
    'There can be at most 400 nodes.',
  )
  await page.locator('.tree-text').fill('(4 (1 2))')
  assert.match(await page.evaluate(() => location.hash), /^#grow&tree=\(4%20\(1%202\)\)/)
  await page.reload()
  assert.is(await text(page), '(4 (1 2))')
  assert.equal(troubles, [])
})

test('every value is filled in, and the first wrong one is explained', async () => {
  const { page, troubles } = await open('<cgt-grow tree="((3 5) (2 9))" task="values"></cgt-grow>')
  await press(page, 'Check')
  assert.is(await says(page), 'This MIN has no value yet.')
  await node(page, 1).focus()
  await page.keyboard.type('5')
  await page.keyboard.press('Enter')
  await press(page, 'Check')
  assert.is(await says(page), 'Not 5. MIN picks the smallest: min(3, 5) = 3.')
  await node(page, 1).click()
  await page.locator('.value-of').fill('3')
  await node(page, 4).click()
  await page.locator('.value-of').fill('2')
  await node(page, 0).click()
  await page.locator('.value-of').fill('2')
  await press(page, 'Check')
  assert.is(await says(page), 'Not 2. MAX picks the largest: max(3, 2) = 3.')
  await page.locator('.value-of').fill('3')
  await press(page, 'Check')
  assert.is(await says(page), 'Right. The tree is worth 3.')
  assert.equal(troubles, [])
})

test('the cuts are marked, and the first error is explained', async () => {
  const { page, troubles } = await open(
    '<cgt-grow tree="3 5 2 9 12 5 23 23" task="cuts"></cgt-grow>',
  )
  await press(page, 'Check')
  assert.is(
    await says(page),
    'This one is not looked at. MAX already has 23 and MIN has 12 elsewhere: what remains here cannot matter.',
  )
  await node(page, 6).click()
  assert.match(String(await node(page, 6).getAttribute('aria-label')), 'marked as cut')
  await press(page, 'Check')
  assert.is(await says(page), 'This one is looked at: α = −∞ is less than β = 5.')
  await node(page, 6).focus()
  await page.keyboard.press('Enter')
  await node(page, 14).click()
  await press(page, 'Check')
  assert.is(await says(page), 'Right. 1 node is not looked at.')
  assert.equal(troubles, [])
})

test('an order is found by dragging, and the first node that is in the wrong order is named', async () => {
  const { page, troubles } = await open(
    '<cgt-grow tree="3 5 2 9 12 5 23 23" task="order"></cgt-grow>',
  )
  assert.is(await says(page), 'Leaves looked at: 7 of 8.')
  await press(page, 'Check')
  assert.is(
    await says(page),
    'At this MAX the child worth 12 should come first. Leaves looked at: 7 of 8.',
  )
  await drag(page, 8, 1)
  assert.is(await says(page), 'Leaves looked at: 5 of 8.')
  await press(page, 'Check')
  assert.is(
    await says(page),
    'Right. In no order does alpha-beta look at fewer leaves than 5. Leaves looked at: 5 of 8.',
  )
  assert.equal(troubles, [])
})

test('a depth ends the search: a guess stands where it ends, and what lies below is not asked for', async () => {
  const { page, troubles } = await open(
    '<cgt-grow tree="(4:(3 5) 1:(2 9))" depth="1" task="values"></cgt-grow>',
  )
  assert.is(await page.locator('[data-twig]').count(), 3)
  await node(page, 0).focus()
  await page.keyboard.type('4')
  await press(page, 'Check')
  assert.is(await says(page), 'Right. The tree is worth 4.')
  await task(page, 'Draw')
  assert.is(await page.locator('[data-twig]').count(), 7)
  await node(page, 4).click()
  await page.locator('.value-of').fill('6')
  assert.is(await text(page), '(4:(3 5) 6:(2 9))')
  await page.locator('.value-of').fill('')
  assert.is(await text(page), '(4:(3 5) (2 9))')
  assert.equal(troubles, [])
})

test('the same tree is stepped through and compared', async () => {
  const { page, troubles } = await open('<cgt-grow tree="(1 (7 2))"></cgt-grow>')
  await task(page, 'Step through')
  assert.is(await page.locator('cgt-tree').getAttribute('tree'), '(1 (7 2))')
  await page.locator('cgt-tree').getByRole('button', { name: 'Last step' }).click()
  assert.match(await page.locator('cgt-tree [role=status]').innerText(), 'The tree is worth 2.')
  await task(page, 'Compare')
  assert.match(
    await page.locator('cgt-searches p.says').innerText(),
    'The value is 2 for all of them.',
  )
  assert.is(await page.locator('cgt-grow').getAttribute('task'), 'compare')
  assert.equal(troubles, [])
})

test('axe finds nothing in any exercise, in either theme; nothing is wider than a phone', async () => {
  for (const theme of ['light', 'dark'])
    for (const name of ['draw', 'values', 'cuts', 'order']) {
      const { page } = await open(
        `<main><h1>Trees</h1><cgt-grow tree="((3 5 -2) (2 (9 1)) 4)" task="${name}"></cgt-grow></main>`,
        { viewport: { width: 390, height: 844 } },
      )
      await page.evaluate((to) => (document.documentElement.dataset.theme = to), theme)
      const { violations } = await new AxeBuilder({ page }).analyze()
      assert.equal(
        violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`),
        [],
      )
      assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 390)
      await page.context().close()
    }
})

test.run()
