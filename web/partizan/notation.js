/** notation.js -- notation of forms (web/model/notation.js), and words for outcomes. */
export { pretty, typed } from '../model/notation.js'

/** @typedef {import('../engine/forms.js').FourOutcome} FourOutcome */
/** @param {FourOutcome} outcome @returns {string} a key of text/es.json */
export const outcomeWords = (outcome) =>
  ({
    L: 'Left wins, no matter who begins',
    R: 'Right wins, no matter who begins',
    N: 'the player who moves first wins',
    P: 'the player who moves second wins',
  })[outcome]
/** names of players 0 and 1 */
export const PLAYERS = /** @type {const} */ (['Left', 'Right'])
