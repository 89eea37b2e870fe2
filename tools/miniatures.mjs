/**
 * miniatures.mjs -- makes the small drawings of chapters, games and tools, in build/miniatures.json: each is a position and the engine's
 * move from there. Parts that go, come or slide are marked so; the style sheet plays the move while its card is pointed at, without
 * a script. The engine says what is won or lost in them.
 */
import { layered } from '../web/model/layered.js'
import { loadEngineSync } from '../web/engine/node-engine.js'
import * as fs from 'node:fs'
import { tags } from './site/html.mjs'
import { readPages } from './site/pages.mjs'
import { at, write } from './lib/run.mjs'
import {
  becoming,
  box,
  circle,
  coming,
  going,
  label,
  marked,
  n,
  shape,
  sliding,
  square,
  STICK,
  stick,
  token,
  unsolved,
} from './lib/shapes.mjs'
import { step } from './lib/steps.mjs'

/** @typedef {import('../web/engine/node-engine.js').ContestEngine} Engine */
/** @typedef {import('../web/engine/engine.js').Game} Game */
/** @typedef {import('../web/engine/engine.js').Item} Item */
/** @typedef {import('../web/engine/engine.js').Position} Position */
/** @typedef {import('../web/engine/engine.js').Move} Move */
/** @typedef {import('../web/engine/engine.js').Outcome} Outcome */
/** an SVG's content and its size in user units @typedef {{ body: string, width: number, height: number }} Drawn */
/** A move and the items around it. @typedef {{ game: Game, before: Item[], after: Item[], from: Position, move: Move, to: Position }} Change */
/** @typedef {{ game: string, rules?: string, start: string }} Figure */

export const MINIATURES = at('build', 'miniatures.json')
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
})

/* ---- a move on each board ---- */

/** @param {Change} change @returns {Drawn} */
function heaps({ before, after }) {
  const most = Math.max(...before.map((i) => i.number))
  const pitch = most > 12 ? STICK.pitch * 0.72 : STICK.pitch
  let body = ''
  before.forEach((heap, row) => {
    for (let k = 0; k < heap.number; k++)
      body += stick(k * pitch, row * (STICK.height + STICK.gap), k < after[row].number ? '' : 'go')
  })
  return {
    body,
    width: (most - 1) * pitch + STICK.width,
    height: before.length * (STICK.height + STICK.gap) - STICK.gap,
  }
}

/** A board of squares: its size. @param {Item[]} items @param {number} size */
const extent = (items, size) => ({
  width: (Math.max(...items.map(({ col }) => col)) + 1) * size,
  height: (Math.max(...items.map(({ row }) => row)) + 1) * size,
})

/** Stones of Left and Right, filled and hollow, and dominoes. @param {Change} change @returns {Drawn} */
function squares({ game, before, after, move }) {
  const size = 26
  const middle = (/** @type {Item} */ { row, col }) => [(col + 0.5) * size, (row + 0.5) * size]
  let body = ''
  before.forEach((i, k) => {
    const [x, y] = middle(i)
    const taken = game.name === 'domineering' && i.glyph === '#'
    body += square(i.row, i.col, size, taken ? 'wall' : 'cell')
    const look = /[xt]/.test(i.glyph) ? 'sk' : 'cell ink'
    if (!/[xotf]/.test(i.glyph)) return
    const drawn = circle(x, y, 9, look)
    const to = after.find((j, n) => j.glyph === i.glyph && before[n].glyph !== i.glyph)
    const [tx, ty] = to ? middle(to) : [x, y]
    if (k === move.item) body += sliding(drawn, tx - x, ty - y)
    else body += after[k].glyph === i.glyph ? drawn : going(drawn)
  })
  if (game.name === 'domineering') {
    const laid = before.filter((i, k) => i.glyph !== after[k].glyph).map(middle)
    const [[x, y], [x2, y2]] = laid
    body += coming(box(x - 10, y - 10, x2 - x + 20, y2 - y + 20, 'rung', 4))
  }
  return { body, ...extent(before, size) }
}

/** A heap; later items are its Zeckendorf parts. @param {Change} change @returns {Drawn} */
const zeckendorf = (change) =>
  heaps({ ...change, before: change.before.slice(0, 1), after: change.after.slice(0, 1) })
