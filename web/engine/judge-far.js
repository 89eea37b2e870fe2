/** judge-far.js -- contest problems beside the page, as far.js does it for games: inputs and outputs of any length. */
import work from 'worker:./judge-worker.js'
import { launch } from './far.js'
import { contestModule, judge } from './judging.js'

/** @typedef {{ signal?: AbortSignal, onProgress?: (bytes: number) => void }} FarOptions bytes: read so far */

/** @type {import('./far.js').Beside | undefined} */
let worker
let last = 0
/** @type {Map<number, import('./far.js').Waiting>} */
const waiting = new Map()

/**
 * Of a problem: between two pieces of text the worker listens, so it need not be ended to stop.
 * @param {string} problem @param {(Blob | string)[]} texts @param {FarOptions} options @returns {Promise<any>}
 */
function contest(problem, texts, { signal, onProgress }) {
  return new Promise((done, fail) => {
    const beside = (worker ??= launch(work, contestModule(), waiting))
    const id = ++last
    const stop = () => {
      if (!waiting.delete(id)) return
      beside.postMessage({ stop: id })
      fail(new DOMException('cancelled', 'AbortError'))
    }
    if (signal?.aborted) return fail(new DOMException('cancelled', 'AbortError'))
    const question = { problem, texts: texts.map((text) => new Blob([text])) }
    waiting.set(id, { question, done, fail, progress: onProgress })
    signal?.addEventListener('abort', stop, { once: true })
    beside.postMessage({ id, ...question })
  })
}
/**
 * The answers to a contest problem's input of any length, of which only pieces are in memory.
 * @param {string} problem its id @param {Blob | string} input @param {FarOptions} [options]
 * @returns {Promise<{ cases: number, beyond: string, output: Blob }>} rejected with a JudgeInputError, or an AbortError when cancelled
 */
export const judgeFar = (problem, input, options = {}) => contest(problem, [input], options)
/**
 * The first case whose answer in an output is another; null: none.
 * @param {string} problem its id @param {Blob | string} input @param {Blob | string} output @param {FarOptions} [options]
 * @returns {Promise<import('./judge.js').Difference | null>}
 */
export async function compareFar(problem, input, output, options = {}) {
  const found = await contest(problem, [input, output], options)
  if (!found) return null
  const { smaller } = found
  return judge().fitting({ ...found, smaller: smaller && judge().fitting(smaller) })
}
