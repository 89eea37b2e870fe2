/** long-worker.js -- the other end of long.js: counts, draws and looks for periods in slices, as worker.js solves. */
import { outcomeOf } from './answer.js'
import { fieldsOf, MEMORY, OK } from './memory.js'
import { quotientSteps } from './quotient.js'
import { memory, opened, serving, x } from './serving.js'
import { readPeriod, slices } from './table.js'
import { runSearch, startSearch } from './tally.js'
import { wholeSteps } from './whole.js'

/** nodes entered between two reports: some 100 ms */
const SLICE = 1_000_000
/** slices of a whole tree between two reports */
const REST = 4

/** @typedef {import('./search.js').Plan} Plan */
/** @typedef {{ plan: Plan, nodes: number }} Count */
/** @typedef {{ plan: Plan, whole: import('./whole.js').WholeOptions }} Draw */
/** @typedef {{ game: string, rules: string, to: number, at?: number }} Look for a period, or the value at a position */
/** row: of the position asked for, as it is at `like`; null: not known
 * @typedef {{ to: number, period: import('./table.js').Period | null, row: { like: number, grundy: number | null, outcome: import('./answer.js').Outcome } | null }} Looked */

/**
 * A session packed as the page's, whose keys the plan holds.
 * @template P, T @param {Plan} plan @param {(session: number) => Generator<P, T>} work @returns {Generator<P, T>}
 */
function* under(plan, work) {
  const s = opened(plan, plan.opened)
  try {
    return yield* work(s)
  } finally {
    x.cgt_session_close(s)
  }
}

/** @param {Count} ask */
const count = ({ plan, nodes }) =>
  under(plan, function* (session) {
    const search = startSearch(memory, session, plan)
    if (!search) throw new Error('there is not enough memory')
    let sum = runSearch(memory, search, Math.min(SLICE, nodes))
    while (!sum.whole && sum.nodes < nodes && x.cgt_search_status(search) === OK) {
      yield sum
      sum = runSearch(memory, search, Math.min(SLICE, nodes - sum.nodes), sum)
    }
    const failed = x.cgt_search_status(search) !== OK
    x.cgt_search_free(search)
    if (failed) throw new Error('there is not enough memory')
    return sum
  })

/** @param {Draw} ask */
const draw = ({ plan, whole }) =>
  under(plan, function* (session) {
    const steps = wholeSteps(memory, session, plan.key, whole)
    for (let n = 0; ; n++) {
      const { done, value } = steps.next()
      if (done) return value
      if (n % REST === 0) yield value
    }
  })

/** Rows of a table, or fewer where a period answers for a position beyond them: as many as that may take. */
const SIZES = [1 << 16, 1 << 20, 10_000_000]

/** @param {Look} ask @returns {Generator<number, Looked>} */
function* look({ game, rules, to, at }) {
  const sizes = at === undefined ? [to] : [...SIZES.filter((n) => n < to), to]
  /** @type {Looked | null} */
  let last = null
  for (const size of sizes) {
    const found = yield* sequence({ game, rules, to: size, at })
    if (!found) break // no table of that game is so long
    last = found
    if (found.row) break
  }
  if (!last && at === undefined) throw new Error('refused')
  return last ?? { to: 0, period: null, row: null }
}
/** null: refused @param {Look} ask @returns {Generator<number, Looked | null>} */
function* sequence({ game, rules, to, at }) {
  const handle = memory.with([game, rules], (g, r) => x.cgt_sequence_start(g, r, to))
  if (!handle) return null
  try {
    const status = yield* slices(memory, handle)
    if (status === MEMORY) throw new Error('there is not enough memory')
    const { u32 } = fieldsOf(memory, 'sequence', handle)
    return { to: u32('done') - 1, period: readPeriod(u32), row: rowOf(handle, u32, at) }
  } finally {
    x.cgt_sequence_end(handle)
  }
}
/** @param {number} handle @param {(name: string) => number} u32 @param {number} [at] @returns {Looked['row']} */
function rowOf(handle, u32, at) {
  const like = at === undefined ? -1 : x.cgt_sequence_like(handle, at) | 0
  if (like < 0) return null
  const d = memory.view()
  const grundy = u32('has_grundy') ? d.getUint32(u32('grundy') + 4 * like, true) : null
  return { like, grundy, outcome: outcomeOf(d.getInt32(u32('value') + 4 * like, true), false) }
}

/** @param {any} ask */
const work = (ask) =>
  ask.whole ? draw(ask)
  : ask.plan ? count(ask)
  : ask.classes ? quotientSteps(memory, ask)
  : look(ask) // prettier-ignore
export const attend = serving(work, (answer) =>
  Object.values(answer ?? {}).flatMap((a) => (ArrayBuffer.isView(a) ? [a.buffer] : [])),
)
