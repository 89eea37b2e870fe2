/** dominated.js -- exercises on options that can be removed: dominated ones, on level 3 reversible ones. */
import { pretty } from '../../notation.js'
import { message } from '../../message.js'
import { until } from '../dice.js'
import { compare } from '../kind.js'
import { atLeast, braces, formOf, optionsOf, orderOf, printed } from './forms.js'

/** @typedef {import('../../../engine/engine.js').Engine} Engine */
/** @typedef {import('../dice.js').Dice} Dice */
/** @typedef {import('../kind.js').Exercise} Exercise */
/** @typedef {import('../kind.js').Level} Level */

/** Options, by level. */
const POOLS = [
  ['-2', '-1', '0', '1', '2', '3', '*', '+-1', '+-3', '{3|1}', '{4|-1}', '{0|-2}'],
  ['0', '*', '^', 'v', '1', '-1', '1/2', '*2', '^*', '+-1', '{2|0}', '{0|-2}', '{1|0}'],
  ['0', '*', '^', 'v', '*2', '^*', 'v*', '1', '-1', '+-1', '{2|-1}', '{1|-2}', '{1|0}', '{0|-1}', '{1|*}'],
] // prettier-ignore
const RELATIONS = { '=': '=', '<': '<', '>': '>', '|': '‖' }

/** @param {Dice} d @param {Level} level */
function drawn(d, level) {
  const pool = d.shuffle([...POOLS[level - 1]])
  const left = pool.splice(0, level === 1 ? 3 : d.roll(2, 3))
  return { player: /** @type {0 | 1} */ (level === 1 ? 0 : d.roll(0, 1)), text: braces(left, pool.splice(0, level === 1 ? 1 : d.roll(2, 3))) } // prettier-ignore
}
/** True if a is at least as good as b for a player. @param {Engine} engine @param {0 | 1} player @param {string} a @param {string} b */
const asGood = (engine, player, a, b) => (player ? atLeast(engine, b, a) : atLeast(engine, a, b))
/** The option that dominates an option, or the other player's answer that reverses it. @param {Engine} engine @param {string} text @param {0 | 1} player @param {string} option @param {boolean} reverses */
function against(engine, text, player, option, reverses) {
  if (reverses)
    return optionsOf2(engine, option, player ? 0 : 1).find((to) => asGood(engine, player ? 0 : 1, to, text)) // prettier-ignore
  return optionsOf(formOf(engine, text), player).find(
    (other) => other !== option && asGood(engine, player, other, option),
  )
}
/** A player's options in the canonical form of a game. @param {Engine} engine @param {string} text @param {0 | 1} player */
const optionsOf2 = (engine, text, player) =>
  formOf(engine, text).canonical[player].map(({ value }) => value)
/** The player of an exercise, the options, and those that can be removed. @param {Exercise} x @param {Engine} engine */
function asked(x, engine) {
  const [text, who] = /** @type {[string, string]} */ (x.row)
  return about(engine, text, /** @type {0 | 1} */ (Number(who)), x.level === 3)
}
/** @param {Engine} engine @param {string} text @param {0 | 1} player @param {boolean} reverses */
function about(engine, text, player, reverses) {
  const options = optionsOf(formOf(engine, text), player)
  const gone = options.map((option) => against(engine, text, player, option, reverses))
  return { text, player, options, gone, reverses }
}

/** @type {import('../kind.js').Kind} */
export const dominated = {
  chapter: 16,
  title: 'An option that nobody needs',
  idea: message(
    'An option is dominated when another of the same player is at least as good for that player. It is reversible when the other player has an answer to it that is at least as good for the other as the game was before.',
  ),
  make(d, level, engine) {
    const reverses = level === 3
    const { text, player } = until(
      () => drawn(d, level),
      ({ text, player }) => {
        const { gone } = about(engine, text, player, reverses)
        return (
          gone.filter((by) => by !== undefined).length === 1 &&
          (!reverses || !about(engine, text, player, false).gone.some((by) => by !== undefined))
        )
      },
    )
    const { options } = about(engine, text, player, reverses)
    return {
      game: '',
      rules: '',
      start: '',
      row: [text, String(player)],
      ask: message(
        reverses
          ? player
            ? 'Which of Right’s options is reversible?'
            : 'Which of Left’s options is reversible?'
          : player
            ? 'Which of Right’s options is dominated?'
            : 'Which of Left’s options is dominated?',
      ),
      fields: [{ name: 'Option', as: 'choice', choices: options.map(pretty) }],
      figure: 'form',
    }
  },
  solution: (x, engine) => [String(asked(x, engine).gone.findIndex((by) => by !== undefined))],
  fault(x, answer, engine) {
    const { text, player, options, reverses } = asked(x, engine)
    return compare(answer, this.solution(x, engine), () => {
      const option = options[Number(answer[0])]
      /** @param {string} a @param {string} [b] as it is named */
      const beside = (a, b = option, named = pretty(b)) => `${pretty(a)} ${RELATIONS[orderOf(engine, a, b)]} ${named}` // prettier-ignore
      const slots = printed({ option })
      if (!reverses) {
        const list = options.flatMap((one) => (one === option ? [] : beside(one))).join(', ')
        return message(
          player
            ? 'No other option of Right’s is at most {option}: {list}.'
            : 'No other option of Left’s is at least {option}: {list}.',
          { ...slots, list },
        )
      }
      const answers = optionsOf2(engine, option, player ? 0 : 1)
      const list = answers.map((to) => beside(to, text, 'G')).join(', ')
      return answers.length
        ? message(
            player
              ? 'After {option} no answer of Left’s is at least G, the whole game: {list}.'
              : 'After {option} no answer of Right’s is at most G, the whole game: {list}.',
            { ...slots, list },
          )
        : message(
            player
              ? 'After {option} Left has no answer that could reverse it.'
              : 'After {option} Right has no answer that could reverse it.',
            slots,
          )
    })
  },
  /** Names an option that stays. */
  look(x, _, engine) {
    const right = Number(this.solution(x, engine)[0])
    const fault = this.fault(x, [String(right ? 0 : 1)], engine)
    return fault && fault.why
  },
  because(x, [given], engine) {
    const { player, options, gone, reverses } = asked(x, engine)
    const slots = printed({ option: options[Number(given)], by: String(gone[Number(given)]) })
    return reverses
      ? message(
          player
            ? 'After {option} Left answers {by}, and {by} ≥ G, the whole game: Left is at least as well off as before both moves.'
            : 'After {option} Right answers {by}, and {by} ≤ G, the whole game: Right is at least as well off as before both moves.',
          slots,
        )
      : message(
          player
            ? 'Right never needs {option}, because {by} is better for Right: {option} > {by}. The move to {by} dominates it.'
            : 'Left never needs {option}, because {by} is better for Left: {option} < {by}. The move to {by} dominates it.',
          slots,
        )
  },
}
