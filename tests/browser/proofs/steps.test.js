/** steps.test.js -- a proof that is stepped through: its lines on the board, by mouse, keys and finger, and a line that asks. */
import * as assert from 'uvu/assert'
import { axe, close, done, open, test } from '../browser.mjs'

/** @typedef {import('playwright-core').Page} Page */

test.after(close)

const BOARD =
  '<cgt-play id="board" game="nim" start="10 12 5" opponent="computer" first="me" values="off"></cgt-play>'
const PROOF = `<cgt-proof for="board"><ol>
<li data-start="0 0 0">The end has XOR 0.</li>
<li data-start="9 12 5" data-moves="12-4">From XOR 0 <a href="#x">every move</a> changes it.</li>
<li data-start="10 12 5" data-moves="10-1" data-ask><p class="ask">Which heap goes down?</p>
<ul class="options"><li>The 12 <i class="why">12 and 3 leave 15, which is more</i></li><li data-right>The 10</li></ul>
From another XOR you can reach 0.</li>
<li>So the theorem holds.</li>
</ol></cgt-proof>`
const BODY = `<main><h1>T</h1>${BOARD}${PROOF}<p id="x"><a href="#x">After</a></p></main>`

const position = (/** @type {Page} */ page) =>
  page.locator('#board').evaluate((/** @type {any} */ board) => board.position)
/** Of the board, once it is this. @param {Page} page @param {string} text */
const shows = (page, text) =>
  page.waitForFunction(
    (text) => /** @type {any} */ (document.getElementById('board')).position === text,
    text,
  )
const line = (/** @type {Page} */ page, /** @type {number} */ n) =>
  page.locator('cgt-proof > ol > li').nth(n - 1)
const number = (/** @type {Page} */ page, /** @type {number} */ n) =>
  page.getByRole('button', { name: new RegExp(`^Line ${n}(:|$)`) })
const now = (/** @type {Page} */ page) =>
  page.locator('cgt-proof').evaluate((proof) => {
    const lines = [...proof.querySelectorAll(':scope > ol > li')]
    return lines.findIndex((line) => line.matches('[data-now][aria-current=step]')) + 1
  })
const said = (/** @type {Page} */ page) => page.locator('cgt-proof >> [role=status]').innerText()
const next = (/** @type {Page} */ page) => page.getByRole('button', { name: 'Next line' })
/** As a person plays on the board. @param {Page} page @param {string} move */
const play = (page, move) =>
  page
    .locator('#board')
    .evaluate(
      (/** @type {any} */ board, move) => board.play(board.session.game.move(board.position, move)),
      move,
    )
/** what the reader had on the board, and nothing of the proof's */
const board = (/** @type {Page} */ page) =>
  page.locator('#board').evaluate((/** @type {any} */ b) => ({
    position: b.position,
    moves: b.session.moves,
    line: b.session.line.length,
    ...Object.fromEntries([...b.attributes].map(({ name, value }) => [name, value])),
  }))

test('a mouse that rests on a line shows it, and gives the board back', async () => {
  const { page, troubles } = await open(BODY)
  const before = await board(page)
  await line(page, 2).hover()
  await shows(page, '9 8 5')
  assert.ok(await line(page, 2).evaluate((li) => li.matches('[data-lit]:not([data-now])')))
  await page.locator('h1').hover()
  await shows(page, '10 12 5')
  assert.equal(await board(page), before)
  // a line that was chosen is what it goes back to
  await line(page, 1).click()
  await shows(page, '0 0 0')
  await line(page, 2).hover()
  await shows(page, '9 8 5')
  // a board that has less to show keeps its room: the lines do not move under the hand
  const top = () => line(page, 1).evaluate((li) => li.getBoundingClientRect().top + scrollY)
  const grown = await top()
  await page.locator('h1').hover()
  await shows(page, '0 0 0')
  assert.is(await now(page), 1)
  assert.is(await top(), grown)
  assert.equal(troubles, [])
  await done(page)
})

test('what was played is on the board again when the proof is left: by Escape, by its button, by going elsewhere', async () => {
  const { page } = await open(BODY.replace('opponent="computer"', 'opponent="person"'))
  await play(page, '10-9')
  await play(page, '12-2')
  await page.locator('#board').evaluate((/** @type {any} */ b) => b.undo())
  const before = await board(page)
  assert.equal([before.position, before.line], ['1 12 5', 2])
  const leave = [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Back to my game' }).click(),
    () => page.getByRole('link', { name: 'After' }).focus(),
  ]
  for (const away of leave) {
    await next(page).click()
    await shows(page, '0 0 0')
    await away()
    await shows(page, '1 12 5')
    assert.equal(await board(page), before)
    assert.is(await now(page), 0)
  }
  // who plays on from a line's position keeps that
  await next(page).click()
  await next(page).click()
  await shows(page, '9 8 5')
  await play(page, '9-9')
  await page.getByRole('link', { name: 'After' }).focus()
  await page.waitForFunction(() => !document.querySelector('cgt-proof [data-now]'))
  assert.is(await position(page), '0 8 5')
  await done(page)
})

