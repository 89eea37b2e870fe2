/**
 * layered.js -- lays a directed graph out from left to right: coordinates of its nodes, and points on the way of each edge. It draws
 * nothing. After K. Sugiyama, S. Tagawa and M. Toda, Methods for visual understanding of hierarchical
 * system structures, IEEE Trans. Systems, Man and Cybernetics 11 (1981): turn edges that close a cycle, put nodes in
 * layers, let long edges pass through every layer between, order each layer by the barycentres of its neighbours,
 * then place it as near to them as the gaps allow.
 */

/** @typedef {{ x: number, y: number }} Point */
/**
 * @typedef {object} Layered
 * @property {number} width
 * @property {number} height
 * @property {Point[]} nodes their centres
 * @property {Point[][]} edges points on the way of each, in the order given; none for a loop
 */

/** sweeps over the layers; for graphs that can be read, more change nothing */
const SWEEPS = 12

/**
 * Lays a graph out; nodes without an edge out of them stand to the right. O(sweeps * (nodes + edges, with one point for each layer that an edge crosses)).
 * @param {{ width: number, height: number }[]} boxes
 * @param {[number, number][]} edges from, to
 * @param {{ between?: number, layers?: number }} [gaps] between nodes of a layer, between layers
 * @returns {Layered}
 */
export function layered(boxes, edges, { between = 20, layers: gap = 34 } = {}) {
  const n = boxes.length
  const rank = ranks(n, acyclic(n, edges))
  const depth = Math.max(-1, ...rank) + 1
  /** nodes and the points of long edges, by layer from the left @type {number[][]} */
  const layer = Array.from({ length: depth }, () => [])
  const sizes = boxes.map((b) => b.height)
  const place = rank.map((r) => depth - 1 - r)
  /** neighbours in the layer before and in the layer after @type {number[][][]} */
  const near = [boxes.map(() => []), boxes.map(() => [])]
  /** @param {number} a @param {number} b one layer further right */
  const join = (a, b) => {
    near[1][a].push(b)
    near[0][b].push(a)
  }
  boxes.forEach((_, v) => layer[place[v]].push(v))
  const ways = edges.map(([from, to]) => {
    if (from === to) return []
    const [a, b] = place[from] < place[to] ? [from, to] : [to, from]
    const way = [a]
    for (let l = place[a] + 1; l < place[b]; l++) {
      const point = sizes.push(0) - 1
      near[0].push([])
      near[1].push([])
      layer[l].push(point)
      way.push(point)
    }
    way.push(b)
    for (let i = 1; i < way.length; i++) join(way[i - 1], way[i])
    return a === from ? way : way.reverse()
  })

  order(layer, near)
  const y = heights(layer, near, sizes, between)
  const x = new Array(sizes.length).fill(0)
  let right = 0
  for (const row of layer) {
    const width = Math.max(0, ...row.map((v) => boxes[v]?.width ?? 0))
    for (const v of row) x[v] = right + width / 2
    right += width + gap
  }
  const top = Math.min(0, ...y.map((v, i) => v - sizes[i] / 2))
  const bottom = Math.max(0, ...y.map((v, i) => v + sizes[i] / 2))
  /** @param {number} v */
  const at = (v) => ({ x: x[v], y: y[v] - top })
  return {
    width: Math.max(0, right - gap),
    height: bottom - top,
    nodes: boxes.map((_, v) => at(v)),
    edges: ways.map((way) => way.map(at)),
  }
}

/** The edges without loops, and with those turned that close a cycle: depth first, without recursion. @param {number} n @param {[number, number][]} edges */
function acyclic(n, edges) {
  /** @type {number[][]} */
  const out = Array.from({ length: n }, () => [])
  for (const [from, to] of edges) if (from !== to) out[from].push(to)
  const state = new Uint8Array(n) /* 1: on the path, 2: left */
  /** @type {[number, number][]} */
  const kept = []
  for (let root = 0; root < n; root++) {
    if (state[root]) continue
    const path = [{ v: root, next: 0 }]
    state[root] = 1
    while (path.length) {
      const frame = path[path.length - 1]
      if (frame.next === out[frame.v].length) {
        state[frame.v] = 2
        path.pop()
        continue
      }
      const to = out[frame.v][frame.next++]
      kept.push(state[to] === 1 ? [to, frame.v] : [frame.v, to])
      if (!state[to]) {
        state[to] = 1
        path.push({ v: to, next: 0 })
      }
    }
  }
  return kept
}

