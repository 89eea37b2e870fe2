/**
 * pieces.js -- the signs that drawn boards share besides marks: the figure, and the signs of a move that is legal, chosen, hinted
 * at or just played. They are centred on (x, y), in the drawing's units. A sign has one meaning on all boards.
 */
import { html, nothing, svg } from 'lit-html'
import { chip } from '../core/marks.js'

export { default as css } from './pieces.css'

/** @typedef {import('./view.js').BoardView} BoardView */

/**
 * A thing of the board that can be touched: its label, and the attributes by which cgt-play knows its move.
 * @typedef {object} Cell
 * @property {string} look classes
 * @property {number} item
 * @property {number} [choice] if a touch is a move
 * @property {number} row @property {number} col
 * @property {boolean} [chosen]
 * @property {boolean} tab true for the board's one tab stop
 * @property {string} label
 * @property {string} [style]
 * @property {string} [key] its data-key (web/core/motion.js)
 */
/** A cell as a button. @param {BoardView} v @param {Cell} cell @param {unknown} inside */
export const button = (
  v,
  { look, item, choice, row, col, chosen, tab, label, key, style = '' },
  inside,
) =>
  html`<button
    type="button"
    class=${look}
    .style=${style}
    data-key=${key ?? nothing}
    role="gridcell"
    data-item=${item}
    data-choice=${choice ?? nothing}
    data-row=${row}
    data-col=${col}
    tabindex=${tab ? 0 : -1}
    aria-label=${label}
    aria-disabled=${choice !== undefined && v.mine ? nothing : 'true'}
    aria-selected=${chosen ? 'true' : nothing}
  >
    ${inside}
  </button>`

/** A cell as a group of a drawing. @param {BoardView} v @param {Cell & { here?: boolean }} cell here: the figure stands on it @param {unknown} inside */
export const cell = (
  v,
  { look, item, choice, row, col, chosen, tab, label, here = false },
  inside,
) =>
  svg`<g
    class="cell ${look}"
    role="gridcell"
    data-item=${item}
    data-choice=${choice ?? nothing}
    data-row=${row}
    data-col=${col}
    ?data-here=${here}
    tabindex=${tab ? 0 : -1}
    aria-label=${label}
    aria-disabled=${choice !== undefined && v.mine ? nothing : 'true'}
    aria-selected=${chosen ? 'true' : nothing}
  >${inside}</g>`

/** The sign of a hint at the corner of a button or of a row. */
export const hintFlag = html`<b class="hint-flag" aria-hidden="true">?</b>`

/** True if a move to this position wins. @param {import('./view.js').ShownValue | null | undefined} value */
export const leaves = (value) => !!value && (value.wins ?? value.outcome === 'loss')

/**
 * The legend of a zero, or of a lost position. For a part of a sum there is none: its zero decides nothing.
 * @param {BoardView} v @param {boolean} zero true if Grundy values are shown
 */
export const lost = (v, zero) =>
  v.part
    ? nothing
    : html`<span
        >${chip('loss', zero ? 0 : v.letter('loss'))}${v.t('losing position for the player to move from there')}</span
      >`

/**
 * The figure: a diamond in ink, as both players move it.
 * @param {number} x @param {number} y @param {number} size
 * @param {string} [look] `ghost`: it was here; `lean`: the chosen move leads here
 */
export function figure(x, y, size, look = '') {
  const side = size * 0.47
  return svg`<g class="figure ${look}" transform="translate(${x} ${y})"><rect
    class="body" x=${-side / 2} y=${-side / 2} width=${side} height=${side} rx=${size * 0.065} transform="rotate(${look === 'lean' ? 53 : 45})"></rect></g>`
}
/** @typedef {BoardView['items']} Items */
/**
 * Draws what is seen while the last move is made. The move before is drawn too, without motion: else it would come again when
 * the last one is undone.
 * @param {BoardView} v
 * @param {(last: import('./view.js').Last, after: Items, ply: number, comes: boolean) => unknown} draw after: the items of the position that the move left
 */
export function passing(v, draw) {
  const line = v.line()
  const first = Math.max(0, line.length - 2)
  return line
    .slice(first)
    .map((last, i) =>
      draw(last, line[first + i + 1]?.before ?? v.items, first + i, first + i === line.length - 1),
    )
}
/** The way of the figure in the last move. @param {BoardView} v @param {(items: Items) => { x: number, y: number } | undefined} where finds the figure */
export const trace = (v, where) =>
  passing(v, ({ before, by }, after, ply, comes) => {
    const [a, b] = [where(before), where(after)]
    return a && b
      ? svg`<path class="trace by${by}" data-key="trace ${ply}" data-come=${comes ? 'pass' : nothing} d="M${a.x} ${a.y}L${b.x} ${b.y}"></path>`
      : nothing
  })

/** The dot of a legal move. @param {number} x @param {number} y @param {number} [r] */
export const dot = (x, y, r = 6.5) => svg`<circle class="dot" cx=${x} cy=${y} r=${r}></circle>`

/**
 * Corners around a box: the sign of the last move.
 * @param {number} x @param {number} y @param {number} w half the width @param {number} h half the height
 * @param {1 | 2} player
 */
export function corners(x, y, w, h, player) {
  const long = Math.min(w, h) * 0.38
  return svg`<path class="corners by${player}" d=${[
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
    .map(([i, j]) => `M${x + i * (w - long)} ${y + j * h}H${x + i * w}V${y + j * (h - long)}`)
    .join('')}></path>`
}

/** The flag of a hint. @param {number} x @param {number} y */
export const flag = (x, y) =>
  svg`<g class="flag"><circle cx=${x} cy=${y} r="12.5"></circle><text class="strong" x=${x} y=${y} font-size="17">?</text></g>`

/**
 * A frame around a box: a ring, a hint, the focus.
 * @param {string} look class @param {number} x @param {number} y @param {number} w half the width
 * @param {number} h half the height @param {number} [round]
 */
export const frame = (look, x, y, w, h, round = 9) =>
  svg`<rect class=${look} x=${x - w} y=${y - h} width=${2 * w} height=${2 * h} rx=${round}></rect>`

/** The two lines of the focus, shown while a cell has the focus. @param {number} x @param {number} y @param {number} w @param {number} h */
export const focus = (x, y, w, h) =>
  svg`${frame('focus-2', x, y, w + 3.5, h + 3.5, 12)}${frame('focus-1', x, y, w, h)}`
