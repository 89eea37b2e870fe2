/**
 * deck.test.js -- the decks as a class sees them: whose keys are whose, fingers and wheel, the presenter's window and the
 * audience's. From file:// with the network off.
 */
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { pathToFileURL } from 'node:url'
import * as assert from 'uvu/assert'
import { allowList } from '../../../tools/allow-list.mjs'
import { at } from '../../../tools/lib/run.mjs'
import { each } from '../../deep.mjs'
import { close, done, frames, heard, open, suite, visit } from '../browser.mjs'

/** @typedef {import('playwright-core').Page} Page */

/** @param {string} name a deck's */
const file = (name) => at('dist', 'slides', `${name}.html`)
/** @param {string} name */
const address = (name) => pathToFileURL(file(name)).href
const DECK = address('1-states')
const NIM = address('3-nim')
const SEARCH = address('9-alphabeta')
const ELEMENTS = Object.keys(allowList()).join(',')

const deck = suite('deck')
deck.after(close)

/** @param {Page} page the number of the slide that is shown, from 1 */
const slide = (page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('svg[data-marpit-svg]')].findIndex((one) =>
        one.classList.contains('bespoke-marp-active'),
      ) + 1,
  )
/** @param {Page} page @param {string} id an element's, whose slide is gone to */
async function show(page, id) {
  const number = await page.evaluate((id) => {
    const section = document.getElementById(id)?.closest('section')
    const number = [...document.querySelectorAll('section')].indexOf(
      /** @type {HTMLElement} */ (section),
    )
    location.hash = `#${number + 1}`
    return number + 1
  }, id)
  await page.waitForFunction(
    (n) =>
      document
        .querySelectorAll('svg[data-marpit-svg]')
        [n - 1].classList.contains('bespoke-marp-active'),
    number,
  )
  return number
}
/** @param {Page} page @param {string} id */
const position = (page, id) =>
  page.evaluate((id) => /** @type {any} */ (document.getElementById(id)).position, id)
/** The slide is not turned, now and after what bespoke does late. @param {Page} page @param {number} number @param {string} what */
async function still(page, number, what) {
  await page.clock.runFor(120)
  assert.is(await slide(page), number, what)
}
/** A slide takes its time to turn on a busy machine. @param {Page} page @param {number} number */
async function turned(page, number) {
  await page.waitForFunction(
    (n) =>
      document
        .querySelectorAll('svg[data-marpit-svg]')
        [n - 1]?.classList.contains('bespoke-marp-active'),
    number,
  )
}
/** @param {Page} page whether the focus is inside an element */
const inside = (page) => page.evaluate(() => !!document.activeElement?.shadowRoot?.activeElement)

deck('the allow-list is what the elements say of themselves', async () => {
  const list = Object.entries(allowList())
  // A deck has no more scripts than its elements need: here stand all of them
  const { page: every } = await open(list.map(([name]) => `<${name}></${name}>`).join(''))
  const said = await every.evaluate(
    (names) =>
      names.map((name) => /** @type {any} */ (customElements.get(name))?.observedAttributes ?? []),
    list.map(([name]) => name),
  )
  for (const [i, [name, allowed]] of list.entries()) {
    assert.ok(said[i].length > 5, name)
    assert.equal(
      allowed.filter((attribute) => !['id', 'class', 'title'].includes(attribute)),
      said[i],
    )
  }
  await every.context().close()
  const { page } = await visit(DECK)
  // What the deck writes came through: no tag was turned to text, no attribute dropped
  assert.is(await page.locator(':text("<cgt-")').count(), 0)
  assert.is(await page.locator('#line').getAttribute('moves'), '10-2 8-3 5-1 4-2 2-2')
})

deck('on the deck, keys turn slides', async () => {
  const { page, troubles } = await visit(DECK)
  assert.is(await slide(page), 1)
  for (const [key, there] of /** @type {const} */ ([
    ['ArrowRight', 2],
    [' ', 3],
    ['PageDown', 4],
    ['ArrowLeft', 3],
    ['PageUp', 2],
    ['Home', 1],
  ])) {
    await page.keyboard.press(key)
    await turned(page, there)
  }
  await page.keyboard.press('End')
  await turned(page, await page.locator('svg[data-marpit-svg]').count())
  assert.equal(troubles, [])
})

