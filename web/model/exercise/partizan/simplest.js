/** simplest.js -- exercises on the simplest number between two sets: the one with the earliest birthday. */
import { message } from '../../message.js'
import { until } from '../dice.js'
import { atLeast, braces, formField, formOf, judged, optionsOf, printed } from './forms.js'

/** @typedef {import('../../../engine/engine.js').Engine} Engine */
/** @typedef {import('../dice.js').Dice} Dice */
/** @typedef {import('../kind.js').Exercise} Exercise */
/** @typedef {import('../kind.js').Level} Level */

/** @param {Dice} d @param {Level} level */
function drawn(d, level) {
  const below = 2 ** (level === 1 ? d.roll(0, 1) : d.roll(1, 1 + level))
  const number = () => `${d.roll(-2 * below, 3 * below)}/${below}`
  const side = () => Array.from({ length: level === 1 ? 1 : d.roll(1, 2) }, number)
  const left = d.roll(1, 8) === 1 ? [] : side()
  return braces(left, left.length && d.roll(1, 8) === 1 ? [] : side())
}
/** True for a number: only numbers have a temperature below 0. @param {Engine} engine @param {string} text */
const isNumber = (engine, text) => formOf(engine, text).temperature.at < 0
/** @param {Exercise} x */
const textOf = (x) => String(x.row)

/** @type {import('../kind.js').Kind} */
export const simplest = {
  chapter: 15,
  title: 'The simplest number',
  idea: message(
    'The simplest number between the two sets is the one born first: 0, then whole numbers, the nearest to 0 first, then halves, quarters and so on, as long as none fits.',
  ),
  make(d, level, engine) {
    const row = until(
      () => {
        const { entries } = formOf(engine, drawn(d, level))
        /* fractions in lowest terms */
        const side = (/** @type {number} */ player) => [...new Set(entries.flatMap((e) => (e.player === player && e.from === null ? e.value : [])))] // prettier-ignore
        return [side(0), side(1)]
      },
      ([left, right]) =>
        !left.some((a) => right.some((b) => atLeast(engine, a, b))) &&
        formOf(engine, braces(left, right)).birthday >= (level > 1 ? level : 0),
    )
    return {
      game: '',
      rules: '',
      start: '',
      row: [braces(row[0], row[1])],
      ask: message('Which is the simplest number between the two sets?'),
      fields: [formField('Number')],
      figure: 'form',
    }
  },
  solution: (x, engine) => [formOf(engine, textOf(x)).value],
  fault(x, answer, engine) {
    const form = formOf(engine, textOf(x))
    return judged(engine, answer, [form.value], (_, given) => {
      if (!isNumber(engine, given))
        return message('{answer} is not a number.', printed({ answer: given }))
      const left = optionsOf(form, 0).find((a) => atLeast(engine, a, given))
      if (left) return message('{answer} is not greater than {option}, on the left.', printed({ answer: given, option: left })) // prettier-ignore
      const right = optionsOf(form, 1).find((b) => atLeast(engine, given, b))
      if (right) return message('{answer} is not less than {option}, on the right.', printed({ answer: given, option: right })) // prettier-ignore
      const days = { day: formOf(engine, given).birthday, first: form.birthday }
      return message('{answer} is between them, but it is born on day {day}, and one of day {first} is between them too.', { ...printed({ answer: given }), ...days }) // prettier-ignore
    })
  },
  look: (x, _, engine) =>
    message('It is born on day {day}.', { day: formOf(engine, textOf(x)).birthday }),
  because(_, [answer], engine) {
    const { birthday } = formOf(engine, answer)
    return message(
      '{answer} is born on day {day}, and no other number between them is born so early.',
      {
        ...printed({ answer: formOf(engine, answer).value }),
        day: birthday,
      },
    )
  },
}
