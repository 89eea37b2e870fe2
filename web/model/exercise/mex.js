/** mex.js -- exercises on the mex of a set. The engine computes it, as the Grundy value of a node. */
import { message } from '../message.js'
import { compare, numberField, using } from './kind.js'

/**
 * A graph with a node for each value and one node that leads to those of the set: its Grundy value is the mex.
 * @param {string[]} set
 */
const mexGraph = (set) => {
  const most = Math.max(...set.map(Number)) + 1
  const nodes = Array.from({ length: most }, (_, v) => v + 1)
  return {
    game: 'graph',
    rules: [
      ...nodes.flatMap((u) => nodes.slice(0, u - 1).map((v) => `${u}>${v}`)),
      ...set.map((v) => `${most + 1}>${Number(v) + 1}`),
    ].join(' '),
    start: String(most + 1),
  }
}

/** @type {import('./kind.js').Kind} */
export const mex = {
  chapter: 5,
  title: 'The mex of a set',
  idea: message('Count up from 0 and stop at the first number that is not in the set.'),
  make: (d, level) => ({
    game: '',
    rules: '',
    start: '',
    ask: message('Which is the mex of the set?'),
    fields: [numberField('mex')],
    figure: 'set',
    row: d
      .shuffle([
        ...d.set(2 + level + d.roll(0, 1), 0, 3 + level),
        ...d.set(level - 1, 5 + level, 9 + 2 * level),
      ])
      .map(String),
  }),
  solution: ({ row = [] }, engine) =>
    using(engine, mexGraph(row), (game) => [String(game.solve(mexGraph(row).start).grundy)]),
  fault(x, answer, engine) {
    const right = this.solution(x, engine)
    const n = Number(answer[0])
    return compare(answer, right, () =>
      !Number.isInteger(n) || n < 0
        ? message('It is a whole number, 0 or more.')
        : x.row?.includes(String(n))
          ? message('{n} is in the set.', { n })
          : message('{n} is not in the set, but {m} is smaller and not there either.', {
              n,
              m: Number(right[0]),
            }),
    )
  },
  look: () => null,
  because: (_, [n]) => message('{n} is the first number that is not in the set.', { n: Number(n) }),
}