deck('a game that has the focus keeps its keys', async () => {
  const { page, troubles } = await visit(DECK, { clock: true })
  const here = await show(page, 'ten')
  await page.locator('#ten .stick').last().click()
  const chosen = () => page.locator('#ten .btn.primary').innerText()
  assert.is(await chosen(), 'Quitar 1 de 10')
  await page.keyboard.press('ArrowLeft')
  assert.is(await chosen(), 'Quitar 2 de 10')
  await page.keyboard.press('ArrowLeft')
  assert.is(await chosen(), 'Quitar 3 de 10')
  await page.keyboard.press('ArrowRight')
  assert.is(await chosen(), 'Quitar 2 de 10')
  await page.keyboard.press('h')
  assert.match(await page.locator('#ten .told').innerText(), /Pista/)
  await page.keyboard.press('v')
  assert.is(await page.locator('#ten').getAttribute('values'), 'outcome')
  await page.keyboard.press('v')
  await page.keyboard.press('c')
  assert.is(await page.locator('#ten').getAttribute('colors'), 'off')
  await page.keyboard.press('c')
  await still(page, here, 'letters')
  /* the computer may have answered before anyone asks */
  await page.evaluate(() => {
    /** @type {string[]} */
    const led = []
    Object.assign(window, { led })
    document
      .getElementById('ten')
      ?.addEventListener('cgt-moved', (e) => led.push(/** @type {CustomEvent} */ (e).detail.to))
  })
  await page.keyboard.press('Enter')
  assert.is(await page.evaluate(() => /** @type {any} */ (window).led[0]), '8')
  await still(page, here, 'Enter plays')
  await page.waitForFunction(
    () => /** @type {any} */ (document.getElementById('ten')).position !== '8',
  )
  await page.keyboard.press('u')
  assert.is(await position(page, 'ten'), '10')
  await page.locator('#ten .stick').last().focus()
  await page.keyboard.press(' ')
  assert.ok(await page.evaluate(() => /** @type {any} */ (window).led.includes('9')))
  await still(page, here, 'Space plays')
  assert.equal(troubles, [])
})

deck('Space and Enter press a button inside, and only that', async () => {
  const { page } = await visit(DECK, { clock: true })
  const here = await show(page, 'ten')
  const hint = page.locator('#ten button', { hasText: 'pista' })
  await page.locator('#ten button[aria-label="Pista"]').focus()
  await page.keyboard.press(' ')
  assert.match(await page.locator('#ten .told').innerText(), /ganada|ganadora/)
  await hint.first().focus()
  await page.keyboard.press('Enter')
  assert.match(await page.locator('#ten .told').innerText(), /Busca una jugada/)
  await still(page, here, 'a button')
})

deck('V shows what the slide hides, also where nothing has the focus', async () => {
  const { page, troubles } = await visit(DECK, { clock: true })
  const values = (/** @type {string} */ id) => page.locator(`#${id}`).getAttribute('values')
  const here = await show(page, 'ten')
  await page.keyboard.press('v')
  assert.is(await values('ten'), 'outcome')
  assert.is(await values('eight'), 'off', 'another slide’s stays')
  await still(page, here, 'V')
  // Other keys of the deck are the deck's
  await page.keyboard.press('c')
  assert.is(await page.locator('#ten').getAttribute('colors'), null)
  await page.keyboard.press('ArrowRight')
  await turned(page, here + 1)

  // With the focus inside it is taken once, and a letter that is typed is only typed
  await show(page, 'eight')
  await page.locator('#eight .stick').last().focus()
  await page.keyboard.press('v')
  assert.is(await values('eight'), 'outcome')
  await page.goto(NIM)
  await show(page, 'won')
  await page.keyboard.press('v')
  assert.is(await values('won'), null)
  await page.locator('#won input').fill('')
  await page.locator('#won input').pressSequentially('v')
  assert.is(await values('won'), null)
  assert.equal(troubles, [])
})

