import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { layout } from '../../../web/model/tree-layout.js'

/** @typedef {import('../../../web/model/tree-layout.js').Node} Node */

/** Nodes in preorder, each below the parent that is given. @param {number[]} parents */
function tree(parents) {
  /** @type {Node[]} */
  const nodes = []
  parents.forEach((parent, id) => {
    nodes.push({ id, parent, depth: parent < 0 ? 0 : nodes[parent].depth + 1, children: [] })
    if (parent >= 0) nodes[parent].children.push(id)
  })
  return nodes
}
let state = 11
const random = (/** @type {number} */ n) => (state = (state * 48271) % 2147483647) % n
/** A node hangs on the path from the node before it to the root. @param {number} n @param {number} deep */
function anyTree(n, deep) {
  const parents = [-1]
  for (let id = 1; id < n; id++) {
    let parent = id - 1
    for (let up = random(deep); up && parents[parent] >= 0; up--) parent = parents[parent]
    parents.push(parent)
  }
  return tree(parents)
}
/** The ids of the nodes that stand at each place of the mirror image. @param {Node[]} nodes @returns {number[]} */
function mirrored(nodes) {
  const order = []
  const open = [0]
  while (open.length) {
    const id = Number(open.pop())
    order.push(id)
    open.push(...nodes[id].children)
  }
  return order
}
const GAP = 10
/** @param {Node[]} nodes @param {(node: Node) => number} [half] */
const drawn = (nodes, half = () => 15) => [
  ...layout(nodes, Infinity, 50, (n) => ({ half: half(n), label: 0 }), {
    gap: GAP,
  }).places.values(),
]

test('on 200 random trees: order kept, no two boxes of a level nearer than the gap, parents centred, levels level', () => {
  for (let round = 0; round < 200; round++) {
    const nodes = anyTree(2 + random(60), 2 + random(6))
    const halves = nodes.map(() => 5 + random(40))
    const places = drawn(nodes, (n) => halves[n.id])
    /** @type {number[]} the last of each level */
    const last = []
    for (const { id, depth, children } of nodes) {
      assert.is(places[id].y, 50 * depth)
      if (last[depth] !== undefined) {
        const room = places[id].x - places[last[depth]].x - halves[id] - halves[last[depth]]
        assert.ok(room >= GAP - 1e-6, `${last[depth]} and ${id}: ${room}`)
      }
      last[depth] = id
      if (!children.length) continue
      const middle = (places[children[0]].x + places[children[children.length - 1]].x) / 2
      assert.ok(Math.abs(middle - places[id].x) < 1e-6, `${id} over its children`)
    }
  }
})

test('siblings touch where nothing is between: a drawing is no wider than it must be', () => {
  const eight = tree([-1, 0, 1, 2, 2, 1, 5, 5, 0, 8, 9, 9, 8, 12, 12])
  const x = eight.filter((n) => !n.children.length).map((n) => drawn(eight)[n.id].x)
  assert.equal(
    x,
    x.map((_, i) => (i - 3.5) * (30 + GAP)),
  )
})

test('a tree and its mirror image are drawn as mirror images', () => {
  for (let round = 0; round < 200; round++) {
    const nodes = anyTree(2 + random(60), 2 + random(6))
    const order = mirrored(nodes)
    const at = new Map(order.map((id, i) => [id, i]))
    const image = tree(order.map((id) => (id ? Number(at.get(nodes[id].parent)) : -1)))
    const halves = nodes.map(() => 5 + random(40))
    const places = drawn(nodes, (n) => halves[n.id])
    const others = drawn(image, (n) => halves[order[n.id]])
    order.forEach((id, i) =>
      assert.ok(
        Math.abs(places[id].x + others[i].x) < 1e-6,
        `${id}: ${places[id].x} ${others[i].x}`,
      ),
    )
  }
})

test('labels have their room, on the left where an edge would cross them, and deep nodes are left out', () => {
  const nodes = tree([-1, 0, 1, 1, 0, 4, 4])
  const { places, left, right, depth } = layout(nodes, 1, 20, () => ({ half: 15, label: 70 }))
  assert.equal([...places.keys()], [0, 1, 4])
  assert.is(depth, 1)
  const [root, a, b] = [...places.values()]
  assert.equal([root.side, a.side, b.side], [1, -1, 1])
  assert.is(b.x - a.x, 15 + 24 + 15)
  assert.is(left, a.x - 15 - 20 - 70)
  assert.is(right, b.x + 15 + 20 + 70)
})

test('100,000 nodes are laid out whole, as a path, a fan, a comb or any tree', () => {
  const n = 100_000
  const path = Array.from({ length: n }, (_, i) => i - 1)
  const fan = path.map((_, i) => (i ? 0 : -1))
  const comb = path.map((_, i) => (i % 2 ? i - 1 : i - 2)).map((p) => Math.max(p, -1))
  // A quadratic layout or a recursive one would not come to the end
  for (const nodes of [tree(path), tree(fan), tree(comb), anyTree(n, 20)])
    assert.is(drawn(nodes).length, n)
})

test.run()
