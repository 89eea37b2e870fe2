import * as assert from 'uvu/assert'
import { each } from '../../deep.mjs'
import { close, done, finish, open, running, still, test, visit } from '../browser.mjs'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {number | Tree[]} Tree */

test.after(close)

const PHONE = { viewport: { width: 390, height: 844 } }
const EIGHT = 'leaves="3 5 2 9 12 5 23 23" search="alphabeta"'
const WIDE = (/** @type {string} */ element) => `<div style="width: 944px">${element}</div>`

/**
 * Alpha-beta once more, by its definition: at each of its moments the window of every node that is open, and the one that
 * it is in. @param {Tree} tree @param {boolean} max
 */
function windows(tree, max = true) {
  /** @type {Record<number, string>[]} */
  const seen = []
  /** @type {Map<number, [number, number]>} */
  const open = new Map()
  const num = (/** @type {number} */ n) =>
    n === Infinity ? '+∞' : n === -Infinity ? '−∞' : String(n).replace('-', '−')
  const look = () =>
    seen.push(Object.fromEntries([...open].map(([id, [a, b]]) => [id, `${num(a)} ${num(b)}`])))
  let next = 0
  /** @param {Tree} t @returns {number} */
  const size = (t) =>
    typeof t === 'number' ? 1 : t.reduce((/** @type {number} */ n, c) => n + size(c), 1)
  /** @param {Tree} t @param {boolean} mx @param {number} a @param {number} b @returns {number} */
  const search = (t, mx, a, b) => {
    const id = next++
    if (typeof t === 'number') return (look(), t)
    open.set(id, [a, b])
    look()
    let best = mx ? -Infinity : Infinity
    for (const [i, child] of t.entries()) {
      const value = search(child, !mx, a, b)
      best = mx ? Math.max(best, value) : Math.min(best, value)
      if (mx ? value > a : value < b) {
        if (mx) a = value
        else b = value
        open.set(id, [a, b])
        look()
      }
      const rest = t.slice(i + 1)
      if (a >= b && rest.length) {
        look()
        next += rest.reduce((/** @type {number} */ n, c) => n + size(c), 0)
        break
      }
    }
    look()
    open.delete(id)
    return best
  }
  search(tree, max, -Infinity, Infinity)
  return seen
}

/** The bars as they are seen: what stands at them, and where their strokes are, of the bar's width. @param {Page} page */
const bars = (page) =>
  page.locator('.interval').evaluateAll((all) =>
    all.map((bar) => {
      /** @param {string} s */
      const box = (s) => /** @type {Element} */ (bar.querySelector(s)).getBoundingClientRect()
      const scale = box('.scale')
      /** @param {string} kind */
      const bound = (kind) => {
        const { left, width } = box(`path.${kind}`)
        const text = bar.querySelector(`text.${kind}`)?.textContent?.trim() ?? ''
        return { text: text.slice(2), at: (left + width / 2 - scale.left) / scale.width }
      }
      const id = bar.closest('[data-node]')?.getAttribute('data-node')
      const crossed = bar.classList.contains('crossed')
      return { id: Number(id), alpha: bound('alpha'), beta: bound('beta'), crossed }
    }),
  )

