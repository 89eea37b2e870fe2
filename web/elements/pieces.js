/**
 * pieces.js -- what stands on drawn boards besides marks: the figure, and the signs of a move that is legal, chosen,
 * hinted at or just played. Centred on (x, y), in the drawing's units; a sign has one meaning on all boards.
 */
import { svg } from 'lit-html'

/** A diamond with the sticks of who is to move. @param {1 | 2} player @param {number} x @param {number} y @param {number} size @param {string} [look] `ghost`: it was here; `lean`: it would be */
export function figure(player, x, y, size, look = '') {
  const side = size * 0.47
  const stick = size * 0.076
  return svg`<g class="figure p${player} ${look}" transform="translate(${x} ${y})"><rect
    class="body" x=${-side / 2} y=${-side / 2} width=${side} height=${side} rx=${size * 0.065} transform="rotate(${look === 'lean' ? 53 : 45})"></rect>${
      look === 'ghost'
        ? ''
        : (player === 1 ? [0] : [-stick * 1.1, stick * 1.1]).map(
            (dx) =>
              svg`<rect class="stick-of" x=${dx - stick / 2} y=${-size * 0.148} width=${stick} height=${size * 0.296} rx=${stick / 2}></rect>`,
          )
    }</g>`
}

/** A legal move. @param {number} x @param {number} y @param {number} [r] */
export const dot = (x, y, r = 6.5) => svg`<circle class="dot" cx=${x} cy=${y} r=${r}></circle>`

/** Corners around a box: the move just played. @param {number} x @param {number} y @param {number} w half the width @param {number} h half the height @param {1 | 2} player */
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

/** A box around a box: a ring, a hint, the focus. @param {string} look class @param {number} x @param {number} y @param {number} w half the width @param {number} h half the height @param {number} [round] */
export const frame = (look, x, y, w, h, round = 9) =>
  svg`<rect class=${look} x=${x - w} y=${y - h} width=${2 * w} height=${2 * h} rx=${round}></rect>`

/** The two lines of the focus, shown while a cell has it. @param {number} x @param {number} y @param {number} w @param {number} h */
export const focus = (x, y, w, h) =>
  svg`${frame('focus-2', x, y, w + 3.5, h + 3.5, 12)}${frame('focus-1', x, y, w, h)}`

/** of these signs, and of boards that roam in their place */
export const css = `
.roam { overflow: auto; overscroll-behavior: contain; }
svg.draw .body { fill: var(--cgt-j1); }
svg.draw .p2 > .body { fill: var(--cgt-j2); }
.stick-of { fill: var(--cgt-on-j1); }
.p2 > .stick-of { fill: var(--cgt-on-j2); }
svg.draw .ghost > .body { fill: none; stroke: var(--cgt-stick-ghost); stroke-width: 2; stroke-dasharray: 4 4; }
.dot { fill: var(--cgt-ink); stroke: var(--cgt-bg); stroke-width: 2; }
.corners { fill: none; stroke: var(--by); stroke-width: 4; }
.flag circle { fill: var(--cgt-ink); }
svg.draw .flag text { fill: var(--cgt-bg); }
.chosen-frame { fill: none; stroke: var(--by); stroke-width: 4; }
.cell { outline: none; cursor: default; }
.mine .cell[data-choice] { cursor: pointer; }
.focus-1, .focus-2 { display: none; fill: none; pointer-events: none; }
.cell:focus-visible > .focus-1 { display: block; stroke: var(--cgt-ink); stroke-width: 3; }
.cell:focus-visible > .focus-2 { display: block; stroke: var(--cgt-focus); stroke-width: 4; }
.legend { display: flex; flex-wrap: wrap; gap: .2em 1.1em; margin-top: .6em; color: var(--cgt-ink-2); }
.legend > span { display: inline-flex; align-items: center; gap: .45em; }
.legend svg { width: 1em; height: 1em; flex: none; overflow: visible; }
.legend .chip { font-size: .85em; }
`
