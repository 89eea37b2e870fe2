/**
 * far.js -- answers that take long, worked out beside the page: in a worker made from a Blob, which works from
 * file:// too. One worker a page, made when first needed; a request is cancelled by its signal.
 */
import source from 'worker:./worker.js'
import { outcomeOf } from './engine.js'
import { EngineFault, JudgeInputError } from './errors.js'
import { wasmBytes } from './instance.js'

/** move: the text of one that is best @typedef {{ outcome: import('./engine.js').Outcome, move: string | null }} FarAnswer */
/** @typedef {{ done: (answer: any) => void, fail: (error: Error) => void, progress?: (spent: number) => void }} Waiting */
/** @typedef {{ signal?: AbortSignal, onProgress?: (bytes: number) => void }} FarOptions bytes: read so far */

/** remoteness of a draw */
const FOREVER = 0xffffffff

/** @type {Worker | null} */
let worker = null
let last = 0
/** @type {Map<number, Waiting>} */
const waiting = new Map()

function open() {
  if (worker) return worker
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
  worker = new Worker(url)
  URL.revokeObjectURL(url)
  worker.onmessage = ({ data }) => {
    const request = waiting.get(data.id)
    if (!request) return
    if (data.spent) return request.progress?.(data.spent)
    waiting.delete(data.id)
    if ('answer' in data) return request.done(data.answer)
    const Kind = data.input ? JudgeInputError : EngineFault
    request.fail(data.refusal ? new Kind(data.refusal) : new Error(data.problem))
  }
  worker.postMessage({ module: new WebAssembly.Module(wasmBytes) })
  return worker
}

/** A worker that computes cannot listen: it is ended, and what else it was asked is asked of a new one. */
function restart() {
  worker?.terminate()
  worker = null
  for (const { fail } of waiting.values()) fail(new DOMException('cancelled', 'AbortError'))
  waiting.clear()
}

/**
 * @param {{ game: string, rules: string, position: string, budget: number }} question
 * @param {{ signal?: AbortSignal, progress?: (spent: number) => void }} [options] spent: moves played so far
 * @returns {Promise<FarAnswer>} rejected with an AbortError when cancelled
 */
export function solveFar(question, { signal, progress } = {}) {
  return new Promise((done, fail) => {
    const id = ++last
    const told = (/** @type {any} */ { value, remoteness, move }) => {
      const outcome = value === null ? 'unknown' : outcomeOf(value, remoteness === FOREVER)
      done({ outcome, move })
    }
    waiting.set(id, { done: told, fail, progress })
    signal?.addEventListener('abort', () => waiting.has(id) && restart(), { once: true })
    open().postMessage({ id, ...question })
  })
}

/**
 * Of a problem: between two pieces of text the worker listens, so it need not be ended to stop.
 * @param {string} problem @param {(Blob | string)[]} texts @param {FarOptions} options @returns {Promise<any>}
 */
function contest(problem, texts, { signal, onProgress }) {
  return new Promise((done, fail) => {
    const id = ++last
    const stop = () => {
      if (!waiting.delete(id)) return
      worker?.postMessage({ stop: id })
      fail(new DOMException('cancelled', 'AbortError'))
    }
    if (signal?.aborted) return fail(new DOMException('cancelled', 'AbortError'))
    waiting.set(id, { done, fail, progress: onProgress })
    signal?.addEventListener('abort', stop, { once: true })
    open().postMessage({ id, problem, texts: texts.map((text) => new Blob([text])) })
  })
}
/**
 * The answers to a contest problem's input of any length, of which only pieces are in memory.
 * @param {string} problem its id @param {Blob | string} input @param {FarOptions} [options]
 * @returns {Promise<{ cases: number, output: Blob }>} rejected with a JudgeInputError, or an AbortError when cancelled
 */
export const judgeFar = (problem, input, options = {}) => contest(problem, [input], options)
/**
 * The first case whose answer in an output is another; null: none.
 * @param {string} problem its id @param {Blob | string} input @param {Blob | string} output @param {FarOptions} [options]
 * @returns {Promise<import('./judge.js').Difference | null>}
 */
export const compareFar = (problem, input, output, options = {}) =>
  contest(problem, [input, output], options)