test('each open node has its interval, that of an independent alpha-beta, on one scale of the whole tree', async () => {
  const { page, troubles } = await open(WIDE('<cgt-tree leaves="1 2"></cgt-tree>'))
  for (const [text, tree, max] of /** @type {[string, Tree, boolean][]} */ ([
    [
      '((((3) (5)) ((2) 9)) (12 5 (23 23)))',
      [
        [
          [[3], [5]],
          [[2], 9],
        ],
        [12, 5, [23, 23]],
      ],
      true,
    ],
    [
      '(((3 5) (2 9)) ((12 5) (23 23)))',
      [
        [
          [3, 5],
          [2, 9],
        ],
        [
          [12, 5],
          [23, 23],
        ],
      ],
      true,
    ],
    [
      'min ((-7 4 (0 1)) (-9 3) (5 (6 -2)))',
      [
        [-7, 4, [0, 1]],
        [-9, 3],
        [5, [6, -2]],
      ],
      false,
    ],
  ])) {
    await page.locator('cgt-tree').evaluate((e, to) => {
      e.removeAttribute('leaves')
      e.setAttribute('search', 'alphabeta')
      e.setAttribute('tree', to)
    }, text)
    const expected = windows(tree, max)
    const count = Number(await page.locator('.timeline').getAttribute('max'))
    assert.is(count, expected.length - 1, text)
    /** where a value stands @type {Map<string, number>} */
    const places = new Map()
    for (let step = 0; step <= count; step++) {
      await page.locator('cgt-tree').evaluate((/** @type {any} */ e, to) => e.stepper.go(to), step)
      const shown = await bars(page)
      assert.equal(
        Object.fromEntries(shown.map((b) => [b.id, `${b.alpha.text} ${b.beta.text}`])),
        expected[step],
        `${text}, step ${step}`,
      )
      for (const { alpha, beta, crossed } of shown) {
        for (const { text: value, at } of [alpha, beta]) {
          const known = places.get(value)
          assert.ok(known === undefined || Math.abs(known - at) < 0.02, `${value}: ${known}, ${at}`)
          places.set(value, at)
        }
        assert.is(crossed, alpha.at >= beta.at - 1e-6)
      }
    }
    const order = [...places].sort((a, b) => a[1] - b[1]).map(([value]) => value)
    const number = (/** @type {string} */ s) => Number(s.replace('−', '-').replace('∞', 'Infinity'))
    assert.equal(
      order.map(number),
      [...order].map(number).sort((a, b) => a - b),
    )
    assert.ok(Math.abs(Number(places.get('−∞'))) < 0.02 && Number(places.get('+∞')) > 0.98)
  }
  assert.equal(troubles, [])
})

/** A box in a drawing, on the screen. @param {Page} page @param {string} selector */
const rects = (page, selector) =>
  page.locator(selector).evaluateAll((all) =>
    all.map((e) => {
      const { left, right, top, bottom } = e.getBoundingClientRect()
      return { left, right, top, bottom }
    }),
  )

/** The triangle of each node and the number in it, as wide as they are where the number stands. @param {Page} page */
const numbers = (page) =>
  page.locator('cgt-tree').evaluate((host) =>
    [...(host.shadowRoot?.querySelectorAll('.max, .min') ?? [])].flatMap((node) => {
      const shape = node.querySelector(':scope > .shape')?.getBoundingClientRect()
      const text = node.querySelector(':scope > .value')?.getBoundingClientRect()
      if (!shape || !text?.width) return []
      const middle = (shape.left + shape.right) / 2
      const half = (shape.width / 2) * 0.69 // of a height of 54, the number stands 17 above the base
      return [
        [
          { left: middle - half, right: middle + half },
          { left: text.left, right: text.right },
        ],
      ]
    }),
  )

test('the sentence of every step stands whole on the stage, at its node and never over it', async () => {
  for (const [attributes, lang, letters] of each(
    2,
    /** @type {[string, string, string?][]} */ ([
      [EIGHT, 'es', 'DejaVu Sans'],
      [EIGHT, 'es'],
      ['leaves="3 5 2 9"', 'en'],
      ['game="divisor" start="6"', 'en'],
      ['game="tictactoe" rules="3" start="xox/oo./.x."', 'es'],
      ['game="tictactoe" rules="3" start="xox/oxx/o.." search="fault"', 'en'],
    ]),
  )) {
    /* of another system: without palitos-fonts.js */
    const look = letters ? `<style>cgt-tree { --cgt-sans: '${letters}', sans-serif }</style>` : ''
    const { page, troubles } = await open(WIDE(`${look}<cgt-tree ${attributes}></cgt-tree>`), {
      lang,
    })
    const count = Number(await page.locator('.timeline').getAttribute('max'))
    for (let step = 0; step <= count; step++) {
      await page.locator('cgt-tree').evaluate((/** @type {any} */ e, to) => e.stepper.go(to), step)
      const where = `${attributes}, step ${step}`
      const [[box], texts, [stage], [node]] = await Promise.all(
        ['.callout-box', '.callout text', '.floor', '[aria-selected=true] .shape, [aria-selected=true] .ring-out, [data-node="0"] .shape'].map((s) => rects(page, s)),
      ) // prettier-ignore
      assert.ok(box && texts.length, where)
      for (const text of texts)
        assert.ok(text.left >= box.left && text.right <= box.right && text.top >= box.top && text.bottom <= box.bottom, where) // prettier-ignore
      assert.ok(box.left >= stage.left && box.right <= stage.right && box.top >= stage.top && box.bottom <= stage.bottom, where) // prettier-ignore
      const over =
        box.left < node.right && node.left < box.right && box.top < node.bottom && node.top < box.bottom // prettier-ignore
      assert.not(over, where)
      for (const [shape, text] of await numbers(page))
        assert.ok(text.left >= shape.left && text.right <= shape.right, where)
      const said = (await page.locator('[role=status]').innerText()).replaceAll(/\s+/g, ' ').trim()
      const read = (await page.locator('.callout text').allTextContents()).join(' ')
      assert.is(read.replaceAll(/\s+/g, ' ').trim(), said, where)
    }
    assert.equal(troubles, [])
    await done(page)
  }
})