/** Heaps, without the amounts that may be taken. @param {Change} change @returns {Drawn} */
function takes(change) {
  const [before, after] = [change.before, change.after].map((all) => all.filter((i) => !i.glyph))
  return heaps({ ...change, before, after })
}

/** Cakes with their lines; the parts of the cut cake move apart. @param {Change} change @returns {Drawn} */
function cuts({ before, from, move }) {
  const [unit, apart] = [13, 6]
  const right = from.text.endsWith(':R')
  let body = ''
  let x = 0
  for (const { item, col, row, glyph } of before) {
    const side = right ? row : col
    const each = glyph === '=' ? side / move.choice : move.choice
    const places = item === move.item ? (glyph === '=' ? Array.from({ length: move.choice }, (_, k) => k * each) : [0, each]) : [0] // prettier-ignore
    places.forEach((place, k) => {
      const long = (places[k + 1] ?? side) - place
      const [w, h] = right ? [col, long] : [long, row]
      const [left, top] = right ? [x, place * unit] : [x + place * unit, 0]
      let part = box(left, top, w * unit, h * unit, 'crumb')
      for (let i = 1; i < w; i++)
        part += shape('line', { x1: left + i * unit, y1: top + 3, x2: left + i * unit, y2: top + h * unit - 3, class: 'e' }) // prettier-ignore
      body += k ? sliding(part, right ? 0 : apart * k, right ? apart * k : 0) : part
    })
    x += (col + 1) * unit
  }
  const high = Math.max(...before.map((i) => i.row))
  return { body, width: x - unit + apart, height: high * unit }
}

/** Regions of a map, of which one is painted. @param {Change} change @returns {Drawn} */
function regions({ before, move }) {
  /** @type {number[]} */
  const depth = []
  for (const { item, link } of before) depth[item] = link < 0 ? 0 : depth[link] + 1
  const path = before.every(({ item, link }) => link === item - 1)
  const places = path
    ? before.map((_, k) => ({ x: 14 + k * 30, y: 14 }))
    : treePlaces(before.map((i, k) => ({ ...i, row: depth[k] })))
  let body = branches(before, places)
  for (const { item } of before) {
    const { x, y } = places[item]
    body += circle(x, y, 11, 'cell ink')
    if (item === move.item) body += coming(circle(x, y, 11, 'sk'))
  }
  return size(places, body)
}

/** A row of pins falls apart. @param {Change} change @returns {Drawn} */
function pins({ before, after }) {
  const [row] = before
  const left = after[0]?.number ?? 0
  const right = after[1]?.number ?? 0
  const body = Array.from({ length: row.number }, (_, k) =>
    stick(k * STICK.pitch, 0, k < left || k >= row.number - right ? '' : 'go', 36),
  )
  return { body: body.join(''), width: (row.number - 1) * STICK.pitch + STICK.width, height: 36 }
}

/** @param {Change} change @returns {Drawn} */
function stairs({ before, after }) {
  const [wide, rise, coin] = [34, 12, 5]
  const high = (/** @type {Item} */ { col, number }) =>
    (col + 1) * rise + Math.ceil(number / 2) * 12 + 4
  const foot = Math.max(...before.map(high))
  /** @param {number} col @param {number} k the k-th coin on it */
  const place = (col, k) => ({
    x: col * wide + 8 + (k % 2) * 16,
    y: foot - (col + 1) * rise - coin - 2 - Math.floor(k / 2) * 12,
  })
  let body = ''
  for (const { col, number } of before) {
    body += box(col * wide, foot - (col + 1) * rise, wide, (col + 1) * rise, 'rung', 0)
    for (let k = 0; k < number; k++) {
      const { x, y } = place(col, k)
      const drawn = circle(x, y, coin, 'sk')
      const stays = k < (after[col]?.number ?? 0)
      const down = col ? place(col - 1, before[col - 1].number + k - after[col].number) : null
      if (stays) body += drawn
      else body += down ? sliding(drawn, down.x - x, down.y - y) : going(drawn)
    }
  }
  return { body, width: before.length * wide, height: foot }
}

/** Coins that turn over. @param {Change} change @returns {Drawn} */
function turning({ before, after }) {
  const size = 26
  /** @param {Item} coin */
  const face = ({ row, col, glyph }) =>
    circle((col + 0.5) * size, (row + 0.5) * size, 10, glyph === '●' ? 'sk' : 'cell ink')
  const body = before.map((coin, k) => becoming(face(coin), face(after[k])))
  return { body: body.join(''), ...extent(before, size) }
}

