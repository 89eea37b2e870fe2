/**
 * retrograde.js -- a state graph, and how it is settled node by node: each step has one sentence that gives its
 * reason, out of nodes that were settled before it.
 */
import { mex, setText } from './numbers.js'
import { said } from './said.js'

/** @typedef {import('../engine/engine.js').Game} Game */
/** @typedef {import('../engine/engine.js').Outcome} Outcome */
/** @typedef {import('../engine/engine.js').Sentence} Sentence */
/**
 * @typedef {object} StateNode
 * @property {string} text
 * @property {Outcome} outcome
 * @property {number | null} remoteness
 * @property {number | null} grundy
 * @property {boolean} infinite its Grundy value is infinity, with the set of its options' values
 * @property {number[]} moves to which nodes
 */
/**
 * @typedef {object} States
 * @property {StateNode[]} nodes
 * @property {number[]} order as retrograde analysis settles them; what is not in it is never settled
 * @property {number[]} found as Grundy values are found, where play may go round; else empty
 * @property {boolean} whole nothing was cut off
 * @property {boolean} more there are surely more nodes; else, where it was cut, at least so many
 * @property {boolean} grundy every node has a Grundy value, be it infinite
 */
/**
 * Of a student's marks.
 * @typedef {object} Checked
 * @property {Set<number>} right
 * @property {Set<number>} wrong
 * @property {number} missing how many
 * @property {{ node: number, sentence: Sentence } | null} first the first wrong one, in the order in which they can be found
 */
/** @typedef {{ node: number, sentence: Sentence }} Step node -1: none */
/** @typedef {'win' | 'loss' | 'draw' | number} Mark of a student: an outcome, or a Grundy value */

/** 2 before 10 */
const byNumber = new Intl.Collator('en', { numeric: true }).compare

/** What is solved for one figure: some 50 ms. */
const LIMITS = { nodes: 4096, edges: 32768 }

/**
 * @param {Game} game
 * @param {string[]} starts what is reached from several is there once
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
  /* each solution settles near positions first; so do all of them together, 4 before 6 where both are as near */
  const far = (/** @type {number} */ i) => nodes[i].remoteness ?? Infinity
  order.sort((a, b) => far(a) - far(b) || byNumber(nodes[a].text, nodes[b].text))
  const grundy = whole && nodes.every((n) => n.grundy !== null || n.infinite)
  return { nodes, order, found: [...found], whole, more, grundy }
}

/**
 * How many nodes a figure can show: beyond some hundred edges nobody sees anything, and the layout takes a second.
 * @param {States} graph @param {{ nodes: number, edges: number }} limits
 */
export function drawable({ nodes }, limits) {
  let edges = 0
  for (let n = 0; n < nodes.length; n++) {
    /* edges of node n to those before it, and of those to it */
    for (const to of nodes[n].moves) if (to <= n) edges++
    for (let i = 0; i < n; i++) if (nodes[i].moves.includes(n)) edges++
    if (n === limits.nodes || (edges > limits.edges && n > 1)) return n
  }
  return nodes.length
}

/** Nodes such that those a node leads to come before it. @param {States} graph without cycles @returns {number[]} */
export function fromTheEnds({ nodes }) {
  const open = nodes.map((n) => n.moves.length)
  /** @type {number[][]} */
  const into = nodes.map(() => [])
  nodes.forEach((n, i) => n.moves.forEach((to) => into[to].push(i)))
  const order = []
  /* in rounds: what has become ready stands by its number */
  let ready = open.flatMap((n, i) => (n ? [] : [i]))
  while (ready.length) {
    ready.sort((a, b) => byNumber(nodes[a].text, nodes[b].text))
    order.push(...ready)
    ready = ready.flatMap((i) => into[i].filter((from) => --open[from] === 0))
  }
  return order
}

/** Grundy values of a node's options, as far as they are numbers. @param {StateNode[]} nodes @param {number} u */
const optionValues = (nodes, u) => nodes[u].moves.flatMap((v) => nodes[v].grundy ?? [])
/** A Grundy value as it is written. @param {States} graph @param {number} u @param {(n: number) => string} num */
export const grundyText = ({ nodes }, u, num) =>
  nodes[u].infinite ? `∞${setText(optionValues(nodes, u))}` : num(nodes[u].grundy ?? 0)

/** Which sentence tells of a node, and which order. @param {'outcome' | 'grundy'} values */
const ruleOf = (values) => (values === 'grundy' ? mexReason : reason)
/** @param {States} graph @param {'outcome' | 'grundy'} values */
const orderOf = (graph, values) =>
  values === 'outcome' ? graph.order : graph.found.length ? graph.found : fromTheEnds(graph)

