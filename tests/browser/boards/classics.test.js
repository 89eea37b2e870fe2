/** The queen, Fibonacci Nim and the other classics, played by hand. */
import * as path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as assert from 'uvu/assert'
import { close, done, open, test, visit } from '../browser.mjs'

const dist = fileURLToPath(new URL('../../../dist', import.meta.url))

test('the queen is brought to the corner by hand: each time to a pair that loses', async () => {
  const { page } = await open(
    '<cgt-play game="wythoff" start="4 6" values="outcome" opponent="computer" first="me"></cgt-play>',
  )
  for (let turn = 0; turn < 9 && !(await page.locator('.result').count()); turn++) {
    const { name, item } = await page.evaluate(() => {
      const { session } = /** @type {any} */ (document.querySelector('cgt-play'))
      const { game, position } = session
      const move = game
        .moves(position)
        .find((/** @type {any} */ m) => game.solve(m.to).outcome === 'loss')
      return { name: move.text, item: move.item }
    })
    await page.locator(`.board [data-item="${item}"]`).click()
    const button = page.locator('.actions .primary')
    assert.ok(String(await button.textContent()).includes(name), name)
    await button.click()
    await page.waitForFunction(() => {
      const play = /** @type {any} */ (document.querySelector('cgt-play'))
      return play.session.over || play.mine
    })
  }
  assert.match(String(await page.locator('.result').textContent()), /you win/i)
  await done(page)
})

test('Fibonacci Nim: what is out of reach is pale and no move, with values the heap is cut into its parts, and the smallest wins', async () => {
  const { page, troubles } = await open(
    '<cgt-play game="fibonacci" start="20" opponent="computer" first="me"></cgt-play>',
  )
  assert.equal(troubles, [])
  assert.is(await page.locator('.board .stick:not([data-choice])').count(), 1)
  assert.is(await page.locator('.board .limit').innerText(), 'At most 19 may be taken now.')
  assert.is(await page.locator('.board .named').count(), 0, 'nothing is told yet')
  for (let turn = 0; turn < 20 && !(await page.locator('.result').count()); turn++) {
    await page.locator('cgt-play').evaluate((e) => e.setAttribute('values', 'outcome'))
    const parts = (await page.locator('.board .named').allTextContents()).map(Number)
    const number = Number(await page.locator('.board .size').innerText())
    assert.is(
      parts.reduce((a, b) => a + b),
      number,
    )
    for (let i = 1; i < parts.length; i++) assert.ok(parts[i - 1] > 2 * parts[i], String(parts))
    const least = parts[parts.length - 1]
    const chip = page.locator(`.board [data-choice="${least}"] .chip`)
    assert.is(await chip.innerText(), 'L')
    await page.locator('cgt-play').evaluate((e) => e.setAttribute('values', 'off'))
    /* by keys: to the stick that begins the smallest part */
    await page.locator(`.board [data-choice="${least}"]`).focus()
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => {
      const play = /** @type {any} */ (document.querySelector('cgt-play'))
      return play.session.over || play.mine
    })
  }
  assert.match(String(await page.locator('.result').textContent()), /you win/i)
  assert.equal(troubles, [])
  await done(page)
})

/** The move that wins, as the engine says it. @param {import('playwright-core').Page} page */
const winning = (page) =>
  page.evaluate(() => {
    const { session } = /** @type {any} */ (document.querySelector('cgt-play'))
    const { game, position } = session
    const move = game
      .moves(position)
      .find((/** @type {any} */ m) => game.solve(m.to).outcome === 'loss')
    return { name: move.text, item: move.item }
  })
/** @param {import('playwright-core').Page} page */
const turn = (page) =>
  page.waitForFunction(() => {
    const play = /** @type {any} */ (document.querySelector('cgt-play'))
    return play.session.over || play.mine
  })
const PICTURE =
  '<cgt-play game="hackenbush" start="0-1-2-3 1-4 0-5-6-0 5-7-6 4-4 2-3" values="off" opponent="computer" first="me"></cgt-play>'

test('a picture is cut down by hand: an edge is hit from a finger away, and what it held is gone', async () => {
  const { page, troubles } = await open(PICTURE)
  assert.is(await page.locator('.board [data-item][data-choice]').count(), 10)
  for (let n = 0; n < 12 && !(await page.locator('.result').count()); n++) {
    const { name, item } = await winning(page)
    const at = await page.evaluate((item) => {
      const root = /** @type {ShadowRoot} */ (document.querySelector('cgt-play')?.shadowRoot)
      const wood = /** @type {SVGPathElement} */ (
        root.querySelector(`.board [data-item="${item}"] .wood`)
      )
      const { x, y } = wood.getPointAtLength(wood.getTotalLength() / 2)
      const p = new DOMPoint(x, y).matrixTransform(wood.getScreenCTM() ?? undefined)
      return { x: p.x + 8, y: p.y + 8 }
    }, item)
    await page.mouse.click(at.x, at.y)
    const button = page.locator('.actions .primary')
    assert.ok(String(await button.textContent()).includes(name), name)
    await page.mouse.click(at.x, at.y)
    await turn(page)
  }
  assert.match(String(await page.locator('.result').textContent()), /you win/i)
  assert.is(await page.locator('.board [data-item]').count(), 0)
  assert.equal(troubles, [])
  await done(page)
})

