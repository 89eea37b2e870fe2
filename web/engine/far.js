/**
 * far.js -- answers that take long, worked out beside the page: in a worker made from a Blob, which works from
 * file:// too. Short questions share one; each long one has its own, so that none waits for another. A request is cancelled by its
 * signal. Where the page's policy forbids such workers (worker-src blob:) the page itself does the work, a slice at a time.
 */
import work from 'worker:./worker.js'
import { engine, engineModule } from './instance.js'
import { errorOf } from './refusal.js'
import { joined } from './table.js'
import { trusted } from './trusted.js'

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
    return new Worker(trusted.createScriptURL(url))
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
 * A worker for questions about games, made when first needed.
 * @returns {<A>(question: { ask: string, [slot: string]: unknown }, options: Far<any>, last?: boolean) => Promise<A>} rejected with an AbortError when
 * cancelled; last: the worker ends where it is asked nothing else
 */
function asking() {
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
const ask = asking()
/** @template A @param {{ ask: string, [slot: string]: unknown }} question @param {Far<any>} options @returns {Promise<A>} */
export const askAlone = (question, options) => asking()(question, options, true)

/**
 * @param {About & { budget: number }} question
 * @param {Far<number>} [options] progress: moves played
 * @returns {Promise<FarAnswer>}
 */
export async function solveFar(question, options = {}) {
  const { why, ...answer } = await ask({ ask: 'solve', ...question }, options)
  return { ...answer, why: why ? JSON.parse(why) : null }
}

/**
 * How many positions can be reached: Game.reach, beside the page.
 * @param {About & import('./graph.js').Limits} question
 * @param {Far<any>} [options]
 * @returns {Promise<import('./graph.js').Reach>}
 */
export const reachFar = (question, options = {}) =>
  ask({ ask: 'reach', ...question }, options, true)

/**
 * What a search costs: Game.count, beside the page.
 * @param {About & { how?: import('./search.js').SearchOptions, nodes?: number }} question
 * @param {Far<import('./tally.js').Tally>} [options]
 * @returns {Promise<import('./tally.js').Tally>}
 */
export async function countFar({ game, rules, position, how = {}, nodes = 1e9 }, options = {}) {
  const here = engine().game(game, { rules })
  try {
    return await askAlone({ ask: 'count', plan: here.plan(position, how), nodes }, options)
  } finally {
    here.close()
  }
}

/**
 * The period of a game of one number, looked for as far as position `to`; or the value at position `at`, by that period.
 * @param {{ game: string, rules: string, to: number, at?: number }} question to: at most 2^20, of an octal game 10^7; at: below 2^31
 * @param {Far<number>} [options] progress: positions that are known
 * @returns {Promise<import('./worker.js').Looked>} to: the last position that is known
 */
export const periodFar = (question, options = {}) =>
  askAlone({ ask: 'period', ...question }, options)

/**
 * The misère quotient of an octal game, as far as heap `to` or until its period is proved.
 * @param {{ game: string, rules: string, to: number }} question to: at most 255
 * @param {Far<number>} [options] progress: heaps that are known
 * @returns {Promise<import('./quotient.js').Quotient>}
 */
export const quotientFar = (question, options = {}) =>
  askAlone({ ask: 'quotient', ...question }, options)

/**
 * A long table.
 * @param {{ game: string, rules: string, to: number }} question to: at most 2^20, of an octal game 10^7
 * @param {Far<import('./table.js').Table>} [options] progress: as far as it is known, until then its last
 * @returns {Promise<import('./table.js').Table>}
 */
export async function tableFar(question, { signal, progress } = {}) {
  const join = joined(question.to)
  const heard = (/** @type {import('./table.js').Part} */ part) => progress?.(join(part))
  return join(await askAlone({ ask: 'table', ...question }, { signal, progress: heard }))
}
