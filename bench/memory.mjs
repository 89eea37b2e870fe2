/**
 * memory.mjs -- what the layout of the tree of 3x3 tic-tac-toe takes besides the tree itself: in the wasm, what its
 * memory grows by; in d3-hierarchy, the live objects once all are there. Prints bytes as JSON.
 *
 *   node --expose-gc bench/memory.mjs
 */
import { laidOut } from './d3.mjs'
import { ticTacToe } from './inputs.mjs'
import { load, tidyTree } from './wasm.mjs'

const first = ticTacToe()
const gc = /** @type {() => void} */ (globalThis.gc)

const w = load()
const at = w.copy(first)
w.room(1 << 24) // what was free from the start
const size = () => /** @type {any} */ (w.calls).memory.buffer.byteLength
const before = size()
tidyTree(w, first.length - 1, at, 2, w.room(4 * (first.length - 1)))
const wasm = size() - before

const used = () => (gc(), process.memoryUsage().heapUsed)
const empty = used()
let d3 = 0
laidOut(first, 2, () => void (d3 = used() - empty))
console.log(JSON.stringify({ wasm, d3 }))
