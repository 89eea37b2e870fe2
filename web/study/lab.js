/**
 * lab.js -- works on a table of Grundy values: finds a closed form that fits all of it, and writes the table as CSV and as a C++
 * program.
 */

/** @typedef {import('../engine/engine.js').Row} Row */
/** @typedef {import('../engine/engine.js').Period} Period */
/**
 * @typedef {object} Guess
 * @property {string} text a sentence in English with slots
 * @property {Record<string, number>} slots
 * @property {number} from first position that was checked
 * @property {number} to last one
 * @property {boolean} proved true if it follows from a proved period
 */

/** the least number of rows: shorter tables fit too many formulas */
const LEAST = 16
/** the least number of repetitions of a pattern */
const TIMES = 3
/** divisors and moduli that are tried */
const [DIVISORS, MODULI] = [12, 64]

const triangular = (/** @type {number} */ n) => Number.isInteger(Math.sqrt(8 * n + 1))
const fibonacci = (/** @type {number} */ n) =>
  [5 * n * n - 4, 5 * n * n + 4].some((s) => Number.isInteger(Math.sqrt(s)))
const powerOfTwo = (/** @type {number} */ n) => n > 0 && (n & (n - 1)) === 0

/** Formulas of values, the simplest first. @type {[string, (n: number) => number][]} */
const VALUES = [
  ['g(n) = n', (n) => n],
  ['g(n) = the exponent of 2 in n', (n) => Math.log2(n & -n)],
  ['g(n) = the binary digits of n, less one', (n) => Math.floor(Math.log2(n))],
  ['g(n) = the binary digits of n', (n) => Math.floor(Math.log2(n)) + 1],
]
/** Conditions of lost positions. @type {[string, (n: number) => boolean][]} */
const LOST = [
  ['n is losing exactly when it is a power of 2', powerOfTwo],
  ['n is losing exactly when it is one less than a power of 2', (n) => powerOfTwo(n + 1)],
  ['n is losing exactly when it is triangular', triangular],
  ['n is losing exactly when it is a square', (n) => Number.isInteger(Math.sqrt(n))],
  ['n is losing exactly when it is a Fibonacci number', fibonacci],
]

/**
 * The first closed form that fits every value of the table but that of 0, where many formulas fit nothing. A formula that repeats is
 * proved if the period of the values is proved and both agree through a common period.
 * @param {Row[]} rows with Grundy values @param {Period | null} period @returns {Guess | null}
 */
export function guess(rows, period) {
  const all = rows
    .map(({ text, grundy }) => ({ n: Number(text), g: grundy ?? -1 }))
    .filter(({ n }) => n > 0)
  if (all.length < LEAST) return null
  const from = all[0].n
  const to = all[all.length - 1].n
  /** @param {string} text @param {Record<string, number>} slots @param {number} repeats period of the formula; 0: none */
  const found = (text, slots = {}, repeats = 0) => {
    const common = period?.proved && repeats ? period.period * repeats : Infinity
    return { text, slots, from, to, proved: to >= (period?.preperiod ?? 0) + common }
  }
  for (const [text, formula] of VALUES)
    if (all.every(({ n, g }) => g === formula(n))) return found(text)
  for (let q = 1; q <= DIVISORS; q++)
    for (let m = 2; m <= MODULI && TIMES * q * m <= to; m++)
      if (all.every(({ n, g }) => g === Math.floor(n / q) % m))
        return q === 1
          ? found('g(n) = n mod {m}', { m }, m)
          : found('g(n) = ⌊n/{q}⌋ mod {m}', { q, m }, q * m)
  for (let q = 2; q <= DIVISORS; q++)
    for (let c = 0; c < q; c++)
      if (all.every(({ n, g }) => g === Math.floor((n + c) / q)))
        return c ? found('g(n) = ⌊(n + {c})/{q}⌋', { q, c }) : found('g(n) = ⌊n/{q}⌋', { q })
  for (let m = 2; m <= MODULI && TIMES * m <= to; m++)
    for (let r = 0; r < m; r++)
      if (all.every(({ n, g }) => (g === 0) === (n % m === r)))
        return found('n is losing exactly when n mod {m} = {r}', { m, r }, m)
  for (const [text, lost] of LOST)
    if (all.every(({ n, g }) => (g === 0) === lost(n))) return found(text)
  return null
}

/** @param {Row[]} rows */
export const csv = (rows) =>
  ['n,outcome,grundy', ...rows.map((r) => `${r.text},${r.outcome},${r.grundy ?? ''}`), ''].join(
    '\n',
  )

/**
 * A C++ program that reads heaps until the input ends and prints the outcome of their sum: "W" and the XOR, "L", or "?" for a heap
 * beyond the table. A period is used only if it is proved.
 * @param {Row[]} rows with Grundy values @param {Period | null} period
 */
export function cpp(rows, period) {
  const first = Number(rows[0].text)
  const proved = period?.proved ? period : null
  // one period is enough
  const known = proved ? rows.slice(0, proved.preperiod + proved.period - first) : rows
  const list = known.map((r) => r.grundy ?? 0).join(', ')
  const beyond = proved
    ? `
    if (n >= ${proved.preperiod}) n = ${proved.preperiod} + (n - ${proved.preperiod}) % ${proved.period}; // proved`
    : ''
  return `#include <iostream>
#include <sstream>
#include <string>

const int value[] = {${list.replace(/((?:\d+, ){24})/g, '$1\n    ').replace(/ +\n/g, '\n')}};
const long long first = ${first}, last = first + sizeof value / sizeof *value - 1;

int grundy(long long n) {${beyond}
    return n < first || n > last ? -1 : value[n - first];
}

int main() {
    for (std::string line; std::getline(std::cin, line);) {
        std::istringstream heaps(line);
        int x = 0;
        bool known = true;
        for (long long n; heaps >> n;) {
            int g = grundy(n);
            if (g < 0) known = false;
            else x ^= g;
        }
        if (!known) std::cout << "?\\n";
        else if (x) std::cout << "W " << x << '\\n';
        else std::cout << "L\\n";
    }
}
`
}
