/** coins.js -- games of coins, from their pages: web/pages/en/game-coins.md, game-strip.md, game-staircase.md, game-turtles.md and so on. */
import { again, bothWays, numbers, put, upTo } from './solve.js'

/** @typedef {import('./solve.js').Rule} Rule */

/** @type {Rule} Several coins may stand on one square; the squares begin with 0. */
const coins = {
  open: () => ({
    read: (start) => numbers(start).join(' '),
    moves(position) {
      const squares = numbers(position)
      return squares.flatMap((from, i) =>
        upTo(from).map((n) => ({
          text: `${from}>${n - 1}${again(squares, i)}`,
          to: put(squares, i, n - 1).join(' '),
        })),
      )
    },
  }),
  universe: bothWays([['', ['', '0', '9 9 9', '30 31', '3 3 3 3', '0 5 0 6']]]),
  printed: [['', '03 7', '3 7']],
  large: { rules: 'misere', start: '200 201 202', then: ['0 1 2', '3 2 1', '2 2 1'] },
}

/** @type {Rule} One coin a cell, not over another; the cells begin with 1. */
const strip = {
  open: () => ({
    read: (start) => numbers(start).join(' '),
    moves(position) {
      const cells = numbers(position)
      return cells.flatMap((from, i) => {
        const edge = i ? cells[i - 1] : 0
        return upTo(from - 1)
          .filter((to) => to > edge)
          .map((to) => ({ text: `${from}>${to}`, to: put(cells, i, to).join(' ') }))
      })
    },
  }),
  universe: bothWays([['', ['', '1', '1 2 3', '60', '18 20', '9 12 14', '6 8 10 12', '5 7 8 10 11']]]),
  printed: [['', '02 4', '2 4']],
  large: { rules: "", start: "20 40 60 80 99", then: ["1 2 4 5 7", "2 3 4 5 6", "1 2 3 4 9"] },
} // prettier-ignore

/** @type {Rule} Coins go one step down; from step 1 they leave. */
const staircase = {
  open: () => ({
    read: (start) => numbers(start).join(' '),
    moves(position) {
      const steps = numbers(position)
      return steps.flatMap((n, i) =>
        upTo(n).map((x) => {
          const less = put(steps, i, n - x)
          return {
            text: `${x}@${i + 1}`,
            to: (i ? put(less, i - 1, steps[i - 1] + x) : less).join(' '),
          }
        }),
      )
    },
  }),
  universe: bothWays([['', ['', '0', '0 0', '40', '9 9', '3 3 3', '2 1 2 2', '0 0 0 0 3', '5 0 3']]]),
  printed: [['', '01 2', '1 2'], ['', '0 0', '0 0']],
  large: { rules: "", start: "30 30 30 30", then: ["1 1 0 0", "0 0 2 0", "1 2 1 0"] },
} // prettier-ignore

/** @type {Rule} Coins go one node nearer to node 1; those there are out of the game, and it prints 0. */
const rooted = {
  open: (rules) => {
    const edges = rules
      .split(/\s+/)
      .filter(Boolean)
      .map((edge) => edge.split('-').map(Number))
    /** @type {Map<number, number>} the next node on the way to the root */
    const parent = new Map()
    const reached = [1]
    for (const node of reached)
      for (const [a, b] of edges)
        for (const [near, far] of [
          [a, b],
          [b, a],
        ])
          // prettier-ignore
          if (near === node && !reached.includes(far)) {
            parent.set(far, node)
            reached.push(far)
          }
    return {
      read: (start) => put(numbers(start), 0, 0).join(' '),
      moves(position) {
        const nodes = numbers(position)
        return nodes.flatMap((n, i) =>
          i === 0
            ? []
            : upTo(n).map((x) => {
                const up = /** @type {number} */ (parent.get(i + 1)) - 1
                const less = put(nodes, i, n - x)
                return {
                  text: `${x}@${i + 1}`,
                  to: (up ? put(less, up, nodes[up] + x) : less).join(' '),
                }
              }),
        )
      },
    }
  },
  universe: bothWays([
    ['', ['0', '4']],
    ['1-2', ['0 60', '3 5']],
    ['1-2 2-3', ['0 9 9']],
    ['1-2 1-3 3-4', ['0 4 3 4', '5 2 2 1']],
    ['1-2 1-3 3-4 3-5 4-6', ['0 1 1 1 1 2', '0 0 0 0 3 2']],
    ['4-1 2-4 4-3', ['1 3 3 3']],
  ]),
  printed: [
    ['1-2', '7 3', '0 3'],
    ['', '4', '0'],
  ],
  large: { rules: '1-2 2-3 3-4', start: '0 30 30 30', then: ['0 1 1 0', '0 0 0 2', '0 1 2 1'] },
}

