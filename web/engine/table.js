/** table.js -- positions 0 to n of a game whose positions are one number, and their period. */
import { outcomeOf } from './answer.js'
import { RulesError } from './errors.js'
import { ALL, BUDGET, fieldsOf, MEMORY, OK } from './memory.js'
import { outOfMemory, refused } from './refusal.js'

/** @typedef {import('./answer.js').Outcome} Outcome */
/** @typedef {{ text: string, value: number, outcome: Outcome, grundy: number | null }} Row of a table */
/**
 * value[n] = value[n + period] from n = preperiod on.
 * @typedef {object} Period
 * @property {number} preperiod
 * @property {number} period
 * @property {boolean} proved it goes on for ever; else it is only what was seen
 */
/** period: of the Grundy values, or where there are none, of the outcomes @typedef {{ rows: Row[], period: Period | null }} Table */

/** Of a sequence, read by the names of its fields. @param {(name: string) => number} u32 @returns {Period | null} */
export const readPeriod = (u32) =>
  u32('period.period')
    ? {
        preperiod: u32('period.preperiod'),
        period: u32('period.period'),
        proved: !!u32('period.proved'),
      }
    : null

/**
 * @param {import('./game.js').Game} game @param {number} n at most 2^20, of an octal game 10^7
 * @param {number} [budget] moves that are tried: beyond them the table ends
 * @returns {Table}
 * @throws {RulesError}
 */
export function readTable({ _memory: memory, _exports: x, name, rules }, n, budget = ALL) {
  const handle = memory.with([name, rules], (g, r) => x.cgt_sequence_start(g, r, n))
  if (!handle) throw refused(memory, rules, '')
  try {
    const status = x.cgt_sequence_go(handle, budget)
    if (status === MEMORY) throw outOfMemory()
    const { u32 } = fieldsOf(memory, 'sequence', handle)
    const done = u32('done')
    const least = u32('least')
    if (status !== OK && status !== BUDGET && done === least)
      throw new RulesError({
        code: 'unsupported',
        reason: 'only games whose number goes down have a table',
      })
    const values = new Int32Array(x.memory.buffer, u32('value'), done)
    const grundy = u32('has_grundy') ? new Uint32Array(x.memory.buffer, u32('grundy'), done) : null
    const rows = []
    for (let i = least; i < done; i++)
      rows.push({
        text: String(i),
        value: values[i],
        outcome: outcomeOf(values[i], false),
        grundy: grundy ? grundy[i] : null,
      })
    return { rows, period: readPeriod(u32) }
  } finally {
    x.cgt_sequence_end(handle)
  }
}
