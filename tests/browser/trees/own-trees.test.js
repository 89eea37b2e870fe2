import * as assert from 'uvu/assert'
import { DEEP } from '../../deep.mjs'
import { axe, close, done, open, test } from '../browser.mjs'

/** @typedef {import('playwright-core').Page} Page */

test.after(close)

/** @param {Page} page */
const text = (page) => page.locator('.tree-text').inputValue()
/** @param {Page} page what is said under the drawing */
const says = async (page) => (await page.locator('p.says').innerText()).trim()
/** @param {Page} page what is said of the typed text */
const wrong = async (page) => (await page.locator('.typed-wrong').allInnerTexts()).join('').trim()
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

test('a tree of another program is pasted with its lines, drawn at once, and copied for another; what is wrong has its place', async () => {
  const { page, troubles } = await open('<cgt-grow tree="(1 2)"></cgt-grow>')
  const field = page.locator('.tree-text')
  /** As a person pastes it. @param {string} pasted */
  const paste = (pasted) =>
    field.evaluate((input, text) => {
      const data = new DataTransfer()
      data.setData('text', text)
      const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, composed: true, cancelable: true }) // prettier-ignore
      if (input.dispatchEvent(event)) throw new Error('the browser would paste it in one line')
    }, pasted)
  await paste('digraph {\n  // MAX\n  a -> b\n  a -> c\n  b [label="3"]\n  c [label="-5"]\n}')
  assert.is(await text(page), '(3 -5)')
  assert.is(await page.locator('[data-twig]').count(), 3)
  await paste('digraph {\n  a -> b\n  a -> c\n  b [label="3"]\n}')
  assert.is(await wrong(page), 'A leaf needs a whole number: write decimals times 10 (at “c b [label="3"] }”).') // prettier-ignore
  assert.is(await page.locator('[data-twig]').count(), 3, 'the last good tree stays')
  await field.fill('((3,5)B,(2,9)C)A;')
  assert.is(await text(page), '((3 5) (2 9))')
  await press(page, 'Undo')
  assert.is(await text(page), '(3 -5)')
  await press(page, 'Redo')
  await page.locator('.formats summary').click()
  await page.locator('.formats select').selectOption({ label: 'Tuples with names, as in MIT 6.034' }) // prettier-ignore
  assert.is(
    await page.locator('.formats code').innerText(),
    '("A", None, ("B", None, ("D", 3), ("E", 5)), ("C", None, ("F", 2), ("G", 9)))',
  )
  assert.ok(await page.locator('.formats details, details.formats').first().evaluate((e) => /** @type {any} */ (e).open)) // prettier-ignore
  assert.equal(await axe(page, { include: 'cgt-grow' }), [])
  assert.equal(troubles, [])
})

/** @param {Page} page number of the node that has the focus */
const focused = (page) =>
  page.evaluate(() =>
    Number(document.activeElement?.shadowRoot?.activeElement?.getAttribute('data-twig') ?? -1),
  )
