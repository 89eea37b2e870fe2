/** table.js -- computes positions 0 to n of a game of one number, and their period: at once, or in slices for a worker. */
import { outcomeOf } from './answer.js'
import { BUDGET, MEMORY, OK } from './enums.js'
import { RulesError } from './errors.js'
import { ALL, fieldsOf } from './memory.js'
import { outOfMemory, refused } from './refusal.js'

/** @typedef {import('./answer.js').Outcome} Outcome */
/** @typedef {import('./memory.js').Memory} Memory */
/** @typedef {import('./memory.js').Pointer} Pointer */
/** A row of a table. @typedef {{ text: string, value: number, outcome: Outcome, grundy: number | null }} Row */
/**
 * value[n] = value[n + period] from n = preperiod on.
 * @typedef {object} Period
 * @property {number} preperiod
 * @property {number} period
 * @property {boolean} proved true if it goes on for ever; else it was only seen
 */

/**
 * A part of a table: its positions from `from` on.
 * @typedef {object} Part
 * @property {number} least the first position of the table
 * @property {number} from
 * @property {Int32Array} values
 * @property {Uint32Array | null} grundy
 * @property {Period | null} period
 */

/** A step that was shorter is doubled, in moves; */
const STEP_MIN_MS = 2
/** one that was longer is halved. */
const STEP_MAX_MS = 4
/** Progress is reported after each slice. */
const SLICE_MS = 8

/** Reads the period of a sequence. @param {(name: string) => number} u32 its fields by name @returns {Period | null} */
export const readPeriod = (u32) =>
  u32('period.period')
    ? {
        preperiod: u32('period.preperiod'),
        period: u32('period.period'),
        proved: !!u32('period.proved'),
      }
    : null

/** A table as arrays: a million positions are 8 MB. Rows are made when they are asked for. */
export class Table {
  /** @type {Row[] | undefined} */ #rows

  /**
   * @param {number} least the first position
   * @param {Int32Array} values its value and those after it
   * @param {Uint32Array | null} grundy as many Grundy values, null if there are none
   * @param {Period | null} period of the Grundy values, or of the outcomes if there are none
   */
  constructor(least, values, grundy, period) {
    this.least = least
    this.values = values
    this.grundy = grundy
    this.period = period
  }
  /** the last position */
  get last() {
    return this.least + this.values.length - 1
  }
  /** @param {number} n a position, least to last @returns {Row} */
  row(n) {
    const i = n - this.least
    const value = this.values[i]
    const grundy = this.grundy ? this.grundy[i] : null
    return { text: String(n), value, outcome: outcomeOf(value, false), grundy }
  }
  /** all of them */
  get rows() {
    return (this.#rows ??= Array.from(this.values, (_, i) => this.row(this.least + i)))
  }
}

/** A table as far as it is known. @param {Memory} memory @param {Pointer} handle @param {number} status of its last slice */
function tableOf(memory, handle, status) {
  if (status === MEMORY) throw outOfMemory()
  const { u32 } = fieldsOf(memory, 'sequence', handle)
  const done = u32('done')
  const least = u32('least')
  if (status !== OK && status !== BUDGET && done === least)
    throw new RulesError({
      code: 'unsupported',
      reason: 'only games whose number goes down have a table',
    })
  const { buffer } = memory.exports.memory
  const values = new Int32Array(buffer, u32('value'), done).slice(least)
  const grundy = u32('has_grundy')
    ? new Uint32Array(buffer, u32('grundy'), done).slice(least)
    : null
  return new Table(least, values, grundy, readPeriod(u32))
}

/**
 * Computes a table at once.
 * @param {Memory} memory @param {{ game: string, rules: string, to: number }} of to: at most 2^20, of an octal game 10^7
 * @param {number} [budget] moves that may be tried: beyond them the table ends
 * @returns {Table}
 * @throws {RulesError}
 */
export function readTable(memory, { game, rules, to }, budget = ALL) {
  const { exports: x } = memory
  const handle = memory.with([game, rules], (g, r) => x.cgt_sequence_start(g, r, to))
  if (!handle) throw refused(memory, rules, '')
  try {
    return tableOf(memory, handle, x.cgt_sequence_go(handle, budget))
  } finally {
    x.cgt_sequence_end(handle)
  }
}

/**
 * Computes a sequence in slices. Yields how many positions are known after each, and returns the last status.
 * @param {Memory} memory @param {Pointer} handle @param {number} [ms] of a slice
 * @returns {Generator<number, number>}
 */
export function* slices(memory, handle, ms = SLICE_MS) {
  const { exports: x } = memory
  for (let tried = 1; ;) {
    const begun = performance.now()
    for (let at = begun, now = at; ; at = now) {
      const status = x.cgt_sequence_go(handle, tried)
      if (status !== BUDGET) return status
      now = performance.now()
      if (now - at < STEP_MIN_MS) tried *= 2
      else if (now - at > STEP_MAX_MS) tried = Math.ceil(tried / 2)
      if (now - begun >= ms) break
    }
    yield fieldsOf(memory, 'sequence', handle).u32('done')
  }
}
/**
 * Computes a table in slices. Yields the part that each slice brought, and returns the last one: a worker sends them.
 * @param {Memory} memory @param {{ game: string, rules: string, to: number }} ask @param {number} [ms] of a slice
 * @returns {Generator<Part, Part>}
 */
export function* parts(memory, { game, rules, to }, ms) {
  const { exports: x } = memory
  const handle = memory.with([game, rules], (g, r) => x.cgt_sequence_start(g, r, to))
  if (!handle) throw new Error('refused')
  let from = fieldsOf(memory, 'sequence', handle).u32('least')
  const part = () => {
    const { u32 } = fieldsOf(memory, 'sequence', handle)
    const begin = from
    from = u32('done')
    /** @template T @param {new (b: ArrayBuffer, at: number, n: number) => { slice(): T }} Kind @param {string} name */
    const list = (Kind, name) =>
      new Kind(x.memory.buffer, u32(name) + 4 * begin, from - begin).slice()
    const values = list(Int32Array, 'value')
    const grundy = u32('has_grundy') ? list(Uint32Array, 'grundy') : null
    return { least: u32('least'), from: begin, values, grundy, period: readPeriod(u32) }
  }
  try {
    const steps = slices(memory, handle, ms)
    for (;;) {
      const { done, value } = steps.next()
      if (done && value !== OK) throw new Error('no more is known')
      if (done) return part()
      yield part()
    }
  } finally {
    x.cgt_sequence_end(handle)
  }
}
/** Puts parts together. @param {number} to the last position @returns {(part: Part) => Table} gives the table as far as it is known */
export function joined(to) {
  const [all, numbers] = [new Int32Array(to + 1), new Uint32Array(to + 1)]
  return ({ least, from, values, grundy, period }) => {
    const end = from + values.length
    all.set(values, from)
    if (grundy) numbers.set(grundy, from)
    return new Table(
      least,
      all.subarray(least, end),
      grundy && numbers.subarray(least, end),
      period,
    )
  }
}