deck('on paper a deck tells what it keeps from the class; after it nothing is told', async () => {
  for (const [name, id, hidden, told] of each(
    2,
    /** @type {[string, string, RegExp, RegExp][]} */ ([
      ['3-nim', 'won', /XOR = \?/, /XOR = 3/],
      ['2-graph', 'yours', /\?/, /W/],
      ['9-alphabeta', 'you', /5 de 6|0 de 6/, /Hojas miradas: 5 de 6|5 de 6/],
      ['7-sums', 'sg', /por comprobar/, /coinciden/],
      ['0-games', 'combinatorial', /Póker/, /Póker/],
    ]),
  )) {
    const { page, troubles } = await visit(address(name))
    await show(page, id)
    const text = () =>
      page.locator(`#${id}`).evaluate((e) => e.shadowRoot?.textContent?.replace(/\s+/g, ' ') ?? '')
    const before = await text()
    assert.match(before, hidden)
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    assert.match(await text(), told, name)
    assert.is.not(await text(), before, name)
    if (id === 'combinatorial') {
      assert.is(await page.locator(`#${id} .card`).count(), 0)
      assert.ok(await page.locator(`#${id} .bin .name`).first().isVisible())
    }
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    assert.is(await text(), before, name)
    assert.equal(troubles, [])
    await done(page)
  }
})

deck('the presenter’s window shows the next slide, from a file too', async () => {
  const { page } = await visit(NIM)
  await page.keyboard.press('ArrowRight')
  const [presenter] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('p')])
  const next = async () => {
    const frame = presenter.frames().find((one) => one.url().includes('view=next'))
    if (!frame) return 0
    return slide(/** @type {any} */ (frame)).catch(() => 0)
  }
  const shows = async (/** @type {number} */ number) => {
    for (let i = 0; i < 3600 && (await next()) !== number; i++) await frames(page, 1)
    assert.is(await next(), number)
  }
  await shows(3)
  await presenter.keyboard.press('ArrowRight')
  await shows(4)
  await page.keyboard.press('ArrowRight')
  await shows(5)
})

deck('Home, End and arrows move along the strip; a typed letter is only typed', async () => {
  const { page } = await visit(DECK, { clock: true })
  let here = await show(page, 'strip')
  await page.locator('#strip [tabindex="0"]').first().focus()
  await page.keyboard.press('Home')
  assert.is(await page.locator('#strip').getAttribute('at'), '0')
  await page.keyboard.press('End')
  assert.is(await page.locator('#strip').getAttribute('at'), '15')
  await page.keyboard.press('ArrowLeft')
  assert.is(await page.locator('#strip').getAttribute('at'), '14')
  await still(page, here, 'the strip')

  await page.goto(NIM)
  here = await show(page, 'won')
  const field = page.locator('#won input')
  await field.fill('')
  // p opens the presenter's window, o the overview, f fills the screen
  await field.pressSequentially('7 p o f 3')
  await field.press('Home')
  await field.press('End')
  await field.press('ArrowLeft')
  assert.is(await field.inputValue(), '7 p o f 3')
  assert.is(page.context().pages().length, 1)
  await still(page, here, 'a field')
})

deck('a search takes Space, arrows, Home and End', async () => {
  const { page } = await visit(SEARCH, { clock: true })
  const here = await show(page, 'eight')
  await page.locator('#eight [tabindex="0"], #eight button').first().focus()
  const says = () => page.locator('#eight .says').innerText()
  /* the slide begins half-way */
  const half = await says()
  await page.keyboard.press('Home')
  const before = await says()
  assert.is.not(before, half)
  await page.keyboard.press('End')
  const last = await says()
  assert.is.not(last, before)
  assert.match(last, /12/)
  assert.is(await page.locator('#eight .leaf.cut').count(), 1, 'exactly one leaf is cut')
  await page.keyboard.press('Home')
  assert.is(await says(), before)
  await page.keyboard.press('ArrowRight')
  assert.is.not(await says(), before)
  await page.keyboard.press('ArrowLeft')
  assert.is(await says(), before)
  await still(page, here, 'a search')
})

deck('the bar that says how far the deck is has no colour: colours are of the game', async () => {
  const { page } = await visit(SEARCH)
  for (const part of ['.bespoke-progress-parent', '.bespoke-progress-bar']) {
    const colour = await page.locator(part).evaluate((e) => getComputedStyle(e).backgroundColor)
    const [r, g, b] = (colour.match(/\d+/g) ?? []).map(Number)
    assert.ok(Math.max(r, g, b) - Math.min(r, g, b) < 24, colour)
  }
})

