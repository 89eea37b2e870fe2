/**
 * far.js -- answers that take long, worked out beside the page: in a worker made from a Blob, which works from
 * file:// too. One worker a page, made when first needed; a request is cancelled by its signal. Where the page's policy
 * forbids such workers (worker-src blob:) the page itself does the work, a slice at a time.
 */
import work from 'worker:./worker.js'
import { engineModule } from './instance.js'
import { errorOf } from './refusal.js'

/**
 * @typedef {object} FarAnswer
 * @property {import('./answer.js').Outcome} outcome
 * @property {number | null} value for the player to move, null where unknown
 * @property {string | null} move the text of one that is best
 * @property {import('./game.js').Certificate | null} why null where it is unknown
 */
/** What a question is about. @typedef {{ game: string, rules: string, position: string }} About */
/** progress: of what was done so far @template P @typedef {{ signal?: AbortSignal, progress?: (so_far: P) => void }} Far */
/** @typedef {(message: any, buffers?: Transferable[]) => void} Post */
/**
 * Who answers: gives what takes a question.
 * @typedef {(module: WebAssembly.Module, post: Post, rest?: () => Promise<void>) => (ask: any) => void} Attend
 */
/** All that a worker does, in one function that needs nothing around it: its text is a worker's. @typedef {() => Attend} Work */
/** A worker, or what stands in for it. @typedef {{ postMessage: (message: object) => void, terminate: () => void }} Beside */
/**
 * @typedef {object} Waiting
 * @property {object} question
 * @property {(answer: any) => void} done
 * @property {(error: Error) => void} fail
 * @property {(so_far: any) => void} [progress]
 */

/** the page's policy forbids workers made from a Blob */
let forbidden = false

/**
 * A worker for these questions, with its own instance of that wasm.
 * @param {Work} work @param {WebAssembly.Module} module @param {Map<number, Waiting>} waiting
 * @returns {Beside}
 */
export function launch(work, module, waiting) {
  const heard = (/** @type {{ data: any }} */ { data }) => {
    const request = waiting.get(data.id)
    if (!request) return
    if (data.progress) return request.progress?.(data.progress)
    waiting.delete(data.id)
    if ('answer' in data) request.done(data.answer)
    else request.fail(errorOf(data))
  }
  const worker = forbidden ? null : workerOf(work)
  /** @type {Beside} */
  let beside = worker ?? inPage(work, module, heard)
  if (worker) {
    worker.onmessage = heard
    worker.onerror = (event) => {
      event.preventDefault()
      forbidden = true
      beside = inPage(work, module, heard)
      for (const [id, { question }] of waiting) beside.postMessage({ id, ...question })
    }
    worker.postMessage({ module })
  }
  return {
    postMessage: (message) => beside.postMessage(message),
    terminate: () => beside.terminate(),
  }
}
/** Where a policy forbids it some browsers throw, others tell the worker by an event. @param {Work} work @returns {Worker | null} */
function workerOf(work) {
  const source = `'use strict';(${listen})((${work})())`
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
  try {
    return new Worker(url)
  } catch {
    forbidden = true
    return null
  } finally {
    URL.revokeObjectURL(url)
  }
}
/** Runs in the worker, from its text: it is sent the compiled wasm first, then questions. @param {Attend} attend */
function listen(attend) {
  /** @type {ReturnType<Attend>} */
  let ask
  self.onmessage = ({ data }) => {
    if ('module' in data)
      ask = attend(data.module, (message, transfer = []) => self.postMessage(message, { transfer }))
    else ask(data)
  }
}
/**
 * The same in the page: between two slices it draws, and hears its reader.
 * @param {Work} work @param {WebAssembly.Module} module @param {(event: { data: any }) => void} heard @returns {Beside}
 */
function inPage(work, module, heard) {
  let ended = false
  /** @type {() => Promise<void>} */
  const rest = () => new Promise((go) => setTimeout(() => ended || go()))
  const ask = work()(module, (data) => ended || heard({ data }), rest)
  return {
    postMessage: (message) => void setTimeout(() => ended || ask(message)),
    terminate: () => void (ended = true),
  }
}

/**
 * One worker a page for these questions, made when first needed.
 * @param {Work} work
 * @returns {<A>(question: object, options: Far<any>, last?: boolean) => Promise<A>} rejected with an AbortError when
 * cancelled; last: the worker has grown by it, and ends where it is asked nothing else
 */
export function asking(work) {
  /** @type {Beside | null} */
  let worker = null
  let last = 0
  /** @type {Map<number, Waiting>} */
  const waiting = new Map()
  const open = () => (worker ??= launch(work, engineModule(), waiting))
  /** A worker that computes hears nothing: it is ended, and what else it was asked is asked of a new one. @param {number} [cancelled] */
  const restart = (cancelled = 0) => {
    worker?.terminate()
    worker = null
    waiting.get(cancelled)?.fail(new DOMException('cancelled', 'AbortError'))
    waiting.delete(cancelled)
    for (const [id, { question }] of waiting) open().postMessage({ id, ...question })
  }
  return async (question, { signal, progress }, grown = false) => {
    const answer = await new Promise((done, fail) => {
      signal?.throwIfAborted()
      const id = ++last
      waiting.set(id, { question, done, fail, progress })
      signal?.addEventListener('abort', () => waiting.has(id) && restart(id), { once: true })
      try {
        open().postMessage({ id, ...question })
      } catch (error) {
        waiting.delete(id) // there is no worker here, and nothing to be asked of the next one
        fail(error)
      }
    })
    if (grown && !waiting.size) restart()
    return answer
  }
}
const ask = asking(work)

/**
 * @param {About & { budget: number }} question
 * @param {Far<number>} [options] progress: moves played
 * @returns {Promise<FarAnswer>}
 */
export async function solveFar(question, options = {}) {
  const { why, ...answer } = await ask(question, options)
  return { ...answer, why: why ? JSON.parse(why) : null }
}

/**
 * How many positions can be reached: Game.reach, beside the page.
 * @param {About & import('./graph.js').Limits} question
 * @param {Far<any>} [options]
 * @returns {Promise<import('./graph.js').Reach>}
 */
export const reachFar = (question, options = {}) => ask(question, options, true)
