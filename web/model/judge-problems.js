/**
 * judge-problems.js -- what the page shows of a contest problem before anybody brings an input: the sample of its
 * statement (tests/golden/contests holds the same), and a table of small cases in which the pattern can be seen.
 */

/** @type {Record<string, { sample: string, table?: string, first?: string }>} table: see readTable in judge.js; first: who moves first, by name; AB: by turns, one digit of the case each */
export const PROBLEMS = {
  'uva-847': { first: 'Stan', sample: '162\n17\n34012226\n', table: 'n=2..181 | {n}' },
  'uva-10368': { first: 'Stan', sample: '34 12\n15 24\n0 0\n', table: 'a=1..13 b=1..13 | {a} {b}' },
  'uva-10111': { first: 'x', sample: '?\n....\n.xo.\n.ox.\n....\n?\no...\n.ox.\n.xxx\nxooo\n$\n' },
  'uva-11311': {
    first: 'Hansel',
    sample: '2\n2 3 0 2\n11 11 5 5\n',
    table: 'r=0..8 c=0..8 | 9 9 {r} {c}',
  },
  'uva-11489': { first: 'S', sample: '3\n4\n33\n771\n', table: 'a=0..8 b=0..8 | {a:3}{b:1}' },
  'uva-10404': {
    first: 'Stan',
    sample:
      '20 3 1 3 8\n21 3 1 3 8\n22 3 1 3 8\n23 3 1 3 8\n' +
      '1000000 10 1 23 38 11 7 5 4 8 3 13\n999996 10 1 23 38 11 7 5 4 8 3 13\n',
    table: 'n=0..54 | {n} 3 1 3 8',
  },
  'uva-10165': {
    first: 'Jack',
    sample: '2\n1 1\n2\n2 2\n2\n3 3\n0\n',
    table: 'a=1..9 b=1..9 | 3\\n{a} {b} 2',
  },
  'uva-10578': {
    first: 'AB',
    sample: '356656\n35665\n3566\n111126666\n552525\n',
    table: 'a=1..6 b=1..6 | {a}{b}',
  },
  'uva-10891': {
    first: 'A',
    sample: '4\n4 -10 -20 7\n4\n1 2 3 4\n0\n',
    table: 'a=-4..4 b=-4..4 | 2\\n{a} {b}',
  },
  'coj-1646': {
    first: 'Vida',
    sample: '1 5\n1\n2 5\n1 1\n',
    table: 'a=0..9 b=0..9 | 2 9\\n{a} {b}',
  },
  'spoj-game31': {
    first: 'AB',
    sample: '356656\n35665\n3566\n111126666\n552525\n',
    table: 'a=1..6 b=1..6 | {a}{b}',
  },
  'cc-astrgame': {
    first: 'Teddy',
    sample: '3\ncodechef\n2\ncode\nchef\nfoo\n1\nbar\nmississippi\n4\nssissi\nmippi\nmi\nppi\n',
    table: 'n=1..70 | {n:a}\\n1\\naa',
  },
  'cc-g3': {
    first: 'Mary',
    sample: '3\n\n2\n2 3\n\n3\n1 3 5\n\n4\n2 4 6 9\n',
    table: 'a=2..9 b=3..11 | 3\\n1 {a} {b}',
  },
  'hr-move-the-coins': {
    sample: '6\n0 2 2 1 3 2\n1 2\n1 3\n3 4\n3 5\n4 6\n3\n6 2\n4 1\n3 6\n',
    table: 'a=0..8 b=0..8 | 4\\n0 {a} 5 {b}\\n1 2\\n2 3\\n3 4\\n1\\n2 1',
  },
  'timus-1087': { sample: '17 3\n1 3 4\n', table: 'n=1..56 | {n} 3\\n1 3 4' },
  'poj-2960': {
    sample:
      '2 2 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n5 1 2 3 4 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n0\n',
    table: 'a=0..9 b=0..9 | 2 2 5\\n1\\n2 {a} {b}',
  },
  'cf-768e': { first: 'Sam', sample: '1\n5\n', table: 'a=1..12 b=1..12 | 2\\n{a}\\n{b}' },
  'lightoj-1296': {
    first: 'Alice',
    sample: '5\n1\n1\n3\n10 11 12\n5\n1 2 3 4 5\n2\n4 9\n3\n1 3 9\n',
    table: 'a=1..12 b=1..12 | 2\\n{a} {b}',
  },
}

/** Numbers a line, where a case is one line: of its words, and which line it is @type {Record<string, (words: string[], i: number) => number>} */
const WIDTHS = {
  'uva-10368': () => 2,
  'uva-10404': ([, m = '1']) => 2 + Number(m),
  'uva-11311': (_, i) => (i ? 4 : 1),
}
/**
 * The first line that ends early: what is missing is read from the next, and the refusal comes far below.
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

/** Who is to move in a case, by name; '': the statement gives none. @param {string} id @param {string} one its text */
export function moverOf(id, one) {
  const { first = '' } = PROBLEMS[id]
  return first === 'AB' ? first[one.trim().length % 2] : first
}
