/**
 * worker.js -- the other end of far.js: it works on a question in slices and says how far it is. It is small because all of it is
 * a worker's text, too: its own instance of the wasm, without the objects of engine.js.
 */
import { outcomeOf, readAnswer } from './answer.js'
import { MEMORY, OK } from './enums.js'
import { reachOf } from './graph.js'
import { fieldsOf, loadMemory, unsigned } from './memory.js'
import { quotientSteps } from './quotient.js'
import { failureOf, lastRefusal } from './refusal.js'
import { parts, readPeriod, slices } from './table.js'
import { runSearch, startSearch } from './tally.js'
import { wholeSteps } from './whole.js'

/** @typedef {import('./memory.js').Memory} Memory */

/** moves played between two reports: some 100 ms */
const SLICE = 1_000_000
/** moves of a lost position that a hint answers */
const REPLIES = 6

/** nodes entered between two reports: some 100 ms */
const NODES = 1_000_000
/** slices of a whole tree between two reports */
const REST = 4

/** @type {Memory} */
let memory
/** @type {any} */
let x

/** @param {{ game: string, rules: string }} of @param {string} position @returns {number} a session */
function opened({ game, rules }, position) {
  const session = memory.with([game, rules, position], (g, r, t) => x.cgt_session_open(g, r, t))
  if (!session) throw new Error('refused')
  return session
}

/* ---- who wins, and how much there is ---- */

/** @typedef {{ game: string, rules: string, position: string, budget: number }} Ask */
/**
 * @typedef {object} Far
 * @property {import('./answer.js').Outcome} outcome
 * @property {number | null} value null: not within the budget
 * @property {string | null} move
 * @property {string} why the certificate as JSON, '' where there is none
 */

/** What was asked of last keeps what it has solved: the next question is mostly of the same game. */
let held = { name: '', session: 0 }

/** A session that the position fits, and its key. @param {Ask} ask @returns {[number, bigint]} */
function open(ask) {
  const { position } = ask
  const name = `${ask.game} ${ask.rules}`
  /** @param {number} session */
  const read = (session) =>
    unsigned(memory.with([position], (t) => x.cgt_position_read(session, t)))
  const { session } = held
  if (session && held.name === name) {
    const key = read(session)
    if (lastRefusal(memory).status === OK) return [session, key]
  }
  if (session) x.cgt_session_close(session)
  held = { name: '', session: 0 }
  held = { name, session: opened(ask, position) }
  return [held.session, read(held.session)]
}

/** @param {number} session @param {bigint} key @returns {Far} */
function slice(session, key) {
  const known = readAnswer(memory, session, key, SLICE)
  if (!known) throw new Error('there is not enough memory')
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

/** @param {Ask} ask @returns {Generator<number, Far>} */
function* solve(ask) {
  const [session, key] = open(ask)
  for (let spent = SLICE; ; spent += SLICE) {
    const answer = slice(session, key)
    if (answer.value !== null || spent >= ask.budget) return answer
    yield spent
  }
}

/** How many positions can be reached: Game.reach. @param {Ask & import('./graph.js').Limits} ask @returns {Generator<never, import('./graph.js').Reach>} */
function* reach(ask) {
  const [session, key] = open(ask)
  const graph = x.cgt_graph_start(session, key, ask.nodes, ask.edges)
  if (!graph) throw new Error('there is not enough memory')
  const count = reachOf(memory, graph)
  x.cgt_graph_end(graph)
  return count
}

/* ---- searches, whole trees, periods, tables ---- */

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
    let sum = runSearch(memory, search, Math.min(NODES, nodes))
    while (!sum.whole && sum.nodes < nodes && x.cgt_search_status(search) === OK) {
      yield sum
      sum = runSearch(memory, search, Math.min(NODES, nodes - sum.nodes), sum)
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

/** What is asked, by its name in `question.ask`. @type {Record<string, (question: any) => Generator<any, any>>} */
const WORK = {
  solve,
  reach,
  count,
  whole: draw,
  period: look,
  quotient: (question) => quotientSteps(memory, question),
  table: (question) => parts(memory, question),
}
/** What is not copied: arrays of an answer. @param {any} answer @returns {Transferable[]} */
const arrays = (answer) =>
  Object.values(answer ?? {}).flatMap((a) => (ArrayBuffer.isView(a) ? [a.buffer] : []))

/**
 * Questions are answered one after the other. Between two slices it rests where others wait for the same thread.
 * @type {import('./far.js').Attend}
 */
export const attend = (module, post, rest) => {
  memory = loadMemory(module)
  x = memory.exports
  /** @param {{ id: number, ask: string }} question */
  async function answer({ id, ask, ...question }) {
    try {
      const steps = WORK[ask](question)
      for (;;) {
        const { done, value } = steps.next()
        if (done) return post({ id, answer: value }, arrays(value))
        post({ id, progress: value })
        if (rest) await rest()
      }
    } catch (error) {
      post(failureOf(id, error))
    }
  }
  let before = Promise.resolve()
  return (question) => void (before = before.then(() => answer(question)))
}
