/** sum.js -- games side by side, from web/pages/en/sums.md: choose one of them and make a move in it. */
import { put, bothWays } from './solve.js'

/** @param {Record<string, import('./solve.js').Rule>} rules of the games that can be parts @returns {import('./solve.js').Rule} */
export const sumOf = (rules) => ({
  open: (text) => {
    const parts = [...text.matchAll(/([a-z0-9]+)(?:\{([^}]*)\})?\s*(?:\+|$)/g)].map(
      ([, name, of = '']) => rules[name].open(of),
    )
    return {
      read: (start) =>
        start
          .split('+')
          .map((part, i) => parts[i].read(part.trim()))
          .join(' + '),
      moves(position) {
        const all = position.split(' + ')
        return all.flatMap((part, i) =>
          parts[i].moves(part).map((m) => ({
            text: `${i + 1}:${m.text}`,
            to: put(all, i, m.to).join(' + '),
          })),
        )
      },
    }
  },
  universe: bothWays([
    ['nim', ['6 5', '0']],
    ['nim + nim', ['6 + 7', '2 3 + 4', '0 + 0']],
    ['nim + nim + nim', ['5 + 5 + 5', '1 +  + 2']],
    ['maze{..#../#...#/..#../#..../.....} + nim + divisor', ['e5 + 4 + 12']],
    ['nim + octal{kayles} + subtraction{1 3 4}', ['3 2 + 6 + 7']],
    ['words{ab ba} + amounts + staircase', ['abab + 4 + 1 2']],
    ['half + euclid', ['20 + 34 12', '9 8 + 5 5']],
    ['graph{2>1 3>2 3>1 4>3} + graph{1>2 2>3 1>3}', ['4 + 1', '3 + 2']],
    ['graph{1>2 2>1 2>3 4>4 4>1 4>3 5>4 5>2} + nim', ['5 + 3 2', '4 + 6']],
    ['graph{1>2 2>1 2>3 4>4 4>1} + graph{1>1 1>2 3>2 3>1}', ['4 + 3', '4 + 1', '2 + 3']],
    ['multiplication{19} + digits', ['1 + 4', '3 + 3369']],
    ['rooted{1-2 2-3} + strip + coins', ['0 2 2 + 2 4 + 3 2']],
    ['cake + piece{..../.#../.... (-1,0)* (0,-1)* (-1,-1)*}', ['3 4 1 1 + d3']],
    ['octal{grundy} + rule{take 1 or 2 if k + 1 > x}', ['9 + 6', '5 4 + 3 3']],
    ['game31 + nim', ['66555 + 3', '665544 + 2 2']],
  ]),
  large: { rules: 'nim + euclid', start: '60 + 4294967 3', then: ['3 + 5 3', '2 + 7 7'] },
  printed: [
    ['nim + euclid', '1+3 4', '1 + 4 3'],
    ['octal{kayles} + nim', '0 3 + 0', '3 + 0'],
  ],
})
