/** moves.js -- exercises with a board on which a winning move is to be found, or there is none: Nim and its relatives, a maze, sums. */
import { IllegalMove } from '../../engine/errors.js'
import { message } from '../message.js'
import { until } from './dice.js'
import { NONE, OPEN, QUICK, using } from './kind.js'
import { amounts } from './subtraction.js'
import { moveWords } from './words.js'

/** @typedef {import('../../engine/engine.js').Engine} Engine */
/** @typedef {import('../../engine/engine.js').Game} Game */
/** @typedef {import('../../engine/engine.js').Move} Move */
/** @typedef {import('../../engine/engine.js').Position} Position */
/** @typedef {import('./dice.js').Dice} Dice */
/** @typedef {import('./kind.js').Exercise} Exercise */
/** @typedef {import('./kind.js').Kind} Kind */
/** @typedef {import('./kind.js').Level} Level */
/** @typedef {import('./words.js').Sentence} Sentence */

/** the most moves of a play that is shown */
const LONGEST = 100

/** The numbers whose XOR decides, as text: 7 ⊕ 4 ⊕ 3. @param {Game} game @param {Position | string} position */
function heapsOf(game, position) {
  const numbers =
    game.name === 'staircase'
      ? String(position)
          .split(/\s+/)
          .filter((_, i) => i % 2 === 0)
      : game.explain(position).parts.map(({ grundy }) => String(grundy))
  const left = numbers.filter((n) => Number(n))
  return left.length ? left.join(' ⊕ ') : '0'
}
/** Sentences with the XOR before and after the move, by game. @type {Record<string, [now: string, after: string]>} */
const XORS = {
  nim: ['The heaps: {heaps} = {n}.', '“{move}” wins: it leaves {heaps} = 0.'],
  staircase: ['On the odd steps: {heaps} = {n}.', '“{move}” wins: on the odd steps it leaves {heaps} = 0.'],
  sum: ['The Grundy values of the parts: {heaps} = {n}.', '“{move}” wins: the Grundy values are then {heaps} = 0.'],
} // prettier-ignore
/** The sentences of a game; undefined if the XOR does not decide. @param {Pick<Exercise, 'game' | 'rules'>} x */
const xorOf = ({ game, rules }) => (/^misere/.test(rules) ? undefined : XORS[game])
/** A position without its empty heaps. @param {string} text */
const heapsLeft = (text) =>
  text
    .split(' ')
    .filter((n) => n !== '0')
    .join(', ') || '0'
/** The reason why a move wins. @param {Exercise} x @param {Move} move @param {Game} game @param {Engine} engine */
function wins(x, move, game, engine) {
  const words = moveWords(engine, game, x.start, move)
  if (game.end(move.to))
    return message('“{move}” wins: the other player cannot move.', { move: words })
  const xor = xorOf(x)
  if (xor) return message(xor[1], { move: words, heaps: heapsOf(game, move.to) })
  return message(
    x.game === 'maze'
      ? '“{move}” wins: from there every move leads to a winning square.'
      : '“{move}” wins: the other player is left with {to}, which is losing.',
    { move: words, to: heapsLeft(move.to.text) },
  )
}

/**
 * @param {number} chapter @param {string} title @param {string} idea
 * @param {(d: Dice, level: Level) => { game: string, rules: string, start: string }} draw one board
 * @returns {Kind}
 */