/**
 * Coins in a row, 1 for heads: those turned, and the last of them goes from heads to tails.
 * @param {(last: number) => number[][]} sets what may turn with the coin on that place, from 0
 * @param {(places: number[]) => string} text of a move
 * @returns {Rule}
 */
const turning = (sets, text) => ({
  open: () => ({
    read: (start) => start.replace(/\s/g, ''),
    moves: (position) =>
      [...position].flatMap((side, last) =>
        side === '0'
          ? []
          : sets(last).map((others) => {
              const turned = [...others, last]
              return {
                text: text(turned),
                to: [...position]
                  .map((coin, i) => (turned.includes(i) ? String(1 - Number(coin)) : coin))
                  .join(''),
              }
            }),
      ),
  }),
  universe: bothWays([['', ['', '0', '1', '00010', '1111111111', '100000000001']]]),
  printed: [['', ' 1 0 01', '1001']],
  large: { rules: 'misere', start: '11111111111111111111111111111111', then: ['011', '101', '1111'] },
}) // prettier-ignore

/** The coins before that one. @param {number} last */
const before = (last) => Array.from({ length: last }, (_, i) => i)
/** @param {number} from the number of the first place */
const listed = (from) => (/** @type {number[]} */ places) => places.map((i) => i + from).join(',')
const turtles = turning((last) => [[], ...before(last).map((a) => [a])], listed(1))
const mock = turning(
  (last) => [[], ...before(last).flatMap((b) => [[b], ...before(b).map((a) => [a, b])])],
  listed(0),
)
const ruler = turning(
  (last) => [[], ...before(last).map((a) => before(last).slice(a))],
  (places) =>
    places.length > 1 ? `${places[0] + 1}..${places[places.length - 1] + 1}` : `${places[0] + 1}`,
)

/** @type {Rule} Coins in rows: one column or two and one row or two, and the coins where they cross. */
const tartan = {
  open: () => ({
    read: (start) => start.replace(/\s/g, ''),
    moves(position) {
      const rows = position.split('/')
      const lines = (/** @type {number} */ last) => [[last], ...before(last).map((a) => [a, last])]
      return rows.flatMap((line, y) =>
        [...line].flatMap((side, x) =>
          side === '0'
            ? []
            : lines(x).flatMap((cols) =>
                lines(y).map((crossed) => ({
                  text: `${listed(1)(cols)}x${listed(1)(crossed)}`,
                  to: rows
                    .map((coins, r) =>
                      [...coins]
                        .map((coin, c) =>
                          crossed.includes(r) && cols.includes(c) ? String(1 - Number(coin)) : coin,
                        )
                        .join(''),
                    )
                    .join('/'),
                })),
              ),
        ),
      )
    },
  }),
  universe: bothWays([['', ['', '0', '01', '101/011', '111/111/111', '1111/1111', '11/11/11/11']]]),
  printed: [['', '1 0 / 01', '10/01']],
  large: { rules: 'misere', start: '11111111/11111111/11111111/11111111', then: ['01/10', '11/11'] },
} // prettier-ignore

export default { coins, strip, staircase, rooted, turtles, mock, ruler, tartan }
