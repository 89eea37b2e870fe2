/**
 * regions.js -- the regions of a map as nodes; an edge joins neighbours. The rim of a free region tells who may paint it: solid Left,
 * dashed Right, double both, dotted nobody. A touch shows the paint, a second touch paints.
 */
import { html, nothing, svg } from 'lit-html'
import { cell, corners, dot, flag, focus, frame, leaves } from './pieces.js'
import { sign } from './sign.js'

export { default as css } from './regions.css'

/** @typedef {import('../boards/view.js').BoardView} BoardView */
/** @typedef {import('../engine/engine.js').Item} Item */
/** @typedef {{ x: number, y: number }} Point */

/** a node's radius, distance of two nodes, distance of two rows, and room around, in the drawing's units */
const R = 30
const STEP = 92
const LEVEL = 102
const ROOM = 44
/** nodes of a path in one row, on a phone and elsewhere */
const ROW = { phone: 4, wide: 11 }
/** height in em of a drawing that fills its place, and the factors by which a drawing may be larger or smaller */
const FILL = { high: 16, most: 1.3, least: 0.75 }

/** @param {BoardView['t']} t */
export const touch = (t) => t('Touch a region to see its paint, and again to paint it.')

/** Places the nodes of a tree, each over the middle of its children. @param {Item[]} items @returns {Point[]} */
function hung(items) {
  const below = items.map(({ item }) => items.filter((i) => i.link === item))
  /** @type {number[]} */
  const depth = []
  for (const { item, link } of items) depth[item] = link < 0 ? 0 : depth[link] + 1
  /** @type {number[]} */
  const x = []
  let ends = 0
  /* children stand after their parent in the list */
  const place = (/** @type {number} */ item) => {
    for (const i of below[item]) place(i.item)
    const own = below[item].map((i) => x[i.item])
    x[item] = own.length ? (Math.min(...own) + Math.max(...own)) / 2 : ends++
  }
  place(0)
  return items.map(({ item }) => ({ x: x[item] * STEP, y: depth[item] * LEVEL }))
}
/** @param {Item[]} items @param {boolean} wide @returns {Point[]} */
function placed(items, wide) {
  const n = items.length
  if (items[0].link >= 0) {
    const far = Math.max(STEP * 0.85, (n * STEP) / (2 * Math.PI))
    return items.map(({ item }) => {
      const turn = (2 * Math.PI * item) / n
      return { x: far * Math.sin(turn), y: -far * Math.cos(turn) }
    })
  }
  if (items.some(({ item, link }) => link !== item - 1)) return hung(items)
  /* a path goes from left to right, then back */
  const rows = Math.ceil(n / (wide ? ROW.wide : ROW.phone))
  const cols = Math.ceil(n / rows)
  return items.map(({ item }) => {
    const [row, col] = [Math.floor(item / cols), item % cols]
    return { x: (row % 2 ? cols - 1 - col : col) * STEP, y: row * LEVEL }
  })
}

/** who may paint a node, by its number */
const MAY = ['nobody', 'left', 'right', 'either']
/** @param {string} look @param {Point} at */
const rim = (look, { x, y }) =>
  look === 'either'
    ? svg`<circle class="rim either" cx=${x} cy=${y} r=${R}></circle><circle class="between" cx=${x} cy=${y} r=${R}></circle>`
    : svg`<circle class="rim ${look}" cx=${x} cy=${y} r=${R}></circle>`
/** @param {string} side @param {Point} at @param {string} [look] */
const paint = (side, { x, y }, look = '') =>
  svg`<circle class="paint ${side} ${look}" cx=${x} cy=${y} r=${R}></circle>`

