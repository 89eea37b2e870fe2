/**
 * retrograde.js -- a state graph, and the steps of its retrograde analysis: each settles one node, with a sentence that gives the reason by
 * nodes that were settled before.
 */
import { mex, setText } from './numbers.js'
import { message } from './message.js'

/** @typedef {import('../engine/engine.js').Game} Game */
/** @typedef {import('../engine/engine.js').Outcome} Outcome */
/** @typedef {import('../engine/engine.js').Sentence} Sentence */
/**
 * @typedef {object} StateNode
 * @property {string} text
 * @property {Outcome} outcome
 * @property {number | null} remoteness
 * @property {number | null} grundy
 * @property {boolean} infinite true if its Grundy value is infinity, with the set of its options' values
 * @property {number[]} moves the nodes to which it leads
 */
/**
 * @typedef {object} States
 * @property {StateNode[]} nodes
 * @property {number[]} order nodes in the order in which retrograde analysis settles them; others are never settled
 * @property {number[]} found in a graph with cycles, nodes in the order in which their Grundy values are found; else empty
 * @property {boolean} whole true if nothing was cut off
 * @property {boolean} more true if there are surely more nodes; else a graph that was cut has at least so many
 * @property {boolean} grundy true if every node has a Grundy value, which may be infinite
 */
/**
 * A student's marks, checked.
 * @typedef {object} Checked
 * @property {Set<number>} right
 * @property {Set<number>} wrong
 * @property {number} missing number of nodes without a mark
 * @property {{ node: number, sentence: Sentence } | null} first the first wrong one, in the order in which they can be found
 */
/** node: the one that is settled, -1 for none @typedef {{ node: number, sentence: Sentence }} Step */
/** A student's mark: an outcome, or a Grundy value. @typedef {'win' | 'loss' | 'draw' | number} Mark */

/** compares texts so that 2 is before 10 */
const byNumber = new Intl.Collator('en', { numeric: true }).compare

/** the largest graph for one figure: some 50 ms */
const LIMITS = { nodes: 4096, edges: 32768 }

/**
 * The graph of all positions that are reached from the starts, each once.
 * @param {Game} game
 * @param {string[]} starts
 * @returns {States}
 */
export function states(game, starts) {
  /** @type {Map<string, number>} */
  const index = new Map()
  /** @type {StateNode[]} */
  const nodes = []
  /** @type {number[]} */
  const order = []
  const settled = new Set()
  /** @type {Set<number>} */
  const found = new Set()
  let whole = true
  let more = false
  for (const start of starts) {
    if (index.has(start)) continue
    if (nodes.length >= LIMITS.nodes) {
      whole = false
      more = true
      break
    }
    const graph = game.graph(start, { ...LIMITS, moves: false })
    whole &&= graph.whole
    more = graph.more && starts.length === 1
    const place = graph.nodes.map((node) => {
      const known = index.get(node.text)
      if (known !== undefined) return known
      index.set(node.text, nodes.length)
      nodes.push({ ...node, moves: [] })
      return nodes.length - 1
    })
    const fresh = new Set(place.filter((i) => !nodes[i].moves.length))
    for (const { from, to } of graph.edges)
      if (fresh.has(place[from])) nodes[place[from]].moves.push(place[to])
    for (const i of graph.found) found.add(place[i])
    for (const i of graph.order) {
      if (settled.has(place[i])) continue
      settled.add(place[i])
      order.push(place[i])
    }
  }
  /* each graph settles near positions first; so does the whole, and of equally near ones 4 before 6 */
  const far = (/** @type {number} */ i) => nodes[i].remoteness ?? Infinity
  order.sort((a, b) => far(a) - far(b) || byNumber(nodes[a].text, nodes[b].text))
  const grundy = whole && nodes.every((n) => n.grundy !== null || n.infinite)
  return { nodes, order, found: [...found], whole, more, grundy }
}

/**
 * The number of nodes that a figure can show: with more than some hundred edges nothing can be seen, and the layout takes a second.
 * @param {States} graph @param {{ nodes: number, edges: number }} limits
 */
export function drawable({ nodes }, limits) {
  let edges = 0
  for (let n = 0; n < nodes.length; n++) {
    /* edges from node n to those before it, and from those to it */
    for (const to of nodes[n].moves) if (to <= n) edges++
    for (let i = 0; i < n; i++) if (nodes[i].moves.includes(n)) edges++
    if (n === limits.nodes || (edges > limits.edges && n > 1)) return n
  }
  return nodes.length
}

