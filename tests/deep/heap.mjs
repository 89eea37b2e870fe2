/**
 * heap.mjs -- what a page holds besides what it opened (leaks.mjs): of the wasm its size, and where a new block would lie; of
 * the browser, nodes, listeners and observers that live after its garbage was collected.
 */
import { watching } from '../browser/leaks.mjs'

/** @typedef {import('playwright-core').Page} Page */
/** heap: bytes of JavaScript @typedef {Record<string, string | number> & { heap: number }} Held */

/** Bytes of JavaScript that a round may leave: one of some hundred elements leaves less than a tenth, what is compiled late. */
const HEAP = 320 * 1024

/** In the page, before its own scripts. */
function watch() {
  /** Where blocks of several sizes would lie: one that is held moves at least one of them. @param {any} exports */
  const places = ({ cgt_memory, cgt_release }) =>
    [1, 64, 1024, 16384, 262144].map((size) => {
      const place = cgt_memory(size)
      cgt_release(place)
      return place
    })

  /** @type {[string, WeakRef<object>][]} */
  let observers = []
  const page = /** @type {any} */ (window)
  for (const name of ['ResizeObserver', 'IntersectionObserver', 'MutationObserver'])
    page[name] = class extends page[name] {
      /** @param {any[]} given */
      constructor(...given) {
        super(...given)
        observers.push([name, new WeakRef(this)])
      }
    }
  /* Chromium (156) itself holds each radio button that was in a shadow root and left it outside of a form, as long as that root
     lives: one without a name it lets go */
  for (const Kind of [Element, CharacterData]) {
    const { remove } = Kind.prototype
    Kind.prototype.remove = function () {
      const radios =
        this instanceof Element && this.getRootNode() instanceof ShadowRoot
          ? [this, ...this.querySelectorAll('*')].filter((e) => e.matches('[type=radio]'))
          : []
      const names = radios.map((e) => e.getAttribute('name') ?? '')
      for (const e of radios) e.removeAttribute('name')
      remove.call(this)
      radios.forEach((e, i) => e.setAttribute('name', names[i]))
    }
  }

  /** @type {HTMLSelectElement | undefined} */
  let own
  page.kept = {
    /** Chromium holds the drop-down list that was changed last, for what it fills in by itself, and all around it: from now on this one. */
    change() {
      own ??= document.createElement('select')
      if (!own.length) own.append(new Option('1'), new Option('2'))
      if (!own.isConnected) document.documentElement.append(own)
      own.selectedIndex = 1 - own.selectedIndex
    },
    count() {
      observers = observers.filter(([, of]) => of.deref())
      const watching = { ResizeObserver: 0, IntersectionObserver: 0, MutationObserver: 0 }
      for (const [name] of observers) watching[/** @type {'ResizeObserver'} */ (name)]++
      return {
        ...watching,
        wasm: page.holding.wasm
          .map((/** @type {any} */ x) => `${x.memory.buffer.byteLength}: ${places(x)}`)
          .join('; '),
      }
    },
  }
}

/** Watches a page that is open, which is loaded once more. @param {Page} page */
export async function holding(page) {
  await page.addInitScript(watch)
  const { cdp, still, opened } = await watching(page)
  await cdp.send('Performance.enable')
  /** @returns {Promise<Held>} */
  const now = async () => {
    await still()
    await page.evaluate(() => {
      ;/** @type {any} */ (window).kept.change()
      return new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
    })
    await cdp.send('HeapProfiler.collectGarbage')
    const { metrics } = await cdp.send('Performance.getMetrics')
    const of = (/** @type {string} */ wanted) =>
      metrics.find(({ name }) => name === wanted)?.value ?? NaN
    return {
      ...(await opened()),
      ...(await page.evaluate(() => /** @type {any} */ (window).kept.count())),
      nodes: of('Nodes'),
      listeners: of('JSEventListeners'),
      documents: of('Documents'),
      heap: of('JSHeapUsedSize'),
    }
  }
  /** @param {Held} one @param {Held} other */
  const same = (one, other) => JSON.stringify(one) === JSON.stringify(other)
  /** @returns {Promise<Held>} once it does not change: what the last frame held is given back soon after it */
  const count = async () => {
    for (let last = await now(); ;) {
      const next = await now()
      if (same({ ...next, heap: 0 }, { ...last, heap: 0 })) return next
      last = next
    }
  }
  /**
   * What is held after the round, and what was before. What is made once and kept, as the template of what is shown after a
   * while, comes in one round; what leaks, in each: they are those of the last of three rounds, or of one that left all as
   * it was. A heap that grew by less than HEAP is said to be what it was.
   * @param {() => Promise<unknown>} round @returns {Promise<[Held, Held]>}
   */
  const after = async (round) => {
    let before = await count()
    for (let left = 2; ; left--) {
      await round()
      let held = await count()
      if (held.heap < before.heap + HEAP) held = { ...held, heap: before.heap }
      if (!left || same(held, before)) return [held, before]
      before = await count()
    }
  }
  return { count, after }
}
