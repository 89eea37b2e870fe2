/**
 * miniature.js -- draws any position as small as a node of a tree: cells, sticks, or numbers in tiles, chosen
 * by its items and not by its game. The last move's changes are framed, or stay as a ghost. A position that
 * would not be clear (a sum, hundreds of cells) has no miniature: its notation is shown.
 */
import { nothing, svg } from 'lit-html'
import { number } from '../model/i18n.js'

/** @typedef {import('../engine/engine.js').Item} Item */
/** w, h: size; draw(x, y): (x, y) is the middle of the upper edge. @typedef {{ w: number, h: number, draw: Draw }} Miniature */
/** @typedef {(x: number, y: number) => unknown} Draw */
/**
 * @typedef {object} Seen
 * @property {string} board
 * @property {Item[]} items of the position
 * @property {string} text its notation
 * @property {1 | 2} by the player who moved to it
 * @property {Item[]} before items of the position before; none at the root
 */

/** in sixteenths of an em: side of a cell, of all cells, of a tile, distance of sticks, of heaps */
const [CELL, SIDE, TILE, STICK, HEAP] = [14, 54, 22, 6, 18]
/** limits: more cannot be counted at a glance */
const [STICKS, HEAPS, TILES, CELLS] = [15, 6, 10, 16]

/** @param {Seen} seen @returns {Miniature | null} */
export function miniature(seen) {
  const { board, items } = seen
  if (board === 'grid') return items.some((i) => i.glyph === '^') ? cake(items) : grid(seen)
  if (board === 'cards') return cards(seen)
  if (board === 'heaps' && items.length <= HEAPS && most(items) <= STICKS) return heaps(seen)
  if (board === 'row' && items.some((i) => i.glyph === '●')) return coins(seen)
  if (board === 'sum' || !items.length || items.length > TILES) return null
  if (board === 'nodes') return nodes(seen)
  return tiles(
    items.map((i) => (/[a-z.]/.test(i.glyph) ? i.glyph : number(i.number))),
    (i) => changed(seen, items[i]),
  )
}
/** @param {Item[]} items */
const most = (items) => Math.max(0, ...items.map((i) => i.number))
/** @param {Seen} seen @param {Item} item */
const was = ({ before }, { item }) => before.find((b) => b.item === item)
/** True if the last move changed an item. @param {Seen} seen @param {Item} item */
function changed(seen, item) {
  const old = was(seen, item)
  return !!seen.before.length && (!old || old.glyph !== item.glyph || old.number !== item.number)
}
/** @param {string} kind @param {string} d */
const path = (kind, d) => (d ? svg`<path class="mini-${kind}" d=${d}></path>` : nothing)
/** @param {number} x @param {number} y @param {number} w @param {number} h */
const rect = (x, y, w, h) => `M${x} ${y}h${w}v${h}h${-w}z`
/** @param {number} x @param {number} y the middle @param {number} r */
const ring = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`
/** @param {number} x @param {number} y @param {number} size @param {string | number} text */
const word = (x, y, size, text) =>
  svg`<text class="mini-text" x=${x} y=${y} font-size=${size}>${text}</text>`

/**
 * @param {number} rows @param {number} cols
 * @param {(at: (row: number, col: number) => [number, number], cell: number) => unknown} draw
 * @returns {Miniature | null}
 */
function cells(rows, cols, draw) {
  if (Math.max(rows, cols) > CELLS) return null
  const cell = Math.min(CELL, SIDE / Math.max(rows, cols))
  return {
    w: cols * cell,
    h: rows * cell,
    draw: (x, y) => draw((row, col) => [x + (col - cols / 2) * cell, y + row * cell], cell),
  }
}
/** @param {Seen} seen */
function grid(seen) {
  const { items, by } = seen
  const rows = Math.max(...items.map((i) => i.row)) + 1
  const cols = Math.max(...items.map((i) => i.col)) + 1
  return cells(rows, cols, (at, cell) => {
    const gap = cell / 14
    const side = cell - 2 * gap
    const parts = { cell: '', wall: '', p1: '', p2: '', last: '', figure: '' }
    for (const i of items) {
      const [x, y] = at(i.row, i.col)
      const [mx, my, r] = [x + cell / 2, y + cell / 2, cell * 0.27]
      const here = rect(x + gap, y + gap, side, side)
      parts[i.glyph === '#' ? 'wall' : 'cell'] += here
      if (i.glyph === 'x')
        parts.p1 += `M${mx - r} ${my - r}l${2 * r} ${2 * r}m0 ${-2 * r}l${-2 * r} ${2 * r}`
      if (i.glyph === 'o') parts.p2 += ring(mx, my, r)
      if (i.glyph === '@')
        parts.figure += `M${x} ${my}l${cell / 2} ${-cell / 2}l${cell / 2} ${cell / 2}l${-cell / 2} ${cell / 2}z`
      else if (changed(seen, i) && i.glyph !== '.') parts.last += here
    }
    return Object.entries(parts).map(([kind, d]) =>
      path(/last|figure/.test(kind) ? `${kind} by${by}` : kind, d),
    )
  })
}
/** The bad piece, and the lines that are left. @param {Item[]} items */
function cake(items) {
  const [above, below, left, right] = ['^', 'v', '<', '>'].map(
    (glyph) => items.find((i) => i.glyph === glyph)?.number ?? 0,
  )
  const [rows, cols] = [above + 1 + below, left + 1 + right]
  return cells(rows, cols, (at, cell) => {
    let all = ''
    for (let r = 0; r < rows; r++)
      for (let c = 0; c < cols; c++) all += rect(...at(r, c), cell, cell)
    return [path('crumb', all), path('wall', rect(...at(above, left), cell, cell))]
  })
}
/** @param {Seen} seen @returns {Miniature} */
function heaps(seen) {
  const { items } = seen
  const longest = Math.max(most(items), most(seen.before), 1)
  const w = longest <= STICKS ? longest * STICK : STICKS * STICK
  return {
    w,
    h: items.length * HEAP,
    draw(x, y) {
      let [sticks, ghosts] = ['', '']
      const empty = items.flatMap((i, row) =>
        i.number ? [] : [word(x - w / 2, y + (row + 0.5) * HEAP, 14, 0)],
      )
      items.forEach((i, row) => {
        const old = Math.min(was(seen, i)?.number ?? 0, STICKS)
        for (let n = 0; n < Math.max(i.number, old); n++) {
          const d = `M${x - w / 2 + (n + (i.number ? 0.5 : 1.2)) * STICK} ${y + row * HEAP + 3}v12`
          if (n < i.number) sticks += d
          else ghosts += d
        }
      })
      return [path('ghost', ghosts), path('stick', sticks), empty]
    },
  }
}
/** @param {Seen} seen @returns {Miniature | null} */
function coins(seen) {
  const { items, before, by } = seen
  const cols = Math.max(...[...items, ...before].map((i) => i.col)) + 1
  const high = Math.max(...items.map((i) => i.row)) + 1
  if (cols > 2 * STICKS || high > HEAPS) return null
  const cell = Math.min(CELL, 90 / cols)
  return {
    w: cols * cell,
    h: (high + 1) * cell,
    draw(x, y) {
      const parts = { cell: '', disc: '', last: '' }
      for (let c = 0; c < cols; c++)
        parts.cell += rect(x + (c - cols / 2) * cell + 0.5, y + high * cell, cell - 1, cell)
      for (const i of items)
        parts[changed(seen, i) ? 'last' : 'disc'] += ring(
          x + (i.col + 0.5 - cols / 2) * cell,
          y + (high - i.row - 0.5) * cell,
          cell * 0.4,
        )
      return [
        path('cell', parts.cell),
        path('disc', parts.disc),
        path(`disc last by${by}`, parts.last),
      ]
    },
  }
}
/** Copies left of each card, and the sum. @param {Seen} seen @returns {Miniature} */
function cards({ items }) {
  const [w, h] = [15, 5]
  const stacks = items.filter((i) => i.glyph !== '+')
  return {
    w: stacks.length * w,
    h: 4 * h + 36,
    draw(x, y) {
      let left = ''
      for (const i of stacks)
        for (let n = 0; n < i.row; n++)
          left += rect(x + (i.col - stacks.length / 2) * w + 1.5, y + (3 - n) * h, w - 3, h - 1.5)
      return [
        path('card', left),
        stacks.map((i) =>
          word(x + (i.col + 0.5 - stacks.length / 2) * w, y + 4 * h + 8, 13, i.number),
        ),
        word(x, y + 4 * h + 27, 17, `Σ ${items.find((i) => i.glyph === '+')?.number ?? 0}`),
      ]
    },
  }
}
/** A node of a graph as its number; coins on nodes as numbers in order. @param {Seen} seen */
function nodes(seen) {
  const { items } = seen
  const here = items.find((i) => i.glyph === '@')
  return here
    ? tiles([String(here.number)], () => false)
    : tiles(
        items.map((i) => String(i.number)),
        (i) => changed(seen, items[i]),
      )
}
/** @param {string[]} texts @param {(i: number) => boolean} marked @returns {Miniature | null} */
function tiles(texts, marked) {
  const widths = texts.map((text) => Math.max(TILE, text.length * 10 + 8))
  const w = widths.reduce((sum, n) => sum + n + 3, -3)
  if (w > 150) return null
  return {
    w,
    h: TILE + 2,
    draw(x, y) {
      let left = x - w / 2
      return texts.map((text, i) => {
        const from = left
        left += widths[i] + 3
        return svg`${path(text === '.' ? 'none' : marked(i) ? 'tile marked' : 'tile', rect(from, y + 1, widths[i], TILE))}${text === '.' ? nothing : word(from + widths[i] / 2, y + 1 + TILE / 2, 16, text)}`
      })
    },
  }
}