test('the same with the keyboard alone: every edge is reached by the arrows, and Enter cuts it', async () => {
  const { page, troubles } = await open(PICTURE)
  for (let n = 0; n < 12 && !(await page.locator('.result').count()); n++) {
    const { item } = await winning(page)
    /* the keys that lead from the tab stop to each edge, found by pressing them */
    const { keys, reached, all } = await page.evaluate((item) => {
      const root = /** @type {ShadowRoot} */ (document.querySelector('cgt-play')?.shadowRoot)
      const cellOf = (/** @type {string | undefined} */ of) =>
        /** @type {SVGElement} */ (root.querySelector(`.board [data-item="${of}"]`))
      const first = /** @type {SVGElement} */ (root.querySelector('.board [tabindex="0"]'))
      const ways = new Map([[first.dataset.item, /** @type {string[]} */ ([])]])
      for (const [from, way] of ways)
        for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
          cellOf(from).focus()
          cellOf(from).dispatchEvent(
            new KeyboardEvent('keydown', { key, bubbles: true, composed: true }),
          )
          const to = /** @type {SVGElement | null} */ (root.activeElement)?.dataset.item
          if (to !== undefined && !ways.has(to)) ways.set(to, [...way, key])
        }
      first.focus()
      return {
        keys: ways.get(String(item)) ?? null,
        reached: ways.size,
        all: root.querySelectorAll('.board [data-item]').length,
      }
    }, item)
    assert.is(reached, all, 'every edge is reached')
    for (const key of [...(keys ?? []), 'Enter']) await page.keyboard.press(key)
    await turn(page)
  }
  assert.match(String(await page.locator('.result').textContent()), /you win/i)
  assert.equal(troubles, [])
  await done(page)
})

test('Fibonacci Nim in a sum has its own board, and a heap too large for sticks is a bar of its parts', async () => {
  const { page, troubles } = await open(
    '<cgt-play game="sum" rules="nim + fibonacci" start="3 + 12 5" opponent="person"></cgt-play>',
  )
  assert.is(await page.locator('.board .zeckendorf').count(), 1)
  await page.locator('[data-part="1"] [data-choice="3"]').click()
  await page.locator('.actions .primary').click()
  assert.is(await page.locator('cgt-play').evaluate((e) => /** @type {any} */ (e).position), '3 + 9 6') // prettier-ignore
  await page.evaluate(() => {
    document.body.innerHTML =
      '<cgt-play game="fibonacci" start="100 9" values="outcome" opponent="person"></cgt-play>'
  })
  assert.equal(await page.locator('.board .named').allTextContents(), ['89', '8', '3'])
  assert.match(await page.locator('.board .limit').innerText(), /100 = 89 \+ 8 \+ 3/)
  assert.is(await page.locator('.board .bundle').count(), 1)
  assert.equal(troubles, [])
  await done(page)
})

test('the reason: each node bears the value of what grows on it, a cycle once', async () => {
  const { page } = await open(
    '<cgt-play game="hackenbush" start="0-1-2-3 1-4 1-5-6 0-7-8-0 8-9" values="grundy"></cgt-play>',
  )
  const told = () =>
    page.evaluate(() =>
      [
        .../** @type {ShadowRoot} */ (
          document.querySelector('cgt-play')?.shadowRoot
        ).querySelectorAll('.board [data-key^="worth"]'),
      ].map((e) => `${e.getAttribute('data-key')?.slice(6)}:${e.getAttribute('data-state')}`),
    )
  /* node 1 bears 2, 1 and 2; the cycle 0-7-8-0 is one with the ground, which has no sign of its own */
  assert.equal(await told(), ['1:1', '2:1', '3:0', '4:0', '5:1', '6:0', '9:0'])
  await done(page)
})

test('embed.html brings the script of a game that its address names, alone and within a sum', async () => {
  for (const [address, position] of [
    ['cgt-play&game=wythoff&start=3%205&lang=en', '3 5'],
    ['cgt-play&game=digits&start=1234567&lang=en', '1234567'],
    ['cgt-play&game=sum&rules=nim%20%2B%20wythoff&start=3%20%2B%203%205&lang=en', '3 + 3 5'],
    ['cgt-play&game=nim&start=3%205&lang=en', '3 5'],
  ]) {
    const { page, troubles } = await visit(
      `${pathToFileURL(path.join(dist, 'embed.html')).href}#${address}`,
    )
    const play = page.locator('cgt-play')
    assert.is(await play.evaluate((e) => /** @type {any} */ (e).position), position)
    assert.is(await play.locator('.problem').count(), 0)
    assert.equal(troubles, [])
    await done(page)
  }
})

test.after(close)
test.run()
