/**
 * miniatures.mjs -- makes the small drawings of chapters, games and tools, in build/miniatures.json. Each is a figure as pages have it,
 * before and after a step: of a game the position and the engine's move from there. Chromium draws both; what is drawn becomes plain
 * SVG in the colours of tokens.css. What the step takes goes, what it brings comes, and a thing that both drawings call by the same name
 * (data-key, as in web/core/motion.js) slides; the style sheet plays that while the card is pointed at, without a script.
 */
import * as fs from 'node:fs'
import { loadEngineSync } from '../web/engine/node-engine.js'
import { browsing } from './lib/browser.mjs'
import { at, write } from './lib/run.mjs'
import { step } from './lib/steps.mjs'
import { FONTS, WHOLE } from './parts.mjs'
import { tags } from './site/html.mjs'
import { readPages } from './site/pages.mjs'

/** @typedef {import('../web/engine/node-engine.js').ContestEngine} Engine */
/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {Record<string, string | number>} Attributes */
/** A figure before and after a step, as HTML. @typedef {[before: string, after: string]} Pair */
/** @typedef {{ game: string, rules?: string, start: string }} Start */
/**
 * What a figure draws at one place, in pixels of the window.
 * @typedef {object} Shape
 * @property {string} svg the shape itself
 * @property {string} look what it shares with its neighbours: attributes of a group
 * @property {string} kind what of it stays the same when it slides
 * @property {string | null} [key] data-key of the thing that it belongs to
 * @property {string | null} [from] data-from: the thing from which it comes
 * @property {number} letters height of its letters; 0 if it is no text
 * @property {number} x @property {number} y @property {number} w @property {number} h
 */

export const MINIATURES = at('build', 'miniatures.json')
const SCRIPTS = [WHOLE, FONTS].map((name) => at('dist', name))

/** width of a figure, so that its things are large on a card; room of a card and around its drawing, height of the least letters */
const [WIDTH, CARD, AROUND, LEAST] = [420, { w: 138, h: 88 }, 6, 5]
/** parts of figures that cards leave out: names, what can be touched, what tells of the last move besides the board */
const WITHOUT = `:is(defs, th, thead, .floor, .coordinate, .no, .plate, .part-name, .points, .legend, .limit, .sr,
  .dot, .moves, .pair, .keep, .corners, .took, .was, .goes, .amount, .brackets, .period, .callout, .interval, .change)
  { display: none !important }`

/* ---- what is drawn ---- */

