/**
 * javascript.mjs -- the kernels in JavaScript: once written well (typed arrays, no allocation in loops, the best
 * algorithm that numbers of 32 bits allow) and, where the course's notes have one, once as a student writes it.
 * Each returns what its output sums to; only `run` is timed.
 */
import { laidOut } from './d3.mjs'
import * as games from './games.mjs'
import { AMOUNTS, checksum, graph, HEIGHT, leaves, N, SIDE, ticTacToe } from './inputs.mjs'

/** @typedef {{ run(): void, sum(): number }} Kernel */

/** @param {ArrayLike<number | boolean>} won @returns {Uint32Array} a bit a heap */
function bits(won) {
  const out = new Uint32Array(2 * ((N >> 6) + 1))
  for (let i = 0; i <= N; i++) if (won[i]) out[i >> 5] |= 1 << (i & 31)
  return out
}

/**
 * From lost heap to lost heap, as src/kernels/take.c: the next 64 heaps that reach one, in two words of 32 bits.
 * @returns {Kernel}
 */
function outcomes() {
  const won = new Int32Array(2 * ((N >> 6) + 1))
  let low = 0
  let high = 0
  for (const a of AMOUNTS)
    if (a > 32) high |= 1 << (a - 33)
    else low |= 1 << (a - 1)
  return {
    run() {
      won.fill(-1)
      let lo = low
      let hi = high
      for (let at = 0; at <= N;) {
        won[at >> 5] &= ~(1 << (at & 31))
        let skip = 65
        if (lo !== -1) {
          skip = 32 - Math.clz32(~lo & (lo + 1))
          lo = skip < 32 ? (lo >>> skip) | (hi << (32 - skip)) : hi
          hi = skip < 32 ? hi >>> skip : 0
        } else if (hi !== -1) {
          const k = 32 - Math.clz32(~hi & (hi + 1))
          skip = 32 + k
          lo = k < 32 ? hi >>> k : 0
          hi = 0
        } else lo = hi = 0
        lo |= low
        hi |= high
        at += skip
      }
      for (let i = N + 1; i < 32 * won.length; i++) won[i >> 5] &= ~(1 << (i & 31))
    },
    sum: () => checksum(won),
  }
}
/** The definition, on arrays. @returns {Kernel} */
function outcomesNaive() {
  /** @type {boolean[]} */
  let won = []
  const s = [...AMOUNTS]
  return {
    run() {
      won = []
      for (let i = 0; i <= N; i++) won[i] = s.some((a) => a <= i && !won[i - a])
    },
    sum: () => checksum(bits(won)),
  }
}
/** One bit a value in a 32-bit word, mex by the lowest zero. @returns {Kernel} */
function values() {
  const grundy = new Uint8Array(N + 1)
  const s = AMOUNTS
  return {
    run() {
      let i = 0
      for (; i < s[s.length - 1]; i++) {
        let seen = 0
        for (let j = 0; s[j] <= i; j++) seen |= 1 << grundy[i - s[j]]
        grundy[i] = 31 - Math.clz32(~seen & (seen + 1))
      }
      for (; i <= N; i++) {
        let seen = 0
        for (let j = 0; j < s.length; j++) seen |= 1 << grundy[i - s[j]]
        grundy[i] = 31 - Math.clz32(~seen & (seen + 1))
      }
    },
    sum: () => checksum(grundy),
  }
}
/** The notes' method: a Set of what can be reached. @returns {Kernel} */
function valuesNaive() {
  /** @type {number[]} */
  let grundy = []
  const s = [...AMOUNTS]
  return {
    run() {
      grundy = []
      for (let i = 0; i <= N; i++) {
        const seen = new Set()
        for (const a of s) if (a <= i) seen.add(grundy[i - a])
        let g = 0
        while (seen.has(g)) g++
        grundy[i] = g
      }
    },
    sum: () => checksum(Uint8Array.from(grundy)),
  }
}
/** Two sets of bits a row and column, first zero. @returns {Kernel} */
function maze() {
  const wall = new Uint8Array(SIDE * SIDE)
  const grundy = new Uint16Array(SIDE * SIDE)
  const words = ((2 * SIDE) >> 5) + 1
  return {
    run() {
      const col = new Int32Array(SIDE * words)
      const row = new Int32Array(words)
      for (let r = 0; r < SIDE; r++) {
        row.fill(0)
        for (let c = 0; c < SIDE; c++) {
          const i = r * SIDE + c
          const base = c * words
          if (wall[i]) {
            row.fill(0)
            col.fill(0, base, base + words)
            grundy[i] = 0xffff
            continue
          }
          let w = 0
          let set = row[0] | col[base]
          while (set === -1) {
            w++
            set = row[w] | col[base + w]
          }
          const mex = ~set & (set + 1)
          row[w] |= mex
          col[base + w] |= mex
          grundy[i] = (w << 5) + 31 - Math.clz32(mex)
        }
      }
    },
    sum: () => checksum(grundy),
  }
}
/** The definition: look at every cell above and to the left, mark what is met. @returns {Kernel} */
function mazeNaive() {
  const wall = new Uint8Array(SIDE * SIDE)
  const grundy = new Uint16Array(SIDE * SIDE)
  return {
    run() {
      const seen = new Int32Array(2 * SIDE + 1).fill(-1)
      for (let i = 0; i < SIDE * SIDE; i++) {
        for (let j = i; j % SIDE && !wall[j - 1]; j--) seen[grundy[j - 1]] = i
        for (let j = i; j >= SIDE && !wall[j - SIDE]; j -= SIDE) seen[grundy[j - SIDE]] = i
        let g = 0
        while (seen[g] === i) g++
        grundy[i] = g
      }
    },
    sum: () => checksum(grundy),
  }
}
/** A set of bits a node; in order: one pass; else Kahn's order first. @param {boolean} shuffle @returns {Kernel} */
function dag(shuffle) {
  const { first, to } = graph(shuffle)
  const grundy = new Uint16Array(N)
  /** @param {number} u */
  const settle = (u) => {
    let seen = 0
    for (let e = first[u], end = first[u + 1]; e < end; e++) seen |= 1 << grundy[to[e]]
    grundy[u] = 31 - Math.clz32(~seen & (seen + 1)) // ten options: values to 10
  }
  return {
    run() {
      if (!shuffle) {
        for (let u = 0; u < N; u++) settle(u)
        return
      }
      const into = new Uint32Array(N)
      const order = new Uint32Array(N)
      let found = 0
      for (let e = 0; e < to.length; e++) into[to[e]]++
      for (let u = 0; u < N; u++) if (!into[u]) order[found++] = u
      for (let i = 0; i < found; i++) {
        const u = order[i]
        for (let e = first[u], end = first[u + 1]; e < end; e++)
          if (!--into[to[e]]) order[found++] = to[e]
      }
      for (let i = N; i--;) settle(order[i])
    },
    sum: () => checksum(grundy),
  }
}
/** Level by level in one array. @returns {Kernel} */
function minimax() {
  const leaf = leaves()
  const level = new Int32Array(leaf.length / 2)
  return {
    run() {
      let from = leaf
      for (let height = HEIGHT; height--; from = level) {
        const n = 1 << height
        if (height & 1)
          for (let i = 0; i < n; i++) {
            const a = from[2 * i]
            const b = from[2 * i + 1]
            level[i] = a < b ? a : b
          }
        else
          for (let i = 0; i < n; i++) {
            const a = from[2 * i]
            const b = from[2 * i + 1]
            level[i] = a > b ? a : b
          }
      }
    },
    sum: () => checksum(level.subarray(0, 1)),
  }
}
/** The recursion, 20 deep. @returns {Kernel} */
function alphabeta() {
  const leaf = leaves()
  const seen = new Uint32Array(leaf.length / 32)
  const out = new Int32Array(2)
  let count = 0
  /** @param {number} height @param {number} at @param {number} a @param {number} b @returns {number} */
  const search = (height, at, a, b) => {
    if (!height) {
      count++
      seen[at >> 5] |= 1 << (at & 31)
      return leaf[at]
    }
    const max = !(height & 1)
    let best = max ? -2147483648 : 2147483647
    for (let i = 0; i < 2; i++) {
      const v = search(height - 1, 2 * at + i, a, b)
      if (max) {
        if (v > best) best = v
        if (v > a) a = v
      } else {
        if (v < best) best = v
        if (v < b) b = v
      }
      if (a >= b) break
    }
    return best
  }
  return {
    run() {
      seen.fill(0)
      count = 0
      out[0] = search(HEIGHT, 0, -2147483648, 2147483647)
      out[1] = count
    },
    sum: () => checksum(out, seen),
  }
}
/** By d3-hierarchy, from the same arrays to its nodes. @returns {Kernel} */
function tidy() {
  const first = ticTacToe()
  const x = new Float32Array(first.length - 1)
  /** @type {import('./d3.mjs').D3Node} */
  let root
  return {
    run: () => void (root = laidOut(first, 2)),
    sum() {
      root.each((node) => void (x[node.data] = node.x))
      return checksum(x)
    },
  }
}

/** @type {Record<string, () => Kernel>} */
export const written = {
  outcomes,
  'outcomes-all': outcomes,
  values,
  'values-all': values,
  maze,
  dag: () => dag(false),
  'dag-shuffled': () => dag(true),
  minimax,
  alphabeta,
  four: games.four,
  wins: games.wins,
  search: games.search,
  cards: games.cards,
  's-nim': games.snim,
  kayles: games.kayles,
  octal: games.octal,
  parts: () => games.parts(1e5),
  'parts-all': () => games.parts(1e6),
  'erase-30': () => games.erase(30),
  'erase-2000': () => games.erase(2000),
  tidy,
}
/** @type {Record<string, () => Kernel>} */
export const naive = {
  outcomes: outcomesNaive,
  values: valuesNaive,
  maze: mazeNaive,
  parts: () => games.partsNaive(1e5),
}