/** @param {Page} page where a finger goes, from a node, in pixels @returns {Promise<(id: number, x: number, y: number) => Promise<void>>} */
async function finger(page) {
  const client = await page.context().newCDPSession(page)
  return async (id, x, y) => {
    const box = await node(page, id).locator('.shape').boundingBox()
    if (!box) throw new Error('not drawn')
    for (let i = 0; i <= 12; i++)
      await client.send('Input.dispatchTouchEvent', {
        type: i ? 'touchMove' : 'touchStart',
        touchPoints: [
          { x: box.x + box.width / 2 + (x * i) / 12, y: box.y + box.height / 2 + (y * i) / 12 },
        ],
      })
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
}

/** @param {Page} page on request */
const explain = (page) => page.getByRole('button', { name: 'Explain one' })
/** @param {Page} page whether what is said lies in the window */
const inSight = (page) =>
  page.locator('p.says').evaluate((p) => {
    const { top, bottom } = p.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight && bottom > top
  })

test('a tree is typed, also as a list, and every text that cannot be read is one sentence with its place', async () => {
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
    ['((3 5) (2 9)', 'One ) is missing at the end.'],
    ['((3 5', '2 ) are missing at the end.'],
    ['((3 5) (2 9)))', 'This parenthesis closes nothing (at “)”).'],
    ['(3 5) (2 9)', 'The tree ends before this: put ( ) around all (at “(2 9)”).'],
    ['((3 x) 5)', 'A leaf has a letter in place of a number: only alpha-beta, in a tree that is searched, can do without its value.'], // prettier-ignore
    ['((3 xy) 5)', 'Expected a value, ( or ) (at “xy) 5)”).'],
    ['((3 ½) 5)', 'Expected a value, ( or ) (at “½) 5)”): “½” (U+00BD).'],
    ['max(3 min(5 2))', 'Expected a value, ( or ) (at “min(5 2))”).'],
    ['((3 5] (2 9))', 'Expected ) (at “] (2 9))”).'],
    ['[[3 5] [2 9)]', 'Expected ] (at “)]”).'],
    ['((3 5) ())', 'There is nothing between the parentheses (at “))”).'],
    ['3 5 2', 'There are 3 values: a list without parentheses needs 1, 2, 4, 8 ... of them.'],
    ['', 'Expected a value.'],
    ['(3 5.5)', 'A value is a whole number: write all of them times 10 (at “.5)”).'],
    ['((0,5 1,5) 3)', 'Some values have a comma between them and some have not: write decimals times 10, and else all with commas or none (at “,5 1,5) 3)”).'], // prettier-ignore
    [`(${'1 '.repeat(500)})`, 'There can be at most 400 nodes (at “1 1 1 1 1 1 1 1 1 1 1 1…”).'],
    [
      '('.repeat(10_000) + '1' + ')'.repeat(10_000),
      'There can be at most 40 levels (at “(((((((((((((((((((((((…”).',
    ],
  ]) {
    await field.fill(typed)
    assert.is(await wrong(page), sentence)
    assert.is(await field.getAttribute('aria-invalid'), 'true')
    assert.is(await page.locator('[data-twig]').count(), 15, 'the last good tree stays')
    assert.is(await says(page), 'Below is the last tree that could be read.')
  }
  await field.fill('(1 9999999999)')
  assert.match(await wrong(page), /\(at “9999999999\)”\)\.$/)
  for (const pasted of ['[[3, 5], [−2, 9]]', 'max ((3,5),(−2,9))', '3, 5, −2, 9']) {
    await field.fill('7')
    assert.is(await wrong(page), '')
    assert.is(await page.locator('[data-twig]').count(), 1)
    assert.is(await says(page), 'Alpha-beta looks at 1 of 1 leaf.')
    await field.fill(pasted)
    assert.is(await wrong(page), '')
    assert.is(await page.locator('[data-twig]').count(), 7, pasted)
  }
  assert.equal(troubles, [])
})

