import * as assert from 'uvu/assert'
import { axe, close, open, test } from '../browser.mjs'

/** @typedef {import('playwright-core').Page} Page */

test.after(close)

/** @param {Page} page @param {string} css */
const text = async (page, css) =>
  (await page.locator(css).first().innerText()).replace(/\s+/g, ' ').trim()
/** @param {Page} page @param {string} move on the board, as a person's */
const play = (page, move) =>
  page
    .locator('cgt-play')
    .evaluate(
      (/** @type {any} */ board, move) => board.play(board.session.game.move(board.position, move)),
      move,
    )

const SENTENCE = `<main><h1>T</h1><p id="s">From <cgt-number for="strip" name="at" min="0" max="21">10</cgt-number> it is
<cgt-value for="strip" tell="outcome">W</cgt-value>; take <cgt-value for="strip" tell="take">2</cgt-value>. With 1 to
<cgt-number for="strip" name="rules" nth="last" min="1" max="6">3</cgt-number> the lost ones are
<cgt-value for="strip" tell="lost">0, 4, 8</cgt-value>.</p>
<cgt-strip id="strip" game="subtraction" rules="1 2 3" to="21" at="10"></cgt-strip></main>`
const sentence = (/** @type {Page} */ page) =>
  page
    .locator('cgt-number')
    .first()
    .evaluate((/** @type {any} */ number) => number.sentence)

test('a number of a sentence is changed by keys: its figure and the rest of the sentence follow, and the sentence is said', async () => {
  const { page, troubles } = await open(SENTENCE)
  assert.is(
    await sentence(page),
    'From 10 it is W; take 2. With 1 to 3 the lost ones are 0, 4, 8, 12, 16, 20, ….',
  )
  await page.keyboard.press('Tab')
  const number = page.getByRole('spinbutton').first()
  assert.ok(await number.evaluate((n) => n.matches(':focus')))
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  assert.is(await number.getAttribute('aria-valuenow'), '12')
  assert.is(await page.locator('cgt-strip').getAttribute('at'), '12')
  const after = 'From 12 it is L; take none. With 1 to 3 the lost ones are 0, 4, 8, 12, 16, 20, ….'
  assert.is(await sentence(page), after)
  await page
    .getByRole('status')
    .filter({ hasText: 'From 12' })
    .first()
    .waitFor({ state: 'attached' })
  await page.waitForURL(/#strip&.*at=12/)
  await page.keyboard.press('End')
  assert.is(await number.inputValue(), '21')
  await page.keyboard.press('ArrowUp')
  assert.is(await number.inputValue(), '21')
  assert.equal(await axe(page), [])
  assert.equal(troubles, [])
})

test('a number is typed, and one beyond its ends is not taken', async () => {
  const { page } = await open(SENTENCE)
  const k = page.getByRole('spinbutton').last()
  await k.fill('5')
  assert.is(await page.locator('cgt-strip').getAttribute('rules'), '1 2 3 4 5')
  assert.match(await sentence(page), /With 1 to 5 the lost ones are 0, 6, 12, 18/)
  await k.fill('9')
  await k.blur()
  assert.is(await k.inputValue(), '5')
  assert.is(await page.locator('cgt-strip').getAttribute('rules'), '1 2 3 4 5')
})

test('a number is dragged with the mouse, and follows its figure back', async () => {
  const { page, troubles } = await open(SENTENCE)
  const box = await page.getByRole('spinbutton').first().boundingBox()
  const [x, y] = [Number(box?.x) + 5, Number(box?.y) + 8]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 40, y, { steps: 5 })
  await page.mouse.up()
  assert.is(await page.locator('cgt-strip').getAttribute('at'), '7')
  await page.locator('[data-n="4"]').click()
  assert.match(await sentence(page), /^From 4 it is L/)
  /* a press that is no drag: it can be typed over */
  await page.getByRole('spinbutton').first().click()
  await page.keyboard.type('16')
  assert.is(await page.locator('cgt-strip').getAttribute('at'), '16')
  assert.equal(troubles, [])
})

test('a number is dragged with a finger, and a finger that goes up scrolls', async () => {
  const { page } = await open(SENTENCE, { viewport: { width: 390, height: 844 }, hasTouch: true })
  const box = await page.getByRole('spinbutton').first().boundingBox()
  const [x, y] = [Number(box?.x) + 5, Number(box?.y) + 8]
  const touch = await page.context().newCDPSession(page)
  /** @param {string} type @param {number} [by] */
  const finger = (type, by = 0) =>
    touch.send('Input.dispatchTouchEvent', {
      type: /** @type {any} */ (type),
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + by, y }],
    })
  await finger('touchStart')
  for (let by = 10; by <= 60; by += 10) await finger('touchMove', by)
  await finger('touchEnd')
  const at = Number(await page.locator('cgt-strip').getAttribute('at'))
  assert.ok(at > 11 && at < 16, `${at}`)
  const style = await page
    .locator('cgt-number label')
    .first()
    .evaluate((label) => [
      getComputedStyle(label).touchAction,
      getComputedStyle(label, '::after').height,
    ])
  assert.equal(style, ['pan-y', '44px'])
})

