/** pins.js -- how a move of rows of pins is packed, for a board that draws it and for its words. */

/** above it stands how many pins a move takes, below it the smaller of the rows that it leaves */
export const TAKEN = 2 ** 16