/** @param {Change} change @returns {Drawn} */
function row({ before, after, move }) {
  const size = 24
  if (before[0].glyph === '●') {
    const length = Math.max(...before.map((i) => i.col)) + 1
    let body = ''
    for (let col = 0; col < length; col++) body += square(0, col, size, 'cell')
    before.forEach((coin, i) => {
      const drawn = circle((coin.col + 0.5) * size, size / 2 - coin.row * 7, 8, 'sk')
      const far = (after[i].col - coin.col) * size
      body += far ? sliding(drawn, far, 0) : drawn
    })
    return { body, width: length * size, height: size }
  }
  const goes = (/** @type {Item} */ i) =>
    after.length === before.length ? after[i.item].glyph !== i.glyph : i.item === move.item
  const wide = Math.max(size, ...before.map((i) => tileWords(i).length * 12 + 10))
  const body = before.map((i, k) => {
    const drawn =
      box(k * wide + 1, 1, wide - 2, size + 4, 'cell') +
      label((k + 0.5) * wide, size / 2 + 3, tileWords(i), 16, 'sb')
    return goes(i) ? going(drawn) : drawn
  })
  return { body: body.join(''), width: before.length * wide, height: size + 6 }
}
/** @param {Item} i */
const tileWords = ({ glyph, number }) => glyph || String(number)

/** @param {Change} change @returns {Drawn} */
function grid({ before, after }) {
  const size = 26
  const cells = before.filter((i) => !/[-|^v<>]/.test(i.glyph))
  const there = new Map(after.map((i) => [`${i.row} ${i.col}`, i]))
  const here = cells.find((i) => i.glyph === '@')
  const next = after.find((i) => i.glyph === '@')
  const cake = cells.length < before.length
  const [down, right] = cake && here && next ? [here.row - next.row, here.col - next.col] : [0, 0]
  let body = ''
  for (const { glyph, row, col } of cells) {
    const [x, y] = [(col + 0.5) * size, (row + 0.5) * size]
    const now = there.get(`${row - down} ${col - right}`)
    const look = glyph === '#' ? 'wall' : cake ? (glyph === '@' ? 'wall' : 'crumb') : 'cell'
    const drawn = square(row, col, size, look)
    body += cake && !/[.@]/.test(now?.glyph ?? '') ? going(drawn) : drawn
    if (now && !cake && /[xo]/.test(now.glyph))
      body += `<g class="${glyph === now.glyph ? '' : 'come'}">${stone(now.glyph, x, y, size * 0.27)}</g>`
  }
  if (here && next && !cake)
    body += sliding(
      token((here.col + 0.5) * size, (here.row + 0.5) * size, 9),
      (next.col - here.col) * size,
      (next.row - here.row) * size,
    )
  return { body, ...extent(cells, size) }
}
/** @param {string} glyph @param {number} x @param {number} y @param {number} r */
const stone = (glyph, x, y, r) =>
  glyph === 'x'
    ? shape('path', {
        class: 's1',
        d: `M${n(x - r)} ${n(y - r)}L${n(x + r)} ${n(y + r)}M${n(x + r)} ${n(y - r)}L${n(x - r)} ${n(y + r)}`,
      })
    : shape('circle', { class: 's2', cx: x, cy: y, r })

/** Places of a tree's nodes: leaves side by side, parents in the middle above. @param {Item[]} items @returns {{ x: number, y: number }[]} */
function treePlaces(items) {
  const children = items.map(({ item }) => items.filter((i) => i.link === item))
  let ends = 0
  /** @type {number[]} */
  const x = []
  // children follow their parent in the list: backwards, children are placed first
  for (const { item } of items) if (!children[item].length) x[item] = ends++
  for (const { item } of [...items].reverse()) {
    const own = children[item].map((i) => x[i.item])
    if (own.length) x[item] = (Math.min(...own) + Math.max(...own)) / 2
  }
  return items.map(({ item, row }) => ({ x: 16 + x[item] * 34, y: 14 + row * 38 }))
}
/** @param {Item[]} items @param {{ x: number, y: number }[]} places @param {(i: Item) => string} [look] */
const branches = (items, places, look = () => 'e') =>
  items
    .filter(({ link }) => link >= 0)
    .map((i) => {
      const [a, b] = [places[i.link], places[i.item]]
      return shape('line', { x1: a.x, y1: a.y, x2: b.x, y2: b.y, class: look(i) })
    })
    .join('')
