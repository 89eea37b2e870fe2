/**
 * wasm.mjs -- the kernels in palitos.wasm, with their inputs in its memory.
 */
import * as fs from 'node:fs'
import {
  AMOUNTS,
  checksum,
  erasable,
  graph,
  HEIGHT,
  leaves,
  letters,
  N,
  SIDE,
  SNIM,
  ticTacToe,
} from './inputs.mjs'

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

/** @param {Wasm} w @param {number} at @param {number} n */
const words = (w, at, n) => new Uint32Array(w.bytes(at, 4 * n).slice().buffer)

/** @param {Wasm} w @returns {Kernel} */
function four(w) {
  const at = w.room(1 << 21)
  let values = 0
  return {
    run: () => void (values = w.calls.cgt_four_fill(at)),
    sum: () => checksum(w.bytes(values, 368168)),
  }
}
/** @param {Wasm} w @returns {Kernel} */
function wins(w) {
  const at = w.room(1 << 17)
  const nodes = w.room(4)
  let value = 0
  w.calls.cgt_wins_new(at)
  return {
    run: () => void (value = w.calls.cgt_wins_value(at, 0, 0, nodes)),
    sum: () => checksum(Int32Array.of(value), w.bytes(nodes, 4)),
    facts: () => ({ nodes: words(w, nodes, 1)[0] }),
  }
}
/** The solver without the game's own table: a session begins with its rules. @param {Wasm} w @returns {Kernel} */
function search(w) {
  const text = new TextEncoder()
  const session = w.calls.cgt_session_open(
    w.copy(text.encode('tictactoe\0')),
    w.copy(text.encode('4\0')),
    w.copy(text.encode('................\0')),
  )
  const outcome = /** @type {(...a: (number | bigint)[]) => number} */ (
    /** @type {unknown} */ (w.calls.cgt_outcome)
  )
  const budget = w.room(8)
  const claim = w.room(64)
  const out = new Int32Array(3)
  return {
    run() {
      const solver = w.calls.cgt_solver_new(session)
      w.bytes(budget, 8).fill(0x7f)
      outcome(solver, 0n, budget, claim)
      const [value, remoteness] = words(w, claim + 8, 2) // after the move
      out.set([value, remoteness, w.calls.cgt_solver_states(solver)])
      w.calls.cgt_solver_free(solver)
    },
    sum: () => checksum(out),
    facts: () => ({ states: out[2] }),
  }
}
/** @param {Wasm} w @returns {Kernel} */
function cards(w) {
  const lost = w.room(6 ** 5)
  return {
    run: () => void w.calls.cgt_cards_31(lost),
    sum: () => checksum(w.bytes(lost, 6 ** 5)),
  }
}
/** @param {Wasm} w @returns {Kernel} */
function snim(w) {
  const amounts = w.copy(SNIM)
  const grundy = w.room(10001)
  const cycle = w.room(8)
  return {
    run: () => void w.calls.cgt_take_grundy(amounts, SNIM.length, 10000, grundy, cycle),
    sum: () => checksum(w.bytes(grundy, 10001)),
  }
}
/** @param {Wasm} w @param {number[]} code @returns {Kernel} */
function octal(w, ...code) {
  const digits = w.copy(Uint8Array.of(0, ...code))
  const grundy = w.room(4 * (N + 1))
  const cycle = w.room(8)
  return {
    run: () => void w.calls.cgt_split_octal(digits, code.length, N, grundy, cycle),
    sum: () => checksum(w.bytes(grundy, 4 * (N + 1))),
    facts: () => cycleAt(w, cycle),
  }
}
/** @param {Wasm} w @param {number} n @returns {Kernel} */
function parts(w, n) {
  const grundy = w.room(n + 1)
  const rares = w.room(4)
  return {
    run: () => void w.calls.cgt_split_unequal(n, grundy, rares),
    sum: () => checksum(w.bytes(grundy, n + 1)),
    facts: () => ({ rare: words(w, rares, 1)[0] }),
  }
}
/** @param {Wasm} w @param {number} n @returns {Kernel} */
function erase(w, n) {
  const found = erasable(n)
  const at = w.copy(found)
  const value = w.room((n + 1) ** 2)
  return {
    run: () => void w.calls.cgt_erase_grundy(n, at, found.length / 2, value),
    sum: () => checksum(w.bytes(value, (n + 1) ** 2)),
  }
}
/** As whole.js has it laid out. @param {Wasm} w @param {number} nodes @param {number} first @param {number} gap @param {number} x */
export function tidyTree(w, nodes, first, gap, x) {
  const handle = w.calls.cgt_tidy_start(nodes, first, gap, x)
  while (w.calls.cgt_tidy_go(handle, 1 << 14));
  w.calls.cgt_tidy_end(handle)
}
/** @param {Wasm} w @returns {Kernel} */
function tidy(w) {
  const tree = ticTacToe()
  const nodes = tree.length - 1
  const first = w.copy(tree)
  const x = w.room(4 * nodes)
  const gap = 2
  return {
    run: () => tidyTree(w, nodes, first, gap, x),
    sum: () => checksum(w.bytes(x, 4 * nodes)),
  }
}

