/** period.js -- exercises on a row that repeats: the length of its period, and where it begins. */
import { outcomePeriod } from '../period.js'
import { message } from '../message.js'
import { until } from './dice.js'
import { compare, numberField, using } from './kind.js'
import { amounts } from './subtraction.js'

/** @typedef {import('../../engine/engine.js').Engine} Engine */
/** @typedef {import('./kind.js').Exercise} Exercise */

/** @param {Pick<Exercise, 'rules' | 'level'>} x @param {Engine} engine outcomes, at level 3 Grundy values */
const sequence = ({ rules, level }, engine) =>
  using(engine, { game: 'subtraction', rules }, (game) => {
    const table = game.table(300)
    const { period } = table
    return {
      signs: table.rows.map((r) => (level === 3 ? String(r.grundy) : r.outcome)),
      period: period && (level === 3 ? period : outcomePeriod(table, period)),
    }
  })

/** @type {import('./kind.js').Kind} */
export const period = {
  chapter: 1,
  title: 'Find the period',
  idea: message(
    'Choose the last block that you see, and look for the same one before it: how far away is it? Then go left as long as it still fits.',
  ),
  make(d, level, engine) {
    const x = until(
      () => ({ rules: amounts(d, level).join(' '), level }),
      (x) => {
        const { period } = sequence(x, engine)
        return !!period?.proved && period.period + period.preperiod <= 8 + 3 * level
      },
    )
    const { signs, period } = sequence(x, engine)
    const { preperiod, period: p } = /** @type {import('../period.js').Period} */ (period)
    return {
      game: 'subtraction',
      rules: x.rules,
      start: '',
      ask: message(
        level === 3
          ? 'The Grundy values repeat. How long is the shortest block, and from which number on does it repeat?'
          : 'The pattern of winning and losing repeats. How long is the shortest block, and from which number on does it repeat?',
      ),
      fields: [numberField('Length of the block'), numberField('It repeats from')],
      figure: 'row',
      row: signs.slice(0, preperiod + 3 * p + 1),
    }
  },
  solution(x, engine) {
    const { period } = sequence(x, engine)
    return [String(period?.period), String(period?.preperiod)]
  },
  fault(x, answer, engine) {
    const right = this.solution(x, engine)
    const { signs } = sequence(x, engine)
    return compare(answer, right, (i) => {
      const given = Number(answer[i])
      const [p, from] = right.map(Number)
      if (i === 1 && given > from)
        return message('It repeats sooner: {n} is already like {m}.', { n: from, m: from + p })
      const by = i ? p : given
      const first = i ? given : from
      const n =
        Number.isInteger(by) && by > 0
          ? signs.findIndex((s, n) => n >= first && n + by < signs.length && s !== signs[n + by])
          : -1
      if (n >= 0)
        return message('{n} and {m} are not alike, so it does not repeat so.', { n, m: n + by })
      return by > 0
        ? message('That block repeats, but a shorter one does too.')
        : message('A block has one number or more.')
    })
  },
  look(x, field, engine) {
    const [p] = this.solution(x, engine).map(Number)
    return field
      ? message(
          'Starting at 0, compare each one with the one {p} further on. From where do they agree?',
          {
            p,
          },
        )
      : message('No block here is longer than {n}.', { n: p + 2 })
  },
  because: (_, [p, from]) =>
    message('From {from} on, each is like the one {p} further on.', { from, p }),
}
