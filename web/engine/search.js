/** search.js -- minimax and alpha-beta: how one is asked for, its events one by one, and what it costs without them. */
import { ALL, LETTER, NONE, OK, unsigned } from './memory.js'
import { closed, outOfMemory, refused } from './refusal.js'
import { runSearch, startSearch } from './tally.js'

/** @typedef {import('./memory.js').Key} Key */
/** @typedef {import('./memory.js').Pointer} Pointer */
/** @typedef {import('./position.js').Position} Position */
/** @typedef {import('./session.js').Session} Session */
/** @typedef {import('./tally.js').Tally} Tally */

/**
 * What may be added to minimax. Where flags() says that a game has no `signs` stop does nothing, without `undo` fault,
 * without `symmetry` symmetry.
 * @typedef {object} SearchOptions
 * @property {boolean} [prune] alpha-beta
 * @property {'equal' | 'beyond'} [cut] where it cuts: already where α = β, as it does unless said otherwise, or only where α > β
 * @property {number} [depth] plies
 * @property {'given' | 'best' | 'worst' | 'random' | Record<string, string[]>} [order] of the moves; best (with prune the
 *   fewest leaves there can be) and worst know the whole tree, to 2^20 nodes, beyond which it is as given; random has a
 *   seed; a record names for a position its moves, and those it does not name follow
 * @property {number} [seed]
 * @property {boolean} [blank] a leaf that has a letter in place of a value counts as 0; else the search ends there with an error
 * @property {boolean} [memo] a position that is met again is not searched again
 * @property {boolean} [symmetry] nor, with memo, one that is equal to it under the game's symmetry
 * @property {boolean} [stop] who has won looks no further, where values are -1, 0 and 1
 * @property {boolean} [fault] the board is not restored where a loop over the moves is left early; it stops, unless it prunes
 */
/** @typedef {'enter' | 'leaf' | 'raise' | 'cutoff' | 'leave' | 'hit' | 'stop'} EventKind */
/**
 * Values are for the node's mover.
 * @typedef {object} SearchEvent
 * @property {EventKind} kind hit: the position was searched before, at the node `twin`; its value is `bound` that.
 *   stop: it is won, and no further move is looked at
 * @property {number} node
 * @property {number} parent
 * @property {number} depth
 * @property {string | null} move that led to the node
 * @property {Position} position the board as it is then: that of a search at fault changes within a node
 * @property {number} alpha
 * @property {number} beta
 * @property {number} value
 * @property {number} gain
 * @property {boolean} horizon of a leaf, where the depth ends and not play, so that the value is a guess
 * @property {'exact' | 'least' | 'most'} bound
 * @property {number} twin
 */
/**
 * A search as numbers, to be started here or in a worker.
 * @typedef {object} Plan
 * @property {string} game
 * @property {string} rules
 * @property {string} opened the text of the session that `key` and `list` are of
 * @property {bigint} key
 * @property {number} depth
 * @property {number} how bits: see cgt_search_start in src/wasm/exports.c
 * @property {number} seed
 * @property {BigUint64Array} list of a record of moves: a key, how many, and their codes
 */

const INFINITE = 0x7fffffff
/** events that are brought over at once */
const BATCH = 64
const EVENT = /** @type {EventKind[]} */ (['enter', 'leaf', 'raise', 'cutoff', 'leave', 'hit', 'stop']) // prettier-ignore
const ORDER = ['given', 'best', 'worst', 'random']
const BOUND = /** @type {const} */ (['most', 'exact', 'least'])

/** @param {number} x a bound of the search's window */
const bound = (x) => (x === INFINITE ? Infinity : x === -INFINITE ? -Infinity : x)

/**
 * @param {{ name: string, rules: string }} game @param {Session} s @param {Key} key @param {SearchOptions} options
 * @returns {Plan}
 * @throws {import('./errors.js').NotationError | import('./errors.js').IllegalMove} an order names what there is not
 */
