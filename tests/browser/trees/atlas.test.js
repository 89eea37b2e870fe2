import * as fs from 'node:fs'
import * as assert from 'uvu/assert'
import { axe, close, open, test } from '../browser.mjs'

/** @typedef {import('playwright-core').Page} Page */

test.after(close)

const ATLAS = '<cgt-atlas id="all"></cgt-atlas>'
/** The tree is there. @param {Page} page */
const there = (page) => page.locator('.path').waitFor({ timeout: 60_000 })
/** @param {Page} page */
const says = async (page) => (await page.locator('.says').innerText()).replace(/\s+/g, ' ').trim()
/** @param {Page} page */
const node = (page) => page.locator('cgt-atlas').getAttribute('node')
/** the next frame has been drawn @param {Page} page */
const drawn = (page) =>
  page.evaluate(() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r))))
/** How many pixels of a row of the canvas have each colour, the commonest first. @param {Page} page @param {number} part of the height */
const colours = (page, part) =>
  page.locator('canvas').evaluate((canvas, part) => {
    const { width, height } = /** @type {HTMLCanvasElement} */ (canvas)
    const pen = /** @type {HTMLCanvasElement} */ (canvas).getContext('2d')
    const row = pen?.getImageData(0, Math.round(height * part), width, 1).data ?? []
    /** @type {Record<string, number>} */
    const sum = {}
    for (let i = 0; i < row.length; i += 4) {
      const rgb = [row[i], row[i + 1], row[i + 2]].join()
      sum[rgb] = (sum[rgb] ?? 0) + 1
    }
    return sum
  }, part)
/** @param {Page} page how much of the tree the width shows, by the view that a twin would be told of */
const zoom = (page) => page.locator('cgt-atlas').evaluate((e) => /** @type {any} */ (e).shared.zoom)
/** @param {Page} page */
const middle = (page) => page.locator('cgt-atlas').evaluate((e) => /** @type {any} */ (e).shared.at)

test('the whole tree of tic-tac-toe: a position is typed, its 12 nodes are shown one by one', async () => {
  const { page, troubles } = await open(ATLAS)
  await there(page)
  assert.match((await page.locator('canvas').getAttribute('aria-label')) ?? '', /549.946 nodes/)
  assert.match(await says(page), 'after 0 moves: a draw.')
  await page.getByLabel('Find a position').fill('xox.o.x..')
  await page.keyboard.press('Enter')
  assert.match(
    await says(page),
    'xox/.o./x.. stands in 12 nodes. This is number 1. After 5 moves: o wins. 34 nodes',
  )
  assert.is(await page.locator('.path li').count(), 6)
  const met = new Set()
  for (let i = 0; i < 12; i++) {
    met.add(await node(page))
    assert.match(await says(page), `This is number ${i + 1}.`)
    assert.match(await page.locator('.path [aria-current]').innerText(), 'xox\n.o.\nx..')
    await page.getByRole('button', { name: 'next one' }).click()
  }
  assert.is(met.size, 12)
  assert.match(await says(page), 'This is number 1.')
  await page.waitForURL(/find=xox\.o\.x\.\./)

  await page.locator('.path button').first().click()
  assert.match(
    await says(page),
    /^xox\/\.o\.\/x\.\. stands in 12 nodes\. Here is another position: \.\.\.\/\.\.\.\/\.\.\., after 0 moves: a draw\./,
  )
  assert.match((await page.locator('.legend').innerText()).replace(/\s+/g, ' '), /x ?x wins D ?a draw o ?o wins/) // prettier-ignore

  for (const [typed, sentence] of /** @type {const} */ ([
    ['xxx......', 'X begins, so there are as many x as o, or one more.'],
    ['xo', '2 squares are given, the board has 9.'],
    ['xoxoxoxoxo', '10 squares are given, the board has 9.'],
    ['xoxoxo?..', 'Expected x, o or . for each of the squares (at “?..”).'],
    ['', 'Type the position that is looked for.'],
    ['........X', '.../.../..x stands in 1 node.'],
  ])) {
    await page.getByLabel('Find a position').fill(typed)
    await page.keyboard.press('Enter')
    const said = await says(page)
    assert.ok(said.startsWith(sentence), `${typed}: ${said}`)
  }
  assert.equal(troubles, [])
})

