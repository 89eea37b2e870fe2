/**
 * site.mjs -- pages of the site as a reader opens them: by double click, with the network off. A page is loaded once in a
 * window of some size, and all that needs no more than a loaded page is looked at there: first what nobody has touched.
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as assert from 'uvu/assert'
import { DEEP } from '../deep.mjs'
import { axe, visit, test } from './browser.mjs'
import { tellsNothing } from './secrets.mjs'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ width: number, height: number }} Size */

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
/** @param {string} name of a page in dist */
export const textOf = (name) => fs.readFileSync(path.join(dist, name), 'utf8')

/** @param {string} folder of dist @returns {string[]} names in dist */
export const pagesIn = (folder) =>
  fs
    .readdirSync(path.join(dist, folder))
    .filter((name) => name.endsWith('.html'))
    .map((name) => path.join(folder, name))
/** @param {string} name of a page in dist */
export const addressOf = (name) => pathToFileURL(path.join(dist, name)).href
/** @param {string} name of a page in dist */
export const isChapter = (name) => /^\d/.test(path.basename(name))
/** Chapters and games: they open with their board. @param {string} name of a page in dist */
export const opensWithBoard = (name) => isChapter(name) || path.basename(name).startsWith('game-')

export const SCREEN = { width: 1280, height: 720 }
export const PHONE = { width: 390, height: 844 }
export const SMALL = { width: 320, height: 640 }
/** of a first screen's height, for the first figure: its board and its buttons */
const ROOM = 400
/** the widest that text and figures of a chapter are, and where its sources begin to stand beside the text */
const [TEXT, FIGURE, BESIDE] = [680, 960, 1280]

/** Pages with which each kind of page and each element is seen once: always the one that has most of what is missing. @param {string[]} pages @returns {string[]} */
export function fewOf(pages) {
  const has = new Map(
    pages.map((name) => [name, new Set(textOf(name).match(/data-kind="\w+"|<cgt-[a-z-]+/g))]),
  )
  const missing = new Set([...has.values()].flatMap((all) => [...all]))
  /** @type {string[]} */
  const few = []
  while (missing.size) {
    const news = (/** @type {string} */ name) =>
      [...(has.get(name) ?? [])].filter((one) => missing.has(one)).length
    const next = pages.reduce((best, name) => (news(name) > news(best) ? name : best))
    for (const one of has.get(next) ?? []) missing.delete(one)
    few.push(next)
  }
  return few
}

/** Runs in the page: which elements are not drawn, and what is said of those that could not be. */
function drawn() {
  const all = [...document.querySelectorAll('*')]
  return {
    undrawn: all
      .filter((e) => e.localName.startsWith('cgt-') && !e.shadowRoot?.childElementCount)
      .map((e) => e.outerHTML.slice(0, 80)),
    refused: all
      .flatMap((e) => [...(e.shadowRoot?.querySelectorAll('.problem') ?? [])])
      .map((e) => e.textContent),
  }
}

/** Runs in the page: what stands before the first figure, where that begins, and where its board and its button end. */
function first() {
  const main = /** @type {Element} */ (document.querySelector('main'))
  const figure = /** @type {Element} */ (main.querySelector('figure'))
  const element = [...figure.querySelectorAll('*')].find((e) => e.shadowRoot)
  const root = /** @type {ShadowRoot} */ (element?.shadowRoot)
  const parts = ['.board, .drawing, .tree', '.actions .primary, [data-step=play]'].map((css) =>
    root.querySelector(css)?.getBoundingClientRect(),
  )
  return {
    before: [...main.children].slice(0, [...main.children].indexOf(figure)).map((e) => e.localName),
    top: element?.getBoundingClientRect().top ?? NaN,
    /* a contest's judge has a form, and no board */
    ends: element?.localName === 'cgt-judge' ? [] : parts.map((box) => Math.ceil(box?.bottom ?? Infinity)), // prettier-ignore
  }
}

/** Runs in the page: the boxes of a chapter's text and figures, and of what stands in its margin. */
function measure() {
  const box = (/** @type {Element | null} */ e) => e?.getBoundingClientRect().toJSON()
  const main = /** @type {HTMLElement} */ (document.querySelector('main'))
  const boxes = (/** @type {string} */ css) => [...main.querySelectorAll(css)].map(box)
  return {
    text: boxes(':is(main, .ending) > :is(p, ul, ol):not(.lede, .lede + h2 + p)'),
    figures: boxes(':scope > figure:not(:has(> cgt-tree[code]))'),
    stages: main.querySelectorAll(':scope > .stage').length,
    aside: box(main.querySelector('.ending > aside')),
    remember: box(main.querySelector('.ending > h2')),
    last: boxes('.ending > :not(aside)').at(-1),
  }
}

/** A page opens with its heading, one line, and the whole first board with its button. @param {Page} page @param {string} name @param {Size} size */
async function opens(page, name, { width, height }) {
  const { before, top, ends } = await page.evaluate(first)
  assert.equal(before, ['h1', 'p'])
  assert.ok(height - top >= ROOM, `${height - top} px are left for the first figure`)
  /* three games side by side stand one below the other on a phone: their button is in view */
  if (name.includes('7-sums') && width < 400) ends.shift()
  for (const end of ends) assert.ok(end <= height, `it ends at ${ends.join(' and ')} of ${height}`)
}