/** @param {Page} page @param {number} step */
const go = (page, step) =>
  page.locator('cgt-tree').evaluate((/** @type {any} */ e, to) => e.stepper.go(to), step)
/** Boxes that should not meet, as drawn; of letters, where ink can be. @param {Page} page */
const crowded = (page) =>
  page.locator('cgt-tree').evaluate((host) => {
    /** @param {string} css */
    const boxes = (css) =>
      [...(host.shadowRoot?.querySelectorAll(css) ?? [])].map((e) => {
        const { left, right, top, bottom } = e.getBoundingClientRect()
        const air = e.localName === 'text' ? (bottom - top) / 5 : 0
        return { left, right, top: top + air, bottom: bottom - air }
      })
    /** @typedef {{ left: number, right: number, top: number, bottom: number }} Box */
    /** @param {Box} a @param {Box} b */
    const meet = (a, b) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5
    const letters = boxes('.bound-text')
    const strokes = boxes('path.bound')
    const said = boxes('.callout-box')
    const { of = '' } = /** @type {SVGElement | null} */ (host.shadowRoot?.querySelector('.callout'))?.dataset ?? {} // prettier-ignore
    const [stage] = boxes('.tree')
    const outside = said.some((b) => b.left < stage.left || b.right > stage.right || b.top < stage.top || b.bottom > stage.bottom) // prettier-ignore
    return [
      ...(outside ? ['the sentence is not in what is seen'] : []),
      ...['.interval', '.interval text', '[aria-selected=true] > .shape', `[data-cuts="${of}"] .slash`, '.max.open > .shape, .min.open > .shape'] // prettier-ignore
        .filter((css) => boxes(css).some((b) => said.some((a) => meet(a, b))))
        .map((css) => `the sentence is over ${css}`),
      ...letters.flatMap((a, i) => [
        ...letters.slice(i + 1).flatMap((b) => (meet(a, b) ? ['letters of two bounds meet'] : [])),
        ...strokes.flatMap((b) => (meet(a, b) ? ['a stroke goes through letters'] : [])),
      ]),
    ]
  })
/** Where the sentence of a step is read: on the stage, below it. @param {Page} page */
const read = (page) =>
  page.locator('cgt-tree').evaluate(({ shadowRoot }) => ({
    stage: !!shadowRoot?.querySelector('.callout'),
    below: !shadowRoot?.querySelector('.says')?.classList.contains('sr'),
  }))

test('a sentence covers no interval, nothing that is cut, no open node; letters of bounds keep apart; it is read once', async () => {
  const board = 'game="tictactoe" rules="3" start="xox/.o./x.." search="alphabeta"'
  /** @type {[attributes: string, width: number, lang: string][]} */
  const trees = [
    ['leaves="3 5 2 9" search="alphabeta"', 944, 'en'],
    ['leaves="3 5 2 9" search="alphabeta"', 944, 'es'],
    [EIGHT, 944, 'es'],
    [EIGHT, 720, 'es'],
    [EIGHT, 358, 'es'],
    [board, 944, 'en'],
    [board, 720, 'es'],
    ['leaves="-1000000 5 2 -900000 12 5 -23 1000000" search="alphabeta"', 944, 'en'],
  ]
  for (const [attributes, width, lang] of each(3, trees)) {
    const { page, troubles } = await open(`<div style="width: ${width}px"><cgt-tree ${attributes}></cgt-tree></div>`, { lang }) // prettier-ignore
    const count = Number(await page.locator('.timeline').getAttribute('max'))
    for (let step = 0; step <= count; step++) {
      await go(page, step)
      const where = `${attributes}, ${width} px, ${lang}, step ${step}`
      assert.equal(await crowded(page), [], where)
      const { stage, below } = await read(page)
      assert.is(Number(stage) + Number(below), 1, where)
    }
    assert.equal(troubles, [])
    await done(page)
  }
})

