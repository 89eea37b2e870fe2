/**
 * wrong-programs.mjs -- the wrong programs whose output the pages of contest problems load, in the order of each page.
 * Those marked "notes" are the course notes' own, written again as they describe them; the others are common mistakes.
 */

/** The numbers of a text, one a call; undefined at its end. @param {string} text */
function numbers(text) {
  const all = text.split(/\s+/).filter(Boolean).map(Number)
  let i = 0
  return () => /** @type {number} */ (all[i++])
}
/** @param {() => number} next @param {number} n */
const several = (next, n) => Array.from({ length: n }, next)
/** @param {number[]} list */
const xor = (list) => list.reduce((a, b) => a ^ b, 0)
/** @param {Iterable<string | number>} lines */
const print = (lines) => [...lines].map((line) => `${line}\n`).join('')
/** @param {Set<number>} seen */
function mex(seen) {
  let g = 0
  while (seen.has(g)) g++
  return g
}

/** An input's cases one after another. @param {(next: () => number) => string | number | null} one null: the end */
const cases = (one) => (/** @type {string} */ text) => {
  const next = numbers(text)
  const lines = []
  for (let answer; (answer = one(next)) !== null;) lines.push(answer)
  return print(lines)
}
/** The first number says how many cases follow. @param {(next: () => number, k: number) => string | number} one */
const counted = (one) => (/** @type {string} */ text) => {
  const next = numbers(text)
  return print(Array.from({ length: next() }, (_, k) => one(next, k + 1)))
}

/** @param {(p: number, n: number) => boolean} going @param {string} end */
const multiplication = (
  going,
  end,
  step = (/** @type {number} */ p, /** @type {number} */ by) => p * by,
) =>
  cases((next) => {
    const n = next()
    if (n === undefined) return null
    let stan = true
    for (let p = 9; going(p, n); stan = !stan) p = step(p, stan ? 2 : 9)
    return (stan ? 'Stan wins' : 'Ollie wins') + end
  })

/** @param {(a: number, b: number) => boolean} wins */
const euclid = (wins) =>
  cases((next) => {
    const [a, b] = [next(), next()]
    return a || b ? (wins(Math.max(a, b), Math.min(a, b)) ? 'Stan wins' : 'Ollie wins') : null
  })

/** @param {() => number} next @param {(a: number, b: number) => boolean} loses */
function pair(next, loses) {
  const [a, b] = [next(), next()]
  return a === undefined ? null : Number(!loses(a, b))
}

/** @param {() => number} next @param {number} k @param {(x: number, y: number) => number} worth @param {number} enough */
function bars(next, k, worth, enough) {
  let sum = 0
  for (let n = next(); n; n--) sum += worth(next(), next())
  return `Case ${k}: ${sum >= enough ? 'Alice' : 'Bob'}`
}
/** What is left of the sides when both, or only the first, are halved. @param {number} x @param {number} y @param {boolean} both */
function halved(x, y, both) {
  while (x > 1 && y > 1) [x, y] = [x >> 1, both ? y >> 1 : y]
  return x - y
}

/** Cubes of the towers of two sides, by a value of each. @param {(tower: string[]) => number} worth @param {(a: number, b: number) => boolean} good */
const sets = (worth, good) => (/** @type {string} */ text) => {
  const words = text.split(/\s+/).filter(Boolean)
  const take = (/** @type {number} */ n) => words.splice(0, n)
  const side = () =>
    take(3)
      .map((height) => worth(take(Number(height))))
      .reduce((a, b) => a + b, 0)
  return print(
    Array.from({ length: Number(take(1)) }, () => {
      const [, k] = take(2)
      const [a, b] = [side(), side()]
      return `Test ${k}: ${good(a, b) ? 'Yes' : 'No'}`
    }),
  )
}
/** @param {string[]} tower @param {(unit: number, i: number) => boolean} halves */
function weighed(tower, halves) {
  let [unit, sum] = [1, 0]
  for (const [i, cube] of tower.entries()) {
    if (halves(unit, i)) unit /= 2
    sum += cube === 'W' ? unit : -unit
  }
  return sum
}
/** @param {string[]} tower */
const tower = (tower) => weighed(tower, (unit, i) => unit < 1 || tower[i] !== tower[0])

