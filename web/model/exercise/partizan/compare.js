/** compare.js -- exercises on two games: greater, less, equal or confused? The winner of their difference tells. */
import { compareForms } from '../../../engine/forms.js'
import { holds, movesOf } from '../../forms.js'
import { message } from '../../message.js'
import { until } from '../dice.js'
import { compare as field } from '../kind.js'
import { byOptions, orderOf, positionForm, printed } from './forms.js'
import { small } from './worth.js'

/** @typedef {import('../../../engine/engine.js').Engine} Engine */
/** @typedef {import('../kind.js').Exercise} Exercise */

/** the relation of each choice */
const SIGNS = ['>', '<', '=', '|']
/** Forms to compare, by level. @type {string[][]} */
const TEXTS = [
  ['0', '1', '-1', '2', '1/2', '-1/2', '1/4', '3/4', '*', '{0|1}', '{1|2}', '{0|3}', '{-1|1}', '{1|-1}', '{2|0}', '{-1|-2}', '{1|1}', '{3|1}', '{0|}'],
  ['0', '^', 'v', '*', '^*', 'v*', '^2', '^2*', '^3', '*2', '1/4', '-1/4', '1*', '{1|0}', '{0|-1}', '{2|-1}', '{0|*}', '{0,*|0}', '{*|0}', '{0|*2}', '{^|v}', '{0|^}'],
] // prettier-ignore

/** The two games as forms. @param {{ game: string, rules: string, row?: string[] }} x @param {Engine} engine @returns {[string, string] | null} null: too large */
const pairOf = (x, engine) => {
  const row = /** @type {[string, string]} */ (x.row)
  if (!x.game) return row
  const forms = row.map((start) => positionForm(engine, x, start))
  const texts = forms.flatMap((form) => (form && form.entries.length > 1 ? byOptions(form) : []))
  return texts.length < 2 ? null : /** @type {[string, string]} */ (texts)
}
/** @param {Exercise} x @param {Engine} engine */
const pair = (x, engine) => /** @type {[string, string]} */ (pairOf(x, engine))
/** The sentence that tells how a player wins G − H by moving first, or does not. @param {[string, string]} pair @param {0 | 1} player @param {Engine} engine */
function first(pair, player, { memory }) {
  const move = movesOf(pair, player, memory).find(({ to }) => holds(to, player, memory))
  if (!move)
    return message(
      player
        ? 'When Right begins G − H, Right does not win it.'
        : 'When Left begins G − H, Left does not win it.',
    )
  return message(
    player
      ? move.in
        ? 'Right wins G − H by moving first: H becomes {to}, and G ≤ {to}.'
        : 'Right wins G − H by moving first: G becomes {to}, and {to} ≤ H.'
      : move.in
        ? 'Left wins G − H by moving first: H becomes {to}, and G ≥ {to}.'
        : 'Left wins G − H by moving first: G becomes {to}, and {to} ≥ H.',
    printed({ to: move.text }),
  )
}

/** @type {import('../kind.js').Kind} */
export const compare = {
  chapter: 16,
  title: 'Compare two games',
  idea: message(
    'Play G − H twice, so that each player begins once. If Left wins both, G > H; if Right wins both, G < H; if the player who moves second wins both, they are equal; if the player who moves first wins both, they are confused.',
  ),
  make(d, level, engine) {
    const wanted = d.pick(SIGNS)
    const draw = () => {
      if (level < 3) return { game: '', rules: '', row: [d.pick(TEXTS[level - 1]), d.pick(TEXTS[level - 1])] } // prettier-ignore
      const { game, start } = small(d, ['domineering', 'toads', 'clobber'])
      return { game, rules: '', row: [start, until(() => small(d, [game]), (other) => other.start !== start).start] } // prettier-ignore
    }
    const x = until(draw, (x) => {
      const [g, h] = pairOf(x, engine) ?? []
      if (!g || !h || x.row[0] === x.row[1]) return false
      const { sign, minus } = compareForms(engine.memory, g, h)
      return sign === wanted && !!minus && minus.length < 30
    })
    return {
      ...x,
      start: '',
      ask: message('How do G and H compare?'),
      fields: [
        {
          name: 'Answer',
          as: 'choice',
          choices: ['G is greater', 'G is less', 'equal', 'confused'],
        },
      ],
      figure: 'two',
    }
  },
  solution: (x, engine) => [String(SIGNS.indexOf(orderOf(engine, ...pair(x, engine))))],
  fault(x, answer, engine) {
    const games = pair(x, engine)
    const sign = orderOf(engine, ...games)
    return field(answer, this.solution(x, engine), () => {
      const given = SIGNS[Number(answer[0])]
      /* the player whose play does not end as the answer claims */
      const player =
        given === '>' ? (sign === '=' ? 0 : 1)
        : given === '<' ? (sign === '=' ? 1 : 0)
        : given === '=' ? (sign === '<' ? 1 : 0)
        : sign === '<' ? 0 : 1 // prettier-ignore
      return first(games, player, engine)
    })
  },
  look: () => message('G ≥ H means that Left wins G − H when Right begins. Try that one first.'),
  because(x, _, engine) {
    const { sign, minus } = compareForms(engine.memory, ...pair(x, engine))
    return message(
      {
        '>': 'G − H is {minus}, and Left wins it no matter who begins: G > H.',
        '<': 'G − H is {minus}, and Right wins it no matter who begins: G < H.',
        '=': 'G − H is {minus}, and the player who moves second wins it: G = H.',
        '|': 'G − H is {minus}, and the player who moves first wins it: G and H are confused.',
      }[sign],
      printed({ minus: String(minus) }),
    )
  },
}
