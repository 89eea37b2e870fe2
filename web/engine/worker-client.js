/**
 * worker-client.js -- asks questions that take long of a worker (worker.js). The worker is made from a Blob, which works from file:// too. Short
 * questions share a worker; each long one has its own, so that none waits for another. A signal cancels a question. Where the
 * page's policy forbids such workers (worker-src blob:), the page itself does the work, a slice at a time.
 */
import body from 'worker:./worker.js'
import { engine, engineModule } from './page-engine.js'
import { errorOf } from './refusal.js'
import { joined } from './table.js'
import { trusted } from './trusted.js'

/**
 * @typedef {object} WorkerAnswer
 * @property {import('./answer.js').Outcome} outcome
 * @property {number | null} value for the player to move, null where unknown
 * @property {string | null} move a best move, as text
 * @property {import('./game.js').Certificate | null} why null where the outcome is unknown
 */
/** The position that a question is about. @typedef {{ game: string, rules: string, position: string }} About */
/** progress: is called with what was done so far @template P @typedef {{ signal?: AbortSignal, progress?: (so_far: P) => void }} JobOptions */
/** @typedef {(message: any, buffers?: Transferable[]) => void} Post */
/**
 * Starts an instance of the wasm and gives the function that takes its questions. rest: is awaited between two slices.
 * @typedef {(module: WebAssembly.Module, post: Post, rest?: () => Promise<void>) => (question: any) => void} Handler
 */
/** The whole worker as one self-contained function: the Blob is made of its source text. @typedef {() => Handler} WorkerBody */
/** A worker, or the page in its place. @typedef {{ postMessage: (message: object) => void, terminate: () => void }} WorkerLike */
/**
 * A question that was sent and is not answered.
 * @typedef {object} Waiting
 * @property {object} question
 * @property {(answer: any) => void} done
 * @property {(error: Error) => void} fail
 * @property {(so_far: any) => void} [progress]
 */

/** True once the page's policy was seen to forbid workers made from a Blob. */
let forbidden = false

/**
 * Starts a worker with its own instance of the wasm. Its messages settle what is waiting.
 * @param {WorkerBody} body @param {WebAssembly.Module} module @param {Map<number, Waiting>} waiting by id
 * @returns {WorkerLike}
 */
export function launch(body, module, waiting) {
  const heard = (/** @type {{ data: any }} */ { data }) => {
    const request = waiting.get(data.id)
    if (!request) return
    if (data.progress) return request.progress?.(data.progress)
    waiting.delete(data.id)
    if ('answer' in data) request.done(data.answer)
    else request.fail(errorOf(data))
  }
  const worker = forbidden ? null : workerOf(body)
  /** @type {WorkerLike} */
  let target = worker ?? inPage(body, module, heard)
  if (worker) {
    worker.onmessage = heard
    worker.onerror = (event) => {
      event.preventDefault()
      forbidden = true
      target = inPage(body, module, heard)
      for (const [id, { question }] of waiting) target.postMessage({ id, ...question })
    }
    worker.postMessage({ module })
  }
  return {
    postMessage: (message) => target.postMessage(message),
    terminate: () => target.terminate(),
  }
}
/** null: a policy forbids it. Some browsers throw then; in others the worker has an error event. @param {WorkerBody} body @returns {Worker | null} */
function workerOf(body) {
  const source = `'use strict';(${listen})((${body})())`
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
  try {
    return new Worker(trusted.createScriptURL(url))
  } catch {
    forbidden = true
    return null
  } finally {
    URL.revokeObjectURL(url)
  }
}
/** Runs in the worker, from its source text. The first message is the compiled wasm, the others are questions. @param {Handler} handler */
function listen(handler) {
  /** @type {ReturnType<Handler>} */
  let ask
  self.onmessage = ({ data }) => {
    if ('module' in data)
      ask = handler(data.module, (message, transfer = []) =>
        self.postMessage(message, { transfer }),
      )
    else ask(data)
  }
}
/**
 * Runs the worker's body in the page. Between two slices the page draws and hears its reader.
 * @param {WorkerBody} body @param {WebAssembly.Module} module @param {(event: { data: any }) => void} heard @returns {WorkerLike}
 */
function inPage(body, module, heard) {
  let ended = false
  /** @type {() => Promise<void>} */
  const rest = () => new Promise((go) => setTimeout(() => ended || go()))
  const ask = body()(module, (data) => ended || heard({ data }), rest)
  return {
    postMessage: (message) => void setTimeout(() => ended || ask(message)),
    terminate: () => void (ended = true),
  }
}

