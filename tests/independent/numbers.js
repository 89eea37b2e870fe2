/** numbers.js -- games of numbers and words, from their pages: web/pages/en/game-divisor.md, game-euclid.md and so on. */
import { bothWays, numbers, placed, upTo } from './solve.js'

/** @typedef {import('./solve.js').Rule} Rule */

/** @type {Rule} */
const divisor = {
  open: () => ({
    read: (start) => String(Number(start)),
    moves: (position) => {
      const k = Number(position)
      return upTo(k - 1)
        .filter((d) => k % d === 0)
        .map((d) => ({ text: `${k}-${d}`, to: `${k - d}` }))
    },
  }),
  universe: bothWays([['', [...upTo(1600).map(String), '2520', '4096']]]),
  printed: [['', '012', '12']],
  large: { rules: 'misere', start: '4294967295', then: ['12', '7', '30'] },
}

/** @type {Rule} The larger number is printed first. */
const euclid = {
  open: () => {
    /** @param {number[]} pair */
    const print = (pair) => pair.sort((a, b) => b - a).join(' ')
    return {
      read: (start) => print(numbers(start)),
      moves(position) {
        const [large, small] = numbers(position)
        if (small === 0) return []
        return upTo(large / small).map((times) => ({
          text: `${large}-${times * small}`,
          to: print([large - times * small, small]),
        }))
      },
    }
  },
  universe: bothWays([
    ['', upTo(60).flatMap((a) => upTo(a).map((b) => `${b} ${a}`))],
    ['', ['0 0', '0 7', '200 3', '2971215073 1836311903', '4294967295 2654435769']],
  ]),
  printed: [['', '12 34', '34 12'], ['', '0 5', '5 0'], ['', '03 3', '3 3']],
  large: { rules: "", start: "4294967295 3", then: ["34 12", "25 7", "5 5"] },
} // prettier-ignore

/** @type {Rule} */
const multiplication = {
  open: (rules) => ({
    read: (start) => String(Number(start)),
    moves: (position) =>
      Number(position) >= Number(rules)
        ? []
        : upTo(9).slice(1).map((f) => ({ text: `x${f}`, to: `${Number(position) * f}` })),
  }),
  universe: bothWays([
    ['2', ['1', '2']],
    ['19', upTo(60).map(String)],
    ['162', upTo(200).map(String)],
    ['1000', ['1', '11', '13', '999', '1000', '8991']],
    ['100000', ['1']],
  ]),
  printed: [['19', '01', '1']],
  large: { rules: "misere 4000000000", start: "1", then: ["100000000", "1000000000", "4000000000"] },
} // prettier-ignore

/** @type {Rule} When the last digit is gone, 0 is printed. */
const digits = {
  open: () => ({
    read: (start) => start,
    moves(position) {
      if (position === '0') return []
      const list = [...position].map(Number)
      return placed(
        list.flatMap((digit, i) => {
          const left = list.filter((_, j) => j !== i)
          return left.reduce((n, d) => n + d, 0) % 3 === 0
            ? [{ text: String(digit), place: i + 1, to: left.join('') || '0' }]
            : []
        }),
      )
    },
  }),
  universe: bothWays([
    [
      '',
      [
        ...upTo(999).map(String).filter((n) => !n.includes('0')),
        '0', '3693693693', '1333333333', '112233445566', '999', '12', '771', '3333333333333',
      ],
    ],
  ]),
  large: { rules: "misere", start: "3693693693693693693", then: ["33", "12", "369"] },
} // prettier-ignore

/** @type {Rule} What was taken is a full stop; the value is the difference. */
const row = {
  open: () => ({
    partizan: true,
    read: (start) =>
      start.split(/\s+/).filter(Boolean).map((t) => (t === '.' ? t : String(Number(t) + 0))).join(' '),
    end: (position) => (/\d/.test(position) ? null : 0),
    moves(position) {
      const cells = position.split(' ')
      const first = cells.findIndex((c) => c !== '.')
      const last = cells.findLastIndex((c) => c !== '.')
      return upTo(last - first + 1).flatMap((n) =>
        [
          { text: `L${n}`, from: first },
          { text: `R${n}`, from: last - n + 1 },
        ].map(({ text, from }) => ({
          text,
          gain: cells.slice(from, from + n).reduce((sum, c) => sum + Number(c), 0),
          to: cells.map((c, i) => (i >= from && i < from + n ? '.' : c)).join(' '),
        })),
      )
    },
  }),
  universe: [
    ...[
      '', '.', '0', '5', '. 2 -3 .', '0 0 0 0', '1000000 -1000000', '4 -10 -20 7 3 3 -8 2 -1 6 9 -9 1 -4 5 -2',
    ].map((start) => /** @type {[string, string[]]} */ (['', [start]])),
    // Every row of four numbers from -2 to 2.
    ...Array.from({ length: 625 }, (_, i) => /** @type {[string, string[]]} */ ([
      '', [[i, i / 5, i / 25, i / 125].map((n) => (Math.floor(n) % 5) - 2).join(' ')],
    ])),
  ],
  printed: [['', '04 -010 . ', '4 -10 .'], ['', '-0', '0']],
  large: { rules: "", start: "4 -10 -20 7 3 3 -8 2 -1 6 9 -9 1 -4 5 -2 8 8 -3 7 1 -6 2 2 5 -5 3 1 -1 4", then: [". . . . . . . . . . . . . . . . . . . . . . . . . . . 1 -1 4"] },
} // prettier-ignore

/** @type {Rule} What was erased is a full stop. */
const words = {
  open: (rules) => {
    const dictionary = [...new Set(rules.split(/\s+/).filter(Boolean))]
    return {
      read: (start) => start,
      moves: (position) =>
        placed(
          upTo(position.length).flatMap((place) =>
            dictionary
              .filter((word) => position.startsWith(word, place - 1))
              .map((word) => ({
                text: word,
                place,
                to: position.slice(0, place - 1) + '.'.repeat(word.length) + position.slice(place - 1 + word.length),
              })),
          ),
        ),
    }
  },
  universe: bothWays([
    ['a aa aba', ['aababaab', 'a', '', '.', 'aa.aba', 'abaaba']],
    ['ab ba', ['ababababab', 'abbaabba', 'ab.ba.ab']],
    ['aa', ['aaaaaaaaaaaaaa', 'aaa.aaa']],
    ['a b', ['abababab']],
    ['ssissi mippi mi ppi', ['mississippi', 'mimippimi']],
    ['code chef', ['codechef', 'foo']],
    ['ab ab', ['abab']],
    ['', ['abc']],
    ['abc bcd cde', ['abcdeabcde']],
  ]),
  large: { rules: "a aa aba bab", start: "abababaabababaabababaababababaababababaababab", then: ["a............................................", "aba.........................................."] },
} // prettier-ignore

export default { divisor, euclid, multiplication, digits, row, words }
