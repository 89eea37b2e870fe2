/** callouts.js -- draws the sentence of a step beside its node, in the place that web/trees/callout.js finds. */
import { nothing, svg } from 'lit-html'
import { box, words } from '../../core/shapes.js'
import { calloutAt, KEEP } from '../callout.js'

/** @typedef {import('../callout.js').Block} Block */
/** @typedef {import('../callout.js').Box} Box */
/** @typedef {import('../callout.js').Callout} Callout */

/** in sixteenths of an em: font size, line height, padding */
const TYPE = { size: 17, line: 23, pad: 12 }
const WIDTHS = [300, 240, 200, 380]
/** paths of a tick, a cross */
const GOOD = 'M-5 0L-1.500 4L5 -4'
const BAD = 'M-4 -4L4 4M-4 4L4 -4'
/** radius around the node; longest line from the callout to it */
const RING = 44
const REACH = 70

export class Callouts {
  #key = ''
  /** null: no room @type {Callout | null} */ #placed = null
  /** a line leads to the node */ #leads = false

  /**
   * @param {object} what
   * @param {number} what.step @param {number} what.node a new place is found only if these, the parts or their widths change
   * @param {{ text: string, strong: boolean }[]} what.parts
   * @param {string} what.sign of an answer: good, bad or ''
   * @param {Box} what.stage visible part of the drawing @param {{ x: number, y: number }} what.at of the node
   * @param {number} what.unit of TYPE, in units of the drawing
   * @param {(text: string, strong: boolean) => number} what.measure width / font size
   * @param {() => Block[]} what.blocks the drawing
   * @returns {unknown} null: no room
   */
  view({ step, node, parts, sign, stage, at, unit, measure, blocks }) {
    const { left, right, top, bottom } = stage
    // a font that loads later has other widths
    const widths = parts.map(({ text, strong }) => measure(text, strong))
    const key = JSON.stringify([step, node, parts, left, widths])
    const [size, line, pad] = [TYPE.size * unit, TYPE.line * unit, TYPE.pad * unit]
    if (key !== this.#key) {
      this.#key = key
      const all = blocks()
      const within = { left: left + 14, right: right - 8, top: top + 14, bottom: bottom - 8 }
      this.#placed = calloutAt({ ...{ parts, at, stage: within, blocks: all }, type: { size, line, pad }, measure, widths: WIDTHS.map((wide) => wide * unit) }) // prettier-ignore
      this.#leads = !!this.#placed && free(ends(this.#placed, at), at, all)
    }
    if (!this.#placed) return null
    const { x, y, w, h, lines } = this.#placed
    const [from, to] = ends({ x, y, w, h }, at)
    let row = 0
    return svg`<g class="callout ${sign}" data-aside data-of=${node} data-x=${x} data-y=${y} aria-hidden="true">${
      this.#leads
        ? svg`<path class="leader" d="M${from.x} ${from.y}L${to.x} ${to.y}"></path>`
        : nothing
    }${box('callout-box', x + w / 2, y + h / 2, w / 2, h / 2, 8)}${lines.map((all, i) =>
      all.map(
        (textLine) =>
        words(`start ${parts[i].strong ? 'strong' : ''}`, x + pad, y + pad + size / 2 + row++ * line, size, textLine), // prettier-ignore
      ),
    )}${
      sign
        ? svg`<circle class="verdict" cx=${x} cy=${y} r="12"></circle><path class="verdict-sign" transform="translate(${x} ${y})" d=${sign === 'good' ? GOOD : BAD}></path>`
        : nothing
    }</g>`
  }
}
/** @typedef {{ x: number, y: number }} Point */
/** Ends of the line from the box to its node. @param {{ x: number, y: number, w: number, h: number }} box @param {Point} at @returns {[Point, Point]} */
function ends({ x, y, w, h }, at) {
  const from = { x: Math.min(Math.max(at.x, x + 12), x + w - 12), y: Math.min(Math.max(at.y, y + 12), y + h - 12) } // prettier-ignore
  const long = Math.hypot(at.x - from.x, at.y - from.y)
  const t = Math.max(0, long - RING) / (long || 1)
  return [from, { x: from.x + (at.x - from.x) * t, y: from.y + (at.y - from.y) * t }]
}
/** True if a line is at most REACH long and crosses no block of weight KEEP. @param {[Point, Point]} line @param {Point} at @param {Block[]} blocks */
function free([from, to], at, blocks) {
  const long = Math.hypot(to.x - from.x, to.y - from.y)
  if (!long || long > REACH) return false
  const around = blocks.filter(
    ({ left, right, top, bottom, weight }) =>
      weight === KEEP && !(at.x >= left && at.x <= right && at.y >= top && at.y <= bottom),
  )
  const steps = Math.ceil(long / 4)
  return Array.from({ length: steps + 1 }, (_, i) => i / steps).every((t) => {
    const [x, y] = [from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t]
    return around.every((b) => x < b.left || x > b.right || y < b.top || y > b.bottom)
  })
}
