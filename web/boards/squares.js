/** squares.js -- draws the squares of boards such as Domineering: their places, their ground, the letters and numbers beside them. */
import { html, nothing, svg } from 'lit-html'

/** @typedef {import('../boards/view.js').BoardView} BoardView */
/** @typedef {import('../engine/engine.js').Item} Item */

/** from square to square, and the side of a square, in the drawing's units */
export const PITCH = 76
export const CELL = 72
/** in em: pitch of a small board, height and width of a large one, the least pitch that a finger hits; pitch and height on a slide */
const EM = { most: 5, rows: 14, cols: 40, least: 2.6, slide: 4.75, high: 20 }
const SMALL = 17
/** sizes of the letters beside the squares on a slide, in the drawing's units, from so many columns on: more columns make small squares */
const [FEW, MANY] = [
  { columns: 4, size: 21 },
  { columns: 6, size: 24 },
]
/** room around the squares, in the drawing's units */
const EDGE = { left: 26, top: 28 }

/** The letter of a column. @param {number} col */
const letter = (col) => String.fromCharCode(97 + col)

/** The size of a board, and the places and names of its squares. @param {Item[]} items */
export function squares(items) {
  const rows = Math.max(...items.map((i) => i.row)) + 1
  const cols = Math.max(...items.map((i) => i.col)) + 1
  return {
    rows,
    cols,
    /** the middle of a square @param {number} item */
    at: (item) => ({
      x: EDGE.left + ((item % cols) + 0.5) * PITCH,
      y: EDGE.top + (Math.floor(item / cols) + 0.5) * PITCH,
    }),
    /** a square's name, 'b3'; in a board of one row the number alone, as in its moves @param {number} item */
    name: (item) =>
      rows === 1 ? String(item + 1) : letter(item % cols) + (Math.floor(item / cols) + 1),
  }
}

/**
 * @param {BoardView} v @param {ReturnType<typeof squares>} where
 * @param {{ look: string, wall: (i: Item) => boolean, under?: unknown, cell: (i: Item) => unknown, over: unknown }} parts
 */
export function drawing(v, { rows, cols, at }, { look, wall, under = nothing, cell, over }) {
  const pitch = Math.max(EM.least, Math.min(EM.most, EM.rows / rows, EM.cols / cols))
  const [width, height] = [EDGE.left + cols * PITCH + 4, EDGE.top + rows * PITCH + 4]
  const slide = Math.min(EM.slide, (EM.high * PITCH) / height)
  const lines = Array.from({ length: rows }, (_, row) => v.items.filter((i) => i.row === row))
  const half = CELL / 2
  const legible = [MANY, FEW].find(({ columns }) => cols >= columns)?.size ?? SMALL
  return html`<div class="roam grid-room">
    <svg
      class="draw grid ${look}"
      .style="--w:${(width / PITCH) * pitch}em;--w-proj:${(width / PITCH) * slide}em;--coordinate:${Math.max(legible, 70 / slide)}px;--letter:${cols < FEW.columns ? 20 : 24}px;--least:${Math.round((width / PITCH) * 34)}px"
      viewBox="0 0 ${width} ${height}"
      role="presentation"
    >
      <g aria-hidden="true">
        ${Array.from({ length: cols }, (_, c) => svg`<text class="coordinate" x=${at(c).x} y="13" font-size=${SMALL}>${rows === 1 ? c + 1 : letter(c)}</text>`)}
        ${rows === 1 ? nothing : Array.from({ length: rows }, (_, r) => svg`<text class="coordinate" x="11" y=${at(r * cols).y} font-size=${SMALL}>${r + 1}</text>`)}
        ${v.items.map((i) => svg`<rect class="ground ${wall(i) ? 'wall' : ''}" x=${at(i.item).x - half} y=${at(i.item).y - half} width=${CELL} height=${CELL} rx="6"></rect>`)}
        ${under}
      </g>
      ${lines.map((line) => svg`<g role="row">${line.map(cell)}</g>`)}
      <g aria-hidden="true" pointer-events="none">${over}</g>
    </svg>
  </div>`
}
/** The area of a square that is touched. @param {{ x: number, y: number }} at */
export const hit = ({ x, y }) =>
  svg`<path class="hit" d="M${x - PITCH / 2} ${y - PITCH / 2}h${PITCH}v${PITCH}h${-PITCH}z"></path>`
