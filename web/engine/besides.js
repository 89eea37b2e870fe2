/**
 * besides.js -- what a game answers besides playing: searches, graphs, tables, theorems against search. Who only plays loads
 * none of it: the scripts that ask bring its code (with-search.js, with-graph.js, with-table.js), and its wasm where it has one. Elements of
 * other scripts than theirs ask for tables only.
 */
import { EngineFault } from './errors.js'

/** @typedef {typeof import('./check.js') & typeof import('./graph.js') & typeof import('./search.js') & typeof import('./table.js')} Besides */

/** @type {Map<string, { one: any, ready: () => void }>} */
const brought = new Map()

/** @param {Partial<Besides>} some @param {() => void} [ready] before each use of one */
export function add(some, ready = () => {}) {
  for (const [name, one] of Object.entries(some)) brought.set(name, { one, ready })
}

/** @template {keyof Besides} Name @param {Name} name @returns {Besides[Name]} @throws {EngineFault} no script brought it */
export function besides(name) {
  const { one, ready } = brought.get(name) ?? {}
  if (!ready)
    throw new EngineFault({ code: 'missing', reason: 'load palitos-numbers.js after palitos.js' })
  ready()
  return one
}