test('a number that changes where play begins ends what was played', async () => {
  const { page, troubles } = await open(
    `<p>Two heaps: <cgt-number for="p" nth="2" min="1" max="9">5</cgt-number>: <cgt-value for="p" tell="outcome"></cgt-value></p>
<cgt-play id="p" game="nim" start="5 5" moves="5-5@2" at="1" opponent="person"></cgt-play>`,
  )
  await page.getByRole('spinbutton').first().press('ArrowDown')
  assert.is(
    await page.locator('cgt-play').evaluate((/** @type {any} */ board) => board.position),
    '5 4',
  )
  assert.is(await text(page, 'cgt-value .chip'), 'W')
  assert.equal(troubles, [])
})

test('whoever stands at xor 0 cannot stay there: each try is counted and told, until all were tried', async () => {
  const { page, troubles } = await open(
    '<main><h1>T</h1><cgt-challenge kind="keep" game="nim" start="1 2 3"></cgt-challenge></main>',
  )
  assert.is(await text(page, '.ask'), 'The XOR is 0. Make a move that leaves it at 0.')
  await play(page, '3-3')
  assert.is(await text(page, '.verdict'), '3-3 leaves 1 2 0: the XOR is 3, no longer 0.')
  assert.is(await page.locator('cgt-play').evaluate((/** @type {any} */ b) => b.session.ply), 0)
  assert.is(await text(page, '.line'), '1 of 6 moves tried Start again')
  await play(page, '3-3')
  await play(page, '1-1')
  assert.match(await text(page, '.line'), /^2 of 6/)
  await page.getByRole('button', { name: 'Try the rest' }).click()
  assert.is(
    await text(page, '.ask'),
    'You tried all 6 moves, and none leaves a losing position. From 1 2 3 it cannot be done.',
  )
  assert.is(await page.locator('.tries .chip.win').count(), 6)
  assert.equal(await axe(page), [])
  await page.getByRole('button', { name: 'Start again' }).click()
  assert.match(await text(page, '.line'), /^0 of 6/)
  assert.equal(troubles, [])
})

test('from another xor the move to 0 is found: after a miss the heaps with the top bit glow, and no other', async () => {
  const { page, troubles } = await open(
    '<cgt-challenge kind="reach" game="nim" start="10 12 5; 5 6 1"></cgt-challenge>',
  )
  const glows = (/** @type {number} */ item) =>
    page
      .locator(`cgt-play [data-item="${item}"] i`)
      .first()
      .evaluate((stick) => getComputedStyle(stick).boxShadow !== 'none')
  assert.match(await text(page, '.ask'), /^The XOR is 3\..*1 of 2$/)
  assert.not.ok(await glows(0))
  await play(page, '12-1')
  assert.is(await text(page, '.verdict'), '12-1 leaves 10 11 5: the XOR is 4, not 0.')
  /* the table, the sentence and the glow are all of the position on the board */
  assert.match(await text(page, 'thead'), /^heap/)
  assert.equal(await page.locator('tbody th').allInnerTexts(), ['10', '12', '5'])
  assert.match(await text(page, '.hint'), /^The highest odd column of 10 12 5 is 2\./)
  assert.equal([await glows(0), await glows(1), await glows(2)], [true, false, false])
  assert.match(await text(page, '.verdict + p'), /These have a 1 there, and glow: 10\./)
  await play(page, '10-1')
  assert.match(await text(page, '.verdict'), /the XOR is 0\. Now the next one\.$/)
  assert.match(await text(page, '.ask'), /^The XOR is 2\..*2 of 2$/)
  await play(page, '6-2')
  assert.is(await text(page, '.verdict'), '6-2 leaves 5 4 1: the XOR is 0.')
  assert.is(await text(page, '.ask'), 'All found, in 3 tries.')
  assert.equal(troubles, [])
})

test('bits and XOR that an author hides are hidden again at the next position', async () => {
  const { page, troubles } = await open(
    '<cgt-challenge kind="reach" game="nim" start="1 2; 3 5" hide="xor"></cgt-challenge>',
  )
  const tables = () => page.locator('cgt-challenge table').count()
  assert.is(await tables(), 0)
  await play(page, '2-2')
  assert.is(await tables(), 1)
  await play(page, '2-1')
  assert.match(await text(page, '.ask'), /^3 5 is a winning position/)
  assert.is(await tables(), 0)
  await play(page, '5-1')
  assert.is(await tables(), 1)
  assert.equal(troubles, [])
})

