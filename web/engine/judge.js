/**
 * judge.js -- contest problems: judges an input, compares an output, explains an answer. What takes long is a
 * generator: it does a slice of the work at a time, takes its texts in pieces, and can be left at any point. The engine runs it to
 * its end, the worker between two messages.
 */
import { COMPARE, JUDGE, MEMORY } from './enums.js'
import { EngineFault, JudgeInputError } from './errors.js'
import { fieldsOf } from './memory.js'
import { outOfMemory } from './refusal.js'

/** @typedef {import('./memory.js').Pointer} Pointer */
/** @typedef {import('./memory.js').Memory} Memory */
/** @typedef {import('./engine.js').Sentence} Sentence */
/**
 * @typedef {object} ProblemFacts
 * @property {string} id
 * @property {string} title
 * @property {string} link
 * @property {string} head text that stands before a case, in an input of that case alone
 * @property {string} tail text that stands after it
 * @property {{ name: string, official: number }[]} limits the numbers that an input's size depends on, and the most that the official judge gives
 * @property {string[]} methods the last is the one that judges
 */
/** positions looked at, moves tried, bytes held; Infinity: more than 10^300 @typedef {{ method: string, states: number, moves: number, bytes: number }} Cost */
/** game: null if no game's board can show the case @typedef {{ why: Sentence, game: string | null, rules: string, start: string }} Explanation */
/**
 * @typedef {object} Compared
 * @property {number} number the case's, from 1
 * @property {string} one the case's text, empty if it is over 16 MB
 * @property {string} input a valid one of this case alone
 * @property {string} expected
 * @property {string} found
 * @property {number} line of the output, from 1
 * @property {string} form if they differ in form only, how: a key of text/es.json
 */
/** A case that differs. @typedef {Compared & Explanation} Case */
/**
 * The first case that differs. beyond: the output goes on after the last case, which is `number`. smaller: another case that differs, of
 * the shortest text, where that is shorter; it is known only if each answer has as many lines as it should.
 * @typedef {Case & { beyond: boolean, smaller: Case | null }} Difference
 */
/**
 * @typedef {object} Slice
 * @property {number | null} wants the index of the text of which a piece is needed, null if none is
 * @property {Uint8Array<ArrayBuffer>} output the answers that came meanwhile
 */
/**
 * Answers are held back until the input is known to be right to its end, or 12 MB of them wait.
 * @typedef {object} Answers
 * @property {number} cases
 * @property {string} beyond the first official limit that the input passes
 * @property {Uint8Array<ArrayBuffer>} output the last of it
 */
/** `next` takes a piece of the text that is wanted, an empty one at its end. @template T @typedef {Generator<Slice, T, Uint8Array | undefined>} Steps */

/** tokens, or as much work, in one slice: some 10 ms */
const BUDGET = 1_000_000n
/** bytes in one piece */
export const PIECE = 1 << 18

const nothing = new Uint8Array()
/** @type {Explanation} */
const UNEXPLAINED = { why: { text: '', slots: {} }, game: null, rules: '', start: '' }
const utf8 = new TextEncoder()
const text = new TextDecoder()

/** The problems of one instance of the wasm. */
export class Judge {
  #memory
  #accepts
  #x
  /** @type {ProblemFacts[]} in the order of the registry */ problems = []