/** The triangle of a player: MAX points up, MIN down. @param {{ x: number, y: number }} p @param {number} row @param {boolean} full */
function turn({ x, y }, row, full) {
  const [r, up] = [11, row % 2 === 0 ? 1 : -1]
  const d = `M${n(x)} ${n(y - r * up)}L${n(x + r)} ${n(y + r * 0.8 * up)}H${n(x - r)}Z`
  return shape('path', { d, class: `${row % 2 ? 'n2' : 'n1'}${full ? '' : ' hollow'}` })
}
/** @param {{ x: number, y: number }} p @param {number} value @param {string} [look] */
const leaf = ({ x, y }, value, look = '') =>
  box(x - 12, y - 11, 24, 22, `cell ink${look && ` ${look}`}`) +
  (look ? '' : label(x, y, value, 14, 'bd'))

/** @param {Change} change @returns {Drawn} */
function nodes({ game, before, after, from, to }) {
  if (before.some((i) => i.link >= 0)) {
    const places = treePlaces(before)
    const coins = before[0].glyph === '●'
    const leaves = (/** @type {Item} */ i) => !before.some(({ link }) => link === i.item)
    let body = branches(before, places)
    before.forEach((i, k) => {
      const p = places[k]
      if (coins)
        body += circle(p.x, p.y, 11, 'cell ink') + changed(p.x, p.y, i.number, after[k].number, 14)
      else body += leaves(i) ? leaf(p, i.number) : turn(p, i.row, true)
    })
    const here = before.findIndex((i) => i.glyph === '@')
    const next = after.findIndex((i) => i.glyph === '@')
    if (here >= 0 && next >= 0)
      body += sliding(
        token(places[here].x, places[here].y + 2, 6).replace('tok', 'tok lit'),
        places[next].x - places[here].x,
        places[next].y - places[here].y,
      )
    return size(places, body)
  }
  const { places, body } = arrows(game, from)
  const at = (/** @type {Position} */ p) =>
    /** @type {{ x: number, y: number }} */ (places.get(p.text))
  const [a, b] = [at(from), at(to)]
  const ring = sliding(circle(a.x, a.y, 16, 'rg'), b.x - a.x, b.y - a.y)
  return size([...places.values()], body + ring)
}
/** @param {{ x: number, y: number }[]} places @param {string} body @returns {Drawn} */
const size = (places, body) => ({
  body,
  width: Math.max(...places.map(({ x }) => x)) + 16,
  height: Math.max(...places.map(({ y }) => y)) + 16,
})
/** A number that changes. @param {number} x @param {number} y @param {number} was @param {number} now @param {number} points */
const changed = (x, y, was, now, points) =>
  becoming(label(x, y, was, points, 'sb'), label(x, y, now, points, 'sb'))

/** The graph of positions and moves. @param {Game} game @param {Position} from @param {boolean} [marks] with W and L */
function arrows(game, from, marks = false) {
  const { nodes: all, edges } = game.graph(from)
  const drawn = layered(
    all.map(() => ({ width: 26, height: 26 })),
    edges.map((e) => [e.from, e.to]),
    { between: 16, layers: 26 },
  )
  const spots = drawn.nodes.map(({ x, y }) => ({ x: x + 8, y: y + 8 }))
  let body = ''
  edges.forEach((edge, k) => {
    const wins = marks && all[edge.from].outcome === 'win' && all[edge.to].outcome === 'loss'
    const way = drawn.edges[k].map(({ x, y }) => `${n(x + 8)} ${n(y + 8)}`)
    body += shape('path', { d: `M${way.join('L')}`, class: wins ? 'ew' : 'e' })
  })
  all.forEach(({ text, outcome }, k) => {
    const { x, y } = spots[k]
    body += marks
      ? marked(x, y, 12, outcome, text)
      : circle(x, y, 12, 'cell ink') + label(x, y, text, 14, 'sb')
  })
  return { places: new Map(all.map(({ text }, k) => [text, spots[k]])), body, spots }
}

/** Numbers that a move changes. @param {Change} change @returns {Drawn} */
function list({ before, after }) {
  const wide = 76
  const body = before.map((i, k) => {
    const x = (k + 0.5) * wide
    const words = i.glyph === '>' ? label(x, 28, `≥ ${i.number}`, 20, 'k3') : ''
    return (
      words ||
      box(k * wide + 4, 2, wide - 8, 52, 'cell') +
        changed(x, 28, i.number, after[k]?.number ?? 0, 30)
    )
  })
  return { body: body.join(''), width: before.length * wide, height: 56 }
}

