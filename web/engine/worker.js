/**
 * worker.js -- the other end of far.js: solves in slices and says how far it is. It is small because it travels
 * inside palitos.js as text: its own instance of the wasm, without the objects of engine.js. In the page itself where it
 * may have no worker: all that takes long is a generator, which rests between two slices.
 */
import { listen } from './listen.js'
import { loadMemory, NONE, unsigned } from './memory.js'
import { refuse } from './refuse.js'
import { runSearch, startSearch } from './tally.js'
import { wholeSteps } from './whole.js'

/** moves played, or nodes entered, between two reports: some 100 ms */
const SLICE = 1_000_000
/** slices of a whole tree between two reports */
const REST = 4
/** status */
const MEMORY = 6
const HAS_VALUE = 1
/** moves of a lost position that a hint answers */
const REPLIES = 6
const HAS_REMOTENESS = 2

/** @type {any} */
let x
/** @type {import('./memory.js').Memory} */
let memory
/** What was asked of last keeps what it has solved: the next question is mostly of the same game. */
let held = { name: '', session: 0 }

/** @typedef {{ game: string, rules: string, position: string, budget: number }} Ask */
/** @typedef {{ plan: import('./engine.js').Plan, nodes: number }} Count */
/** @typedef {{ plan: import('./engine.js').Plan, whole: import('./whole.js').WholeOptions }} Draw */
/** One of them. @typedef {{ id: number } & Partial<Ask & Count & Draw>} Question */
/** @typedef {{ value: number | null, remoteness: number | null, move: string | null, why: string }} Far value null: not within the budget; why: the certificate as JSON, '' where there is none */

/** A session that the position fits, and its key. @param {Ask} ask @returns {[number, bigint]} */
function open({ game, rules, position }) {
  const name = `${game} ${rules}`
  const { session } = held
  if (session && held.name === name) {
    const key = unsigned(memory.with([position], (t) => x.cgt_position_read(session, t)))
    if (memory.read((b, n) => x.cgt_refusal(b, n)).startsWith('0\n')) return [session, key]
  }
  if (session) x.cgt_session_close(session)
  held = { name: '', session: 0 }
  const made = memory.with([game, rules, position], (g, r, t) => x.cgt_session_open(g, r, t))
  if (!made) throw new Error('refused')
  held = { name, session: made }
  return [made, unsigned(x.cgt_session_start(made))]
}

/** Of what is solved: its moves are looked up. @param {number} session @param {bigint} key */
const explain = (session, key) =>
  memory.read((b, n) => x.cgt_explain_text(session, key, SLICE, REPLIES, b, n))

/** @param {number} session @param {bigint} key @returns {Far} */
const slice = (session, key) =>
  memory.records('answer', 1, (at) => {
    if (x.cgt_answer_get(session, key, SLICE, at) === MEMORY) throw new Error('out of memory')
    const d = memory.view()
    const of = memory.layout
    const has = d.getUint32(at + of['answer.claim.has'], true)
    const code = unsigned(d.getBigUint64(at + of['answer.claim.move'], true))
    return {
      value: has & HAS_VALUE ? d.getInt32(at + of['answer.claim.value'], true) : null,
      remoteness:
        has & HAS_REMOTENESS ? d.getUint32(at + of['answer.claim.remoteness'], true) : null,
      move: code === NONE ? null : memory.read((b, n) => x.cgt_move_text(session, key, code, b, n)),
      why: has & HAS_VALUE ? explain(session, key) : '',
    }
  })

/** A session packed as the page's, whose keys the plan holds. @template P, T @param {import('./engine.js').Plan} plan @param {(session: number) => Generator<P, T>} work @returns {Generator<P, T>} */
function* under({ game, rules, opened }, work) {
  const s = memory.with([game, rules, opened], (g, r, t) => x.cgt_session_open(g, r, t))
  if (!s) throw new Error('refused')
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
    while (!sum.whole && sum.nodes < nodes && x.cgt_search_status(search) === 0) {
      yield sum
      sum = runSearch(memory, search, Math.min(SLICE, nodes - sum.nodes), sum)
    }
    const failed = x.cgt_search_status(search) !== 0
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
      post(refuse(id, error))
    }
  }
  let before = Promise.resolve()
  return (ask) => void (before = before.then(() => answer(ask)))
}

listen(attend)
