/** refuse.js -- how a worker says why there is no answer: what far.js makes an error of again. */
import { EngineError, JudgeInputError } from './errors.js'

/** @param {number} id @param {unknown} error @returns {object} the message */
export function refuse(id, error) {
  const { code, reason, number, line } = /** @type {Partial<EngineError>} */ (error)
  const refusal = error instanceof EngineError ? { code, reason, number, line } : null
  /* a class has no name that lasts: the script is minified */
  const input = error instanceof JudgeInputError
  return { id, problem: String(error), refusal, input }
}
