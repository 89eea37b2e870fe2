/**
 * worker.js -- the other end of far.js: solves in slices and says how far it is. It is small because all of it is a worker's
 * text, too: its own instance of the wasm, without the objects of engine.js. All that takes long is a generator, which rests
 * between two slices where others wait for the same thread.
 */
import { readAnswer } from './answer.js'
import { BUDGET, fieldsOf, loadMemory, MEMORY, OK, unsigned } from './memory.js'
import { failureOf, lastRefusal } from './refusal.js'
import { readPeriod } from './table.js'
import { runSearch, startSearch } from './tally.js'
import { wholeSteps } from './whole.js'

/** moves played, or nodes entered, between two reports: some 100 ms */
const SLICE = 1_000_000
/** slices of a whole tree between two reports */
const REST = 4
/** moves of a lost position that a hint answers */
const REPLIES = 6

/** rows of a table between two reports: some 10 ms */
const ROWS = 10_000

/** @typedef {import('./search.js').Plan} Plan */
/** @typedef {{ game: string, rules: string, position: string, budget: number }} Ask */
/** @typedef {{ plan: Plan, nodes: number }} Count */
/** @typedef {{ plan: Plan, whole: import('./whole.js').WholeOptions }} Draw */
/** @typedef {{ game: string, rules: string, to: number }} Look for a period */
/** One of them. @typedef {{ id: number } & Partial<Ask & Count & Draw & Look>} Question */
/**
 * @typedef {object} Far
 * @property {import('./answer.js').Outcome} outcome
 * @property {number | null} value null: not within the budget
 * @property {string | null} move
 * @property {string} why the certificate as JSON, '' where there is none
 */

/** @type {any} */
let x
/** @type {import('./memory.js').Memory} */
let memory
/** What was asked of last keeps what it has solved: the next question is mostly of the same game. */
let held = { name: '', session: 0 }

/** @param {{ game: string, rules: string }} of @param {string} position @returns {number} a session */
function opened({ game, rules }, position) {
  const session = memory.with([game, rules, position], (g, r, t) => x.cgt_session_open(g, r, t))
  if (!session) throw new Error('refused')
  return session
}
/** A session that the position fits, and its key. @param {Ask} ask @returns {[number, bigint]} */
function open(ask) {
  const { position } = ask
  const name = `${ask.game} ${ask.rules}`
  const { session } = held
  if (session && held.name === name) {
    const key = unsigned(memory.with([position], (t) => x.cgt_position_read(session, t)))
    if (lastRefusal(memory).status === OK) return [session, key]
  }
  if (session) x.cgt_session_close(session)
  held = { name: '', session: 0 }
  held = { name, session: opened(ask, position) }
  return [held.session, unsigned(x.cgt_session_start(held.session))]
}

/** @param {number} session @param {bigint} key @returns {Far} */
function slice(session, key) {
  const known = readAnswer(memory, session, key, SLICE)
  if (!known) throw new Error('out of memory')
  const { outcome, value, code } = known
  return {
    outcome,
    value,
    move: code === null ? null : memory.read((b, n) => x.cgt_move_text(session, key, code, b, n)),
    /* of what is solved: its moves are looked up */
    why:
      value === null
        ? ''
        : memory.read((b, n) => x.cgt_explain_text(session, key, SLICE, REPLIES, b, n)),
  }
}

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

/** @param {Ask} ask @returns {Generator<number, Far>} */
function* solve(ask) {
  const [session, key] = open(ask)
  for (let spent = SLICE; ; spent += SLICE) {
    const answer = slice(session, key)
    if (answer.value !== null || spent >= ask.budget) return answer
    yield spent
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

/**
 * @param {WebAssembly.Module} module @param {import('./far.js').Post} post
 * @param {() => Promise<void>} [rest] between two slices, where others wait for the same thread
 * @returns {(ask: Question) => void}
 */
export function attend(module, post, rest) {
  memory = loadMemory(module)
  x = memory.exports
  held = { name: '', session: 0 }
  /** @param {Question} ask */
  async function answer({ id, ...ask }) {
    try {
      const steps = ask.whole
        ? draw(/** @type {Draw} */ (ask))
        : ask.plan
          ? count(/** @type {Count} */ (ask))
          : ask.to
            ? look(/** @type {Look} */ (ask))
            : solve(/** @type {Ask} */ (ask))
      for (;;) {
        const { done, value } = steps.next()
        if (done) {
          const buffers = ask.whole ? Object.values(value ?? {}).map(({ buffer }) => buffer) : []
          return post({ id, answer: value }, buffers)
        }
        post({ id, progress: value })
        if (rest) await rest()
      }
    } catch (error) {
      post(failureOf(id, error))
    }
  }
  let before = Promise.resolve()
  return (ask) => void (before = before.then(() => answer(ask)))
}