test('a position is made on the small board; a click on the drawing and the path tell of a node', async () => {
  const { page, troubles } = await open(ATLAS)
  await there(page)
  const cell = (/** @type {string} */ name) =>
    page.getByRole('group', { name: 'Position to find' }).getByRole('button', { name })
  await cell('b2').click()
  assert.match(await says(page), '.../.x./... stands in 1 node.')
  await cell('a1').click()
  assert.match(await says(page), 'as many x as o, or one more')
  await cell('a1').click()
  assert.match(await says(page), 'o../.x./...')
  assert.is(await page.getByLabel('Find a position').inputValue(), 'o../.x./...')
  const box = await page.locator('canvas').boundingBox()
  assert.ok(box)
  await page.mouse.click(box.x + box.width / 2, box.y + 76)
  assert.is(await node(page), '5')
  await page.locator('.path button').first().click()
  assert.is(await node(page), null)
  assert.equal(troubles, [])
})

test('nodes smaller than a pixel are bars of all outcomes; nearer, they are marks of three shapes', async () => {
  const { page, troubles } = await open(ATLAS)
  await there(page)
  await drawn(page)
  const height = (await page.locator('canvas').boundingBox())?.height ?? 1
  const level = (/** @type {number} */ d) => (30 + (d * (height - 64)) / 9) / height
  /* nearly every column of level 8 (200,448 nodes) is filled, between white edges */
  const row = await colours(page, level(8))
  const all = Object.values(row).reduce((a, b) => a + b)
  const [win, tie, loss] = ['11,87,168', '134,141,151', '246,178,74'].map((rgb) => row[rgb] ?? 0)
  assert.ok(win + tie + loss > all * 0.9, JSON.stringify(row))
  assert.ok(tie > 100 && win + loss > 100, JSON.stringify(row))
  assert.ok((row['255,255,255'] ?? 0) > 40)
  /* no bar between two levels, and nine marks at level 1 */
  const between = await colours(page, level(7.55))
  assert.ok((between['255,255,255'] ?? 0) > all * 0.99)
  assert.ok((await colours(page, level(1)))['134,141,151'] > 9 * 20)
  assert.equal(troubles, [])
})

test('by keys: down, across, up, near, far; nothing of it reaches the page', async () => {
  const { page, troubles } = await open(ATLAS)
  await there(page)
  await page.locator('canvas').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  assert.is(await page.locator('.path [aria-current]').innerText(), 'a1\nox.\n...\n...\nD')
  await page.keyboard.press('Enter')
  await drawn(page)
  assert.ok((await zoom(page)) > 50)
  await page.keyboard.press('ArrowUp')
  assert.is(await node(page), '2')
  await page.keyboard.press('0')
  assert.ok(Math.abs((await zoom(page)) - 1) < 0.01)
  await page.keyboard.press('+')
  const near = await zoom(page)
  assert.ok(near > 1.9)
  const at = await middle(page)
  await page.keyboard.press('.')
  assert.ok((await middle(page)) > at)
  await page.keyboard.press('-')
  assert.ok((await zoom(page)) < near)
  await page.keyboard.press('Home')
  assert.is(await node(page), null)
  assert.equal(await axe(page, { include: 'cgt-atlas' }), [])
  assert.equal(troubles, [])
})

test('a draw has the letter of the language, and the legend stands above the drawing', async () => {
  const { page, troubles } = await open(ATLAS, { lang: 'es' })
  await there(page)
  const legend = page.locator('.legend')
  assert.match((await legend.innerText()).replace(/\s+/g, ' '), /x ?gana x E ?un empate o ?gana o/)
  assert.match(await page.locator('.path button').first().innerText(), /\nE$/)
  const [above, canvas] = await Promise.all(
    [legend, page.locator('canvas')].map((e) => e.boundingBox()),
  )
  assert.ok(above && canvas && above.height > 20 && above.y + above.height <= canvas.y)
  assert.equal(troubles, [])
})

