/**
 * inputs.mjs -- what the kernels are measured on, the same as bench/native.c makes: random numbers are Marsaglia's
 * xorshift (J. Stat. Softw. 8 (2003), no. 14) from one seed, sums are FNV-1a over four bytes at a time.
 */
export const N = 1_000_000
export const SIDE = 1000
export const HEIGHT = 20
/** ten amounts; outcomes repeat from heap 200 with period 107, Grundy values from 484 with period 321 */
export const AMOUNTS = Uint32Array.of(2, 3, 7, 11, 19, 28, 37, 46, 53, 61)
const DEGREE = 10
const SEED = 2463534242

/** @returns {(below: number) => number} */
function random() {
  let x = SEED
  return (below) => {
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    return (x >>> 0) % below
  }
}

/**
 * A random graph of N nodes and about 10 N arrows, as flat rows; arrows go to lower numbers.
 * @param {boolean} shuffle numbers the nodes anew, at random
 */
export function graph(shuffle) {
  const rnd = random()
  const old = new Uint32Array(N + 1)
  const arrow = new Uint32Array(N * DEGREE)
  let m = 0
  for (let u = 0; u < N; u++) {
    old[u] = m
    for (let k = 0; k < DEGREE && k < u; k++) arrow[m++] = u <= DEGREE ? k : rnd(u)
  }
  old[N] = m
  const perm = new Uint32Array(N).map((_, u) => u)
  for (let u = N; shuffle && u > 1; u--) {
    const v = rnd(u)
    const t = perm[u - 1]
    perm[u - 1] = perm[v]
    perm[v] = t
  }
  const at = new Uint32Array(N)
  for (let u = 0; u < N; u++) at[perm[u]] = u
  const first = new Uint32Array(N + 1)
  const to = new Uint32Array(m)
  m = 0
  for (let i = 0; i < N; i++) {
    first[i] = m
    for (let e = old[at[i]]; e < old[at[i] + 1]; e++) to[m++] = perm[arrow[e]]
  }
  first[N] = m
  return { first, to }
}

/** Values for MAX at the 2^HEIGHT leaves. */
export function leaves() {
  const rnd = random()
  return new Int32Array(1 << HEIGHT).map(() => rnd(1 << 20))
}

/** The amounts of S-Nim: a hundred, up to 10^4, as POJ 2960 allows. */
export const SNIM = (() => {
  const rnd = random()
  const taken = new Set()
  while (taken.size < 100) taken.add(1 + rnd(10_000))
  return Uint32Array.from([...taken].sort((a, b) => a - b))
})()

const WORDS = ['ab', 'ba', 'aab', 'abba']
/** A text of n letters a and b, at random. @param {number} n */
function written(n) {
  const rnd = random()
  let text = ''
  for (let i = 0; i < n; i++) text += 'ab'[rnd(2)]
  return text
}
/** That text and the words, as ASTRGAME has them. @param {number} n */
export const letters = (n) => ['1', written(n), WORDS.length, ...WORDS, ''].join('\n')
/** Where in that text each word begins and ends. @param {number} n */
export function erasable(n) {
  const text = written(n)
  const found = []
  for (let i = 0; i < n; i++)
    for (const word of WORDS) if (text.startsWith(word, i)) found.push(i, i + word.length)
  return Uint32Array.from(found)
}

/** The whole tree of 3x3 tic-tac-toe, breadth first: the children of u are the nodes first[u] to first[u + 1] - 1. */
export function ticTacToe() {
  const lines = [0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124]
  /** sets of cells: of the mover << 9 | of the other, who moved last */
  const boards = [0]
  const first = []
  for (let u = 0; u < boards.length; u++) {
    first.push(boards.length)
    const [mine, theirs] = [boards[u] >> 9, boards[u] & 0o777]
    if (lines.some((line) => (theirs & line) === line)) continue
    for (let cell = 1; cell < 512; cell *= 2)
      if (!((mine | theirs) & cell)) boards.push((theirs << 9) | mine | cell)
  }
  return Uint32Array.from([...first, boards.length])
}

/** @param {...ArrayBufferView} views the last bytes of each are filled up with zeros to four */
export function checksum(...views) {
  let sum = 2166136261
  for (const { buffer, byteOffset, byteLength } of views) {
    const words = new Uint32Array((byteLength + 3) >> 2)
    new Uint8Array(words.buffer).set(new Uint8Array(buffer, byteOffset, byteLength))
    for (let i = 0; i < words.length; i++) sum = Math.imul(sum ^ words[i], 16777619)
  }
  return sum >>> 0
}