/** Values of partizan positions, of the start or of as many keys, each run with a store of its own. @param {Wasm} w @param {string} game @param {string} start @param {number} boards @returns {Kernel} */
function worth(w, game, start, boards) {
  const calls = /** @type {Record<string, (...a: (number | bigint)[]) => number>} */ (
    /** @type {unknown} */ (w.calls)
  )
  const text = (/** @type {string} */ s) => w.copy(new TextEncoder().encode(`${s}\0`))
  const session = calls.cgt_session_open(text(game), text(''), text(start))
  const key = BigInt(calls.cgt_position_read(session, text(start)))
  const out = new Uint32Array(boards)
  return {
    run() {
      const known = calls.cgt_worth_new(session)
      for (let k = 0; k < boards; k++)
        out[k] = calls.cgt_worth_of(known, boards > 1 ? BigInt(2 * k) : key, 1n << 40n)
      calls.cgt_worth_free(known)
    },
    sum: () => checksum(out),
  }
}

/** A contest problem: all of an input, in pieces as a program reads it. @param {Wasm} w @param {string} id @param {string} [own] its text; else the largest that is generated @returns {Kernel & { input: string }} */
function judge(w, id, own) {
  const calls = /** @type {Record<string, (...a: (number | bigint)[]) => number>} */ (
    /** @type {unknown} */ (w.calls)
  )
  const problem = calls.cgt_problem_find(w.copy(new TextEncoder().encode(`${id}\0`)))
  const generated = () => {
    const n = calls.cgt_contest_gen(problem, 1n, 1, 0, 0)
    const at = w.room(n + 1)
    calls.cgt_contest_gen(problem, 1n, 1, at, n + 1)
    return w.bytes(at, n).slice()
  }
  const input = own === undefined ? generated() : new TextEncoder().encode(own)
  const text = w.room(4)
  const PIECE = 1 << 18
  /** @type {Uint8Array[]} */
  let output = []
  return {
    input: new TextDecoder().decode(input),
    run() {
      const one = calls.cgt_judge_new(problem, 0)
      output = []
      for (let at = 0, news = 0; news < 3;) {
        news = calls.cgt_judge_run(one, 1n << 20n)
        const n = calls.cgt_judge_take(one, text)
        if (n) output.push(w.bytes(new Uint32Array(w.bytes(text, 4).slice().buffer)[0], n).slice())
        if (news) continue
        const piece = input.subarray(at, (at += PIECE))
        const room = calls.cgt_judge_room(one, piece.length)
        w.bytes(room, piece.length).set(piece)
        calls.cgt_judge_fed(one, piece.length)
      }
      calls.cgt_judge_free(one)
    },
    sum: () => checksum(Buffer.concat(output)),
    facts: () => ({ bytes: input.length }),
  }
}
const IDS = [
  'uva-847 uva-10368 uva-10111 uva-11311 uva-11489 uva-10404 uva-10165 uva-10578 uva-10891',
  'coj-1646 spoj-game31 cc-astrgame cc-g3 hr-move-the-coins timus-1087 poj-2960 cf-768e lightoj-1296',
  'poj-1067 hdu-3032 cf-305e atcoder-agc017d hdu-3537 hdu-2516 hdu-3544',
  'poj-2931 kattis-hackenbushpurplehearts cf-1033g',
].flatMap((line) => line.split(' '))

/** @type {Record<string, (w: Wasm) => Kernel & { input?: string }>} */
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
  four,
  wins,
  search,
  cards,
  domineering: (w) => worth(w, 'domineering', '4x5', 1),
  boards: (w) => worth(w, 'domineering', '4x4', 1 << 16),
  toads: (w) => worth(w, 'toads', 'ttttt..fffff', 1),
  's-nim': snim,
  kayles: (w) => octal(w, 7, 7),
  octal: (w) => octal(w, 1, 6),
  parts: (w) => parts(w, 1e5),
  'parts-all': (w) => parts(w, 1e6),
  'erase-30': (w) => erase(w, 30),
  'erase-2000': (w) => erase(w, 2000),
  tidy,
  ...Object.fromEntries(IDS.map((id) => [`judge-${id}`, (/** @type {Wasm} */ w) => judge(w, id)])),
  'judge-letters': (w) => judge(w, 'cc-astrgame', letters(2000)),
  'judge-lines': (w) => judge(w, 'uva-847', '2\n'.repeat(1 << 20)),
}
