/**
 * node-engine.js -- the engine of palitos.wasm, for Node: games and contest problems in one. A page has them apart, each with its
 * own wasm: page-engine.js and page-judge.js.
 */
import { Engine } from './engine.js'
import { Judge } from './judge.js'
import { loadMemory } from './memory.js'

export * from './engine.js'
export { Whole, wholeTree } from './whole.js'

export class ContestEngine extends Engine {
  /** @type {Judge | undefined} */ #contest

  /** The judge, made when it is first asked for. */
  get #judge() {
    return (this.#contest ??= new Judge(this.memory, (...of) => this.fits(...of)))
  }
  get problems() {
    return this.#judge.problems
  }
  /** @type {Judge['problem']} */
  problem = (id) => this.#judge.problem(id)
  /** @type {Judge['judge']} */
  judge = (...of) => this.#judge.judge(...of)
  /** @type {Judge['soon']} */
  soon = (...of) => this.#judge.soon(...of)
  /** @type {Judge['compare']} */
  compare = (...of) => this.#judge.compare(...of)
  /** @type {Judge['tell']} */
  tell = (...of) => this.#judge.tell(...of)
  /** @type {Judge['shrink']} */
  shrink = (...of) => this.#judge.shrink(...of)
  /** @type {Judge['costs']} */
  costs = (...of) => this.#judge.costs(...of)
  /** @type {Judge['generate']} */
  generate = (...of) => this.#judge.generate(...of)
}

/**
 * Compiles and starts an engine synchronously.
 * @param {BufferSource | WebAssembly.Module} source palitos.wasm
 * @throws {import('./engine.js').EngineFault} the wasm is not the one this code was written for
 */
export const loadEngineSync = (source) => new ContestEngine(loadMemory(source))
