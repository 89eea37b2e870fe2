/**
 * bar.js -- a bar of chocolate: an item is a square that is left, # the poisoned one. A move eats from its square to the right and
 * down; what was eaten keeps its place, in the colour of who ate it.
 */
import { html, nothing, svg } from 'lit-html'
import { mark } from '../core/marks.js'
import { signs } from './heaps.js'
import { board as list } from './list.js'
import { cell, corners, flag, focus, frame } from './pieces.js'

export { default as css } from './bar.css'

/** @typedef {import('./view.js').BoardView} BoardView */
/** @typedef {import('../engine/engine.js').Item} Item */
/** Columns of each row. @typedef {number[]} Rows */

/** side of a square, and width of the edge with the names, in the drawing's units */
const [P, EDGE] = [56, 30]
/** pitch in em: of a small bar, height of a large one, least pitch */
const EM = { most: 4.4, rows: 23, least: 2.4 }
/** with more squares than this the moves are a list: nobody can look over so many */
const SQUARES = 400

/** @param {Item[]} items @returns {Rows} */
function rowsOf(items) {
  /** @type {Rows} */
  const rows = []
  for (const { row } of items) rows[row] = (rows[row] ?? 0) + 1
  return rows
}

/** @param {BoardView} v */
export function board(v) {
  const line = v.line()
  const whole = rowsOf(line[0]?.before ?? v.items)
  const squares = whole.reduce((sum, n) => sum + n, 0)
  if (squares > SQUARES) return list(v)
  const width = EDGE + whole[0] * P + 4
  const height = EDGE + whole.length * P + 4
  const pitch = Math.max(EM.least, Math.min(EM.most, EM.rows / whole.length))
  const at = (/** @type {{ row: number, col: number }} */ { row, col }) => ({
    x: EDGE + (col + 0.5) * P,
    y: EDGE + (row + 0.5) * P,
  })
  /** The squares that a move at a square eats, as runs in one row each. @param {Rows} rows @param {Item} from */
  const eaten = (rows, from) =>
    rows.flatMap((n, row) =>
      row >= from.row && n > from.col ? [{ row, col: from.col, n: n - from.col }] : [],
    )
  const boxes = (/** @type {{ row: number, col: number, n: number }[]} */ runs, inset = 0) =>
    runs
      .map(
        ({ row, col, n }) =>
          `M${EDGE + col * P + inset} ${EDGE + row * P + inset}h${n * P - 2 * inset}v${P - 2 * inset}h${2 * inset - n * P}z`,
      )
      .join('')
  const gone = line.flatMap(({ before, by, item }) => {
    const from = before.find((i) => i.item === item)
    return from ? [{ by, from, runs: eaten(rowsOf(before), from) }] : []
  })
  const last = gone.at(-1)
  const now = rowsOf(v.items)
  const chosen = v.items.find((i) => i.item === v.selected?.item)
  const goal = v.hint && v.hint.level > 2 && v.items.find((i) => i.item === v.hint?.item)
  const letter = (/** @type {number} */ col) =>
    (col < 26 ? '' : String.fromCharCode(96 + Math.floor(col / 26))) + String.fromCharCode(97 + (col % 26)) // prettier-ignore

  /** @param {Item} i */
  const square = (i) => {
    const { x, y } = at(i)
    const { item, row, col } = i
    const bad = i.glyph === '#'
    const legal = v.legal(item, 0)
    const moveMark = legal ? v.mark(item, 0) : null
    const is = chosen === i
    const best = !is && v.best?.item === item
    const label = bad
      ? v.t('{cell}: poisoned', { cell: letter(col) + (row + 1) })
      : v.phrase(item, 0) + (moveMark ? ': ' + moveMark.words : '')
    return cell(
      v,
      { look: '', item, choice: legal ? 0 : undefined, row, col, chosen: is, tab: v.focusedItem(item), label }, // prettier-ignore
      svg`<rect class="piece ${bad ? 'bad' : ''}" x=${x - P / 2 + 2} y=${y - P / 2 + 2} width=${P - 4} height=${P - 4} rx="6"></rect>${
        bad
          ? svg`<path class="bad-x" d="M${x - 11} ${y - 11}l22 22m0 -22l-22 22"></path>`
          : moveMark
            ? mark(moveMark.outcome, x, y, 32, moveMark.text)
            : nothing
      }${best ? frame('goal', x, y, P / 2 - 4, P / 2 - 4) : is ? frame('chosen-frame', x, y, P / 2 - 4, P / 2 - 4) : nothing}${focus(x, y, P / 2 - 1, P / 2 - 1)}`,
    )
  }
  const lines = now.map((_, row) => v.items.filter((i) => i.row === row))
  return html`<div class="roam grid-room">
      <svg
        class="draw bar"
        .style="--w:${(width / P) * pitch}em;--least:${Math.round((width / P) * 44)}px"
        viewBox="0 0 ${width} ${height}"
        role="presentation"
      >
        <g aria-hidden="true">
          ${Array.from({ length: whole[0] }, (_, c) => svg`<text class="coordinate" x=${EDGE + (c + 0.5) * P} y=${EDGE / 2} font-size="17">${letter(c)}</text>`)}
          ${whole.map((_, r) => svg`<text class="coordinate" x=${EDGE / 2} y=${EDGE + (r + 0.5) * P} font-size="17">${r + 1}</text>`)}
          ${gone.map(({ by, runs }) => svg`<path class="eaten by${by}" d=${boxes(runs, 3)}></path>`)}
          ${last ? corners(at(last.from).x, at(last.from).y, P / 2 - 3, P / 2 - 3, last.by) : nothing}
        </g>
        ${lines.map((items) => svg`<g role="row">${items.map(square)}</g>`)}
        <g aria-hidden="true" pointer-events="none">
          ${chosen ? svg`<path class="bite by${v.turn}" d=${boxes(eaten(now, chosen), 2)}></path>` : nothing}
          ${goal ? svg`${frame('hint-ring', at(goal).x, at(goal).y, P / 2, P / 2)}${flag(at(goal).x - P / 2 + 8, at(goal).y - P / 2 + 8)}` : nothing}
        </g>
      </svg>
    </div>
    ${signs(v, { look: 'aside' })}`
}
