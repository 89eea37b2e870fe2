/** key.js -- the answers to the exercises of a printed sheet, a line each, for who corrects it. No DOM. */
import { byName, inWords, KINDS, solution, tell } from './index.js'
import { setOf } from './series.js'

/** @typedef {import('../../engine/engine.js').Engine} Engine */

/**
 * The answers to a student's sheet, in order. Nodes come by their names, not as they are drawn: 1, 2, 3; A, B, C.
 * @param {Engine} engine @param {Parameters<typeof setOf>[1]} set @param {number} student
 * @param {(key: string, slots?: Record<string, string | number>) => string} t
 */
export const keyOf = (engine, set, student, t) =>
  setOf(engine, set, student).map((x) => {
    const fields = byName(x, inWords(x, solution(engine, x), engine))
    return {
      title: t(KINDS[x.kind].title),
      given: fields
        .map(({ name, answer }) =>
          fields.length === 1 ? tell(t, answer) : `${t(name)}: ${tell(t, answer)}`,
        )
        .join('; '),
    }
  })
