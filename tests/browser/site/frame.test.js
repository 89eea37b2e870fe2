/** The frame of every page: the header that stays, and controls whose looks say what they are. */
import * as path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as assert from 'uvu/assert'
import { each } from '../../deep.mjs'
import { root } from '../../../tools/lib/run.mjs'
import { tokens } from '../../../tools/lib/tokens.mjs'
import { axe, close, done, test, visit } from '../browser.mjs'

const dist = fileURLToPath(new URL('../../../dist', import.meta.url))
/** @param {string} name below dist/ */
const at = (name) => pathToFileURL(path.join(dist, name)).href

/** Where the header is, and whether it is what is seen there. @param {import('playwright-core').Page} page */
const header = (page) =>
  page.evaluate(() => {
    const top = /** @type {Element} */ (document.querySelector('.top'))
    const box = top.getBoundingClientRect()
    const seen = [8, innerWidth / 2, innerWidth - 8].every((x) =>
      document.elementFromPoint(x, 4)?.closest('.top'),
    )
    return { top: box.top, bottom: box.bottom, seen }
  })

test('the header stays while a page is scrolled, over all of its figures and under nothing', async () => {
  for (const name of each(2, [
    'index.html',
    'es/3-nim.html',
    'en/9-alphabeta.html',
    'es/problem-uva-847.html',
  ]))
    for (const viewport of [
      { width: 1280, height: 720 },
      { width: 390, height: 844 },
    ]) {
      const { page } = await visit(at(name), { viewport })
      const where = `${name} at ${viewport.width}`
      const length = await page.evaluate(() => document.documentElement.scrollHeight)
      for (let y = 0; y < length; y += 400) {
        await page.evaluate((to) => scrollTo(0, to), y)
        const { top, seen } = await header(page)
        assert.is(top, 0, where)
        assert.ok(seen, `${where}, ${y} down: something lies over the header`)
      }
      await page.evaluate((to) => scrollTo(0, to), length / 2)
      const list = await page
        .locator('.doc > nav')
        .evaluateAll(([nav]) => nav?.getBoundingClientRect().top ?? Infinity)
      if (viewport.width > 1200) assert.ok(list >= (await header(page)).bottom, where)
      await done(page)
    }
})

test('a window that is low has its whole height for the page', async () => {
  const { page } = await visit(at('es/3-nim.html'), { viewport: { width: 844, height: 390 } })
  await page.evaluate(() => scrollTo(0, 600))
  assert.ok((await header(page)).bottom < 0)
})

test('an address that names a place or a figure, and what the keys reach, comes to lie below the header', async () => {
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 390, height: 844 },
  ]) {
    const { page } = await visit(at('es/3-nim.html'), { viewport })
    const ids = await page.evaluate(() =>
      [...document.querySelectorAll('main [id]')]
        .filter((e) => e.getClientRects().length)
        .map((e) => e.id),
    )
    assert.ok(ids.length > 10)
    for (const id of each(2, ids)) {
      await page.evaluate((to) => {
        location.hash = ''
        location.hash = to
      }, id)
      const top = await page.evaluate(
        (it) => document.getElementById(it)?.getBoundingClientRect().top ?? -1,
        id,
      )
      assert.ok(top >= (await header(page)).bottom, `#${id} at ${viewport.width}: ${top}`)
    }
    // a figure just out of sight, in an address that sets what it shows
    await page.evaluate(() => {
      const figure = /** @type {Element} */ (document.getElementById('xor'))
      scrollTo(0, scrollY + figure.getBoundingClientRect().top - 20)
      location.hash = 'xor&heaps=1%202%203'
    })
    await page.waitForFunction(
      () => document.getElementById('xor')?.getAttribute('heaps') === '1 2 3',
    )
    const top = await page.locator('#xor').evaluate((e) => e.getBoundingClientRect().top)
    assert.ok(top >= (await header(page)).bottom, `${top}`)
    // backwards through what takes the focus: nothing of it is under the header
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await page.locator('.turns a').last().focus()
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press('Shift+Tab')
      const under = await page.evaluate(() => {
        let on = document.activeElement
        while (on?.shadowRoot?.activeElement) on = on.shadowRoot.activeElement
        if (!on || on.closest('.top, .skip, .doc > nav')) return ''
        const { top, height } = on.getBoundingClientRect()
        const free = /** @type {Element} */ (document.querySelector('.top')).getBoundingClientRect()
        return top + Math.min(height, 24) < free.bottom
          ? `${on.outerHTML.slice(0, 80)} at ${top}`
          : ''
      })
      assert.is(under, '')
    }
    await done(page)
  }
})

