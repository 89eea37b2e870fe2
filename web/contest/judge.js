/**
 * judge.js -- texts of contest problems: lists of wrong programs, tables of small cases, lines side by side, and undo for replaced
 * inputs. No DOM.
 */
import { NotationError } from '../engine/errors.js'

/** a wrong program: its input and output, and a sentence about them @typedef {{ name: string, input: string, output: string, note: string }} Mistake */
/** @typedef {{ axes: { name: string, values: number[] }[], template: string }} Table */
/** @typedef {{ number: number, expected: string | null, found: string | null, look: '' | 'differs' | 'after' }} Line */

/** the most cells of a table: more cannot be read */
const CELLS = 400
/** lines shown before and after the first that differs */
const AROUND = 3

/** @param {string} reason @param {number} [number] */
const refuse = (reason, number) => new NotationError({ code: 'syntax', reason, number })

/**
 * Reads the mistakes that a page's author wrote: a JSON list of { name, input, output, note }; note may be missing.
 * @param {string} text @returns {Mistake[]} @throws {NotationError}
 */
export function readMistakes(text) {
  /** @type {unknown} */
  let list
  try {
    list = JSON.parse(text || '[]')
  } catch {
    list = null
  }
  if (!Array.isArray(list)) throw refuse('the cases to load are not a JSON list')
  return list.map(({ name = '', input = '', output = '', note = '' }) => ({
    ...{ name: String(name), input: String(input), output: String(output), note: String(note) },
  }))
}

/**
 * Reads a table, "n=0..40 | {n} 3 1 3 8": one or two axes, and a case in which {n} stands for the number, {n:a} for so many
 * times the text after the colon, \n for the end of a line.
 * @param {string} text @returns {Table} @throws {NotationError}
 */
export function readTable(text) {
  const [, head, template] = /^([^|]*)\|\s*(.*)$/s.exec(text) ?? []
  const axes = [...(head ?? '').matchAll(/\b(\w+)\s*=\s*(-?\d+)\s*\.\.\s*(-?\d+)/g)].map(
    ([, name, from, to]) => ({ name, from: Number(from), size: Number(to) - Number(from) + 1 }),
  )
  if (!template || !axes.length || axes.length > 2 || axes.some(({ size }) => size < 1))
    throw refuse('a table is written as "n=0..40 | {n} 3 1 3 8"')
  if (axes.reduce((all, { size }) => all * size, 1) > CELLS)
    throw refuse('a table has at most % cells', CELLS)
  return {
    axes: axes.map(({ name, from, size }) => ({
      name,
      values: Array.from({ length: size }, (_, i) => from + i),
    })),
    template: template.trim().replace(/\\n/g, '\n'),
  }
}

/** @param {Table} table @param {number[]} values one for each axis */
export const caseOf = ({ axes, template }, values) =>
  template.replace(/\{(\w+)(?::([^{}]*))?\}/g, (whole, name, unit) => {
    const i = axes.findIndex((axis) => axis.name === name)
    if (i < 0) return whole
    return unit === undefined ? String(values[i]) : unit.repeat(Math.max(values[i], 0))
  })

/**
 * The lines as a checker sees them: without blanks at the end and without empty lines.
 * @param {string} text @returns {{ number: number, text: string }[]} number: in the text, from 1
 */
export const linesOf = (text) =>
  text
    .split('\n')
    .map((line, i) => {
      let end = line.length
      while (end && line[end - 1] <= ' ') end--
      return { number: i + 1, text: line.slice(0, end) }
    })
    .filter((line) => line.text)

/**
 * Puts expected and found lines side by side, around the line of `found` that differs.
 * @param {string} expected @param {string} found @param {number} at the line's number in `found`; after the end if it is missing
 * @returns {Line[]}
 */
export function sideBySide(expected, found, at) {
  const [right, own] = [linesOf(expected), linesOf(found)]
  const known = own.findIndex(({ number }) => number >= at)
  const first = known < 0 ? own.length : known
  /** @type {Line[]} */
  const rows = []
  const end = Math.min(first + AROUND + 1, Math.max(right.length, own.length))
  for (let i = Math.max(first - AROUND, 0); i < end; i++)
    rows.push({
      /* a missing line gets the number after the last */
      number: own[i]?.number ?? (own.at(-1)?.number ?? 0) + i - own.length + 1,
      expected: right[i]?.text ?? null,
      found: own[i]?.text ?? null,
      look: i < first ? '' : i === first ? 'differs' : 'after',
    })
  return rows
}

/** The board's name of a square: "b1" for "(0,1)", row and column from 0. @param {string} square */
export const squareOf = (square) =>
  square.replace(/\((\d),(\d)\)/g, (_, row, col) => `${'abcdefgh'[col]}${Number(row) + 1}`)

/** Undo and redo of values. @template T */
export class Kept {
  /** @type {T[]} */ past = []
  /** @type {T[]} */ future = []

  /** Keeps a value that is about to be replaced. @param {T} now */
  keep(now) {
    /* the last 50 are kept */
    this.past = [...this.past.slice(-49), now]
    this.future = []
  }
  /** @param {T} now @returns {T} the value before */
  undo(now) {
    const before = this.past.pop()
    if (before === undefined) return now
    this.future.push(now)
    return before
  }
  /** @param {T} now @returns {T} the value after */
  redo(now) {
    const after = this.future.pop()
    if (after === undefined) return now
    this.past.push(now)
    return after
  }
}
