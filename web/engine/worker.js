/**
 * worker.js -- the worker of worker-client.js. It answers questions one after the other, in slices, and reports progress. It has its own instance of the
 * wasm; its source text is part of the page's script, so that it does without the objects of engine.js.
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
const SLICE_MOVES = 1_000_000
/** nodes entered between two reports: some 100 ms */
const SLICE_NODES = 1_000_000
/** slices of a whole tree between two reports */
const TREE_SLICES = 4
/** moves of a lost position that a certificate answers */
const REPLIES = 6

/** @type {Memory} */
let memory
/** exports of this worker's instance @type {any} */
let wasm

/** Opens a session. @param {{ game: string, rules: string }} of @param {string} position @returns {number} */
function opened({ game, rules }, position) {
  const session = memory.with([game, rules, position], (g, r, t) => wasm.cgt_session_open(g, r, t))
  if (!session) throw new Error('refused')
  return session
}

/* ---- solving and counting positions ---- */

/** @typedef {{ game: string, rules: string, position: string, budget: number }} Ask */
/**
 * @typedef {object} Solved
 * @property {import('./answer.js').Outcome} outcome
 * @property {number | null} value null if the budget was too small
 * @property {string | null} move
 * @property {string} why the certificate as JSON, '' if there is none
 */

/** The last session keeps what it has solved: the next question is mostly about the same game. */
let held = { name: '', session: 0 }

/** A session that has room for the position, and its key. @param {Ask} ask @returns {[number, bigint]} */
function open(ask) {
  const { position } = ask
  const name = `${ask.game} ${ask.rules}`
  /** @param {number} session */
  const read = (session) =>
    unsigned(memory.with([position], (t) => wasm.cgt_position_read(session, t)))
  const { session } = held
  if (session && held.name === name) {
    const key = read(session)
    if (lastRefusal(memory).status === OK) return [session, key]
  }
  if (session) wasm.cgt_session_close(session)
  held = { name: '', session: 0 }
  held = { name, session: opened(ask, position) }
  return [held.session, read(held.session)]
}

/** Solves for one slice. @param {number} session @param {bigint} key @returns {Solved} */
function slice(session, key) {
  const known = readAnswer(memory, session, key, SLICE_MOVES)
  if (!known) throw new Error('there is not enough memory')
  const { outcome, value, code } = known
  return {
    outcome,
    value,
    move:
      code === null ? null : memory.read((b, n) => wasm.cgt_move_text(session, key, code, b, n)),
    /* the position is solved by now: its moves are looked up */
    why:
      value === null
        ? ''
        : memory.read((b, n) => wasm.cgt_explain_text(session, key, SLICE_MOVES, REPLIES, b, n)),
  }
}

/** @param {Ask} ask @returns {Generator<number, Solved>} */
function* solve(ask) {
  const [session, key] = open(ask)
  for (let spent = SLICE_MOVES; ; spent += SLICE_MOVES) {
    const answer = slice(session, key)
    if (answer.value !== null || spent >= ask.budget) return answer
    yield spent
  }
}

/** Counts the positions that can be reached: Game.reach. @param {Ask & import('./graph.js').Limits} ask @returns {Generator<never, import('./graph.js').Reach>} */
function* reach(ask) {
  const [session, key] = open(ask)
  const graph = wasm.cgt_graph_start(session, key, ask.nodes, ask.edges)
  if (!graph) throw new Error('there is not enough memory')
  const count = reachOf(memory, graph)
  wasm.cgt_graph_end(graph)
  return count
}

/* ---- searches, whole trees, periods, tables ---- */

/** @typedef {import('./search.js').Plan} Plan */
/** @typedef {{ plan: Plan, nodes: number }} Count */
/** @typedef {{ plan: Plan, whole: import('./whole.js').WholeOptions }} Draw */
/** Asks for a period, or for the value at position `at`. @typedef {{ game: string, rules: string, to: number, at?: number }} Look */
/**
 * to: the last position that is known; row: the value asked for, which is that of position `like`; null if it is not known
 * @typedef {{ to: number, period: import('./table.js').Period | null, row: { like: number, grundy: number | null, outcome: import('./answer.js').Outcome } | null }} Looked */

