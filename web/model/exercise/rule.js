/**
 * rule.js -- the rule of an exercise's game, for a reader who has no page of ours: on paper, on a learning platform. A rule is the
 * game's own sentence (how). No DOM.
 */
import { MISERE } from '../notation.js'
import { readSum } from '../sum.js'
import { using } from './kind.js'

/** @typedef {import('../../engine/engine.js').Engine} Engine */
/** @typedef {import('../../engine/engine.js').GameFacts} GameFacts */
/** @typedef {import('../../engine/engine.js').Item} Item */
/** @typedef {(key: string, slots?: Record<string, string | number>) => string} Say */

/** boards on which a move takes some of a number, and a number from which every allowed amount can be taken */
const TAKEN = ['heaps', 'pins']
const MANY = '40'

/** @typedef {import('./kind.js').Made & { kind: string }} Asked */

/** @param {Engine} engine @param {string} name */
const factsOf = (engine, name) => engine.games.find((g) => g.name === name)
/** @param {Item[]} items */
const total = (items) => items.reduce((sum, item) => sum + item.number, 0)

/** A game's title and rule; where the rules are amounts, these too, as its moves show them. @param {Engine} engine @param {GameFacts} facts @param {string} rules @param {Say} t */
function played(engine, { name, title, how, board }, rules, t) {
  const sentences = [`${t(title)}.`, t(how)]
  if (TAKEN.includes(board) && rules.replace(MISERE, ''))
    using(engine, { game: name, rules }, (game) => {
      const amounts = game.moves(MANY).map(({ to }) => Number(MANY) - total(game.items(to.text)))
      const list = [...new Set(amounts)].sort((a, b) => a - b).join(', ')
      sentences.push(t('The allowed amounts are: {list}.', { list }))
    })
  return sentences.join(' ')
}

/**
 * What the letters of winning and losing positions mean, where an exercise shows them or asks for them; '' elsewhere.
 * @param {import('./kind.js').Made & { level: number }} x @param {Say} t @param {{ win: string, loss: string }} [letters]
 */
export function lettersOf({ figure, fields, level, ask }, t, letters = { win: 'W', loss: 'L' }) {
  if (fields[0].as !== 'outcome' && (figure !== 'row' || level === 3)) return ''
  return /draw/.test(ask.text)
    ? t('{win}: the player to move wins; {loss}: the player to move loses; ∞: a draw by endless play.', letters) // prettier-ignore
    : t('{win}: the player to move wins; {loss}: the player to move loses.', letters)
}

/** That each player has edges of their own, '' where no edges have colours. @param {import('./kind.js').Made} x @param {Engine} engine @param {Say} t */
export const ownOf = (x, engine, t) =>
  x.game === 'hackenbush' && using(engine, x, (game) => game.flags(x.start).partizan)
    ? t('Left cuts only edges of Left, and Right only edges of Right.')
    : ''

/** Who wins when nobody can move; '' in a game for points. A question that asks for it does not name the rule. @param {Asked} x @param {Engine} engine @param {Say} t */
export function lastOf({ kind, game, rules }, engine, t) {
  if (!factsOf(engine, game)?.misere) return ''
  if (!MISERE.test(rules)) return t('The player who makes the last move wins.')
  if (kind === 'classify') return t('The player who makes the last move loses.')
  return game === 'nim'
    ? t('This is misère play: the player who takes the last stick loses.')
    : t('This is misère play: the player who makes the last move loses.')
}

/** The rule of an exercise's game without its end, '' if it is about no game. @param {Asked} x @param {Engine} engine @param {Say} t */
export function movesOf(x, engine, t) {
  const { game, rules, start } = x
  const facts = factsOf(engine, game)
  if (!facts) return ''
  const parts = game !== 'sum' ? [] : readSum(rules, start).flatMap((part, i) => {
    const own = factsOf(engine, part.name)
    return own ? `${t('Part {n}', { n: i + 1 })}: ${played(engine, own, part.rules, t)}` : []
  }) // prettier-ignore
  return [played(engine, facts, rules, t), ownOf(x, engine, t), ...parts].filter(Boolean).join(' ')
}

/** The rule of an exercise's game, '' if it is about no game. @param {Asked} x @param {Engine} engine @param {Say} t */
export const ruleOf = (x, engine, t) =>
  [movesOf(x, engine, t), lastOf(x, engine, t)].filter(Boolean).join(' ')
