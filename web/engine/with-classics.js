/** with-classics.js -- what imports it brings the games of classics.wasm to the page's engine. */
import bytes from '../../build/wasm/classics.wasm'
import { bringGames } from './instance.js'

/** @throws {import('./errors.js').EngineFault} no WebAssembly runs here */
export const bringClassics = () => bringGames('classics', bytes)
