/**
 * sentence.js -- numbers of a sentence that belong to a figure: which number of an attribute, the attribute with
 * another number there, and what the engine says of what the figure shows.
 */
import { mex, readNumbers } from './numbers.js'
import { outcomePeriod } from './period.js'

/** @typedef {import('../engine/engine.js').Outcome} Outcome */
/** @typedef {{ game: string, rules: string, position: string, grundy: boolean }} Shown what a figure shows */
/** what is told: an outcome, a number, or several words @typedef {Outcome | number | string[] | null} Told */

/** positions of a table: its period lies within */
const ROWS = 512
/** words of a list */
const WORDS = 6
/** moves played at the most for one answer */
const BUDGET = 300_000

/** The number of a text. @param {string} text @param {string} part which, from 1; or last: 1, 2, ... up to it @returns {number} */
export function numberIn(text, part) {
  const numbers = text.match(/\d+/g) ?? []
  return Number(part === 'last' ? numbers.at(-1) : numbers[Number(part) - 1])
}
/** The text with another number there. @param {string} text @param {string} part @param {number} n */
export function withNumber(text, part, n) {
  if (part === 'last') return Array.from({ length: n }, (_, i) => i + 1).join(' ')
  let i = 0
  return text.replace(/\d+/g, (was) => (++i === Number(part) ? String(n) : was))
}

/** What a figure shows, from its attributes. @param {string} element its name @param {(name: string) => string | null} get @returns {Shown} */
export function shown(element, get) {
  const edges = get('edges')
  const heaps = get('heaps')
  return {
    game: get('game') ?? (edges ? 'graph' : heaps ? 'nim' : 'sum'),
    rules: get('rules') ?? edges ?? '',
    position:
      (element === 'cgt-strip' ? get('at') : null) ?? get('start') ?? heaps ?? get('set') ?? '',
    grundy: get('values') === 'grundy',
  }
}

/** @type {Record<string, (game: import('../engine/engine.js').Game, figure: Shown) => Told>} */
const TELLS = {
  outcome: (game, { position }) => game.solve(position, { budget: BUDGET }).outcome,
  grundy: (game, { position }) => game.solve(position, { budget: BUDGET }).grundy,
  moves: (game, { position }) => game.moves(position).length,
  wins: (game, { position }) => winning(game, position).map((m) => m.text),
  leave: (game, { position }) => winning(game, position).map((m) => m.to.text),
  take: (game, { position }) => winning(game, position).map((m) => m.text.split('-')[1]),
  lost: (game) => {
    const lost = game.table(ROWS).rows.filter((row) => row.outcome === 'loss')
    return [...lost.slice(0, WORDS).map((row) => row.text), ...(lost.length > WORDS ? ['…'] : [])]
  },
  period: (game, { grundy }) => {
    const { rows, period } = game.table(ROWS)
    return period && (grundy ? period : outcomePeriod(rows, period)).period
  },
}
/** @param {import('../engine/engine.js').Game} game @param {string} position */
const winning = (game, position) =>
  game.moves(position).filter(({ to }) => game.solve(to, { budget: BUDGET }).outcome === 'loss')

/**
 * @param {import('../engine/engine.js').Engine} engine @param {Shown} figure
 * @param {string} what outcome, grundy, moves (how many), wins (those that win), leave (what these leave), take (how much),
 *   lost (the first lost positions), period, mex
 * @returns {Told}
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
