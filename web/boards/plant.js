/**
 * plant.js -- places the nodes of a picture that grows out of the ground (node 0). A node's layer is its distance from the ground
 * in edges. The order in a layer is the one with the fewest crossings that the barycentre heuristic meets (K. Sugiyama, S. Tagawa
 * and M. Toda, Methods for visual understanding of hierarchical system structures, IEEE Trans. SMC 11 (1981)); then each node goes
 * to the middle of its neighbours, as far as the order and the gap between two nodes allow. A tree becomes a plant, a cycle a
 * polygon, or a door if it stands on the ground with two legs. The same picture always gets the same places.
 */

/** @typedef {[low: number, high: number]} Pair of nodes with an edge */
/** height: the highest layer, the ground is 0; loops: x of the first loop at the ground @typedef {{ x: Map<number, number>, depth: Map<number, number>, width: number, height: number }} Plant */

/** sweeps through the layers to order them, and to place their nodes */
const ORDERING = 12
const PLACING = 60

/** @param {Pair[]} pairs */
function neighbours(pairs) {
  /** @type {Map<number, number[]>} */
  const near = new Map([[0, []]])
  for (const [a, b] of pairs) {
    for (const v of [a, b]) if (!near.has(v)) near.set(v, [])
    if (a === b) continue
    near.get(a)?.push(b)
    near.get(b)?.push(a)
  }
  return near
}

/** The distance of each node from the ground, in edges. @param {Map<number, number[]>} near @returns {Map<number, number>} */
function depths(near) {
  const depth = new Map([[0, 0]])
  for (const [v, d] of depth)
    for (const u of near.get(v) ?? []) if (!depth.has(u)) depth.set(u, d + 1)
  return depth
}

/** The parts of a picture, each joined above the ground, its nodes in depth-first order. @param {Map<number, number[]>} near */
function parts(near) {
  const met = new Set([0])
  return (near.get(0) ?? []).flatMap((root) => {
    if (met.has(root)) return []
    /** @type {number[]} */
    const part = []
    const stack = [root]
    while (stack.length) {
      const v = /** @type {number} */ (stack.pop())
      if (met.has(v)) continue
      met.add(v)
      part.push(v)
      stack.push(...(near.get(v) ?? []).filter((u) => !met.has(u)).reverse())
    }
    return [part]
  })
}

/** @param {number[]} all */
const mean = (all) => all.reduce((a, b) => a + b, 0) / all.length

/**
 * The places nearest to the wanted ones, in the same order and at least `gap` apart: least squares by pooling neighbours that
 * violate the order (M. Ayer and others, Annals of Mathematical Statistics 26 (1955)).
 * @param {number[]} wanted @param {number} gap
 */
function apart(wanted, gap) {
  /** @type {{ sum: number, n: number }[]} */
  const pools = []
  wanted.forEach((x, i) => {
    let pool = { sum: x - i * gap, n: 1 }
    for (
      let last = pools.at(-1);
      last && last.sum / last.n > pool.sum / pool.n;
      last = pools.at(-1)
    ) {
      pool = { sum: pool.sum + last.sum, n: pool.n + last.n }
      pools.pop()
    }
    pools.push(pool)
  })
  return pools.flatMap(({ sum, n }) => Array(n).fill(sum / n)).map((x, i) => x + i * gap)
}

/**
 * The layers of a part from the lowest, each in its best order.
 * @param {number[]} part @param {Map<number, number[]>} near @param {Map<number, number>} depth
 */
function layersOf(part, near, depth) {
  /** @type {number[][]} */
  const layers = []
  for (const v of part) (layers[(depth.get(v) ?? 1) - 1] ??= []).push(v)
  const place = new Map()
  const number = () => layers.forEach((layer) => layer.forEach((v, i) => place.set(v, i)))
  /** @param {number} v @param {number} step */
  const beyond = (v, step) =>
    (near.get(v) ?? []).filter((u) => u && (depth.get(u) ?? 0) === (depth.get(v) ?? 0) + step)
  const cost = () => {
    let n = 0
    for (const layer of layers) {
      const ends = layer.flatMap((v, i) => beyond(v, 1).map((u) => [i, place.get(u)]))
      for (const [a, b] of ends) for (const [c, d] of ends) if (a < c && b > d) n += 4
      /* an edge within a layer counts the nodes between its ends */
      layer.forEach((v, i) => beyond(v, 0).forEach((u) => (n += Math.abs(place.get(u) - i) - 1)))
    }
    return n
  }
  number()
  let best = { cost: cost(), layers: layers.map((layer) => [...layer]) }
  for (let sweep = 0; sweep < ORDERING && best.cost; sweep++) {
    const up = sweep % 2 === 0
    for (const layer of up ? layers : [...layers].reverse()) {
      const at = new Map(
        layer.map((v) => {
          const there = beyond(v, up ? -1 : 1).map((u) => place.get(u))
          const beside = beyond(v, 0).map((u) => place.get(u))
          return [v, there.length ? mean(there) : beside.length ? mean(beside) : place.get(v)]
        }),
      )
      layer.sort((a, b) => at.get(a) - at.get(b))
      number()
    }
    const now = cost()
    if (now < best.cost) best = { cost: now, layers: layers.map((layer) => [...layer]) }
  }
  return best.layers
}

/** Places the nodes of a part. @param {number[][]} layers @param {Map<number, number[]>} near @param {Map<number, number>} x the places, set here */
function place(layers, near, x) {
  for (const layer of layers) layer.forEach((v, i) => x.set(v, i - (layer.length - 1) / 2))
  const level = new Map(layers.flatMap((layer, d) => layer.map((v) => [v, d])))
  for (let sweep = 0; sweep < PLACING; sweep++) {
    const order = sweep % 2 ? layers : [...layers].reverse()
    for (const layer of order) {
      const wanted = layer.map((v) => {
        /** @param {number} step */
        const side = (step) =>
          (near.get(v) ?? [])
            .filter((u) => u && level.get(u) === /** @type {number} */ (level.get(v)) + step)
            .map((u) => /** @type {number} */ (x.get(u)))
        const sides = [side(-1), side(1)].filter((all) => all.length).map(mean)
        return sides.length ? mean(sides) : /** @type {number} */ (x.get(v))
      })
      apart(wanted, 1).forEach((at, i) => x.set(layer[i], at))
    }
  }
}

/**
 * Places the nodes of a picture.
 * @param {Pair[]} pairs @param {number} loops at the ground, to the right of all
 * @returns {Plant} in units of the distance of two nodes, from 0 to the width
 */
export function plant(pairs, loops = 0) {
  const near = neighbours(pairs)
  const depth = depths(near)
  /** @type {Map<number, number>} */
  const x = new Map()
  let right = 0
  for (const part of parts(near)) {
    place(layersOf(part, near, depth), near, x)
    const all = part.map((v) => /** @type {number} */ (x.get(v)))
    const [least, most] = [Math.min(...all), Math.max(...all)]
    for (const v of part) x.set(v, /** @type {number} */ (x.get(v)) - least + right + 0.5)
    right += most - least + 1
  }
  return { x, depth, width: right + loops, height: Math.max(...depth.values()) }
}
