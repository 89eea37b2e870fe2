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
 * @param {() => void} [built] called when all its objects are there and their walk has begun
 * @returns {D3Node} the root
 */
export function laidOut(first, gap, built) {
  const children = (/** @type {number} */ u) => {
    const list = []
    for (let v = first[u]; v < first[u + 1]; v++) list.push(v)
    return list
  }
  const apart = (/** @type {any} */ a, /** @type {any} */ b) => {
    built?.()
    built = undefined
    return a.parent === b.parent ? 1 : gap
  }
  return tree().nodeSize([1, 1]).separation(apart)(hierarchy(0, children))
}
