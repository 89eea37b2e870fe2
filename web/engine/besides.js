/**
 * besides.js -- what a game answers besides playing: searches, graphs, tables, theorems against search. Who only plays loads
 * none of it: the scripts that ask bring its code (with-search.js, with-graph.js, with-table.js), and its wasm where it has one. Elements of
 * other scripts than theirs ask for tables only.
 */
import { EngineFault } from './errors.js'

/** @typedef {typeof import('./check.js') & typeof import('./graph.js') & typeof import('./search.js') & typeof import('./table.js')} Besides */

/** @type {Partial<Besides>} */
const brought = {}

/** @param {Partial<Besides>} some */
export const add = (some) => void Object.assign(brought, some)

/** @template {keyof Besides} Name @param {Name} name @returns {Besides[Name]} @throws {EngineFault} no script brought it */
export function besides(name) {
  const one = brought[name]
  if (!one)
    throw new EngineFault({ code: 'missing', reason: 'load palitos-numbers.js after palitos.js' })
  return /** @type {Besides[Name]} */ (one)
}
