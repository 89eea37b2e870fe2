/**
 * sum.js -- the rules and the position of a sum of games, taken apart and put together: "maze{..#/...} + nim" and
 * "c2 + 6". A part is a game with its rules and its position.
 */

/** @typedef {{ name: string, rules: string, start: string }} Part */

/** @param {string} rules of the sum, with or without "misere" @param {string} [start] @returns {Part[]} */
export function readSum(rules, start = '') {
  const starts = start.split('+').map((s) => s.trim())
  return [...rules.replace(/^misere\b/, '').matchAll(/\s*([^{+]*?)\s*(?:\{([^}]*)\})?\s*(?:\+|$)/g)]
    .filter((m) => m[0])
    .map((m, i) => ({ name: m[1], rules: m[2] ?? '', start: starts[i] ?? '' }))
}

/** @param {Part[]} parts */
export const writeSum = (parts) => ({
  rules: parts.map(({ name, rules }) => (rules ? `${name}{${rules}}` : name)).join(' + '),
  start: parts.map(({ start }) => start).join(' + '),
})
