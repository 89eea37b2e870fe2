/**
 * domineering.js -- dominoes on squares. A touch of a free square shows the domino that would lie there, Left's upright and Right's on its
 * side; a second touch, on either half, lays it. Dominoes laid in this play are drawn whole; other taken squares are walls.
 */
import { html, nothing, svg } from 'lit-html'
import { cell, corners, dot, flag, focus, frame, leaves } from './pieces.js'
import { sign } from './sign.js'
import { CELL, drawing, hit, squares } from './squares.js'

export { default as css } from './domineering.css'

/** @typedef {import('../boards/view.js').BoardView} BoardView */
/** @typedef {import('../engine/engine.js').Item} Item */
/** A domino. first: its first square in reading order @typedef {{ first: number, by: 1 | 2 }} Domino */

const THICK = CELL - 14
/** width for a mark on a domino: the next mark may stand a square further */
const ROOM = CELL - 9

/** @param {BoardView['t']} t */
export const touch = (t) => t('Touch a free square to see the domino, and again to lay it.')

/** @param {BoardView} v */
export function board(v) {
  const where = squares(v.items)
  const { at, cols, name } = where
  const step = (/** @type {1 | 2} */ by) => (by === 1 ? cols : 1)
  const legal = new Set(v.moves.map((m) => m.item))
  const laid = v.line().map(({ item, by }) => ({ first: item, by }))
  const covered = new Set(laid.flatMap(({ first, by }) => [first, first + step(by)]))
  /** The domino that touching this square chooses. @param {Item} i @returns {number | undefined} its first square */
  const chosenBy = ({ item }) =>
    legal.has(item) ? item : legal.has(item - step(v.turn)) ? item - step(v.turn) : undefined
  /** The middle of a domino. @param {Domino} domino */
  const middle = ({ first, by }) => {
    const [a, b] = [at(first), at(first + step(by))]
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  }
  /** Half the width and half the height of a domino. @param {1 | 2} by @param {number} [more] */
  const half = (by, more = 0) => {
    const [short, long] = [THICK / 2 + more, (THICK + 76) / 2 + more]
    return by === 1 ? [short, long] : [long, short]
  }
  /** @param {Domino} domino @param {string} look @param {string} [key] */
  const domino = (domino, look, key) => {
    const { x, y } = middle(domino)
    const [w, h] = half(domino.by)
    return svg`<g class="domino p${domino.by} ${look}" data-key=${key ?? nothing} data-come="pop"><rect x=${x - w} y=${y - h} width=${2 * w} height=${2 * h} rx="10"></rect><path d=${domino.by === 1 ? `M${x - w + 10} ${y}h${2 * w - 20}` : `M${x} ${y - h + 10}v${2 * h - 20}`}></path></g>`
  }
  /** The corners around the domino that was laid last. @param {Domino} domino */
  const around = (domino) => {
    const { x, y } = middle(domino)
    const [w, h] = half(domino.by, 4)
    return corners(x, y, w, h, domino.by)
  }
  const { selected, best, hint, last } = v
  /** A square, with the mark of the domino that is laid from it. @param {Item} i */
  const square = (i) => {
    const within = selected && [0, step(v.turn)].includes(i.item - selected.item)
    const first = within ? selected.item : chosenBy(i)
    const { x, y } = at(i.item)
    const can = first !== undefined
    const item = first ?? i.item
    const chosen = can && selected?.item === first
    const value = can ? v.mark(item, 0) : null
    const col = i.col + i.row / 1000
    const state = i.glyph === '#' ? v.t('taken') : v.t('free')
    return cell(
      v,
      {
        ...{ look: '', item, row: i.row, col, chosen },
        ...(can ? { choice: 0 } : {}),
        tab: v.focusedItem(item) && (v.at === null || Number.isNaN(v.at) ? i.item === item : Math.abs(v.at - col) < 1e-9), // prettier-ignore
        label: `${name(i.item)}: ${can ? v.phrase(item, 0) : state}${value ? ': ' + value.words : ''}`,
      },
      svg`${hit({ x, y })}${can && v.mine ? dot(x + CELL / 2 - 9, y - CELL / 2 + 9) : nothing}${focus(x, y, CELL / 2 + 1, CELL / 2 + 1)}`,
    )
  }
  const marked = v.moves.flatMap(({ item }) => {
    const value = v.mark(item, 0)
    return value && selected?.item !== item
      ? [{ value, ...middle({ first: item, by: v.turn }) }]
      : []
  })
  /* a frame lies on the squares of the next move: signs above all frames */
  const [w, h] = half(v.turn, -5)
  const marks = svg`${marked.map(({ value, x, y }) => (leaves(value) ? frame('goal', x, y, w, h) : nothing))}${marked.map(({ value, x, y }) => sign(value, x, y, 32, ROOM))}`
  /** the squares at which a hint points */
  const arm = () => {
    if (!hint || !best || hint.level < 2) return nothing
    const { x, y } = middle({ first: best.item, by: v.turn })
    const [w, h] = half(v.turn, 3)
    return svg`${frame('hint-ring', x, y, w, h)}${flag(x - w + 6, y - h + 6)}`
  }
  return html`${drawing(v, where, {
    look: 'dominoes',
    wall: (i) => i.glyph === '#' && !covered.has(i.item),
    cell: square,
    over: svg`${laid.map((one, ply) => domino(one, '', `domino ${ply}`))}${
      selected ? domino({ first: selected.item, by: v.turn }, 'lean') : nothing
    }${last ? around({ first: last.item, by: last.by }) : nothing}${marks}${arm()}`,
  })}`
}
