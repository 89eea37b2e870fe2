/** sign.js -- draws the mark of a position in a partizan game, as wide as its text: a value is longer than a letter. */
import { mark } from '../core/marks.js'

/**
 * @param {import('../boards/view.js').ShownValue} value @param {number} x @param {number} y @param {number} size height
 * @param {number} [room] the largest width; the text is made smaller to fit
 */
export const sign = ({ outcome, text }, x, y, size, room = Infinity) =>
  mark(outcome, x, y, size, text, {
    width: Math.min(Math.max(size, text.length * size * 0.36 + size * 0.5), room),
  })
