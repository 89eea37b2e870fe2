/** engine.mjs -- the engine in Node: `import { loadEngine } from 'palitos'`. Elsewhere the wasm's bytes come from you. */
import { readFile } from 'node:fs/promises'
import { loadEngineSync } from '../web/engine/node-engine.js'

export * from '../web/engine/node-engine.js'

/** With the wasm of this package. */
export const loadEngine = async () =>
  loadEngineSync(await readFile(new URL('../dist/palitos.wasm', import.meta.url)))