/** @param {string[]} texts */
const list = (texts) => texts.join(', ')
/** @param {StateNode[]} nodes */
const names = (nodes) => list(nodes.map((n) => n.text).sort(byNumber))

/** Why a node has its outcome. @param {States} graph @param {number} u @returns {Sentence} */
export function reason({ nodes, order }, u) {
  const { text, outcome, moves } = nodes[u]
  const slots = { u: text, n: new Set(moves).size, list: list(moves.map((v) => nodes[v].text)) }
  if (outcome === 'unknown') return said('{u} is too large to solve here.', slots)
  if (!moves.length)
    return said(
      {
        win: '{u} has no move, and here that wins: {u} is winning.',
        loss: '{u} has no move: {u} is losing.',
        tie: '{u} is an end, and a draw.',
        draw: '{u} is an end, and a draw.',
      }[outcome],
      slots,
    )
  if (outcome === 'loss')
    return said(
      'The only move of {u} leads to {list}, which is winning: {u} is losing.|All moves of {u} lead to winning positions ({list}): {u} is losing.',
      slots,
    )
  if (outcome === 'draw')
    return said(
      '{u} has no move to a losing position, and one that goes on for ever: draw by endless play.',
      slots,
    )
  const wanted = outcome === 'win' ? 'loss' : outcome
  const v = order.find((i) => nodes[i].outcome === wanted && moves.includes(i))
  return said(
    outcome === 'win'
      ? '{u} → {v}, and {v} is losing: {u} is winning.'
      : '{u} → {v} is the best there is: {u} is a draw.',
    { u: text, v: v === undefined ? '' : nodes[v].text },
  )
}

/**
 * Where play goes round: out of the options that had a number before, and of the others, from which there is a way back.
 * @param {States} graph @param {number} u @returns {Sentence | null} null: it is as without cycles
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
  return said(
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
/** @param {States} graph @param {number} u @returns {Sentence} */
export function mexReason(graph, u) {
  const { nodes } = graph
  const round = graph.found.length || nodes[u].infinite ? roundReason(graph, u) : null
  if (round) return round
  const { text, moves, grundy } = nodes[u]
  const values = moves.map((v) => Number(nodes[v].grundy))
  return said(
    moves.length ? '{u} leads to {list}: mex{set} = {g}.' : '{u} has no move: mex{set} = 0.',
    {
      u: text,
      list: list(moves.map((v) => nodes[v].text)),
      set: setText(values),
      g: grundy ?? mex(values),
    },
  )
}

/** numbers of positions that a sentence names; more are counted */
const NAMED = 24

/**
 * Step 0 shows nothing settled, each further one a node, the last one all.
 * @param {States} graph
 * @param {'outcome' | 'grundy'} values
 * @param {number} shown of the nodes, the first so many
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
    ? said(
        'Too large to settle here: {n} node stays open.|Too large to settle here: {n} nodes stay open.',
        { n: open },
      )
    : endless.length
      ? said(
          'No other node gets a number. {list}: ∞, with the set of the numbers of its options.|No other node gets a number. {list}: ∞, each with the set of the numbers of its options.',
          {
            n: endless.length,
            list: names(endless),
          },
        )
      : draws.length
        ? said('No other node can be settled. {list}: draw by endless play.', {
            list: names(draws),
          })
        : values === 'grundy'
          ? said(
              'All have their Grundy value. The value is 0 in {list}: those are the losing positions.',
              { list: names(drawn.filter((n) => n.grundy === 0)) },
            )
          : drawn.length > NAMED
            ? said('All are settled: {won} winning, {lost} losing.', {
                won: won.length,
                lost: lost.length,
              })
            : said('All are settled. Winning: {won}. Losing: {lost}.', {
                won: names(won) || '—',
                lost: names(lost) || '—',
              })
  return [
    {
      node: -1,
      sentence: said('Nothing is settled yet. Begin with the nodes that have no move.'),
    },
    ...settled.map((node) => ({ node, sentence: ruleOf(values)(graph, node) })),
    { node: -1, sentence: last },
  ]
}

/**
 * How it stands at a step, for who sees the nodes being settled one by one.
 * @typedef {object} Standing
 * @property {Set<number>} settled nodes; one that is not drawn is settled when its turn has come
 * @property {(u: number) => number | null} open how many options of a node are not settled; null: of a settled one, and of one
 *   that is won already, having a lost option
 */
/**
 * @param {States} graph @param {'outcome' | 'grundy'} values @param {number} node that the step settles, -1: none is settled
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
 * A student's marks against the solution.
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
