/**
 * browser.mjs -- a real Chromium for tests: pages made of a few lines of HTML around dist/palitos.js, opened from
 * file:// with the network off. What a page says on its console as an error, throws, or asks a server for is kept.
 */
import { AxeBuilder } from '@axe-core/playwright'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { pathToFileURL } from 'node:url'
import { launch } from '../../tools/lib/browser.mjs'
import { FONTS, scriptsOf } from '../../tools/parts.mjs'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ page: Page, troubles: string[] }} Opened troubles: console errors, exceptions, requests to a server */

const dist = new URL('../../dist/', import.meta.url)
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palitos-test-'))
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
 * @param {import('playwright-core').BrowserContextOptions & { lang?: string, root?: string }} [options] root: attributes of
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

/** All that came with the page is drawn, in its letters. @param {Page} page */
async function shown(page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('*')].every((e) => e.shadowRoot?.childElementCount !== 0),
  )
  await page.evaluate(() => document.fonts.ready)
}

/** @param {string} address @param {import('playwright-core').BrowserContextOptions} [options] @param {() => void} [before] runs in the page, before its own scripts @returns {Promise<Opened>} */
export async function visit(address, options = {}, before = () => {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    reducedMotion: 'reduce',
    offline: true,
    ...options,
  })
  context.setDefaultTimeout(120_000) // for what never comes: a busy machine is slow
  const page = await context.newPage()
  /** @type {string[]} */
  const troubles = []
  page.on('console', (line) => line.type() === 'error' && troubles.push(line.text()))
  page.on('pageerror', (error) => troubles.push(String(error)))
  page.on('request', (request) => {
    if (!/^(file|data|blob):/.test(request.url())) troubles.push(`request: ${request.url()}`)
  })
  await page.addInitScript(watch)
  await page.addInitScript(before)
  await page.goto(address)
  await shown(page)
  return { page, troubles }
}

/**
 * Another page in the window of one that is done with: a new window costs more than most pages do.
 * @param {Opened} opened @param {string} address @param {{ width: number, height: number }} viewport
 * @returns {Promise<Opened>}
 */
export async function again({ page, troubles }, address, viewport) {
  await page.goto('about:blank') // else an address that differs in its fragment alone loads nothing
  await page.setViewportSize(viewport)
  troubles.length = 0
  await page.goto(address)
  await shown(page)
  return { page, troubles }
}

/**
 * What axe finds against a page. It runs once, in the page, and keeps no record of what is in order: that takes a
 * quarter of the time of its other way, which is for frames of other origins.
 * @param {Page} page
 * @param {{ include?: string, without?: string[] }} [what] include: that part alone; without: these rules
 * @returns {Promise<string[]>}
 */
export async function axe(page, { include, without = [] } = {}) {
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]))
  const builder = new AxeBuilder({ page })
    .options({ preload: false, resultTypes: ['violations'], rules })
    .setLegacyMode()
  if (include) builder.include(include)
  const { violations } = await builder.analyze()
  return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join('; ')}`)
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
  await browser.close()
  fs.rmSync(folder, { recursive: true, force: true })
}