test('the wheel scrolls the page, and zooms where the drawing was pressed, or with Ctrl', async () => {
  const { page, troubles } = await open(`${ATLAS}<p style="height:2000px"></p>`)
  await there(page)
  await drawn(page)
  await page.evaluate(() => scrollTo(0, 200))
  const box = await page.locator('canvas').boundingBox()
  assert.ok(box)
  const scrolled = () => page.evaluate(() => scrollY)
  const whole = await zoom(page)
  await page.mouse.move(box.x + 300, box.y + 300)
  await page.mouse.wheel(0, -100)
  await drawn(page)
  assert.is(await zoom(page), whole)
  await page.waitForFunction(() => scrollY < 200)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -100)
  await page.keyboard.up('Control')
  await drawn(page)
  const near = await zoom(page)
  assert.ok(near > whole * 1.2, String(near))
  const was = await scrolled()
  await page.mouse.click(box.x + 300, box.y + 300)
  await page.mouse.wheel(0, -100)
  await drawn(page)
  assert.ok((await zoom(page)) > near * 1.2)
  assert.is(await scrolled(), was)
  assert.equal(troubles, [])
})

test('wheel, drag and two fingers', async () => {
  const { page, troubles } = await open(ATLAS, { hasTouch: true })
  await there(page)
  await drawn(page)
  const box = await page.locator('canvas').boundingBox()
  assert.ok(box)
  await page.mouse.move(box.x + 300, box.y + 200)
  await page.locator('canvas').focus()
  await page.mouse.wheel(0, -600)
  await drawn(page)
  const near = await zoom(page)
  assert.ok(near > 3, String(near))
  const at = await middle(page)
  await page.mouse.down()
  await page.mouse.move(box.x + 200, box.y + 200, { steps: 4 })
  await page.mouse.up()
  assert.ok((await middle(page)) > at)
  assert.is(await node(page), null, 'a drag picks no node')
  const client = await page.context().newCDPSession(page)
  const touch = (/** @type {string} */ type, /** @type {number[]} */ xs) =>
    client.send('Input.dispatchTouchEvent', {
      type: /** @type {any} */ (type),
      touchPoints: xs.map((x, id) => ({ x: box.x + x, y: box.y + 200, id })),
    })
  await touch('touchStart', [500, 600])
  for (let i = 1; i <= 5; i++) await touch('touchMove', [500 - 10 * i, 600 + 10 * i])
  await touch('touchEnd', [])
  await drawn(page)
  assert.ok((await zoom(page)) > near * 1.6, String((await zoom(page)) / near))
  assert.equal(troubles, [])
})

test('another width, theme and sharpness are drawn anew; on paper it is sharp', async () => {
  const { page, troubles } = await open(ATLAS, { deviceScaleFactor: 2 })
  await there(page)
  await drawn(page)
  const size = () =>
    page.locator('canvas').evaluate((c) => {
      const { width, clientWidth } = /** @type {HTMLCanvasElement} */ (c)
      return width / clientWidth
    })
  assert.is(await size(), 2)
  await page.setViewportSize({ width: 390, height: 844 })
  await drawn(page)
  await drawn(page)
  assert.ok(Math.abs((await size()) - 2) < 0.01)
  assert.ok((await colours(page, 0.01))['255,255,255'] > 100)
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  await drawn(page)
  assert.ok((await colours(page, 0.01))['22,24,28'] > 100)
  await page.getByText('Save the picture').click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PNG' }).click(),
  ])
  const png = fs.readFileSync(await download.path())
  assert.is(download.suggestedFilename(), 'palitos-all.png')
  const { clientWidth, clientHeight } = await page
    .locator('canvas')
    .evaluate(({ clientWidth, clientHeight }) => ({ clientWidth, clientHeight }))
  assert.equal([png.readUInt32BE(16), png.readUInt32BE(20)], [3 * clientWidth, 3 * clientHeight])
  assert.ok(Math.abs((await size()) - 2) < 0.01, 'and the page is as before')
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  assert.ok(Math.abs((await size()) - 3) < 0.01)
  assert.equal(troubles, [])
})