test('a miss with one heap is told in what is lost, and of columns nothing is said', async () => {
  const { page, troubles } = await open(
    `<cgt-challenge kind="reach" game="subtraction" rules="1 2 3" start="5"></cgt-challenge>`,
  )
  await play(page, '5-2')
  assert.is(await text(page, '.hint'), 'The multiples of 4 are losing. Leave one of them.')
  assert.not.match(await text(page, 'cgt-challenge'), /XOR|column/)
  assert.is(await page.locator('cgt-challenge >> table').count(), 0)
  await page.locator('cgt-challenge').evaluate((e) => e.setAttribute('rules', '1 3 4'))
  await play(page, '5-1')
  assert.is(await text(page, '.hint'), 'Below 5, the losing numbers are 0, 2. Leave one of them.')
  assert.equal(troubles, [])
})

test('what is done ends: the board shows where it came to and takes no more moves, and one button is left', async () => {
  const { page, troubles } = await open(
    `<cgt-challenge kind="reach" game="subtraction" rules="1 2 3" start="5; 10"></cgt-challenge>`,
  )
  const buttons = () => page.locator('cgt-challenge >> button:visible').allInnerTexts()
  await play(page, '5-1')
  assert.ok((await buttons()).length > 3, 'the next one is open')
  await page.locator('cgt-play [data-choice="2"]').click()
  await page.keyboard.press('Enter')
  assert.is(await text(page, '.ask'), 'All found, in 2 tries.')
  assert.is(await page.locator('cgt-play').evaluate((/** @type {any} */ b) => b.position), '8')
  assert.ok(await page.locator('cgt-play').evaluate((e) => /** @type {any} */ (e).inert))
  assert.ok(!(await page.locator('cgt-play .foot').isVisible()))
  assert.is(
    await page.evaluate(
      () => document.querySelector('cgt-challenge')?.shadowRoot?.activeElement?.className,
    ),
    'ask done',
  )
  await page.getByRole('button', { name: 'Start again' }).click()
  assert.match(await text(page, '.ask'), /^5 is a winning position\..*1 of 2$/)
  assert.ok(await page.locator('cgt-play .foot').isVisible())
  assert.equal(troubles, [])
})

test('a heap that is emptied counts as 0: a lone heap is no xor of 0', async () => {
  const { page } = await open('<cgt-challenge kind="keep" game="nim" start="3 3"></cgt-challenge>')
  await play(page, '3-3')
  assert.is(await text(page, '.verdict'), '3-3 leaves 0 3: the XOR is 3, no longer 0.')
})

test('a challenge is met by keys alone, and its twin in another window of a deck shows the same', async () => {
  const two = ['a', 'b'].map(
    (id) => `<cgt-challenge id="${id}" kind="reach" game="nim" start="1 2"></cgt-challenge>`,
  )
  const { page, troubles } = await open(two.join(''))
  await page.locator('#a [data-item="1"][tabindex]').last().focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  assert.is(await text(page, '#a .verdict'), '2-1 leaves 1 1: the XOR is 0.')
  assert.is(await text(page, '#a .ask'), 'All found, in 1 try.')
  await page.evaluate(() => {
    const [a, b] = /** @type {any[]} */ (['a', 'b'].map((id) => document.getElementById(id)))
    b.shared = JSON.parse(JSON.stringify(a.shared))
  })
  assert.is(await text(page, '#b .ask'), await text(page, '#a .ask'))
  assert.is(await text(page, '#b .verdict'), await text(page, '#a .verdict'))
  assert.is(await text(page, '#b .tries'), await text(page, '#a .tries'))
  assert.equal(troubles, [])
})

test('the same two challenges hold for one heap, told by the reply', async () => {
  const { page } = await open(
    '<cgt-challenge kind="keep" game="subtraction" rules="1 2 3" start="4"></cgt-challenge>',
  )
  assert.match(await text(page, '.ask'), /^4 is a losing position\./)
  await play(page, '4-1')
  assert.is(
    await text(page, '.verdict'),
    '4-1 leaves 3, which is winning: your opponent plays 3-3.',
  )
})

