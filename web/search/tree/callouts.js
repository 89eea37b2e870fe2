/** callouts.js -- the sentence of a step, on the stage, at its node: what web/model/callout.js places, drawn. */
import { nothing, svg } from 'lit-html'
import { box, words } from '../../core/shapes.js'
import { calloutAt } from '../../model/callout.js'

/** @typedef {import('../../model/callout.js').Block} Block */
/** @typedef {import('../../model/callout.js').Box} Box */
/** @typedef {import('../../model/callout.js').Callout} Callout */

/** units: letters, lines, and the room around them */
const TYPE = { size: 17, line: 23, pad: 12 }
const WIDTHS = [300, 240, 200, 380]
/** a tick, a cross */
const GOOD = 'M-5 0L-1.500 4L5 -4'
const BAD = 'M-4 -4L4 4M-4 4L4 -4'
/** around the node that is spoken of, and how far a line goes there from the callout */
const RING = 44
const REACH = 70

export class Callouts {
  #key = ''
  /** @type {Callout | null} */ #placed = null

  /**
   * @param {number} step @param {number} node where nothing else is said, it stays
   * @param {{ text: string, strong: boolean }[]} parts
   * @param {string} sign of an answer: good, bad or ''
   * @param {Box} stage @param {{ x: number, y: number }} at the node
   * @param {() => Block[]} blocks what is drawn
   */
  view(step, node, parts, sign, stage, at, blocks) {
    const key = JSON.stringify([step, node, parts])
    if (key !== this.#key || !this.#placed) {
      this.#key = key
      const within = { ...stage, left: stage.left + 14, right: stage.right - 8, top: stage.top + 14, bottom: stage.bottom - 8 } // prettier-ignore
      this.#placed = calloutAt({ parts, type: TYPE, widths: WIDTHS, stage: within, blocks: blocks(), at }) // prettier-ignore
    }
    const { x, y, w, h, lines } = /** @type {Callout} */ (this.#placed)
    const { size, line, pad } = TYPE
    let row = 0
    return svg`<g class="callout ${sign}" data-aside data-of=${node} data-x=${x} data-y=${y} aria-hidden="true">${leader({ x, y, w, h }, at)}${box('callout-box', x + w / 2, y + h / 2, w / 2, h / 2, 8)}${lines.map(
      (all, i) =>
        all.map(
          (said) =>
          words(`start ${parts[i].strong ? 'strong' : ''}`, x + pad, y + pad + size / 2 + row++ * line, size, said), // prettier-ignore
        ),
    )}${
      sign
        ? svg`<circle class="verdict" cx=${x} cy=${y} r="12"></circle><path class="verdict-sign" transform="translate(${x} ${y})" d=${sign === 'good' ? GOOD : BAD}></path>`
        : nothing
    }</g>`
  }
}
/** From the box to its node, where that is near. @param {{ x: number, y: number, w: number, h: number }} box @param {{ x: number, y: number }} at */
function leader({ x, y, w, h }, at) {
  const [fx, fy] = [Math.min(Math.max(at.x, x + 12), x + w - 12), Math.min(Math.max(at.y, y + 12), y + h - 12)] // prettier-ignore
  const long = Math.hypot(at.x - fx, at.y - fy)
  if (long > RING + REACH || long < RING) return nothing
  const t = (long - RING) / long
  return svg`<path class="leader" d="M${fx} ${fy}L${fx + (at.x - fx) * t} ${fy + (at.y - fy) * t}"></path>`
}
