/**
 * tree-layout.js -- lays a tree out: parents are centred over their children, and no two boxes of a level, labels included, are closer
 * than a gap. Subtrees are set beside each other as near as their outlines allow, from the left and again from the right. The
 * mean of both keeps every gap, and a tree and its mirror image are drawn as mirror images. Linear time, no recursion. It computes
 * coordinates and draws nothing.
 * E. M. Reingold and J. S. Tilford, Tidier drawings of trees, IEEE Trans. Software Engineering 7 (1981), 223-228
 * (outlines); A. J. Kennedy, Drawing trees, J. Functional Programming 6 (1996), 527-534 (the mean).
 */

/** @typedef {Pick<import('./trace.js').Node, 'id' | 'parent' | 'depth' | 'children'>} Node */
/** half: half the width of the shape; label: width of the label beside it, 0 for none @typedef {{ half: number, label: number }} Box */
/** side: the label's, 1 is right @typedef {{ x: number, y: number, half: number, label: number, side: -1 | 1 }} Place */
/** @typedef {{ places: Map<number, Place>, left: number, right: number, depth: number }} Layout */
/** One side of a subtree: its x at each level, the deepest first, all moved by `by`. @typedef {{ ends: number[], by: number }} Outline */

/**
 * Lays a tree out.
 * @template {Node} N
 * @param {N[]} nodes in preorder
 * @param {number} shown nodes deeper than this are left out
 * @param {number} level distance of two levels
 * @param {(node: N) => Box} boxOf
 * @param {{ gap?: number, beside?: number, rise?: number, steep?: number }} [room] gap between two boxes; beside: gap between a shape and its label; rise: height of an edge;
 *   steep: an edge up from a node's middle that rises less beside its shape would run through a label on that side
 * @returns {Layout}
 */
export function layout(nodes, shown, level, boxOf, room = {}) {
  const { gap = 24, beside = 20, rise = level, steep = 14 } = room
  const drawn = nodes.filter((node) => node.depth <= shown)
  /** @type {Place[]} */
  const places = []
  for (const node of drawn)
    places[node.id] = { x: 0, y: node.depth * level, ...boxOf(node), side: 1 }
  /** The distance from a node's centre to its edge on one side. @param {number} id @param {number} to */
  const reach = (id, to) => {
    const { half, label, side } = places[id]
    return half + (label && side === to ? beside + label : 0)
  }
  const place = () => {
    const [a, b] = [1, -1].map((side) => packed(drawn, gap, reach, side))
    for (const { id } of drawn) places[id].x = (a[id] + b[id]) / 2
  }

  place()
  /* A label stands on the right, unless a flat edge up to the parent would run through it. */
  const flat = drawn.filter(({ id, parent }) => {
    const { x, half, label } = places[id]
    const right = id && label && places[parent].x - x
    return right > 0 && rise / right < steep / (half + beside)
  })
  for (const { id } of flat) places[id].side = -1
  if (flat.length) place()
  const made = { places: new Map(), left: 0, right: 0, depth: 0 }
  for (const { id, depth } of drawn) {
    made.places.set(id, places[id])
    made.left = Math.min(made.left, places[id].x - reach(id, -1))
    made.right = Math.max(made.right, places[id].x + reach(id, 1))
    made.depth = Math.max(made.depth, depth)
  }
  return made
}

/**
 * Sets each subtree as near as it can be to the siblings before it, with the root at 0.
 * @param {Node[]} nodes @param {number} gap @param {(id: number, to: number) => number} reach
 * @param {number} side 1: siblings from left to right, -1: from right to left
 * @returns {Float64Array} x by id
 */
function packed(nodes, gap, reach, side) {
  const ids = nodes[nodes.length - 1].id + 1
  /** outlines of each subtree: towards the siblings before it, and towards those after it @type {[Outline, Outline][]} */
  const outlines = new Array(ids)
  /* relative to the parent, then to the root */
  const x = new Float64Array(ids)
  for (const { id, children } of [...nodes].reverse()) {
    const below = children.filter((child) => outlines[child])
    if (side < 0) below.reverse()
    if (!below.length) {
      outlines[id] = [
        { ends: [-reach(id, -side)], by: 0 },
        { ends: [reach(id, side)], by: 0 },
      ]
      continue
    }
    let [before, after] = outlines[below[0]]
    let last = 0
    for (const child of below.slice(1)) {
      const [near, far] = outlines[child]
      last = overlap(after, near) + gap
      x[child] = last
      near.by += last
      far.by += last
      before = over(before, near)
      after = over(far, after)
    }
    for (const child of below) x[child] -= last / 2
    before.by -= last / 2
    after.by -= last / 2
    before.ends.push(-reach(id, -side) - before.by)
    after.ends.push(reach(id, side) - after.by)
    outlines[id] = [before, after]
  }
  for (const { id, parent } of nodes) x[id] = parent < 0 ? 0 : x[parent] + side * x[id]
  return x
}
/** The distance by which outlines overlap. All calls together take as many steps as there are nodes. @param {Outline} a @param {Outline} b */
function overlap(a, b) {
  let most = -Infinity
  for (let i = Math.min(a.ends.length, b.ends.length); i > 0; i--)
    most = Math.max(most, a.ends[a.ends.length - i] - b.ends[b.ends.length - i])
  return most + a.by - b.by
}
/** The outer outline of two: the first as deep as it goes, then the second. @param {Outline} a @param {Outline} b */
function over(a, b) {
  const deeper = b.ends.length - a.ends.length
  if (deeper <= 0) return a
  a.ends.forEach((end, i) => (b.ends[deeper + i] = end + a.by - b.by))
  return b
}
