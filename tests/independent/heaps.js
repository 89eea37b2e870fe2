/** heaps.js -- games of heaps, from their pages: web/pages/en/game-subtraction.md, game-nim.md and so on. */
import { again, bothWays, numbers, put, upTo } from './solve.js'

/** @typedef {import('./solve.js').Play} Play */
/** @typedef {import('./solve.js').Rule} Rule */

/** Heaps side by side: a move takes from one of them. @param {(heap: number) => number[]} amounts what may be taken @returns {Play} */
const taking = (amounts) => ({
  read: (start) => numbers(start).join(' '),
  moves(position) {
    const heaps = numbers(position)
    return heaps.flatMap((n, i) =>
      amounts(n).map((x) => ({
        text: `${n}-${x}${again(heaps, i)}`,
        to: put(heaps, i, n - x).join(' '),
      })),
    )
  },
})

/**
 * Rows that may part: largest first, without the empty ones; none is 0.
 * @param {(row: number) => { text: string, leave: number[] }[]} options
 * @returns {Play}
 */
const parting = (options) => {
  /** @param {number[]} rows */
  const print = (rows) =>
    rows
      .filter((n) => n > 0)
      .sort((a, b) => b - a)
      .join(' ') || '0'
  return {
    read: (start) => print(numbers(start)),
    moves(position) {
      const rows = numbers(position)
      return rows.flatMap((n, i) =>
        options(n).map(({ text, leave }) => ({
          text: text + again(rows, i),
          to: print([...rows.slice(0, i), ...leave, ...rows.slice(i + 1)]),
        })),
      )
    },
  }
}
/** All ways to part n in two, the smaller first. @param {number} n */
const inTwo = (n) => upTo(n / 2).map((a) => [a, n - a])

/** @type {Rule} */
const nim = {
  open: () => taking(upTo),
  universe: bothWays([['', ['', '0', '0 0', '9 9 9', '31 31', '2 3 2 3 2', '1 1 1 1 1 1 1', '0 4 0 5']]]),
  printed: [['', '007  1', '7 1'], ['', '0', '0'], ['', '', '']],
  large: { rules: "misere", start: "200 201 202", then: ["0 1 2", "3 2 1", "2 2 1"] },
} // prettier-ignore

/** @type {Rule} */
const subtraction = {
  open: (rules) => {
    const amounts = [...new Set(numbers(rules))]
    return taking((n) => amounts.filter((x) => x <= n))
  },
  universe: [
    ...bothWays([
      ['1 2 3', ['300', '8 9']],
      ['1 3 4', ['200', '6 7 8']],
      ['2 5', ['150', '9 10 5']],
      ['4 1 1 3', ['40']],
      ['7', ['50', '14 15']],
      ['999999999 1000000000', ['60', '4000000003', '2000000000 7']],
    ]),
    ['3 5 8 13', ['200', '14 13']],
    ['1073741824 2147483648', ['4294967295']],
    ['2 4 7', ['0', '5 5 5 5']],
  ],
  printed: [['1 2', '010', '10']],
  large: { rules: 'misere 1 2 3', start: '60 61 62 63', then: ['3 1 0 0', '0 0 9 0', '2 2 1 1'] },
}

/** @type {Rule} */
const half = {
  open: () => taking((n) => upTo(n / 2)),
  universe: bothWays([['', ['0', '1', '120', '30 29', '11 10 9', '3 3 3 3']]]),
  printed: [['', '05', '5']],
  large: { rules: 'misere', start: '1000 1001 1002', then: ['8 3 2', '2 2 2', '9 0 0'] },
}

/** @type {Rule} A heap is what it was, and then what was taken from it. */
const amounts = {
  open: () => {
    /** @param {string} heap "7-1-2" -> 7, [1, 2] */
    const parse = (heap) => {
      const [size, ...used] = heap.split('-').map(Number)
      return { size, used, left: used.reduce((n, x) => n - x, size) }
    }
    /** @param {number} size @param {number[]} used */
    const print = (size, used) => [size, ...used.sort((a, b) => a - b)].join('-')
    /** @param {string} text */
    const heapsOf = (text) => text.split(/\s+/).filter(Boolean)
    return {
      read: (start) =>
        heapsOf(start)
          .map((heap) => print(parse(heap).size, parse(heap).used))
          .join(' '),
      moves(position) {
        const heaps = heapsOf(position)
        const lefts = heaps.map((heap) => parse(heap).left)
        return heaps.flatMap((heap, i) => {
          const { size, used, left } = parse(heap)
          return upTo(left)
            .filter((x) => !used.includes(x))
            .map((x) => ({
              text: `${left}-${x}${again(lefts, i)}`,
              to: put(heaps, i, print(size, [...used, x])).join(' '),
            }))
        })
      },
    }
  },
  universe: bothWays([['', ['', '0', '22', '9 8', '4 4 4', '7-2 5', '6-2-1 3', '12-1-2-3']]]),
  printed: [['', '6-2-1', '6-1-2'], ['', '3-3', '3-3']],
  large: { rules: "misere", start: "30 29 28", then: ["3 2 0", "5 0 0", "2 2 2"] },
} // prettier-ignore