test('of a tree that is wider than its stage the sentence stands in what is seen of it, also where it was scrolled by hand', async () => {
  const { page, troubles } = await open(
    WIDE('<cgt-tree game="tictactoe" rules="3" start="xox/.o./x.." search="alphabeta"></cgt-tree>'),
  )
  const scroll = () => page.locator('.tree').evaluate((e) => [e.scrollLeft, e.scrollWidth - e.clientWidth]) // prettier-ignore
  assert.ok((await scroll())[1] > 300)
  const seen = new Set()
  for (const step of [2, 11, 20, 29, 34]) {
    await go(page, step)
    assert.equal(await crowded(page), [], String(step))
    assert.equal(await read(page), { stage: true, below: false })
    seen.add((await scroll())[0])
  }
  assert.ok(seen.size > 2, 'it followed')
  const before = await page.locator('.callout').getAttribute('data-x')
  await page.locator('.tree').evaluate((e) => e.scrollTo({ left: e.scrollLeft > 300 ? 0 : 600, behavior: 'instant' })) // prettier-ignore
  await page.waitForFunction((x) => document.querySelector('cgt-tree')?.shadowRoot?.querySelector('.callout')?.getAttribute('data-x') !== x, before) // prettier-ignore
  assert.equal(await crowded(page), [])
  assert.equal(troubles, [])
})

test('a tree is as large as its stage, and its steps are in the window with it', async () => {
  for (const [name, id] of each(3, [
    ['8-minimax', 'four'],
    ['8-minimax', 'eight'],
    ['8-minimax', 'board'],
    ['8-minimax', 'unrestored'],
    ['9-alphabeta', 'four'],
    ['9-alphabeta', 'eight-code'],
    ['9-alphabeta', 'board'],
    ['9-alphabeta', 'you'],
    ['10-shortcuts', 'euclid-tree'],
    ['game-row', 'tree'],
  ])) {
    const { page } = await visit(new URL(`../../../dist/es/${name}.html`, import.meta.url).href)
    const figure = page.locator('figure', { has: page.locator(`#${id}`) })
    const [box, steps] = await figure.evaluate((e, id) => {
      e.scrollIntoView({ behavior: 'instant' })
      const root = document.getElementById(id)?.shadowRoot
      const steps = /** @type {Element} */ (root?.querySelector('.stepper'))
      return [e, steps].map((one) => one.getBoundingClientRect().toJSON())
    }, id)
    assert.ok(steps.bottom - box.top <= 720, `${name} ${id}: ${steps.bottom - box.top}`)
    const tree = await page.locator(`#${id} .tree`).evaluate((e) => {
      const svg = /** @type {Element} */ (e.querySelector('svg'))
      return [svg.getBoundingClientRect().width, e.clientWidth]
    })
    if (id !== 'eight-code') assert.ok(tree[0] > tree[1] - 8, `${name} ${id}: ${tree}`)
    await done(page)
  }
})

test('on a phone, on a slide, on paper and for who is the search, the sentence stands below the drawing', async () => {
  for (const [html, options] of /** @type {const} */ ([
    [`<cgt-tree ${EIGHT} at="27"></cgt-tree>`, PHONE],
    [`<div data-proj>${WIDE(`<cgt-tree ${EIGHT} at="27"></cgt-tree>`)}</div>`, {}],
    [WIDE(`<cgt-tree ${EIGHT} mode="search" at="27"></cgt-tree>`), {}],
  ])) {
    const { page, troubles } = await open(html, options)
    assert.is(await page.locator('.callout').count(), 0)
    const [[says], [tree]] = await Promise.all(['.says', '.tree'].map((s) => rects(page, s)))
    assert.ok(says.top >= tree.bottom && says.right - says.left > 200)
    assert.equal(troubles, [])
    await done(page)
  }
  const { page } = await open(WIDE(`<cgt-tree ${EIGHT} at="27"></cgt-tree>`))
  assert.is(await page.locator('.callout').count(), 1)
  const bar = async () => (await bars(page)).length
  assert.is(await bar(), 3)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  assert.is(await page.locator('.callout').count(), 0)
  assert.is(await bar(), 7, 'on paper each node has its interval')
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  assert.is(await page.locator('.callout').count(), 1)
})

