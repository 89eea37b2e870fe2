/** notation.js -- forms as they are written (web/model/notation.js), and the words of who wins. */
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
/** of 0 and 1 */
export const PLAYERS = /** @type {const} */ (['Left', 'Right'])
