/**
 * sentence.js -- reads and writes a number inside a figure's attribute, and asks the engine about the figure's position, for
 * cgt-number and cgt-value.
 */
import { mex, readNumbers } from '../model/numbers.js'
import { outcomePeriod } from '../model/period.js'

/** @typedef {import('../engine/engine.js').Outcome} Outcome */
/** @typedef {{ game: string, rules: string, position: string, grundy: boolean }} Shown what a figure shows */
/** an answer: an outcome, a number, or several words @typedef {Outcome | number | string[] | null} Answer */

/** positions of a table, in which a period is looked for */
const ROWS = 512
/** the most words of a list */
const WORDS = 6
/** stands for the rest of a list */
const MORE = '…'
/** the most moves played for one word: some 10 ms, as a reader waits for it while typing */
const BUDGET = 60_000
/** the most moves that are examined one by one, and that are counted */
const LOOKED = 256
const COUNTED = 4096

/** A number of a text. @param {string} text @param {string} part its place, from 1, or 'last': in a list 1, 2, ... n the last number is the one to change @returns {number} */
export function numberIn(text, part) {
  const numbers = text.match(/\d+/g) ?? []
  return Number(part === 'last' ? numbers.at(-1) : numbers[Number(part) - 1])
}
/** The text with another number in that place. @param {string} text @param {string} part @param {number} n */
export function withNumber(text, part, n) {
  if (part === 'last') return Array.from({ length: n }, (_, i) => i + 1).join(' ')
  let i = 0
  return text.replace(/\d+/g, (was) => (++i === Number(part) ? String(n) : was))
}

/** The game and the position of a figure, from its attributes. @param {(name: string) => string | null} get @param {string} [place] the attribute that holds its position, `at` of a strip @returns {Shown} */
export function shown(get, place = 'start') {
  const edges = get('edges')
  const heaps = get('heaps')
  return {
    game: get('game') ?? (edges ? 'graph' : heaps ? 'nim' : 'sum'),
    rules: get('rules') ?? edges ?? '',
    position: get(place) ?? get('start') ?? heaps ?? get('set') ?? '',
    grundy: get('values') === 'grundy',
  }
}

/** @type {Record<string, (game: import('../engine/engine.js').Game, figure: Shown) => Answer>} */
const TELLS = {
  outcome: (game, { position }) => game.solve(position, { budget: BUDGET }).outcome,
  grundy: (game, { position }) => game.solve(position, { budget: BUDGET }).grundy,
  moves: (game, { position }) => {
    const { length } = game.moves(position, { limit: COUNTED })
    return length < COUNTED ? length : [MORE]
  },
  wins: (game, { position }) => winning(game, position, (m) => m.text),
  leave: (game, { position }) => winning(game, position, (m) => m.to.text),
  take: (game, { position }) => winning(game, position, (m) => m.text.split('-')[1]),
  lost: (game) => {
    const lost = game.table(ROWS).rows.filter((row) => row.outcome === 'loss')
    return [...lost.slice(0, WORDS).map((row) => row.text), ...(lost.length > WORDS ? [MORE] : [])]
  },
  period: (game, { grundy }) => {
    const table = game.table(ROWS)
    const { period } = table
    return period && (grundy ? period : outcomePeriod(table, period)).period
  },
}
/**
 * A word for each winning move; if there are very many moves, for the one that is known.
 * @param {import('../engine/engine.js').Game} game @param {string} position
 * @param {(move: import('../engine/engine.js').Move) => string} word
 */
function winning(game, position, word) {
  const moves = game.moves(position, { limit: LOOKED })
  if (moves.length === LOOKED) {
    const { outcome, move } = game.solve(position, { budget: BUDGET })
    if (outcome === 'loss') return []
    return outcome === 'win' && move ? [word(move), MORE] : [MORE]
  }
  const budget = Math.floor(BUDGET / moves.length)
  const left = moves.map(({ to }) => game.solve(to, { budget }).outcome)
  const words = moves.filter((_, i) => left[i] === 'loss').map(word)
  return left.includes('unknown') ? [...words, MORE] : words
}

/**
 * The answer to a question about a figure.
 * @param {import('../engine/engine.js').Engine} engine @param {Shown} figure
 * @param {string} what outcome, grundy, moves (their number), wins (the winning ones), leave (the positions that these leave),
 *   take (their amounts), lost (the first lost positions), period, mex
 * @returns {Answer}
 * @throws {import('../engine/errors.js').EngineError}
 */
export function tell(engine, figure, what) {
  if (what === 'mex') return mex(readNumbers(figure.position, { count: 64 }))
  const game = engine.game(figure.game, { rules: figure.rules })
  try {
    return Object.hasOwn(TELLS, what) ? TELLS[what](game, figure) : null
  } finally {
    game.close()
  }
}
