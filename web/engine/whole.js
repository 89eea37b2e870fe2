/**
 * whole.js -- builds a whole game tree as flat arrays with coordinates, for a canvas to draw. Nodes are numbered breadth first, each
 * level from left to right: the nodes of a level lie side by side in every array, and their x ascends.
 */
import { BUDGET, OK } from './enums.js'
import { unsigned } from './memory.js'
import { inside } from './position.js'
import { outOfMemory } from './refusal.js'

/** @typedef {import('./game.js').Game} Game */
/** @typedef {import('./memory.js').Memory} Memory */
/** @typedef {import('./position.js').Position} Position */
/** @typedef {import('./memory.js').Key} Key */
/**
 * The arrays of a tree. A worker may send them.
 * @typedef {object} Arrays
 * @property {BigUint64Array} key of each node's position
 * @property {Int32Array} parent -1 of the root
 * @property {Uint32Array} first children of u: first[u] to first[u + 1]
 * @property {Uint32Array} level nodes of depth d: level[d] to level[d + 1]
 * @property {Uint16Array | Uint32Array} depth
 * @property {Float32Array} x siblings are 1 apart, the root's is 0
 * @property {Int8Array} outcome 1 won, 0 tied, -1 lost, for the player who moves at the root
 * @property {Uint32Array} size nodes under each node, itself included
 */
/**
 * @typedef {object} WholeOptions
 * @property {number} [nodes] the most that there may be
 * @property {number} [depth] plies
 * @property {number} [gap] distance of neighbours in a level that are not siblings; siblings are 1 apart
 */

/** Nodes found so far; and once all are found, `done` of `all` steps. @typedef {{ nodes: number, done: number, all: number }} Progress */

/** Nodes in one call of C. V8 runs a call to its end in the compiler tier in which it began, so that no call is long. */
const SLICE = 1 << 14

/**
 * Builds the whole tree under a position: half a million nodes in some 100 ms. wholeInWorker does it in a worker.
 * @param {Game} game @param {Position | string} p @param {WholeOptions} [options]
 * @param {(so_far: Progress) => void} [progress] is called after each slice
 * @returns {Whole | null} null if the tree has more nodes; 2^20 unless `nodes` says another number
 */
export function wholeTree(game, p, options = {}, progress = () => {}) {
  const [s, key] = inside(game.parse(String(p)))
  const steps = wholeSteps(s.memory, s.handle, key, options)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value && wholeOf(game, p, value)
    progress(value)
  }
}
/** Makes the tree of arrays that a worker sent, built by Game.plan of that position. @param {Game} game @param {Position | string} p @param {Arrays} arrays */
export function wholeOf(game, p, arrays) {
  const [s] = inside(game.parse(String(p)))
  return new Whole(arrays, {
    text: (key) => s.text(key),
    read: (text) => s.read(text),
    move: (key, nth) => {
      let code = s.next(key, 0n)
      while (nth--) code = s.next(key, code + 1n)
      return s.moveText(key, code)
    },
    close: () => game.close(),
  })
}
/**
 * Builds the arrays, a slice at a time.
 * @param {Memory} memory @param {number} session @param {bigint} key @param {WholeOptions} options
 * @returns {Generator<Progress, Arrays | null, void>}
 */