test('ten million nodes in the field are refused, and nothing hangs', async () => {
  const { page, troubles } = await open('<cgt-grow tree="(1 2)"></cgt-grow>')
  /* what is not read in one pass would not end before its file is ended */
  await page.locator('.tree-text').evaluate((e) => {
    const field = /** @type {HTMLInputElement} */ (e)
    field.value = '('.repeat(10_000_000)
    field.dispatchEvent(new Event('input'))
  })
  assert.match(
    await wrong(page),
    /^There can be at most 4\u202f194\u202f304 nodes \(at “\({23}…”\)\.$/,
  )
  assert.is(await page.locator('[data-twig]').count(), 3)
  assert.equal(troubles, [])
})

test('a tree is drawn by clicks: a child, its value, a node deleted, undone and done again', async () => {
  const { page, troubles } = await open('<cgt-grow tree="((3 5) (2 9))"></cgt-grow>')
  await node(page, 4).click()
  await press(page, 'Child')
  assert.is(await text(page), '((3 5) (2 9 0))')
  await node(page, 7).click()
  await page.locator('.value-of').fill('-4')
  assert.is(await text(page), '((3 5) (2 9 -4))')
  await node(page, 2).click()
  await press(page, 'Child')
  await press(page, 'Child')
  assert.is(await text(page), '(((3 0) 5) (2 9 -4))', 'a leaf hands its number down')
  await node(page, 3).click()
  await press(page, 'Child')
  assert.is(await text(page), '((((3) 0) 5) (2 9 -4))', 'deeper: choose the child')
  await press(page, 'Undo')
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
  await task(page, 'MIN')
  assert.is(await text(page), 'min ((2 9 0))')
  assert.equal(troubles, [])
})

test('a tree is drawn by keys alone, and moved by dragging', async () => {
  const { page, troubles } = await open('<cgt-grow tree="((3 5) (2 9))"></cgt-grow>')
  await node(page, 0).focus()
  for (const key of ['ArrowDown', 'ArrowRight', '+']) await page.keyboard.press(key)
  assert.is(await text(page), '((3 5) (2 9 0))')
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
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

test('what was dragged has the focus: keys and buttons act on it, not on the one that stands there now', async () => {
  const { page, troubles } = await open('<cgt-grow tree="((3 5) (2 9))"></cgt-grow>')
  await drag(page, 1, 4)
  assert.is(await text(page), '((2 9) (3 5))')
  assert.is(await focused(page), 4)
  await page.keyboard.press('+')
  assert.is(await text(page), '((2 9) (3 5 0))')
  await drag(page, 4, 1)
  assert.is(await focused(page), 1)
  await page.keyboard.press('Shift+ArrowRight')
  assert.is(await text(page), '((2 9) (3 5 0))')
  await drag(page, 1, 4)
  await page.keyboard.press('Delete')
  assert.is(await text(page), '((3 5 0))')
  assert.equal(troubles, [])
})

test('a finger drags a node, and the page stays; up and down it scrolls the page, and the tree stays', async () => {
  const { page, troubles } = await open(
    '<cgt-grow tree="((3 5) (2 9) (7 1))"></cgt-grow><p style="height:2000px"></p>',
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  )
  const touch = await finger(page)
  await node(page, 1).scrollIntoViewIfNeeded()
  const scrolled = () => page.evaluate(() => scrollY)
  const was = await scrolled()
  const width = (await node(page, 1).locator('.shape').boundingBox())?.width ?? 0
  await touch(1, 2.2 * width, 30)
  assert.is(await text(page), '((2 9) (3 5) (7 1))')
  assert.is(await scrolled(), was)
  assert.is(await focused(page), 4)
  await touch(1, 8, -200)
  assert.is(await text(page), '((2 9) (3 5) (7 1))')
  assert.ok((await scrolled()) > was + 100, `${await scrolled()}`)
  assert.equal(troubles, [])
})

test('an arrow ends the number that a digit began on a node, and goes to the neighbour', async () => {
  const { page, troubles } = await open('<cgt-grow tree="((3 5) (2 9))"></cgt-grow>')
  await node(page, 2).focus()
  for (const key of ['8', 'ArrowRight', '4', '1', 'ArrowRight', '-', '6', 'ArrowUp'])
    await page.keyboard.press(key)
  assert.is(await text(page), '((8 41) (-6 9))')
  assert.is(await focused(page), 4)
  await node(page, 2).focus()
  for (const key of ['-', 'ArrowRight']) await page.keyboard.press(key)
  assert.is(await wrong(page), '“-” is not a whole number: nothing was changed.')
  await node(page, 6).click()
  await page.locator('.value-of').click()
  for (const key of ['End', '7', 'ArrowLeft', '3']) await page.keyboard.press(key)
  assert.is(await text(page), '((8 41) (-6 937))', 'in the field itself it moves the caret')
  assert.equal(troubles, [])
})

test('while answers are given no child is dragged: they stay', async () => {
  const { page, troubles } = await open('<cgt-grow tree="((3 5) (2 9))" task="values"></cgt-grow>')
  await node(page, 1).focus()
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await drag(page, 1, 4)
  await node(page, 1).focus()
  await page.keyboard.press('Shift+ArrowRight')
  assert.is(await text(page), '((3 5) (2 9))')
  assert.is(await node(page, 1).getAttribute('aria-label'), 'MIN, 3')
  await task(page, 'Mark the cuts')
  await node(page, 6).click()
  await drag(page, 6, 5)
  assert.is(await text(page), '((3 5) (2 9))')
  assert.match(String(await node(page, 6).getAttribute('aria-label')), 'marked as cut')
  await task(page, 'Find the order')
  await drag(page, 1, 4)
  assert.is(await text(page), '((2 9) (3 5))')
  assert.equal(troubles, [])
})

test('the buttons stay where they are, whichever node is chosen; four leaves fit under them', async () => {
  const { page, troubles } = await open('<cgt-grow tree="((3 5) (2 9))"></cgt-grow>', { lang: 'es' })
  for (const [width, height] of [[1280, 720], [390, 844]]) {
    await page.setViewportSize({ width, height })
    const places = async () =>
      JSON.stringify(
        await page.locator('.bar .btn').evaluateAll((all) =>
          all.filter((b) => !b.closest('details')).map((b) => {
            const { x, y } = b.getBoundingClientRect()
            return [x, y + scrollY]
          }),
        ),
      )
    await node(page, 0).click()
    const was = await places()
    assert.ok(was.length > 40, was)
    for (const id of [1, 2]) {
      await node(page, id).click()
      assert.is(await places(), was)
    }
  }
  await page.setViewportSize({ width: 1280, height: 720 })
  const figure = await page.locator('cgt-grow').boundingBox()
  assert.ok(figure && figure.height < 610, JSON.stringify(figure))
  assert.equal(troubles, [])
}) // prettier-ignore

test('the same seed grows the same tree in the page and in its address', async () => {
  const { page, troubles } = await open(
    '<cgt-grow id="grow" seed="7" levels="2" branching="3"></cgt-grow>',
  )
  const seven = await text(page)
  assert.match(seven, /^\((\(\d+ \d+ \d+\) ?){3}\)$/)
  await page.getByText('From a seed').click()
  await press(page, 'Another seed')
  assert.is.not(await text(page), seven)
  await page.locator('[name=seed]').fill('7')
  await page.locator('[name=seed]').press('Enter')
  assert.is(await text(page), seven)
  await page.locator('[name=branching]').fill('9')
  await page.locator('[name=levels]').fill('5')
  await page.locator('[name=levels]').press('Enter')
  assert.is(await wrong(page), '5 levels of 9 children each are more than 400 nodes: take fewer.')
  await page.locator('[name=levels]').fill('2')
  await page.locator('[name=levels]').press('Enter')
  assert.is(await page.locator('[data-twig]').count(), 91, 'both fields count')
  assert.is(await wrong(page), '')
  await page.locator('.tree-text').fill('(4 (1 2))')
  await press(page, 'Grow it')
  assert.is(await page.locator('[data-twig]').count(), 91, 'what the fields say')
  await page.locator('.tree-text').fill('(4 (1 2))')
  await page.waitForFunction(() => location.hash.startsWith('#grow&tree=(4%20(1%202))'))
  await page.reload()
  assert.is(await text(page), '(4 (1 2))')
  assert.equal(troubles, [])
})

test('a depth, a seed, levels that are no number: one sentence at the field, the tree stays', async () => {
  const { page, troubles } = await open('<cgt-grow id="grow" tree="((3 5) (2 9))"></cgt-grow>')
  await page.getByText('From a seed').click()
  for (const [name, label, most] of [
    ['depth', 'Depth', '9999'],
    ['seed', 'Seed', '999\u202f999'],
    ['levels', 'Levels', '40'],
    ['branching', 'Children', '400'],
  ]) {
    const field = page.locator(`[name=${name}]`)
    for (const typed of ['abc', '-3', '2.5', '0', '1e3', '99999999999999999999']) {
      await field.fill(typed)
      await field.press('Enter')
      assert.is(await wrong(page), `${label}: a whole number from 1 to ${most}.`, typed)
      assert.is(await field.inputValue(), typed)
      assert.is(await field.getAttribute('aria-invalid'), 'true')
      const said = page.locator(`#${await field.getAttribute('aria-describedby')}`)
      assert.match(await said.innerText(), label)
      assert.is(await text(page), '((3 5) (2 9))')
    }
    await field.fill('')
    await field.press('Enter')
    assert.is(await wrong(page), '')
    if (name !== 'depth') await press(page, 'Undo')
  }
  await page.locator('[name=levels]').fill('30')
  await page.locator('[name=levels]').press('Enter')
  assert.is(await wrong(page), '30 levels of 2 children each are more than 400 nodes: take fewer.')
  assert.equal(troubles, [])
})

test('an address whose tree or depth cannot be read says so at its field, and all can be mended', async () => {
  for (const [attributes, said] of [
    ['tree="((3 5) (2 9)"', 'One ) is missing at the end.'],
    ['tree="(1 2)" depth="x"', 'Depth: a whole number from 1 to 9999.'],
    ['seed="0"', 'Seed: a whole number from 1 to 999\u202f999.'],
  ]) {
    const { page, troubles } = await open(`<cgt-grow ${attributes}></cgt-grow>`)
    assert.is(await wrong(page), said)
    await page.locator('[name=depth]').fill('2')
    await page.locator('[name=depth]').press('Enter')
    await page.locator('.tree-text').fill('(4 5 6)')
    assert.is(await wrong(page), '')
    assert.is(await page.locator('[data-twig]').count(), 4)
    assert.equal(troubles, [])
    await done(page)
  }
})

test('a number that is being typed on a node is taken back by Escape, and one that is none is refused', async () => {
  const { page, troubles } = await open('<cgt-grow tree="((3 5) (2 9))"></cgt-grow>')
  const at = (/** @type {number} */ id) =>
    page.evaluate(
      (n) =>
        document.querySelector('cgt-grow')?.shadowRoot?.activeElement?.getAttribute('data-twig') ===
        String(n),
      id,
    )
  await node(page, 2).focus()
  await page.keyboard.type('-7')
  assert.is(await text(page), '((-7 5) (2 9))')
  await page.keyboard.press('Escape')
  assert.is(await text(page), '((3 5) (2 9))')
  assert.ok(await at(2), 'the focus is on the node')
  await page.keyboard.type('8')
  await page.keyboard.press('Enter')
  await page.keyboard.type('44')
  await page.keyboard.press('Escape')
  assert.is(await text(page), '((8 5) (2 9))', 'only what was not yet ended by Enter')
  await page.keyboard.press('-')
  await page.keyboard.press('Enter')
  assert.is(await wrong(page), '“-” is not a whole number: nothing was changed.')
  assert.not(await at(2))
  await page.keyboard.press('Escape')
  assert.is(await wrong(page), '')
  assert.ok(await at(2))
  await page.locator('.value-of').fill('2.5')
  assert.is(await wrong(page), '“2.5” is not a whole number: nothing was changed.')
  await page.locator('.value-of').fill('99999999999')
  assert.is(await wrong(page), 'The number must be at most 1\u202f073\u202f741\u202f824.')
  await node(page, 3).click()
  assert.is(await text(page), '((8 5) (2 9))')
  await task(page, 'Fill in the values')
  await node(page, 1).focus()
  await page.keyboard.type('5')
  await page.keyboard.press('Escape')
  assert.is(await node(page, 1).getAttribute('aria-label'), 'MIN, no value yet')
  assert.equal(troubles, [])
})

test('an exercise prints unsolved: no answers, no marks, no verdict', async () => {
  const { page } = await open('<cgt-grow tree="((3 5) (2 9))" task="values"></cgt-grow>')
  for (const [id, value] of [[1, '5'], [4, '2']]) {
    await node(page, Number(id)).focus()
    await page.keyboard.type(String(value))
    await page.keyboard.press('Enter')
  } // prettier-ignore
  await press(page, 'Check')
  await explain(page).click()
  const printed = async () => {
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    const seen = await page.locator('cgt-grow').evaluate((e) => {
      const root = /** @type {ShadowRoot} */ (e.shadowRoot)
      const numbers = [...root.querySelectorAll('text.value')].map((t) => t.textContent?.trim())
      const said = [...root.querySelectorAll('p')].filter((p) => p.offsetHeight).map((p) => p.innerText.trim())
      return [numbers.filter(Boolean).join(' '), said.filter(Boolean), root.querySelectorAll('rect.wrong, .node.cut').length]
    }) // prettier-ignore
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await page.emulateMedia({ media: null })
    return seen
  }
  assert.equal(await printed(), [
    '3 5 2 9',
    ['Give each MAX and each MIN its value: choose it and type.'],
    0,
  ])
  assert.is(await node(page, 1).getAttribute('aria-label'), 'MIN, 5, wrong')
  await task(page, 'Mark the cuts')
  await node(page, 6).click()
  await press(page, 'Check')
  const [numbers, , marks] = await printed()
  assert.equal([numbers, marks], ['3 5 2 9', 0])
})

test('every value is filled in: Check counts and frames, and one is explained only on request after a try', async () => {
  const { page, troubles } = await open('<cgt-grow tree="((3 5) (2 9))" task="values"></cgt-grow>')
  await press(page, 'Check')
  assert.is(await says(page), 'Right: 0 of 3; wrong, framed: 0; missing: 3.')
  assert.is(await explain(page).count(), 0, 'nothing was tried')
  await node(page, 1).focus()
  await page.keyboard.type('5')
  await page.keyboard.press('Enter')
  await press(page, 'Check')
  assert.is(await says(page), 'Right: 0 of 3; wrong, framed: 1; missing: 2.')
  assert.is(await page.locator('rect.wrong').count(), 1)
  assert.is(await node(page, 1).getAttribute('aria-label'), 'MIN, 5, wrong')
  assert.ok(await inSight(page), 'the verdict is seen where Check was pressed')
  await explain(page).click()
  assert.is(await says(page), 'Not 5. MIN picks the smallest: min(3, 5) = 3.')
  await node(page, 1).click()
  await page.locator('.value-of').fill('3')
  await node(page, 4).click()
  await page.locator('.value-of').fill('2')
  await node(page, 0).click()
  await page.locator('.value-of').fill('2')
  await press(page, 'Check')
  assert.is(await says(page), 'Right: 2 of 3; wrong, framed: 1; missing: 0.')
  await explain(page).click()
  assert.is(await says(page), 'Not 2. MAX picks the largest: max(3, 2) = 3.')
  await page.locator('.value-of').fill('3')
  await press(page, 'Check')
  assert.is(await says(page), 'Right. The tree is worth 3.')
  assert.equal(troubles, [])
})

test('the cuts are marked: Check counts what is missing without showing it, and explains one on request', async () => {
  const { page, troubles } = await open(
    '<cgt-grow tree="3 5 2 9 12 5 23 23" task="cuts"></cgt-grow>',
  )
  await press(page, 'Check')
  assert.is(await says(page), 'Right: 0 of 1; wrong, framed: 0; missing: 1.')
  assert.is(await page.locator('rect.wrong').count(), 0, 'what is missing is not shown')
  await explain(page).click()
  assert.is(
    await says(page),
    'This one is not looked at. MAX already has 23 and MIN has 12 elsewhere: what remains here cannot matter.',
  )
  await node(page, 6).click()
  assert.match(String(await node(page, 6).getAttribute('aria-label')), 'marked as cut')
  await press(page, 'Check')
  assert.is(await says(page), 'Right: 0 of 1; wrong, framed: 1; missing: 1.')
  assert.is(await page.locator('rect.wrong').count(), 1)
  await explain(page).click()
  assert.is(await says(page), 'The search visits this one: α = −∞ is less than β = 5.')
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
    'Alpha-beta still looks at 7 leaves; 5 are enough. Leaves looked at: 7 of 8.',
  )
  await explain(page).click()
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
  assert.is(await page.getByText('no estimate').count(), 0)
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
  assert.match(
    await page.getByText('no estimate').innerText(),
    '1 node where the depth ends has no estimate and counts as 0',
  )
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
  for (const [i, theme] of ['light', 'dark'].entries())
    for (const name of ['draw', 'values', 'cuts', 'order'].filter((_, n) => DEEP || n % 2 === i)) {
      const { page } = await open(
        `<main><h1>Trees</h1><cgt-grow tree="((3 5 -2) (2 (9 1)) 4)" task="${name}"></cgt-grow></main>`,
        { viewport: { width: 390, height: 844 } },
      )
      await page.evaluate((to) => (document.documentElement.dataset.theme = to), theme)
      assert.equal(await axe(page), [])
      assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 390)
      await done(page)
    }
})

test('a tree is printed as a sheet with empty boxes and its key; the page is there again afterwards', async () => {
  const { page, troubles } = await open('<cgt-grow tree="((3 5) (2 9))"></cgt-grow>')
  await page.evaluate(() => (window.print = () => {}))
  await page.getByRole('button', { name: 'Print the sheet and its key' }).click()
  await page.emulateMedia({ media: 'print' })
  const papers = page.locator('.palitos-paper section')
  assert.is(await papers.count(), 2)
  const [sheet, key] = await papers.allInnerTexts()
  assert.match(sheet, 'cross out the leaves')
  assert.equal(await papers.locator('svg').evaluateAll((all) => all.map((svg) => svg.querySelectorAll('path[d*="l26 26"]').length)), [0, 1]) // prettier-ignore
  assert.not.match(sheet, /−∞/)
  assert.match(key, /≤2/)
  assert.not.ok(await page.locator('cgt-grow').isVisible())
  const pdf = await page.pdf({ preferCSSPageSize: true })
  assert.is(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length, 2)
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  assert.is(await papers.count(), 0)
  assert.ok(await page.locator('cgt-grow').isVisible())
  assert.equal(troubles, [])
})

test.run()