/** @param {Change} change @returns {Drawn} */
function cards({ before, after, to, move }) {
  const [wide, high] = [26, 38]
  const laid = [...to.text]
  const played = laid.lastIndexOf(move.text)
  const body = laid.map(
    (card, k) =>
      `<g class="${k === played ? 'come' : ''}">${box(k * (wide + 4), 0, wide, high, 'card', 4)}${label(k * (wide + 4) + wide / 2, high / 2, card, 18, 'bd')}</g>`,
  )
  const width = laid.length * (wide + 4) - 4
  const track = (/** @type {Item[]} */ all) =>
    /** @type {Item} */ (all.find((i) => i.glyph === '+'))
  const sum = changed(width / 2 - 22, high + 24, track(before).number, track(after).number, 20)
  return {
    body:
      body.join('') + sum + label(width / 2 + 16, high + 24, `/ ${track(before).col}`, 20, 'k3'),
    width,
    height: high + 38,
  }
}

/** A bar of chocolate: eaten squares go. @param {Change} change @returns {Drawn} */
function bar({ before, after }) {
  const size = 26
  const left = new Set(after.map((i) => `${i.row} ${i.col}`))
  let body = ''
  for (const { glyph, row, col } of before) {
    const drawn = square(row, col, size, glyph === '#' ? 'wall' : 'crumb')
    body += left.has(`${row} ${col}`) ? drawn : going(drawn)
  }
  return { body, ...extent(before, size) }
}

const BOARDS = /** @type {Record<string, (change: Change) => Drawn>} */ ({
  ...{ heaps, pins, stairs, row, grid, nodes, list, cards, turning, zeckendorf, bar, takes, cuts },
  ...{ regions, several: heaps, domineering: squares, stones: squares },
})

/** @param {Drawn} drawn */
const picture = ({ body, width, height }) =>
  `<svg class="mini" viewBox="-6 -6 ${n(width + 12)} ${n(height + 12)}" aria-hidden="true">${body}</svg>`

/** @param {Engine} engine @param {Figure} figure @param {number} [plies] moves that are played before @returns {Drawn | null} */
export function moved(engine, { game: name, rules = '', start }, plies = 0) {
  const game = engine.game(name, { rules })
  const draw = BOARDS[game.facts.board] ?? list
  let from = game.parse(start)
  const best = () => game.solve(from).move ?? game.nextMove(from, 0, 0)
  for (let move = best(); plies-- > 0 && move && !game.end(move.to); move = best()) from = move.to
  const move = best()
  if (!move) return null
  const { to } = move
  const drawn = draw({ game, from, move, to, before: game.items(from), after: game.items(to) })
  game.close()
  return drawn
}

/* ---- chapters ---- */

/**
 * A row of outcomes or Grundy values; the last is still unknown, and an arrow shows why the one before it is W.
 * @param {Engine} engine @param {string} rules @param {boolean} [grundy] @returns {Drawn}
 */
function strip(engine, rules, grundy = false) {
  const game = engine.game('subtraction', { rules })
  const [size, count] = [25, 7]
  const { rows } = game.table(count)
  const middle = (/** @type {number} */ k) => (k + 0.5) * size
  let body = ''
  for (let k = 0; k < count; k++) {
    const { outcome, grundy: value } = rows[k]
    const words = grundy ? Number(value) : outcome === 'loss' ? 'L' : 'W'
    const drawn = marked(middle(k), 36, 11, outcome, words)
    body += k < count - 1 ? drawn : unsolved(middle(k), 36, 11) + coming(drawn)
  }
  const from = game.parse(String(count - 2))
  const { outcome, move } = game.solve(from)
  if (outcome === 'win' && move) {
    const [x, to] = [middle(count - 2), middle(Number(move.to.text))]
    body +=
      shape('path', { class: 'ew', d: `M${n(x)} 22C${n(x)} -4 ${n(to)} -4 ${n(to)} 14` }) +
      shape('path', { class: 'pw', d: `M${n(to - 6)} 12h12L${n(to)} 22Z` })
  }
  game.close()
  return { body, width: count * size, height: 48 }
}