/** A chapter keeps its widths, has one figure on a ground from edge to edge, and its sources beside the text or after it. @param {Page} page @param {number} width */
async function keepsWidths(page, width) {
  const { text, figures, stages, aside, remember, last } = await page.evaluate(measure)
  assert.is(stages, 1, 'figures from edge to edge')
  assert.ok(text.length > 0 && figures.length > 0)
  for (const one of text) assert.ok(one.width <= TEXT, `text of ${one.width} px`)
  for (const one of figures) assert.ok(one.width <= FIGURE, `a figure of ${one.width} px`)
  if (width < BESIDE) return assert.ok(aside.top >= last.bottom, 'sources after the text')
  assert.ok(aside.left >= remember.left + TEXT, 'sources beside the text')
  assert.ok(Math.abs(aside.top - remember.top) < 80, 'sources where the last sections begin')
}

/** A figure that has another width is drawn anew in a frame after that. @param {Page} page @param {string} as */
async function fits(page, as) {
  const [wide, room] = await page.evaluate(async () => {
    const sizes = () => [document.documentElement.scrollWidth, innerWidth]
    for (let i = 0; i < 2 || (i < 60 && sizes()[0] > sizes()[1]); i++)
      await new Promise(requestAnimationFrame)
    return sizes()
  })
  assert.ok(wide <= room, `${as}: ${wide} px wide`)
}

/** @param {Page} page */
async function projected(page) {
  for (const as of ['for a projector', 'no longer for a projector']) {
    await page.evaluate(() =>
      /** @type {HTMLElement | null} */ (document.querySelector('[data-projector]'))?.click(),
    )
    await fits(page, as)
  }
}

/** Every value is told, every step gone through: whatever is drawn then, its numbers are numbers. @param {Page} page */
const tellAll = (page) =>
  page.evaluate(() => {
    for (const e of document.querySelectorAll('*'))
      if (e.localName.startsWith('cgt-'))
        for (const values of ['off', 'grundy']) {
          e.setAttribute('values', values)
          for (const at of ['1', '5', '1e9'])
            if (e.getAttribute('at') !== at) e.setAttribute('at', at)
        }
  })

/**
 * One test a page, each in a window of that size.
 * @param {string[]} pages @param {Size} size
 * @param {{ sizes?: Size[], themes?: (name: string) => string[] }} [more] sizes: in which nothing is too wide either; themes: in
 * which axe looks at a page
 */
export function testPages(pages, size, { sizes = [], themes = () => [] } = {}) {
  const phone = size.width === PHONE.width
  const whole = size.width === SCREEN.width
  for (const [at, name] of pages.entries())
    test(`${name}, ${size.width} px wide`, async () => {
      const { page, troubles } = await visit(addressOf(name), { viewport: size })
      const { undrawn, refused } = await page.evaluate(drawn)
      assert.equal(undrawn, [], 'every element is drawn')
      if (!name.includes('embed')) assert.equal(refused, [], 'nothing on the page is refused')
      if (/data-(fact|after)/.test(textOf(name))) await tellsNothing(page)
      if (opensWithBoard(name) && (phone || whole)) await opens(page, name, size)
      if (isChapter(name)) await keepsWidths(page, size.width)
      await fits(page, 'as it comes')
      if (phone) await projected(page)
      for (const other of phone ? [...sizes, SMALL] : sizes) {
        await page.setViewportSize(other)
        await fits(page, `in ${other.width} px`)
        if (opensWithBoard(name) && other === PHONE) await opens(page, name, other)
        if (isChapter(name) && at % 3 === 0 && other === PHONE) await projected(page)
      }
      assert.equal(troubles, [])
      if (sizes.length) await page.setViewportSize(size)
      for (const theme of themes(name)) {
        await page.evaluate((theme) => {
          document.documentElement.dataset.theme = theme
        }, theme)
        assert.equal(await axe(page), [], theme)
      }
      if (whole) await tellAll(page)
      assert.equal(troubles, [])
    })
}

/** Pages at all widths, and axe in both themes. @param {string[]} pages */
function testWhole(pages) {
  testPages(pages, SCREEN, { themes: () => ['light', 'dark'] })
  testPages(pages, PHONE)
  for (const width of [1440, 1000]) testPages(pages.filter(isChapter), { width, height: 800 })
}
/** As the gate does it; in the deep run at all widths. @param {string[]} pages @param {string[]} [few] that axe looks at */
export function testSite(pages, few = []) {
  const themes = (/** @type {string} */ name) => (few.includes(name) ? ['light'] : [])
  if (DEEP) testWhole(pages)
  else testPages(pages, SCREEN, { sizes: [PHONE, SMALL], themes })
}
/** Those of the Spanish pages, the home and embed.html; axe looks at a few, which have each kind of page and element. @param {(name: string) => boolean} which */
export function testSpanish(which) {
  const pages = [...pagesIn('.'), ...pagesIn('es')]
  testSite(pages.filter(which), fewOf(pages))
}
