/** answer.js -- reads what the solver knows of a position, from a cgt_answer. The page and its workers both use it. */
import { BY, FOREVER, HAS, MEMORY } from './enums.js'
import { fieldsOf, unsigned } from './memory.js'

/** @typedef {import('./memory.js').Memory} Memory */
/** @typedef {import('./memory.js').Key} Key */
/** @typedef {'win' | 'loss' | 'tie' | 'draw' | 'unknown'} Outcome for the player to move; a tie ends, a draw goes on for ever */
/** how the solver came to it @typedef {typeof BY[number]} By */
/**
 * An answer as it is read, with the move still a code.
 * @typedef {object} Known
 * @property {Outcome} outcome
 * @property {number | null} value for the player to move
 * @property {number | null} remoteness plies to the end, Infinity for a draw
 * @property {number | null} grundy
 * @property {Key | null} code a best move
 * @property {By} by
 * @property {number} theorem index in the game's list, where `by` is 'theorem'
 */

/** The outcome that a value means. @param {number} value for the player to move @param {boolean} forever play need not end @returns {Outcome} */
export const outcomeOf = (value, forever) =>
  value > 0 ? 'win' : value < 0 ? 'loss' : forever ? 'draw' : 'tie'

/**
 * Asks the solver for a position.
 * @param {Memory} memory @param {number} session @param {bigint} key
 * @param {number} budget moves that it may play
 * @returns {Known | null} null: out of memory
 */
export const readAnswer = (memory, session, key, budget) =>
  memory.records('answer', 1, (at) => {
    if (memory.exports.cgt_answer_get(session, key, budget, at) === MEMORY) return null
    const { u32, i32, i64 } = fieldsOf(memory, 'answer', at)
    const has = u32('claim.has')
    const plies = u32('claim.remoteness')
    const remoteness = has & HAS.remoteness ? (plies === FOREVER ? Infinity : plies) : null
    const value = has & HAS.value ? i32('claim.value') : null
    return {
      outcome: value === null ? 'unknown' : outcomeOf(value, remoteness === Infinity),
      value,
      remoteness,
      grundy: has & HAS.grundy ? u32('claim.grundy') : null,
      code: has & HAS.move ? unsigned(i64('claim.move')) : null,
      by: BY[u32('by')],
      theorem: u32('theorem'),
    }
  })
