/**
 * tree-layout.js -- where the nodes of a small tree stand: tidy, parents centred over their children, no two boxes
 * closer than a gap, labels included. E. M. Reingold and J. S. Tilford 1981, J. Q. Walker 1990, C. Buchheim, M. Jünger
 * and S. Leipert 2002, as in d3-hierarchy. Coordinates only; nothing is drawn here.
 */
import { hierarchy, tree } from 'd3-hierarchy'

/** @typedef {Pick<import('../model/trace.js').Node, 'id' | 'parent' | 'depth' | 'children'>} Node */
/** @typedef {{ half: number, label: number }} Box half: half the width of the shape; label: width of what stands beside it, 0: nothing */
/** @typedef {{ x: number, y: number, half: number, label: number, side: -1 | 1 }} Place side: where the label stands, 1: right */
/** @typedef {{ places: Map<number, Place>, left: number, right: number, depth: number }} Layout */

/** between two boxes */
const GAP = 24
/** between a shape and its label */
export const BESIDE = 20

/**
 * @template {Node} N
 * @param {N[]} nodes in preorder
 * @param {number} shown nodes deeper than this are left out
 * @param {number} level distance of two levels
 * @param {(node: N) => Box} boxOf
 * @returns {Layout}
 */
export function layout(nodes, shown, level, boxOf) {
  const boxes = nodes.map((node) => (node.depth <= shown ? boxOf(node) : { half: 0, label: 0 }))
  /** @param {N} node @returns {N[] | null} */
  const below = (node) => (node.depth < shown ? node.children.map((c) => nodes[c]) : null)
  /** @type {(-1 | 1)[]} */
  const side = nodes.map(() => 1)

  /** How far a node reaches to one side. @param {Node} node @param {-1 | 1} to */
  const reach = ({ id }, to) => {
    const { half, label } = boxes[id]
    return half + (label && side[id] === to ? BESIDE + label : 0)
  }
  const place = () =>
    tree()
      .nodeSize([1, level])
      .separation((a, b) => {
        const [first, second] = a.data.id < b.data.id ? [a.data, b.data] : [b.data, a.data]
        return reach(first, 1) + GAP + reach(second, -1)
      })(hierarchy(nodes[0], below))

  /* A label stands on the right. A first layout shows where a flat edge up to the parent would run through it. */
  /** @type {Map<number, number>} */
  const x = new Map()
  place().each(({ data, x: at }) => x.set(data.id, at))
  for (const [id, at] of x) {
    const { parent } = nodes[id]
    const right = (x.get(parent) ?? at) - at
    if (boxes[id].label && right > 0 && level / right < 14 / (boxes[id].half + BESIDE))
      side[id] = -1
  }
  /** @type {Layout} */
  const made = { places: new Map(), left: 0, right: 0, depth: 0 }
  place().each(({ data, x: at, y }) => {
    made.places.set(data.id, { x: at, y, ...boxes[data.id], side: side[data.id] })
    made.left = Math.min(made.left, at - reach(data, -1))
    made.right = Math.max(made.right, at + reach(data, 1))
    made.depth = Math.max(made.depth, data.depth)
  })
  return made
}
