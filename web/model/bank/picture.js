/**
 * picture.js -- writes the figure of an exercise as an SVG by itself, for a learning platform, where our elements do not run. Colours are
 * fixed (dark on white), fonts are those of the reader's machine. No DOM.
 */
import { lettered, treeOf } from '../exercise/index.js'
import { using } from '../exercise/kind.js'
import { number } from '../i18n.js'
import { layered } from '../layered.js'
import { layout } from '../tree-layout.js'

/** @typedef {import('../../engine/engine.js').Engine} Engine */
/** @typedef {import('../../engine/engine.js').Item} Item */
/** @typedef {import('../exercise/kind.js').Exercise} Exercise */
/** a drawing, in its own units @typedef {{ body: string, width: number, height: number }} Drawn */

/** distance of two levels of a tree, side of a square, width for a stick */
const [LEVEL, SQUARE, STICK] = [76, 34, 12]
const [INK, FREE, LEFT, RIGHT] = ['#1b1b1b', '#ece5d8', '#00565c', '#b3193f']

/** @param {unknown} text */
const escape = (text) => String(text).replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)
/** @param {string} name @param {Record<string, string | number>} attributes @param {unknown} [text] */
const shape = (name, attributes, text = '') =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escape(value)}"`)
    .join(' ')}>${escape(text)}</${name}>`
/** @param {number} x @param {number} y its middle @param {unknown} text @param {Record<string, string | number>} [more] */
const words = (x, y, text, more = {}) =>
  shape('text', { x, y: y + 6, 'text-anchor': 'middle', fill: INK, ...more }, text)
/** @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2 @param {Record<string, string | number>} [more] */
const line = (x1, y1, x2, y2, more = {}) =>
  shape('line', { x1, y1, x2, y2, stroke: INK, 'stroke-width': 2, ...more })

/** A tree: MAX points up, MIN down; inner nodes have their names in them. @param {Exercise} x @param {Engine} engine @returns {Drawn} */
function tree(x, engine) {
  const { nodes, names } = treeOf(engine, x)
  const letters = lettered(x)
  const { places, left, right, depth } = layout(
    nodes,
    Infinity,
    LEVEL,
    () => ({ half: 23, label: 0 }),
    { gap: 14 },
  )
  const at = (/** @type {number} */ id) => {
    const { x, y } = /** @type {import('../tree-layout.js').Place} */ (places.get(id))
    return { x: x - left + 80, y: y + 32 }
  }
  let body = ''
  for (const { id, parent } of nodes) {
    if (!places.has(parent)) continue
    const [a, b] = [at(parent), at(id)]
    body += line(a.x, a.y, b.x, b.y)
  }
  for (const { id, leaf, max, value, depth } of nodes) {
    const { x, y } = at(id)
    if (leaf) {
      const box = { x: x - 22, y: y - 18, width: 44, height: 36, rx: 5 }
      body += shape('rect', { ...box, fill: 'white', stroke: INK, 'stroke-width': 2 })
      body += words(x, y, number(value))
      if (letters) body += words(x, y + 33, names.get(id))
      continue
    }
    const s = max ? 1 : -1
    const points = `${x},${y - 28 * s} ${x + 27},${y + 19 * s} ${x - 27},${y + 19 * s}`
    body += shape('polygon', { points, fill: 'white', stroke: INK, 'stroke-width': 2 })
    body += words(x, y + 5 * s, names.get(id))
    if (!depth) body += words(x - 56, y, max ? 'MAX' : 'MIN', { 'font-size': 15 })
  }
  return { body, width: right - left + 110, height: depth * LEVEL + (letters ? 84 : 64) }
}

/** @param {Exercise} x @returns {Drawn} */
function graph({ rules }) {
  const edges = [...rules.matchAll(/(\d+)>(\d+)/g)].map(([, u, v]) => [u, v])
  const names = [...new Set(edges.flat())]
  const box = { width: 40, height: 40 }
  const ways = /** @type {[number, number][]} */ (edges.map((edge) => edge.map((name) => names.indexOf(name)))) // prettier-ignore
  const drawn = layered(names.map(() => box), ways, { between: 26, layers: 60 }) // prettier-ignore
  let body = ''
  ways.forEach(([, to], i) => {
    const all = drawn.edges[i].length
      ? [drawn.nodes[ways[i][0]], ...drawn.edges[i].slice(1, -1), drawn.nodes[to]]
      : []
    const [end, before] = [all.at(-1), all.at(-2)]
    if (!end || !before) return
    const far = Math.hypot(end.x - before.x, end.y - before.y) || 1
    const [dx, dy] = [(end.x - before.x) / far, (end.y - before.y) / far]
    const tip = { x: end.x - 21 * dx, y: end.y - 21 * dy }
    const points = [...all.slice(0, -1), tip].map((p) => `${p.x},${p.y}`).join(' ')
    body += shape('polyline', { points, fill: 'none', stroke: INK, 'stroke-width': 2 })
    const wing = (/** @type {1 | -1} */ s) =>
      `${tip.x - 11 * dx - 5 * s * dy},${tip.y - 11 * dy + 5 * s * dx}`
    body += shape('polygon', { points: `${tip.x},${tip.y} ${wing(1)} ${wing(-1)}`, fill: INK })
  })
  names.forEach((name, i) => {
    const { x, y } = drawn.nodes[i]
    body += shape('circle', { cx: x, cy: y, r: 20, fill: 'white', stroke: INK, 'stroke-width': 2 })
    body += words(x, y, name)
  })
  return { body, width: drawn.width, height: drawn.height }
}

/** Heaps as rows of sticks, with their numbers. @param {Item[]} items @returns {Drawn} */
function heaps(items) {
  const most = Math.max(1, ...items.map(({ number }) => number))
  let body = ''
  items.forEach(({ number: count }, row) => {
    const y = row * SQUARE
    for (let k = 0; k < count; k++)
      body += shape('rect', { x: 44 + k * STICK, y: y + 2, width: 6, height: SQUARE - 8, rx: 3, fill: INK }) // prettier-ignore
    body += words(18, y + SQUARE / 2 - 2, number(count))
  })
  return { body, width: 50 + most * STICK, height: items.length * SQUARE }
}

/** Stairs; step 0 is the ground, on the left. @param {Item[]} items @returns {Drawn} */
function stairs(items) {
  const most = Math.max(1, ...items.map(({ number }) => number))
  const ground = (items.length + 1) * 22 + most * 16
  let body = ''
  items.forEach(({ number: coins }, i) => {
    const [x, y] = [(i + 1) * 62, ground - (i + 1) * 22]
    body += shape('rect', { x, y, width: 60, height: (i + 1) * 22, fill: FREE })
    body += words(x + 30, ground + 16, i + 1)
    for (let k = 0; k < coins; k++)
      body += shape('rect', { x: x + 10, y: y - 15 * (k + 1), width: 40, height: 12, rx: 6, fill: INK }) // prettier-ignore
  })
  body += line(0, ground, (items.length + 1) * 62, ground) + words(30, ground + 16, 0)
  return { body, width: (items.length + 1) * 62, height: ground + 34 }
}

/** Squares, walls, a token, stones of Left (filled) and of Right (dashed); with the names of columns and rows. @param {Item[]} items @returns {Drawn} */
function grid(items) {
  const rows = Math.max(...items.map(({ row }) => row)) + 1
  const columns = Math.max(...items.map(({ col }) => col)) + 1
  let body = ''
  for (let c = 0; c < columns; c++) body += words(30 + (c + 0.5) * SQUARE, 12, String.fromCharCode(97 + c)) // prettier-ignore
  for (let r = 0; r < rows; r++) body += words(14, 28 + (r + 0.5) * SQUARE, r + 1)
  for (const { row, col, glyph } of items) {
    const [x, y] = [30 + col * SQUARE, 28 + row * SQUARE]
    const fill = glyph === '#' ? INK : FREE
    body += shape('rect', { x: x + 1, y: y + 1, width: SQUARE - 2, height: SQUARE - 2, rx: 3, fill }) // prettier-ignore
    const at = { cx: x + SQUARE / 2, cy: y + SQUARE / 2, r: SQUARE / 2 - 7 }
    if (glyph === '@') body += shape('circle', { ...at, fill: INK })
    if (/^[xt]$/.test(glyph)) body += shape('circle', { ...at, fill: LEFT })
    if (/^[of]$/.test(glyph))
      body += shape('circle', { ...at, fill: 'white', stroke: RIGHT, 'stroke-width': 3, 'stroke-dasharray': '5 3' }) // prettier-ignore
  }
  return { body, width: 34 + columns * SQUARE, height: 32 + rows * SQUARE }
}

/** A tree of edges above the ground: Left's are solid, Right's dashed, those of both double. @param {Item[]} items edges from `row` to `col`; the ground is node 0 @returns {Drawn} */
function plant(items) {
  const edges = items.filter(({ glyph }) => /^[lre]$/i.test(glyph))
  /** @type {Map<number, { x: number, y: number }>} */
  const places = new Map()
  let free = 0
  /** @param {number} node @param {number} deep @returns {number} */
  const place = (node, deep) => {
    const up = edges.filter(({ row }) => row === node).map(({ col }) => place(col, deep + 1))
    const x = up.length ? (Math.min(...up) + Math.max(...up)) / 2 : 44 * free++
    places.set(node, { x, y: deep * 52 })
    return x
  }
  place(0, 0)
  const most = Math.max(...[...places.values()].map(({ y }) => y))
  const at = (/** @type {number} */ node) => {
    const { x, y } = /** @type {{ x: number, y: number }} */ (places.get(node))
    return { x: x + 40, y: most - y + 12 }
  }
  let body = ''
  for (const { row, col, glyph } of edges) {
    const [a, b] = [at(row), at(col)]
    const side = glyph.toLowerCase()
    /** @type {Record<string, string | number>} */
    const look =
      side === 'l'
        ? { stroke: LEFT }
        : side === 'r'
          ? { stroke: RIGHT, 'stroke-dasharray': '9 5' }
          : { stroke: INK, 'stroke-width': 9 }
    body += line(a.x, a.y, b.x, b.y, { 'stroke-width': 5, ...look })
    if (side === 'e') body += line(a.x, a.y, b.x, b.y, { stroke: 'white', 'stroke-width': 3 })
  }
  for (const node of places.keys()) {
    const { x, y } = at(node)
    if (node) body += shape('circle', { cx: x, cy: y, r: 6, fill: 'white', stroke: INK, 'stroke-width': 2 }) // prettier-ignore
  }
  const width = Math.max(1, free) * 44 + 40
  body += line(4, most + 12, width - 4, most + 12, { 'stroke-width': 3 })
  return { body, width, height: most + 18 }
}

/** The drawing of each board, by its name. @type {Partial<Record<string, (items: Item[]) => Drawn>>} */
const BOARDS = {
  nim: heaps, subtraction: heaps, staircase: stairs, maze: grid, hackenbush: plant, domineering: grid, toads: grid, clobber: grid,
} // prettier-ignore
/** Drawings one under the other. @param {Drawn[]} all @returns {Drawn} */
const under = (all) =>
  all.reduce(
    (drawn, { body, width, height }) => ({
      body: drawn.body + `<g transform="translate(0 ${drawn.height + 24})">${body}</g>`,
      width: Math.max(drawn.width, width),
      height: drawn.height + 24 + height,
    }),
    { body: '', width: 0, height: -24 },
  )

/** Which edges or stones are whose, below a drawing that has some. @param {Drawn} drawn @param {boolean} edges @param {(key: string) => string} t @returns {Drawn} */
function named({ body, width, height }, edges, t) {
  const y = height + 26
  /** @param {number} x @param {Record<string, string | number>} look */
  const sample = (x, look) => (edges ? line(x, y, x + 30, y, { 'stroke-width': 5, ...look }) : '')
  const dashed = edges ? '9 5' : '5 3'
  const ball = { cy: y, r: SQUARE / 2 - 7 }
  const stones = edges
    ? ''
    : shape('circle', { ...ball, cx: 15, fill: LEFT }) +
      shape('circle', { ...ball, cx: 145, fill: 'white', stroke: RIGHT, 'stroke-width': 3, 'stroke-dasharray': dashed }) // prettier-ignore
  const names = [t('Left'), t('Right')].map((name, i) => words(38 + 130 * i, y, name, { 'text-anchor': 'start' })) // prettier-ignore
  return {
    body: body + sample(0, { stroke: LEFT }) + sample(130, { stroke: RIGHT, 'stroke-dasharray': dashed }) + stones + names.join(''), // prettier-ignore
    width: Math.max(width, 250),
    height: y + 16,
  }
}

/**
 * The figure of an exercise.
 * @param {Engine} engine @param {Exercise} x @param {string} alt its description @param {(key: string) => string} t
 * @returns {string} an SVG; '' if the figure is told in words
 */
export function picture(engine, x, alt, t) {
  const board = BOARDS[x.game]
  /** @param {string[]} starts */
  const boards = (starts) =>
    board
      ? using(engine, x, (game) => under(starts.map((start) => board(game.items(start)))))
      : null
  const figure =
    x.figure === 'tree'
      ? tree(x, engine)
      : x.figure === 'graph'
        ? graph(x)
        : x.figure === 'board' || x.figure === 'position'
          ? boards([x.start])
          : x.figure === 'two'
            ? boards(x.row ?? [])
            : null
  if (!figure) return ''
  const sided = ['hackenbush', 'toads', 'clobber'].includes(x.game)
  const drawn = sided ? named(figure, x.game === 'hackenbush', t) : figure
  const [width, height] = [drawn.width + 8, drawn.height + 8].map(Math.ceil)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="-4 -4 ${width} ${height}" font-family="sans-serif" font-size="18" role="img"><title>${escape(alt)}</title><rect x="-4" y="-4" width="${width}" height="${height}" fill="white"></rect>${drawn.body}</svg>`
}
