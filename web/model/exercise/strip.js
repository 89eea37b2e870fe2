/** strip.js -- exercises on a strip: the numbers from 0 up are to be marked won or lost. */
import { message } from '../message.js'
import { compare, outcomeField, using } from './kind.js'
import { amounts, whyNumber } from './subtraction.js'

/** @typedef {import('../../engine/engine.js').Engine} Engine */
/** @typedef {import('./kind.js').Exercise} Exercise */

/** @param {Exercise} x @param {Engine} engine */
const rowsOf = ({ rules, fields }, engine) =>
  using(engine, { game: 'subtraction', rules }, (game) => game.table(fields.length - 1).rows)

/** @type {import('./kind.js').Kind} */
export const strip = {
  chapter: 1,
  title: 'Mark a strip',
  idea: message(
    'Begin at 0 and go up. A number is losing when all its moves lead to winning numbers, and winning as soon as one move leads to a losing number.',
  ),
  make(d, level) {
    const misere = level === 3 && d.roll(0, 1) ? 'misere ' : ''
    return {
      game: 'subtraction',
      rules: misere + amounts(d, level).join(' '),
      start: '',
      ask: message('Who wins from each number: the player to move, or the other?'),
      fields: Array.from({ length: [0, 12, 14, 17][level] }, (_, n) => outcomeField(String(n))),
      figure: 'cells',
    }
  },
  solution: (x, engine) => rowsOf(x, engine).map((row) => row.outcome),
  fault(x, answer, engine) {
    return compare(answer, this.solution(x, engine), (n) => whyNumber(x, n, engine))
  },
}
