/**
 * layered.js -- where the nodes of a directed graph stand, left to right, and the way of each edge. Layers after
 * Sugiyama by dagre; only coordinates, nothing is drawn here.
 */
import { Graph, layout } from '@dagrejs/dagre'

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ width: number, height: number, nodes: Point[], edges: Point[][] }} Layered nodes: centres; edges: points on the way, in the order given, empty for a loop */

/**
 * @param {{ width: number, height: number }[]} boxes
 * @param {[number, number][]} edges from, to
 * @param {{ between?: number, layers?: number }} [gaps] between nodes of a layer, between layers
 * @returns {Layered}
 */
export function layered(boxes, edges, { between = 20, layers = 34 } = {}) {
  const graph = new Graph()
  graph.setGraph({ rankdir: 'LR', nodesep: between, ranksep: layers, edgesep: between / 2 })
  graph.setDefaultEdgeLabel(() => ({}))
  boxes.forEach((box, i) => graph.setNode(String(i), { ...box }))
  for (const [from, to] of edges) if (from !== to) graph.setEdge(String(from), String(to), {})
  layout(graph)
  const nodes = boxes.map((_, i) => {
    const { x, y } = graph.node(String(i))
    return { x, y }
  })
  const ways = edges.map(([from, to]) =>
    from === to
      ? []
      : graph
          .edge(String(from), String(to))
          .points.map((/** @type {Point} */ { x, y }) => ({ x, y })),
  )
  const size = graph.graph()
  return { width: size.width ?? 0, height: size.height ?? 0, nodes, edges: ways }
}
