/** pins.js -- how a move of rows of pins is packed, for a board that draws it and for its words. */

/** above it stands how many pins a move takes, below it the smaller of the rows that it leaves */
export const TAKEN = 2 ** 16

/**
 * What the words of such a move say: pins that go, those of the smaller row that is left and of the other, and which form:
 * 1 of a move that takes, 2 that takes and parts, 3 that only parts.
 * @param {number} number pins of the row @param {number} choice
 */
export function told(number, choice) {
  const [taken, left] = [Math.floor(choice / TAKEN), choice % TAKEN]
  return { taken, left, rest: number - taken - left, n: 1 + Number(left > 0) + Number(!taken) }
}