/** A forest: where each edge stands, from 1 on, and its colours. @param {string} text */
function forest(text) {
  const [n, ...words] = text.split(/\s+/).filter(Boolean)
  return { below: [0, ...words.slice(0, Number(n)).map(Number)], colours: words[Number(n)] }
}

/** Of all pairs, by who wins one. @param {string} text @param {(a: number, b: number, heaps: number[]) => number} who */
function takers(text, who) {
  const next = numbers(text)
  const [n, m] = [next(), next()]
  const heaps = several(next, n)
  const won = [0, 0, 0, 0]
  for (let a = 1; a <= m; a++) for (let b = 1; b <= m; b++) won[who(a, b, heaps)]++
  return print([won.join(' ')])
}

/** @param {() => number} next @param {number} first the number of the first coin */
function coins(next, first) {
  const n = next()
  if (n === undefined) return null
  const ones = (/** @type {number} */ x) => x.toString(2).replaceAll('0', '').length
  const worth = several(next, n).map((x) => 2 * (x + first) + ((ones(x + first) + 1) % 2))
  return xor(worth) ? 'No' : 'Yes'
}

const FOUR = [0xf, 0xf0, 0xf00, 0xf000, 0x1111, 0x2222, 0x4444, 0x8888, 0x8421, 0x1248]
/** @param {number} s */
const four = (s) => FOUR.some((line) => (s & line) === line)
const memo = new Map()
/** @param {number} x @param {number} o @param {boolean} moves x does @returns {boolean} */
function forced(x, o, moves) {
  if (four(x)) return true
  if (four(o) || (x | o) === 0xffff) return false
  const key = x * 65536 + o
  if (!memo.has(key)) {
    let wins = !moves
    for (let b = 1; b < 65536 && wins !== moves; b *= 2)
      if (!((x | o) & b)) wins = moves ? forced(x | b, o, false) : forced(x, o | b, true)
    memo.set(key, wins)
  }
  return memo.get(key)
}
/** @param {(x: number, o: number, free: number[]) => number | undefined} choose */
const boards = (choose) => (/** @type {string} */ text) => {
  const words = text.split(/\s+/)
  const lines = []
  for (let at = 0; words[at] === '?'; at += 5) {
    const squares = [...words.slice(at + 1, at + 5).join('')]
    /** @param {string} c */
    const all = (c) => squares.reduce((s, d, i) => s | (d === c ? 1 << i : 0), 0)
    const free = squares.flatMap((c, i) => (c === '.' ? [i] : []))
    const best = choose(all('x'), all('o'), free)
    lines.push(best === undefined ? '#####' : `(${best >> 2},${best & 3})`)
  }
  return print(lines)
}

/** @param {(m: number, n: number, r: number, c: number) => string} who */
const cake = (who) => counted((next) => who(next(), next(), next(), next()))

/** @param {(digits: number[]) => boolean} wins */
const digits = (wins) => (/** @type {string} */ text) => {
  const [t, ...lines] = text.split(/\s+/)
  return print(
    lines
      .slice(0, Number(t))
      .map((line, k) => `Case ${k + 1}: ${wins([...line].map(Number)) ? 'S' : 'T'}`),
  )
}

/** @param {(cards: number[]) => boolean} wins who is to move */
const cards = (wins) => (/** @type {string} */ text) =>
  print(
    text
      .trimEnd()
      .split('\n')
      .map((line) => {
        const a = line.length % 2 === 0
        return `${line} ${wins([...line].map(Number)) === a ? 'A' : 'B'}`
      }),
  )
/** The notes' GAME31: `fill(ct, ct + 6, 4)` leaves ct[6] as it was. */
function fill31() {
  const ct = new Array(7).fill(0)
  let sum = 0
  /** Somebody is to move, and the game is over when 31 is passed. @returns {boolean} */
  const mover = () => {
    if (sum > 31) return true
    for (let card = 1; card <= 6; card++) {
      if (!ct[card]) continue
      ct[card]--
      sum += card
      const other = mover()
      ct[card]++
      sum -= card
      if (!other) return true
    }
    return false
  }
  return cards((laid) => {
    ct.fill(4, 0, 6)
    sum = 0
    for (const card of laid) {
      ct[card]--
      sum += card
    }
    return mover()
  })
}

/** What A makes more, taking one number a move. @param {number[]} row @returns {number} */
const oneByOne = (row) =>
  row.length
    ? Math.max(row[0] - oneByOne(row.slice(1)), row[row.length - 1] - oneByOne(row.slice(0, -1)))
    : 0