/** Heaps as powers of two; a column of an odd number is shaded. @param {number[]} heaps @returns {Drawn} */
function powers(heaps) {
  const bits = [8, 4, 2, 1].filter((bit) => heaps.some((heap) => heap & bit))
  let [body, x] = ['', 0]
  for (const bit of bits) {
    const wide = bit * 9 + 8
    const odd = heaps.filter((heap) => heap & bit).length % 2
    if (odd) body += box(x, -4, wide, heaps.length * 34 + 2, 'shade', 5)
    heaps.forEach((heap, r) => {
      for (let k = 0; k < (heap & bit); k++) body += stick(x + 5 + k * 9, r * 34, '', 26)
    })
    x += wide + 8
  }
  return { body, width: x - 8, height: heaps.length * 34 - 8 }
}

/** Every square of a maze with its Grundy value. @param {Engine} engine @param {string} rules @returns {Drawn} */
function valued(engine, rules) {
  const game = engine.game('maze', { rules })
  const size = 28
  const lines = rules.split('/')
  let body = ''
  lines.forEach((line, r) =>
    [...line].forEach((glyph, c) => {
      const [x, y] = [(c + 0.5) * size, (r + 0.5) * size]
      if (glyph === '#') return void (body += square(r, c, size, 'wall'))
      const { outcome, grundy } = game.solve('abcdefgh'[c] + (r + 1))
      body +=
        outcome === 'loss'
          ? marked(x, y, 11, outcome, Number(grundy))
          : box(x - 12, y - 12, 24, 24, 'fws', 4) + label(x, y, Number(grundy), 14, 'cw sb')
    }),
  )
  game.close()
  return { body, width: lines[0].length * size, height: lines.length * size }
}

/** A tree after a search: branches that it did not visit are dashed. @param {Engine} engine @param {string} rules @param {boolean} prune @returns {Drawn} */
function searched(engine, rules, prune) {
  const game = engine.game('tree', { rules })
  const items = game.items(game.parse('0'))
  const places = treePlaces(items)
  const seen = new Set(
    [...game.search(game.parse('0'), { prune })].map(({ position }) => position.text),
  )
  const cut = (/** @type {Item} */ i) => !seen.has(String(i.item))
  let body = branches(items, places, (i) => (cut(i) ? 'ep' : 'e'))
  items.forEach((i, k) => {
    const end = !items.some(({ link }) => link === i.item)
    body += end ? leaf(places[k], i.number, cut(i) ? 'un' : '') : turn(places[k], i.row, !cut(i))
    if (!cut(i) || cut(items[i.link])) return
    const [a, b] = [places[i.link], places[k]]
    const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2]
    body += shape('path', {
      class: 'cut',
      d: `M${n(x - 7)} ${n(y)}l14 -6M${n(x - 7)} ${n(y + 7)}l14 -6`,
    })
  })
  game.close()
  return size(places, body)
}

/** Drawings side by side with + between. @param {Drawn[]} parts @returns {Drawn} */
function added(parts) {
  const height = Math.max(...parts.map((part) => part.height))
  let [body, x] = ['', 0]
  parts.forEach((part, k) => {
    if (k) {
      body += label(x + 14, height / 2, '⊕', 22, 'k3')
      x += 28
    }
    body += `<g transform="translate(${n(x)} ${n((height - part.height) / 2)})">${part.body}</g>`
    x += part.width
  })
  return { body, width: x, height }
}

/** A drawing under a line of text. @param {Drawn} drawn @param {string} words @returns {Drawn} */
function under(drawn, words) {
  const width = Math.max(drawn.width, words.length * 8)
  const left = (width - drawn.width) / 2
  return {
    body:
      label(width / 2, 8, words, 15, 'm') +
      `<g transform="translate(${n(left)} 30)">${drawn.body}</g>`,
    width,
    height: drawn.height + 30,
  }
}

/** A terminal: the input of a problem, and the answer. @param {string[]} lines @returns {Drawn} */
function terminal(lines) {
  const wide = Math.max(...lines.map((line) => line.length)) * 9
  const body = lines.map((line, k) => label(0, 10 + k * 22, line, 15, `m st${k ? ' bd' : ' k3'}`))
  return { body: body.join(''), width: wide, height: lines.length * 22 }
}

