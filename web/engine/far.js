/**
 * far.js -- answers that take long, worked out beside the page: in a worker made from a Blob, which works from
 * file:// too. One worker a page, made when first needed; a request is cancelled by its signal.
 */
import source from 'worker:./worker.js'
import { outcomeOf } from './engine.js'
import { wasmBytes } from './instance.js'

/** move: the text of one that is best @typedef {{ outcome: import('./engine.js').Outcome, move: string | null }} FarAnswer */
/** @typedef {{ done: (answer: FarAnswer) => void, fail: (error: Error) => void, progress?: (spent: number) => void }} Waiting */

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
    if (!data.answer) return request.fail(new Error(data.problem))
    const { value, remoteness, move } = data.answer
    request.done({
      outcome: value === null ? 'unknown' : outcomeOf(value, remoteness === FOREVER),
      move,
    })
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
    waiting.set(id, { done, fail, progress })
    signal?.addEventListener('abort', () => waiting.has(id) && restart(), { once: true })
    open().postMessage({ id, ...question })
  })
}
