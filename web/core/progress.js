/** progress.js -- how far a reader is with what a figure asks: what an element's `progress` is, and what words of a page wait for. */

/** Nothing was tried. */
export const NOTHING = 0
/** A first try was made: `data-after="guess"`. */
export const GUESS = 1
/** It came to its end, right or wrong: `data-after="end"`. */
export const END = 2
/** It was found, or nothing is asked: `data-after="solved"`. */
export const SOLVED = 3

/** @param {boolean} found @param {boolean} tried @returns {number} SOLVED, GUESS or NOTHING */
export const progress = (found, tried) => (found ? SOLVED : tried ? GUESS : NOTHING)