/**
 * Works in a session packed as the page's, whose keys the plan has.
 * @template P, T @param {Plan} plan @param {(session: number) => Generator<P, T>} work @returns {Generator<P, T>}
 */
function* under(plan, work) {
  const s = opened(plan, plan.opened)
  try {
    return yield* work(s)
  } finally {
    wasm.cgt_session_close(s)
  }
}

/** Counts what a search costs: Game.count. @param {Count} ask */
const count = ({ plan, nodes }) =>
  under(plan, function* (session) {
    const search = startSearch(memory, session, plan)
    if (!search) throw new Error('there is not enough memory')
    let sum = runSearch(memory, search, Math.min(SLICE_NODES, nodes))
    while (!sum.whole && sum.nodes < nodes && wasm.cgt_search_status(search) === OK) {
      yield sum
      sum = runSearch(memory, search, Math.min(SLICE_NODES, nodes - sum.nodes), sum)
    }
    const failed = wasm.cgt_search_status(search) !== OK
    wasm.cgt_search_free(search)
    if (failed) throw new Error('there is not enough memory')
    return sum
  })

/** Builds the arrays of a whole tree. @param {Draw} ask */
const draw = ({ plan, whole }) =>
  under(plan, function* (session) {
    const steps = wholeSteps(memory, session, plan.key, whole)
    for (let n = 0; ; n++) {
      const { done, value } = steps.next()
      if (done) return value
      if (n % TREE_SLICES === 0) yield value
    }
  })

/** To find a far position by its period, tables of these lengths are tried first. */
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
/** Computes a sequence and looks at its period; null if no table of that game is so long. @param {Look} ask @returns {Generator<number, Looked | null>} */
function* sequence({ game, rules, to, at }) {
  const handle = memory.with([game, rules], (g, r) => wasm.cgt_sequence_start(g, r, to))
  if (!handle) return null
  try {
    const status = yield* slices(memory, handle)
    if (status === MEMORY) throw new Error('there is not enough memory')
    const { u32 } = fieldsOf(memory, 'sequence', handle)
    return { to: u32('done') - 1, period: readPeriod(u32), row: rowOf(handle, u32, at) }
  } finally {
    wasm.cgt_sequence_end(handle)
  }
}
/** The value at a position, by the period. @param {number} handle @param {(name: string) => number} u32 @param {number} [at] @returns {Looked['row']} */
function rowOf(handle, u32, at) {
  const like = at === undefined ? -1 : wasm.cgt_sequence_like(handle, at) | 0
  if (like < 0) return null
  const d = memory.view()
  const grundy = u32('has_grundy') ? d.getUint32(u32('grundy') + 4 * like, true) : null
  return { like, grundy, outcome: outcomeOf(d.getInt32(u32('value') + 4 * like, true), false) }
}

/** the function that answers a question, by the question's `ask` @type {Record<string, (question: any) => Generator<any, any>>} */
const ANSWERS = {
  solve,
  reach,
  count,
  whole: draw,
  period: look,
  quotient: (question) => quotientSteps(memory, question),
  table: (question) => parts(memory, question),
}
/** The buffers of an answer's arrays, which are moved and not copied. @param {any} answer @returns {Transferable[]} */
const arrays = (answer) =>
  Object.values(answer ?? {}).flatMap((a) => (ArrayBuffer.isView(a) ? [a.buffer] : []))

/**
 * The handler of this worker. In a page it rests between two slices, as drawing and the reader wait for the same thread.
 * @type {import('./worker-client.js').Handler}
 */
export const handler = (module, post, rest) => {
  memory = loadMemory(module)
  wasm = memory.exports
  /** @param {{ id: number, ask: string }} question */
  async function answer({ id, ask, ...question }) {
    try {
      const steps = ANSWERS[ask](question)
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
