/** sign.js -- the mark of a position of Left and Right, as wide as its text: a value is longer than a letter. */
import { mark } from '../core/marks.js'

/** @param {import('../boards/view.js').Told} told @param {number} x @param {number} y @param {number} size height */
export const sign = ({ outcome, text }, x, y, size) =>
  mark(outcome, x, y, size, text, {
    width: Math.max(size, text.length * size * 0.36 + size * 0.5),
  })
