/**
 * theatre.js -- which nodes a step of a search highlights: the path down to its node and the child whose value came up; and
 * which events the timeline marks. Everything comes from the trace. No DOM.
 */
import { boundOf } from '../model/trace.js'

/** @typedef {import('../model/trace.js').Trace} Trace */
/**
 * path: nodes from the root to the step's node, and `kept`. focus: the innermost node that still
 * compares its children, -1: none. kept: the child whose value came up, -1: none.
 * @typedef {{ path: Set<number>, focus: number, kept: number }} Light
 */
/** An event of a step. @typedef {{ at: number, kind: 'leaf' | 'return' | 'cut', max: boolean }} Happened */

/** @param {Trace} trace @param {number | null} [asked] a question's node, instead of the step's */
export function lightOf(trace, asked = null) {
  const { step, nodes, at, count, folded } = trace
  /** @type {Light} */
  const light = { path: new Set(), focus: -1, kept: -1 }
  /* before and after the search nothing is highlighted */
  if (asked === null && (at === count || step.kind === 'start')) return light
  const node = nodes[asked ?? step.node]
  light.focus = node.leaf || folded.has(node.id) ? node.parent : node.id
  for (let u = node; u; u = nodes[u.parent]) light.path.add(u.id)
  light.kept = asked === null ? keptOf(trace) : -1
  if (light.kept >= 0) light.path.add(light.kept)
  return light
}
/** The child whose value the step's node takes. @param {Trace} trace */
function keptOf(trace) {
  const { step, nodes, folded } = trace
  const { children, id } = nodes[step.node]
  if (folded.has(id)) return -1
  const closed = children.filter((c) => trace.state(c).status === 'closed')
  if (step.kind === 'raise' || step.kind === 'cut' || step.kind === 'stop')
    return closed.at(-1) ?? -1
  if (step.kind !== 'leave') return -1
  const value = boundOf(trace.state(id))?.value
  return closed.find((c) => boundOf(trace.state(c))?.value === value) ?? -1
}
/** True if a node is finished and not highlighted. @param {Trace} trace @param {Light} light @param {number} id */
export const isPast = (trace, { path, focus }, id) =>
  path.size > 0 &&
  trace.state(id).status === 'closed' &&
  !path.has(id) &&
  trace.nodes[id].parent !== focus

/** Events of all steps: leaves, returns, cuts. @param {Trace} trace @returns {Happened[]} */
export const happened = ({ steps, nodes }) =>
  steps.flatMap(({ kind, node }, at) => {
    const { max, leaf } = nodes[node]
    if (kind === 'cut' || kind === 'stop') return { at, kind: 'cut', max }
    if (kind === 'leaf') return { at, kind: 'leaf', max }
    return kind === 'leave' && !leaf ? { at, kind: 'return', max } : []
  })

/** Least and greatest value of a leaf: the scale of the whole tree. @param {Trace} trace @returns {[least: number, greatest: number]} */
export function endsOf({ nodes }) {
  let [least, greatest] = [Infinity, -Infinity]
  for (const { leaf, value, letter } of nodes)
    if (leaf && !letter) [least, greatest] = [Math.min(least, value), Math.max(greatest, value)]
  return [least, greatest]
}