test('by keys: numbers are one stop, arrows step, and each line is said', async () => {
  const { page, troubles } = await open(BODY)
  await number(page, 1).focus()
  await shows(page, '0 0 0')
  assert.is(await said(page), 'The end has XOR 0.')
  await page.keyboard.press('ArrowDown')
  await shows(page, '9 8 5')
  assert.is(await said(page), 'From XOR 0 every move changes it.')
  assert.ok(await number(page, 2).evaluate((button) => button.matches(':focus')))
  await page.keyboard.press('Home')
  await shows(page, '0 0 0')
  // beyond an end an arrow is the page's
  const kept = (/** @type {string} */ key) =>
    page.evaluate((key) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true }) // prettier-ignore
      document.activeElement?.dispatchEvent(event)
      return event.defaultPrevented
    }, key)
  assert.is(await kept('ArrowUp'), false)
  assert.is(await kept('a'), false)
  assert.is(await kept('ArrowDown'), true)
  await next(page).focus()
  await page.keyboard.press('Enter')
  assert.is(await said(page), 'Which heap goes down?')
  await page.keyboard.press('ArrowLeft')
  assert.is(await said(page), 'From XOR 0 every move changes it.')
  // one stop, and the links in the lines
  const stops = await page
    .locator('cgt-proof')
    .evaluate((proof) => [...proof.querySelectorAll('.number')].filter((b) => /** @type {HTMLElement} */ (b).tabIndex === 0).length) // prettier-ignore
  assert.is(stops, 1)
  await page.keyboard.press('Escape')
  await shows(page, '10 12 5')
  assert.is(await said(page), 'The board is yours again.')
  assert.equal(await axe(page), [])
  assert.equal(troubles, [])
  await done(page)
})

test('a line that asks waits for a try: it is hidden, says why not, and is played when it was found', async () => {
  const { page, troubles } = await open(BODY)
  const told = () => line(page, 3).evaluate((li) => getComputedStyle(li).visibility === 'visible')
  assert.is(await told(), false)
  await line(page, 2).click()
  await next(page).click()
  await shows(page, '10 12 5')
  await next(page).click()
  assert.is(await said(page), 'Choose an answer first.')
  assert.is(await now(page), 3)
  const [wrong, right] = ['The 12', 'The 10'].map((name) => page.getByRole('radio', { name }))
  const why = page.locator('cgt-proof .why')
  assert.is(await why.isVisible(), false)
  await wrong.focus()
  assert.equal(await axe(page), [])
  await page.keyboard.press('Enter')
  assert.is(await said(page), '12 and 3 leave 15, which is more')
  assert.ok(await why.isVisible())
  assert.is(await told(), false)
  await right.click()
  assert.is(await said(page), 'Right. From another XOR you can reach 0.')
  assert.is(await told(), true)
  await shows(page, '9 12 5')
  assert.is(await page.getByRole('radio').count(), 0)
  assert.ok(await number(page, 3).evaluate((button) => button.matches(':focus')))
  assert.equal(await axe(page), [])
  assert.equal(troubles, [])
  await done(page)
})

test('after a try the next step tells what was asked', async () => {
  const { page } = await open(BODY)
  for (let i = 0; i < 3; i++) await next(page).click()
  await page.getByRole('radio', { name: 'The 12' }).click()
  await next(page).click()
  await shows(page, '9 12 5')
  assert.is(await now(page), 3)
  await next(page).click()
  assert.is(await now(page), 4)
  await done(page)
})

test('each line has its number, which shows it: by a press, and for who hears it', async () => {
  const { page, troubles } = await open(BODY)
  const numbers = page.locator('cgt-proof .number')
  assert.equal(await numbers.allInnerTexts(), ['1', '2', '3', '4'])
  for (let n = 1; n < 5; n++) assert.ok(await numbers.nth(n - 1).isVisible())
  // a line that says nothing of the board does not promise it
  assert.is(await numbers.nth(1).getAttribute('aria-label'), 'Line 2: show it on the board')
  assert.is(await numbers.nth(3).getAttribute('aria-label'), 'Line 4')
  await number(page, 2).click()
  await shows(page, '9 8 5')
  assert.is(await now(page), 2)
  assert.is(await page.locator('cgt-proof .number[aria-current=step]').innerText(), '2')
  // words that are marked are no press
  await line(page, 1).evaluate((li) => getSelection()?.selectAllChildren(li))
  await line(page, 1).dispatchEvent('click')
  assert.is(await now(page), 2)
  await page.evaluate(() => getSelection()?.removeAllRanges())
  await line(page, 1).dispatchEvent('click')
  assert.is(await now(page), 1)
  assert.equal(await axe(page), [])
  assert.equal(troubles, [])
  await done(page)
})

