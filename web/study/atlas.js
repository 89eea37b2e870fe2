/**
 * atlas.js -- a whole game tree as a map: which of its nodes are in view, and how many stand in a pixel; what is in view
 * says camera.js. The tree lies breadth first, so that a level is one run of nodes whose x goes up, the children of a run are a
 * run of the next level, and all that a picture needs is found by halving. No DOM.
 */

/** The first node of a run that is not left of `wanted`. @param {Float32Array} x @param {number} from @param {number} to @param {number} wanted */
export function notBefore(x, from, to, wanted) {
  while (from < to) {
    const middle = (from + to) >>> 1
    if (x[middle] < wanted) from = middle + 1
    else to = middle
  }
  return from
}

/** The node of a run that is nearest. @param {Float32Array} x @param {number} from @param {number} to @param {number} wanted */
export function nearest(x, from, to, wanted) {
  const at = notBefore(x, from, to, wanted)
  return at === to || (at > from && wanted - x[at - 1] < x[at] - wanted) ? at - 1 : at
}

/** How many of the nodes before each the first mover wins, and loses. @param {Int8Array} outcome @returns {[Uint32Array, Uint32Array]} */
export function sums(outcome) {
  const [won, lost] = [1, 2].map(() => new Uint32Array(outcome.length + 1))
  for (let i = 0; i < outcome.length; i++) {
    won[i + 1] = won[i] + Number(outcome[i] > 0)
    lost[i + 1] = lost[i] + Number(outcome[i] < 0)
  }
  return [won, lost]
}

/**
 * How many nodes of a run stand in each column: of those that the first mover wins, ties, and the others. Their number
 * costs little: the end of a column is sought in steps that double.
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

/** What lies at and below a node, level by level: a run each. @param {Uint32Array} first @param {number} node @returns {[number, number][]} */
export function below(first, node) {
  /** @type {[number, number][]} */
  const runs = []
  for (let [from, to] = [node, node + 1]; from < to; [from, to] = [first[from], first[to]])
    runs.push([from, to])
  return runs
}

/** From x to x, over all those runs. @param {Float32Array} x @param {[number, number][]} runs @returns {[number, number]} */
export const extent = (x, runs) => [
  Math.min(...runs.map(([from]) => x[from])),
  Math.max(...runs.map(([, to]) => x[to - 1])),
]
