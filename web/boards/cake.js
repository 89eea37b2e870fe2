/**
 * cake.js -- a cake with a bad piece, cut along its lines. Items: a line has the glyph - (above row `row`) or | (left of column
 * `col`); ^ v < > hold the numbers of rows and columns on each side of the bad piece, four heaps. A line is touched at its
 * handle beside the cake, or on the line itself.
 */
import { html, nothing, svg } from 'lit-html'
import { mark } from '../core/marks.js'
import { signs } from './heaps.js'
import { cell, corners, flag, focus, frame } from './pieces.js'

export { default as css } from './cake.css'

/** @typedef {import('./view.js').BoardView} BoardView */
/** @typedef {import('../engine/engine.js').Item} Item */

/** side of a piece, and width of the gutter with the handles, in the drawing's units */
const P = 48
const GUTTER = 58
/** paths around the points that are nearer to a line, along one piece, than to the lines that cross it */
const N = P / 6
const NEAR = {
  across: `l${N} ${-N}h${P - 2 * N}l${N} ${N}l${-N} ${N}h${2 * N - P}zm${P} 0`,
  down: `l${-N} ${N}v${P - 2 * N}l${N} ${N}l${N} ${-N}v${2 * N - P}zm0 ${P}`,
}
/** in em: pitch of a small cake, height of a large one with its handles, least pitch, pitch on a slide */
const EM = { most: 3.4, rows: 24, least: 2, slide: 3.4 }
/** with so many rows or columns the arrow keys begin at the bad piece, with fewer at the handles */
const LARGE = 20
const SIDES = ['^', 'v', '<', '>']

/** @param {Item[]} items @returns {number[]} rows above and below, columns left and right of the bad piece */
const sidesOf = (items) => SIDES.map((s) => items.find((i) => i.glyph === s)?.number ?? 0)

