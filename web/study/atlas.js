/**
 * atlas.js -- finds the nodes of a whole game tree that are in view, and counts those in each pixel (camera.js says what is in
 * view). The tree is stored breadth first: a level is one run of nodes with rising x, and the children of a run are a run of the
 * next level, so that everything is found by halving. No DOM.
 */

/** The first node of a run whose x is at least `wanted`. @param {Float32Array} x @param {number} from @param {number} to @param {number} wanted */
export function notBefore(x, from, to, wanted) {
  while (from < to) {
    const middle = (from + to) >>> 1
    if (x[middle] < wanted) from = middle + 1
    else to = middle
  }
  return from
}

/** The node of a run whose x is nearest to `wanted`. @param {Float32Array} x @param {number} from @param {number} to @param {number} wanted */
export function nearest(x, from, to, wanted) {
  const at = notBefore(x, from, to, wanted)
  return at === to || (at > from && wanted - x[at - 1] < x[at] - wanted) ? at - 1 : at
}

/** Running sums: for each node, how many nodes before it the first mover wins, and loses. @param {Int8Array} outcome @returns {[Uint32Array, Uint32Array]} */
export function sums(outcome) {
  const [won, lost] = [1, 2].map(() => new Uint32Array(outcome.length + 1))
  for (let i = 0; i < outcome.length; i++) {
    won[i + 1] = won[i] + Number(outcome[i] > 0)
    lost[i + 1] = lost[i] + Number(outcome[i] < 0)
  }
  return [won, lost]
}

/**
 * Counts the nodes of a run in each column: those that the first mover wins, the others, those that the first mover loses. The
 * cost grows little with their number: the end of a column is looked for in doubling steps.
 * @param {Float32Array} x @param {[Uint32Array, Uint32Array]} sums @param {number} from @param {number} to
 * @param {number} left x of the left edge @param {number} scale columns for one of x @param {Uint32Array} into three for each column
 */
export function density(x, [won, lost], from, to, left, scale, into) {
  let at = notBefore(x, from, to, left)
  for (let c = 0; c < into.length; c += 3) {
    const edge = left + (c / 3 + 1) / scale
    let step = 1
    while (at + step <= to && x[at + step - 1] < edge) step *= 2
    const end = notBefore(x, at + (step >> 1), Math.min(at + step - 1, to), edge)
    into[c] = won[end] - won[at]
    into[c + 2] = lost[end] - lost[at]
    into[c + 1] = end - at - into[c] - into[c + 2]
    at = end
  }
}

/** The subtree of a node, one run for each level. @param {Uint32Array} first @param {number} node @returns {[number, number][]} */
export function below(first, node) {
  /** @type {[number, number][]} */
  const runs = []
  for (let [from, to] = [node, node + 1]; from < to; [from, to] = [first[from], first[to]])
    runs.push([from, to])
  return runs
}

/** The least and the largest x of some runs. @param {Float32Array} x @param {[number, number][]} runs @returns {[number, number]} */
export const extent = (x, runs) => [
  Math.min(...runs.map(([from]) => x[from])),
  Math.max(...runs.map(([, to]) => x[to - 1])),
]
