/**
 * games.mjs -- the kernels of single games in JavaScript, by the same algorithms as src/kernels/:
 * typed arrays, no allocation in loops, sets of 64 bits as two of 32.
 */
import { checksum, erasable, SNIM } from './inputs.mjs'

/** @typedef {import('./javascript.mjs').Kernel} Kernel */

const CELLS = 16
const SETS = 1 << CELLS
const TURNS = 32
const HALF = 8
const LINES = [0x000f, 0x00f0, 0x0f00, 0xf000, 0x1111, 0x2222, 0x4444, 0x8888, 0x8421, 0x1248]
/** @param {number} s */
function size(s) {
  s -= (s >>> 1) & 0x55555555
  s = (s & 0x33333333) + ((s >>> 2) & 0x33333333)
  return Math.imul((s + (s >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
/** @param {number} n @param {number} k n over k */
function sets(n, k) {
  let c = 1
  for (let i = 0; i < k; i++) c = (c * (n - i)) / (i + 1)
  return c
}
/** @param {number} turn @param {number} cell */
function turnCell(turn, cell) {
  cell ^= (turn & 3) * 5
  if (turn & 4) cell = ((cell >> 1) & 5) | ((cell & 5) << 1)
  if (turn & 8) cell ^= 3
  return turn & 16 ? (cell >> 2) | ((cell & 3) << 2) : cell
}
/** Where the low and the high byte go, by turn. */
function turns() {
  const turned = new Uint16Array(2 * 256 * TURNS)
  for (let half = 0; half < 2; half++)
    for (let s = 1; s < 256; s++)
      for (let turn = 0; turn < TURNS; turn++)
        turned[(256 * half + s) * TURNS + turn] =
          turned[(256 * half + (s & (s - 1))) * TURNS + turn] |
          (1 << turnCell(turn, 8 * half + 31 - Math.clz32(s & -s)))
  return turned
}

/** @param {Uint16Array} of @param {Uint16Array} cell @param {number} from @param {number} bits */
function images(of, cell, from, bits) {
  of[0] = 0
  for (let i = 0; i < bits; i++)
    for (let s = 0; s < 1 << i; s++) of[(1 << i) | s] = of[s] | cell[from + i]
}

/** All of 4x4 tic-tac-toe: src/kernels/four.c. @returns {Kernel} */
export function four() {
  const value = new Int8Array(368168)
  const set = new Uint16Array(SETS)
  const rank = new Uint16Array(SETS)
  const line = new Uint8Array(SETS)
  const turn = new Uint8Array(SETS)
  const least = new Uint16Array(SETS)
  const at = new Uint32Array(SETS)
  const first = new Uint32Array(CELLS + 2)
  const low = new Uint16Array(64)
  const high = new Uint16Array(1 << 9)
  const ranks = new Uint16Array(4096)
  const next = new Uint16Array(4096)
  const place = new Uint16Array(CELLS)
  const cell = new Uint8Array(CELLS)
  const count = new Uint32Array(CELLS + 1)
  /** @type {Uint16Array} */
  let turned
  function prepare() {
    turned = turns()
    line.fill(0)
    count.fill(0)
    least.fill(0xffff)
    for (let a = 0; a <= CELLS; a++) first[a + 1] = first[a] + sets(CELLS, a)
    for (let s = 0; s < SETS; s++) {
      const a = size(s)
      rank[s] = count[a]
      set[first[a] + count[a]++] = s
    }
    for (const l of LINES) for (let s = l; s < SETS; s = (s + 1) | l) line[s] = 1
    const back = [...Array(TURNS).keys()].map((t) => {
      for (let u = 0; ; u++) {
        let c = 0
        while (c < CELLS && turnCell(u, turnCell(t, c)) === c) c++
        if (c === CELLS) return u
      }
    })
    let end = 0
    for (let i = 0; i < first[HALF + 1]; i++) {
      const s = set[i]
      const a = size(s)
      if (least[s] === 0xffff) {
        for (let t = 0; t < TURNS; t++) {
          const other = turned[(s & 255) * TURNS + t] | turned[(256 + (s >> 8)) * TURNS + t]
          least[other] = s
          turn[other] = back[t]
        }
        at[s] = end
        if (!line[s]) end += (a ? sets(CELLS - a, a - 1) : 0) + sets(CELLS - a, a)
      }
      at[s] = at[least[s]]
    }
  }
  /** @param {number} a */
  function steps(a) {
    const n = CELLS - a
    const few = sets(n - 1, a)
    let k = 0
    for (let i = 0; i < n && a < HALF; i++)
      for (let j = 0; j < few; j++) {
        const s = set[first[a] + j]
        ranks[k++] = rank[s + (s & (-1 << i))]
      }
    k = 0
    for (let j = 0; a && j < sets(n, a - 1); j++) {
      const o = set[first[a - 1] + j]
      for (let i = 0; i < n; i++) if (!((o >> i) & 1)) next[k++] = rank[o | (1 << i)]
    }
  }
  /** @param {number} to @param {number} after @param {number} k @param {number} begin @param {number} end */
  function stepX(to, after, k, begin, end) {
    for (let j = begin; j < end; j++, k++) {
      const s = set[j]
      const v = -value[after + rank[low[s & 63] | high[s >> 6]]]
      const b = to + ranks[k]
      if (v > value[b]) value[b] = v
    }
  }
  /** @param {number} to @param {number} v @param {number} k @param {number} few */
  function winX(to, v, k, few) {
    for (const end = k + few; k < end; k++) value[to + ranks[k]] = v
  }
  /** @param {number} to @param {number} after @param {number} moves */
  function stepO(to, after, moves) {
    for (let k = 0, p = to; p < after; p++) {
      let worst = 127
      for (const end = k + moves; k < end; k++) {
        const v = value[after + next[k]]
        if (v < worst) worst = v
      }
      value[p] = -worst
    }
  }
  /** @param {number} x @param {number} a */
  function solve(x, a) {
    const n = CELLS - a
    const all = sets(n, a)
    const few = sets(n - 1, a)
    const to = at[x] + (a ? sets(n, a - 1) : 0)
    for (let c = 0, k = 0; c < CELLS; c++) if (!((x >> c) & 1)) cell[k++] = c
    value.fill(a < HALF ? -128 : 0, to, to + all)
    for (let taken = 0; taken < n && a < HALF; taken++) {
      const y = x | (1 << cell[taken])
      if (line[y]) {
        winX(to, 32 - (2 * a + 1), taken * few, few)
        continue
      }
      const free = ~least[y]
      const t = turn[y]
      place.fill(0)
      for (let i = 0, k = 0; i < n; i++) {
        const b = 1 << cell[i]
        const c = turned[(b & 255) * TURNS + t] | turned[(256 + (b >> 8)) * TURNS + t]
        place[k] = 1 << size(free & (c - 1))
        if (i !== taken) k++
      }
      images(low, place, 0, 6)
      images(high, place, 6, n - 7)
      stepX(to, at[y], taken * few, first[a], first[a] + few)
    }
    for (let i = 0; i < n; i++) place[i] = 1 << cell[i]
    images(low, place, 0, 6)
    if (a >= 4) images(high, place, 6, n - 6)
    for (let k = 0; k < all && a >= 4; k++) {
      const s = set[first[a] + k]
      if (line[low[s & 63] | high[s >> 6]]) value[to + k] = 2 * a - 32
    }
    stepO(at[x], to, n + 1 - a)
  }
  return {
    run() {
      prepare()
      for (let a = HALF; a >= 0; a--) {
        steps(a)
        for (let i = first[a]; i < first[a + 1]; i++) {
          const x = set[i]
          if (least[x] === x && !line[x]) solve(x, a)
        }
      }
    },
    sum: () => checksum(value),
  }
}

/** Who wins from the empty board: src/kernels/wins.c; lines 0 to 7 in one number, 8 and 9 in another. @returns {Kernel} */
export function wins() {
  const turned = turns()
  const bits = 13
  const key = new Uint32Array(1 << bits)
  const bound = new Int8Array(3 << bits) // least, most, used
  const first = new Uint32Array(CELLS)
  const second = new Uint32Array(CELLS)
  const worth = Uint8Array.of(3, 3, 3, 0, 1, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0)
  const cells = Array.from({ length: 18 }, () => new Uint8Array(CELLS))
  const score = new Uint8Array(CELLS)
  const byLine = new Uint8Array(10)
  for (let c = 0; c < CELLS; c++) {
    const row = c >> 2
    const col = c & 3
    first[c] = (1 << (4 * row)) | (1 << (16 + 4 * col))
    second[c] = (row === col ? 1 : 0) | (row + col === 3 ? 16 : 0)
  }
  const out = new Int32Array(2)
  let nodes = 0
  /** @param {number} x @param {number} o */
  function kept(x, o) {
    let least = 0xffffffff
    const xl = (x & 255) * TURNS
    const xh = (256 + (x >> 8)) * TURNS
    const ol = (o & 255) * TURNS
    const oh = (256 + (o >> 8)) * TURNS
    for (let t = 0; t < TURNS; t++) {
      const image =
        (((turned[xl + t] | turned[xh + t]) << 16) | turned[ol + t] | turned[oh + t]) >>> 0
      if (image < least) least = image
    }
    const s = Math.imul(least, 0x9e3779b9) >>> (32 - bits)
    if (!bound[3 * s + 2] || key[s] !== least) {
      key[s] = least
      bound[3 * s] = -1
      bound[3 * s + 1] = bound[3 * s + 2] = 1
    }
    return s
  }
  /** @param {Uint8Array} cell @param {number} taken @param {number} m1 @param {number} m2 @param {number} o1 @param {number} o2 */
  function order(cell, taken, m1, m2, o1, o2) {
    for (let i = 0; i < 8; i++)
      byLine[i] = worth[(((m1 >>> (4 * i)) & 3) << 2) | ((o1 >>> (4 * i)) & 3)]
    for (let i = 0; i < 2; i++)
      byLine[8 + i] = worth[(((m2 >>> (4 * i)) & 3) << 2) | ((o2 >>> (4 * i)) & 3)]
    let n = 0
    let dead = 0
    for (let free = 0xffff & ~taken; free; free &= free - 1) {
      const c = 31 - Math.clz32(free & -free)
      let v = byLine[c >> 2] + byLine[4 + (c & 3)]
      if (second[c] & 1) v += byLine[8]
      if (second[c] & 16) v += byLine[9]
      if (!v && dead++) continue
      let p = n++
      for (; p && score[p - 1] < v; p--) {
        score[p] = score[p - 1]
        cell[p] = cell[p - 1]
      }
      score[p] = v
      cell[p] = c
    }
    return n
  }
  /** Depth at most 16. @param {number} m @param {number} o @param {number} m1 @param {number} m2 @param {number} o1 @param {number} o2 @param {number} alpha @param {number} beta @returns {number} */
  function search(m, o, m1, m2, o1, o2, alpha, beta) {
    nodes++
    const mine1 = ~(o1 | (o1 >>> 1) | (o1 >>> 2)) & 0x11111111
    const mine2 = ~(o2 | (o2 >>> 1) | (o2 >>> 2)) & 0x11
    const theirs1 = ~(m1 | (m1 >>> 1) | (m1 >>> 2)) & 0x11111111
    const theirs2 = ~(m2 | (m2 >>> 1) | (m2 >>> 2)) & 0x11
    if ((m1 & (m1 >>> 1) & mine1) | (m2 & (m2 >>> 1) & mine2)) return 1
    const taken = m | o
    let forced = 0
    for (let l = o1 & (o1 >>> 1) & theirs1; l; l &= l - 1)
      forced |= SHORT[(31 - Math.clz32(l & -l)) >> 2] & ~o
    for (let l = o2 & (o2 >>> 1) & theirs2; l; l &= l - 1)
      forced |= SHORT[8 + ((31 - Math.clz32(l & -l)) >> 2)] & ~o
    if (forced & (forced - 1)) return -1
    const mine = mine1 | mine2
    const theirs = theirs1 | theirs2
    if (taken === 0xffff || !(mine | theirs)) return 0
    if (!mine && beta > 0) beta = 0
    if (!theirs && alpha < 0) alpha = 0
    if (alpha >= beta) return mine ? alpha : beta
    if (forced) {
      const c = 31 - Math.clz32(forced)
      return -search(o, m | forced, o1, o2, m1 + first[c], m2 + second[c], -beta, -alpha)
    }
    const stones = size(taken)
    const s = stones <= 8 ? kept(m, o) : -1
    let least = -1
    let most = 1
    let mark = 0
    if (s >= 0) {
      least = bound[3 * s]
      most = bound[3 * s + 1]
      mark = key[s]
      if (least >= beta) return least
      if (most <= alpha) return most
    }
    const cell = cells[stones]
    const n = order(cell, taken, m1, m2, o1, o2)
    let best = -1
    let low = alpha
    for (let i = 0; i < n && low < beta; i++) {
      const c = cell[i]
      const v = -search(o, m | (1 << c), o1, o2, m1 + first[c], m2 + second[c], -beta, -low)
      if (v > best) best = v
      if (v > low) low = v
    }
    if (s >= 0) {
      key[s] = mark
      bound[3 * s] = best > alpha ? best : least
      bound[3 * s + 1] = best < beta ? best : most
      bound[3 * s + 2] = 1
    }
    return best
  }
  return {
    run() {
      bound.fill(0)
      nodes = 0
      out[0] = search(0, 0, 0, 0, 0, 0, -1, 1)
      out[1] = nodes
    },
    sum: () => checksum(out),
  }
}
/** Lines in the order of their four bits: rows, columns, diagonals. */
const SHORT = Uint16Array.from(LINES)

/** The generic solver's search of 4x4 tic-tac-toe, by its eight turns: value, remoteness and how many states. @returns {Kernel} */
export function search() {
  const turned = new Uint16Array(8 * 512)
  for (let t = 0; t < 8; t++)
    for (let h = 0; h < 2; h++)
      for (let s = 1; s < 256; s++) {
        const c = 8 * h + 31 - Math.clz32(s & -s)
        let row = c >> 2
        let col = c & 3
        if (t & 1) col = 3 - col
        if (t & 2) row = 3 - row
        turned[512 * t + 256 * h + s] =
          turned[512 * t + 256 * h + (s & (s - 1))] | (1 << (t & 4 ? col * 4 + row : row * 4 + col))
      }
  const mask = (1 << 21) - 1
  const keys = new Uint32Array(mask + 1)
  const values = new Int16Array(mask + 1) // 0: free; else 64 + 32 * value + remoteness
  const out = new Int32Array(3)
  let states = 0
  /** @param {number} x @param {number} o */
  function canonical(x, o) {
    let least = 0xffffffff
    for (let t = 0; t < 4096; t += 512) {
      const k =
        (((turned[t + (o & 255)] | turned[t + 256 + (o >> 8)]) << 16) |
          turned[t + (x & 255)] |
          turned[t + 256 + (x >> 8)]) >>>
        0
      if (k < least) least = k
    }
    return least
  }
  /** @param {number} k */
  function home(k) {
    let i = (Math.imul(k, 0x9e3779b1) >>> 11) & mask
    while (values[i] && keys[i] !== k) i = (i + 1) & mask
    return i
  }
  /** Depth at most 16. @param {number} k @returns {number} */
  function outcome(k) {
    const x = k & 0xffff
    const o = k >>> 16
    const second = size(x) > size(o)
    const last = second ? x : o
    const i = home(k)
    if (values[i]) return values[i]
    states++
    let value = -2
    let far = 0
    for (const l of SHORT) if ((last & l) === l) value = -1
    if (value < -1 && (x | o) === 0xffff) value = 0
    if (value < -1)
      for (let free = 0xffff & ~(x | o); free; free &= free - 1) {
        const c = free & -free
        const r = outcome(second ? canonical(x, o | c) : canonical(x | c, o))
        const v = 2 - (r >> 5)
        const f = (r & 31) + 1
        if (v !== value ? v > value : v > 0 ? f < far : f > far) {
          value = v
          far = f
        }
      }
    const place = home(k)
    keys[place] = k
    return (values[place] = 64 + 32 * value + far)
  }
  return {
    run() {
      values.fill(0)
      states = 0
      const r = outcome(0)
      out.set([(r >> 5) - 2, r & 31, states])
    },
    sum: () => checksum(out),
  }
}

/** The game of 31: src/kernels/cards.c. @returns {Kernel} */
export function cards() {
  const lost = new Uint8Array(6 ** 5)
  const ones = new Uint8Array(32)
  for (let won = 0; won < 32; won++)
    for (let c = 5; c--;) ones[won] |= (~(won >> c) & ~(ones[won] >> (c + 1)) & 1) << c
  return {
    run() {
      lost.fill(0)
      for (let six = 5; six--;)
        for (let five = 5; five--;)
          for (let four = 5; four--;)
            for (let three = 5; three--;)
              for (let two = 5; two--;) {
                const left = 31 - 6 * six - 5 * five - 4 * four - 3 * three - 2 * two
                if (left < 0) continue
                const at = 1296 * six + 216 * five + 36 * four + 6 * three + two
                const won =
                  lost[at + 1] | lost[at + 6] | lost[at + 36] | lost[at + 216] | lost[at + 1296]
                lost[at] = ones[(won | (0x1e << (left < 4 ? left : 4))) & 31]
              }
    },
    sum: () => checksum(lost),
  }
}

/** S-Nim at the limits of POJ 2960. @returns {Kernel} */
export function snim() {
  const grundy = new Uint8Array(10001)
  const seen = new Uint32Array(256)
  return {
    run() {
      seen.fill(0)
      for (let i = 0; i <= 10000; i++) {
        for (let j = 0; j < SNIM.length && SNIM[j] <= i; j++) seen[grundy[i - SNIM[j]]] = i + 1
        let g = 0
        while (seen[g] === i + 1) g++
        grundy[i] = g
      }
    },
    sum: () => checksum(grundy),
  }
}

/** Kayles to 10^6: rows until the period is proved, then copies. @returns {Kernel} */
export function kayles() {
  const n = 1_000_000
  const grundy = new Uint32Array(n + 1)
  return {
    run() {
      let done = 0
      let from = 0
      let period = 0
      const seen = new Uint32Array(1 << 16)
      while (!period) {
        const end = done ? done + (done >> 1) : 64
        for (; done < end; done++) {
          for (let take = 1; take <= 2; take++)
            for (let a = 0; 2 * a <= done - take; a++)
              seen[grundy[a] ^ grundy[done - take - a]] = done + 1
          let g = 0
          while (seen[g] === done + 1) g++
          grundy[done] = g
        }
        for (let p = 1; 2 * p + 2 <= done && !period; p++) {
          from = done - p
          while (from && grundy[from - 1] === grundy[from - 1 + p]) from--
          if (2 * from + 2 * p + 2 <= done) period = p
        }
      }
      while (done <= n) {
        const have = Math.floor((done - from) / period) * period
        const m = Math.min(have, n + 1 - done)
        grundy.copyWithin(done, done - have, done - have + m)
        done += m
      }
    },
    sum: () => checksum(grundy),
  }
}

/** 0.16 to 10^6 by its sparse space: src/kernels/split.c. Its period, 149459 from 105351 on, is proved after 509,622 rows. @returns {Kernel} */
export function octal() {
  const n = 1_000_000
  const digit = [0, 1, 6]
  const grundy = new Uint32Array(n + 1)
  const seen = new Uint32Array(1 << 16)
  /** @param {number} v */
  const odd = (v) => {
    v ^= v >> 8
    v ^= v >> 4
    return (0x6996 >> (v & 15)) & 1
  }
  return {
    run() {
      const rare = []
      let mask = 0
      let period = 0
      let from = 0
      let done = 1
      let check = 64
      seen.fill(0)
      grundy[0] = 0
      while (!period && done <= n) {
        for (const end = Math.min(check, n + 1); done < end; done++) {
          const stamp = done
          if (done >= 2048 && !(done & (done - 1))) {
            const times = new Uint32Array(1 << 16)
            let top = 0
            for (let i = 1; i < done; i++) {
              times[grundy[i]]++
              if (grundy[i] > top) top = grundy[i]
            }
            let fewest = Infinity
            for (let m = 1; m <= top || m & (m - 1); m++) {
              let few = 0
              for (let v = 0; v <= top; v++) if (!odd(v & m)) few += times[v]
              if (few < fewest) {
                fewest = few
                mask = m
              }
            }
            rare.length = 0
            for (let i = 1; i < done; i++) if (!odd(grundy[i] & mask)) rare.push(i)
          }
          for (let take = 1; take <= 2 && take <= done; take++)
            if (digit[take] & (take < done ? 2 : 1)) seen[grundy[done - take]] = stamp
          const rest = done - 2
          if (done < 2048) {
            for (let i = 1; 2 * i <= rest; i++) seen[grundy[i] ^ grundy[rest - i]] = stamp
          } else {
            for (let k = 0; k < rare.length && rare[k] < rest; k++)
              seen[grundy[rare[k]] ^ grundy[rest - rare[k]]] = stamp
            let least = 0
            while (!odd(least & mask) || seen[least] === stamp) least++
            let missing = 0
            for (let v = 0; v < least; v++) if (seen[v] !== stamp) missing++
            for (let i = 1; missing && 2 * i <= rest; i++) {
              const v = grundy[i] ^ grundy[rest - i]
              if (v >= least || seen[v] === stamp) continue
              seen[v] = stamp
              missing--
            }
          }
          let g = 0
          while (seen[g] === stamp) g++
          grundy[done] = g
          if (done >= 2048 && !odd(g & mask)) rare.push(done)
        }
        const half = (done + 2) >> 1
        const fail = new Uint32Array(half)
        let border = 0
        for (let i = 1; i < half; fail[i++] = border) {
          while (border && grundy[done - 1 - i] !== grundy[done - 1 - border]) border = fail[border - 1] // prettier-ignore
          if (grundy[done - 1 - i] === grundy[done - 1 - border]) border++
        }
        const p = half - border
        from = done - p
        while (from && grundy[from - 1] === grundy[from - 1 + p]) from--
        if (2 * from + 2 * p + 2 <= done) period = p
        check += check >> 2
      }
      while (done <= n) {
        const have = Math.floor((done - from) / period) * period
        const m = Math.min(have, n + 1 - done)
        grundy.copyWithin(done, done - have, done - have + m)
        done += m
      }
    },
    sum: () => checksum(grundy),
  }
}

/** Grundy's game by its sparse space: src/kernels/split.c. @param {number} n @returns {Kernel} */
export function parts(n) {
  const SOME = 64
  const grundy = new Uint8Array(n + 1)
  const rareRow = new Uint32Array(n + 1)
  const rareValue = new Uint8Array(n + 1)
  const seen = new Uint32Array(256)
  const last = new Uint32Array(3 * 256)
  const isRare = Uint8Array.from({ length: 256 }, (_, v) => (size(v & ~1) & 1 ? 0 : 1))
  /** @param {number} row @param {number} value */
  function has(row, value) {
    const at = (row % 3) * 256 + value
    let a = last[at] + 3
    if (2 * a < row && (grundy[a] ^ grundy[row - a]) === value) {
      last[at] = a
      return true
    }
    const from = a > SOME ? a - SOME / 2 : 1
    for (a = from; 2 * a < row; a++)
      if ((grundy[a] ^ grundy[row - a]) === value) {
        last[at] = a
        return true
      }
    for (a = 1; a < from && 2 * a < row; a++)
      if ((grundy[a] ^ grundy[row - a]) === value) {
        last[at] = a
        return true
      }
    return false
  }
  return {
    run() {
      let rares = 0
      seen.fill(0)
      last.fill(0)
      grundy[0] = 0
      for (let row = 1; row <= n; row++) {
        for (let k = 0; k < rares; k++) seen[rareValue[k] ^ grundy[row - rareRow[k]]] = row
        seen[0] = 0
        let least = 2
        while (isRare[least] || seen[least] === row) least++
        let value = 0
        while (value < least && (!isRare[value] || seen[value] === row || has(row, value))) value++
        grundy[row] = value
        if (!isRare[value]) continue
        rareRow[rares] = row
        rareValue[rares++] = value
      }
    },
    sum: () => checksum(grundy),
  }
}
/** Grundy's game by the definition. @param {number} n @returns {Kernel} */
export function partsNaive(n) {
  const grundy = new Uint8Array(n + 1)
  const seen = new Uint32Array(256)
  return {
    run() {
      seen.fill(0)
      for (let row = 1; row <= n; row++) {
        for (let a = 1; 2 * a < row; a++) seen[grundy[a] ^ grundy[row - a]] = row
        let g = 0
        while (seen[g] === row) g++
        grundy[row] = g
      }
    },
    sum: () => checksum(grundy),
  }
}

/** The string game on a text of n letters: src/kernels/erase.c. @param {number} n @returns {Kernel} */
export function erase(n) {
  const word = erasable(n)
  const words = word.length / 2
  const value = new Uint8Array((n + 1) * (n + 1))
  const left = new Uint8Array(words)
  const right = new Uint8Array((n + 1) * words)
  let longest = 0
  for (let w = 0; w < words; w++) longest = Math.max(longest, word[2 * w + 1] - word[2 * w])
  return {
    run() {
      value.fill(0)
      for (let i = n; i >= 0; i--) {
        let from = 0
        while (from < words && word[2 * from] < i) from++
        let sure = from
        let until = from
        let known = from
        for (let j = i; j <= n; j++) {
          const r = j * words
          let low = 0
          let high = 0
          while (sure < words && word[2 * sure] + longest <= j) sure++
          while (until < words && word[2 * until] < j) until++
          for (let w = from; w < sure; w++) {
            const v = left[w] ^ right[r + w]
            if (v < 32) low |= 1 << v
            else high |= 1 << v
          }
          for (let w = sure; w < until; w++) {
            if (word[2 * w + 1] > j) continue
            const v = left[w] ^ right[r + w]
            if (v < 32) low |= 1 << v
            else high |= 1 << v
          }
          const g =
            low !== -1 ? 31 - Math.clz32(~low & (low + 1)) : 63 - Math.clz32(~high & (high + 1))
          value[i * (n + 1) + j] = g
          while (known < words && word[2 * known] === j) left[known++] = g
        }
        for (let w = 0; w < words; w++)
          if (word[2 * w + 1] === i)
            for (let j = i; j <= n; j++) right[j * words + w] = value[i * (n + 1) + j]
      }
    },
    sum: () => checksum(value),
  }
}
