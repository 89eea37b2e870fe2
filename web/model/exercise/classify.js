/** classify.js -- exercises on the kind of a game, to be read off its rule. The engine's flags answer. */
import { message } from '../message.js'
import { arrows } from './graph.js'
import { compare, using } from './kind.js'

/** @typedef {import('../../engine/engine.js').Engine} Engine */
/** @typedef {import('./kind.js').Exercise} Exercise */
/** @typedef {import('./kind.js').Field} Field */

/**
 * @typedef {object} Question
 * @property {'impartial' | 'misere' | 'loopy'} flag the engine's flag that answers it
 * @property {string} name
 * @property {string[]} choices [the flag is set, it is not]
 * @property {string} look the hint
 * @property {[string, string]} why the reason for each choice
 */

/** @type {Question[]} */
const QUESTIONS = [
  {
    flag: 'impartial',
    name: 'Impartial or partizan?',
    choices: ['Impartial', 'Partizan'],
    look: 'Choose a position. Would the other player have the same moves there, and win by the same rule?',
    why: [
      'From every position both players have the same moves, and win by the same rule.',
      'What may be done depends on whose turn it is.',
    ],
  },
  {
    flag: 'loopy',
    name: 'Does it always end?',
    choices: ['It may go on for ever', 'It always ends'],
    look: 'Does each move use something up, or can a move be taken back later?',
    why: [
      'There is a way back to the same position.',
      'No position can come back, and there are only finitely many.',
    ],
  },
  {
    flag: 'misere',
    name: 'Normal or misère?',
    choices: [
      'Misère: the player who cannot move wins',
      'Normal: the player who cannot move loses',
    ],
    look: 'Read the last sentence of the rule: what happens to the player who makes the last move?',
    why: ['The player who makes the last move loses.', 'The player who makes the last move wins.'],
  },
]
/** The reason why a game in which points decide is partizan. */
const AIMS =
  'Both players have the same moves, but one wants the largest result and the other the smallest.'
/** The games that are asked about: each rule tells by itself who may do what, and who wins. @type {[game: string, rules: string, start: string][]} */
const GAMES = [
  ['nim', '', '3 4 5'], ['nim', 'misere', '3 4 5'], ['subtraction', '1 3 4', '12'], ['subtraction', 'misere 1 2 3', '21'],
  ['divisor', '', '12'], ['divisor', 'misere', '30'], ['coins', '', '3 7 7'], ['staircase', '', '2 1 3'], ['staircase', 'misere', '1 2 1'],
  ['maze', '.../.../...', 'c3'], ['maze', 'misere .../.../...', 'c3'], ['octal', 'kayles', '9'],
  ['tictactoe', '3', '.../.../...'], ['tree', '3 5 2 9', ''],
  ['domineering', '', '...|...'], ['toads', '', 'tt.ff'], ['clobber', '', 'xox|oxo'],
] // prettier-ignore

/** @param {Exercise} x @param {Engine} engine */
const flagsOf = (x, engine) => using(engine, x, (game) => game.flags(x.start))
/** The question of a field. @param {Field} field */
const questionOf = (field) => /** @type {Question} */ (QUESTIONS.find((q) => q.name === field.name))

/** @type {import('./kind.js').Kind} */
export const classify = {
  chapter: 0,
  title: 'Classify a game',
  idea: message(
    'Read the rule as if you were each player in turn: does it say who may make a move, or what each of the two wants? Can a position come back? Who wins when no move is left?',
  ),
  make(d, level, engine) {
    const graph = level === 3
    const [game, rules, start] = graph
      ? [
          'graph',
          d.pick(['', 'misere ']) +
            [...arrows(d, 5, 1), ...(d.roll(0, 1) ? [`${d.roll(2, 3)}>${d.roll(4, 5)}`] : [])].join(
              ' ',
            ),
          '5',
        ]
      : d.pick(level === 1 ? GAMES.filter(([, rules]) => !/^misere/.test(rules)) : GAMES)
    const facts = engine.games.find((g) => g.name === game)
    return {
      game,
      rules,
      start,
      ask: message('What kind of game is it?'),
      fields: QUESTIONS.filter(({ flag }) =>
        flag === 'misere' ? level > 1 && facts?.misere : true,
      ).map(({ name, choices }) => ({ name, as: 'choice', choices })),
      figure: graph ? 'graph' : 'game',
    }
  },
  solution(x, engine) {
    const flags = flagsOf(x, engine)
    return x.fields.map((field) => {
      const { flag } = questionOf(field)
      // with points, both players may have the same moves, but not the same aim
      return flags[flag] && !(flag === 'impartial' && flags.gains) ? '0' : '1'
    })
  },
  fault(x, answer, engine) {
    const right = this.solution(x, engine)
    const { gains, scored } = flagsOf(x, engine)
    return compare(answer, right, (i) => {
      const { flag, why } = questionOf(x.fields[i])
      return message(flag === 'impartial' && (gains || scored) ? AIMS : why[Number(right[i])])
    })
  },
  look: (x, field) => message(questionOf(x.fields[field]).look),
}
