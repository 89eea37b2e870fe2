/** screen.test.js -- a figure on the whole screen: in the middle, as large as there is room, on its theme's ground. */
import * as assert from 'uvu/assert'
import { close, frames, open, test } from '../browser.mjs'

/** @typedef {import('playwright-core').Page} Page */

test.after(close)

const FIGURES = {
  'cgt-play': '<cgt-play game="nim" start="10 12 5"></cgt-play>',
  'cgt-play maze': '<cgt-play game="maze"></cgt-play>',
  'cgt-graph': '<cgt-graph game="divisor" start="12"></cgt-graph>',
  'cgt-tree': '<cgt-tree leaves="3 5 2 9 12 5 23 23" search="alphabeta"></cgt-tree>',
  'cgt-strip': '<cgt-strip game="subtraction" rules="1 3 4" to="30"></cgt-strip>',
  'cgt-xor': '<cgt-xor heaps="10 12 5"></cgt-xor>',
}

/** What is on the whole screen, in parts of the window, and how its text stands out. @param {Page} page */
const seen = (page) =>
  page.evaluate(() => {
    const host = /** @type {HTMLElement} */ (document.fullscreenElement)
    const boxes = [.../** @type {ShadowRoot} */ (host.shadowRoot).children]
      .map((e) => e.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 && height > 1)
    const [left, top] = [Math.min(...boxes.map((b) => b.left)), Math.min(...boxes.map((b) => b.top))]
    const [right, bottom] = [Math.max(...boxes.map((b) => b.right)), Math.max(...boxes.map((b) => b.bottom))]
    const { color, backgroundColor, fontSize } = getComputedStyle(host)
    /** @param {string} rgb */
    const light = (rgb) => {
      const [r, g, b, a = 1] = (rgb.match(/[\d.]+/g) ?? []).map(Number)
      if (a < 1) return NaN
      const [x, y, z] = [r, g, b].map((c) => (c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
      return 0.2126 * x + 0.7152 * y + 0.0722 * z
    }
    const [a, b] = [light(color), light(backgroundColor)]
    return {
      across: (left + right) / 2 / innerWidth, down: (top + bottom) / 2 / innerHeight,
      used: Math.max((right - left) / innerWidth, (bottom - top) / innerHeight),
      contrast: (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05),
      size: parseFloat(fontSize), dark: b < a,
      hidden: host.scrollHeight > host.clientHeight + 1 || host.scrollWidth > host.clientWidth + 1,
    }
  }) // prettier-ignore

for (const [name, tag] of Object.entries(FIGURES))
  for (const [width, height, theme] of /** @type {const} */ ([
    [1280, 720, 'light'],
    [1440, 900, 'dark'],
  ]))
    // prettier-ignore
    test(`${name}, ${theme}, ${width}: a button and F put it on the whole screen and back`, async () => {
      const { page, troubles } = await open(tag, { viewport: { width, height } })
      await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme)
      const host = page.locator(tag.split(' ')[0].slice(1))
      const usual = () => host.evaluate((e) => getComputedStyle(e).fontSize)
      const before = await usual()
      await host.getByRole('button', { name: 'Present', exact: true }).click()
      const leave = host.getByRole('button', { name: 'Leave full screen' })
      await leave.waitFor()
      const { across, down, used, contrast, size, dark, hidden } = await seen(page)
      assert.ok(Math.abs(across - 0.5) < 0.03, `${across} across`)
      assert.ok(Math.abs(down - 0.5) < 0.06, `${down} down`)
      assert.ok(used >= 0.6, `${used} of the window`)
      assert.ok(contrast > 7, `contrast ${contrast}`)
      assert.is(dark, theme === 'dark')
      assert.is(hidden, false, 'all of it is in sight')
      if (name !== 'cgt-tree') assert.ok(size > 20, `letters of ${size} px`)
      await page.keyboard.press('f')
      await leave.waitFor({ state: 'detached' })
      assert.is(await page.evaluate(() => document.fullscreenElement), null)
      assert.is(await usual(), before)
      await page.keyboard.press('f')
      await leave.waitFor()
      assert.equal(await seen(page), { across, down, used, contrast, size, dark, hidden })
      assert.equal(troubles, [])
    })

test('columns of powers fill a projector: the words are beside them, hidden and told', async () => {
  const { page, troubles } = await open(
    `<figure><h3>10 ⊕ 12 ⊕ 5</h3>${FIGURES['cgt-xor'].replace('>', ' values="off">')}</figure>`,
    { viewport: { width: 1920, height: 1080 } },
  )
  await page.getByRole('button', { name: 'Present', exact: true }).click()
  await page.getByRole('button', { name: 'Leave full screen' }).waitFor()
  const { size, hidden } = await seen(page)
  assert.ok(size > 38, `letters of ${size} px`)
  assert.is(hidden, false)
  await page.keyboard.press('v')
  await page.locator('.say', { hasText: 'Take 1 from 10' }).waitFor()
  const [across, down, over] = await page.evaluate(() => {
    const root = document.fullscreenElement?.shadowRoot
    const [table, words] = ['.scroll', '.say'].map((css) => /** @type {Element} */ (root?.querySelector(css)))
    const [a, b] = [table, words].map((e) => e.getBoundingClientRect())
    return [(b.right - a.left) / innerWidth, (a.bottom - a.top) / innerHeight, table.scrollWidth - table.clientWidth]
  }) // prettier-ignore
  assert.ok(across > 0.85 && down > 0.65, `${across}, ${down}`)
  assert.ok(over <= 1, 'the move that wins is not cut')
  assert.equal(troubles, [])
})

test('what has hardly room on the whole screen is still all in sight, with the button to leave it', async () => {
  const { page } = await open(
    '<cgt-play game="tree" rules="3 5 2 9 12 5 23 23" start="0" opponent="computer" first="me"></cgt-play>',
    { viewport: { width: 1280, height: 720 } },
  )
  await page.locator('cgt-play').getByRole('button', { name: 'Present', exact: true }).click()
  const leave = page.locator('cgt-play').getByRole('button', { name: 'Leave full screen' })
  await leave.waitFor()
  const { hidden, across, size } = await seen(page)
  assert.is(hidden, false, `letters of ${size} px`)
  assert.ok(Math.abs(across - 0.5) < 0.03, `${across} across`)
  assert.ok(size >= 16, `letters of ${size} px`)
})

test('a figure is presented with its title, and PageDown and PageUp go on to the next and back', async () => {
  const { page, troubles } = await open(
    `<figure><h3>Ten sticks</h3><cgt-play game="nim" start="10"></cgt-play></figure>
     <cgt-xor heaps="3 5"></cgt-xor>`,
  )
  const at = () => page.evaluate(() => document.fullscreenElement?.localName ?? '')
  const now = (/** @type {string} */ name) =>
    page.waitForFunction((name) => document.fullscreenElement?.localName === name, name)
  const title = () =>
    page.evaluate(
      () =>
        getComputedStyle(/** @type {Element} */ (document.fullscreenElement), '::before').content,
    )
  await page.locator('cgt-play').getByRole('button', { name: 'Present', exact: true }).click()
  await now('cgt-play')
  assert.is(await title(), '"Ten sticks"')
  await page.keyboard.press('PageDown')
  await now('cgt-xor')
  assert.is(await title(), 'none')
  await page.keyboard.press('PageDown')
  assert.is(await at(), 'cgt-xor', 'the last')
  await page.keyboard.press('PageUp')
  await now('cgt-play')
  await page.keyboard.press('f')
  /* the page hears of it a frame after it is so */
  await page.waitForFunction(
    () => !document.fullscreenElement && !document.querySelector('[data-title]'),
  )
  assert.equal(troubles, [])
})

test('arrows lead to the figure before and after; who leaves at a narrow one keeps the focus, of which no frame is on the page itself', async () => {
  const { page, troubles } = await open(
    `<cgt-play game="nim" start="10"></cgt-play>
     <div style="height: 1200px"></div>
     <div style="width: 340px"><cgt-graph edges="1>2 2>3 3>1"></cgt-graph></div>`,
  )
  await page.locator('cgt-play').getByRole('button', { name: 'Present', exact: true }).click()
  const next = (/** @type {string} */ element) =>
    page.locator(element).getByRole('button', { name: 'Next figure (Page Down)' })
  assert.ok(await page.locator('cgt-play').getByRole('button', { name: 'Previous figure (Page Up)' }).isDisabled()) // prettier-ignore
  await next('cgt-play').click()
  await page.waitForFunction(() => document.fullscreenElement?.localName === 'cgt-graph')
  assert.ok(await next('cgt-graph').isDisabled())
  /* what lies beneath is left after it, and until then all else is inert */
  await page.evaluate(() => {
    const seen = /** @type {any} */ (window)
    seen.lost = 0
    document.addEventListener('focusout', (e) => (seen.lost += Number(!e.relatedTarget)), true)
  })
  await page.locator('cgt-graph').getByRole('button', { name: 'Leave full screen' }).click()
  await page.waitForFunction(() => !document.fullscreenElement)
  const lost = await page.evaluate(async () => {
    for (let i = 0; i < 30; i++) {
      // the figure hears of it in the frame that shows it, not before
      await new Promise(requestAnimationFrame)
      const inside = document.querySelector('cgt-graph')?.shadowRoot?.activeElement
      if (!inside?.matches('.screen') || !inside.checkVisibility()) return `frame ${i}`
    }
    return /** @type {any} */ (window).lost
  })
  assert.is(lost, 0)
  const top = await page.locator('cgt-graph').evaluate((e) => e.getBoundingClientRect().top)
  assert.ok(top >= 0 && top < 720, `the page stands at the figure: ${top}`)
  assert.equal(troubles, [])
})

test('while a figure beneath is on the screen it has the focus, as all else is inert; then the one shown last', async () => {
  const { page, troubles } = await open(
    '<cgt-play game="nim" start="10"></cgt-play><cgt-graph edges="1>2 2>3 3>1"></cgt-graph>',
  )
  await page.locator('cgt-play').getByRole('button', { name: 'Present', exact: true }).click()
  await page.waitForFunction(() => document.fullscreenElement?.localName === 'cgt-play')
  await page.keyboard.press('PageDown')
  await page.waitForFunction(() => document.fullscreenElement?.localName === 'cgt-graph')
  await page.locator('cgt-graph').getByRole('button', { name: 'Leave full screen' }).focus()
  for (const name of ['cgt-play', 'cgt-graph']) {
    const at = await page.evaluate(async () => {
      await document.exitFullscreen()
      for (let i = 0; i < 10; i++) await new Promise(requestAnimationFrame)
      const { activeElement: host } = document
      return [host?.localName, host?.shadowRoot?.activeElement?.matches('.screen')]
    })
    assert.equal(at, [name, true])
  }
  assert.equal(troubles, [])
})

test('the button is not in a deck, on paper, or where a frame may not fill the screen', async () => {
  const { page } = await open(
    `<div class="reveal"><div class="slides"><section>${FIGURES['cgt-graph']}</section></div></div>${FIGURES['cgt-xor']}`,
  )
  assert.is(await page.locator('cgt-graph .screen').count(), 0)
  assert.is(await page.locator('cgt-xor .screen').count(), 1)
  await page.emulateMedia({ media: 'print' })
  assert.is(await page.locator('cgt-xor .screen').isVisible(), false)
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => {
    Object.defineProperty(document, 'fullscreenEnabled', { value: false })
    document.querySelector('cgt-xor')?.setAttribute('heaps', '1 2')
  })
  assert.is(await page.locator('cgt-xor .screen').count(), 0)
})

