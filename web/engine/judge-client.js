/** judge-client.js -- asks a worker (judge-worker.js) to judge contest problems: inputs and outputs of any length. */
import body from 'worker:./judge-worker.js'
import { launch } from './worker-client.js'
import { contestModule, judge } from './page-judge.js'

/** bytes: how many were read so far @typedef {{ signal?: AbortSignal, onProgress?: (bytes: number) => void }} JobOptions */

/** @type {import('./worker-client.js').WorkerLike | undefined} */
let worker
let last = 0
/** @type {Map<number, import('./worker-client.js').Waiting>} */
const waiting = new Map()

/**
 * Sends texts of a problem to the worker. It listens between two pieces of text, so that it need not be ended to stop.
 * @param {string} problem @param {(Blob | string)[]} texts @param {JobOptions} options @returns {Promise<any>}
 */
function contest(problem, texts, { signal, onProgress }) {
  return new Promise((done, fail) => {
    const target = (worker ??= launch(body, contestModule(), waiting))
    const id = ++last
    const stop = () => {
      if (!waiting.delete(id)) return
      target.postMessage({ stop: id })
      fail(new DOMException('cancelled', 'AbortError'))
    }
    if (signal?.aborted) return fail(new DOMException('cancelled', 'AbortError'))
    const question = { problem, texts: texts.map((text) => new Blob([text])) }
    waiting.set(id, { question, done, fail, progress: onProgress })
    signal?.addEventListener('abort', stop, { once: true })
    target.postMessage({ id, ...question })
  })
}
/**
 * Answers a contest problem's input of any length. Only pieces of it are in memory.
 * @param {string} problem its id @param {Blob | string} input @param {JobOptions} [options]
 * @returns {Promise<{ cases: number, beyond: string, output: Blob }>} rejected with a JudgeInputError, or an AbortError when cancelled
 */
export const judgeInWorker = (problem, input, options = {}) => contest(problem, [input], options)
/**
 * Finds the first case whose answer in an output is another; null if there is none.
 * @param {string} problem its id @param {Blob | string} input @param {Blob | string} output @param {JobOptions} [options]
 * @returns {Promise<import('./judge.js').Difference | null>}
 */
export async function compareInWorker(problem, input, output, options = {}) {
  const found = await contest(problem, [input, output], options)
  if (!found) return null
  const { smaller } = found
  return judge().withoutRefusedPosition({
    ...found,
    smaller: smaller && judge().withoutRefusedPosition(smaller),
  })
}