/** The nodes in an order in which a node comes after those to which it leads. @param {States} graph without cycles @returns {number[]} */
export function fromTheEnds({ nodes }) {
  const open = nodes.map((n) => n.moves.length)
  /** @type {number[][]} */
  const into = nodes.map(() => [])
  nodes.forEach((n, i) => n.moves.forEach((to) => into[to].push(i)))
  const order = []
  /* in rounds, each sorted by name */
  let ready = open.flatMap((n, i) => (n ? [] : [i]))
  while (ready.length) {
    ready.sort((a, b) => byNumber(nodes[a].text, nodes[b].text))
    order.push(...ready)
    ready = ready.flatMap((i) => into[i].filter((from) => --open[from] === 0))
  }
  return order
}

/** The Grundy values of a node's options that are numbers. @param {StateNode[]} nodes @param {number} u */
const optionValues = (nodes, u) => nodes[u].moves.flatMap((v) => nodes[v].grundy ?? [])
/** A node's Grundy value as text. @param {States} graph @param {number} u @param {(n: number) => string} num */
export const grundyText = ({ nodes }, u, num) =>
  nodes[u].infinite ? `∞${setText(optionValues(nodes, u))}` : num(nodes[u].grundy ?? 0)

/** The function that gives a node's reason. @param {'outcome' | 'grundy'} values */
const ruleOf = (values) => (values === 'grundy' ? mexReason : reason)
/** The order in which nodes are settled. @param {States} graph @param {'outcome' | 'grundy'} values */
const orderOf = (graph, values) =>
  values === 'outcome' ? graph.order : graph.found.length ? graph.found : fromTheEnds(graph)

/** @param {string[]} texts */
const list = (texts) => texts.join(', ')
/** @param {StateNode[]} nodes */
const names = (nodes) => list(nodes.map((n) => n.text).sort(byNumber))

/** The reason of a node's outcome. @param {States} graph @param {number} u @returns {Sentence} */
export function reason({ nodes, order }, u) {
  const { text, outcome, moves } = nodes[u]
  const slots = { u: text, n: new Set(moves).size, list: list(moves.map((v) => nodes[v].text)) }
  if (outcome === 'unknown') return message('{u} is too large to solve here.', slots)
  if (!moves.length)
    return message(
      {
        win: '{u} has no move, and here that wins: {u} is winning.',
        loss: '{u} has no move: {u} is losing.',
        tie: '{u} is an end, and a draw.',
        draw: '{u} is an end, and a draw.',
      }[outcome],
      slots,
    )
  if (outcome === 'loss')
    return message(
      'The only move of {u} leads to {list}, which is winning: {u} is losing.|All moves of {u} lead to winning positions ({list}): {u} is losing.',
      slots,
    )
  if (outcome === 'draw')
    return message(
      '{u} has no move to a losing position, and one that goes on for ever: draw by endless play.',
      slots,
    )
  const wanted = outcome === 'win' ? 'loss' : outcome
  const v = order.find((i) => nodes[i].outcome === wanted && moves.includes(i))
  return message(
    outcome === 'win'
      ? '{u} → {v}, and {v} is losing: {u} is winning.'
      : '{u} → {v} is the best there is: {u} is a draw.',
    { u: text, v: v === undefined ? '' : nodes[v].text },
  )
}

/**
 * The reason of a Grundy value in a graph with cycles: by the options that had a number before, and by the others, from which a move leads back.
 * @param {States} graph @param {number} u @returns {Sentence | null} null if the reason is the same as without cycles
 */
function roundReason({ nodes, found }, u) {
  const { text, moves, grundy, infinite } = nodes[u]
  const turn = new Map(found.map((v, i) => [v, i]))
  const before = (/** @type {number} */ v) =>
    infinite ? turn.has(v) : Number(turn.get(v) ?? Infinity) < Number(turn.get(u))
  const g = grundy ?? mex(optionValues(nodes, u))
  const later = [...new Set(moves)].filter(
    (v) => !before(v) && (!infinite || !nodes[v].moves.some((w) => nodes[w].grundy === g)),
  )
  if (!later.length) return null
  const values = moves.filter(before).map((v) => Number(nodes[v].grundy))
  return message(
    infinite
      ? 'mex{set} = {g}; but {rest}, where {u} leads too, has no number, and no move to a {g}: {u} has ∞{set}.|mex{set} = {g}; but {rest}, where {u} leads too, have no number, and no move to a {g}: {u} has ∞{set}.'
      : 'mex{set} = {g}; and from {rest}, where {u} leads too, there is a move back to a {g}: {u} has {g}.|mex{set} = {g}; and from each of {rest}, where {u} leads too, there is a move back to a {g}: {u} has {g}.',
    {
      u: text,
      g,
      n: later.length,
      set: setText(values),
      rest: list(later.map((v) => nodes[v].text)),
    },
  )
}
/** The reason of a node's Grundy value. @param {States} graph @param {number} u @returns {Sentence} */
export function mexReason(graph, u) {
  const { nodes } = graph
  const round = graph.found.length || nodes[u].infinite ? roundReason(graph, u) : null
  if (round) return round
  const { text, moves, grundy } = nodes[u]
  const values = moves.map((v) => Number(nodes[v].grundy))
  return message(
    moves.length ? '{u} leads to {list}: mex{set} = {g}.' : '{u} has no move: mex{set} = 0.',
    {
      u: text,
      list: list(moves.map((v) => nodes[v].text)),
      set: setText(values),
      g: grundy ?? mex(values),
    },
  )
}

