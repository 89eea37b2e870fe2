/** worth.js -- exercises on the value of a partizan position: pictures of blue and red edges, dominoes, toads and frogs, stones. */
import { message } from '../../message.js'
import { until } from '../dice.js'
import {
  byOptions, formField, judged, optionsOf, orderOf, positionForm, printed,
} from './forms.js' // prettier-ignore

/** @typedef {import('../../../engine/engine.js').Engine} Engine */
/** @typedef {import('../../../engine/forms.js').Form} Form */
/** @typedef {import('../dice.js').Dice} Dice */
/** @typedef {import('../kind.js').Exercise} Exercise */
/** @typedef {import('../kind.js').Level} Level */

/** characters of the longest value to be typed */
const LONG = 8

/** @param {Dice} d @param {number} n */
const edges = (d, n) => d.list(n, 0, 1).map((side) => 'lr'[side]).join('') // prettier-ignore
/** @param {Dice} d @param {Level} level */
const picture = (d, level) =>
  level === 1
    ? edges(d, d.roll(2, 4))
    : `${edges(d, d.roll(1, 2))}(${edges(d, d.roll(1, 2))};${edges(d, d.roll(1, 2))})`
/** Random squares in notation. @param {Dice} d @param {number} rows @param {number} columns @param {string} signs */
export const squares = (d, rows, columns, signs) =>
  Array.from({ length: rows }, () =>
    Array.from({ length: columns }, () => d.pick([...signs])).join(''),
  ).join('|')
/** A small random position of one of some games. @param {Dice} d @param {string[]} games @returns {{ game: string, start: string }} */
export function small(d, games) {
  const game = d.pick(games)
  if (game === 'domineering')
    return { game, start: squares(d, ...d.pick(/** @type {[number, number][]} */ ([[2, 3], [3, 2], [3, 3]])), '...#') } // prettier-ignore
  if (game === 'toads') return { game, start: squares(d, 1, d.roll(4, 6), 'tf.') }
  return { game, start: squares(d, d.roll(1, 2), d.roll(3, 4), 'xo.') }
}
/** @param {Exercise} x @param {Engine} engine */
const valued = (x, engine) => /** @type {Form} */ (positionForm(engine, x, x.start))

/** @type {import('../kind.js').Kind} */
export const worth = {
  chapter: 15,
  title: 'What a position is worth',
  idea: message(
    'Write what each move leaves, Left’s to the left of a bar and Right’s to its right, and work those out first. Between numbers on both sides the value is the simplest number between them.',
  ),
  make(d, level, engine) {
    const draw = () =>
      level < 3
        ? { game: 'hackenbush', start: picture(d, level) }
        : small(d, ['domineering', 'toads', 'clobber'])
    const x = until(draw, ({ game, start }) => {
      const form = positionForm(engine, { game, rules: '' }, start)
      return (
        !!form &&
        form.value.length <= LONG &&
        form.entries.length > 1 &&
        /* a value of 0 only now and then */
        (form.value !== '0' || d.roll(1, 6) === 1)
      )
    })
    return {
      ...x,
      rules: '',
      ask: message('What is this position worth?'),
      fields: [formField('Value')],
      figure: 'position',
    }
  },
  solution: (x, engine) => [valued(x, engine).value],
  fault(x, answer, engine) {
    const form = valued(x, engine)
    return judged(engine, answer, [form.value], (_, given) => {
      const order = orderOf(engine, form.value, given)
      const slots = { answer: given }
      /* a strict example is preferred to one of equality */
      const found = (/** @type {0 | 1} */ player) => {
        const all = optionsOf(form, player)
        const beyond = all.find((to) => orderOf(engine, to, given) === '><'[player])
        return beyond ?? all.find((to) => orderOf(engine, to, given) === '=')
      }
      const [left, right] = [found(0), found(1)]
      if (order === '>')
        return left
          ? message('{answer} is too little: Left can move to {to}, which is at least {answer} already.', printed({ ...slots, to: left })) // prettier-ignore
          : message('{answer} is too little: Left wins the position minus {answer}, no matter who begins.', printed(slots)) // prettier-ignore
      if (order === '<')
        return right
          ? message('{answer} is too much: Right can move to {to}, which is at most {answer} already.', printed({ ...slots, to: right })) // prettier-ignore
          : message('{answer} is too much: Right wins the position minus {answer}, no matter who begins.', printed(slots)) // prettier-ignore
      return message(
        'It is not {answer}: the first player wins the position minus {answer}; if the two were equal, the second player would.',
        printed(slots),
      )
    })
  },
  look: (x, _, engine) =>
    message(
      'Written by its options, it is {form}.',
      printed({ form: byOptions(valued(x, engine)) }),
    ),
  because(x, _, engine) {
    const form = valued(x, engine)
    const written = byOptions(form)
    return written === form.value
      ? message('Its moves leave {form}, and none of them can be left out.', printed({ form: written })) // prettier-ignore
      : message('Its moves leave {form}, which is {value}.', printed({ form: written, value: form.value })) // prettier-ignore
  },
}