test('who will not answer has the line shown: nothing moves, and the right answer is marked', async () => {
  const { page, troubles } = await open(BODY)
  const tell = page.getByRole('button', { name: 'Show the line' })
  const top = () => line(page, 4).evaluate((li) => li.getBoundingClientRect().top + scrollY)
  const told = () => line(page, 3).evaluate((li) => getComputedStyle(li).visibility === 'visible')
  await number(page, 3).click()
  const before = await top()
  assert.is(await told(), false)
  await tell.focus()
  await page.keyboard.press('Enter')
  assert.is(await told(), true)
  assert.is(await said(page), 'From another XOR you can reach 0.')
  await shows(page, '9 12 5')
  assert.is(await top(), before)
  assert.is(await tell.count(), 0)
  assert.ok(await number(page, 3).evaluate((button) => button.matches(':focus')))
  const marked = page.locator('cgt-proof .options > [data-tried]')
  assert.equal(await marked.allInnerTexts(), ['The 10'])
  await next(page).click()
  assert.is(await now(page), 4)
  assert.equal(troubles, [])
  await done(page)
})

test('without script it is a list with its numbers, and all of it stands there', async () => {
  const { page } = await open(BODY, { javaScriptEnabled: false })
  for (let n = 1; n < 5; n++) {
    const style = await line(page, n).evaluate((li) => {
      const { display, listStyleType, visibility } = getComputedStyle(li)
      return { display, listStyleType, visibility }
    })
    assert.equal(style, { display: 'list-item', listStyleType: 'decimal', visibility: 'visible' })
  }
  assert.match(await line(page, 3).innerText(), /From another XOR you can reach 0\./)
  await done(page)
})

test('for a finger: what is pressed is 44 pixels, and nothing stands beyond a phone', async () => {
  const { page } = await open(BODY, { viewport: { width: 390, height: 844 }, hasTouch: true })
  await line(page, 2).tap({ position: { x: 30, y: 10 } })
  await shows(page, '9 8 5')
  const small = await page.evaluate(() => {
    const proof = /** @type {Element} */ (document.querySelector('cgt-proof'))
    return [
      .../** @type {ShadowRoot} */ (proof.shadowRoot).querySelectorAll('button'),
      ...proof.querySelectorAll('[role=radio], .tell'),
    ]
      .map((b) => b.getBoundingClientRect())
      .filter(({ width, height, right }) => width < 44 || height < 44 || right > innerWidth).length
  })
  assert.is(small, 0)
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
  await done(page)
})

test('a move is seen as a move; who wants no motion gets the position at once', async () => {
  for (const reducedMotion of /** @type {const} */ (['no-preference', 'reduce'])) {
    const { page } = await open(BODY, { reducedMotion })
    const first = await page.evaluate(() => {
      const [, second] = document.querySelectorAll('cgt-proof .number')
      ;/** @type {HTMLElement} */ (second).focus()
      return /** @type {any} */ (document.getElementById('board')).position
    })
    assert.is(first, reducedMotion === 'reduce' ? '9 8 5' : '9 12 5')
    await shows(page, '9 8 5')
    await done(page)
  }
})

test('other boards get attributes, and theirs back', async () => {
  const { page, troubles } = await open(
    `<cgt-xor id="board" heaps="1 2 3"></cgt-xor><cgt-proof for="board"><ol>
<li data-heaps="10 12 5">One</li><li data-heaps="9 12 5" data-values="off">Two</li></ol></cgt-proof>`,
  )
  const has = (/** @type {string} */ name) => page.locator('#board').getAttribute(name)
  await next(page).click()
  assert.is(await has('heaps'), '10 12 5')
  await next(page).click()
  assert.equal([await has('heaps'), await has('values')], ['9 12 5', 'off'])
  await page.keyboard.press('Escape')
  assert.equal([await has('heaps'), await has('values')], ['1 2 3', null])
  assert.equal(troubles, [])
  await done(page)
})

test('what the board refuses is said in one sentence, and the words stay', async () => {
  const wrong = [
    [PROOF.replace('12-4', '12-13'), /line 2 of the proof plays what is not a move there/i],
    [PROOF.replace('0 0 0', '0 zero 0'), /heap size|zero/],
    [PROOF.replace('for="board"', 'for="none"'), /no board of the page has the id “none”/i],
    ['<cgt-proof for="board">words</cgt-proof>', /a proof has lines, in a list/i],
  ]
  for (const [proof, sentence] of wrong) {
    const { page, troubles } = await open(`${BOARD}${proof}`)
    const problem = page.locator('cgt-proof >> [role=alert]')
    assert.match((await problem.innerText()).trim(), /** @type {RegExp} */ (sentence))
    assert.is(await position(page), '10 12 5')
    assert.ok(await page.locator('cgt-proof').evaluate((e) => e.checkVisibility()))
    assert.equal(troubles, [])
    await done(page)
  }
})

test('paper has all of it, and no buttons', async () => {
  const { page } = await open(BODY)
  await page.emulateMedia({ media: 'print' })
  for (let n = 1; n < 5; n++) {
    assert.is(await line(page, n).evaluate((li) => getComputedStyle(li).visibility), 'visible')
    assert.is(await line(page, n).evaluate((li) => getComputedStyle(li).listStyleType), 'decimal')
  }
  assert.is(await page.locator('cgt-proof li button:visible').count(), 0)
  assert.ok(await page.locator('cgt-proof .why').isVisible())
  assert.is(await next(page).isVisible(), false)
  await done(page)
})

test.run()