/** Before the elements are there: counts the sessions that are open, keeps what is told meanwhile, and cancels the first work as soon as something is. */
function watched() {
  const seen = /** @type {any} */ (window)
  const { Instance } = WebAssembly
  seen.sessions = 0
  WebAssembly.Instance = /** @type {any} */ (
    function (
      /** @type {WebAssembly.Module} */ module,
      /** @type {WebAssembly.Imports} */ imports,
    ) {
      const c = /** @type {any} */ (new Instance(module, imports).exports)
      if (!c.cgt_session_open) return { exports: c }
      const cgt_session_open = (/** @type {number[]} */ ...texts) => {
        const made = c.cgt_session_open(...texts)
        if (made) seen.sessions++
        return made
      }
      const cgt_session_close = (/** @type {number} */ it) => {
        seen.sessions--
        c.cgt_session_close(it)
      }
      return { exports: { ...c, cgt_session_open, cgt_session_close } }
    }
  )
  /** @type {[string, number | null, number | null][]} */
  seen.told = []
  seen.cancels = 1
  customElements.whenDefined('cgt-atlas').then(() => {
    const root = /** @type {ShadowRoot} */ (document.querySelector('cgt-atlas')?.shadowRoot)
    const look = () => {
      const bar = root.querySelector('progress')
      const nodes = Number(root.querySelector('.busy')?.textContent?.replace(/\D/g, ''))
      if (!bar || nodes < 2) return
      seen.told.push([nodes, bar.hasAttribute('value') ? bar.value : null, bar.max])
      if (seen.cancels-- > 0) /** @type {any} */ (root.querySelector('.busy button')).click()
    }
    new MutationObserver(look).observe(root, { subtree: true, childList: true, characterData: true, attributes: true }) // prettier-ignore
  })
}
const sessions = (/** @type {Page} */ page) =>
  page.evaluate(() => /** @type {any} */ (window).sessions)

test('it tells how far it is; cancelled, there is no tree until it is asked for; each tree that goes takes its session with it', async () => {
  const { page, troubles } = await open(`<cgt-atlas></cgt-atlas><script>(${watched})()</script>`)
  const again = page.getByRole('button', { name: 'Lay out the tree' })
  await again.waitFor({ timeout: 60_000 })
  assert.is(await page.locator('.path').count(), 0)
  assert.is(await sessions(page), 0, 'cancelled')
  const cancelled = await page.evaluate(() => /** @type {any} */ (window).told.splice(0))
  assert.ok(cancelled.length === 1 && cancelled[0][0] < 549946, JSON.stringify(cancelled))

  await again.click()
  await there(page)
  const told = await page.evaluate(() => /** @type {any} */ (window).told)
  assert.ok(told.length > 10, `told ${told.length} times`)
  const [, done, all] = told[told.length - 1]
  assert.is(all, 3 * 549946)
  assert.ok(done > all * 0.9 && done <= all, `${done} of ${all}`)
  assert.is(await sessions(page), 1)

  /** the tree of that position is there, alone */
  const at = async (/** @type {string} */ start) => {
    await page.locator('.path button').first().filter({ hasText: start }).waitFor()
    assert.is(await sessions(page), 1, start)
  }
  await page.locator('cgt-atlas').evaluate((e) => e.setAttribute('start', 'xox/.o./x..'))
  await at('xox')
  await page.locator('cgt-atlas').evaluate((e) => {
    e.removeAttribute('start')
    e.setAttribute('game', 'divisor') // two at once: the first is given up
  })
  await at('12')
  await page.locator('cgt-atlas').evaluate((e) => e.setAttribute('start', '9'))
  await at('9')
  const moved = await page.evaluate(async () => {
    const element = /** @type {HTMLElement} */ (document.querySelector('cgt-atlas'))
    element.remove()
    const { sessions } = /** @type {any} */ (window)
    document.body.append(element)
    return sessions
  })
  assert.is(moved, 0, 'an element that is removed keeps none')
  await there(page)
  assert.is(await sessions(page), 1)
  assert.equal(troubles, [])
})

test('any game; above the limit, one sentence', async () => {
  const euclid = await open('<cgt-atlas game="euclid" start="34 12" find="10 2"></cgt-atlas>')
  await there(euclid.page)
  assert.match(await says(euclid.page), '10 2 stands in 2 nodes.')
  assert.match(await euclid.page.locator('.legend').innerText(), /1\s*the first player wins\s*2\s*the second/) // prettier-ignore
  assert.match((await euclid.page.locator('canvas').getAttribute('aria-label')) ?? '', '68 nodes')
  const { page, troubles } = await open('<cgt-atlas game="nim" start="9 9 9 9"></cgt-atlas>')
  await page.locator('.problem').waitFor({ timeout: 60_000 })
  assert.is(
    (await page.locator('[role=alert]').innerText()).replace(/\s/g, ' ').trim(),
    'This tree has more than 1 048 576 nodes: choose a smaller position.',
  )
  const wrong = await open('<cgt-atlas start="xx"></cgt-atlas>')
  assert.match(await wrong.page.locator('[role=alert]').innerText(), 'for each of the squares.')
  assert.equal([...troubles, ...euclid.troubles, ...wrong.troubles], [])
})

test.run()