test('a node that a key brings the focus to is below the header that stays', async () => {
  const { page } = await visit(at('en/2-graph.html'))
  const node = page.locator('cgt-graph [data-node]').first()
  await node.evaluate((one) => {
    const nodes = /** @type {SVGElement[]} */ ([
      .../** @type {ShadowRoot} */ (one.getRootNode()).querySelectorAll('[data-node]'),
    ])
    // Firefox scrolls to nothing inside an SVG
    for (const e of nodes)
      e.focus = () => SVGElement.prototype.focus.call(e, { preventScroll: true })
    nodes[0].focus()
    scrollTo(0, scrollY + one.getBoundingClientRect().top - 10)
  })
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  const focused = await page.evaluate(() => {
    let on = document.activeElement
    while (on?.shadowRoot?.activeElement) on = on.shadowRoot.activeElement
    return { name: on?.localName, top: on?.getBoundingClientRect().top ?? 0 }
  })
  assert.is(focused.name, 'g')
  assert.ok(focused.top >= (await header(page)).bottom, JSON.stringify(focused))
})

test('paper says nothing of turns and of what to touch', async () => {
  const HINT =
    /\b(Your turn|Player 1|Touch|Press|Drag|Sweep|Te toca|Jugador 1|Toca|Presiona|Arrastra|Recorre)\b/
  for (const name of each(2, [
    'en/1-states',
    'en/game-octal',
    'es/game-nim',
    'en/game-maze',
    'en/trees',
    'es/0-games',
    'es/game-cake',
    'es/game-bachet',
  ])) {
    // prettier-ignore
    const { page } = await visit(at(`${name}.html`))
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    const said = await page.evaluate(() => {
      const WHERE = '.status, .legend, .how, figure > header, figure > footer'
      const all = (/** @type {Document | ShadowRoot} */ root) =>
        /** @type {HTMLElement[]} */ ([...root.querySelectorAll('*')]).flatMap(
          /** @returns {HTMLElement[]} */
          (e) => [...(e.matches(WHERE) ? [e] : []), ...(e.shadowRoot ? all(e.shadowRoot) : [])],
        )
      return all(document).map((e) => (e.checkVisibility() ? e.innerText : ''))
    })
    assert.ok(said.length > 1, name)
    assert.equal(said.filter((text) => HINT.test(text)), [], name) // prettier-ignore
    await done(page)
  }
})

test('a figure on the whole screen has nothing of the header over it', async () => {
  const { page } = await visit(at('es/3-nim.html'))
  await page.evaluate(() => scrollTo(0, 300))
  await page.locator('#play').evaluate((e) => e.requestFullscreen())
  await page.waitForFunction(() => document.fullscreenElement?.id === 'play')
  const seen = await page.evaluate(() => document.elementFromPoint(innerWidth / 2, 20)?.id)
  assert.is(seen, 'play')
})

/**
 * What is seen of a button: its ground, what is just outside its edge and what is further out, each as a luminance (WCAG 2).
 * @param {import('playwright-core').Page} page @param {import('playwright-core').Locator} button
 */
