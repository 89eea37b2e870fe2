/**
 * browser.mjs -- a real Chromium for tests: pages made of a few lines of HTML around dist/palitos.js, opened from
 * file:// with the network off. What a page says on its console as an error, throws, or asks a server for is kept.
 */
import axeCore from 'axe-core'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as uvu from 'uvu'
import { launch } from '../../tools/lib/browser.mjs'
import { FONTS, parts, scriptsOf } from '../../tools/parts.mjs'
import { DEEP } from '../deep.mjs'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ page: Page, troubles: string[] }} Opened troubles: console errors, exceptions, requests to a server */

const dist = new URL('../../dist/', import.meta.url)
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palitos-test-'))
const BLANK = pathToFileURL(path.join(folder, 'blank.html')).href
fs.writeFileSync(fileURLToPath(BLANK), '<!doctype html><title>Blank</title>')
export const browser = await launch()
let pages = 0

/** palitos.js, what these elements need besides, and the letters. @param {string} body */
export const scriptTags = (body) =>
  [...scriptsOf(body), FONTS]
    .map((name) => `<script src="${new URL(name, dist)}"></script>`)
    .join('')

/**
 * A page with these elements in it.
 * @param {string} body
 * @param {Options & { lang?: string, root?: string }} [options] root: attributes of
 * its <html>: as on our site, its address holds what a figure shows
 * @returns {Promise<Opened>}
 */
export async function open(body, { lang = 'en', root = 'data-palitos-address', ...options } = {}) {
  const file = path.join(folder, `${pages++}.html`)
  fs.writeFileSync(
    file,
    `<!doctype html><html lang="${lang}" ${root}><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Test</title><style>[data-theme='dark'] { color-scheme: dark } body { margin: 24px; background: var(--cgt-bg); color: var(--cgt-ink) }</style>
<body>${body}${scriptTags(body)}</body></html>`,
  )
  return visit(pathToFileURL(file).href, options)
}