/** A sentence names up to so many positions; more are counted. */
const NAMED = 24

/**
 * The steps: step 0 has nothing settled, each further one settles a node, the last one says how all ended.
 * @param {States} graph
 * @param {'outcome' | 'grundy'} values
 * @param {number} shown so many nodes are drawn, the first ones
 * @returns {Step[]}
 */
export function steps(graph, values, shown) {
  const settled = orderOf(graph, values).filter((i) => i < shown)
  const drawn = graph.nodes.slice(0, shown)
  /** @param {Outcome} outcome */
  const those = (outcome) => drawn.filter((n) => n.outcome === outcome)
  const [won, lost, open] = [those('win'), those('loss'), those('unknown').length]
  const draws = those('draw').filter((n) => !settled.some((i) => drawn[i] === n))
  const endless = values === 'grundy' ? drawn.filter((n) => n.infinite) : []
  const last = open
    ? message(
        'Too large to settle here: {n} node stays open.|Too large to settle here: {n} nodes stay open.',
        { n: open },
      )
    : endless.length
      ? message(
          'No other node gets a number. {list}: ∞, with the set of the numbers of its options.|No other node gets a number. {list}: ∞, each with the set of the numbers of its options.',
          {
            n: endless.length,
            list: names(endless),
          },
        )
      : draws.length
        ? message('No other node can be settled. {list}: draw by endless play.', {
            list: names(draws),
          })
        : values === 'grundy'
          ? message(
              'All have their Grundy value. The value is 0 in {list}: those are the losing positions.',
              { list: names(drawn.filter((n) => n.grundy === 0)) },
            )
          : drawn.length > NAMED
            ? message('All are settled: {won} winning, {lost} losing.', {
                won: won.length,
                lost: lost.length,
              })
            : message('All are settled. Winning: {won}. Losing: {lost}.', {
                won: names(won) || '—',
                lost: names(lost) || '—',
              })
  return [
    {
      node: -1,
      sentence: message('Nothing is settled yet. Begin with the nodes that have no move.'),
    },
    ...settled.map((node) => ({ node, sentence: ruleOf(values)(graph, node) })),
    { node: -1, sentence: last },
  ]
}

/**
 * The state of the graph at a step.
 * @typedef {object} Standing
 * @property {Set<number>} settled nodes, those included that are not drawn
 * @property {(u: number) => number | null} open the number of a node's options that are not settled; null if the node is settled, or
 *   won already by a lost option
 */
/**
 * @param {States} graph @param {'outcome' | 'grundy'} values @param {number} node the node that the step settles, -1 for none
 * @returns {Standing}
 */
export function standing(graph, values, node) {
  const { nodes } = graph
  const order = orderOf(graph, values)
  const settled = new Set(order.slice(0, order.indexOf(node) + 1))
  return {
    settled,
    open(u) {
      const options = [...new Set(nodes[u].moves)]
      const won =
        values === 'outcome' && options.some((v) => settled.has(v) && nodes[v].outcome === 'loss')
      return settled.has(u) || won ? null : options.filter((v) => !settled.has(v)).length
    },
  }
}

/**
 * Checks a student's marks against the solution.
 * @param {States} graph
 * @param {Map<number, Mark>} marks by node
 * @param {'outcome' | 'grundy'} values
 * @param {number} shown
 * @returns {Checked}
 */
export function check(graph, marks, values, shown) {
  const { nodes } = graph
  const right = new Set()
  const wrong = new Set()
  for (const [i, mark] of marks)
    (mark === (values === 'grundy' ? nodes[i].grundy : nodes[i].outcome) ? right : wrong).add(i)
  const all = [...orderOf(graph, values), ...nodes.keys()]
  const node = all.find((i) => wrong.has(i))
  return {
    right,
    wrong,
    missing: shown - marks.size,
    first: node === undefined ? null : { node, sentence: ruleOf(values)(graph, node) },
  }
}