async function look(page, button) {
  await button.evaluate(async (e) => {
    await Promise.all(e.getAnimations().map((one) => one.finished))
  })
  const box = await button.boundingBox()
  if (!box) throw new Error('the button is not seen')
  const clip = { x: box.x - 12, y: box.y + box.height / 2, width: 24, height: 1 }
  const shot = (await page.screenshot({ clip })).toString('base64')
  return page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (c) => c.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = /** @type {OffscreenCanvasRenderingContext2D} */ (
      new OffscreenCanvas(24, 1).getContext('2d')
    )
    context.drawImage(image, 0, 0)
    const light = (/** @type {number} */ x) =>
      [...context.getImageData(x, 0, 1, 1).data.slice(0, 3)]
        .map((v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4))
        .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0)
    return { ground: light(12 + 5), edge: light(12 - 5), far: light(12 - 8) }
  }, shot)
}
/** @param {number} a @param {number} b */
const contrast = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

for (const [name, css, label] of each(2, [
  ['es/9-alphabeta.html', 'cgt-tree', 'Valores'],
  ['en/9-alphabeta.html', 'cgt-tree', 'Values'],
  ['es/teachers.html', '.top .end', 'Proyector'],
]))
  for (const scheme of /** @type {const} */ (['light', 'dark', 'forced']))
    test(`${label} on ${name}, ${scheme}: off, pointed at, on and with the focus are four looks`, async () => {
      const { page } = await visit(at(name), {
        colorScheme: scheme === 'dark' ? 'dark' : 'light',
        ...(scheme === 'forced' ? { forcedColors: 'active' } : {}),
      })
      const button = page.locator(css).first().getByRole('button', { name: label, exact: true })
      const pressed = () => button.getAttribute('aria-pressed')
      await button.scrollIntoViewIfNeeded()
      if ((await pressed()) === 'true') await button.click()
      assert.is(await pressed(), 'false')
      const away = async () => {
        await page.evaluate(() => {
          const on = document.activeElement
          const inner = on?.shadowRoot?.activeElement ?? on
          if (inner instanceof HTMLElement) inner.blur()
        })
        await page.mouse.move(0, 300)
      }
      await away()
      const off = await look(page, button)
      await button.hover()
      const over = await look(page, button)
      await button.click()
      assert.is(await pressed(), 'true')
      await away()
      const on = await look(page, button)
      await button.hover()
      const both = await look(page, button)
      await away()
      await page.keyboard.press('Shift') // the keyboard is what is used
      await button.focus()
      const focus = await look(page, button)
      const all = JSON.stringify({ off, over, on, both, focus })
      if (scheme !== 'forced') {
        assert.is.not(over.ground, off.ground, all)
        assert.is.not(both.ground, on.ground, all)
      }
      // against the page: the projector is light where the page was dark
      const filled = (/** @type {{ ground: number, far: number }} */ { ground, far }) =>
        contrast(ground, far)
      assert.ok(filled(off) < 1.1 && filled(over) < 2, `off, and pointed at: ${all}`)
      assert.ok(filled(on) > 4.5 && filled(both) > 4.5, `on, and pointed at: ${all}`)
      assert.is(focus.ground, on.ground, all)
      assert.ok(contrast(focus.edge, on.edge) > 3, `the focus: ${all}`)
    })

test('embed.html says the rule of a game and who wins in one language', async () => {
  for (const [game, start] of [
    ['digits', '1234567'],
    ['nim', '3 4 5'],
    ['divisor', '12'],
    ['maze', 'c2'],
  ])
    for (const lang of ['', '&lang=es', '&lang=en']) {
      const hash = `#cgt-play&game=${game}&start=${encodeURIComponent(start)}${lang}`
      const { page } = await visit(at('embed.html') + hash)
      const rule = (await page.locator('#head p').innerText()).trim()
      assert.match(rule, lang === '&lang=en' ? /The player who makes the last move wins\.$/ : /Quien hace la última jugada gana\.$/) // prettier-ignore
      await done(page)
    }
  const wrong = await visit(at('embed.html') + '#cgt-sum&rules=nim+divisor&start=6+12&lang=en')
  await wrong.page.locator('#wrong').waitFor()
  assert.match(await wrong.page.locator('#wrong').innerText(), /write %2B for a plus sign/)
  await done(wrong.page)
  const { page } = await visit(at('embed.html') + '#cgt-play&game=nim&rules=misere&start=1%202')
  assert.match(await page.locator('#head p').innerText(), /Quien hace la última jugada pierde\.$/)
})

