/**
 * What an element opens it closes: each comes into a page and goes again 12 times, some of them at work, and the handles of
 * the wasm, workers, object URLs, timers, frames and the listeners of window and document are what they were. What lives
 * until garbage is collected, and the sizes of memory, are in deep/memory.test.js.
 */
import * as assert from 'uvu/assert'
import { close, keep, open, test } from '../browser.mjs'
import { watching } from '../leaks.mjs'
import { AT_WORK, ELEMENTS, keepNames, makeRoom, mount } from '../mounts.mjs'

test.after(close)

/** Mounts, of which so many come together; and mounts before: what is made once and kept comes with them. */
const [TIMES, BATCH, WARM] = [12, 3, 6]

/** @type {import('playwright-core').Page} */
let page
/** @type {string[]} */
let troubles
/** @type {Awaited<ReturnType<typeof watching>>} */
let held

test('every element is among them', async () => {
  ;({ page, troubles } = await open(ELEMENTS.join('')))
  keep(page)
  await keepNames(page)
  held = await watching(page)
  const { defined, mounted } = await makeRoom(page)
  assert.equal(defined, mounted)
})

for (const work of [...ELEMENTS.map((body) => ({ body })), ...AT_WORK])
  test(`${work.body.slice(0, 60)}${ELEMENTS.includes(work.body) ? '' : ', at work'}`, async () => {
    await mount(page, work, WARM, BATCH)
    await held.still()
    const before = await held.opened()
    await mount(page, work, TIMES, BATCH)
    await held.still()
    assert.equal(await held.opened(), before)
    assert.equal(troubles, [])
  })

test.run()