/** What is left and what is right of the word are joined. @param {string} s @param {string[]} words @returns {boolean} */
const joined = (s, words) =>
  words.some((w) =>
    [...s].some(
      (_, i) => s.startsWith(w, i) && !joined(s.slice(0, i) + s.slice(i + w.length), words),
    ),
  )

/** @param {number[]} set @param {number} to */
function grundy(set, to) {
  /** @type {number[]} */
  const g = []
  for (let h = 0; h <= to; h++) g[h] = mex(new Set(set.filter((s) => s <= h).map((s) => g[h - s])))
  return g
}

/** @type {Record<string, ((text: string) => string)[]>} */
export const wrong = {
  'uva-847': [
    // to pass n, not to reach it
    multiplication((p, n) => p <= n, '.'),
    // p in 32 bits
    multiplication(
      (p, n) => p > 0 && p < n,
      '.',
      (p, by) => (p * by) >>> 0,
    ),
    // no full stop
    multiplication((p, n) => p < n, ''),
  ],
  'uva-10368': [
    // each takes as many as possible
    euclid((a, b) => {
      let stan = true
      for (; a % b; stan = !stan) [a, b] = [b, a % b]
      return stan
    }),
    // the golden ratio with three decimals
    euclid((a, b) => a % b === 0 || a / b > 1.618),
  ],
  'uva-10111': [
    // a win at once comes first
    boards(
      (x, o, free) =>
        free.find((i) => four(x | (1 << i))) ?? free.find((i) => forced(x | (1 << i), o, false)),
    ),
    // o answers as if it did not look: x wins if two moves in a row complete a line
    boards((x, o, free) => free.find((i) => free.some((j) => four(x | (1 << i) | (1 << j))))),
  ],
  'uva-11311': [
    cake((m, n, r, c) => (r ^ (m - 1 - r) ^ c ^ (n - 1 - c) ? 'Hansel' : 'Gretel')), // who wins
    cake((m, n, r, c) => (r ^ (n - 1 - r) ^ c ^ (m - 1 - c) ? 'Gretel' : 'Hansel')), // r with n
  ],
  'uva-11489': [
    // who can strike a first digit wins
    digits((d) => {
      const sum = d.reduce((a, b) => a + b, 0) % 3
      const threes = d.filter((x) => x % 3 === 0).length
      return sum ? d.some((x) => x % 3 === sum) : threes % 2 === 1
    }),
  ],
  'uva-10404': [
    // all amounts up to the largest
    cases((next) => {
      const n = next()
      if (n === undefined) return null
      const set = several(next, next())
      return n % (Math.max(...set) + 1) ? 'Stan wins' : 'Ollie wins'
    }),
  ],
  'uva-10165': [
    // the notes' prose: a number of cases comes first
    counted((next) => (xor(several(next, next() ?? 0).map(Number)) ? 'Yes' : 'No')),
  ],
  'uva-10578': [
    // only the sum counts
    cards((laid) => (31 - laid.reduce((a, b) => a + b, 0)) % 7 !== 0),
  ],
  'uva-10891': [
    // one number a move
    cases((next) => {
      const n = next()
      return n ? oneByOne(several(next, n)) : null
    }),
  ],
  'coj-1646': [
    // coins on one square are seen as one
    cases((next) => {
      const m = next()
      if (m === undefined) return null
      next()
      return xor([...new Set(several(next, m))]) ? 'Vida' : 'Andrea'
    }),
  ],
  'spoj-game31': [(text) => fill31()(text)], // notes: ct[6] is 0 when it starts
  'cc-astrgame': [
    (text) => {
      const words = text.split(/\s+/)
      let at = 1
      return print(
        Array.from({ length: Number(words[0]) }, () => {
          const s = words[at++]
          const n = Number(words[at++])
          at += n
          return joined(s, words.slice(at - n, at)) ? 'Teddy' : 'Tracy'
        }),
      )
    },
  ],
  'cc-g3': [
    // the squares as steps of stairs, each with as many coins as its number says; the steps are the gaps
    counted((next) => {
      const p = several(next, next())
      const odd = p.filter((_, i) => i % 2 === 0)
      const x = xor(odd)
      if (!x) return 'Johnny wins\n'
      const from = /** @type {number} */ (odd.find((c) => (c ^ x) < c))
      return `Mary wins\nMove ${from} to ${from ^ x}\n`
    }),
  ],
  'hr-move-the-coins': [
    // the depths below u are taken to stay
    (text) => {
      const next = numbers(text)
      const n = next()
      const coins = [0, ...several(next, n)]
      const parent = new Array(n + 1).fill(0)
      const depth = new Array(n + 1).fill(0)
      const edges = Array.from({ length: n - 1 }, () => [next(), next()])
      for (const u of [1].concat(...edges))
        // each node's place is long known when it comes up
        for (const [a, b] of edges)
          for (const [v, w] of [
            [a, b],
            [b, a],
          ])
            if (v === u && (u === 1 || parent[u]) && w !== 1 && !parent[w]) {
              parent[w] = u
              depth[w] = depth[u] + 1
            }
      const sum = xor(coins.filter((_, u) => depth[u] % 2))
      const lines = []
      for (let q = next(); q > 0; q--) {
        const [u, v] = [next(), next()]
        let w = v
        while (w && w !== u) w = parent[w]
        lines.push(w ? 'INVALID' : sum ? 'YES' : 'NO')
      }
      return print(lines)
    },
  ],
  'timus-1087': [
    // the notes' isWinning: who takes the last stone wins
    (text) => {
      const next = numbers(text)
      const n = next()
      const set = several(next, next())
      const wins = [false]
      for (let s = 1; s <= n; s++) wins[s] = set.some((k) => k <= s && !wins[s - k])
      return print([wins[n] ? 1 : 2])
    },
  ],
  'poj-2960': [
    // the Grundy values of the first case are kept
    (text) => {
      const next = numbers(text)
      /** @type {number[] | undefined} */
      let g
      const lines = []
      for (let k; (k = next());) {
        const own = grundy(several(next, k), 10000)
        g ??= own
        const values = g
        lines.push(
          Array.from({ length: next() }, () =>
            xor(several(next, next()).map((h) => values[h])) ? 'W' : 'L',
          ).join(''),
        )
      }
      return print(lines)
    },
    // the heaps are added up
    (text) => {
      const next = numbers(text)
      const lines = []
      for (let k; (k = next());) {
        const g = grundy(several(next, k), 10000)
        lines.push(
          Array.from({ length: next() }, () =>
            g[several(next, next()).reduce((a, b) => a + b, 0)] ? 'W' : 'L',
          ).join(''),
        )
      }
      return print(lines)
    },
  ],
  'cf-768e': [
    // < for <=
    (text) => {
      const [, ...piles] = text.split(/\s+/).filter(Boolean).map(Number)
      /** @param {number} s */
      const value = (s) => {
        let k = 0
        while (((k + 1) * (k + 2)) / 2 < s) k++
        return k
      }
      return print([xor(piles.map(value)) ? 'NO' : 'YES'])
    },
    // plain Nim
    (text) => {
      const [, ...piles] = text.split(/\s+/).filter(Boolean).map(Number)
      return print([xor(piles) ? 'NO' : 'YES'])
    },
  ],
  'lightoj-1296': [
    // odd piles are worth their half, too
    counted((next, k) => {
      const piles = several(next, next())
      return `Case ${k}: ${xor(piles.map((x) => x >> 1)) ? 'Alice' : 'Bob'}`
    }),
  ],
  'poj-1067': [
    // the golden ratio with three decimals
    cases((next) => pair(next, (a, b) => Math.min(a, b) === Math.floor(Math.abs(a - b) * 1.618))),
    // the golden ratio as a double
    cases((next) =>
      pair(
        next,
        (a, b) => Math.min(a, b) === Math.floor((Math.abs(a - b) * (1 + Math.sqrt(5))) / 2),
      ),
    ),
    // the larger pile comes second
    cases((next) => pair(next, (a, b) => a === Math.floor(((b - a) * (1 + Math.sqrt(5))) / 2))),
  ],
  'hdu-3032': [
    // plain Nim
    counted((next) => (xor(several(next, next())) ? 'Alice' : 'Bob')),
  ],
  'cf-305e': [
    // the cut takes no chance from the neighbours
    (text) => {
      const s = text.trim()
      const places = [...s].map((_, i) => i).filter((i) => i && s[i + 1] && s[i - 1] === s[i + 1])
      return print(places.length % 2 ? ['First', places[0] + 1] : ['Second'])
    },
    // places from 0
    (text) => {
      const s = text.trim()
      const i = [...s].findIndex((_, i) => i && s[i + 1] && s[i - 1] === s[i + 1])
      return print(['First', i])
    },
  ],
  'atcoder-agc017d': [
    // a branch is worth its edges
    (text) => {
      const next = numbers(text)
      const edges = several(next, 2 * next() - 2)
      /** @type {(u: number, from: number) => number} */
      const size = (u, from) =>
        edges.reduce(
          (n, v, i) => (v === u && edges[i ^ 1] !== from ? n + size(edges[i ^ 1], u) : n),
          1,
        )
      const worth = edges.map((v, i) => (v === 1 ? size(edges[i ^ 1], 1) : 0))
      return print([xor(worth) ? 'Alice' : 'Bob'])
    },
  ],
  'hdu-3537': [
    // coins that are named twice cancel
    cases((next) => coins(next, 0)),
    // coins are counted from 1
    cases((next) => coins(next, 1)),
  ],
  'hdu-2516': [
    // the first forty Fibonacci numbers
    cases((next) => {
      const n = next()
      const list = [1, 2]
      while (list.length < 40) list.push(list[list.length - 1] + list[list.length - 2])
      return n ? (list.includes(n) ? 'Second win' : 'First win') : null
    }),
  ],
  'hdu-3544': [
    // the cuts of each player are counted
    counted((next, k) => bars(next, k, (x, y) => (x - 1) * y - x * (y - 1), 1)),
    // 0 is enough
    counted((next, k) => bars(next, k, (x, y) => halved(x, y, true), 0)),
    // only the width is halved
    counted((next, k) => bars(next, k, (x, y) => halved(x, y, false), 1)),
  ],
  'poj-2931': [
    // cubes are counted
    sets(
      (tower) => weighed(tower, () => false),
      (a, b) => a >= b,
    ),
    // better is asked for
    sets(tower, (a, b) => a > b),
    // every cube halves
    sets(
      (tower) => weighed(tower, (_, i) => i > 0),
      (a, b) => a >= b,
    ),
    // numbers as doubles
    sets(tower, (a, b) => a >= b),
  ],
  'kattis-hackenbushpurplehearts': [
    // edges are counted
    (text) => print([[...forest(text).colours].reduce((n, c) => n + (c === 'B' ? 1 : -1), 0)]),
    // as in a string
    (text) => {
      const { below, colours } = forest(text)
      const weight = [1]
      let sum = 0
      for (const [i, colour] of [...colours].entries()) {
        const on = Math.max(0, below[i + 1])
        weight[i + 1] = weight[on] / (on && (weight[on] < 1 || colours[on - 1] !== colour) ? 2 : 1)
        sum += colour === 'B' ? weight[i + 1] : -weight[i + 1]
      }
      return print([sum])
    },
    // not in lowest terms
    (text) => {
      const { below, colours } = forest(text)
      /** @type {number[]} */
      const carried = Array(below.length).fill(0)
      let bits = 0
      for (let edge = below.length - 1; edge; edge--) {
        const sign = colours[edge - 1] === 'B' ? 1 : -1
        let [x, m] = [sign * carried[edge], 0]
        for (; x < 0; x++) m++
        const worth = (x + 1) / 2 ** m
        while ((worth * 2 ** bits) % 1) bits++
        carried[Math.max(0, below[edge])] += sign * worth
      }
      return print([`${carried[0] * 2 ** bits}/2^${bits}`])
    },
  ],
  'cf-1033g': [
    // how often each could take
    (text) =>
      takers(text, (a, b, heaps) => {
        const times = (/** @type {number} */ of) =>
          heaps.reduce((n, heap) => n + Math.floor(heap / of), 0)
        const [alice, bob] = [times(a), times(b)]
        return alice > bob ? 0 : bob > alice ? 1 : 2 + ((alice + 1) % 2)
      }),
    // one hot heap is the first player's
    (text) =>
      takers(text, (a, b, heaps) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)]
        const rest = heaps.map((heap) => heap % (a + b)).filter((w) => w >= low)
        const hot = rest.filter((w) => w >= high && w >= 2 * low).length
        if (hot > 1 || rest.some((w) => w < high)) return a < b ? 0 : 1
        return hot || rest.length % 2 ? 2 : 3
      }),
  ],
}