/** @type {Rule} */
const octal = {
  open: (rules) => {
    if (rules === 'grundy')
      return parting((n) =>
        inTwo(n)
          .filter(([a, b]) => a !== b)
          .map(([a, b]) => ({ text: `${n}=${a}+${b}`, leave: [a, b] })),
      )
    const code = { kayles: '0.77', dawson: '0.07' }[rules] ?? rules
    const [before, after] = code.split('.')
    const digits = [Number(before), ...[...after].map(Number)]
    return parting((n) =>
      digits.flatMap((digit, t) => {
        const rest = n - t
        const text = t ? `${n}-${t}` : `${n}`
        const options = []
        if (digit & 1 && rest === 0) options.push({ text, leave: [] })
        if (digit & 2 && rest > 0) options.push({ text, leave: [rest] })
        if (digit & 4)
          for (const [a, b] of inTwo(rest))
            options.push({ text: `${text}=${a}+${b}`, leave: [a, b] })
        return options
      }),
    )
  },
  universe: bothWays([
    ['kayles', ['14', '5 5', '0', '6 4 3', '1 1']],
    ['dawson', ['20', '7 7 7']],
    ['grundy', ['17', '8 8']],
    ['0.137', ['16', '6 6 3']],
    ['4.45', ['10', '5 4']],
    ['.3', ['40', '6 6 6']],
    ['0.6', ['12']],
    ['0.05', ['18']],
    ['4.0', ['11']],
  ]),
  printed: [
    ['kayles', '3 5 4', '5 4 3'],
    ['kayles', '0 3 0', '3'],
    ['kayles', '', '0'],
    ['kayles', '0 0', '0'],
  ],
  large: { rules: 'kayles', start: '60 59 58', then: ['9', '3 2 1', '4 4'] },
}

/** What the letters stand for. @typedef {{ k: number, x: number, a: number, b: number }} Letters */
/** @typedef {(letters: Letters) => number} Value a comparison is 1 or 0 */
/** The words of a rule in both languages. @type {Record<string, string>} */
const SPANISH = { quita: 'take', parte: 'split', en: 'into', y: 'and', o: 'or', si: 'if', no: 'not' } // prettier-ignore