  /**
   * @param {Memory} memory
   * @param {(game: string, rules: string, start: string) => boolean} [accepts] true if a game takes a position; for a wasm without games
   */
  constructor(memory, accepts = () => true) {
    this.#memory = memory
    this.#accepts = accepts
    this.#x = memory.exports
    for (let i = 0; ; i++) {
      const facts = memory.read((b, n) => this.#x.cgt_contest_about(i, b, n))
      if (!facts) break
      this.problems.push(JSON.parse(facts))
    }
  }
  /** @param {string} id @returns {Pointer} */
  #find(id) {
    this.problem(id)
    return this.#memory.with([id], (name) => this.#x.cgt_problem_find(name))
  }
  /** @param {string} id @returns {ProblemFacts} */
  problem(id) {
    const facts = this.problems.find((p) => p.id === id)
    if (!facts)
      throw new EngineFault({
        code: 'unknown',
        reason: 'there is no problem with the name “{name}”',
        slots: { name: id },
      })
    return facts
  }
  /** An input of one case alone. @param {string} id @param {string} one the case's text */
  alone(id, one) {
    const { head, tail } = this.problem(id)
    return `${head}${one}\n${tail}`
  }
  /** Copies bytes. @param {number} at @param {number} n */
  #bytes(at, n) {
    return new Uint8Array(this.#x.memory.buffer, at, n).slice()
  }
  /** Reads a text. @param {number} at where it is, ended by a zero byte; 0: there is none */
  #textAt(at) {
    const rest = new Uint8Array(this.#x.memory.buffer, at)
    return at ? text.decode(rest.subarray(0, rest.indexOf(0))) : ''
  }
  /** @param {Pointer} judge what refused */
  #refused(judge) {
    const { u32, i64, at } = fieldsOf(this.#memory, 'judge', judge)
    if (u32('in.status') === MEMORY) return outOfMemory()
    const sign = this.#textAt(u32('in.sign.name'))
    const point = this.#textAt(at('in.sign.point'))
    return new JudgeInputError({
      code: 'input',
      reason: this.#textAt(u32('in.reason')),
      number: Number(i64('in.number')),
      line: Number(i64('in.token_line')),
      ...(point ? { slots: { sign, point } } : {}),
    })
  }
  /** @param {Pointer} judge @param {Uint8Array} piece an empty one is the end */
  #feed(judge, piece) {
    const room = this.#x.cgt_judge_room(judge, piece.length)
    if (!room) throw this.#refused(judge)
    new Uint8Array(this.#x.memory.buffer).set(piece, room)
    this.#x.cgt_judge_fed(judge, piece.length)
  }
  /** The answers that may be printed now. @param {Pointer} judge */
  #taken(judge) {
    const n = this.#x.cgt_judge_take(judge, this.#memory.buffer)
    return n ? this.#bytes(this.#memory.view().getUint32(this.#memory.buffer, true), n) : nothing
  }

  /**
   * Answers an input.
   * @param {string} id @returns {Steps<Answers>}
   * @throws {JudgeInputError}
   */
  *judging(id) {
    const x = this.#x
    const judge = x.cgt_judge_new(this.#find(id), 0)
    if (!judge) throw outOfMemory()
    try {
      for (;;) {
        const news = x.cgt_judge_run(judge, BUDGET)
        if (news === JUDGE.refused) throw this.#refused(judge)
        const output = this.#taken(judge)
        const { i64, u32 } = fieldsOf(this.#memory, 'judge', judge)
        if (news === JUDGE.done)
          return { cases: Number(i64('in.cases')), beyond: this.#textAt(u32('in.beyond')), output }
        const hungry = news === JUDGE.hungry
        const piece = yield { wants: hungry ? 0 : null, output }
        if (hungry) this.#feed(judge, piece ?? nothing)
      }
    } finally {
      x.cgt_judge_free(judge)
    }
  }

  /**
   * The case at hand, and its answer.
   * @param {Pointer} judge @returns {{ one: string, known: boolean, expected: string, number: number }} known: its text was kept
   */
  #case(judge) {
    return this.#memory.records('judged', 1, (at) => {
      this.#x.cgt_judge_case(at, judge)
      const { u32, i64 } = fieldsOf(this.#memory, 'judged', at)
      return {
        known: u32('text') > 0,
        one: u32('text') ? text.decode(this.#bytes(u32('text'), u32('length'))) : '',
        expected: text.decode(this.#bytes(u32('answer'), u32('answer_length'))),
        number: Number(i64('number')),
      }
    })
  }
  /**
   * Compares an output (text 1) with the answers to an input (text 0), line by line as an official checker does.
   * @param {string} id @returns {Steps<Difference | null>} null: there is none
   * @throws {JudgeInputError}
   */
  *comparing(id) {
    const x = this.#x
    const memory = this.#memory
    const problem = this.#find(id)
    const bytes = memory.layout.compare
    const compare = x.cgt_memory(bytes)
    if (!compare || !x.cgt_compare_new(compare, problem)) throw outOfMemory()
    const read = () => fieldsOf(memory, 'compare', compare)
    const [input, output] = /** @type {Pointer[]} */ ([read().u32('in'), read().u32('out')])
    /** @type {Difference | null} */
    let first = null
    /** @type {Case | null} */
    let least = null
    try {
      for (;;) {
        const news = x.cgt_compare_run(compare, BUDGET)
        if (news === COMPARE.refused) throw this.#refused(input)
        if (news === COMPARE.equal) return first && { ...first, smaller: least }
        if (news === COMPARE.differs) {
          const beyond = !!read().u8('beyond')
          const last = this.#case(input)
          const { number } = last
          const { one, known, expected } = beyond ? { one: '', known: false, expected: '' } : last
          const found = text.decode(
            this.#bytes(read().u32('found.text'), read().u32('found.length')),
          )
          const line = Number(fieldsOf(memory, 'judge', output).i64('in.token_line'))
          const aligned = !beyond && found && number !== first?.number
          const shortest = (least ?? first)?.one.length ?? Infinity
          if (!first || (aligned && known && one.length < shortest)) {
            const explanation = known ? this.#explain(problem, one, found) : UNEXPLAINED
            /** @type {Case} */
            const here = {
              number,
              one,
              input: known ? this.alone(id, one) : '',
              expected,
              found,
              line,
              form: this.#textAt(read().u32('form')),
              ...explanation,
            }
            if (first) least = here
            else first = { ...here, beyond, smaller: null }
          }
          if (!aligned) return first
          continue
        }
        const wants = news === COMPARE.busy ? null : news
        const piece = yield { wants, output: nothing }
        if (wants !== null) this.#feed(wants ? output : input, piece ?? nothing)
      }
    } finally {
      x.cgt_compare_free(compare)
      x.cgt_release(compare)
    }
  }

  /** @param {Pointer} problem @param {string} one @param {string} found @returns {Explanation} */
  #explain(problem, one, found) {
    const explanation = this.#memory.with([one, found], (a, b) =>
      JSON.parse(
        this.#memory.read((buf, cap) => this.#x.cgt_contest_tell(problem, a, b, buf, cap)),
      ),
    )
    return this.withoutRefusedPosition(explanation)
  }
  /** Leaves out a position that its game refuses. @template {Explanation} T @param {T} explanation @returns {T} */
  withoutRefusedPosition(explanation) {
    const { game, rules, start } = explanation
    return game && this.#accepts(game, rules, start)
      ? explanation
      : { ...explanation, game: null, rules: '', start: '' }
  }
  /** Reads one case, and trims the text. @param {string} id @param {string} one @throws {JudgeInputError} */
  #one(id, one) {
    const x = this.#x
    const judge = x.cgt_judge_new(this.#find(id), 1)
    if (!judge) throw outOfMemory()
    try {
      this.#feed(judge, utf8.encode(this.alone(id, one)))
      this.#feed(judge, nothing)
      for (;;) {
        const news = x.cgt_judge_run(judge, BUDGET)
        if (news === JUDGE.refused) throw this.#refused(judge)
        if (news === JUDGE.case) return this.#case(judge).one
        if (news === JUDGE.done)
          throw new JudgeInputError({
            code: 'input',
            reason: 'the input ends before its first case',
            line: 1,
          })
      }
    } finally {
      x.cgt_judge_free(judge)
    }
  }
  /**
   * Explains the answer to a case.
   * @param {string} id @param {string} one its text @param {string} [found] an answer that somebody gave
   * @returns {Explanation}
   * @throws {JudgeInputError}
   */
  tell(id, one, found = '') {
    return this.#explain(this.#find(id), this.#one(id, one), found)
  }
  /**
   * Finds a small case that differs as this one does, as far as that is known without the program that `found` is from. Of
   * several questions it keeps the first that is answered wrong; then it takes the smallest case found with the same right
   * answer, as a program that answers there as it did here is wrong there, too.
   * @param {string} id @param {string} one its text @param {string} [found] an answer that somebody gave
   * @returns {{ one: string, input: string, expected: string, found: string } & Explanation}
   * @throws {JudgeInputError}
   */
  shrink(id, one, found = '') {
    const problem = this.#find(id)
    const least = this.#memory.with([this.#one(id, one), found], (a, b) =>
      JSON.parse(
        this.#memory.read((buf, cap) => this.#x.cgt_contest_least(problem, a, b, buf, cap)),
      ),
    )
    const input = this.alone(id, least.one)
    return { ...least, input, ...this.#explain(problem, least.one, least.found) }
  }
  /**
   * Tells what each of a problem's methods costs in its worst case. A computer looks at some 10^8 positions in a second.
   * @param {string} id @param {number[]} limits in the order of its `limits`
   * @returns {Cost[]}
   */
  costs(id, limits) {
    const problem = this.#find(id)
    const at = this.#memory.buffer
    return this.problem(id).methods.map((method, k) => {
      const of = () => new Float64Array(this.#x.memory.buffer, at, 3)
      of().set(limits.slice(0, 3))
      this.#x.cgt_contest_cost(problem, k, at)
      const [states, moves, bytes] = Array.from(of(), (n) => (n < 1e300 ? n : Infinity))
      return { method, states, moves, bytes }
    })
  }
  /**
   * Makes a valid input, the same for the same seed on every machine.
   * @param {string} id @param {number} seed @param {'small' | 'large'} [size] large: the official limits
   * @returns {string}
   */
  generate(id, seed, size = 'small') {
    const problem = this.#find(id)
    const large = Number(size === 'large')
    return this.#memory.read((buf, cap) =>
      this.#x.cgt_contest_gen(problem, BigInt(seed), large, buf, cap),
    )
  }

  /** Answers an input at once. @param {string} id @param {string} input @throws {JudgeInputError} */
  judge(id, input) {
    return /** @type {{ cases: number, beyond: string, output: string }} */ (
      this.soon(id, input, Infinity)
    )
  }
  /**
   * Answers an input at once, or gives null if it takes more slices, of some 10 ms each.
   * @param {string} id @param {string} input @param {number} slices @throws {JudgeInputError}
   */
  soon(id, input, slices) {
    /** @type {Uint8Array<ArrayBuffer>[]} */
    const pieces = []
    const took = (/** @type {Uint8Array<ArrayBuffer>} */ piece) => pieces.push(piece)
    const last = finish(this.judging(id), [input], { slices, took })
    if (!last) return null
    const { cases, beyond, output } = last
    return {
      cases,
      beyond,
      output: pieces.map((piece) => text.decode(piece)).join('') + text.decode(output),
    }
  }
  /** Finds the first case whose answer in an output is another, at once. @param {string} id @param {string} input @param {string} output @throws {JudgeInputError} */
  compare(id, input, output) {
    return finish(this.comparing(id), [input, output])
  }
}

/**
 * Runs the steps to their end, over texts that are at hand; null if there are more than `slices`.
 * @template T @param {Steps<T>} steps @param {string[]} texts @param {{ slices?: number, took?: (output: Uint8Array<ArrayBuffer>) => void }} [options]
 */
function finish(steps, texts, { slices = Infinity, took } = {}) {
  const bytes = texts.map((t) => utf8.encode(t))
  const at = texts.map(() => 0)
  for (let step = steps.next(); ;) {
    if (step.done) return step.value
    const { wants, output } = step.value
    took?.(output)
    if (!slices--) {
      steps.return(/** @type {never} */ (null))
      return null
    }
    if (wants === null) step = steps.next()
    else step = steps.next(bytes[wants].subarray(at[wants], (at[wants] += PIECE)))
  }
}
