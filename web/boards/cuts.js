/**
 * cuts.js -- cakes that are cut along their lines: Left cuts from top to bottom, Right from side to side. A line is touched to be cut;
 * one line stands for a cut into several equal pieces. The pieces of a cut cake stay in its place, with gaps between them.
 */
import { html, nothing, svg } from 'lit-html'
import { cell, corners, flag, focus, frame, leaves, passing } from './pieces.js'
import { sign } from './sign.js'

export { default as css } from './cuts.css'

/** @typedef {import('../boards/view.js').BoardView} BoardView */
/** @typedef {import('../engine/engine.js').Item} Item */
/** A piece, in squares of the cake. @typedef {{ x: number, y: number, w: number, h: number }} Piece */
/** A piece that was cut, and its parts. @typedef {{ whole: Piece, parts: Piece[], by: 1 | 2 }} Cut */

/** from line to line, and half of the gap between two pieces, in the drawing's units */
const P = 56
const GAP = 5
/** room around the cakes, in the drawing's units */
const EDGE = 8
/** squares of a row of cakes, on a phone and elsewhere */
const ROW = { phone: 8, wide: 16 }
/** in em: pitch of a small cake, height and width of a large one, the least pitch that a finger hits; pitch and height on a slide */
const EM = { most: 4, high: 13, wide: 44, least: 2.6, slide: 4.4, tall: 17 }
/** with more pieces the sum is not written out */
const SUM = 9

/** @param {BoardView['t']} t */
export const touch = (t) => t('Touch a line of the cake to see the cut, and again to cut.')

/** @param {Piece} p */
const text = ({ w, h }) => `(${w},${h})`
/** A piece's rank in a position's notation: wide pieces first, of equal ones the high. @param {Piece} p */
const rank = ({ w, h }) => w * 1000 + h
/** @param {Piece[]} all @param {Piece} piece */
function insert(all, piece) {
  const at = all.findIndex((p) => rank(p) < rank(piece))
  all.splice(at < 0 ? all.length : at, 0, piece)
}
/** The pieces that a cut leaves. @param {Piece} whole @param {1 | 2} by @param {number[]} sizes @returns {Piece[]} */
function cutUp({ x, y, w, h }, by, sizes) {
  let from = 0
  return sizes.map((size) => {
    const at = from
    from += size
    return by === 1 ? { x: x + at, y, w: size, h } : { x, y: y + at, w, h: size }
  })
}
/** @param {Piece} whole @param {1 | 2} by @param {number} choice @param {boolean} equal */
const sizesOf = ({ w, h }, by, choice, equal) => {
  const side = by === 1 ? w : h
  return equal ? Array(choice).fill(side / choice) : [choice, side - choice]
}

/** The places of all pieces, and the cuts that were played. @param {BoardView} v */
function pieces(v) {
  const line = v.line()
  const start = line[0]?.before ?? v.items
  const most = Math.max(v.wide ? ROW.wide : ROW.phone, ...start.map((i) => i.col))
  let [x, y, high] = [0, 0, 0]
  /** @type {Piece[]} */
  const now = start.map(({ col, row }) => {
    if (x && x + col > most) [x, y, high] = [0, y + high, 0]
    const piece = { x, y, w: col, h: row }
    x += col
    high = Math.max(high, row)
    return piece
  })
  if (!now.length) now.push({ x: 0, y: 0, w: 1, h: 1 })
  const cols = Math.max(...now.map((p) => p.x + p.w))
  const rows = Math.max(...now.map((p) => p.y + p.h))
  /** the pieces of one square, which nobody cuts @type {Piece[]} */
  const crumbs = now.splice(0).flatMap((p) => {
    if (p.w * p.h === 1) return [p]
    insert(now, p)
    return []
  })
  /** @type {Cut[]} */
  const cuts = line.map(({ item, choice, by, before }) => {
    const [whole] = now.splice(item, 1)
    const parts = cutUp(whole, by, sizesOf(whole, by, choice, before[item].glyph === '='))
    for (const part of parts) {
      if (part.w * part.h === 1) crumbs.push(part)
      else insert(now, part)
    }
    return { whole, parts, by }
  })
  return { now, crumbs, cuts, cols, rows }
}

/** @param {Piece} p @param {number} [gap] in the drawing's units */
const boxed = ({ x, y, w, h }, gap = GAP) => ({
  x: EDGE + x * P + gap,
  y: EDGE + y * P + gap,
  w: w * P - 2 * gap,
  h: h * P - 2 * gap,
})
/** The path of a line across a piece, so far from its first side. @param {Piece} p @param {1 | 2} by @param {number} far */
const across = (p, by, far) => {
  const { x, y, w, h } = boxed(p)
  return by === 1 ? `M${EDGE + (p.x + far) * P} ${y}v${h}` : `M${x} ${EDGE + (p.y + far) * P}h${w}`
}
/** @param {Piece} p @param {string} look */
const cake = (p, look) => {
  const { x, y, w, h } = boxed(p)
  return svg`<rect class=${look} x=${x} y=${y} width=${w} height=${h} rx="5"></rect>`
}
/** @param {Piece} p */
const middle = (p) => {
  const { x, y, w, h } = boxed(p, 0)
  return { x: x + w / 2, y: y + h / 2, w: w / 2, h: h / 2 }
}
/** @param {number} n */
const upTo = (n) => Array.from({ length: n }, (_, i) => i + 1)