/** @param {BoardView} v */
export function board(v) {
  const { items, selected, best, hint, last } = v
  const spots = placed(items, v.wide)
  const legal = new Map(v.moves.map((m) => [m.item, m]))
  const own = v.turn === 1 ? 'left' : 'right'
  /** @param {'x' | 'y'} side */
  const reach = (side) => [
    Math.min(...spots.map((p) => p[side])),
    Math.max(...spots.map((p) => p[side])),
  ]
  const [[x0, x1], [y0, y1]] = [reach('x'), reach('y')]
  const [width, height] = [x1 - x0 + 2 * ROOM, y1 - y0 + 2 * ROOM + 8]
  const grow = Math.max(FILL.least, Math.min(FILL.most, (FILL.high * 16) / height))

  const borders = items.map(({ item, link }) => {
    if (link < 0) return nothing
    const [a, b] = [spots[item], spots[link]]
    const gone = [item, link].some((k) => items[k].glyph === '#')
    return svg`<path class="border ${gone ? 'gone' : ''}" d="M${a.x} ${a.y}L${b.x} ${b.y}"></path>`
  })
  /** A region's state in words. @param {Item} i */
  const state = ({ glyph, number }) => {
    if (glyph === 'L') return v.t('painted by Left')
    if (glyph === 'R') return v.t('painted by Right')
    return [
      v.t('free, and nobody may paint it'),
      v.t('free for Left'),
      v.t('free for Right'),
      v.t('free for both'),
    ][number]
  }
  /** @param {Item} i */
  const region = (i) => {
    const { item, glyph, number } = i
    const at = spots[item]
    const { x, y } = at
    const move = legal.get(item)
    const is = !!move && selected?.item === item
    const value = move ? v.mark(item, move.choice) : null
    const side = { L: 'left', R: 'right' }[glyph]
    return cell(
      v,
      {
        look: `region ${move ? 'open' : ''}`,
        item,
        ...(move ? { choice: move.choice } : {}),
        row: Math.round(y),
        col: Math.round(x),
        chosen: is,
        tab: v.focusedItem(item),
        label: `${move ? v.phrase(item, move.choice) : v.t('Region {n}', { n: item + 1 })}: ${state(i)}${value ? ': ' + value.words : ''}`,
      },
      svg`<circle class="hit" cx=${x} cy=${y} r=${STEP / 2}></circle>${
        side
          ? svg`<g data-key="paint ${item} ${glyph}" data-come="pop">${paint(side, at)}</g>`
          : svg`${rim(MAY[number], at)}${is ? paint(own, at, 'lean') : nothing}`
      }<text class="strong ${side && !is ? `on-${side}` : number ? '' : 'none'}" x=${x} y=${y} font-size="25">${item + 1}</text>${
        move && v.mine && !is ? dot(x + R * 0.72, y - R * 0.72) : nothing
      }${
        value && !is
          ? svg`${leaves(value) ? frame('goal', x, y + R, 22, 18) : nothing}${sign(value, x, y + R, 30, STEP - 6)}`
          : nothing
      }${focus(x, y, R + 6, R + 6)}`,
    )
  }
  const arm = () => {
    if (!hint || !best || hint.level < 2) return nothing
    const { x, y } = spots[best.item]
    return svg`${frame('hint-ring', x, y, R + 8, R + 8, 16)}${flag(x - R - 2, y - R - 2)}`
  }
  const there = last && spots[last.item]
  return html`<div class="roam">
      <svg
        class="draw nodes regions"
        .style=${`--w:${width / 16}em;--narrow:${width / 16}em;--grow:${grow}`}
        viewBox="${x0 - ROOM} ${y0 - ROOM} ${width} ${height}"
        role="presentation"
        data-free
      >
        <g aria-hidden="true">${borders}</g>
        <g role="row">${items.map(region)}</g>
        <g aria-hidden="true" pointer-events="none">
          ${last && there ? corners(there.x, there.y, R + 7, R + 7, last.by) : nothing}${arm()}
        </g>
      </svg>
    </div>
    <p class="legend">
      ${MAY.slice(1).map(
        (one) =>
          html`<span
            ><svg class="regions" viewBox="-36 -36 72 72" aria-hidden="true">
              ${rim(one, { x: 0, y: 0 })}</svg
            >${{ left: v.t('Left may paint it'), right: v.t('Right may paint it'), either: v.t('both may') }[one]}</span
          >`,
      )}
    </p>`
}
