/**
 * theatre.js -- what of a search is looked at in a step: the way down to where it is, the child whose value came up, and
 * what happened when. Everything comes from the trace. No DOM.
 */
import { boundOf } from '../model/trace.js'

/** @typedef {import('../model/trace.js').Trace} Trace */
/**
 * path: the nodes from the root to where the search is, with the child that its value came from.
 * focus: the innermost node that still compares its children, -1: none; kept: that child, -1: none.
 * @typedef {{ path: Set<number>, focus: number, kept: number }} Light
 */
/** What happened at a step, and whether it was at a MAX. @typedef {{ at: number, kind: 'leaf' | 'return' | 'cut', max: boolean }} Happened */

/** @param {Trace} trace @param {number | null} [asked] a node that is looked at instead of the step's */
export function lightOf(trace, asked = null) {
  const { step, nodes, at, count, folded } = trace
  /** @type {Light} */
  const light = { path: new Set(), focus: -1, kept: -1 }
  /* before and after the search all of it is looked at */
  if (asked === null && (at === count || step.kind === 'start')) return light
  const node = nodes[asked ?? step.node]
  light.focus = node.leaf || folded.has(node.id) ? node.parent : node.id
  for (let u = node; u; u = nodes[u.parent]) light.path.add(u.id)
  light.kept = asked === null ? keptOf(trace) : -1
  if (light.kept >= 0) light.path.add(light.kept)
  return light
}
/** The child whose value its parent has in this step. @param {Trace} trace */
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
/** Finished, and no part of what is looked at. @param {Trace} trace @param {Light} light @param {number} id */
export const isPast = (trace, { path, focus }, id) =>
  path.size > 0 &&
  trace.state(id).status === 'closed' &&
  !path.has(id) &&
  trace.nodes[id].parent !== focus

/** The steps at which something comes to an end. @param {Trace} trace @returns {Happened[]} */
export const happened = ({ steps, nodes }) =>
  steps.flatMap(({ kind, node }, at) => {
    const { max, leaf } = nodes[node]
    if (kind === 'cut' || kind === 'stop') return { at, kind: 'cut', max }
    if (kind === 'leaf') return { at, kind: 'leaf', max }
    return kind === 'leave' && !leaf ? { at, kind: 'return', max } : []
  })

/** Every value that a leaf has lies between these, for one scale of the whole tree. @param {Trace} trace @returns {[least: number, greatest: number]} */
export function endsOf({ nodes }) {
  let [least, greatest] = [Infinity, -Infinity]
  for (const { leaf, value, letter } of nodes)
    if (leaf && !letter) [least, greatest] = [Math.min(least, value), Math.max(greatest, value)]
  return [least, greatest]
}