/** A graph with W or L at each node. @param {Engine} engine @param {string} rules @param {string} start @returns {Drawn} */
function graph(engine, rules, start) {
  const game = engine.game('graph', { rules })
  const { body, spots } = arrows(game, game.parse(start), true)
  game.close()
  return size(spots, body)
}

/** A sum of single heaps. @param {Engine} engine @param {Figure[]} parts */
const sum = (engine, ...parts) => added(parts.flatMap((part) => moved(engine, part) ?? []))

/** A move in the page's first such element, under its rules. @param {string} text @param {string} element @param {string} game where the element names none @param {Engine} engine */
function ruled(text, element, game, engine) {
  const figure = figureOf(text, element)
  const drawn = figure && moved(engine, { ...figure, game: figure.game || game })
  return drawn && under(drawn, figure.rules ?? '')
}

/** Drawings of chapters 0 to 11; later ones show their page's first game. @type {((engine: Engine) => Drawn | null)[]} */
const CHAPTERS = [
  (engine) => moved(engine, { game: 'subtraction', rules: '1 2 3', start: '19' }),
  (engine) => strip(engine, '1 2 3'),
  (engine) => graph(engine, '2>1 3>1 4>2 4>3 5>4', '5'),
  () => powers([6, 5, 1]),
  (engine) => moved(engine, { game: 'staircase', start: '1 3 2 4' }),
  (engine) => strip(engine, '1 2 3', true),
  (engine) => valued(engine, '..#../#...#/..#..'),
  (engine) =>
    sum(
      engine,
      ...[
        { game: 'nim', start: '4' },
        { game: 'coins', start: '3' },
      ],
      { game: 'divisor', start: '12' },
    ),
  (engine) => searched(engine, '3 5 2 9', false),
  (engine) => searched(engine, '3 5 2 9', true),
  (engine) => strip(engine, '1 3 4'),
  (engine) => {
    const { output } = engine.judge('uva-10404', '20 3 1 3 8\n')
    return terminal(['20 3 1 3 8', ...output.trim().split('\n')])
  },
]

/** page name -> its drawing @type {Record<string, (engine: Engine, text: string) => Drawn | null>} */
const TOOLS = {
  sums: (engine) => sum(engine, { game: 'nim', start: '4' }, { game: 'divisor', start: '6' }),
  trees: (engine) => searched(engine, '3 5 2 9', true),
  atlas: (engine) => moved(engine, { game: 'tictactoe', start: 'xox/.o./x..' }),
  'own-game': (engine, text) => ruled(text, 'cgt-lab', 'rule', engine),
}

/** The first such element of a page's text. @param {string} text @param {string} element @returns {Figure | null} */
function figureOf(text, element = 'cgt-play') {
  const tag = tags(text).find(({ name }) => name === element)
  if (!tag) return null
  const of = (/** @type {string} */ name) => tag.attributes[name]?.value ?? ''
  return { game: of('game'), rules: of('rules'), start: of('start') }
}

/** @param {import('./site/pages.mjs').Page} page @param {Engine} engine @returns {Drawn | null} */
function ofPage({ kind, name, text }, engine) {
  const { plies, ...other } = SHOWN[name] ?? {}
  const figure = figureOf(text)
  if (kind === 'chapter')
    return CHAPTERS[parseInt(name)]?.(engine) ?? ruled(text, 'cgt-play', '', engine)
  if (kind === 'game') return figure && moved(engine, { ...figure, ...other }, plies)
  return kind === 'tool' && Object.hasOwn(TOOLS, name) ? TOOLS[name](engine, text) : null
}

/** page's path below dist/ -> its drawing as SVG. @param {Engine} engine @param {string} root the project's folder */
export function miniatures(engine, root) {
  /** @type {Record<string, string>} */
  const all = {}
  for (const page of readPages(root)) {
    const drawn = ofPage(page, engine)
    if (drawn) all[page.out] = picture(drawn)
  }
  return all
}

/** Build step: drawings for the home page's cards. */
export const drawMiniatures = () =>
  step('miniatures', {
    reads: [
      ...['tools/miniatures.mjs', 'tools/lib/shapes.mjs', 'tools/site'],
      ...['web/pages', 'web/engine', 'dist/palitos.wasm'],
    ],
    writes: [MINIATURES],
    work: async () => {
      const engine = loadEngineSync(fs.readFileSync(at('dist', 'palitos.wasm')))
      write(MINIATURES, JSON.stringify(miniatures(engine, at()), null, 1))
    },
  })
