/**
 * far.js -- answers that take long, worked out beside the page: in a worker made from a Blob, which works from
 * file:// too. One worker a page, made when first needed; a request is cancelled by its signal.
 */
import source from 'worker:./worker.js'
import { outcomeOf } from './engine.js'
import { EngineFault, JudgeInputError } from './errors.js'
import { engine, wasmBytes } from './instance.js'

/** @typedef {import('./engine.js').Tally} Tally */
/** @typedef {import('./whole.js').Whole} Whole */
/** value: for the player to move, null where unknown; move: the text of one that is best @typedef {{ outcome: import('./engine.js').Outcome, value: number | null, move: string | null }} FarAnswer */
/** What a question is about. @typedef {{ game: string, rules: string, position: string }} About */
/** progress: of what was done so far @template P @typedef {{ signal?: AbortSignal, progress?: (so_far: P) => void }} Far */
/** @typedef {{ question: object, done: (answer: any) => void, fail: (error: Error) => void, progress?: (so_far: any) => void }} Waiting */

/** remoteness of a draw */
const FOREVER = 0xffffffff

/** @type {Worker | null} */
let worker = null
let last = 0
/** @type {Map<number, Waiting>} */
const waiting = new Map()

/**
 * A worker for these questions, with its own instance of that wasm.
 * @param {string} source @param {BufferSource} bytes @param {Map<number, Waiting>} waiting
 */
export function launch(source, bytes, waiting) {
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
  const worker = new Worker(url)
  URL.revokeObjectURL(url)
  worker.onmessage = ({ data }) => {
    const request = waiting.get(data.id)
    if (!request) return
    if (data.progress) return request.progress?.(data.progress)
    waiting.delete(data.id)
    if ('answer' in data) return request.done(data.answer)
    const Kind = data.input ? JudgeInputError : EngineFault
    request.fail(data.refusal ? new Kind(data.refusal) : new Error(data.problem))
  }
  worker.postMessage({ module: new WebAssembly.Module(bytes) })
  return worker
}
const open = () => (worker ??= launch(source, wasmBytes, waiting))

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
  const { value, remoteness, move } = await ask(question, options)
  return {
    outcome: value === null ? 'unknown' : outcomeOf(value, remoteness === FOREVER),
    ...{ value, move },
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
