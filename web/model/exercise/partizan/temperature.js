/** temperature.js -- exercises on mean and temperature: of a switch, a game one step deeper, a small hot position. */
import { message } from '../../message.js'
import { until } from '../dice.js'
import { formField, formOf, judged, orderOf, positionForm, printed } from './forms.js'
import { squares } from './worth.js'

/** @typedef {import('../../../engine/engine.js').Engine} Engine */
/** @typedef {import('../../../engine/forms.js').Form} Form */
/** @typedef {import('../dice.js').Dice} Dice */
/** @typedef {import('../kind.js').Exercise} Exercise */
/** @typedef {import('../kind.js').Level} Level */
/** @typedef {{ game: string, start: string, row?: string[] }} Drawn */

/** characters of the longest value of a position */
const LONG = 16

/** @param {Dice} d @param {Level} level @returns {Drawn} */
function drawn(d, level) {
  const falling = (/** @type {number} */ n) => d.set(n, -5, 6).reverse()
  const form = (/** @type {string} */ text) => ({ game: '', start: '', row: [text] })
  if (level === 1) return form(`{${falling(2).join('|')}}`)
  if (level === 2) {
    const [a, b, c] = falling(3)
    return form(d.roll(0, 1) ? `{${a}||${b}|${c}}` : `{${a}|${b}||${c}}`)
  }
  if (d.roll(0, 1)) {
    const [a, b, c, e] = falling(4)
    return form(`{${a}|${b}||${c}|${e}}`)
  }
  const [rows, columns] = d.pick([[2, 2], [2, 3], [3, 2], [3, 3]]) // prettier-ignore
  return { game: 'domineering', start: squares(d, rows, columns, '...#') }
}
/** @param {Drawn} x @param {Engine} engine */
const form = ({ game, start, row }, engine) =>
  game ? positionForm(engine, { game, rules: '' }, start) : formOf(engine, String(row))
/** @param {Exercise} x @param {Engine} engine */
const formIn = (x, engine) => /** @type {Form} */ (form(x, engine))

/** @type {import('../kind.js').Kind} */
export const temperature = {
  chapter: 18,
  title: 'Mean and temperature',
  idea: message(
    'The player who moves pays a tax of t: Left’s wall comes down as t grows and Right’s goes up. They meet at the temperature, and the number where they meet is the mean.',
  ),
  make(d, level, engine) {
    const x = until(
      () => drawn(d, level),
      (x) => {
        const found = form(x, engine)
        return !!found && found.temperature.at > 0 && (!x.game || found.value.length <= LONG)
      },
    )
    return {
      ...x,
      rules: '',
      ask: message(
        x.game
          ? 'What are the mean and the temperature of this position?'
          : 'What are the mean and the temperature of this game?',
      ),
      fields: [formField('Mean'), formField('Temperature')],
      figure: x.game ? 'position' : 'form',
    }
  },
  solution(x, engine) {
    const { mean, temperature } = formIn(x, engine)
    return [mean.text, temperature.text]
  },
  fault(x, answer, engine) {
    const { stops, temperature, mean } = formIn(x, engine)
    return judged(engine, answer, [mean.text, temperature.text], (field, given) => {
      const slots = printed({ answer: given, left: stops[0].text, right: stops[1].text })
      if (formOf(engine, given).temperature.at >= 0)
        return message('{answer} is not a number.', printed({ answer: given }))
      if (!field)
        return ['>', '|'].includes(orderOf(engine, given, stops[0].text)) ||
          ['<', '|'].includes(orderOf(engine, given, stops[1].text))
          ? message('The mean always lies between the two stops, {right} and {left}.', slots)
          : message('Left’s wall begins at {left} and Right’s at {right}, and they do not meet at {answer}.', slots) // prettier-ignore
      return orderOf(engine, given, temperature.text) === '<'
        ? message('From the stops {left} and {right} the walls have not met yet at temperature {answer}.', slots) // prettier-ignore
        : message('From the stops {left} and {right} the walls have met before temperature {answer}.', slots) // prettier-ignore
    })
  },
  look: (x, _, engine) =>
    message('Left’s stop is {left} and Right’s is {right}: the walls begin there.', printed(stopsOf(formIn(x, engine)))), // prettier-ignore
  because(x, _, engine) {
    const found = formIn(x, engine)
    return message(
      'The walls begin at the stops, {left} and {right}, and meet at {mean}, at temperature {temperature}.',
      printed({ ...stopsOf(found), mean: found.mean.text, temperature: found.temperature.text }),
    )
  },
}
/** @param {Form} form */
const stopsOf = ({ stops: [left, right] }) => ({ left: left.text, right: right.text })
