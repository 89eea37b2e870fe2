/** progress.js -- the reader's progress with a figure's question: an element's `progress`, for which spoilers (`data-after`) wait. */

/** No try was made. */
export const NOTHING = 0
/** A first try was made: `data-after="guess"`. */
export const GUESS = 1
/** The exercise ended, right or wrong: `data-after="end"`. */
export const END = 2
/** The answer was found, or nothing is asked: `data-after="solved"`. */
export const SOLVED = 3

/** @param {boolean} found @param {boolean} tried @returns {number} SOLVED, GUESS or NOTHING */
export const progress = (found, tried) => (found ? SOLVED : tried ? GUESS : NOTHING)
