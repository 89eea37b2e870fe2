/**
 * page-engine.js -- the one engine of a page, made of the wasm's bytes inside the script. It starts synchronously, so that an element is
 * drawn as soon as it is there, and a page that is being printed never misses it.
 */
import bytes from '../../build/wasm/engine.wasm'
import { loadEngineSync } from './engine.js'
import { EngineFault } from './errors.js'

/** @type {import('./engine.js').Engine | undefined} */
let one

/**
 * A function that compiles the wasm once, when it is first called: the page and its workers share the module.
 * @param {() => BufferSource} bytes @returns {() => WebAssembly.Module} it throws an EngineFault, `blocked`, if WebAssembly does not run
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
export const engineModule = compiler(bytes)
export const engine = () => (one ??= loadEngineSync(engineModule()))