/** One alternative: amounts null: any; takes false: nothing goes. @typedef {{ takes: boolean, amounts: Value[] | null, splits: boolean, holds: Value }} Alternative */
/** @param {string} text @returns {Alternative[]} */
function readRule(text) {
  const words = (text.replace(/divide a/g, 'divides').match(/\d+|[a-z]+|<=|>=|!=|[^\s\w]/g) ?? []).map(
    (w) => SPANISH[w] ?? w,
  )
  let at = 0
  /** @param {...string} wanted eats them if they come next */
  const take = (...wanted) => {
    if (!wanted.every((w, i) => words[at + i] === w)) return false
    at += wanted.length
    return true
  }
  /** @param {boolean} fine */
  const must = (fine) => {
    if (!fine) throw new Error(`${text}: not understood at ${words.slice(at).join(' ')}`)
  }
  /** The verbs begin an alternative: an "or" or "and" before one is not of the condition. */
  const verb = () => ['take', 'split'].includes(words[at + 1])
  /** @param {() => Value} inner @param {Record<string, (p: number, q: number) => number>} signs @returns {Value} */
  const chain = (inner, signs) => {
    let left = inner()
    for (let sign = words[at]; signs[sign] && !verb(); sign = words[at]) {
      at++
      const [p, q, work] = [left, inner(), signs[sign]]
      left = (l) => work(p(l), q(l))
    }
    return left
  }
  /** @returns {Value} */
  const atom = () => {
    if (take('(')) {
      const inner = either()
      must(take(')'))
      return inner
    }
    const word = words[at++]
    if (/^\d+$/.test(word)) return () => Number(word)
    must(['k', 'x', 'a', 'b'].includes(word))
    return (l) => l[/** @type {keyof Letters} */ (word)]
  }
  const product = () =>
    chain(atom, {
      '*': (p, q) => p * q,
      '/': (p, q) => Math.trunc(p / by(q)),
      '%': (p, q) => ((p % by(q)) + Math.abs(q)) % Math.abs(q),
    })
  const sum = () => chain(product, { '+': (p, q) => p + q, '-': (p, q) => p - q })
  const compared = () =>
    chain(sum, {
      '<': (p, q) => Number(p < q),
      '<=': (p, q) => Number(p <= q),
      '>': (p, q) => Number(p > q),
      '>=': (p, q) => Number(p >= q),
      '=': (p, q) => Number(p === q),
      '!=': (p, q) => Number(p !== q),
      divides: (p, q) => Number(p !== 0 && q % p === 0),
    })
  /** @returns {Value} */
  const negated = () => {
    if (!take('not')) return compared()
    const inner = negated()
    return (l) => Number(!inner(l))
  }
  const both = () => chain(negated, { and: (p, q) => Number(p && q) })
  const either = () => chain(both, { or: (p, q) => Number(p || q) })

  /** @type {Alternative[]} */
  const alternatives = []
  do {
    let takes = false
    /** @type {Value[] | null} */
    let amounts = []
    if (take('take')) {
      takes = true
      do {
        if (words[at] === 'x' && !'+-*/%'.includes(words[at + 1] ?? 'none')) {
          at++
          amounts = null
        } else amounts?.push(sum())
      } while (take(',') || (words[at] === 'or' && !verb() && take('or')))
    }
    const splits = takes ? take('and', 'split', 'into', 'a', 'and', 'b') : take('split', 'into', 'a', 'and', 'b')
    must(takes || splits)
    alternatives.push({ takes, amounts, splits, holds: take('if') ? either() : () => 1 })
  } while (take(';') || take('or'))
  must(at === words.length)
  return alternatives
} // prettier-ignore

/** What cannot be worked out. */
class Nothing extends Error {}
/** A divisor. @param {number} q */
function by(q) {
  if (q === 0) throw new Nothing()
  return q
}
/** What cannot be worked out allows no move. @param {Value} value @param {Letters} letters */
function reckoned(value, letters) {
  try {
    return value(letters)
  } catch (error) {
    if (error instanceof Nothing) return 0
    throw error
  }
}

/** @type {Rule} */
const rule = {
  open: (rules) => {
    const alternatives = readRule(rules)
    return parting((k) => {
      /** @type {Map<string, { text: string, leave: number[] }>} a move that two alternatives allow is one */
      const options = new Map()
      for (const { takes, amounts, splits, holds } of alternatives)
        for (const x of takes ? upTo(k) : [0]) {
          /** @param {Value} value @param {number} [a] @param {number} [b] */
          const is = (value, a = 0, b = 0) => reckoned(value, { k, x, a, b })
          if (takes && amounts && !amounts.some((n) => is(n) === x)) continue
          const text = takes ? `${k}-${x}` : `${k}`
          if (!splits && is(holds)) options.set(text, { text, leave: [k - x] })
          if (splits)
            for (const [a, b] of inTwo(k - x))
              if (is(holds, a, b) || is(holds, b, a)) {
                const said = `${text}=${a}+${b}`
                options.set(said, { text: said, leave: [a, b] })
              }
        }
      return [...options.values()]
    })
  },
  universe: bothWays([
    ['take 1, 3 or 4', ['60', '6 5 4']],
    ['quita x si x divide a k y x < k', ['60', '12 10']],
    ['parte en a y b si a != b', ['13']],
    ['take 1 or 2 or take 1 or 2 and split into a and b', ['11', '5 4']],
    ['quita k / 2 o 1; parte en a y b si (a + b) % 3 = 0 y no a divide a b', ['14', '7 6']],
    ['take x if x * x <= k', ['70', '9 9']],
    ['take x if x divides 2 - 8', ['30', '8 6']],
    ['take x if 2 - 8 < 0 - x', ['30']],
    ['take x if (x - 7) % 4 = 1 or (x - 9) / 4 = 0 - 1 and not k = 2 * x', ['30']],
    ['take x if k - x divides x', ['30', '7 7']],
    ['take x if k / (x - 2) = 3', ['40']],
    ['take x if not k / (x - 2) = 3', ['20']],
    ['take x if k % (x - 3) != 1', ['20']],
    ['take x if x = 2 or k / (x - 2) > 1', ['20']],
    ['take k / (k - 4), 2', ['20']],
    ['split into a and b if a / (b - 2) < 3', ['15']],
    ['take x if (0 - k) / x = 0 - 3 or (0 - k) % x = 1', ['20']],
    ['take x if x divides k - 9 and not 0 divides k - x', ['30']],
    ['take x and split into a and b if a = x', ['13']],
    ['take k - 5, 7', ['30']],
    ['split into a and b if a * 2 = b or a + 1 = b', ['24']],
    ['take 1 if k > 2 or take 2 if k = 2', ['20', '5 5']],
    ['take x if x <= k / 2', ['40', '0']],
    ['take 1; split into a and b if 0 divides a - b', ['15']],
  ]),
  printed: [
    ['take 1', '1 3 0 2', '3 2 1'],
    ['take 1', '', '0'],
  ],
  large: { rules: 'take x if x * x <= k', start: '124 124 124', then: ['9', '3 2 1', '8 8'] },
}