/** Whatever is drawn: an attribute in which a number was none is an error, even one that the browser says nothing of. */
function watch() {
  const { setAttribute } = Element.prototype
  Element.prototype.setAttribute = function (name, value) {
    if (/NaN|undefined|Infinity|\[object/.test(value) && !this.shadowRoot)
      console.error(`<${this.localName}> ${name}="${value}"`)
    setAttribute.call(this, name, value)
  }
  // Elements set styles as a property, as a strict policy wants it
  for (const Kind of [HTMLElement, SVGElement]) {
    const style = /** @type {PropertyDescriptor} */ (
      Object.getOwnPropertyDescriptor(Kind.prototype, 'style')
    )
    Object.defineProperty(Kind.prototype, 'style', {
      ...style,
      set(value) {
        if (/NaN|undefined|Infinity|\[object/.test(value))
          console.error(`<${this.localName}> style="${value}"`)
        style.set?.call(this, value)
      },
    })
  }
}

/** All that the page asks for has come and is drawn, in its letters. @param {Page} page */
async function shown(page) {
  const alive = await page.evaluate(async () => {
    const { palitos } = /** @type {any} */ (window)
    await palitos?.settled?.()
    return !!palitos
  })
  // Playwright's own wait costs more than a small page does
  if (!(await page.evaluate(lettered, FONTS))) await page.waitForFunction(lettered, FONTS)
  if (!(await page.evaluate(drawn))) await page.waitForFunction(drawn)
  await page.evaluate(() => document.fonts.ready)
  // what is laid out anew is, in the frame after it; a page without scripts has no frames
  if (alive) await frames(page)
}
/** Runs in the page: where it brings letters, they have come. @param {string} fonts their script */
const lettered = (fonts) =>
  !('palitos' in window) ||
  document.fonts.size > 0 ||
  [...document.scripts].every(({ dataset, src }) => !('later' in dataset || src.includes(fonts)))
/** Runs in the page: no element is empty. */
const drawn = () =>
  [...document.querySelectorAll('*')].every((e) => e.shadowRoot?.childElementCount !== 0)

/** The computer takes its time to be seen (`THINK_MS` and `SHOW_MS` of web/play/computer.js); here nobody looks. */
function hurry() {
  const wait = window.setTimeout
  window.setTimeout = /** @type {any} */ (
    (/** @type {() => void} */ work, /** @type {number} */ time) =>
      wait(work, time === 250 || time === 500 ? 25 : time)
  )
}

/** Chance is the same in every run. */
function seeded() {
  let state = 1
  Math.random = () => {
    state = (state * 48271) % 2147483647 // Park and Miller's
    return state / 2147483647
  }
}

/** What moves stands still where it begins until `finish`: a busy machine sees it too. */
function hold() {
  const { animate } = Element.prototype
  Element.prototype.animate = function (...all) {
    const animation = animate.apply(this, all)
    animation.pause()
    return animation
  }
  // motion.js plays on what was under way
  const { play } = Animation.prototype
  Animation.prototype.play = function () {
    play.call(this)
    this.pause()
  }
}

/**
 * Work that takes long goes on in slices: what a worker says, and each breath that the page takes between two of its own,
 * can be made to wait, so that a test finds it under way.
 */
function gate() {
  /** @type {{ held: boolean, kept: (() => void)[], caught: number }} */
  const gate = { held: false, kept: [], caught: 0 }
  Object.assign(window, { gate })
  /** @param {() => void} go */
  const pass = (go) => void (gate.held ? (gate.caught++, gate.kept.push(go)) : go())
  window.Worker = class extends Worker {
    #ended = false
    terminate() {
      this.#ended = true
      super.terminate()
    }
    /** @param {Worker['onmessage']} hear */
    set onmessage(hear) {
      super.onmessage = (event) => pass(() => this.#ended || hear?.call(this, event))
    }
  }
  // model/check.js
  const { postMessage } = MessagePort.prototype
  MessagePort.prototype.postMessage = function (/** @type {any[]} */ ...all) {
    pass(() => postMessage.apply(this, /** @type {any} */ (all)))
  }
  // what a worker does where its page does it: worker-client.js, judge-worker.js
  const wait = window.setTimeout
  window.setTimeout = /** @type {any} */ (
    (/** @type {() => void} */ work, /** @type {number | undefined} */ time) =>
      wait(time === undefined ? () => pass(work) : work, time)
  )
  const { arrayBuffer } = Blob.prototype
  Blob.prototype.arrayBuffer = async function () {
    const bytes = await arrayBuffer.call(this)
    await new Promise((go) => pass(() => go(0)))
    return bytes
  }
}
/** In front of an element: held from the first. */
export const HALTED = '<script>gate.held = true</script>'
/** From now on work that goes on is held. @param {Page} page */
export const halt = (page) =>
  page.evaluate(
    () => void Object.assign(/** @type {any} */ (window).gate, { held: true, caught: 0 }),
  )
/**
 * What was held goes on. It waits until something is, and fails where nothing ever was: then nothing was caught either.
 * @param {Page} page @param {number} [steps] so many of them alone; the rest is still held
 */
export async function release(page, steps = Infinity) {
  await page.waitForFunction((all) => {
    const { caught, kept } = /** @type {any} */ (window).gate
    return (all ? caught : kept.length) > 0
  }, steps === Infinity)
  await page.evaluate((steps) => {
    const { gate } = /** @type {any} */ (window)
    gate.held = steps !== Infinity
    for (const go of gate.kept.splice(0, steps)) go()
  }, steps)
}

/** for what never comes, ms: the test says what it waited for before its file is ended */
const PATIENCE = 60_000
/** order: for a window that is put in order or closed, ms: a page may answer no more */
export const limits = { order: 10_000 }
/** for a test of the gate, ms: then it has failed, and the next begins; without a sign for longer its file is ended */
const TEST = 100_000

/**
 * Every window of these tests: still, without a network, and with the same chance.
 * @param {import('playwright-core').BrowserContextOptions} [options]
 */
export async function newContext(options = {}) {
  const make = () => browser.newContext({ reducedMotion: 'reduce', offline: true, ...options })
  const context = await make().catch(make)
  context.setDefaultTimeout(PATIENCE)
  await context.addInitScript(seeded)
  made.push(context)
  return context
}
/** since the test began @type {import('playwright-core').BrowserContext[]} */
let made = []

/** Whether that came to its end, and in time. @param {Promise<unknown>} work @param {number} [ms] @returns {Promise<boolean>} */
async function inTime(work, ms = limits.order) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const late = new Promise((go) => (timer = setTimeout(go, ms, false)))
  const ended = work.then(
    () => true,
    () => false,
  )
  return /** @type {Promise<boolean>} */ (
    Promise.race([ended, late]).finally(() => clearTimeout(timer))
  )
}

/**
 * A window, which later tests of its file use too: a new one costs more than most pages do.
 * @typedef {{ page: Page, troubles: string[], kind: string, own: boolean, down: number }} Window kind: what it was asked for; own: a
 * test did what outlasts a page, so that no other test gets it; down: keys and buttons
 */
/** @type {Window[]} */
let idle = []
/** @type {Window[]} */
let taken = []
/** What a test may do to a window that outlasts the page in it. Not `page.context`: Playwright asks for it itself. */
const OUTLASTS = {
  page: ['addInitScript', 'close', 'emulateMedia', 'exposeBinding', 'exposeFunction', 'on', 'once', 'route'], // prettier-ignore
  context: ['addCookies', 'addInitScript', 'close', 'exposeBinding', 'exposeFunction', 'grantPermissions', 'newCDPSession', 'newPage', 'on', 'once', 'route', 'setOffline'], // prettier-ignore
}

/**
 * clock: `page.clock.runFor(ms)` puts the clock on, so that nobody waits for what must not come. It goes on by itself, too. It
 * moves no motion and no worker.
 * @typedef {import('playwright-core').BrowserContextOptions & { clock?: boolean }} Options
 */

/** @param {string} kind @param {Options} options @param {() => void} before @returns {Promise<Window>} */
async function newWindow(kind, { clock = false, ...options }, before) {
  const context = await newContext(options)
  if (clock) await context.clock.install()
  const page = await context.newPage()
  /** @type {Window} */
  const window = { page, troubles: [], kind, own: false, down: 0 }
  page.on('console', (line) => line.type() === 'error' && window.troubles.push(line.text()))
  page.on('pageerror', (error) => window.troubles.push(String(error)))
  page.on('request', (request) => {
    if (!/^(file|data|blob):/.test(request.url())) window.troubles.push(`request: ${request.url()}`)
  })
  const held = options.reducedMotion === 'no-preference' ? [hold] : []
  for (const script of [watch, hurry, gate, ...held, before]) await page.addInitScript(script)
  for (const [one, names] of /** @type {[any, string[]][]} */ ([
    [page, OUTLASTS.page],
    [context, OUTLASTS.context],
  ]))
    for (const name of names) {
      const method = one[name]
      one[name] = (/** @type {any[]} */ ...all) => {
        window.own = true
        return method.apply(one, all)
      }
    }
  // A key or a button that a test leaves down would be down in the next one
  for (const device of /** @type {any[]} */ ([page.keyboard, page.mouse])) {
    const { down, up } = device
    device.down = (/** @type {any[]} */ ...all) => {
      window.down++
      return down.apply(device, all)
    }
    device.up = (/** @type {any[]} */ ...all) => {
      window.down--
      return up.apply(device, all)
    }
  }
  return window
}

/**
 * A page at an address. Its window is free again when its test ends.
 * @param {string} address
 * @param {Options} [options]
 * @param {() => void} [before] runs in the page, before its own scripts
 * @returns {Promise<Opened>}
 */
export async function visit(
  address,
  { viewport = { width: 1280, height: 720 }, ...options } = {},
  before = () => {},
) {
  const kind = JSON.stringify(options) + before
  const i = idle.findIndex((one) => one.kind === kind && !one.page.isClosed())
  const window = i < 0 ? await newWindow(kind, options, before) : idle.splice(i, 1)[0]
  taken.push(window)
  const { page, troubles } = window
  await page.setViewportSize(viewport ?? { width: 1280, height: 720 })
  await page.goto(address)
  await shown(page)
  return { page, troubles }
}

/** What a page leaves in its window is taken away, or else the window. @param {Window} window */
async function clear(window) {
  const { page } = window
  if (page.isClosed()) return
  const context = page.context()
  // a page opened another, or holds a key; what a test that failed still waits for would be done to the next one's page
  const strange = window.own || window.down || context.pages().length > 1 || failed
  if (!strange && (await inTime(cleared(page)))) {
    window.troubles = []
    idle.push(window)
  } else await inTime(context.close())
}
/** @param {Page} page */
async function cleared(page) {
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  // Else an address that differs in its fragment alone loads nothing; about:blank would be another process
  await page.goto(BLANK)
  await page.mouse.move(0, 0)
}

/** A test is done with a page, and goes on. @param {Page} page */
export async function done(page) {
  const mine = taken.filter((one) => one.page === page)
  taken = taken.filter((one) => one.page !== page)
  for (const one of mine) await clear(one)
}

/** A page stays as it is for the tests after this one. @param {Page} page */
export function keep(page) {
  taken = taken.filter((one) => one.page !== page)
  made = made.filter((context) => context !== page.context())
}

/** the test that ends now failed */
let failed = false
/**
 * A suite of uvu's, which tells its hooks nothing of how a test ended.
 * @param {uvu.Test} tests
 */
function windowed(tests) {
  /** @param {string} name @param {() => void | Promise<void>} work */
  const told = (name, work) =>
    tests(name, async () => {
      /** @type {NodeJS.Timeout | undefined} */
      let timer
      const late = new Promise((_, no) => {
        if (!DEEP) timer = setTimeout(no, TEST, new Error(`it took more than ${TEST / 1000} s`))
      })
      try {
        await Promise.race([work(), late])
      } catch (error) {
        failed = true
        throw error
      } finally {
        clearTimeout(timer)
      }
    })
  tests.after.each(free)
  // uvu runs no test after a hook that throws, and says nothing of it
  const first = (/** @type {() => void | Promise<void>} */ work) =>
    tests.before(async () => {
      try {
        await work()
      } catch (error) {
        console.log(`\n   before the tests: ${/** @type {Error} */ (error).stack}`)
        throw error
      }
    })
  return Object.assign(told, tests, { before: Object.assign(first, tests.before) })
}

/** After each test: all its windows are free. Never throws: a hook that does ends its file, and the tests after it are not run. */
async function free() {
  for (const { page } of taken) await done(page)
  if (failed) {
    idle = idle.filter(({ page }) => !made.includes(page.context()))
    for (const context of made) await inTime(context.close())
  }
  made = []
  failed = false
}
/** uvu's own, for tests that have windows */
export const test = windowed(uvu.test)
/** @param {string} name */
export const suite = (name) => windowed(uvu.suite(name))

/** The page draws so many times; `evaluate` by itself waits for ever where a page draws no more. @param {Page} page */
export async function frames(page, n = 2) {
  const drawn = page.evaluate(async (n) => {
    for (let i = 0; i < n; i++) await new Promise(requestAnimationFrame)
  }, n)
  if (!(await inTime(drawn, PATIENCE))) throw new Error('the page does not draw')
}

/** It draws until nothing in it has another size or place than a frame ago, three times. @param {Page} page @param {string} [within] a part of it */
export const settled = (page, within = 'html') =>
  page.evaluate(async (within) => {
    const frame = () => new Promise(requestAnimationFrame)
    /** @param {Element | ShadowRoot} root @returns {string} */
    const places = (root) =>
      [...root.querySelectorAll('*')]
        .map((e) => {
          const { x, y, width, height } = e.getBoundingClientRect()
          return `${[x, y, width, height, e.scrollHeight]}${e.shadowRoot ? places(e.shadowRoot) : ''}`
        })
        .join(';')
    await frame()
    for (let same = 0, was = ''; same < 3; await frame()) {
      const now = places(/** @type {Element} */ (document.querySelector(within)))
      same = now === was ? same + 1 : 0
      was = now
    }
  }, within)

/** What one window told others until now has come to this one: storage tells in order. @param {Page} from @param {Page} to */
export async function heard(from, to) {
  await to.evaluate(() => {
    const own = /** @type {any} */ (window)
    own.told = false
    addEventListener('storage', ({ key }) => (own.told ||= key === 'told'))
  })
  await from.evaluate(() => {
    localStorage.setItem('told', '')
    localStorage.removeItem('told')
  })
  await to.waitForFunction(() => /** @type {any} */ (window).told)
}

/**
 * What motion.js moves in all figures, held where it begins.
 * @typedef {object} Moving
 * @property {string} host the element's name
 * @property {string} key its data-key, or its class
 * @property {string} kind its class
 * @property {string | null} node its data-node
 * @property {string | null} level its aria-level
 * @property {string} says its text
 * @property {number} delay ms
 * @property {number} duration ms
 * @property {ComputedKeyframe[]} frames
 * @property {boolean} stick of a heap, in part `part` of a sum
 * @property {string | undefined} part
 */
/** within: elements of this name alone; end: all of it arrives @typedef {{ within?: string, end?: boolean }} What */

/** as many frames as a minute has, for what never moves */
const FRAMES = 3600

/** Runs in the page. @param {What & { most: number }} what most: frames until something moves; 0: two, for what must not */
async function look({ within = '*', end = false, most }) {
  const frame = () => new Promise(requestAnimationFrame)
  /** @param {Document | ShadowRoot} root @returns {Element[]} */
  const all = (root) =>
    [...root.querySelectorAll('*')].flatMap((e) => (e.shadowRoot ? [e, ...all(e.shadowRoot)] : []))
  const ours = () =>
    all(document)
      .filter((host) => host.matches(within))
      .flatMap((host) => (host.shadowRoot?.getAnimations() ?? []).map((one) => ({ host, one })))
      .filter(({ one }) => one.constructor === Animation && one.timeline === document.timeline)
  /* it begins in the frame that shows it, and all of it in one */
  for (let i = 0; i < 2; i++) await frame()
  for (let i = 0, was = 0; i < most; i++) {
    const { length } = ours()
    if (length && length === was) break
    was = length
    await frame()
  }
  const found = ours()
  if (end) for (const { one } of found) one.finish()
  return found.map(({ host, one: { effect } }) => {
    const thing = /** @type {HTMLElement} */ (/** @type {KeyframeEffect} */ (effect).target)
    const { delay = 0, duration = 0 } = effect?.getTiming() ?? {}
    const kind = thing.getAttribute('class')?.trim() ?? ''
    return {
      host: host.localName,
      key: thing.dataset.key ?? kind,
      kind,
      node: thing.getAttribute('data-node'),
      level: thing.getAttribute('aria-level'),
      says: thing.textContent?.trim() ?? '',
      delay,
      duration: Number(duration),
      frames: /** @type {KeyframeEffect} */ (effect).getKeyframes(),
      stick: thing.matches('.stick'),
      part: /** @type {HTMLElement | null} */ (thing.closest('[data-part]'))?.dataset.part,
    }
  })
}

/** What moves, as soon as something does. @param {Page} page @param {What} [what] @returns {Promise<Moving[]>} none, where it never does */
export const running = (page, what) => page.evaluate(look, { ...what, most: FRAMES })

/** What moves where nothing may: in the frames in which it would begin. @param {Page} page @param {What} [what] @returns {Promise<Moving[]>} */
export async function still(page, what) {
  await page.waitForFunction(drawn)
  return page.evaluate(look, { ...what, most: 0 })
}

/** What moves has arrived. @param {Page} page @param {What} [what] */
export async function finish(page, what) {
  const { length } = await running(page, { ...what, end: true })
  if (!length) throw new Error('nothing moves that could arrive')
  await frames(page) // what waits for that hears of it
}

/** Presses a button of a game that may be in its menu. @param {Page} page @param {string} name @param {import('playwright-core').Locator} [play] */
export async function pressed(page, name, play = page.locator('cgt-play').first()) {
  const button = play.getByRole('button', { name, exact: true })
  if (!(await button.count())) await play.locator('.tools > [aria-expanded=false]').click()
  await button.click()
}
/** Chooses a setting of a game, which a sentence opens. @param {Page} page @param {string} name */
export async function chosen(page, name) {
  if (!(await page.locator('.settings .panel').count())) await page.locator('.sentence').click()
  await page.getByRole('radio', { name, exact: true }).check()
  await page.keyboard.press('Escape')
}

/**
 * What axe finds against a page. It is brought there once, runs once, and keeps no record of what is in order.
 * @param {Page} page
 * @param {{ include?: string, without?: string[] }} [what] include: that part alone; without: these rules
 * @returns {Promise<string[]>}
 */
export async function axe(page, { include, without = [] } = {}) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source)
  return page.evaluate(
    async ({ include, without }) => {
      /** @type {typeof import('axe-core')} */
      const axe = /** @type {any} */ (window).axe
      const { violations } = await axe.run(include ? { include: [[include]] } : document, {
        preload: false,
        resultTypes: ['violations'],
        rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
      })
      return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join('; ')}`)
    },
    { include, without },
  )
}

/**
 * The box of what a selector names first, which must lie in the window.
 * @param {Page} page @param {string} css @param {string} where said if it does not
 */
export async function inWindow(page, css, where) {
  const box = await page.locator(css).first().boundingBox()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  if (!box || box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height)
    throw new Error(`${where} ${css} is not in the window: ${JSON.stringify(box)}`)
  return box
}

/** Once, in `test.after`. */
export async function close() {
  await inTime(browser.close())
  fs.rmSync(folder, { recursive: true, force: true })
}

/** Every slide of a deck has been shown, which gives its figures their size; then the first is shown again. @param {Page} page */
export const leafed = (page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    const slides = [...document.querySelectorAll('svg[data-marpit-svg]')]
    for (const i of [...slides.keys(), 0]) {
      location.hash = `#${i + 1}`
      while (!slides[i].classList.contains('bespoke-marp-active')) await frame()
      // what grew has its room in the next one
      await frame()
    }
  })
