/**
 * worker.js -- the other end of far.js: solves in slices and says how far it is. It is small because it travels
 * inside palitos.js as text: its own instance of the wasm, without the objects of engine.js.
 */
import { EngineError, JudgeInputError } from './errors.js'
import { Judge, PIECE } from './judge.js'
import { Memory, NONE, unsigned } from './memory.js'
import { runSearch, startSearch } from './tally.js'
import { readWhole } from './whole.js'

/** moves played, or nodes entered, between two reports: some 100 ms */
const SLICE = 1_000_000
/** slices of a whole tree between two reports */
const REST = 4
const HAS_VALUE = 1
const HAS_REMOTENESS = 2

/** @type {any} */
let x
/** @type {Memory} */
let memory
/** @type {Judge | undefined} */
let judge
/** what was asked to stop @type {Set<number>} */
const stopped = new Set()
/** Sessions by game and rules: each keeps what it has solved. @type {Map<string, number>} */
const sessions = new Map()

/** @typedef {{ module: WebAssembly.Module }} Begin */
/** @typedef {{ game: string, rules: string, position: string, budget: number }} Ask */
/** @typedef {{ plan: import('./engine.js').Plan, nodes: number }} Count */
/** @typedef {{ plan: import('./engine.js').Plan, whole: import('./whole.js').WholeOptions }} Draw */
/** One of them. @typedef {{ id: number } & Partial<Ask & Count & Draw>} Question */
/** A problem's input, or its input and an output. @typedef {{ id: number, problem: string, texts: Blob[] }} AskJudge */
/** @typedef {{ value: number | null, remoteness: number | null, move: string | null }} Far value null: not within the budget */

/** @param {Begin} begin */
function begin({ module }) {
  const env = { emscripten_notify_memory_growth() {} }
  x = new WebAssembly.Instance(module, { env }).exports
  x._initialize()
  memory = new Memory(x)
  memory.layout = JSON.parse(memory.read((b, n) => x.cgt_layout(b, n)))
}

/** A session that the position fits, and its key. @param {Ask} ask @returns {[number, bigint]} */
function open({ game, rules, position }) {
  const name = `${game} ${rules}`
  const old = sessions.get(name)
  if (old) {
    const key = unsigned(memory.with([position], (t) => x.cgt_position_read(old, t)))
    if (memory.read((b, n) => x.cgt_refusal(b, n)).startsWith('0\n')) return [old, key]
    x.cgt_session_close(old)
  }
  const made = memory.with([game, rules, position], (g, r, t) => x.cgt_session_open(g, r, t))
  if (!made) throw new Error('refused')
  sessions.set(name, made)
  return [made, unsigned(x.cgt_session_start(made))]
}

/** @param {number} session @param {bigint} key @returns {Far} */
const slice = (session, key) =>
  memory.records('answer', 1, (at) => {
    x.cgt_answer_get(session, key, SLICE, at)
    const d = memory.view()
    const of = memory.layout
    const has = d.getUint32(at + of['answer.claim.has'], true)
    const code = unsigned(d.getBigUint64(at + of['answer.claim.move'], true))
    return {
      value: has & HAS_VALUE ? d.getInt32(at + of['answer.claim.value'], true) : null,
      remoteness:
        has & HAS_REMOTENESS ? d.getUint32(at + of['answer.claim.remoteness'], true) : null,
      move: code === NONE ? null : memory.read((b, n) => x.cgt_move_text(session, key, code, b, n)),
    }
  })

/** How much text is read between two looks at the messages: some ms. @param {AskJudge} ask */
async function contest({ id, problem, texts }) {
  judge ??= new Judge(memory)
  const at = texts.map(() => 0)
  let answers = new Blob() // the browser may keep it on disk
  const steps = texts.length > 1 ? judge.comparing(problem) : judge.judging(problem)
  /** @type {IteratorResult<import('./judge.js').Slice, any>} */
  let step = steps.next()
  while (!step.done) {
    const { wants, output } = step.value
    if (output.length) answers = new Blob([answers, output])
    const from = wants === null ? 0 : at[wants]
    const piece = wants === null ? null : texts[wants].slice(from, (at[wants] += PIECE))
    const bytes = piece && new Uint8Array(await piece.arrayBuffer())
    if (!bytes) await new Promise((go) => setTimeout(go))
    if (stopped.delete(id)) return void steps.return(/** @type {never} */ (null))
    if (bytes) self.postMessage({ id, progress: at.reduce((a, b) => a + b) })
    step = steps.next(bytes ?? undefined)
  }
  const { value } = step
  if (texts.length > 1) return self.postMessage({ id, answer: value })
  const output = new Blob([answers, value.output])
  self.postMessage({ id, answer: { ...value, output } })
}

/** @param {number} id @param {unknown} error */
function fail(id, error) {
  const { code, reason, number, line } = /** @type {Partial<EngineError>} */ (error)
  const refusal = error instanceof EngineError ? { code, reason, number, line } : null
  /* a class has no name that lasts: the script is minified */
  const input = error instanceof JudgeInputError
  self.postMessage({ id, problem: String(error), refusal, input })
}

/** A session packed as the page's, whose keys the plan holds. @template T @param {import('./engine.js').Plan} plan @param {(session: number) => T} work */
function under({ game, rules, opened }, work) {
  const s = memory.with([game, rules, opened], (g, r, t) => x.cgt_session_open(g, r, t))
  if (!s) throw new Error('refused')
  try {
    return work(s)
  } finally {
    x.cgt_session_close(s)
  }
}

/** @param {number} id @param {Ask} ask @returns {Far} */
function solve(id, ask) {
  const [session, key] = open(ask)
  for (let spent = SLICE; ; spent += SLICE) {
    const answer = slice(session, key)
    if (answer.value !== null || spent >= ask.budget) return answer
    self.postMessage({ id, progress: spent })
  }
}
/** @param {number} id @param {Count} ask */
const count = (id, { plan, nodes }) =>
  under(plan, (session) => {
    const search = startSearch(memory, session, plan)
    if (!search) throw new Error('out of memory')
    let sum = runSearch(memory, search, Math.min(SLICE, nodes))
    while (!sum.whole && sum.nodes < nodes && x.cgt_search_status(search) === 0) {
      self.postMessage({ id, progress: sum })
      sum = runSearch(memory, search, Math.min(SLICE, nodes - sum.nodes), sum)
    }
    const failed = x.cgt_search_status(search) !== 0
    x.cgt_search_free(search)
    if (failed) throw new Error('out of memory')
    return sum
  })

self.onmessage = (
  /** @type {MessageEvent<Begin | Question | AskJudge | { stop: number }>} */ { data },
) => {
  if ('module' in data) return begin(data)
  if ('stop' in data) return void stopped.add(data.stop)
  if ('texts' in data) return void contest(data).catch((error) => fail(data.id, error))
  const { id } = data
  try {
    if (data.whole) {
      const { plan, whole } = /** @type {Draw} */ (data)
      let slices = 0
      const answer = under(plan, (s) =>
        readWhole(memory, s, plan.key, whole, (progress) => {
          if (slices++ % REST === 0) self.postMessage({ id, progress })
        }),
      )
      const buffers = Object.values(answer ?? {}).map((list) => list.buffer)
      self.postMessage({ id, answer }, { transfer: buffers })
    } else {
      const answer = data.plan
        ? count(id, /** @type {Count} */ (data))
        : solve(id, /** @type {Ask} */ (data))
      self.postMessage({ id, answer })
    }
  } catch (error) {
    fail(id, error)
  }
}
