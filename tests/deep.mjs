/** deep.mjs -- a test of the gate is larger in `npm run deep`, which sets DEEP=1 in its environment; C asks `deep()` of check.h. */
export const DEEP = process.env.DEEP === '1'
/** All of them in the deep run; in the gate each n-th, the first one first. @template T @param {number} n @param {readonly T[]} all */
export const each = (n, all) => all.filter((_, i) => DEEP || i % n === 0)