test('a row is marked by keys until the three sentences hold; what breaks one is said', async () => {
  const { page, troubles } = await open(
    '<main><h1>T</h1><cgt-challenge kind="marks" game="subtraction" rules="1 2 3" to="5"></cgt-challenge></main>',
  )
  await page.locator('.cell').first().focus()
  /* letters are counted, not keys: a first one that was wrong, and two that break a sentence */
  await page.keyboard.type('w')
  assert.match(await text(page, '.line'), /^Letters that fit the sentences: 0 of 6/)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('lwwll')
  assert.match(await text(page, '.line'), /^Letters that fit the sentences: 3 of 6/)
  assert.match(await text(page, '.three'), /From 3 one goes to 0\./)
  assert.is(await page.locator('.cell.faulty').count(), 1)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('wl')
  await page.keyboard.type('l')
  assert.match(await text(page, '.three'), /From 5 one goes to 4\./)
  await page.keyboard.press('w')
  assert.match(await text(page, '.ask'), /^The three sentences hold, and no other choice/)
  assert.match(await text(page, '.line'), /^Letters that fit the sentences: 6 of 6/)
  await page.locator('.cell').first().focus()
  await page.keyboard.type('w')
  assert.match(
    await text(page, '.ask'),
    /^The three sentences hold, and no other choice/,
    'nothing changes any more',
  )
  assert.equal(await axe(page), [])
  assert.equal(troubles, [])
})

test('each game gets the heap beside which it is lost, and the whole sum keeps its winner', async () => {
  const { page, troubles } = await open(
    '<main><h1>T</h1><cgt-challenge kind="heaps" rules="octal{kayles} + divisor + nim" start="7 + 24 + 1"></cgt-challenge></main>',
  )
  const put = () => page.getByRole('button', { name: 'Put it beside' }).click()
  const more = () => page.getByRole('button', { name: 'One more' }).click()
  await put()
  assert.match(
    await text(page, '.verdict'),
    /^Kayles with 7 beside a heap of 0: .* leaves \d( \+ \d)? in place of (Kayles with )?7\./,
  )
  await more()
  await more()
  await put()
  assert.match(await text(page, '.verdict'), /The heap takes its place\.$/)
  for (let i = 0; i < 3; i++) await more()
  await put()
  assert.match(await text(page, '.ask'), /^Only heaps are left.*3 tries\.$/)
  assert.equal(await page.locator('.stay .chip').allInnerTexts(), ['L', 'L', 'L'])
  assert.match(
    await text(page, '.two'),
    /win the whole sum\? W: yes; L: no\./,
    'what the letters say',
  )
  assert.is(await page.locator('tfoot th').innerText(), 'XOR = 0')
  assert.equal(await axe(page), [])
  assert.equal(troubles, [])
})

test('the XOR of an exchange that an author hides comes with V, and goes with the next one', async () => {
  const { page, troubles } = await open(
    '<cgt-challenge kind="heaps" rules="subtraction{1 2 3} + nim" start="5 + 1" hide="xor"></cgt-challenge>',
  )
  const tables = () => page.locator('cgt-challenge table').count()
  await page.getByRole('button', { name: 'One more' }).click()
  await page.getByRole('button', { name: 'Put it beside' }).click()
  assert.match(await text(page, '.ask'), /^Only heaps are left/)
  assert.is(await tables(), 0)
  await page.keyboard.press('v')
  assert.is(await tables(), 1)
  await page.keyboard.press('v')
  assert.is(await tables(), 0)
  assert.equal(troubles, [])
})

test('a challenge that there is not is refused in a sentence', async () => {
  const { page } = await open('<cgt-challenge kind="win"></cgt-challenge>', { lang: 'es' })
  assert.match(await text(page, '.problem'), /No hay ningún desafío con el nombre «win»/)
})

test('a number stands above its letter, where it is marked as in a strip; eight squares of a theorem stand in four and four', async () => {
  const { page } = await open(
    '<main><h1>T</h1><cgt-challenge kind="marks" game="subtraction" rules="1 2 3" to="5"></cgt-challenge><cgt-strip to="5"></cgt-strip><cgt-theorem game="nim" universe="0..7 0..7 0..7"></cgt-theorem></main>',
    { viewport: { width: 1000, height: 800 } },
  )
  const above = await page.evaluate(() =>
    ['cgt-challenge .cell', 'cgt-strip [data-n]'].map((css) => {
      const [element, inside] = css.split(' ')
      const cell = document.querySelector(element)?.shadowRoot?.querySelector(inside)
      return cell?.firstElementChild?.textContent?.trim()
    }),
  )
  assert.equal(above, ['0', '0'])
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await page.locator('cgt-theorem .map').waitFor()
  const rows = () =>
    page
      .locator('cgt-theorem .map figure')
      .evaluateAll((all) => all.map((f) => Math.round(f.getBoundingClientRect().top)))
  /** @param {number[]} tops */
  const counts = (tops) => [...new Set(tops)].map((top) => tops.filter((t) => t === top).length)
  assert.equal(counts(await rows()), [4, 4])
  await page.setViewportSize({ width: 390, height: 844 })
  assert.equal(counts(await rows()), [2, 2, 2, 2])
})

test.run()