/** The longest way from each node to an end, 0 for ends. @param {number} n @param {[number, number][]} edges without a cycle */
function ranks(n, edges) {
  /** @type {number[][]} */
  const into = Array.from({ length: n }, () => [])
  const left = new Array(n).fill(0)
  for (const [from, to] of edges) {
    into[to].push(from)
    left[from]++
  }
  const rank = new Array(n).fill(0)
  const ready = left.flatMap((k, v) => (k ? [] : [v]))
  for (const v of ready)
    for (const u of into[v]) {
      rank[u] = Math.max(rank[u], rank[v] + 1)
      if (!--left[u]) ready.push(u)
    }
  return rank
}

/** @param {number[]} numbers */
const mean = (numbers) => numbers.reduce((a, b) => a + b, 0) / numbers.length

/**
 * Orders each layer by the mean place of its neighbours, to and fro, and keeps the order with the fewest crossings.
 * @param {number[][]} layer @param {number[][][]} near
 */
function order(layer, near) {
  /** @type {number[]} */
  const at = []
  const note = () => layer.forEach((row) => row.forEach((v, i) => (at[v] = i)))
  note()
  let best = layer.map((row) => [...row])
  let least = crossings(layer, near[1], at)
  for (let sweep = 0; sweep < SWEEPS && least; sweep++) {
    const side = sweep % 2
    for (let k = 0; k < layer.length; k++) {
      const row = layer[side ? layer.length - 1 - k : k]
      const wish = new Map(
        row.map((v) => [v, near[side][v].length ? mean(near[side][v].map((u) => at[u])) : at[v]]),
      )
      row.sort((a, b) => Number(wish.get(a)) - Number(wish.get(b)) || at[a] - at[b])
      row.forEach((v, i) => (at[v] = i))
    }
    const now = crossings(layer, near[1], at)
    if (now < least) {
      least = now
      best = layer.map((row) => [...row])
    }
  }
  best.forEach((row, l) => (layer[l] = row))
}
/** Counts the crossings. @param {number[][]} layer @param {number[][]} after neighbours in the next layer @param {number[]} at place in its layer */
function crossings(layer, after, at) {
  let sum = 0
  for (const row of layer)
    for (let i = 0; i < row.length; i++)
      for (let j = i + 1; j < row.length; j++)
        for (const a of after[row[i]]) for (const b of after[row[j]]) if (at[a] > at[b]) sum++
  return sum
}

/**
 * The y of each node and point: near the mean of its neighbours, in order, `between` apart.
 * @param {number[][]} layer @param {number[][][]} near @param {number[]} sizes @param {number} between
 */
function heights(layer, near, sizes, between) {
  /** @type {number[]} */
  const y = new Array(sizes.length).fill(0)
  for (let sweep = 0; sweep <= SWEEPS; sweep++)
    for (let k = 0; k < layer.length; k++) {
      const row = layer[sweep % 2 ? layer.length - 1 - k : k]
      const wish = row.map((v) => {
        const all = [...near[0][v], ...near[1][v]]
        return sweep && all.length ? mean(all.map((u) => y[u])) : y[v]
      })
      /* the least offset of each from the first; what a wish has beyond it must not fall */
      const offset = [0]
      for (let i = 1; i < row.length; i++)
        offset[i] = offset[i - 1] + (sizes[row[i - 1]] + sizes[row[i]]) / 2 + between
      const free = rising(wish.map((w, i) => w - offset[i]))
      row.forEach((v, i) => (y[v] = free[i] + offset[i]))
    }
  return y
}

/** The rising sequence nearest to the wishes in least squares, by pooling adjacent violators. @param {number[]} wishes */
function rising(wishes) {
  /** @type {{ sum: number, n: number }[]} */
  const pools = []
  for (const w of wishes) {
    pools.push({ sum: w, n: 1 })
    for (;;) {
      const b = pools[pools.length - 1]
      const a = pools[pools.length - 2]
      if (!a || a.sum * b.n <= b.sum * a.n) break
      pools.pop()
      a.sum += b.sum
      a.n += b.n
    }
  }
  return pools.flatMap(({ sum, n }) => new Array(n).fill(sum / n))
}
