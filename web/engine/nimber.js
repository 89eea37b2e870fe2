/** nimber.js -- nim-sums and nim products, and the numbers of which each is the mex. */
import { engine } from './page-engine.js'

/** A number n that is struck out, by x and y. @typedef {{ x: number, y: number, n: number }} Struck */

/** a + b or a × b, in nim's arithmetic. @param {boolean} product else the sum @param {number} a from 0 to 2^32 - 1 @param {number} b */
export const nimber = (product, a, b) =>
  engine().memory.exports.cgt_nimber(Number(product), a, b) >>> 0

/**
 * The numbers that the definition of a + b or a × b strikes out. For the sum these are the numbers before it in its row (y is b) and in its
 * column (x is a); for the product there is one for each x < a and y < b.
 * @param {boolean} product @param {number} a @param {number} b @returns {Struck[]} a * b of them for the product
 */
export function struckOf(product, a, b) {
  const { cgt_nimber_struck: struck } = engine().memory.exports
  const one = (/** @type {number} */ x, /** @type {number} */ y) => ({
    ...{ x, y },
    n: struck(Number(product), a, b, x, y) >>> 0,
  })
  const below = (/** @type {number} */ n) => Array.from({ length: n }, (_, i) => i)
  return product
    ? below(a).flatMap((x) => below(b).map((y) => one(x, y)))
    : [...below(a).map((x) => one(x, b)), ...below(b).map((y) => one(a, y))]
}