export function* wholeSteps(
  memory,
  session,
  key,
  { nodes = 1 << 20, depth = 0xffffffff, gap = 2 },
) {
  const { exports: c, layout } = memory
  const handle = c.cgt_whole_start(session, key, depth, nodes)
  if (!handle) throw outOfMemory()
  const number = (/** @type {string} */ name) =>
    memory.view().getUint32(handle + layout[`whole.${name}`], true)
  let [out, tidy] = [0, 0]
  try {
    for (let open = true; open;) {
      const status = c.cgt_whole_go(handle, SLICE)
      if (status === BUDGET) return null
      if (status !== OK) throw outOfMemory()
      const [n, at] = [number('nodes'), number('at')]
      const found = !!number('value')
      open = !found || at > 0
      yield { nodes: n, done: found ? n - at : 0, all: 3 * n }
    }
    const n = number('nodes')
    out = c.cgt_memory(4 * n)
    tidy = out && c.cgt_tidy_start(n, number('first'), gap, out)
    if (!tidy) throw outOfMemory()
    for (let left = 2 * n; left;) {
      left = c.cgt_tidy_go(tidy, SLICE) >>> 0
      yield { nodes: n, done: 3 * n - left, all: 3 * n }
    }
    /** Copies an array. @template T @param {new (b: ArrayBuffer, at: number, n: number) => { slice(): T }} Kind @param {number} at @param {number} [length] */
    const list = (Kind, at, length = n) => new Kind(c.memory.buffer, at, length).slice()
    return arraysOf({
      key: list(BigUint64Array, number('key')),
      parent: list(Int32Array, number('parent')),
      first: list(Uint32Array, number('first'), n + 1),
      x: list(Float32Array, out),
      value: list(Int32Array, number('value')),
      deepest: number('depth'),
    })
  } finally {
    c.cgt_tidy_end(tidy)
    c.cgt_release(out)
    c.cgt_whole_end(handle)
  }
}

/** @param {Pick<Arrays, 'key' | 'parent' | 'first' | 'x'> & { value: Int32Array, deepest: number }} read @returns {Arrays} */
function arraysOf({ key, parent, first, x, value, deepest }) {
  const n = parent.length
  const level = new Uint32Array(deepest + 2)
  const depth = deepest > 0xffff ? new Uint32Array(n) : new Uint16Array(n)
  const outcome = new Int8Array(n)
  const size = new Uint32Array(n).fill(1)
  parent[0] = -1
  for (let d = 0, u = 0; d <= deepest; d++) {
    const end = (level[d + 1] = first[u]) // the first child of a level's first node is beyond the level
    for (; u < end; u++) {
      depth[u] = d
      outcome[u] = Math.sign(d % 2 ? -value[u] : value[u])
    }
  }
  for (let u = n - 1; u > 0; u--) size[parent[u]] += size[u]
  return { key, parent, first, level, depth, x, outcome, size }
}

/** The whole tree under a position. */
export class Whole {
  #key
  #say

  /**
   * @param {Arrays} arrays
   * @param {{ text(key: Key): string, move(key: Key, nth: number): string, read(text: string): Key | null, close(): void }} say
   */
  constructor({ key, ...arrays }, say) {
    this.#key = key
    this.#say = say
    this.count = key.length
    /** each node's parent, -1 for the root */
    this.parent = arrays.parent
    /** the children of u are the nodes first[u] to first[u + 1] - 1, in the order of their moves */
    this.first = arrays.first
    /** the nodes of depth d are level[d] to level[d + 1] - 1, their x ascending */
    this.level = arrays.level
    this.depth = arrays.depth
    /** levels are 1 apart */
    this.y = arrays.depth
    /** siblings are 1 apart, the root's is 0 */
    this.x = arrays.x
    /** 1 won, 0 tied, -1 lost, for the player who moves at the root */
    this.outcome = arrays.outcome
    /** nodes under each node, itself included */
    this.sizes = arrays.size
    this.leaves = 0
    for (let u = 0; u < this.count; u++) this.leaves += Number(this.first[u] === this.first[u + 1])
  }

  /** the greatest depth */
  get deepest() {
    return this.level.length - 2
  }
  /** The position's notation. @param {number} u */
  text(u) {
    return this.#say.text(unsigned(this.#key[u]))
  }
  /** The move that led to a node, null for the root. @param {number} u */
  move(u) {
    const above = this.parent[u]
    return above < 0 ? null : this.#say.move(unsigned(this.#key[above]), u - this.first[above])
  }
  /** The nodes from the root to a node. @param {number} u */
  path(u) {
    const path = []
    for (let v = u; v >= 0; v = this.parent[v]) path.push(v)
    return path.reverse()
  }
  /** Closes its game: the tree cannot be asked any more. */
  close() {
    this.#say.close()
  }
  /** All nodes of a position; none if it cannot be read. @param {string} text */
  find(text) {
    const key = this.#say.read(text)
    const found = []
    if (key !== null)
      for (let u = this.#key.indexOf(key); u >= 0; u = this.#key.indexOf(key, u + 1)) found.push(u)
    return found
  }
}
