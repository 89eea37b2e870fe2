/** graph.js -- reads the graph of the positions that can be reached, breadth first, and its retrograde solution. */
import { outcomeOf } from './answer.js'
import { FOREVER, MEMORY, OK } from './enums.js'
import { fieldsOf, unsigned } from './memory.js'
import { outOfMemory } from './refusal.js'

/** @typedef {import('./answer.js').Outcome} Outcome */
/** @typedef {import('./memory.js').Key} Key */
/** @typedef {import('./memory.js').Pointer} Pointer */
/** @typedef {import('./session.js').Session} Session */
/** The size of a graph; a node is expanded whole or not at all. @typedef {{ nodes: number, edges: number }} Limits */
/** moves: false leaves out the texts of the edges, which take most of the time @typedef {Limits & { moves?: boolean }} GraphOptions */
/**
 * @typedef {object} GraphNode
 * @property {string} text the position's notation
 * @property {number | null} value for the player to move
 * @property {Outcome} outcome
 * @property {number | null} remoteness
 * @property {number | null} grundy
 * @property {boolean} infinite in a graph with cycles: its Grundy value is infinity, with the set of its options' values
 */
/**
 * @typedef {object} StateGraph
 * @property {GraphNode[]} nodes
 * @property {{ from: number, to: number, move: string }[]} edges
 * @property {number[]} order nodes in the order in which the retrograde solution settled them
 * @property {number[]} found in a graph with cycles, nodes in the order in which their Grundy values were found; else empty
 * @property {boolean} whole true if nothing was cut off
 * @property {boolean} more true if there are surely more nodes; else a graph that was cut has at least so many
 */

/** Builds a graph for `work`, and frees it. @template T @param {Session} s @param {Key} key @param {Limits} limits @param {(graph: Pointer) => T} work */
function withGraph(s, key, { nodes, edges }, work) {
  const graph = s.exports.cgt_graph_start(s.handle, key, nodes, edges)
  if (!graph) throw outOfMemory()
  try {
    return work(graph)
  } finally {
    s.exports.cgt_graph_end(graph)
  }
}

/**
 * A number of positions. whole: exactly so many; more: surely more; else at least so many.
 * @typedef {{ nodes: number, whole: boolean, more: boolean }} Reach
 */
/** Reads the number of positions of a graph. @param {import('./memory.js').Memory} memory @param {Pointer} graph @returns {Reach} */
export function reachOf(memory, graph) {
  const { u32, u8 } = fieldsOf(memory, 'graph', graph)
  const nodes = u32('nodes')
  return { nodes, whole: u32('open') === nodes, more: !!u8('beyond') }
}
/** Counts the positions that can be reached. @param {Session} s @param {Key} key @param {Limits} limits */
export const countGraph = (s, key, limits) =>
  withGraph(s, key, limits, (graph) => reachOf(s.memory, graph))

/** Builds, solves and reads a graph. @param {Session} s @param {Key} key @param {GraphOptions} limits @returns {StateGraph} */
export const readGraph = (s, key, { moves = true, ...limits }) =>
  withGraph(s, key, limits, (graph) => {
    const status = s.exports.cgt_graph_go(graph)
    if (status === MEMORY) throw outOfMemory()
    const solved = status === OK
    const { u32 } = fieldsOf(s.memory, 'graph', graph)
    const { nodes: n, whole, more } = reachOf(s.memory, graph)
    const m = u32('edges')
    /**
     * Copies an array, as texts may make the memory grow. @template T
     * @param {new (buffer: ArrayBuffer, at: number, length: number) => { slice(): T }} Kind
     * @param {string} name @param {number} length
     */
    const list = (Kind, name, length) =>
      new Kind(s.exports.memory.buffer, u32(name), length).slice()
    const keys = list(BigUint64Array, 'key', n)
    const codes = list(BigUint64Array, 'move', m)
    const first = list(Uint32Array, 'first', n + 1)
    const to = list(Uint32Array, 'to', m)
    const order = solved ? Array.from(list(Uint32Array, 'order', u32('settled'))) : []
    const value = solved ? list(Int32Array, 'value', n) : null
    const far = solved ? list(Uint32Array, 'remoteness', n) : null
    const least = solved && u32('least') ? list(Uint32Array, 'least', n) : far
    const grundy = solved && u32('grundy') ? list(Uint32Array, 'grundy', n) : null
    const turn = solved && u32('turn') ? list(Uint32Array, 'turn', n) : null
    const has = (/** @type {number} */ u) => grundy !== null && grundy[u] !== FOREVER
    const nodes = Array.from(keys, (k, u) => {
      const known = far && (far[u] !== FOREVER || whole)
      const sure = known && far[u] === least?.[u] // else only the value is proved: the graph was cut
      /** @type {GraphNode} */
      const node = {
        text: s.text(unsigned(k)),
        value: known && value ? value[u] : null,
        outcome: known && value ? outcomeOf(value[u], far[u] === FOREVER) : 'unknown',
        remoteness: sure ? (far[u] === FOREVER ? Infinity : far[u]) : null,
        grundy: grundy && has(u) ? grundy[u] : null,
        infinite: whole && !!turn && !has(u),
      }
      return node
    })
    const edges = []
    for (let u = 0; u < n; u++)
      for (let e = first[u]; e < first[u + 1]; e++)
        edges.push({ from: u, to: to[e], move: moves ? s.moveText(unsigned(keys[u]), unsigned(codes[e])) : '' }) // prettier-ignore
    const found = turn ? [...nodes.keys()].filter(has).sort((a, b) => turn[a] - turn[b]) : []
    return { nodes, edges, order, found, whole, more }
  })
