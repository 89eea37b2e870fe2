/**
 * held.mjs -- what a page holds: of the wasm, whatever was opened and not closed, its size, and where a new block would
 * lie; of the browser, nodes and listeners that live after its garbage was collected, those of the window one by one,
 * observers, workers, object URLs, and what waits for its time.
 */

/** @typedef {import('playwright-core').Page} Page */
/** heap: bytes of JavaScript @typedef {Record<string, string | number> & { heap: number }} Held */

/** Bytes of JavaScript that a round may leave: one of some hundred elements leaves less than a tenth, what is compiled late. */
const HEAP = 320 * 1024

/** In the page, before its own scripts. */
function watch() {
  /** @type {Record<string, number>} */
  const open = {}
  /** @param {string} name @param {number} n */
  const count = (name, n) => void (open[name] = (open[name] ?? 0) + n)

  /* ---- each wasm, by what its exports are called */
  /** @type {Record<string, string[]>} */
  const ENDS = { open: ['close'], start: ['end', 'free'], new: ['free'] }
  /** @type {any[]} the exports of each */
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
  /** Where blocks of several sizes would lie: one that is held moves at least one of them. @param {any} exports */
  const places = ({ cgt_memory, cgt_release }) =>
    [1, 64, 1024, 16384, 262144].map((size) => {
      const place = cgt_memory(size)
      cgt_release(place)
      return place
    })

  /* ---- what the browser keeps alive */
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
  page.held = {
    due: () => due.size,
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
        ...open,
        ...watching,
        urls: urls.size,
        wasm: wasm.map((x) => `${x.memory.buffer.byteLength}: ${places(x)}`).join('; '),
      }
    },
  }
}

/** Watches a page that is open, which is loaded once more. @param {Page} page */
export async function holding(page) {
  await page.addInitScript(watch)
  await page.reload()
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
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
  /** @returns {Promise<Held>} */
  const now = async () => {
    await page.waitForFunction(() => !(/** @type {any} */ (window).held.due()))
    await page.evaluate(() => {
      ;/** @type {any} */ (window).held.change()
      return new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
    })
    await cdp.send('HeapProfiler.collectGarbage')
    const { metrics } = await cdp.send('Performance.getMetrics')
    const of = (/** @type {string} */ wanted) =>
      metrics.find(({ name }) => name === wanted)?.value ?? NaN
    return {
      ...(await page.evaluate(() => /** @type {any} */ (window).held.count())),
      'listeners of window': await listeners('window'),
      'listeners of document': await listeners('document'),
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
