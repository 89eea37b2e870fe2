/** graph.js -- exercises on a graph to be marked: the winner, or the Grundy value, of each node. */
import { fromTheEnds, mexReason, reason, states } from '../retrograde.js'
import { message } from '../message.js'
import { until } from './dice.js'
import { compare, using } from './kind.js'

/** @typedef {import('../../engine/engine.js').Engine} Engine */
/** @typedef {import('../retrograde.js').States} States */
/** @typedef {import('./dice.js').Dice} Dice */
/** @typedef {import('./kind.js').Kind} Kind */
/** @typedef {import('./kind.js').Made} Made */

/** The nodes as cgt-graph has them. @param {Made} x @param {Engine} engine @returns {States} */
const graphOf = (x, engine) =>
  using(engine, x, (game) => {
    const named = [...new Set(x.rules.match(/\d+/g) ?? [])].map(Number).sort((a, b) => b - a)
    return states(game, named.map(String))
  })
/**
 * Random arrows from larger nodes to smaller ones.
 * @param {Dice} d @param {number} nodes @param {number} ends the most nodes without a move
 */
export function arrows(d, nodes, ends) {
  /** @type {string[]} */
  const out = []
  for (let u = 2; u <= nodes; u++) {
    if (u <= ends && d.roll(0, 1)) continue
    for (const v of d.set(Math.min(u - 1, d.roll(1, 3)), Math.max(1, u - 5), u - 1))
      out.push(`${u}>${v}`)
  }
  return out
}
/** True if play on a graph may go on for ever. @param {{ game: string, rules: string }} x @param {Engine} engine */
const loopy = (x, engine) => using(engine, x, (game) => game.flags(game.start).loopy)
/** @param {'outcome' | 'number'} as @returns {Kind['make']} */
const makeGraph = (as) => (d, level, engine) => {
  const drawn = () => {
    const nodes = [0, 5, 7, 9][level]
    const edges = arrows(d, nodes, level)
    if (as === 'outcome' && level === 3) {
      const v = d.roll(2, nodes - 1)
      edges.push(`${v}>${d.roll(v + 1, nodes)}`)
    }
    return { game: 'graph', rules: edges.join(' '), start: '' }
  }
  /** @param {ReturnType<typeof drawn>} x */
  const graph = (x) => graphOf(/** @type {Made} */ (x), engine)
  const [least, most] = as === 'number' ? [level, 9] : [0, 1]
  const x = until(drawn, (x) => {
    const { nodes } = graph(x)
    if (as === 'number') {
      const top = Math.max(...nodes.map((n) => n.grundy ?? 0))
      return top >= Math.min(least + 1, 3) && top <= most
    }
    return new Set(nodes.map((n) => n.outcome)).size >= 2 && nodes.length > 3
  })
  return {
    ...x,
    ask: message(
      as === 'number'
        ? 'Write the Grundy value of each node.'
        : loopy(x, engine)
          ? 'Mark each node as winning, losing or a draw by endless play.'
          : 'Mark each node as winning or losing.',
    ),
    fields: graph(x).nodes.map(({ text }) => ({ name: text, as })),
    figure: 'graph',
  }
}

/** @type {Kind} */
export const graph = {
  chapter: 2,
  title: 'Mark a graph',
  idea: message(
    'Begin with the nodes that have no move: they are losing. A node with a move to a losing node is winning; a node whose moves all lead to winning nodes is losing.',
  ),
  make: makeGraph('outcome'),
  solution: (x, engine) => graphOf(x, engine).nodes.map((n) => n.outcome),
  fault(x, answer, engine) {
    const graph = graphOf(x, engine)
    const order = [...new Set([...graph.order, ...graph.nodes.keys()])]
    return compare(
      answer,
      graph.nodes.map((n) => n.outcome),
      (i) => reason(graph, i),
      order,
    )
  },
}

/** @type {Kind} */
export const grundy = {
  chapter: 5,
  title: 'Grundy values of a graph',
  idea: message(
    'Begin with the nodes that have no move: they have 0. A node’s value is the least number that none of its options has.',
  ),
  make: makeGraph('number'),
  solution: (x, engine) => graphOf(x, engine).nodes.map((n) => String(n.grundy)),
  fault(x, answer, engine) {
    const graph = graphOf(x, engine)
    return compare(
      answer,
      graph.nodes.map((n) => String(n.grundy)),
      (i) => mexReason(graph, i),
      fromTheEnds(graph),
    )
  },
}
