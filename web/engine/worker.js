/**
 * worker.js -- the other end of far.js: solves in slices and says how far it is. It is small because all of it is a worker's
 * text, too: its own instance of the wasm, without the objects of engine.js.
 */
import { readAnswer } from './answer.js'
import { reachOf } from './graph.js'
import { OK, unsigned } from './memory.js'
import { lastRefusal } from './refusal.js'
import { memory, opened, serving, x } from './serving.js'

/** moves played between two reports: some 100 ms */
const SLICE = 1_000_000
/** moves of a lost position that a hint answers */
const REPLIES = 6

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

/** @param {any} ask */
const work = (ask) => (ask.nodes ? reach(ask) : solve(ask))
export const attend = serving(work)
