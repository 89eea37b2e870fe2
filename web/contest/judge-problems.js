/**
 * judge-problems.js -- facts about each contest problem for cgt-judge: its table of small cases, in which the pattern is seen,
 * the number of words of a line, and the player who moves first. The samples of the statements are in web/pages/samples/.
 */

/** @type {Record<string, { table?: string, first?: string }>} table: see readTable in judge.js; first: name of the first player; AB: by turns, one digit of the case each */
export const PROBLEMS = {
  'uva-847': { first: 'Stan', table: 'n=2..181 | {n}' },
  'uva-10368': { first: 'Stan', table: 'a=1..13 b=1..13 | {a} {b}' },
  'uva-10111': { first: 'x' },
  'uva-11311': {
    first: 'Hansel',
    table: 'r=0..8 c=0..8 | 9 9 {r} {c}',
  },
  'uva-11489': { first: 'S', table: 'a=0..8 b=0..8 | {a:3}{b:1}' },
  'uva-10404': {
    first: 'Stan',
    table: 'n=0..54 | {n} 3 1 3 8',
  },
  'uva-10165': {
    first: 'Jack',
    table: 'a=1..9 b=1..9 | 3\\n{a} {b} 2',
  },
  'uva-10578': {
    first: 'AB',
    table: 'a=1..6 b=1..6 | {a}{b}',
  },
  'uva-10891': {
    first: 'A',
    table: 'a=-4..4 b=-4..4 | 2\\n{a} {b}',
  },
  'coj-1646': {
    first: 'Vida',
    table: 'a=0..9 b=0..9 | 2 9\\n{a} {b}',
  },
  'spoj-game31': {
    first: 'AB',
    table: 'a=1..6 b=1..6 | {a}{b}',
  },
  'cc-astrgame': {
    first: 'Teddy',
    table: 'n=1..70 | {n:a}\\n1\\naa',
  },
  'cc-g3': {
    first: 'Mary',
    table: 'a=2..9 b=3..11 | 3\\n1 {a} {b}',
  },
  'hr-move-the-coins': {
    table: 'a=0..8 b=0..8 | 4\\n0 {a} 5 {b}\\n1 2\\n2 3\\n3 4\\n1\\n2 1',
  },
  'timus-1087': { table: 'n=1..56 | {n} 3\\n1 3 4' },
  'poj-2960': {
    table: 'a=0..9 b=0..9 | 2 2 5\\n1\\n2 {a} {b}',
  },
  'cf-768e': { first: 'Sam', table: 'a=1..12 b=1..12 | 2\\n{a}\\n{b}' },
  'lightoj-1296': {
    first: 'Alice',
    table: 'a=1..12 b=1..12 | 2\\n{a} {b}',
  },
  'poj-1067': { table: 'a=0..12 b=0..12 | {a} {b}' },
  'hdu-3032': {
    first: 'Alice',
    table: 'a=1..12 b=1..12 | 2\\n{a} {b}',
  },
  'cf-305e': { table: 'n=1..60 | {n:a}' },
  'atcoder-agc017d': {
    first: 'Alice',
    table: 'a=1..5 b=1..6 | 7\\n1 2\\n2 3\\n1 4\\n4 5\\n{a} 6\\n{b} 7',
  },
  'hdu-3537': {
    first: 'Daizhenyang',
    table: 'a=0..11 b=0..11 | 4\\n0 3 {a} {b}',
  },
  'hdu-2516': { table: 'n=2..61 | {n}' },
  'hdu-3544': {
    first: 'Alice',
    table: 'a=1..12 b=1..12 | 1\\n{a} {b}',
  },
  'poj-2931': {},
  'kattis-hackenbushpurplehearts': {},
  'cf-1033g': {},
}

/** The number of numbers that a line should have, if a case is one line, from its words and its index @type {Record<string, (words: string[], i: number) => number>} */
const WIDTHS = {
  'poj-1067': () => 2,
  'hdu-2516': () => 1,
  'uva-10368': () => 2,
  'uva-10404': ([, m = '1']) => 2 + Number(m),
  'uva-11311': (_, i) => (i ? 4 : 1),
}
/**
 * Finds the first line with too few numbers. A program reads the rest from the next line, and fails far below.
 * @param {string} id @param {string} input @returns {{ line: number, n: number, found: number } | null} n: numbers that it should have
 */
export function shortLine(id, input) {
  const lines = input
    .split('\n')
    .map((text, i) => ({ line: i + 1, words: text.split(/\s+/).filter(Boolean) }))
    .filter(({ words }) => words.length)
  for (const [i, { line, words }] of lines.entries()) {
    const n = WIDTHS[id]?.(words, i) ?? 0
    if (words.length < n) return { line, n, found: words.length }
  }
  return null
}

/** The name of the player to move in a case; '' if the statement gives none. @param {string} id @param {string} one its text */
export function moverOf(id, one) {
  const { first = '' } = PROBLEMS[id]
  return first === 'AB' ? first[one.trim().length % 2] : first
}