test('the timeline has the events as marks: a click on one shows its step, and keys go on from there', async () => {
  const { page, troubles } = await open(WIDE(`<cgt-tree ${EIGHT}></cgt-tree>`))
  const marks = await page
    .locator('.events i')
    .evaluateAll((all) => all.map((e) => [e.className, Number(e.getAttribute('data-at'))]))
  assert.is(marks.filter(([kind]) => /leaf/.test(String(kind))).length, 7)
  assert.equal(
    marks.filter(([kind]) => /cut/.test(String(kind))).map(([, at]) => at),
    [27],
  )
  for (const kind of ['.on-cut', '.on-leaf', '.on-return.min']) {
    const mark = page.locator(`.events ${kind}`).first()
    const box = await mark.boundingBox()
    assert.ok(box)
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    assert.is(await page.locator('cgt-tree').getAttribute('at'), await mark.getAttribute('data-at'))
  }
  const at = Number(await page.locator('cgt-tree').getAttribute('at'))
  await page.keyboard.press('ArrowRight')
  assert.is(await page.locator('cgt-tree').getAttribute('at'), String(at + 1))
  assert.equal(troubles, [])
})

test('asked at the cuts: nothing else holds the steps back', async () => {
  const { page, troubles } = await open(WIDE(`<cgt-tree ${EIGHT} mode="predict"></cgt-tree>`))
  /** @type {string[]} */
  const asked = []
  await page.locator('[data-node="0"]').focus()
  for (let i = 0; i < 60 && (await page.locator('cgt-tree').getAttribute('at')) !== '31'; i++) {
    if (await page.locator('.choice').count()) {
      asked.push(String(await page.locator('cgt-tree').getAttribute('at')))
      const cut = asked.at(-1) === '26'
      await page.getByRole('button', { name: cut ? 'Yes, cut it' : 'No, go on' }).click()
    } else await page.getByRole('button', { name: 'Step forward' }).click()
  }
  assert.equal(asked, ['11', '23', '26'])
  assert.match(await page.locator('[role=status]').innerText(), '3 of 3 answers right at the first')
  assert.equal(troubles, [])
})

/** What moves in the figure. @param {Page} page @param {string} [within] */
const moving = (page, within = 'cgt-tree') => running(page, { within })
const TREE = { within: 'cgt-tree' }
const MOVES = { reducedMotion: /** @type {const} */ ('no-preference') }
/** all that is drawn @param {Page} page */
const drawn = (page) => page.locator('.tree').evaluate((e) => e.innerHTML)

test('a value rises from its child, its bound pushes, two strokes cut and what is cut sinks; the next input ends it', async () => {
  const { page, troubles } = await open(WIDE(`<cgt-tree ${EIGHT} at="25"></cgt-tree>`), MOVES)
  await go(page, 26)
  const rises = await moving(page)
  const riser = rises.find(({ kind }) => /^riser max kept$/.test(kind))
  assert.ok(riser)
  const [from, to] = [13, 12].map((id) => page.locator(`[data-node="${id}"]`))
  assert.is(await from.getAttribute('aria-label'), 'Leaf, worth 23')
  /* where it begins is the leaf, where it ends is the node */
  for (const [frame, node] of /** @type {const} */ ([
    [0, from],
    [riser.frames.length - 1, to],
  ])) {
    const [x, y] = (String(riser.frames[frame].transform).match(/-?[\d.]+/g) ?? []).map(Number)
    const shape = await node.locator('.shape').evaluate((e) => {
      const { x, y, width, height } = /** @type {SVGGraphicsElement} */ (e).getBBox()
      return { left: x, right: x + width, top: y, bottom: y + height }
    })
    assert.ok(x >= shape.left && x <= shape.right && y >= shape.top && y <= shape.bottom, String(frame)) // prettier-ignore
  }
  assert.ok(rises.some(({ kind }) => kind === 'bound alpha'))
  assert.not(rises.some(({ kind }) => kind === 'bound beta'))
  await page.locator('[data-node="0"]').focus()
  await page.keyboard.press('Shift')
  assert.equal(await still(page, TREE), [])
  assert.is(await page.locator('cgt-tree').getAttribute('at'), '26')

  await go(page, 27)
  const cuts = await moving(page)
  assert.is(cuts.filter(({ kind }) => kind === 'slash').length, 2)
  assert.equal(
    cuts.filter(({ node }) => node).map(({ node }) => node),
    ['14'],
  )
  const after = await drawn(page)
  await page.mouse.click(5, 5) // of the page: the figure goes on
  assert.ok((await moving(page)).length)
  await go(page, 26)
  assert.equal(await still(page, TREE), [], 'back is at once')
  await go(page, 27)
  await finish(page, TREE)
  assert.equal(await still(page, TREE), [])
  assert.ok((await drawn(page)) === after, 'what moved left nothing behind')
  await go(page, 4)
  assert.equal(await still(page, TREE), [], 'a jump is at once')
  assert.equal(troubles, [])
})

