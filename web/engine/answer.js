/** answer.js -- what the solver knows of a position: for the page, and for the worker beside it. */
import { BY, FOREVER, HAS, MEMORY } from './enums.js'
import { fieldsOf, unsigned } from './memory.js'

/** @typedef {import('./memory.js').Memory} Memory */
/** @typedef {import('./memory.js').Key} Key */
/** @typedef {'win' | 'loss' | 'tie' | 'draw' | 'unknown'} Outcome for the player to move; a tie ends, a draw goes on for ever */
/** by what it is known @typedef {typeof BY[number]} By */
/**
 * @typedef {object} Known
 * @property {Outcome} outcome
 * @property {number | null} value for the player to move
 * @property {number | null} remoteness plies to the end, Infinity for a draw
 * @property {number | null} grundy
 * @property {Key | null} code of a best move
 * @property {By} by
 * @property {number} theorem its number, where it is known by a theorem
 */

/** @param {number} value @param {boolean} forever @returns {Outcome} */
export const outcomeOf = (value, forever) =>
  value > 0 ? 'win' : value < 0 ? 'loss' : forever ? 'draw' : 'tie'

/**
 * @param {Memory} memory @param {number} session @param {bigint} key
 * @param {number} budget moves played at the most
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