/** @param {string} name @param {Attributes} attributes */
const element = (name, attributes) =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('')}></${name}>`
/** @param {string} name @param {Attributes} attributes @param {Attributes} before @param {Attributes} after @returns {Pair} */
const steps = (name, attributes, before, after) => [
  element(name, { ...attributes, ...before }),
  element(name, { ...attributes, ...after }),
]
/**
 * The best move of a position; null if it has none.
 * @param {Engine} engine @param {Start} start
 * @param {{ plies?: number, values?: string }} [how] plies: moves that are played before @returns {Pair | null}
 */
export function moved(
  engine,
  { game: name, rules = '', start },
  { plies = 0, values = 'off' } = {},
) {
  const game = engine.game(name, { rules })
  let from = game.parse(start)
  const best = () => game.solve(from).move ?? game.nextMove(from, 0, 0)
  for (let move = best(); plies-- > 0 && move && !game.end(move.to); move = best()) from = move.to
  const moves = best()?.text
  const play = { game: name, rules, start: from.text, opponent: 'person', values }
  game.close()
  return moves ? steps('cgt-play', { ...play, moves }, { at: 0 }, { at: 1 }) : null
}
const same = (/** @type {string} */ html) => /** @type {Pair} */ ([html, html])
/** A figure under a line of text. @param {string} words @param {Pair | null} pair @returns {Pair | null} */
const under = (words, pair) => pair && [text(words) + pair[0], text(words) + pair[1]]
const text = (/** @type {string} */ words) =>
  `<p style="margin: 0 0 1em; text-align: center; font: 40px var(--cgt-mono); color: var(--cgt-ink)">${words}</p>`

/** pages whose figure begins with too large or too empty a position: another start, or moves to play first */
const SHOWN = /** @type {Record<string, { start?: string, plies?: number }>} */ ({
  'game-cake': { start: '3 4 1 2' },
  'game-tictactoe': { plies: 4 },
  'game-game31': { plies: 5 },
  'game-multiplication': { plies: 2 },
  'game-half': { plies: 1 },
  'game-nim': { start: '3 6 4' },
  'game-misere': { start: '2 4 3' },
  'game-snim': { plies: 1 },
  'game-wythoff': { start: '7 4' },
})
const strip = (/** @type {string} */ rules, values = 'outcome') =>
  steps('cgt-strip', { game: 'subtraction', rules, values }, { to: 5, at: 5 }, { to: 6, at: 6 })
const search = (/** @type {string} */ kind) =>
  same(element('cgt-tree', { leaves: '3 5 2 9', search: kind, at: 'end' }))

/** page -> what it shows, where that is not the first game of its text @type {Record<string, (engine: Engine) => Pair | null>} */
const OTHERS = {
  '1-states': () => strip('1 2 3'),
  '2-graph': () => same(element('cgt-graph', { edges: '2>1 3>1 4>2 4>3 5>4', at: 'end' })),
  '3-nim': () => steps('cgt-xor', { heaps: '7 5' }, { at: 1 }, { at: 4 }),
  '4-misere': (engine) => moved(engine, { game: 'staircase', start: '1 3 2 4' }),
  '5-grundy': () => strip('1 2 3', 'grundy'),
  '6-maze': (engine) => moved(engine, { game: 'maze', rules: '..#../#...#/..#..', start: 'e3' }, { values: 'grundy' }), // prettier-ignore
  '7-sums': (engine) => moved(engine, { game: 'sum', rules: 'nim + coins', start: '4 + 3' }),
  '8-minimax': () => search('minimax'),
  '9-alphabeta': () => search('alphabeta'),
  '10-shortcuts': () => strip('1 3 4'),
  '11-contest'(engine) {
    const input = '20 3 1 3 8'
    const { output } = engine.judge('uva-10404', input + '\n')
    return same(text(input) + text(`<b>${output.trim()}</b>`))
  },
  sums: (engine) => moved(engine, { game: 'sum', rules: 'nim + divisor', start: '4 + 6' }),
  trees: () => search('alphabeta'),
  atlas: (engine) => moved(engine, { game: 'tictactoe', rules: '3', start: 'xox/.o./x..' }),
}

/** What a page's card shows; null if the page has no card. @param {import('./site/pages.mjs').Page} page @param {Engine} engine */
function shownOf({ kind, name, text }, engine) {
  if (Object.hasOwn(OTHERS, name)) return OTHERS[name](engine)
  if (!/^(chapter|game)$/.test(kind) && name !== 'own-game') return null
  const tag = tags(text).find(({ name }) => /^cgt-(play|lab)$/.test(name))
  if (!tag) return null
  const of = (/** @type {string} */ key) => tag.attributes[key]?.value ?? ''
  const { plies, start = of('start') } = SHOWN[name] ?? {}
  const pair = moved(engine, { game: of('game'), rules: of('rules'), start }, { plies })
  return kind !== 'game' && of('game') === 'rule' ? under(of('rules'), pair) : pair
}

/* ---- how it is drawn ---- */

/** Makes each colour of tokens.css a number: what a thing is painted with then tells the name of its colour. Runs in the page. */
function numbered() {
  const names = [...document.adoptedStyleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .flatMap((rule) => (rule instanceof CSSStyleRule ? [...rule.style] : []))
    .filter((name) => name.startsWith('--cgt-'))
  const { style } = document.documentElement
  const all = getComputedStyle(document.documentElement)
  const colors = [...new Set(names)].filter((name) => CSS.supports('color', all.getPropertyValue(name))) // prettier-ignore
  colors.forEach((name, n) => style.setProperty(name, `rgb(${n} 0 1)`))
  return colors
}

/**
 * Draws figures, and tells what is seen of each. Runs in the page.
 * @param {{ figures: string[], width: number, without: string, names: string[] }} all figures: as HTML @returns {Shape[][]}
 */
function shapesOf({ figures, width, without, names }) {
  const hidden = new CSSStyleSheet()
  hidden.replaceSync(without)
  const round = (/** @type {number} */ x, digits = 1) => Number(x.toFixed(digits))
  /** '' for none; a mixture of colours is pale: the ground @param {string} color */
  const paint = (color) => {
    const [, n] = /^rgb\((\d+), 0, 1\)$/.exec(color) ?? []
    if (n) return `var(${names[Number(n)]})`
    return /none|, 0\)/.test(color) ? '' : 'var(--cgt-bg)'
  }
  /** @param {string} fill @param {string} stroke @param {number} line its width @param {CSSStyleDeclaration} [style] */
  const painted = (fill, stroke, line, style) => ({
    fill: paint(fill) || 'none',
    ...(line && paint(stroke) && { stroke: paint(stroke), 'stroke-width': round(line) }),
    'stroke-dasharray': style?.strokeDasharray.replace(/none|px|,/g, '') ?? '',
    'stroke-linecap': style?.strokeLinecap.replace('butt', '') ?? '',
    'stroke-linejoin': style?.strokeLinejoin.replace('miter', '') ?? '',
  })
  /** @param {Attributes} all */
  const attributes = (all) =>
    Object.entries(all)
      .map(([key, value]) => (value === '' ? '' : ` ${key}="${value}"`))
      .join('')
  /** @type {Shape[]} */
  let shapes = []
  /**
   * @param {Element} thing @param {DOMRect} box @param {string} name @param {Attributes} look @param {Attributes} place
   * @param {{ words?: string, transform?: string, begins?: string }} [more] begins: where its outline does
   */
  const add = (thing, box, name, look, place, { words = '', transform = '', begins } = {}) => {
    const named = thing.closest('[data-key]')
    const [key, from] = ['data-key', 'data-from'].map((name) => named?.getAttribute(name))
    const { x, y, width: w, height: h } = box
    const safe = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    if (look.fill !== 'none' || look.stroke)
      shapes.push({
        ...{ x, y, w, h, key, from, look: attributes({ transform, ...look }) },
        svg: `<${name}${attributes(place)}${safe ? `>${safe}</${name}>` : '/>'}`,
        kind: [name, round(w), round(h), words, begins, attributes(look)].join(),
        letters: words ? Number(look['font-size']) : 0,
      })
  }
  /** An SVG shape, in its own units. @param {SVGGeometryElement} thing @param {CSSStyleDeclaration} style @param {DOMMatrix} matrix */
  const addShape = (thing, style, { a, b, c, d, e, f }) => {
    const look = painted(style.fill, style.stroke, parseFloat(style.strokeWidth), style)
    const { x, y, width, height } = thing.getBoundingClientRect()
    const half = (Number(look['stroke-width'] ?? 0) * a) / 2
    const box = new DOMRect(x - half, y - half, width + 2 * half, height + 2 * half)
    const place = ['x', 'y', 'width', 'height', 'rx', 'cx', 'cy', 'r', 'points', 'd'].map(
      (name) => [name, (thing.getAttribute(name) ?? '').replace(/(\.\d)\d+/g, '$1')],
    )
    const { d: path = '', ...rest } = Object.fromEntries(place)
    const [first, corner] = [thing.getPointAtLength(0), thing.getBBox()]
    const more = {
      transform: `matrix(${[a, b, c, d, e, f].map((n) => round(n, 3))})`,
      begins: [round(first.x - corner.x), round(first.y - corner.y)].join(),
    }
    /* the squares of a board are one path: each goes or stays by itself */
    for (const d of path.match(/M[^M]+/g) ?? [''])
      add(thing, box, thing.localName, look, { ...rest, d }, more)
  }
  /** The ground and the border of an HTML element. @param {Element} thing @param {CSSStyleDeclaration} style */
  const addBox = (thing, style) => {
    const box = thing.getBoundingClientRect()
    /* a line on one side parts rows, which a card need not show */
    const line = Math.min(parseFloat(style.borderTopWidth), parseFloat(style.borderLeftWidth))
    const [w, h] = [box.width - line, box.height - line]
    const corner = style.borderTopLeftRadius
    const rx = Math.min(w / 2, h / 2, parseFloat(corner) * (/%/.test(corner) ? w : 1))
    const place = { x: box.x + line / 2, y: box.y + line / 2, width: w, height: h, rx }
    const short = Object.entries(place).map(([name, n]) => [name, round(n)])
    const look = painted(style.backgroundColor, style.borderTopColor, line)
    if (w > 0) add(thing, box, 'rect', look, Object.fromEntries(short))
  }
  /** @param {Text} words @param {Element} thing around them @param {CSSStyleDeclaration} style @param {DOMMatrix | null} matrix */
  const addWords = (words, thing, style, matrix) => {
    const range = document.createRange()
    range.selectNodeContents(words)
    const box = range.getBoundingClientRect()
    const look = {
      fill: paint(matrix ? style.fill : style.color),
      'font-size': round(parseFloat(style.fontSize) * (matrix?.a ?? 1)),
      'font-weight': style.fontWeight.replace('400', ''),
      class: style.fontFamily.includes('Mono') ? 'm' : '',
    }
    const place = { x: round(box.x + box.width / 2), y: round(box.y + box.height / 2) }
    if (box.width) add(thing, box, 'text', look, place, { words: words.data.trim() })
  }
  /** @param {Element} thing */
  const walk = (thing) => {
    const style = getComputedStyle(thing)
    if (style.display === 'none' || style.visibility === 'hidden' || style.opacity === '0') return
    const matrix = thing instanceof SVGGraphicsElement ? thing.getScreenCTM() : null
    if (thing instanceof SVGGeometryElement && matrix) addShape(thing, style, matrix)
    else if (!matrix) addBox(thing, style)
    for (const inside of (thing.shadowRoot?.querySelector('[part~=board]') ?? thing).childNodes) {
      if (inside instanceof Element) walk(inside)
      else if (inside instanceof Text && inside.data.trim()) addWords(inside, thing, style, matrix)
    }
  }
  return figures.map((html) => {
    document.body.innerHTML = `<div style="width: ${width}px">${html}</div>`
    const things = [...document.body.children[0].children]
    for (const { shadowRoot } of things) shadowRoot?.adoptedStyleSheets.push(hidden)
    shapes = []
    things.forEach(walk)
    return shapes
  })
}

/** A shape, what the step does to it ('' if it stays), and what it becomes. @typedef {{ way: string, shape: Shape, now?: Shape }} Part */

/** The parts of two drawings, from the back to the front. @param {Shape[]} before @param {Shape[]} after */
function compared(before, after) {
  const come = new Set(after)
  /** @type {Part[]} */
  const parts = before.map((shape) => ({ way: 'go', shape }))
  /** Finds for shapes what they become. @param {(a: Shape, b: Shape) => boolean} like @param {(a: Shape, b: Shape) => string} way */
  const pair = (like, way) => {
    for (const part of parts) {
      const now = part.now ? undefined : [...come].find((one) => like(part.shape, one))
      if (!now) continue
      come.delete(now)
      Object.assign(part, { way: way(part.shape, now), now })
    }
  }
  pair(
    (a, b) => a.svg === b.svg && a.look === b.look,
    () => '',
  )
  pair(
    (a, b) => !!a.key && (a.key === b.key || a.key === b.from) && a.kind === b.kind,
    (a, b) => `slide" style="--x:${Math.round(b.x - a.x)}px;--y:${Math.round(b.y - a.y)}px`,
  )
  let place = 0
  for (const shape of after) {
    const under = parts.findIndex(({ now }) => now === shape)
    if (under < 0) parts.splice(place, 0, { way: 'come', shape })
    place = under < 0 ? place + 1 : under + 1
  }
  return parts
}

/** The parts as SVG. @param {Part[]} parts */
function picture(parts) {
  const reach = (/** @type {Part[]} */ some) => {
    const all = some.map(({ shape }) => shape)
    const [x, y] = [Math.min(...all.map(({ x }) => x)), Math.min(...all.map(({ y }) => y))]
    const w = Math.max(...all.map((one) => one.x + one.w)) - x
    return { x, y, w, h: Math.max(...all.map((one) => one.y + one.h)) - y }
  }
  const whole = reach(parts)
  const scale = Math.min(CARD.w / whole.w, CARD.h / whole.h)
  const seen = parts.filter(({ shape: { letters } }) => !letters || letters * scale > LEAST)
  const { x, y, w, h } = reach(seen)
  let body = ''
  seen.forEach(({ way, shape: { look, svg } }, i) => {
    const [last, next] = [seen[i - 1], seen[i + 1]]
    if (last?.way !== way) body += way && `<g class="${way}">`
    if (last?.way !== way || last.shape.look !== look) body += `<g${look}>`
    body += svg
    if (next?.way !== way || next.shape.look !== look) body += '</g>'
    if (next?.way !== way) body += way && '</g>'
  })
  const box = [x - AROUND, y - AROUND, w + 2 * AROUND, h + 2 * AROUND].map(Math.round)
  return `<svg class="mini" viewBox="${box.join(' ')}" aria-hidden="true">${body}</svg>`
}

/** Drawings of figures as SVG. @param {Browser} browser @param {Pair[]} pairs */
export async function draw(browser, pairs) {
  const page = await browser.newPage({ offline: true, reducedMotion: 'reduce' })
  await page.setContent('<!doctype html>')
  for (const script of SCRIPTS) await page.addScriptTag({ path: script })
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())))
  const names = await page.evaluate(numbered)
  const figures = pairs.flat()
  const seen = await page.evaluate(shapesOf, { figures, width: WIDTH, without: WITHOUT, names })
  await page.close()
  return pairs.map((_, i) => picture(compared(seen[2 * i], seen[2 * i + 1])))
}

/** page's path below dist/ -> its drawing. @param {Browser} browser @param {Engine} engine @param {string} root the project's folder */
export async function miniatures(browser, engine, root) {
  const cards = readPages(root).flatMap((page) => {
    const pair = shownOf(page, engine)
    return pair ? [{ out: page.out, pair, key: String(pair) }] : []
  })
  /* most pages show the same in both languages */
  const different = new Map(cards.map(({ key, pair }) => [key, pair]))
  const drawings = await draw(browser, [...different.values()])
  const of = new Map([...different.keys()].map((key, i) => [key, drawings[i]]))
  return Object.fromEntries(cards.map(({ out, key }) => [out, of.get(key) ?? '']))
}

/** Build step: drawings for the home page's cards. */
export const drawMiniatures = () =>
  step('miniatures', {
    reads: ['tools/miniatures.mjs', 'tools/site', 'web/pages', 'dist/palitos.wasm', ...SCRIPTS],
    writes: [MINIATURES],
    async work() {
      const engine = loadEngineSync(fs.readFileSync(at('dist', 'palitos.wasm')))
      const all = await browsing((browser) => miniatures(browser, engine, at()))
      write(MINIATURES, JSON.stringify(all, null, 1))
    },
  })
