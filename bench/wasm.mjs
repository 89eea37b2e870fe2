/**
 * wasm.mjs -- the kernels in palitos.wasm, with their inputs in its memory.
 */
import * as fs from 'node:fs'
import { AMOUNTS, checksum, graph, HEIGHT, leaves, N, SIDE } from './inputs.mjs'

const url = new URL('../build/wasm/palitos.wasm', import.meta.url)

/** The exports used here; addresses are numbers. @typedef {Record<string, (...a: number[]) => number>} Calls */

/** @param {Uint8Array<ArrayBuffer>} [bytes] a new instance */
export function load(bytes = fs.readFileSync(url)) {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), {
    env: { emscripten_notify_memory_growth() {} },
  })
  const calls = /** @type {Calls} */ (/** @type {unknown} */ (exports))
  const memory = /** @type {WebAssembly.Memory} */ (exports.memory)
  calls._initialize()
  /** @param {number} n bytes */
  const room = (n) => {
    const at = calls.cgt_memory(n)
    if (!at) throw new Error(`no room for ${n} bytes in the wasm`)
    return at
  }
  return {
    calls,
    room,
    /** @param {number} at @param {number} n a view that lasts until the memory grows */
    bytes: (at, n) => new Uint8Array(memory.buffer, at, n),
    /** @param {ArrayBufferView} view @returns {number} the address of a copy */
    copy({ buffer, byteOffset, byteLength }) {
      const at = room(byteLength)
      new Uint8Array(memory.buffer, at, byteLength).set(
        new Uint8Array(buffer, byteOffset, byteLength),
      )
      return at
    },
  }
}

/** @typedef {ReturnType<typeof load>} Wasm */
/** @typedef {{ run(): void, sum(): number, facts?: () => Record<string, number> }} Kernel */

/** @param {Wasm} w @param {boolean} period @returns {Kernel} */
function outcomes(w, period) {
  const size = 8 * ((N >> 6) + 1)
  const s = w.copy(AMOUNTS)
  const won = w.room(size)
  const cycle = w.room(8)
  const walk = w.room(16)
  const set = [...AMOUNTS].reduce((x, a) => x | (1n << BigInt(a - 1)), 0n)
  const step = /** @type {(...a: (number | bigint)[]) => void} */ (
    /** @type {unknown} */ (w.calls.cgt_take_walk)
  )
  const all = () => {
    w.bytes(won, size).fill(255)
    new BigUint64Array(w.bytes(walk, 16).buffer, walk, 2).set([set, 0n])
    for (let end = 0; end <= N;) {
      end = Math.min(end + (1 << 14), N + 1)
      step(walk, set, 0n, won, BigInt(end))
    }
    const last = new BigUint64Array(w.bytes(won, size).buffer, won + size - 8, 1)
    last[0] = BigInt.asUintN((N & 63) + 1, last[0])
  }
  return {
    run: period ? () => void w.calls.cgt_take_outcomes(s, AMOUNTS.length, N, 0, won, cycle) : all,
    sum: () => checksum(w.bytes(won, size)),
    facts: () => (period ? cycleAt(w, cycle) : {}),
  }
}
/** @param {Wasm} w @param {number} at */
function cycleAt(w, at) {
  const [preperiod, period] = new Uint32Array(w.bytes(at, 8).slice().buffer)
  return { preperiod, period }
}
/** @param {Wasm} w @param {boolean} period @returns {Kernel} */
function values(w, period) {
  const s = w.copy(AMOUNTS)
  const grundy = w.room(N + 1)
  const cycle = w.room(8)
  const levels = w.room(8 * 67)
  const set = [...AMOUNTS].reduce((x, a) => x | (1n << BigInt(a - 1)), 0n)
  const all = () => {
    w.bytes(levels, 8 * 67).fill(0)
    new BigUint64Array(w.bytes(levels, 8).buffer, levels, 1)[0] = set
    for (let i = 0; i <= N; i += 1 << 14)
      w.calls.cgt_take_levels(levels, grundy + i, Math.min(N + 1 - i, 1 << 14))
  }
  return {
    run: period ? () => void w.calls.cgt_take_grundy(s, AMOUNTS.length, N, grundy, cycle) : all,
    sum: () => checksum(w.bytes(grundy, N + 1)),
    facts: () => (period ? cycleAt(w, cycle) : {}),
  }
}
/** @param {Wasm} w @returns {Kernel} */
function maze(w) {
  const wall = w.copy(new Uint8Array(SIDE * SIDE))
  const grundy = w.room(2 * SIDE * SIDE)
  return {
    run: () => void w.calls.cgt_grid_grundy(wall, SIDE, SIDE, grundy),
    sum: () => checksum(w.bytes(grundy, 2 * SIDE * SIDE)),
  }
}
/** @param {Wasm} w @param {boolean} shuffle @returns {Kernel} */
function dag(w, shuffle) {
  const g = graph(shuffle)
  const first = w.copy(g.first)
  const to = w.copy(g.to)
  const grundy = w.room(2 * N)
  return {
    run: () => void w.calls.cgt_dag_grundy(N, first, to, grundy),
    sum: () => checksum(w.bytes(grundy, 2 * N)),
  }
}
/** @param {Wasm} w @returns {Kernel} */
function minimax(w) {
  const leaf = w.copy(leaves())
  const value = w.room(4)
  return {
    run: () => void w.calls.cgt_level_minimax(leaf, HEIGHT, 0, value),
    sum: () => checksum(w.bytes(value, 4)),
  }
}
/** @param {Wasm} w @returns {Kernel} */
function alphabeta(w) {
  const leaf = w.copy(leaves())
  const out = w.room(8)
  const seen = w.room((1 << HEIGHT) / 8)
  return {
    run: () => void w.calls.cgt_level_alphabeta(leaf, HEIGHT, 0, out, out + 4, seen),
    sum: () => checksum(w.bytes(out, 8), w.bytes(seen, (1 << HEIGHT) / 8)),
    facts: () => ({ leaves: new Uint32Array(w.bytes(out + 4, 4).slice().buffer)[0] }),
  }
}

/** @type {Record<string, (w: Wasm) => Kernel>} */
export const kernels = {
  outcomes: (w) => outcomes(w, true),
  'outcomes-all': (w) => outcomes(w, false),
  values: (w) => values(w, true),
  'values-all': (w) => values(w, false),
  maze,
  dag: (w) => dag(w, false),
  'dag-shuffled': (w) => dag(w, true),
  minimax,
  alphabeta,
}
