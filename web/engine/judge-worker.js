/**
 * judge-worker.js -- the worker of judge-client.js. It judges texts of any length, a piece at a time, with its own instance
 * of contest.wasm.
 */
import { Judge, PIECE } from './judge.js'
import { loadMemory } from './memory.js'
import { failureOf } from './refusal.js'

/** @type {Judge} */
let judge
/** ids of questions that are to stop @type {Set<number>} */
const stopped = new Set()

/** texts: a problem's input, or its input and an output @typedef {{ id: number, problem: string, texts: Blob[] }} AskJudge */

/** Judges an input or compares an output. Messages are heard after each piece, which takes some ms. @param {AskJudge} ask @param {import('./worker-client.js').Post} post */
async function contest({ id, problem, texts }, post) {
  const at = texts.map(() => 0)
  let answers = new Blob() // the browser may keep it on disk
  const steps = texts.length > 1 ? judge.comparing(problem) : judge.judging(problem)
  /** @type {IteratorResult<import('./judge.js').Slice, any>} */
  let step = steps.next()
  while (!step.done) {
    const { wants, output } = step.value
    if (output.length) answers = new Blob([answers, output])
    const from = wants === null ? 0 : at[wants]
    const piece = wants === null ? null : texts[wants].slice(from, (at[wants] += PIECE))
    const bytes = piece && new Uint8Array(await piece.arrayBuffer())
    if (!bytes) await new Promise((go) => setTimeout(go))
    if (stopped.delete(id)) return void steps.return(/** @type {never} */ (null))
    if (bytes) post({ id, progress: at.reduce((a, b) => a + b) })
    step = steps.next(bytes ?? undefined)
  }
  const { value } = step
  if (texts.length > 1) return post({ id, answer: value })
  const output = new Blob([answers, value.output])
  post({ id, answer: { ...value, output } })
}

/**
 * The handler of this worker: see worker-client.js.
 * @param {WebAssembly.Module} module @param {import('./worker-client.js').Post} post
 * @returns {(ask: AskJudge | { stop: number }) => void}
 */
export function handler(module, post) {
  judge = new Judge(loadMemory(module))
  return (ask) => {
    if ('stop' in ask) stopped.add(ask.stop)
    else void contest(ask, post).catch((error) => post(failureOf(ask.id, error)))
  }
}
