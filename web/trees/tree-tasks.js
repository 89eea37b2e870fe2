/**
 * tree-tasks.js -- exercises on a tree with both of its searches: compares answers with the
 * engine's events, counts the right ones, and gives the first error with its reason. No DOM; sentences are keys of
 * text/es.json with slots.
 */
import { message } from '../model/message.js'
import { CUTS, Trace } from '../model/trace.js'

/** @typedef {import('../model/trace.js').Searched} Searched */
/** @typedef {import('../model/trace.js').Message} Message */
/** wrong: nodes with a wrong answer @typedef {{ all: number, right: number, wrong: number[], missing: number }} Score */
/** An error and its reason. @typedef {{ node: number, says: Message[] }} Wrong */

/** @param {boolean} max */
const name = (max) => (max ? 'MAX' : 'MIN')

/** @param {Searched} searched @param {Map<number, number>} given by node @returns {Score} */
export function scoreValues({ nodes }, given) {
  const asked = nodes.filter((n) => !n.leaf)
  const there = asked.filter(({ id }) => given.has(id))
  const wrong = there.flatMap(({ id, value }) => (given.get(id) === value ? [] : [id]))
  return {
    all: asked.length,
    right: there.length - wrong.length,
    wrong,
    missing: asked.length - there.length,
  }
}
/** Counts branches: highest cut nodes. @param {Searched} searched @param {Set<number>} marks @returns {Score} */
export function scoreCuts(searched, marks) {
  const { nodes } = searched
  const cut = cutNodes(searched)
  const marked = below(nodes, new Set([...marks].filter((id) => cut.has(id))))
  const branches = nodes.filter(({ id, parent }) => cut.has(id) && !cut.has(parent))
  const right = branches.filter(({ id, size }) => {
    let end = id
    while (end < id + size && marked.has(end)) end++
    return end === id + size
  }).length
  return {
    all: branches.length,
    right,
    wrong: [...marks].filter((id) => !cut.has(id)),
    missing: branches.length - right,
  }
}
/** Marked nodes and all below. @param {Searched['nodes']} nodes @param {Set<number>} marks */
function below(nodes, marks) {
  const all = new Set()
  for (const { id, parent } of nodes) if (marks.has(id) || all.has(parent)) all.add(id)
  return all
}

/**
 * The first wrong value whose children are right, from the leaves up.
 * @param {Searched} searched @param {Map<number, number>} given by node
 * @returns {Wrong | null}
 */
export function wrongValue({ nodes }, given) {
  const up = [...nodes].sort((a, b) => a.id + a.size - b.id - b.size || b.id - a.id)
  const wrong = up.find(({ id, leaf, value }) => !leaf && given.get(id) !== value)
  if (!wrong) return null
  const { id, max, value, children } = wrong
  const n = given.get(id)
  const values = children.map((c) => nodes[c].value)
  const why = max
    ? 'MAX picks the largest: max({values}) = {value}.'
    : 'MIN picks the smallest: min({values}) = {value}.'
  return {
    node: id,
    says: n === undefined
      ? [message('This {who} has no value yet.', { who: name(max) }), message(why, { values, value })]
      : [message('Not {n}.', { n }), message(why, { values, value })],
  } // prettier-ignore
}

/** Nodes that alpha-beta never enters. @param {Searched} searched @returns {Set<number>} */
export function cutNodes({ nodes, events }) {
  const cut = new Set(nodes.keys())
  for (const { node } of events.alphabeta) cut.delete(node)
  return cut
}

/**
 * The first node in preorder that is marked but visited, or cut but not marked.
 * @param {Searched} searched @param {Set<number>} marks a mark counts for all below
 * @returns {Wrong | null}
 */
export function wrongCut(searched, marks) {
  const { nodes, events } = searched
  const cut = cutNodes(searched)
  const marked = below(nodes, marks)
  const wrong = nodes.find(({ id }) => marked.has(id) !== cut.has(id))
  if (!wrong) return null
  const { id, parent } = wrong
  if (cut.has(id)) {
    const step = new Trace(searched, 'alphabeta').steps.find(
      (s) => s.kind === 'cut' && s.node === parent,
    )
    return { node: id, says: [message('This one is not looked at.'), ...(step ? [step.say] : [])] }
  }
  const { alpha, beta } = /** @type {import('../model/trace.js').Event} */ (
    events.alphabeta.find((e) => e.node === id)
  )
  return {
    node: id,
    says: [
      message(
        alpha === beta
          ? 'The search visits this one: α and β are both {alpha}, and only α > β cuts here.'
          : 'The search visits this one: α = {alpha} is less than β = {beta}.',
        { alpha, beta },
      ),
    ],
  }
}

/**
 * The first node whose first child is wrong: it should be one that is enough for a cut; without a cut, the best one.
 * @param {Searched} searched
 * @returns {Wrong | null}
 */
export function wrongOrder({ nodes, events, cut = 'equal' }) {
  for (const { kind, node, alpha, beta } of events.alphabeta) {
    const { max, value, children } = nodes[node]
    if (kind !== 'enter' || children.length < 2) continue
    /** True if a value is enough for a cut. @param {number} v */
    const cuts = (v) => CUTS[cut].holds(max ? v : alpha, max ? beta : v)
    const first = nodes[children[0]].value
    if (cuts(value) ? cuts(first) : first === value) continue
    return {
      node,
      says: [
        message('At this {who} the child worth {value} should come first.', {
          who: name(max),
          value,
        }),
      ],
    }
  }
  return null
}
