/** search.js -- runs minimax and alpha-beta: plans a search, reads its events one by one, or counts what it costs. */
import { EVENT, HOW, LETTER, OK, ORDER, ORDER_AT } from './enums.js'
import { ALL, NONE, unsigned } from './memory.js'
import { closed, outOfMemory, refused } from './refusal.js'
import { runSearch, startSearch } from './tally.js'

/** @typedef {import('./memory.js').Key} Key */
/** @typedef {import('./memory.js').Pointer} Pointer */
/** @typedef {import('./position.js').Position} Position */
/** @typedef {import('./session.js').Session} Session */
/** @typedef {import('./tally.js').Tally} Tally */

/**
 * Options of a search, which by itself is minimax. `stop` does nothing where flags() has no `signs`, `fault` without `undo`,
 * `symmetry` without `symmetry`.
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
 * @property {boolean} [symmetry] with memo: one that is equal to it under the game's symmetry is not, either
 * @property {boolean} [stop] a player who has won looks no further, where values are -1, 0 and 1
 * @property {boolean} [fault] the board is not restored where a loop over the moves is left early; includes `stop`, unless it prunes
 */
/** @typedef {typeof EVENT[number]} EventKind */
/**
 * An event. Its values are for the node's mover.
 * @typedef {object} SearchEvent
 * @property {EventKind} kind hit: the position was searched before, at the node `twin`; its value is `bound` that.
 *   stop: it is won, and no further move is looked at
 * @property {number} node
 * @property {number} parent
 * @property {number} depth
 * @property {string | null} move the move that led to the node
 * @property {Position} position the board at that moment: in a search at fault it changes within a node
 * @property {number} alpha
 * @property {number} beta
 * @property {number} value
 * @property {number} gain
 * @property {boolean} horizon true for a leaf at which the depth ends and not play, so that the value is a guess
 * @property {'exact' | 'least' | 'most'} bound
 * @property {number} twin
 */
/**
 * A search packed into numbers, which start it here or in a worker.
 * @typedef {object} Plan
 * @property {string} game
 * @property {string} rules
 * @property {string} opened the text that opened the session, whose keys `key` and `list` have
 * @property {bigint} key
 * @property {number} depth
 * @property {number} how bits of HOW, and the order above them
 * @property {number} seed
 * @property {BigUint64Array} list orders given move by move: for each position its key, how many moves, and their codes
 */

const INFINITE = 0x7fffffff
/** events that are read at once */
const BATCH = 64
/** a hit's bound, by `note + 1`: see cgt_event of src/solve/solve.h */
const BOUND = /** @type {const} */ (['most', 'exact', 'least'])

/** A bound of a window, which may be infinite. @param {number} x */
const bound = (x) => (x === INFINITE ? Infinity : x === -INFINITE ? -Infinity : x)

/**
 * Packs a search into numbers.
 * @param {{ name: string, rules: string }} game @param {Session} s @param {Key} key @param {SearchOptions} options
 * @returns {Plan}
 * @throws {import('./errors.js').NotationError | import('./errors.js').IllegalMove} an order names a position or a move that does not exist
 */
export function planOf({ name, rules }, s, key, options) {
  const { depth = ALL, order = 'given', seed = 0, cut } = options
  /** @type {bigint[]} */
  const list = []
  if (typeof order !== 'string')
    for (const [position, moves] of Object.entries(order)) {
      const at = s.read(position)
      if (at === null) throw refused(s.memory, rules, position)
      list.push(at, BigInt(moves.length), ...moves.map((m) => s.code(at, m)))
    }
  let how = ORDER.indexOf(typeof order === 'string' ? order : 'listed') << ORDER_AT
  const asked = { ...options, beyond: cut === 'beyond' }
  for (const name of /** @type {(keyof typeof HOW)[]} */ (Object.keys(HOW)))
    if (asked[name]) how |= HOW[name]
  return {
    ...{ game: name, rules, opened: s.opened, key, depth, how, seed },
    list: BigUint64Array.from(list),
  }
}

/** @param {Session} s @param {Plan} plan @returns {Pointer} */
function begin(s, plan) {
  const search = startSearch(s.memory, s.handle, plan)
  if (!search) throw outOfMemory()
  return search
}

/** Reads the next events, none at the end. @param {Session} s @param {Pointer} search */
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
 * Runs a search, event by event.
 * @param {Session} s @param {Plan} plan @param {(key: Key) => Position} position
 * @returns {Generator<SearchEvent, Position | null>} at its end the node whose value it needs, a letter
 */
export function* searching(s, plan, position) {
  const { handle: ground } = s
  const search = begin(s, plan)
  /** the nodes from the root to here: a move's text needs its parent's key @type {{ key: Key, move: string | null, position: Position }[]} */
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
        /* each field by name: a spread costs a microsecond a field */
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

/** The fewest leaves that show the value: see Game.bound. @param {Session} s @param {Key} key @param {number} depth @param {number} nodes @param {boolean} beyond it cuts only beyond @returns {number | null} */
export const boundOf = (s, key, depth, nodes, beyond) =>
  s.exports.cgt_search_bound(s.handle, key, depth, nodes, beyond) >>> 0 || null

/** Runs a search for its costs alone. @param {Session} s @param {Plan} plan @param {number} nodes the most that it looks at @returns {Tally | null} null: it needs the value of a letter */
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
