/**
 * What an element opened it gives back: no page grows with the elements that came and went. The wasm's memory never
 * shrinks, so it is counted what is open in it, and seen that it stops growing.
 */
import * as assert from 'uvu/assert'
import { close, keep, open, test } from '../browser/browser.mjs'
import { AT_WORK, ELEMENTS, keepNames, makeRoom, mount } from '../browser/mounts.mjs'
import { holding } from './heap.mjs'

/** @typedef {import('../browser/mounts.mjs').Work} Work */

test.after(close)

/** Mounts of each element. The first of them are not counted: styles, templates and compiled code come with them and stay. */
const TIMES = { all: 400, warm: 80, batch: 20 }
/** Of one that is at work, which may take long before it is taken away. */
const WORKING = { all: 24, warm: 8, batch: 4 }
/** @type {import('playwright-core').Page} */
let page
/** @type {string[]} */
let troubles
/** @type {Awaited<ReturnType<typeof holding>>} */
let held

test('every element is among them', async () => {
  ;({ page, troubles } = await open(ELEMENTS.join('')))
  keep(page)
  await keepNames(page)
  held = await holding(page)
  const { defined, mounted } = await makeRoom(page)
  assert.equal(defined, mounted)
})

/** @param {Work} work @param {typeof TIMES} times */
async function leavesNothing(work, { all, warm, batch }) {
  await mount(page, work, warm, batch)
  assert.equal(...(await held.after(() => mount(page, work, all - warm, batch))))
  assert.equal(troubles, [])
}
for (const body of ELEMENTS)
  test(`${TIMES.all} times in a page and out again, and nothing is held: ${body.slice(0, 60)}`, () =>
    leavesNothing({ body }, TIMES))
for (const work of AT_WORK)
  test(`taken out of the page at work, and nothing is held: ${work.body.slice(0, 60)}`, () =>
    leavesNothing(work, WORKING))

test('a figure that is taken away while it has the whole screen is let go', async () => {
  const once = async () => {
    await page.evaluate(() => {
      const room = /** @type {HTMLElement} */ (document.getElementById('room'))
      room.innerHTML = '<cgt-xor heaps="10 12 5"></cgt-xor>'
    })
    await page.locator('#room .screen').click()
    await page.waitForFunction(() =>
      /** @type {HTMLElement | null} */ (document.fullscreenElement)?.style.getPropertyValue(
        '--full',
      ),
    )
    await page.evaluate(() => document.fullscreenElement?.remove())
    await page.waitForFunction(() => !document.fullscreenElement)
  }
  await once()
  assert.equal(...(await held.after(once)))
  assert.equal(troubles, [])
})

test('a page with thirty figures, each another, is under 64 MB', async () => {
  const { page, troubles } = await open(ELEMENTS.slice(0, 30).join(''))
  const held = await holding(page)
  const { heap, wasm, cgt_session_open } = await held.count()
  const sizes = String(wasm)
    .split('; ')
    .map((one) => parseInt(one))
  assert.ok(heap > 2 ** 20 && sizes.length > 0 && Number(cgt_session_open) > 10)
  const all = sizes.reduce((sum, size) => sum + size, heap)
  assert.ok(all < 64 * 2 ** 20, `${Math.round(all / 2 ** 20)} MB`)
  assert.equal(troubles, [])
})

test('a maze of forty by forty with its values takes less than 6 MB of heap', async () => {
  const large = Array(40).fill('.'.repeat(40)).join('/')
  const body = `<cgt-play game="maze" rules="${large}" start="an40" values="outcome"></cgt-play>`
  const { page, troubles } = await open(body)
  const held = await holding(page)
  const { heap: one } = await held.count()
  await page.evaluate((body) => {
    document.body.insertAdjacentHTML('beforeend', body.repeat(4))
  }, body)
  const { heap: five } = await held.count()
  const each = (five - one) / 4
  assert.ok(each > 2 ** 20 && each < 6 * 2 ** 20, `${(each / 2 ** 20).toFixed(1)} MB`)
  assert.equal(troubles, [])
})

test('a board whose position, rules or part are changed 1000 times holds one game, and no more memory', async () => {
  const { page, troubles } = await open('<cgt-play></cgt-play>')
  const held = await holding(page)
  /** @param {number} from @param {number} to */
  const change = (from, to) =>
    page.evaluate(
      ([from, to]) => {
        const element = /** @type {any} */ (document.querySelector('cgt-play'))
        for (let i = from; i < to; i++) {
          const heaps = Array.from({ length: 1 + (i % 9) }, (_, k) => 1 + ((i + k) % 30)).join(' ')
          if (i % 3 === 0) element.position = heaps
          else if (i % 3 === 1) element.setAttribute('rules', i % 2 ? 'misere' : '')
          else {
            element.panels.open = 'settings'
            element.update()
            const radio = /** @type {HTMLElement} */ (
              element.root.querySelector('[name=rules]:not(:checked)') ??
                [...element.root.querySelectorAll('[name=rules]')].find((r) => !r.checked)
            )
            radio.click()
          }
        }
      },
      [from, to],
    )
  /* the same 90 positions again and again: the last of them is on the board */
  await change(0, 270)
  assert.is((await held.count()).cgt_session_open, 1)
  assert.equal(...(await held.after(() => change(270, 1080))))
  await page.evaluate(() => document.querySelector('cgt-play')?.remove())
  assert.is((await held.count()).cgt_session_open, 0)
  assert.equal(troubles, [])
})

test.run()
