/** claim.js -- exercises on a sentence about all numbers with a remainder: true, or which number is a counterexample? */
import { message } from '../message.js'
import { until } from './dice.js'
import { OPEN, using } from './kind.js'
import { amounts, whyNumber } from './subtraction.js'

/** @typedef {import('../../engine/engine.js').Engine} Engine */
/** @typedef {import('./kind.js').Claim} Claim */
/** @typedef {import('./kind.js').Exercise} Exercise */

/** @param {Exercise} x */
const claimOf = (x) => /** @type {Claim} */ (x.claim)
/** The numbers of a claim. @param {Claim} claim */
const spokenOf = ([remainder, by, , most]) =>
  Array.from({ length: most }, (_, i) => i + 1).filter((n) => n % by === remainder)
/** The numbers for which a claim is false. @param {{ game: string, rules: string }} x @param {Claim} claim @param {Engine} engine */
const counterexamples = (x, claim, engine) =>
  using(engine, x, (game) => {
    const { rows } = game.table(claim[3])
    const outcome = new Map(rows.map((r) => [Number(r.text), r.outcome]))
    return spokenOf(claim).filter((n) => outcome.get(n) !== claim[2])
  })

/** @type {import('./kind.js').Kind} */
export const claim = {
  chapter: 1,
  title: 'True, or a counterexample',
  idea: message(
    'Work out the first numbers from 0 upward, and look at those that the claim speaks of. A single one that breaks it is enough.',
  ),
  make(d, level, engine) {
    const most = [0, 20, 30, 40][level]
    const wanted = d.roll(0, 1) === 1
    const draw = () => {
      const game = level === 1 ? 'subtraction' : d.pick(['subtraction', 'subtraction', 'divisor'])
      const by = d.roll(2, 3 + level)
      /** @type {Claim} */
      const claim = [d.roll(0, by - 1), by, d.pick(/** @type {const} */ (['loss', 'win'])), most]
      return { game, rules: game === 'divisor' ? '' : amounts(d, level).join(' '), claim }
    }
    const x = until(draw, (x) => {
      const n = counterexamples(x, x.claim, engine).length
      return wanted ? !n : n > 0 && n <= most / 2 / x.claim[1]
    })
    const [r, k, outcome] = x.claim
    return {
      ...x,
      start: '',
      ask: r
        ? message(
            outcome === 'loss'
              ? 'Is it true? “Every number from 1 to {most} that leaves {r} when divided by {k} is losing.”'
              : 'Is it true? “Every number from 1 to {most} that leaves {r} when divided by {k} is winning.”',
            { most, r, k },
          )
        : message(
            outcome === 'loss'
              ? 'Is it true? “Every multiple of {k} from 1 to {most} is losing.”'
              : 'Is it true? “Every multiple of {k} from 1 to {most} is winning.”',
            { most, k },
          ),
      fields: [
        { name: 'The claim is', as: 'choice', choices: ['true', 'false'] },
        { name: 'A number for which it is false', as: 'number' },
      ],
      figure: 'game',
    }
  },
  solution(x, engine) {
    const [first] = counterexamples(x, claimOf(x), engine)
    return first === undefined ? ['0', ''] : ['1', String(first)]
  },
  /** Every counterexample. */
  rights(x, engine) {
    const found = counterexamples(x, claimOf(x), engine)
    return found.length ? found.map((n) => ['1', String(n)]) : [['0', '']]
  },
  fault(x, [choice = '', n = ''], engine) {
    const found = counterexamples(x, claimOf(x), engine)
    if (!choice) return { field: 0, open: true, why: OPEN }
    if (choice === '0')
      return found.length ? { field: 0, open: false, why: whyNumber(x, found[0], engine) } : null
    if (!n && found.length) return { field: 1, open: true, why: OPEN }
    if (found.includes(Number(n))) return null
    return {
      field: n ? 1 : 0,
      open: false,
      why: !n
        ? message('There is no number for which it is false.')
        : spokenOf(claimOf(x)).includes(Number(n))
          ? whyNumber(x, Number(n), engine)
          : message('The claim says nothing about {n}.', { n: Number(n) || n }),
    }
  },
  look: (x) =>
    message('It speaks only of {list}. Look at these.', { list: spokenOf(claimOf(x)).join(', ') }),
  because(x, [choice, n], engine) {
    return choice === '0'
      ? message('All of them obey: {list}.', { list: spokenOf(claimOf(x)).join(', ') })
      : whyNumber(x, Number(n), engine)
  },
}
