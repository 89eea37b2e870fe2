/** with-partizan.js -- what imports it brings the games of partizan.wasm, and the values of positions, to the page's engine. */
import bytes from '../../build/wasm/partizan.wasm'
import { bringGames } from './instance.js'

/** @throws {import('./errors.js').EngineFault} no WebAssembly runs here */
export const bringPartizan = () => bringGames('partizan', bytes)