deck('PageUp and PageDown turn the slide from inside; Escape gives the keys back', async () => {
  const { page } = await visit(DECK)
  const here = await show(page, 'ten')
  await page.locator('#ten .stick').last().click()
  assert.ok(await inside(page))
  await page.keyboard.press('PageDown')
  await turned(page, here + 1)
  await page.keyboard.press('PageUp')
  await turned(page, here)
  await page.locator('#ten .stick').last().click()
  await page.keyboard.press('Escape')
  assert.not(await inside(page))
  await page.keyboard.press('ArrowRight')
  await turned(page, here + 1)
})

deck(
  'an arrow beyond the end of a figure turns the slide; one that is held down does not',
  async () => {
    const { page } = await visit(DECK, { clock: true })
    const here = await show(page, 'ten')
    await page.locator('#ten .stick').last().click()
    await page.keyboard.press('ArrowDown')
    await still(page, here, 'an arrow down')
    await page.keyboard.down('ArrowLeft')
    for (let i = 0; i < 14; i++) await page.keyboard.down('ArrowLeft')
    await page.keyboard.up('ArrowLeft')
    await still(page, here, 'an arrow that is held down')
    await page.keyboard.press('ArrowRight')
    await still(page, here, 'an arrow to the next stick')
    await page.locator('#ten .stick').last().click()
    await page.keyboard.press('ArrowRight')
    assert.not(await inside(page))
    await turned(page, here + 1)
  },
)

deck('the keys are the deck’s again after its slide was turned from inside', async () => {
  const { page } = await visit(DECK)
  const here = await show(page, 'recall')
  await page.locator('#recall .stick').last().click()
  await page.keyboard.press('PageDown')
  assert.not(await inside(page))
  await turned(page, here + 1)
  const before = await position(page, 'recall')
  await page.keyboard.press('ArrowRight')
  await turned(page, here + 2)
  assert.is(await position(page, 'recall'), before)
})

