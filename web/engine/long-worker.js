/** long-worker.js -- the other end of long.js: counts, draws and looks for periods in slices, as worker.js solves. */
import { BUDGET, fieldsOf, MEMORY, OK } from './memory.js'
import { quotientSteps } from './quotient.js'
import { memory, opened, serving, x } from './serving.js'
import { readPeriod } from './table.js'
import { runSearch, startSearch } from './tally.js'
import { wholeSteps } from './whole.js'

/** nodes entered between two reports: some 100 ms */
const SLICE = 1_000_000
/** slices of a whole tree between two reports */
const REST = 4
/** rows of a table between two reports: some 10 ms */
const ROWS = 10_000

/** @typedef {import('./search.js').Plan} Plan */
/** @typedef {{ plan: Plan, nodes: number }} Count */
/** @typedef {{ plan: Plan, whole: import('./whole.js').WholeOptions }} Draw */
/** @typedef {{ game: string, rules: string, to: number }} Look for a period */

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
    if (!search) throw new Error('out of memory')
    let sum = runSearch(memory, search, Math.min(SLICE, nodes))
    while (!sum.whole && sum.nodes < nodes && x.cgt_search_status(search) === OK) {
      yield sum
      sum = runSearch(memory, search, Math.min(SLICE, nodes - sum.nodes), sum)
    }
    const failed = x.cgt_search_status(search) !== OK
    x.cgt_search_free(search)
    if (failed) throw new Error('out of memory')
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

/** @param {Look} ask @returns {Generator<number, { to: number, period: import('./table.js').Period | null }>} */
function* look({ game, rules, to }) {
  const handle = memory.with([game, rules], (g, r) => x.cgt_sequence_start(g, r, to))
  if (!handle) throw new Error('refused')
  try {
    for (;;) {
      const status = x.cgt_sequence_go(handle, ROWS)
      const { u32 } = fieldsOf(memory, 'sequence', handle)
      if (status === MEMORY) throw new Error('out of memory')
      if (status !== BUDGET) return { to: u32('done') - 1, period: readPeriod(u32) }
      yield u32('done')
    }
  } finally {
    x.cgt_sequence_end(handle)
  }
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
