/**
 * definition.mjs -- minimax and alpha-beta by their definitions, on nested lists, and trees from fixed seeds: what the engine's
 * searches are held against. It takes nothing of web/ or src/, which it checks.
 */

/** @typedef {number | Nested[]} Nested */

/** @param {number} seed mulberry32 @returns {() => number} from 0 up to 1, the same at every run */
export function random(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

/** @param {Nested} t @returns {string} as rules of the game `tree` */
export const write = (t) => (typeof t === 'number' ? String(t) : `(${t.map(write).join(' ')})`)

/** @param {Nested} t @param {boolean} max who moves @returns {number} the value for MAX */
export const minimax = (t, max) =>
  typeof t === 'number' ? t : (max ? Math.max : Math.min)(...t.map((c) => minimax(c, !max)))

/**
 * @param {Nested} t @param {boolean} max who moves @param {number} a @param {number} b
 * @param {{ nodes: number, leaves: number[] }} seen what is looked at, in order
 * @returns {number} the value for MAX
 */
export function alphabeta(t, max, a, b, seen) {
  seen.nodes++
  if (typeof t === 'number') return (seen.leaves.push(t), t)
  let best = max ? -Infinity : Infinity
  for (const child of t) {
    const value = alphabeta(child, !max, a, b, seen)
    if (max) a = Math.max(a, (best = Math.max(best, value)))
    else b = Math.min(b, (best = Math.min(best, value)))
    if (a >= b) break
  }
  return best
}
