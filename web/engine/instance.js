/**
 * instance.js -- the one engine of a page, from the wasm's bytes inside the script: synchronous, so that an
 * element is drawn as soon as it is there, and a page that is being printed never misses it.
 */
import bytes from '../../build/wasm/page.wasm'
import { loadEngineSync } from './engine.js'

/** @type {import('./engine.js').Engine | undefined} */
let one

export const engine = () => (one ??= loadEngineSync(bytes))
/** for workers, which compile their own */
export const wasmBytes = bytes