/** @type {Rule} Two heaps: from one of them, or as many from both. */
const wythoff = {
  open: () => ({
    read: (start) => numbers(start).join(' '),
    moves(position) {
      const heaps = numbers(position)
      const [a, b] = heaps
      return [
        ...taking(upTo).moves(position),
        ...upTo(Math.min(a, b)).map((n) => ({ text: `${n}+${n}`, to: `${a - n} ${b - n}` })),
      ]
    },
  }),
  universe: bothWays([['', ['0 0', '40 40', '60 3', '2 90']]]),
  printed: [['', '007  1', '7 1']],
  large: { rules: 'misere', start: '300 300', then: ['3 5', '4 6', '9 2'] },
}

/** @type {Rule} One heap, and how much may be taken: less than the whole, then twice what was just taken. */
const fibonacci = {
  open: () => {
    const print = (/** @type {number} */ n, /** @type {number} */ most) =>
      `${n} ${Math.min(n, most)}`
    return {
      read(start) {
        const [n, most = Math.max(n - 1, 0)] = numbers(start)
        return print(n, most)
      },
      moves(position) {
        const [n, most] = numbers(position)
        return upTo(most).map((x) => ({ text: `${n}-${x}`, to: print(n - x, 2 * x) }))
      },
    }
  },
  universe: bothWays([['', ['0', '1', '100', '200', '90 7']]]),
  printed: [
    ['', '0020', '20 19'],
    ['', '5 8', '5 5'],
    ['', '0', '0 0'],
  ],
  large: { rules: 'misere', start: '900', then: ['13', '12', '10 3'] },
}

/** @type {Rule} From at least one heap and at most k of them, from each any number. */
const moore = {
  open: (rules) => ({
    read: (start) => numbers(start).join(' '),
    moves(position) {
      const heaps = numbers(position)
      /** @type {import('./solve.js').Move[]} each heap after the one before: what it loses, if anything */
      let all = [{ text: '', to: '' }]
      for (const [i, n] of heaps.entries())
        all = all.flatMap(({ text, to }) => [
          { text, to: `${to} ${n}` },
          ...upTo(text.split('-').length <= Number(rules) ? n : 0).map((x) => ({
            text: `${text}${text && '+'}${n}-${x}${again(heaps, i)}`,
            to: `${to} ${n - x}`,
          })),
        ])
      return all.filter(({ text }) => text).map(({ text, to }) => ({ text, to: to.slice(1) }))
    },
  }),
  universe: bothWays([
    ['2', ['', '0', '9 9 9', '3 4 5 1', '2 2 2 2 2', '0 3 0 4', '1 1 1 1 1 1 1 1']],
    ['1', ['4 4 4', '7 0 9']],
    ['3', ['3 3 3 3', '1 2 1 2 1']],
  ]),
  printed: [['2', '007  1', '7 1']],
  large: { rules: 'misere 2', start: '50 51 52', then: ['3 2 1', '2 2 2', '1 1 0'] },
}

export default { moore, wythoff, fibonacci, nim, subtraction, half, amounts, octal, rule }
