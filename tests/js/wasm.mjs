/** The engine from the wasm that was built, for tests in Node. */
import { readFileSync } from 'node:fs'
import { loadEngineSync } from '../../web/engine/node-engine.js'

/** One with a memory of its own. */
export const fresh = () =>
  loadEngineSync(readFileSync(new URL('../../build/wasm/palitos.wasm', import.meta.url)))
export const engine = fresh()