test('minimax: both values rise, one arrives; on paper and where motion is reduced nothing moves, and the same is drawn', async () => {
  const { page } = await open(WIDE('<cgt-tree leaves="3 5 2 9" at="2"></cgt-tree>'), MOVES)
  await go(page, 3)
  const kinds = (await moving(page)).map(({ kind }) => kind).filter((k) => /riser/.test(k))
  assert.equal(kinds.sort(), ['riser min', 'riser min kept'])
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await go(page, 4)
  assert.equal(await still(page, TREE), [])
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  const end = await drawn(page)
  const other = await open(WIDE('<cgt-tree leaves="3 5 2 9" at="3"></cgt-tree>'))
  await go(other.page, 4)
  assert.equal(await still(other.page, TREE), [])
  assert.is((await drawn(other.page)).replaceAll(/<!--.*?-->/g, ''), end.replaceAll(/<!--.*?-->/g, '')) // prettier-ignore
})

test('a node that unfolds stays under the eye, and its children come out of it', async () => {
  const { page, troubles } = await open(
    '<cgt-tree game="tictactoe" rules="3" start="xo./.x./..o" search="alphabeta"></cgt-tree>',
    { ...PHONE, ...MOVES },
  )
  const shut = page.locator('[data-node][aria-expanded=false]').nth(2)
  const node = page.locator(`[data-node="${await shut.getAttribute('data-node')}"]`)
  await node.scrollIntoViewIfNeeded()
  await node.focus()
  const before = await node.locator('.shape').boundingBox()
  const known = await page.locator('[data-node]').count()
  await page.keyboard.press('+')
  const now = await moving(page)
  assert.is(await node.getAttribute('aria-expanded'), 'true')
  const came = now.filter(({ node, frames }) => node && frames[0].opacity === '0')
  assert.is(came.length, (await page.locator('[data-node]').count()) - known)
  await page.keyboard.press('Shift')
  assert.equal(await still(page, TREE), [])
  const after = await node.locator('.shape').boundingBox()
  assert.ok(before && after && Math.abs(before.x - after.x) < 3, JSON.stringify([before, after]))
  assert.equal(troubles, [])
})

test('a tree that grows from a seed comes level by level; one that is typed is there at once', async () => {
  const { page, troubles } = await open(WIDE('<cgt-grow seed="3" levels="3"></cgt-grow>'), MOVES)
  await page.getByText('From a seed').click()
  await page.getByRole('button', { name: 'Another seed' }).click()
  const waits = (await moving(page, 'cgt-grow')).flatMap(({ level, delay }) =>
    level ? [[Number(level), delay]] : [],
  )
  assert.is(waits.length, await page.locator('[data-twig]').count())
  for (const [a, b] of waits)
    for (const [c, d] of waits) assert.ok(a === c ? b === d : a < c ? b < d : b > d)
  await page.locator('.tree-text').press('End') // a key ends what still grows
  await page.locator('.tree-text').fill('(1 2)')
  assert.equal(await still(page, { within: 'cgt-grow' }), [])
  assert.equal(troubles, [])
})