test('the page of colours and parts sets what is chosen on its figure, writes it as CSS, and takes it back', async () => {
  const { page, troubles } = await visit(at('en/looks.html'))
  const css = () => page.locator('#looks-css').innerText()
  const example = await css()
  const losing = () =>
    page.locator('#looks cgt-strip .chip.loss').first().evaluate((e) => getComputedStyle(e).backgroundColor) // prettier-ignore
  const before = await losing()
  await page.getByLabel('--cgt-loss', { exact: true }).fill('#123456')
  assert.is(await losing(), 'rgb(18, 52, 86)')
  await page.getByLabel('--cgt-ring', { exact: true }).fill('5')
  await page.getByLabel('Figure').selectOption('Nim')
  const tools = page.locator('#looks cgt-play [part=tools]')
  assert.ok(await tools.isVisible())
  await page.getByLabel('::part(tools)').selectOption('not shown')
  assert.not.ok(await tools.isVisible())
  /* the names are those of all figures */
  await page.getByLabel('Figure').selectOption('Tree')
  assert.not.ok(await page.locator('#looks cgt-tree .stepper').isVisible())
  await page.getByLabel('Figure').selectOption('Nim')
  assert.is(await css(), ':root {\n  --cgt-loss: #123456;\n  --cgt-ring: 5px;\n}\n::part(tools) { display: none }\n') // prettier-ignore
  await page.getByRole('button', { name: 'As it was' }).click()
  assert.ok(await tools.isVisible())
  await page.getByLabel('Figure').selectOption('Strip')
  assert.is(await losing(), before)
  assert.is(await css(), example)
  /* each token is in the tables, and those that a page can try have a control */
  const rows = await page.locator('[data-token]').count()
  assert.is(rows, tokens(root).length + 1)
  assert.is(
    await page.locator('[data-token] input').count(),
    rows - 4,
    'letters, motion and scheme are set by hand',
  )
  assert.equal(await axe(page), [])
  assert.equal(troubles, [])
  await done(page)
})

test('names of the exercise map stand apart on a phone, however many lines they take', async () => {
  const { page } = await visit(at('es/exercises.html'), { viewport: { width: 390, height: 844 } })
  const lines = await page.locator('cgt-exercise [role=rowheader]').evaluateAll((all) =>
    all.map((e) => {
      const text = document.createRange()
      text.selectNodeContents(e)
      const { top, bottom } = text.getBoundingClientRect()
      return { top, bottom, name: e.textContent }
    }),
  )
  assert.ok(lines.length > 10)
  for (const [i, { top, name }] of lines.entries())
    if (i) assert.ok(top - lines[i - 1].bottom >= 6, `${name}: ${top - lines[i - 1].bottom}`)
})

test('on paper figures are as wide as it is, rows stay rows, programs wrap, and nothing makes one more page', async () => {
  for (const name of [
    'es/1-states.html',
    'es/own-game.html',
    'en/9-alphabeta.html',
    'es/game-subtraction.html',
  ]) {
    const { page } = await visit(at(name))
    // a browser asks what is to be printed while the page has its width on the screen, and nothing is drawn after that
    const rows = await page.locator('cgt-strip').evaluateAll((strips) => {
      dispatchEvent(new Event('beforeprint'))
      return strips.flatMap(({ shadowRoot }) =>
        [...(shadowRoot?.querySelectorAll('.cells') ?? [])].map(
          (row) =>
            row.childElementCount * parseFloat(getComputedStyle(row).getPropertyValue('--cell')),
        ),
      )
    })
    assert.equal(
      rows.filter((wide) => !(wide <= 680)),
      [],
      name,
    )
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 680, height: 900 })
    assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 680, name)
    for (const pre of await page.locator('.program[open] > pre').all())
      assert.ok(await pre.evaluate((e) => e.scrollWidth <= e.clientWidth), name)
    assert.not.ok(await page.locator('[data-said]').isVisible(), name)
    assert.is(await page.locator('[data-said]').evaluate((e) => e.getClientRects().length), 0, name)
    await done(page)
  }
})

test.after(close)
test.run()
