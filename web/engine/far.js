/**
 * far.js -- answers that take long, worked out beside the page: in a worker made from a Blob, which works from
 * file:// too. One worker a page, made when first needed; a request is cancelled by its signal. Where the page's policy
 * forbids such workers (worker-src blob:) the page itself does the work, a slice at a time.
 */
import source from 'worker:./worker.js'
import { outcomeOf } from './engine.js'
import { EngineFault, JudgeInputError } from './errors.js'
import { engine, pageModule } from './instance.js'
import { attend } from './worker.js'

/** @typedef {import('./engine.js').Tally} Tally */
/** @typedef {import('./whole.js').Whole} Whole */
/** value: for the player to move, null where unknown; move: the text of one that is best; why: null where it is unknown @typedef {{ outcome: import('./engine.js').Outcome, value: number | null, move: string | null, why: import('./engine.js').Certificate | null }} FarAnswer */
/** What a question is about. @typedef {{ game: string, rules: string, position: string }} About */
/** progress: of what was done so far @template P @typedef {{ signal?: AbortSignal, progress?: (so_far: P) => void }} Far */
/** @typedef {(message: any, buffers?: Transferable[]) => void} Post */
/** Who answers: gives what takes a question. @typedef {(module: WebAssembly.Module, post: Post, rest?: () => Promise<void>) => (ask: any) => void} Attend */
/** A worker, or what stands in for it. @typedef {{ postMessage: (message: object) => void, terminate: () => void }} Beside */
/** @typedef {{ question: object, done: (answer: any) => void, fail: (error: Error) => void, progress?: (so_far: any) => void }} Waiting */

/** remoteness of a draw */
const FOREVER = 0xffffffff

/** @type {Beside | null} */
let worker = null
let last = 0
/** @type {Map<number, Waiting>} */
const waiting = new Map()

/** the page's policy forbids workers made from a Blob */
let forbidden = false

/**
 * A worker for these questions, with its own instance of that wasm.
 * @param {string} source @param {Attend} attend what the source does, for a page that may have no worker
 * @param {WebAssembly.Module} module @param {Map<number, Waiting>} waiting
 * @returns {Beside}
 */
export function launch(source, attend, module, waiting) {
  const heard = (/** @type {{ data: any }} */ { data }) => {
    const request = waiting.get(data.id)
    if (!request) return
    if (data.progress) return request.progress?.(data.progress)
    waiting.delete(data.id)
    if ('answer' in data) return request.done(data.answer)
    const Kind = data.input ? JudgeInputError : EngineFault
    request.fail(data.refusal ? new Kind(data.refusal) : new Error(data.problem))
  }
  const worker = forbidden ? null : workerOf(source)
  /** @type {Beside} */
  let beside = worker ?? inPage(attend, module, heard)
  if (worker) {
    worker.onmessage = heard
    worker.onerror = (event) => {
      event.preventDefault()
      forbidden = true
      beside = inPage(attend, module, heard)
      for (const [id, { question }] of waiting) beside.postMessage({ id, ...question })
    }
    worker.postMessage({ module })
  }
  return {
    postMessage: (message) => beside.postMessage(message),
    terminate: () => beside.terminate(),
  }
}
/** @param {string} source @returns {Worker | null} some browsers throw where a policy forbids it, others tell the worker by an event */
function workerOf(source) {
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
/** The same in the page: between two slices it draws, and hears its reader. @param {Attend} attend @param {WebAssembly.Module} module @param {(event: { data: any }) => void} heard @returns {Beside} */
function inPage(attend, module, heard) {
  let ended = false
  /** @type {() => Promise<void>} */
  const rest = () => new Promise((go) => setTimeout(() => ended || go()))
  const ask = attend(module, (data) => ended || heard({ data }), rest)
  return {
    postMessage: (message) => void setTimeout(() => ended || ask(message)),
    terminate: () => void (ended = true),
  }
}

const open = () => (worker ??= launch(source, attend, pageModule(), waiting))

/** A worker that computes cannot listen: it is ended, and what else it was asked is asked of a new one. @param {number} [cancelled] */
function restart(cancelled = 0) {
  worker?.terminate()
  worker = null
  waiting.get(cancelled)?.fail(new DOMException('cancelled', 'AbortError'))
  waiting.delete(cancelled)
  for (const [id, { question }] of waiting) open().postMessage({ id, ...question })
}

/** @param {object} question @param {Far<any>} options @returns {Promise<any>} rejected with an AbortError when cancelled */
const ask = (question, { signal, progress }) =>
  new Promise((done, fail) => {
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

/**
 * @param {About & { budget: number }} question
 * @param {Far<number>} [options] progress: moves played
 * @returns {Promise<FarAnswer>}
 */
export async function solveFar(question, options = {}) {
  const { value, remoteness, move, why } = await ask(question, options)
  return {
    outcome: value === null ? 'unknown' : outcomeOf(value, remoteness === FOREVER),
    ...{ value, move, why: why ? JSON.parse(why) : null },
  }
}

/**
 * What a search costs: Game.count, beside the page.
 * @param {About & { how?: import('./engine.js').SearchOptions, nodes?: number }} question
 * @param {Far<Tally>} [options]
 * @returns {Promise<Tally>}
 */
export async function countFar({ game, rules, position, how = {}, nodes = 1e9 }, options = {}) {
  const here = engine().game(game, { rules })
  try {
    return await ask({ plan: here.plan(position, how), nodes }, options)
  } finally {
    here.close()
  }
}

/**
 * A whole tree, laid out: Game.whole, beside the page. What is given has its own game, until it is closed.
 * @param {About & import('./whole.js').WholeOptions} question
 * @param {Far<import('./whole.js').Progress>} [options]
 * @returns {Promise<Whole | null>} null: it has more nodes than that
 */
export async function wholeFar({ game, rules, position, ...whole }, options = {}) {
  const here = engine().game(game, { rules })
  let made = null
  try {
    const arrays = await ask({ plan: here.plan(position, {}), whole }, options)
    if (!waiting.size) restart() // its memory has grown to a hundred times the usual
    return (made = arrays && here.wholeOf(position, arrays))
  } finally {
    if (!made) here.close()
  }
}
