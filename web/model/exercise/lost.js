/** lost.js -- exercises with four boards, of which one is lost. */
import { message } from '../message.js'
import { until } from './dice.js'
import { compare, OPEN, QUICK, using } from './kind.js'
import { moveWords } from './words.js'

/** @typedef {import('./dice.js').Dice} Dice */
/** @typedef {import('./kind.js').Exercise} Exercise */
/** @typedef {import('./kind.js').Level} Level */

/** @param {Dice} d @param {Level} level @returns {{ game: string, rules: string, draw: () => string }} */
function boards(d, level) {
  const game = level === 1 ? 'nim' : d.pick(['nim', 'staircase', 'nim'])
  const rules = level === 3 && game === 'nim' ? 'misere' : ''
  const heaps = game === 'staircase' ? 4 : level + 1
  return {
    game,
    rules,
    draw: () => d.list(heaps, game === 'staircase' ? 0 : 1, 4 + level).join(' '),
  }
}
/** @param {Exercise} x */
const choicesOf = (x) => x.fields[0].choices ?? []

/** @type {import('./kind.js').Kind} */
export const lost = {
  chapter: 3,
  title: 'In which board does the player to move lose?',
  idea: message(
    'Three of these boards have a move that wins. On the fourth every move can be answered: look for pairs that cancel out.',
  ),
  make(d, level, engine) {
    const { game, rules, draw } = boards(d, level)
    const choices = using(engine, { game, rules }, (open) => {
      /** @param {string} outcome */
      const one = (outcome) =>
        until(draw, (p) => open.solve(p, QUICK).outcome === outcome && open.moves(p).length > 1)
      const out = [one('loss')]
      while (out.length < 4) {
        const next = one('win')
        if (!out.includes(next)) out.push(next)
      }
      return d.shuffle(out)
    })
    return {
      game,
      rules,
      start: '',
      ask: message('In one of these boards the player to move loses. Which one?'),
      fields: [{ name: 'The losing board', as: 'choice', choices }],
      figure: 'boards',
    }
  },
  solution: (x, engine) =>
    using(engine, x, (game) => [
      String(choicesOf(x).findIndex((p) => game.solve(p).outcome === 'loss')),
    ]),
  fault(x, answer, engine) {
    const right = this.solution(x, engine)
    return compare(answer, right, () =>
      using(engine, x, (game) => {
        const position = choicesOf(x)[Number(answer[0])]
        const move = position && game.solve(position).move
        return move
          ? message('{position} is winning: “{move}” leaves {to}, which is losing.', {
              position,
              move: moveWords(engine, game, position, move),
              to: move.to.text,
            })
          : OPEN
      }),
    )
  },
  /** Names a board that is not lost. */
  look(x, _, engine) {
    const right = Number(this.solution(x, engine)[0])
    const fault = this.fault(x, [String(right ? 0 : 1)], engine)
    return fault && fault.why
  },
  because: (x, [given], engine) =>
    using(engine, x, (game) =>
      message('{position} is losing: the other player has an answer to each of the {n} moves.', {
        position: choicesOf(x)[Number(given)],
        n: game.moves(choicesOf(x)[Number(given)]).length,
      }),
    ),
}
