/**
 * refusal.js -- what is refused here, as an error: by C, which says where the text is wrong; and by a worker, whose message
 * says it to the page.
 */
import {
  EngineError, EngineFault, IllegalMove, JudgeInputError, NotationError, RulesError,
} from './errors.js' // prettier-ignore
import { encode, MEMORY, RANGE, SYNTAX } from './memory.js'

/** @typedef {import('./errors.js').Refusal} Refusal */
/** @typedef {import('./memory.js').Memory} Memory */

export const noSuchMove = () => new IllegalMove({ code: 'illegal', reason: 'no such move here' })
export const closed = () => new EngineFault({ code: 'closed', reason: 'this game was closed' })
/** @param {string} [reason] */
export const outOfMemory = (reason) =>
  new EngineFault({ code: 'memory', reason: reason || 'there is not enough memory' })

/**
 * What C said of the text that it read last.
 * @param {Memory} memory
 * @returns {{ status: number, column: number, inStart: boolean, number: number, reason: string, sign: string, point: string }} column: in bytes, -1: of no text; inStart: else in the rules
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
/** The same as an error. @param {Memory} memory @param {string} rules @param {string} text what was read under them */
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
/** C counts bytes of UTF-8, a text field counts UTF-16 units. @param {string} text @param {number} bytes */
const utf16Column = (text, bytes) =>
  new TextDecoder().decode(encode(text).subarray(0, bytes)).length

/**
 * A worker's message, where there is no answer.
 * @typedef {object} Failure
 * @property {number} id of the question
 * @property {string} problem the error in words
 * @property {Refusal | null} refusal null: it was none of ours
 * @property {boolean} input a contest's input was refused
 */

/** @param {number} id @param {unknown} error @returns {Failure} */
export function failureOf(id, error) {
  const { code, reason, number, slots, line } = /** @type {EngineError} */ (error)
  const refusal = error instanceof EngineError ? { code, reason, number, slots, line } : null
  return { id, problem: String(error), refusal, input: error instanceof JudgeInputError }
}
/** The error again, in the page. @param {Failure} failure */
export function errorOf({ problem, refusal, input }) {
  const Kind = input ? JudgeInputError : EngineFault
  return refusal ? new Kind(refusal) : new Error(problem)
}