test('a step asks for no place once it has begun to draw: the page is laid out once, when it is shown', async () => {
  const board = '<cgt-tree game="tictactoe" rules="3" start="xox/.o./x.." search="alphabeta"></cgt-tree>' // prettier-ignore
  for (const options of [PHONE, {}]) {
    const { page, troubles } = await open(board, { ...options, ...MOVES })
    const asked = await page.locator('cgt-tree').evaluate((/** @type {any} */ host) => {
      /** @type {string[]} */
      const asked = []
      let drawing = false
      const { setAttribute } = Element.prototype
      Element.prototype.setAttribute = function (name, value) {
        drawing ||= this !== host
        setAttribute.call(this, name, value)
      }
      for (const name of ['scrollWidth', 'clientWidth', 'clientHeight', 'scrollLeft']) {
        const known = /** @type {PropertyDescriptor} */ (Object.getOwnPropertyDescriptor(Element.prototype, name)) // prettier-ignore
        const get = function (/** @type {any} */ self) {
          if (drawing) asked.push(name)
          return known.get?.call(self)
        }
        Object.defineProperty(Element.prototype, name, { ...known, get() { return get(this) } }) // prettier-ignore
      }
      const { getBoundingClientRect } = Element.prototype
      Element.prototype.getBoundingClientRect = function () {
        if (drawing) asked.push('getBoundingClientRect')
        return getBoundingClientRect.call(this)
      }
      host.stepper.go(1)
      asked.length = 0
      for (let i = 0; i < 12; i++) {
        drawing = false
        host.stepper.forward()
      }
      return drawing ? asked : ['nothing was drawn']
    })
    assert.equal(asked, [])
    assert.equal(troubles, [])
    await done(page)
  }
})

test('what moves is measured before any of it is sent on its way', async () => {
  const { page, troubles } = await open('<cgt-play game="nim" start="5 4 3" opponent="person"></cgt-play>', MOVES) // prettier-ignore
  const late = await page.locator('cgt-play').evaluate(async (/** @type {any} */ host) => {
    let sent = 0
    let late = 0
    const { animate, getBoundingClientRect } = Element.prototype
    Element.prototype.animate = function (...how) {
      sent++
      return animate.apply(this, how)
    }
    Element.prototype.getBoundingClientRect = function () {
      late += Number(sent > 0)
      return getBoundingClientRect.call(this)
    }
    const { getScreenCTM } = SVGGraphicsElement.prototype
    SVGGraphicsElement.prototype.getScreenCTM = function () {
      late += Number(sent > 0)
      return getScreenCTM.call(this)
    }
    const known = /** @type {PropertyDescriptor} */ (Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetWidth')) // prettier-ignore
    const width = (/** @type {any} */ self) => ((late += Number(sent > 0)), known.get?.call(self))
    Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { ...known, get() { return width(this) } }) // prettier-ignore
    host.celebrate()
    /* the wave begins in the frame that shows it */
    const frame = () => new Promise((shown) => requestAnimationFrame(shown))
    for (let frames = 0; frames < 3 && sent < 2; frames++) await frame()
    return sent > 1 ? late : NaN
  })
  assert.is(late, 0)
  assert.equal(troubles, [])
})

test('rows of buttons are no staircase: at most two, each begins at the left', async () => {
  const horizon = '<cgt-tree tree="(4:(3 5) 1:(2 9))" depth="1"></cgt-tree>'
  const fault =
    '<cgt-tree game="tictactoe" rules="3" start="xox/oxx/o.." search="fault"></cgt-tree>'
  const grow = '<cgt-grow tree="((3 5) (2 9))"></cgt-grow>'
  for (const width of [944, 720, 358])
    for (const element of [`<cgt-tree ${EIGHT}></cgt-tree>`, horizon, fault, grow]) {
      const { page } = await open(`<div style="width: ${width}px">${element}</div>`, { lang: 'es' })
      const parts = '.top > .seg, .more > :not(.players), .tasks > label'
      const [all, [box]] = await Promise.all([rects(page, parts), rects(page, '.top, .tasks')])
      const rows = all.filter((part) => all.every((r) => r === part || r.bottom <= part.top || r.top >= part.bottom || r.left > part.left)) // prettier-ignore
      const where = `${element} ${width}: ${JSON.stringify(rows)}`
      assert.ok(rows.length <= (width > 400 || element !== grow ? 2 : 3), where)
      /* how deep, at the end of the row that says who picks what */
      const begin = rows.filter((row) => element !== horizon || width !== 720 || row === rows[0])
      for (const row of begin) assert.ok(Math.abs(row.left - box.left) < 3, where)
      for (const part of all) assert.ok(part.right <= box.right + 1, where)
      const [speed, line] = await Promise.all(
        ['.speed', '.timeline'].map((css) => rects(page, css)),
      )
      if (speed.length) assert.ok(speed[0].top < line[0].bottom, `${where}: its speed is beside its timeline`) // prettier-ignore
      await done(page)
    }
})

test.run()
