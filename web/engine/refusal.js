/**
 * refusal.js -- makes errors: of what C refuses, which says where a text is wrong; and of what a worker refuses, whose message
 * brings an error to the page.
 */
import { MEMORY, RANGE, SYNTAX } from './enums.js'
import {
  EngineError, EngineFault, IllegalMove, JudgeInputError, NotationError, RulesError,
} from './errors.js' // prettier-ignore
import { encode } from './memory.js'

/** @typedef {import('./errors.js').Refusal} Refusal */
/** @typedef {import('./memory.js').Memory} Memory */

export const noSuchMove = () => new IllegalMove({ code: 'illegal', reason: 'no such move here' })
export const closed = () => new EngineFault({ code: 'closed', reason: 'this game was closed' })
/** @param {string} [reason] */
export const outOfMemory = (reason) =>
  new EngineFault({ code: 'memory', reason: reason || 'there is not enough memory' })

/**
 * Reads what C says of the last text that it refused.
 * @param {Memory} memory
 * @returns {{ status: number, column: number, inStart: boolean, number: number, reason: string, sign: string, point: string }} column: in bytes, -1 if it is about no text; inStart: false if it is about the rules
 */
export function lastRefusal(memory) {
  const [status, column, inStart, number, reason, sign, point] = memory
    .read((b, n) => memory.exports.cgt_refusal(b, n))
    .split('\n')
  return {
    status: +status,
    column: +column,
    inStart: inStart === '1',
    number: +number,
    reason,
    sign,
    point,
  }
}
/** The error of what C refused last. @param {Memory} memory @param {string} rules @param {string} text that was read under them */
export function refused(memory, rules, text) {
  const { status, column, inStart, number, reason, sign, point } = lastRefusal(memory)
  if (status === MEMORY) return outOfMemory(reason)
  const [Kind, typed] = inStart ? [NotationError, text] : [RulesError, rules]
  return new Kind({
    code: status === SYNTAX ? 'syntax' : status === RANGE ? 'range' : 'unsupported',
    reason,
    number,
    ...(point ? { slots: { sign, point } } : {}),
    ...(column < 0
      ? {}
      : {
          column: utf16Column(typed, column),
          text: typed,
          field: inStart ? 'position' : 'rules',
        }),
  })
}
/** The column that a text field counts, in UTF-16 units; C counts bytes of UTF-8. @param {string} text @param {number} bytes */
const utf16Column = (text, bytes) =>
  new TextDecoder().decode(encode(text).subarray(0, bytes)).length

/**
 * A worker's message in place of an answer.
 * @typedef {object} Failure
 * @property {number} id the question's
 * @property {string} problem the error in words
 * @property {Refusal | null} refusal null if it is no EngineError
 * @property {boolean} input true if a contest's input was refused
 */

/** Packs an error for the page. @param {number} id @param {unknown} error @returns {Failure} */
export function failureOf(id, error) {
  const { code, reason, number, slots, line } = /** @type {EngineError} */ (error)
  const refusal = error instanceof EngineError ? { code, reason, number, slots, line } : null
  return { id, problem: String(error), refusal, input: error instanceof JudgeInputError }
}
/** Unpacks a worker's error. @param {Failure} failure */
export function errorOf({ problem, refusal, input }) {
  const Kind = input ? JudgeInputError : EngineFault
  return refusal ? new Kind(refusal) : new Error(problem)
}
