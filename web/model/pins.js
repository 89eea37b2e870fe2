/** pins.js -- unpacks a move of rows of pins, in octal games, for the board and for words. */

/** A choice is TAKEN * pins taken + the smaller of the rows that are left. */
export const TAKEN = 2 ** 16

/**
 * The slots of a move in words: pins taken, pins of the smaller row that is left and of the other. n chooses the form: 1 the move takes, 2 it
 * takes and splits, 3 it only splits.
 * @param {number} number pins of the row @param {number} choice
 */
export function pinSlots(number, choice) {
  const [taken, left] = [Math.floor(choice / TAKEN), choice % TAKEN]
  return { taken, left, rest: number - taken - left, n: 1 + Number(left > 0) + Number(!taken) }
}