/**
 * A function that asks a worker of its own, which is started by the first question. Its promise is rejected with an AbortError when the question is
 * cancelled. once: the worker ends when nothing else is waiting.
 * @returns {<A>(question: { ask: string, [slot: string]: unknown }, options: JobOptions<any>, once?: boolean) => Promise<A>}
 */
function asking() {
  /** @type {WorkerLike | null} */
  let worker = null
  let last = 0
  /** @type {Map<number, Waiting>} */
  const waiting = new Map()
  const open = () => (worker ??= launch(body, engineModule(), waiting))
  /** Ends the worker, as one that computes hears no message, and asks the other questions of a new one. @param {number} [cancelled] */
  const restart = (cancelled = 0) => {
    worker?.terminate()
    worker = null
    waiting.get(cancelled)?.fail(new DOMException('cancelled', 'AbortError'))
    waiting.delete(cancelled)
    for (const [id, { question }] of waiting) open().postMessage({ id, ...question })
  }
  return async (question, { signal, progress }, once = false) => {
    const answer = await new Promise((done, fail) => {
      signal?.throwIfAborted()
      const id = ++last
      waiting.set(id, { question, done, fail, progress })
      signal?.addEventListener('abort', () => waiting.has(id) && restart(id), { once: true })
      try {
        open().postMessage({ id, ...question })
      } catch (error) {
        waiting.delete(id) // no worker can be made, and the next one shall not be asked this
        fail(error)
      }
    })
    if (once && !waiting.size) restart()
    return answer
  }
}
const ask = asking()
/** Asks a worker that is made for this question. @template A @param {{ ask: string, [slot: string]: unknown }} question @param {JobOptions<any>} options @returns {Promise<A>} */
export const askAlone = (question, options) => asking()(question, options, true)

/**
 * Solves a position: Game.solve and Game.explain, in the shared worker.
 * @param {About & { budget: number }} question
 * @param {JobOptions<number>} [options] progress: moves played
 * @returns {Promise<WorkerAnswer>}
 */
export async function solveInWorker(question, options = {}) {
  const { why, ...answer } = await ask({ ask: 'solve', ...question }, options)
  return { ...answer, why: why ? JSON.parse(why) : null }
}

/**
 * Counts the positions that can be reached: Game.reach, in the shared worker.
 * @param {About & import('./graph.js').Limits} question
 * @param {JobOptions<any>} [options]
 * @returns {Promise<import('./graph.js').Reach>}
 */
export const reachInWorker = (question, options = {}) =>
  ask({ ask: 'reach', ...question }, options, true)

/**
 * Counts what a search costs: Game.count, in a worker of its own.
 * @param {About & { how?: import('./search.js').SearchOptions, nodes?: number }} question
 * @param {JobOptions<import('./tally.js').Tally>} [options]
 * @returns {Promise<import('./tally.js').Tally>}
 */
export async function countInWorker(
  { game, rules, position, how = {}, nodes = 1e9 },
  options = {},
) {
  const here = engine().game(game, { rules })
  try {
    return await askAlone({ ask: 'count', plan: here.plan(position, how), nodes }, options)
  } finally {
    here.close()
  }
}

/**
 * Looks for the period of a game of one number, as far as position `to`; or for the value at position `at`, by that period.
 * @param {{ game: string, rules: string, to: number, at?: number }} question to: at most 2^20, of an octal game 10^7; at: below 2^31
 * @param {JobOptions<number>} [options] progress: positions that are known
 * @returns {Promise<import('./worker.js').Looked>} to: the last position that is known
 */
export const periodInWorker = (question, options = {}) =>
  askAlone({ ask: 'period', ...question }, options)

/**
 * Computes the misère quotient of an octal game, as far as heap `to` or until its period is proved.
 * @param {{ game: string, rules: string, to: number }} question to: at most 255
 * @param {JobOptions<number>} [options] progress: heaps that are known
 * @returns {Promise<import('./quotient.js').Quotient>}
 */
export const quotientInWorker = (question, options = {}) =>
  askAlone({ ask: 'quotient', ...question }, options)

/**
 * Computes a long table.
 * @param {{ game: string, rules: string, to: number }} question to: at most 2^20, of an octal game 10^7
 * @param {JobOptions<import('./table.js').Table>} [options] progress: the table as far as it is known
 * @returns {Promise<import('./table.js').Table>}
 */
export async function tableInWorker(question, { signal, progress } = {}) {
  const join = joined(question.to)
  const heard = (/** @type {import('./table.js').Part} */ part) => progress?.(join(part))
  return join(await askAlone({ ask: 'table', ...question }, { signal, progress: heard }))
}