for (const close of /** @type {const} */ (['by its sentence', 'by Escape', 'by Enter']))
  test(`on the whole screen, settings closed ${close} are gone and leave the focus in the figure`, async () => {
    const { page, troubles } = await open('<cgt-play game="nim" opponent="person"></cgt-play>')
    const host = page.locator('cgt-play')
    await host.getByRole('button', { name: 'Present', exact: true }).click()
    await host.getByRole('button', { name: 'Leave full screen' }).waitFor()
    await host.getByRole('button', { name: 'More', exact: true }).click()
    await host.getByRole('button', { name: 'Settings' }).click()
    const sentence = host.locator('.settings > .sentence')
    await sentence.waitFor()
    if (close === 'by its sentence') await sentence.click()
    else await sentence.focus()
    if (close === 'by Escape') await page.keyboard.press('Escape')
    if (close === 'by Enter') await page.keyboard.press('Enter')
    await sentence.waitFor({ state: 'hidden' })
    /* the browser takes it from what is out of sight at its next frame */
    await frames(page, 3)
    const at = await page.evaluate(() => {
      const { activeElement } = /** @type {ShadowRoot} */ (
        document.querySelector('cgt-play')?.shadowRoot
      )
      return activeElement?.checkVisibility() ?? false
    })
    assert.ok(at, 'nothing in the figure has the focus')
    assert.equal(troubles, [])
    await page.close()
  })

test.run()
