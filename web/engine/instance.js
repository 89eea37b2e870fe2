/**
 * instance.js -- the one engine of a page, from the wasm's bytes inside the script: synchronous, so that an
 * element is drawn as soon as it is there, and a page that is being printed never misses it.
 */
import bytes from '../../build/wasm/engine.wasm'
import { loadEngineSync } from './engine.js'
import { EngineFault } from './errors.js'

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
export const engineModule = compiler(bytes)
export const engine = () => (one ??= loadEngineSync(engineModule()))