/** @param {BoardView} v */
export function board(v) {
  const { now, crumbs, cuts, cols, rows } = pieces(v)
  const equal = v.items[0]?.glyph === '='
  const { turn, selected, best, hint } = v
  const [width, height] = [cols * P + 2 * EDGE, rows * P + 2 * EDGE]
  const pitch = Math.max(EM.least, Math.min(EM.most, EM.high / rows, EM.wide / cols))
  const slide = Math.min(EM.slide, EM.tall / rows)
  /** the lines of a move: their middle, the sizes of the pieces, the path @param {Piece} p @param {number} choice */
  const lineOf = (p, choice) => {
    const sizes = sizesOf(p, turn, choice, equal)
    const { x, y } = middle(p)
    const far = sizes[0]
    const lines = equal ? upTo(choice - 1).map((k) => k * far) : [far]
    const at = turn === 1 ? { x: EDGE + (p.x + far) * P, y } : { x, y: EDGE + (p.y + far) * P }
    return { at, sizes, d: lines.map((one) => across(p, turn, one)).join('') }
  }
  /** @param {import('../engine/engine.js').Move} move */
  const line = ({ item, choice }) => {
    const p = now[item]
    const { at, sizes, d } = lineOf(p, choice)
    const value = v.mark(item, choice)
    const is = selected?.item === item && selected.choice === choice
    const wins = !is && best?.item === item && best.choice === choice
    const { w, h } = middle(p)
    const [a, b] = turn === 1 ? [P / 2, h] : [w, P / 2]
    const left = equal
      ? `${choice} × ${text(cutUp(p, turn, sizes)[0])}`
      : cutUp(p, turn, sizes).map(text).join(' + ')
    return cell(
      v,
      {
        look: `slit p${turn} ${is ? 'chosen' : wins ? 'best' : ''}`,
        ...{ item, choice, chosen: is, tab: v.focused(item, choice) },
        row: Math.round(at.y),
        col: Math.round(at.x),
        label: `${v.phrase(item, choice)}: ${left}${value ? ': ' + value.words : ''}`,
      },
      svg`<rect class="hit" x=${at.x - a} y=${at.y - b} width=${2 * a} height=${2 * b}></rect><path class="score" d=${across(p, turn, sizes[0])}></path><path class="blade" d=${d}></path>${
        value && !is
          ? svg`${leaves(value) ? frame('goal', at.x, at.y, 20, 20) : nothing}${sign(value, at.x, at.y, 28)}`
          : nothing
      }${focus(at.x, at.y, turn === 1 ? 13 : w - 9, turn === 1 ? h - 9 : 13)}`,
    )
  }
  /** all lines, under those that may be cut now */
  const pale = now.map((p) =>
    [1, 2].map(
      (by) =>
        svg`<path class="score pale p${by}" d=${upTo((by === 1 ? p.w : p.h) - 1)
          .map((far) => across(p, /** @type {1 | 2} */ (by), far))
          .join('')}></path>`,
    ),
  )
  const parting = passing(v, (_last, _after, ply, comes) => {
    const { whole, parts, by } = cuts[ply]
    const far = parts.slice(1).map((p) => (by === 1 ? p.x - whole.x : p.y - whole.y))
    return svg`<g class="whole" data-key="whole ${ply}" data-come=${comes ? 'gone' : nothing}>${cake(whole, 'crumb')}</g><path class="trace by${by}" data-key="knife ${ply}" data-come=${comes ? 'pass' : nothing} d=${far.map((one) => across(whole, by, one)).join('')}></path>`
  })
  const last = cuts.at(-1)
  const ring = () => {
    if (!hint || !best || hint.level < 2) return nothing
    const p = middle(now[best.item])
    const { x, y } = hint.level > 2 ? lineOf(now[best.item], best.choice).at : p
    return svg`${frame('hint-ring', p.x, p.y, p.w - 1, p.h - 1)}${flag(hint.level > 2 ? x : p.x - p.w + 8, hint.level > 2 ? (turn === 1 ? p.y - p.h + 8 : y) : p.y - p.h + 8)}`
  }
  const around = () => {
    if (!last) return nothing
    const { x, y, w, h } = middle(last.whole)
    return corners(x, y, w - 1, h - 1, last.by)
  }
  return html`<div class="roam grid-room">
      <svg
        class="draw grid cuts"
        .style="--w:${(width / P) * pitch}em;--w-proj:${(width / P) * slide}em;--least:${Math.round((width / P) * 34)}px"
        viewBox="0 0 ${width} ${height}"
        role="presentation"
      >
        <g aria-hidden="true">
          ${crumbs.map((p) => cake(p, 'crumb small'))}${now.map((p) => cake(p, 'crumb'))}${pale}${parting}
        </g>
        <g role="row">
          ${
            v.moves.length
              ? v.moves.map(line)
              : svg`<g role="gridcell" aria-label=${v.t('No cut is left for the player to move.')}></g>`
          }
        </g>
        <g aria-hidden="true" pointer-events="none">${around()}${ring()}</g>
      </svg>
    </div>
    <p class="legend">
      ${
        v.values === 'grundy' && now.length > 1 && now.length <= SUM
          ? html`<span
              >${now.map((p) => `${text(p)} = ${v.shownValue(text(p))?.text ?? '?'}`).join(', ')}</span
            >`
          : [1, 2].map(
              (by) =>
                html`<span
                  ><svg class="key" viewBox="0 0 34 12" aria-hidden="true">
                    <path class="score p${by}" d="M3 6H31"></path></svg
                  >${by === 1 ? v.t('Left cuts along these') : v.t('Right cuts along these')}</span
                >`,
            )
      }
    </p>`
}
