/**
 * instance.js -- the one engine of a page, from the wasm's bytes inside the script: synchronous, so that an
 * element is drawn as soon as it is there, and a page that is being printed never misses it.
 */
import bytes from '../../build/wasm/page.wasm'
import { loadEngineSync } from './engine.js'
import { EngineFault } from './errors.js'
import { join } from './sides.js'

/** @type {import('./engine.js').Engine | undefined} */
let one

/**
 * Compiled when first asked for, and once: the page and its workers have the same.
 * @param {() => BufferSource} bytes @returns {() => WebAssembly.Module} it throws an EngineFault, `blocked`, where no WebAssembly runs
 */
export function compiler(bytes) {
  /** @type {WebAssembly.Module | undefined} */
  let made
  return () => {
    try {
      return (made ??= new WebAssembly.Module(bytes()))
    } catch {
      throw new EngineFault({
        code: 'blocked',
        reason:
          "this figure needs WebAssembly, which does not run on this page. Try another browser; if the page is yours, let its Content-Security-Policy say script-src 'wasm-unsafe-eval'",
      })
    }
  }
}
/** the wasm of games */
const pageModule = compiler(bytes)
/** @type {Map<string, () => WebAssembly.Module>} */
const sides = new Map()
/** to the page's engine @type {Set<string>} */
const joined = new Set()
/** The wasm of games, and what was brought to it. @returns {WebAssembly.Module[]} */
export const pageModules = () => [pageModule(), ...[...sides.values()].map((side) => side())]
export const engine = () => (one ??= loadEngineSync(pageModule()))
/**
 * A script brings what its elements need besides playing; another may have brought it.
 * @param {string} name @param {() => BufferSource} bytes
 * @returns {() => void} to be called before the page's engine is asked for it: it is joined then
 */
export function bring(name, bytes) {
  if (!sides.has(name)) sides.set(name, compiler(bytes))
  return () => {
    if (joined.has(name)) return
    join(engine().memory, /** @type {() => WebAssembly.Module} */ (sides.get(name))())
    joined.add(name)
  }
}
/** A script brought it, whether or not WebAssembly runs here. @param {string} name */
export const brings = (name) => sides.has(name)
/**
 * A script brings more games.
 * @param {string} name @param {() => BufferSource} bytes @throws {EngineFault} no WebAssembly runs here
 */
export function bringGames(name, bytes) {
  bring(name, bytes)()
  engine().learn()
}