const moveKind = (chapter, title, idea, draw) => ({
  chapter,
  title,
  idea: message(idea),
  make(d, level, engine) {
    /* now and then no move wins, and that is the answer */
    const lost = level > 1 && d.roll(1, 5) === 1
    const x = until(
      () => draw(d, level),
      (x) =>
        using(engine, x, (game) => {
          if (game.solve(x.start, QUICK).outcome !== (lost ? 'loss' : 'win')) return false
          const moves = game.moves(x.start)
          const winning = () =>
            moves.filter(({ to }) => game.solve(to, QUICK).outcome === 'loss').length
          return moves.length > 2 && (lost || 3 * winning() <= 2 * moves.length)
        }),
    )
    return {
      ...x,
      ask: message(
        level > 1 ? 'Make a move that wins, or say that there is none.' : 'Make a move that wins.',
      ),
      fields: [{ name: 'Move', as: 'move' }],
      figure: 'board',
    }
  },
  solution: (x, engine) =>
    using(engine, x, (game) => {
      const { outcome, move } = game.solve(x.start)
      return [outcome === 'win' && move ? move.text : NONE]
    }),
  /** Every winning move, that of the solution first. */
  rights(x, engine) {
    const first = this.solution(x, engine)
    return using(engine, x, (game) => [
      first,
      ...game.moves(x.start).flatMap(({ text, to }) => (text !== first[0] && game.solve(to).outcome === 'loss' ? [[text]] : [])), // prettier-ignore
    ])
  },
  fault(x, [given = ''], engine) {
    if (!given) return { field: 0, open: true, why: OPEN }
    return using(engine, x, (game) => {
      const fault = (/** @type {Sentence} */ why) => ({ field: 0, open: false, why })
      if (given === NONE)
        return game.solve(x.start).outcome === 'win'
          ? fault(message('There is a move that wins. Look again.'))
          : null
      try {
        const move = game.move(x.start, given)
        const { outcome, move: reply } = game.solve(move.to)
        if (outcome === 'loss') return null
        const words = moveWords(engine, game, x.start, move)
        return fault(
          reply
            ? message('After “{move}” the other player wins with “{reply}”.', {
                move: words,
                reply: moveWords(engine, game, move.to, reply),
              })
            : message('After “{move}” the other player cannot move, and here that wins.', {
                move: words,
              }),
        )
      } catch (error) {
        if (!(error instanceof IllegalMove)) throw error
        return fault(message('{move} is not a legal move here.', { move: given }))
      }
    })
  },
  /** The loser plays the solver's moves, the winner answers each with a winning one. */
  line(x, [given = NONE], engine) {
    if (given === NONE) return []
    return using(engine, x, (game) => {
      const moves = []
      /** @type {Move | null} */
      let next = game.move(x.start, given)
      for (; next && moves.length < LONGEST; next = game.solve(next.to).move) moves.push(next.text)
      return moves
    })
  },
  /** The XOR of the position; in other games the number of moves. */
  look: (x, _, engine) =>
    using(engine, x, (game) => {
      const xor = xorOf(x)
      if (xor)
        return message(xor[0], { heaps: heapsOf(game, x.start), n: game.explain(x.start).xor ?? 0 })
      const left = game.moves(x.start).filter(({ to }) => game.solve(to).outcome === 'loss').length
      return left
        ? message('Of {all} moves {n} wins.|Of {all} moves {n} win.', {
            all: game.moves(x.start).length,
            n: left,
          })
        : message('Try each move: what would the other player answer?')
    }),
  because: (x, [given], engine) =>
    using(engine, x, (game) => {
      if (given !== NONE) return wins(x, game.move(x.start, given), game, engine)
      const xor = xorOf(x)
      return xor
        ? message(
            'No move wins: the XOR is 0, and after every move the other player can make it 0 again.',
          )
        : message('No move wins: the other player has an answer to each of the {n}.', {
            n: game.moves(x.start).length,
          })
    }),
})

/** @param {Dice} d @param {number} rows @param {number} cols */
function randomMaze(d, rows, cols) {
  const lines = Array.from({ length: rows }, (_, r) =>
    Array.from({ length: cols }, (_, c) =>
      r + c && r + c < rows + cols - 2 && d.roll(1, 5) === 1 ? '#' : '.',
    ).join(''),
  )
  return { rules: lines.join('/'), start: String.fromCharCode(96 + cols) + rows }
}

export const nim = moveKind(
  3,
  'A winning move in Nim',
  'Write the heaps in binary, one under the other. A move wins when it leaves an even number of ones in every column.',
  (d, level) => ({
    game: 'nim',
    rules: '',
    start: d.list(1 + level, 1, 3 + 4 * level).join(' '),
  }),
)

export const misere = moveKind(
  4,
  'A winning move in misère Nim',
  'While a heap of two or more is left, play as in Nim. But when your move leaves only ones, leave an odd number of them.',
  (d, level) => ({
    game: 'nim',
    rules: 'misere',
    start: d.list(1 + level, 1, d.pick([2, 2 + 2 * level])).join(' '),
  }),
)

export const staircase = moveKind(
  4,
  'A winning move on the staircase',
  'Only the odd steps count: they are the heaps of Nim. Coins that come down from an even step can be sent on at once.',
  (d, level) => ({
    game: 'staircase',
    rules: '',
    start: d.list(2 + level, 0, 2 + level).join(' '),
  }),
)

export const maze = moveKind(
  6,
  'A winning move in the maze',
  'Fill in the squares from the end: a square is losing when no free square to its left or above it is losing. Go to a losing one.',
  (d, level) => ({ game: 'maze', ...randomMaze(d, 2 + level, 2 + level + d.roll(0, 1)) }),
)

export const sum = moveKind(
  7,
  'A winning move in a sum',
  'Find the Grundy value of each part and take their XOR. A move in one part that makes the XOR 0 wins.',
  (d, level) => {
    const parts = d.shuffle([
      ['nim', String(d.roll(1, 3 + 2 * level))],
      [`subtraction{${amounts(d, level).join(' ')}}`, String(d.roll(3, 6 + 3 * level))],
      ['divisor', String(d.roll(2, 6 + 4 * level))],
      ['octal{kayles}', String(d.roll(2, 3 + level))],
    ])
    const taken = parts.slice(0, level === 3 ? 3 : 2)
    return {
      game: 'sum',
      rules: taken.map(([game]) => game).join(' + '),
      start: taken.map(([, start]) => start).join(' + '),
    }
  },
)
