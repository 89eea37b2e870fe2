/**
 * leaks.mjs -- counts what a page opened and did not close: of the wasm, handles; of the browser, workers, object URLs, what waits
 * for its time or the next frame, observers and listeners of window and document. All of it is counted where it is opened and
 * closed: no garbage has to be collected for that.
 */

/** @typedef {import('playwright-core').Page} Page */

/** In the page, before its own scripts. */
function watch() {
  /** @type {Record<string, number>} */
  const open = {}
  /** @param {string} name @param {number} n */
  const count = (name, n) => void (open[name] = (open[name] ?? 0) + n)

  /* ---- each wasm, by what its exports are called */
  /** @type {Record<string, string[]>} */
  const ENDS = { open: ['close'], start: ['end', 'free'], new: ['free'] }
  /** @type {any[]} the exports of each, as they are */
  const wasm = []
  const { Instance } = WebAssembly
  WebAssembly.Instance = /** @type {any} */ (
    function (/** @type {WebAssembly.Module} */ module, /** @type {any} */ imports) {
      const { exports } = /** @type {{ exports: any }} */ (new Instance(module, imports))
      const watched = { ...exports }
      const names = Object.keys(exports)
      const ends = new Set()
      for (const name of names) {
        const [, of, how] = /^(cgt_\w+)_(open|start|new)$/.exec(name) ?? []
        const end =
          name === 'cgt_memory'
            ? 'cgt_release'
            : ENDS[how]?.map((end) => `${of}_${end}`).find((end) => names.includes(end))
        if (!end) continue
        ends.add(end)
        open[name] ??= 0
        watched[name] = (/** @type {any[]} */ ...given) => {
          const handle = exports[name](...given)
          if (handle) count(name, 1)
          return handle
        }
        watched[end] = (/** @type {number} */ handle) => {
          if (handle) count(name, -1)
          exports[end](handle)
        }
      }
      /* cgt_position_end says whether play is over; cgt_graph_free is lent to the other wasm, as cgt_end and its like are */
      const lone = names.filter((n) => /^cgt_\w+_(close|end|free|release)$/.test(n) && !ends.has(n))
      if (lone.some((n) => n !== 'cgt_position_end' && n !== 'cgt_graph_free'))
        throw new Error(`what opens that which these close is not counted: ${lone}`)
      if (exports.cgt_memory) wasm.push(exports)
      return { exports: watched }
    }
  )
  const page = /** @type {any} */ (window)
  page.Worker = class extends Worker {
    /** @param {string} url */
    constructor(url) {
      super(url)
      count('workers', 1)
    }
    ended = false
    terminate() {
      if (!this.ended) count('workers', -1)
      this.ended = true
      super.terminate()
    }
  }
  const { createObjectURL, revokeObjectURL } = URL
  const urls = new Set()
  URL.createObjectURL = (of) => {
    const url = createObjectURL(of)
    urls.add(url)
    return url
  }
  URL.revokeObjectURL = (url) => {
    urls.delete(url)
    revokeObjectURL(url)
  }
  /* observers of what outlives every element; those of an element's own parts go with it */
  const watches = new Set()
  for (const kind of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver']) {
    const { observe, disconnect } = page[kind].prototype
    page[kind].prototype.observe = function (/** @type {Node} */ node, /** @type {any} */ how) {
      if ([document, document.documentElement, document.body].includes(/** @type {any} */ (node)))
        watches.add(this)
      observe.call(this, node, how)
    }
    page[kind].prototype.disconnect = function () {
      watches.delete(this)
      disconnect.call(this)
    }
  }
  const due = new Set()
  for (const [begin, end, repeats] of [
    ['setTimeout', 'clearTimeout', false],
    ['setInterval', 'clearInterval', true],
    ['requestAnimationFrame', 'cancelAnimationFrame', false],
  ]) {
    const [call, cancel] = [page[`${begin}`], page[`${end}`]]
    page[`${begin}`] = (/** @type {any} */ work, /** @type {any[]} */ ...given) => {
      const id = call(
        (/** @type {any[]} */ ...all) => {
          if (!repeats) due.delete(`${begin} ${id}`)
          work(...all)
        },
        ...given,
      )
      due.add(`${begin} ${id}`)
      return id
    }
    page[`${end}`] = (/** @type {number} */ id) => {
      due.delete(`${begin} ${id}`)
      cancel(id)
    }
  }

  page.holding = {
    wasm,
    due: () => due.size,
    opened: () => ({ ...open, urls: urls.size, observers: watches.size }),
  }
}

/** Watches a page that is open, which is loaded once more. @param {Page} page */
export async function watching(page) {
  await page.addInitScript(watch)
  await page.reload()
  const cdp = await page.context().newCDPSession(page)
  /** What listens there, by its event. @param {string} target */
  const listeners = async (target) => {
    const { result } = await cdp.send('Runtime.evaluate', { expression: target })
    const objectId = `${result.objectId}`
    const { listeners } = await cdp.send('DOMDebugger.getEventListeners', { objectId })
    await cdp.send('Runtime.releaseObject', { objectId })
    /** @type {Record<string, number>} */
    const many = {}
    for (const type of listeners.map(({ type }) => type).sort()) many[type] = (many[type] ?? 0) + 1
    return JSON.stringify(many)
  }
  /** Nothing waits for its time. */
  const still = () => page.waitForFunction(() => !(/** @type {any} */ (window).holding.due()))
  /** @returns {Promise<Record<string, string | number>>} */
  const opened = async () => ({
    ...(await page.evaluate(() => /** @type {any} */ (window).holding.opened())),
    'listeners of window': await listeners('window'),
    'listeners of document': await listeners('document'),
  })
  return { cdp, still, opened }
}