/** @param {BoardView} v */
export function board(v) {
  const [above, below, left, right] = sidesOf(v.items)
  const [rows, cols] = [above + 1 + below, left + 1 + right]
  /* the cake lies where it lay at the start: the room of the pieces that were cut off stays */
  const line = v.line()
  const whole = sidesOf(line[0]?.before ?? v.items)
  const x0 = GUTTER + (whole[2] - left) * P
  const y0 = GUTTER + (whole[0] - above) * P
  const [w, h] = [cols * P, rows * P]
  const [allRows, allCols] = [whole[0] + 1 + whole[1], whole[2] + 1 + whole[3]]
  const width = GUTTER + allCols * P + 12
  const height = GUTTER + allRows * P + 12
  const bad = { x: x0 + (left + 0.5) * P, y: y0 + (above + 0.5) * P }
  const pitch = Math.max(EM.least, Math.min(EM.most, (EM.rows * P) / Math.max(width, height)))
  const goal =
    v.hint && v.hint.level >= 2 ? v.items.find((i) => i.item === v.hint?.item) : undefined
  /** @param {Item} i */
  const across = (i) => i.glyph === '-'
  const [gx, gy] = [GUTTER - 30, GUTTER - 30]
  /** the handle of a line @param {Item} i */
  const at = (i) => (across(i) ? { x: gx, y: y0 + i.row * P } : { x: x0 + i.col * P, y: gy })
  const chosen = v.selected && v.items.find((i) => i.item === v.selected?.item)

  /** the part without the bad piece @param {Item} i */
  const part = (i) => {
    const cut = across(i) ? i.row : i.col
    const first = across(i) ? above : left
    const from = cut <= first ? 0 : cut
    const to = cut <= first ? cut : across(i) ? rows : cols
    return across(i)
      ? { x: x0, y: y0 + from * P, w, h: (to - from) * P, n: to - from }
      : { x: x0 + from * P, y: y0, w: (to - from) * P, h, n: to - from }
  }
  /* the part that each move cut off: it falls, and its place stays */
  const gone = line.map(({ before, by }, ply) => {
    const [was, now] = [before, line[ply + 1]?.before ?? v.items].map(sidesOf)
    const side = was.findIndex((n, i) => n > now[i])
    const n = was[side] - now[side]
    const [x, y] = [GUTTER + (whole[2] - was[2]) * P, GUTTER + (whole[0] - was[0]) * P]
    const [wide, high] = [(was[2] + 1 + was[3]) * P, (was[0] + 1 + was[1]) * P]
    const across = side < 2
    return {
      by,
      x: side === 3 ? x + wide - n * P : x,
      y: side === 1 ? y + high - n * P : y,
      w: across ? wide : n * P,
      h: across ? n * P : high,
    }
  })
  const last = gone.at(-1)
  /** @param {Item} i */
  const cutAt = (i) => {
    const { x, y } = at(i)
    const name = across(i) ? i.row : i.col
    const moveMark = v.mark(i.item, 0)
    const is = v.selected?.item === i.item
    const best = !is && v.best?.item === i.item
    const d = across(i) ? `M${x0 - 6} ${y}H${x0 + w + 6}` : `M${x} ${y0 - 6}V${y0 + h + 6}`
    const { n } = part(i)
    const eaten = across(i)
      ? v.t('{n} row is eaten|{n} rows are eaten', { n })
      : v.t('{n} column is eaten|{n} columns are eaten', { n })
    const hit = across(i)
      ? { x: gx - 28, y: y - P / 2, w: 56, h: P, near: `M${x0} ${y}` + NEAR.across.repeat(cols) }
      : { x: x - P / 2, y: gy - 28, w: P, h: 56, near: `M${x} ${y0}` + NEAR.down.repeat(rows) }
    const [row, col] = across(i) ? [i.row, 0] : [0, i.col]
    return cell(
      v,
      {
        look: is ? 'chosen' : best ? 'best' : '',
        ...{ item: i.item, choice: 0, row, col, chosen: is, tab: v.focusedItem(i.item) },
        label: v.phrase(i.item, 0) + ', ' + eaten + (moveMark ? ': ' + moveMark.words : ''),
      },
      svg`<rect class="hit" x=${hit.x} y=${hit.y} width=${hit.w} height=${hit.h}></rect><path class="hit" d=${hit.near}></path><path class="knife" d=${d}></path>${
        moveMark
          ? svg`${best || is ? frame('handle', x, y, 21, 21) : nothing}${mark(moveMark.outcome, x, y, 32, moveMark.text)}`
          : svg`${frame('handle', x, y, 18, 18, 7)}<text class="strong" x=${x} y=${y} font-size="18">${name}</text>`
      }${focus(x, y, 21, 21)}`,
    )
  }
  const lines = v.items.filter((i) => across(i) || i.glyph === '|')
  const heaps = [
    { x: bad.x, y: y0 + (above * P) / 2, n: above, d: `M${bad.x} ${bad.y - P / 2}V${y0}` },
    {
      x: bad.x,
      y: bad.y + P / 2 + (below * P) / 2,
      n: below,
      d: `M${bad.x} ${bad.y + P / 2}V${y0 + h}`,
    },
    { x: x0 + (left * P) / 2, y: bad.y, n: left, d: `M${bad.x - P / 2} ${bad.y}H${x0}` },
    {
      x: bad.x + P / 2 + (right * P) / 2,
      y: bad.y,
      n: right,
      d: `M${bad.x + P / 2} ${bad.y}H${x0 + w}`,
    },
  ]
  const grid =
    Array.from({ length: rows - 1 }, (_, r) => `M${x0} ${y0 + (r + 1) * P}h${w}`).join('') +
    Array.from({ length: cols - 1 }, (_, c) => `M${x0 + (c + 1) * P} ${y0}v${h}`).join('')
  const cut = chosen ? part(chosen) : null
  return html`<div class="roam grid-room">
      <svg
        class="draw cake"
        .style="--w:${(width / P) * pitch}em;--w-proj:${(width / P) * Math.min(EM.slide, 19 / (height / P))}em;--least:${Math.round((width / P) * 24)}px"
        viewBox="0 0 ${width} ${height}"
        role="presentation"
      >
        <g aria-hidden="true">
          <rect class="crumb" x=${x0} y=${y0} width=${w} height=${h} rx="5"></rect>
          <path class="crumbs" d=${grid}></path>
          <g ?data-here=${Math.max(rows, cols) > LARGE}>
            ${frame('bad', bad.x, bad.y, P / 2, P / 2, 4)}
            <path class="bad-x" d="M${bad.x - 9} ${bad.y - 9}l18 18m0 -18l-18 18"></path>
          </g>
          ${cut ? svg`<rect class="eaten" x=${cut.x} y=${cut.y} width=${cut.w} height=${cut.h}></rect>` : nothing}
          ${
            v.values === 'off'
              ? nothing
              : heaps.map(({ x, y, n, d }) =>
                  n
                    ? svg`<path class="reach" d=${d}></path>${frame('badge', x, y, 17 + 5 * String(n).length, 17, 17)}<text class="strong" x=${x} y=${y} font-size="24">${n}</text>`
                    : nothing,
                )
          }
          ${gone.map(
            ({ x, y, w, h, by }, ply) =>
              svg`<rect class="lost by${by}" x=${x + 3} y=${y + 3} width=${w - 6} height=${h - 6} rx="4"></rect><rect
                class="falls" x=${x} y=${y} width=${w} height=${h}
                data-key="cut ${ply}" data-come=${ply === gone.length - 1 ? 'fall' : nothing}></rect>`,
          )}
          ${last ? corners(last.x + last.w / 2, last.y + last.h / 2, last.w / 2, last.h / 2, last.by) : nothing}
        </g>
        ${lines.length ? svg`<g role="row" data-free>${lines.map(cutAt)}</g>` : svg`<g role="row"><g role="gridcell" aria-label=${v.t('Only the bad piece is left.')}></g></g>`}
        <g aria-hidden="true" pointer-events="none">
          ${
            goal && v.hint
              ? v.hint.level === 2
                ? svg`${across(goal) ? frame('hint-ring', gx, y0 + h / 2, 25, h / 2) : frame('hint-ring', x0 + w / 2, gy, w / 2, 25)}${flag(across(goal) ? gx - 16 : x0 + 6, across(goal) ? y0 : gy - 16)}`
                : svg`${frame('hint-ring', at(goal).x, at(goal).y, 25, 25)}${flag(at(goal).x - 18, at(goal).y - 18)}`
              : nothing
          }
        </g>
      </svg>
    </div>
    ${
      v.values === 'off' || v.misere
        ? nothing
        : html`<p class="legend">
            ${v.t('Four heaps: above {above}, below {below}, left {left}, right {right}.', { above, below, left, right })}
          </p>`
    }
    ${signs(v, { look: 'aside' })}`
}
