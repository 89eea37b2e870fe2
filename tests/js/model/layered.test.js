import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { layered } from '../../../web/model/layered.js'

/** @param {number} n */
const boxes = (n) => Array.from({ length: n }, () => ({ width: 40, height: 30 }))
/** @param {{ x: number, y: number }[]} nodes */
function apart(nodes) {
  for (let i = 0; i < nodes.length; i++)
    for (let j = 0; j < i; j++)
      assert.ok(
        Math.abs(nodes[i].x - nodes[j].x) >= 40 ||
          Math.abs(nodes[i].y - nodes[j].y) >= 30 + 20 - 1e-6,
        `${i} and ${j} overlap`,
      )
}

test('every edge goes to the right, ends stand in the last layer, nothing overlaps', () => {
  let state = 7
  const random = (/** @type {number} */ n) => (state = (state * 48271) % 2147483647) % n
  for (let round = 0; round < 200; round++) {
    const n = 2 + random(30)
    /** @type {[number, number][]} */
    const edges = []
    for (let v = 1; v < n; v++) for (let k = random(3); k >= 0; k--) edges.push([v, random(v)])
    const { nodes, width, height } = layered(boxes(n), edges)
    for (const [from, to] of edges) assert.ok(nodes[from].x < nodes[to].x)
    const left = new Set(edges.map(([from]) => from))
    for (let v = 0; v < n; v++) if (!left.has(v)) assert.is(nodes[v].x, width - 20)
    for (const { y } of nodes) assert.ok(y >= 15 - 1e-6 && y <= height - 15 + 1e-6)
    apart(nodes)
  }
})

test('a tree is drawn without a crossing', () => {
  /** @type {[number, number][]} */
  const edges = Array.from({ length: 14 }, (_, i) => [i + 1, i >> 1])
  const { nodes, edges: ways } = layered(boxes(15), edges)
  for (const a of ways)
    for (const b of ways)
      if (a[0].x === b[0].x && a[0].y < b[0].y) assert.ok(a[a.length - 1].y <= b[b.length - 1].y)
  apart(nodes)
})

test('cycles, loops, double edges, no edge and nothing at all are drawn', () => {
  apart(layered(boxes(3), [[0, 1], [1, 2], [2, 0], [1, 1], [0, 1]]).nodes) // prettier-ignore
  assert.equal(layered(boxes(2), [[0, 0]]).edges, [[]])
  apart(layered(boxes(5), []).nodes)
  assert.equal(layered([], []).nodes, [])
})

test('the way of an edge begins at its first node and ends at its second, turned or not', () => {
  /** @type {[number, number][]} */
  const edges = [[0, 1], [1, 2], [2, 3], [0, 3], [3, 0]] // prettier-ignore
  const { nodes, edges: ways } = layered(boxes(4), edges)
  ways.forEach((way, i) => {
    assert.equal(way[0], nodes[edges[i][0]])
    assert.equal(way[way.length - 1], nodes[edges[i][1]])
  })
  assert.is(ways[3].length, 4)
})

test.run()
