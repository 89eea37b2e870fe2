/** sided.js -- a game in which Left and Right have moves of their own is told and played as palitos-partizan.js says, which brings that. */

/** @typedef {import('../../engine/engine.js').Game} Game */
/** @typedef {import('../../engine/engine.js').Move} Move */
/** @typedef {import('../../engine/engine.js').Position} Position */
/** @typedef {import('../../model/answers.js').Answers} Answers */
/** @typedef {import('./cgt-play.js').CgtPlay} CgtPlay */
/** What is told of a position; wins: it wins to leave it @typedef {{ outcome: 'unknown' | import('../../engine/worth.js').Class, text: string, words: string, wins: boolean }} Sign */
/**
 * @typedef {object} Sided
 * @property {boolean} valued its positions have values
 * @property {string} sentence who plays against whom, as which, and who begins
 * @property {(set: (attribute: string, value: string) => void) => unknown} choices of the settings: which side, who begins
 * @property {(player: 1 | 2) => string} name
 * @property {(words: string, player: 1 | 2) => string} as whose turn it is, with which side that is
 * @property {(position: Position) => Sign} sign
 * @property {(position: Position, any?: boolean) => Move | null} choose the computer's move where a search does not tell; any: if need be one that
 *   only seems good
 * @property {(position: Position, move: Move) => string} reason of a move that wins; '' where no value says it
 * @property {() => void} close
 */

/** @type {{ of?: (host: CgtPlay, game: Game, known: Answers) => Sided }} */
const brought = {}
/** @param {NonNullable<typeof brought.of>} of */
export const bringSides = (of) => void (brought.of = of)
/** null: of a game without sides, or nobody brought it. @param {CgtPlay} host @param {Game} game @param {Answers} known @param {Position} start */
export const sidesOf = (host, game, known, start) =>
  (game.flags(start).partizan && brought.of?.(host, game, known)) || null
/** A start that says who begins. @param {Game} game @param {string} start @param {string | null} starts left or right; else as it is */
export const startOf = (game, start, starts) =>
  starts && game.flags(start).partizan
    ? start.replace(/:\w$/, '') + (starts === 'right' ? ':R' : '')
    : start
