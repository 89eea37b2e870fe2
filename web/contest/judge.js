/**
 * judge.js -- what a page knows of a contest problem's texts, without the DOM: wrong programs to load, tables of small
 * cases, lines side by side, and inputs that were replaced and can come back.
 */
import { NotationError } from '../engine/errors.js'

/** what a program answers to an input, and what to see in it @typedef {{ name: string, input: string, output: string, note: string }} Mistake */
/** @typedef {{ axes: { name: string, values: number[] }[], template: string }} Table */
/** @typedef {{ number: number, expected: string | null, found: string | null, look: '' | 'differs' | 'after' }} Line */

/** cells of a table at the most: more cannot be read */
const CELLS = 400
/** lines around the first that differs */
const AROUND = 3

/** @param {string} reason @param {number} [number] */
const refuse = (reason, number) => new NotationError({ code: 'syntax', reason, number })

/**
 * The mistakes that a page's author wrote: a JSON list of { name, input, output, note }; note may be missing.
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
 * "n=0..40 | {n} 3 1 3 8": one or two axes, and a case in which {n} stands for the number, {n:a} for that many
 * times the text after the colon, \n for a line's end.
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

/** @param {Table} table @param {number[]} values one an axis */
export const caseOf = ({ axes, template }, values) =>
  template.replace(/\{(\w+)(?::([^{}]*))?\}/g, (whole, name, unit) => {
    const i = axes.findIndex((axis) => axis.name === name)
    if (i < 0) return whole
    return unit === undefined ? String(values[i]) : unit.repeat(Math.max(values[i], 0))
  })

/**
 * Lines as a checker sees them: blanks at the end do not count, nor empty lines.
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
 * Expected and found side by side, around the line of `found` that differs.
 * @param {string} expected @param {string} found @param {number} at its number in `found`; after its end: nothing was found
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
      /* what is missing would stand below the last */
      number: own[i]?.number ?? (own.at(-1)?.number ?? 0) + i - own.length + 1,
      expected: right[i]?.text ?? null,
      found: own[i]?.text ?? null,
      look: i < first ? '' : i === first ? 'differs' : 'after',
    })
  return rows
}

/** "(0,1)", a row and a column from 0, as a board names it: "b1". @param {string} square */
export const squareOf = (square) =>
  square.replace(/\((\d),(\d)\)/g, (_, row, col) => `${'abcdefgh'[col]}${Number(row) + 1}`)

/** What was replaced can come back. @template T */
export class Kept {
  /** @type {T[]} */ past = []
  /** @type {T[]} */ future = []

  /** @param {T} now about to be replaced */
  keep(now) {
    /* as many as somebody would go back */
    this.past = [...this.past.slice(-49), now]
    this.future = []
  }
  /** @param {T} now @returns {T} what was before */
  undo(now) {
    const before = this.past.pop()
    if (before === undefined) return now
    this.future.push(now)
    return before
  }
  /** @param {T} now @returns {T} what was after */
  redo(now) {
    const after = this.future.pop()
    if (after === undefined) return now
    this.past.push(now)
    return after
  }
}