export function planOf({ name, rules }, s, key, options) {
  const {
    blank,
    prune,
    cut,
    depth = ALL,
    order = 'given',
    seed = 0,
    memo,
    symmetry,
    stop,
    fault,
  } = options
  /** @type {bigint[]} */
  const list = []
  if (typeof order !== 'string')
    for (const [position, moves] of Object.entries(order)) {
      const at = s.read(position)
      if (at === null) throw refused(s.memory, rules, position)
      list.push(at, BigInt(moves.length), ...moves.map((m) => s.code(at, m)))
    }
  const flags = [prune, memo, symmetry, stop, fault, cut === 'beyond', blank]
  const how = flags.reduce((n, on, i) => n | (on ? 1 << i : 0), 0)
  const kind = typeof order === 'string' ? ORDER.indexOf(order) : ORDER.length
  return {
    ...{ game: name, rules, opened: s.opened, key, depth, how: how | (kind << 8), seed },
    list: BigUint64Array.from(list),
  }
}

/** @param {Session} s @param {Plan} plan @returns {Pointer} */
function begin(s, plan) {
  const search = startSearch(s.memory, s.handle, plan)
  if (!search) throw outOfMemory()
  return search
}

/** The next events of a search, none at its end. @param {Session} s @param {Pointer} search */
const pull = ({ memory, exports }, search) =>
  memory.records('event', BATCH, (at, size) => {
    const n = exports.cgt_search_pull(search, at, BATCH)
    const d = memory.view()
    const place = memory.layout
    return Array.from({ length: n }, (_, i) => {
      const e = at + i * size
      const i32 = (/** @type {string} */ name) => d.getInt32(e + place[name], true)
      return {
        key: unsigned(d.getBigInt64(e + place['event.key'], true)),
        code: unsigned(d.getBigInt64(e + place['event.move'], true)),
        node: i32('event.node'),
        parent: i32('event.parent'),
        depth: i32('event.depth'),
        kind: EVENT[i32('event.kind')],
        alpha: bound(i32('event.alpha')),
        beta: bound(i32('event.beta')),
        value: bound(i32('event.value')),
        gain: i32('event.gain'),
        note: i32('event.note'),
        twin: i32('event.twin'),
      }
    })
  })

/**
 * Event by event.
 * @param {Session} s @param {Plan} plan @param {(key: Key) => Position} position
 * @returns {Generator<SearchEvent, Position | null>} at its end the node whose value it needs, a letter
 */
export function* searching(s, plan, position) {
  const { handle: ground } = s
  const search = begin(s, plan)
  /** The nodes on the way from the root: a move's text needs its parent. @type {{ key: Key, move: string | null, position: Position }[]} */
  const path = []
  try {
    for (;;) {
      if (!s.holds(ground)) throw closed()
      const batch = pull(s, search)
      if (!batch.length) break
      for (const {
        key: at,
        code,
        note,
        node,
        parent,
        depth,
        kind,
        alpha,
        beta,
        value,
        gain,
        twin,
      } of batch) {
        // prettier-ignore
        s.alive()
        if (kind === 'enter') {
          const move = code === NONE ? null : s.moveText(path[depth - 1].key, code)
          path.length = depth
          path[depth] = { key: at, move, position: position(at) }
        }
        const here = path[depth]
        /* each by its name: beside what is spread a field takes a microsecond */
        yield {
          node,
          parent,
          depth,
          kind,
          alpha,
          beta,
          value,
          gain,
          twin,
          horizon: kind === 'leaf' && note === 1,
          bound: kind === 'hit' ? BOUND[note + 1] : 'exact',
          move: here.move,
          position: at === here.key ? here.position : position(at), // the board was not restored
        }
      }
    }
    const status = s.exports.cgt_search_status(search)
    if (status === LETTER) return path[path.length - 1].position
    if (status !== OK) throw outOfMemory()
    return null
  } finally {
    s.exports.cgt_search_free(search)
  }
}

/** The fewest leaves that show the value. @param {Session} s @param {Key} key @param {number} depth @param {number} nodes @param {boolean} beyond to a search that cuts only there @returns {number | null} null: the tree is larger */
export const boundOf = (s, key, depth, nodes, beyond) =>
  s.exports.cgt_search_bound(s.handle, key, depth, nodes, beyond) >>> 0 || null

/** Only what it costs. @param {Session} s @param {Plan} plan @param {number} nodes looked at, at the most @returns {Tally | null} null: it needs the value of a letter */
export function tallied(s, plan, nodes) {
  const search = begin(s, plan)
  try {
    const tally = runSearch(s.memory, search, nodes)
    const status = s.exports.cgt_search_status(search)
    if (status === LETTER) return null
    if (status !== OK) throw outOfMemory()
    return tally
  } finally {
    s.exports.cgt_search_free(search)
  }
}
