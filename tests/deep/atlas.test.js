/** Panning the whole tree of tic-tac-toe, half a million nodes: no task of the page's thread is long. It is measured, so it is not in `npm test`. */
import * as assert from 'uvu/assert'
import { browser, close, open, test } from '../browser/browser.mjs'

/** @typedef {import('playwright-core').Page} Page */

test.after(close)

const ATLAS = '<cgt-atlas id="all"></cgt-atlas>'
/** The tree is there. @param {Page} page */
const there = (page) => page.locator('.path').waitFor({ timeout: 60_000 })
/** the next frame has been drawn @param {Page} page */
const drawn = (page) =>
  page.evaluate(() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r))))

/**
 * The longest task of the page's main thread between the marks `begin` and `end` that the work sets, in ms of the
 * processor: other programs of a busy machine are not in it.
 * @template T @param {() => Promise<T>} work @returns {Promise<{ worst: number, result: T }>}
 */
async function measured(work) {
  const session = await browser.newBrowserCDPSession()
  /** @type {any[]} */
  const events = []
  session.on('Tracing.dataCollected', ({ value }) => void events.push(...value))
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing', '__metadata'] },
    transferMode: 'ReportEvents',
  })
  const result = await work()
  const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await done
  await session.detach()
  const main = new Set(
    events
      .filter((e) => e.name === 'thread_name' && e.args.name === 'CrRendererMain')
      .map((e) => `${e.pid} ${e.tid}`),
  )
  const [begin, end] = ['begin', 'end'].map((name) => events.find((e) => e.name === name).ts)
  const times = events
    .filter((e) => e.tdur && e.ts > begin && e.ts < end && main.has(`${e.pid} ${e.tid}`))
    .map((e) => e.tdur / 1000)
  assert.ok(times.length > 100, `${times.length} tasks in the trace`)
  return { worst: Math.max(...times), result }
}

/** Five seconds of panning, an event a frame. @param {Page} page */
const pan = (page) =>
  page.evaluate(async () => {
    const element = /** @type {any} */ (document.querySelector('cgt-atlas'))
    const canvas = /** @type {HTMLElement} */ (element.shadowRoot.querySelector('canvas'))
    const begun = performance.now()
    const places = new Set()
    let frames = 0
    let way = 40
    performance.mark('begin')
    while (performance.now() - begun < 5000) {
      const was = element.shared.at
      canvas.dispatchEvent(
        new WheelEvent('wheel', { deltaX: way, bubbles: true, cancelable: true }),
      )
      if (element.shared.at === was) way = -way
      places.add(element.shared.at)
      frames++
      await new Promise(requestAnimationFrame)
    }
    performance.mark('end')
    return { frames, moved: places.size }
  })

for (const times of [0, 5, 11])
  test(`five seconds of panning at zoom 2^${times} have no task over 50 ms`, async () => {
    for (const context of browser.contexts()) await context.close()
    const { page, troubles } = await open(ATLAS)
    await there(page)
    for (let i = 0; i < times; i++) await page.getByRole('button', { name: 'Zoom in' }).click()
    await drawn(page)
    /** @type {number[]} */
    const worst = []
    /* a machine that is short of memory or cache slows the processor's time too: what the page does is its best of three */
    while (worst.length < 3 && !(Math.min(...worst) < 50)) {
      const { worst: one, result } = await measured(() => pan(page))
      worst.push(one)
      assert.ok(result.frames > 20, `${result.frames} frames`)
      if (times) assert.ok(result.moved > result.frames / 3, `${result.moved} places`)
    }
    console.log(`  2^${times}: ${worst.map((ms) => ms.toFixed(1))} ms at the most`)
    assert.ok(Math.min(...worst) < 50, `${worst} ms`)
    assert.equal(troubles, [])
  })

test.run()