/** A finger goes 60 px to the left. @param {Page} page @param {{ x: number, y: number }} from */
async function swipe(page, { x, y }) {
  const client = await page.context().newCDPSession(page)
  /** @param {string} type @param {number} [at] */
  const touch = (type, at) =>
    client.send('Input.dispatchTouchEvent', {
      type: /** @type {any} */ (type),
      touchPoints: at === undefined ? [] : [{ x: at, y }],
    })
  await touch('touchStart', x)
  for (let by = 10; by <= 60; by += 10) await touch('touchMove', x - by)
  await touch('touchEnd')
}
/** @param {Page} page @param {string} css @returns {Promise<{ x: number, y: number }>} its middle */
async function middle(page, css) {
  const box = await page.locator(css).boundingBox()
  assert.ok(box)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

deck('a swipe and the wheel turn the slide beside an element, never over it', async () => {
  const { page } = await visit(DECK, { hasTouch: true, clock: true })
  const here = await show(page, 'ten')
  const over = await middle(page, '#ten')
  const beside = { x: 640, y: 700 }
  await swipe(page, over)
  await still(page, here, 'a swipe over the element')
  await page.mouse.move(over.x, over.y)
  await page.mouse.wheel(0, 120)
  await still(page, here, 'the wheel over the element')
  await swipe(page, beside)
  await turned(page, here + 1)
  await show(page, 'ten')
  // bespoke takes one turn of the wheel in a while
  await page.clock.runFor(500)
  await page.mouse.move(beside.x, beside.y)
  await page.mouse.wheel(0, 120)
  await turned(page, here + 1)
})

deck('presenter and audience show the same play, both ways, and who comes late too', async () => {
  const { page: audience, troubles } = await visit(DECK, { clock: true })
  await show(audience, 'line')
  const presenter = await audience.context().newPage()
  await presenter.goto(`${DECK}?view=presenter#3`)
  await show(presenter, 'line')

  /** @param {Page} page @param {string} id @param {string} text */
  const becomes = (page, id, text) =>
    page.waitForFunction(
      ([id, text]) => /** @type {any} */ (document.getElementById(id)).position === text,
      [id, text],
      { timeout: 120_000 },
    )
  // A click in the presenter's window reaches the element, where Marp turns pointers off
  await presenter.locator('#line button[aria-label="Paso siguiente"]').click()
  assert.is(await position(presenter, 'line'), '8')
  await becomes(audience, 'line', '8')
  await audience.locator('#line button[aria-label="Paso siguiente"]').click()
  await becomes(presenter, 'line', '5')

  // Values, and another element of the same kind is left alone
  await show(presenter, 'ten')
  await presenter.locator('#ten .stick').first().focus()
  await presenter.keyboard.press('v')
  await audience.waitForFunction(
    () => document.getElementById('ten')?.getAttribute('values') === 'outcome',
  )
  assert.is(await audience.locator('#eight').getAttribute('values'), 'off')

  // The computer answers once, though two windows are open
  await presenter.locator('#ten .stick').last().click()
  await presenter.keyboard.press('Enter')
  await presenter.waitForFunction(() =>
    /^10-1 \S+$/.test(/** @type {any} */ (document.getElementById('ten')).shared.moves),
  )
  await becomes(audience, 'ten', await position(presenter, 'ten'))
  await heard(presenter, audience)
  await audience.clock.runFor(800)
  await heard(audience, presenter)
  assert.is(await position(audience, 'ten'), await position(presenter, 'ten'))
  assert.is(
    await audience.evaluate(
      () => /** @type {any} */ (document.getElementById('ten')).shared.moves.split(' ').length,
    ),
    2,
  )

  const late = await audience.context().newPage()
  await late.goto(DECK)
  await becomes(late, 'line', '5')
  await becomes(late, 'ten', await position(presenter, 'ten'))

  // The same deck at another address is another class's
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palitos-deck-'))
  fs.copyFileSync(file('1-states'), path.join(folder, 'deck.html'))
  const other = await audience.context().newPage()
  await other.goto(pathToFileURL(path.join(folder, 'deck.html')).href)
  await show(other, 'line')
  for (const page of [audience, presenter, late]) await heard(page, other)
  assert.is(await position(other, 'line'), '10')
  fs.rmSync(folder, { recursive: true })
  assert.equal(troubles, [])
  await audience.context().close()
})

deck('figures are shared as well: strip, xor, mex and search', async () => {
  const { page: audience } = await visit(DECK)
  const presenter = await audience.context().newPage()
  for (const [deck, id, act, attribute] of each(
    2,
    /** @type {[string, string, (page: Page) => Promise<void>, string][]} */ ([
      [
        DECK,
        'strip',
        async (page) => {
          await page.locator('#strip [tabindex="0"]').first().focus()
          await page.keyboard.press('End')
        },
        'at',
      ],
      [NIM, 'won', (page) => page.locator('#won input').fill('1 2 4'), 'heaps'],
      [address('5-grundy'), 'mex', (page) => page.locator('#mex input').fill('0 1 2'), 'set'],
      [
        SEARCH,
        'eight',
        async (page) => {
          await page.locator('#eight [tabindex="0"], #eight button').first().focus()
          await page.keyboard.press('End')
        },
        'at',
      ],
    ]),
  )) {
    await audience.goto(deck)
    await presenter.goto(`${deck}?view=presenter`)
    await show(presenter, id)
    const before = await presenter.locator(`#${id}`).getAttribute(attribute)
    await act(presenter)
    const after = await presenter.locator(`#${id}`).getAttribute(attribute)
    assert.is.not(after, before, id)
    await audience.waitForFunction(
      ([id, attribute, after]) =>
        document.getElementById(String(id))?.getAttribute(String(attribute)) === after,
      [id, attribute, after],
      { timeout: 120_000 },
    )
  }
  await audience.context().close()
})

deck('the theatre is shared as well: atlas, searches, own tree and code', async () => {
  const { page: presenter, troubles } = await open(
    `<div class="marpit"><cgt-atlas game="nim" start="3 2"></cgt-atlas>
    <cgt-searches leaves="3 5 2 9 12 5 23 23"></cgt-searches>
    <cgt-grow tree="((3 5) (2 9))"></cgt-grow><cgt-code src="reference.c#cgt_alphabeta"></cgt-code></div>`,
  )
  const audience = await presenter.context().newPage()
  await audience.goto(presenter.url())
  /** @param {Page} page @param {string} name what the element says */
  const seen = (page, name) =>
    page.locator(name).evaluate((e) => e.shadowRoot?.textContent?.replace(/\s+/g, ' '))
  for (const page of [presenter, audience])
    await page.locator('cgt-atlas .path').waitFor({ timeout: 60_000 })
  /** @param {string} name @param {Page} here @param {Page} there @param {(page: Page) => Promise<void>} act */
  const both = async (name, here, there, act) => {
    const before = await seen(there, name)
    await act(here)
    const shared = (/** @type {Page} */ page) =>
      page.locator(name).evaluate((e) => JSON.stringify(/** @type {any} */ (e).shared))
    for (let i = 0; i < 3600 && (await shared(there)) !== (await shared(here)); i++)
      await frames(there, 1)
    assert.is(await shared(there), await shared(here), name)
    assert.is(await seen(there, name), await seen(here, name))
    assert.is.not(await seen(there, name), before)
  }
  /** @type {[string, (page: Page) => Promise<void>, (page: Page) => Promise<void>][]} */
  const deeds = [
    [
      'cgt-atlas',
      async (page) => {
        await page.locator('cgt-atlas .field input').fill('1 1')
        await page.keyboard.press('Enter')
        await page.locator('cgt-atlas [aria-label="Zoom in"]').click()
      },
      (page) => page.locator('cgt-atlas .path button').first().click(),
    ],
    [
      'cgt-searches',
      (page) => page.locator('cgt-searches label', { hasText: 'Worst' }).click(),
      (page) => page.locator('cgt-searches label', { hasText: 'Best' }).click(),
    ],
    [
      'cgt-grow',
      (page) => page.locator('cgt-grow .tree-text').fill('(7 (8 9))'),
      (page) => page.locator('cgt-grow .tree-text').fill('(4 5)'),
    ],
    [
      'cgt-code',
      (page) => page.locator('cgt-code .seg label').last().click(),
      (page) => page.locator('cgt-code .seg label').first().click(),
    ],
  ]
  for (const [name, one, other] of deeds) {
    await both(name, presenter, audience, one)
    await both(name, audience, presenter, other)
  }
  /* who comes late hears of it before its tree is there */
  const late = await presenter.context().newPage()
  await late.goto(presenter.url())
  await late.locator('cgt-atlas .path').waitFor({ timeout: 60_000 })
  assert.is(await seen(late, 'cgt-atlas'), await seen(presenter, 'cgt-atlas'))
  assert.equal(troubles, [])
  await presenter.context().close()
})

deck(
  'after a game the review scrolls in its place, under the title, above the footer',
  async () => {
    const { page } = await visit(DECK, { clock: true })
    const here = await show(page, 'line')
    for (let i = 0; i < 5; i++)
      await page.locator('#line button[aria-label="Paso siguiente"]').click()
    assert.is(await position(page, 'line'), '0')
    await page.locator('#line summary').click()
    const { high, room, bottom } = await page.evaluate(() => {
      const element = /** @type {HTMLElement} */ (document.getElementById('line'))
      return {
        high: element.scrollHeight,
        room: element.clientHeight,
        bottom: element.offsetTop + element.offsetHeight,
      }
    })
    assert.ok(high > room, 'there is more than fits')
    assert.ok(bottom <= 686, 'and the footer is free')
    const over = await middle(page, '#line')
    await page.mouse.move(over.x, over.y)
    await page.mouse.wheel(0, 400)
    await page.waitForFunction(() => Number(document.getElementById('line')?.scrollTop) > 0)
    await still(page, here, 'the wheel scrolls the review')
    await done(page)
  },
)

deck(
  'each element of a deck is drawn a second time beside itself, and none is in trouble',
  async () => {
    const { page, troubles } = await visit(SEARCH)
    const bare = await page.evaluate(
      (elements) =>
        [...document.querySelectorAll(elements)].map((element) => {
          const twin = /** @type {HTMLElement} */ (element.cloneNode(true))
          twin.removeAttribute('id')
          element.after(twin)
          const drawn = twin.shadowRoot?.childElementCount
          twin.remove()
          return drawn ? '' : element.id
        }),
      ELEMENTS,
    )
    assert.ok(bare.length > 0)
    assert.equal(bare.filter(Boolean), [], 'drawn')
    assert.is(await page.locator('.problem').count(), 0)
    assert.equal(troubles, [])
  },
)

deck.run()
