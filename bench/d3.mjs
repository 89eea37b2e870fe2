/**
 * d3.mjs -- d3-hierarchy on the trees of web/engine/whole.js, to compare with: coordinates in a test, time and memory in
 * the bench. It lays out by the same algorithm.
 */
// @ts-expect-error it brings no types
import { hierarchy, tree } from 'd3-hierarchy'

/** @typedef {{ x: number, y: number, data: number, each(f: (node: D3Node) => void): void }} D3Node data: the node's number */

/**
 * From flat arrays to nodes with coordinates, d3's own building of its hierarchy included.
 * @param {Uint32Array} first the children of u are the nodes first[u] to first[u + 1] - 1
 * @param {number} gap between neighbours that are not siblings, which stand 1 apart
 * @returns {D3Node} the root
 */
export function laidOut(first, gap) {
  const children = (/** @type {number} */ u) =>
    Array.from({ length: first[u + 1] - first[u] }, (_, i) => first[u] + i)
  return tree()
    .nodeSize([1, 1])
    .separation((/** @type {any} */ a, /** @type {any} */ b) => (a.parent === b.parent ? 1 : gap))(
    hierarchy(0, children),
  )
}
