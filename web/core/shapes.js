/**
 * shapes.js -- draws rectangles and words, placed by their middle, and the frame of the node that has the focus: CSS draws
 * none around a part of an SVG.
 */
import { svg } from 'lit-html'

export { default as css } from './shapes.css'

/**
 * @param {string} kind classes @param {number} x @param {number} y @param {number} w half the width
 * @param {number} h half the height @param {number} [round]
 */
export const box = (kind, x, y, w, h, round = 0) =>
  svg`<rect class=${kind} x=${x - w} y=${y - h} width=${2 * w} height=${2 * h} rx=${round}></rect>`

/** @param {string} kind classes @param {number} x @param {number} y @param {number} size @param {unknown} content */
export const words = (kind, x, y, size, content) =>
  svg`<text class=${kind} x=${x} y=${y} font-size=${size}>${content}</text>`

/** The focus frame, in a group of class `node`. @param {number} x @param {number} y @param {number} w half the width @param {number} h half the height */
export const focusFrame = (x, y, w, h) =>
  svg`${box('focus outer', x, y, w + 3.5, h + 3.5, 11)}${box('focus', x, y, w, h, 8)}`

/** The fill `url(#hatch)` of what a search left out. A drawing has it once, among its `defs`. */
export const hatch = svg`<pattern
  id="hatch"
  width="8"
  height="8"
  patternUnits="userSpaceOnUse"
  patternTransform="rotate(45)"
  ><rect class="hatching" width="8" height="8"></rect><path class="hatching-line" d="M1.500 0V8"></path
></pattern>`
