/**
 * searches.test.js -- the searches' counts against references that are the definitions, on trees from fixed seeds and
 * on real games; what a memo, a stop and a board that is not restored do; and that a list of events can be undone.
 */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { EngineError } from '../../../web/engine/engine.js'
import { alphabeta, minimax, random, write } from '../definition.mjs'
import { engine } from '../wasm.mjs'

/** @typedef {import('../definition.mjs').Nested} Nested */
/** @typedef {import('../../../web/engine/engine.js').Game} Game */
/** @typedef {import('../../../web/engine/engine.js').SearchEvent} SearchEvent */

/** @param {string} game @param {string} [rules] */
const open = (game, rules = '') => engine.game(game, { rules })
/** @param {() => number} r @param {number} depth @param {number} most values from -most to most @returns {Nested} */
const grow = (r, depth, most) =>
  depth && r() < 0.85
    ? Array.from({ length: 1 + Math.floor(r() * 4) }, () => grow(r, depth - 1, most))
    : Math.floor(r() * (2 * most + 1)) - most
/** The notes' early stop: who has 1 (MIN: -1) looks no further. @param {Nested} t @param {boolean} max @param {{ nodes: number, leaves: number }} seen @returns {number} */
function stopping(t, max, seen) {
  seen.nodes++
  if (typeof t === 'number') return (seen.leaves++, t)
  let best = max ? -Infinity : Infinity
  for (const child of t) {
    const value = stopping(child, !max, seen)
    best = max ? Math.max(best, value) : Math.min(best, value)
    if (best === (max ? 1 : -1)) break
  }
  return best
}

test("the notes' trees: 3 and 12, with leaf 3 and leaf 7 cut", () => {
  for (const [rules, value, cut] of /** @type {const} */ ([
    ['3 5 2 9', 3, 3],
    ['3 5 2 9 12 5 23 23', 12, 7],
  ])) {
    const game = open('tree', rules)
    const leaves = new Set(
      [...game.search('')].filter((e) => e.kind === 'leaf').map((e) => e.position.text),
    )
    const seen = new Set(
      [...game.search('', { prune: true })]
        .filter((e) => e.kind === 'leaf')
        .map((e) => e.position.text),
    )
    assert.equal(
      [...leaves].map((x, i) => (seen.has(x) ? -1 : i)).filter((i) => i >= 0),
      [cut],
    )
    assert.is(game.count('', { prune: true }).value, value)
  }
})

test('on 300 trees from fixed seeds: alpha-beta looks at the nodes and leaves of the definition, exactly', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const r = random(seed)
    const tree = [grow(r, 6, seed % 5 ? 20 : 2), grow(r, 6, 20)]
    const max = r() < 0.5
    const game = open('tree', (max ? '' : 'min ') + write(tree))
    const seen = { nodes: 0, leaves: /** @type {number[]} */ ([]) }
    const value = alphabeta(tree, max, -Infinity, Infinity, seen)
    const { nodes, leaves, value: found } = game.count('', { prune: true })
    assert.equal(
      [nodes, leaves, found],
      [seen.nodes, seen.leaves.length, max ? value : -value || 0],
    )
    assert.is(value, minimax(tree, max))
    const { leaves: fewest } = game.count('', { prune: true, order: 'best' })
    assert.is(fewest, game.bound(''))
    assert.ok(fewest <= leaves)
    game.close()
  }
})

test('full trees: the bound is that of Knuth and Moore; worst first, nothing is cut to depth 3 where values differ', () => {
  const r = random(1)
  for (const [b, d] of [[2, 1], [2, 6], [2, 9], [3, 4], [3, 5], [5, 3], [2, 3], [7, 2], [1, 5]]) {
    /** @param {number} depth @returns {Nested} */
    const full = (depth) => (depth ? Array.from({ length: b }, () => full(depth - 1)) : Math.floor(r() * 2 ** 30))
    const game = open('tree', write(full(d)))
    const least = b ** Math.ceil(d / 2) + b ** Math.floor(d / 2) - 1
    assert.is(game.bound(''), least)
    assert.is(game.count('', { prune: true, order: 'best' }).leaves, least)
    const { leaves } = game.count('', { prune: true, order: 'worst' })
    assert.ok(d > 3 ? leaves < b ** d || b === 1 : leaves === b ** d) // deeper, what the root has cuts
  }
  assert.is(open('tree', '1 2 3 4').bound('', { nodes: 6 }), null)
}) // prettier-ignore

test('the early stop of the notes on 300 trees of utilities -1, 0 and 1; elsewhere it changes nothing', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const r = random(seed)
    const tree = [grow(r, 5, 1), grow(r, 5, 1)]
    const game = open('tree', write(tree))
    assert.ok(game.flags('').signs)
    const seen = { nodes: 0, leaves: 0 }
    const value = stopping(tree, true, seen)
    const { nodes, leaves, value: found } = game.count('', { stop: true })
    assert.equal([nodes, leaves, found], [seen.nodes, seen.leaves, value])
    game.close()
  }
  const tree = open('tree', '((1 2) (1 0))')
  assert.not(tree.flags('').signs)
  assert.is(tree.count('', { stop: true }).nodes, 7)
})

/** Games small enough to be searched by short functions. */
const small = /** @type {const} */ ([
  ['nim', '', '3 2 2'],
  ['nim', 'misere', '3 2 1'],
  ['subtraction', '1 3 4', '11'],
  ['tictactoe', '', 'xo./.x./o..'],
  ['tictactoe', '4', 'xoxo/oxox/xo../oxxo'],
  ['row', '', '4 -10 -20 7'],
  ['euclid', '', '34 12'],
])
/** A memo by the definition: positions that are not over are noted. @param {Game} game @param {import('../../../web/engine/engine.js').Position} p @param {Map<string, number>} memo @param {{ nodes: number, leaves: number, hits: number }} seen @returns {number} */
function remembering(game, p, memo, seen) {
  seen.nodes++
  const end = game.end(p)
  if (end) return (seen.leaves++, end.value)
  const known = memo.get(p.text)
  if (known !== undefined) return (seen.hits++, known)
  const value = Math.max(...game.moves(p).map((m) => m.gain - remembering(game, m.to, memo, seen)))
  memo.set(p.text, value)
  return value
}
test('a memo costs what it costs by the definition: nodes, leaves, hits', () => {
  for (const [name, rules, start] of small) {
    const game = open(name, rules)
    const seen = { nodes: 0, leaves: 0, hits: 0 }
    const value = remembering(game, game.parse(start), new Map(), seen)
    const { nodes, leaves, hits, value: found } = game.count(start, { memo: true })
    assert.equal({ nodes, leaves, hits }, seen, name)
    assert.is(found, value)
  }
  assert.ok(open('nim').count('3 3 3', { memo: true, symmetry: true }).nodes < open('nim').count('3 3 3', { memo: true }).nodes)
}) // prettier-ignore

test('a hit names the node that was searched, and its value is that, or a bound of it', () => {
  for (const [name, rules, start] of small)
    for (const prune of [false, true])
      for (const symmetry of [false, true]) {
        const game = open(name, rules)
        /** @type {Map<number, SearchEvent>} */
        const left = new Map()
        for (const e of game.search(start, { memo: true, prune, symmetry })) {
          if (e.kind === 'leave') left.set(e.node, e)
          if (e.kind !== 'hit') continue
          const was = /** @type {SearchEvent} */ (left.get(e.twin))
          assert.ok(was && was.depth >= 0)
          if (!symmetry) assert.is(was.position.text, e.position.text)
          const truth = /** @type {number} */ (game.count(e.position).value)
          if (e.bound === 'exact') assert.is(e.value, truth)
          else assert.ok(e.bound === 'least' ? truth >= e.value && e.value >= e.beta : truth <= e.value && e.value <= e.alpha)
          if (!prune) assert.is(e.bound, 'exact')
        }
      }
}) // prettier-ignore

test('3x3 tic-tac-toe, whole: 549,946 nodes, 5,478 positions, 255,168 games; what each way of searching saves', () => {
  const game = open('tictactoe')
  /** @param {import('../../../web/engine/engine.js').SearchOptions} options */
  const nodes = (options) => {
    const c = game.count('.../.../...', options)
    assert.ok(c.whole)
    assert.is(c.value, 0)
    return c.nodes
  }
  assert.is(nodes({}), 549946)
  assert.is(game.count('.../.../...').leaves, 255168)
  const c = game.count('.../.../...', { memo: true })
  assert.is(c.nodes - c.hits - c.leaves, 5478 - 958) // 958 positions are over
  assert.is(nodes({ prune: true }), 18297)
  assert.is(nodes({ prune: true, memo: true, symmetry: true }), 1084)
  assert.is(game.count('.../.../...', { prune: true, order: 'best' }).leaves, game.bound('.../.../...'))
}) // prettier-ignore

test('an order that is given by hand: some positions, some of their moves; the others follow', () => {
  const game = open('tree', '3 5 2 9 12 5 23 23')
  const order = { '': ['8'], 8: ['12', '9'], 12: ['14'] }
  const entered = [...game.search('', { order })].filter((e) => e.kind === 'enter').map((e) => e.position.text)
  assert.equal(entered, ['0', '8', '12', '14', '13', '9', '10', '11', '1', '2', '3', '4', '5', '6', '7'])
  assert.is(game.count('', { order, prune: true }).value, 12)
  for (const wrong of /** @type {Record<string, string[]>[]} */ ([{ '': ['5'] }, { 99: ['5'] }]))
    assert.throws(() => game.count('', { order: wrong }), (/** @type {Error} */ e) => e instanceof EngineError)
  assert.equal(game.count('', { order: {} }).nodes, 15)
}) // prettier-ignore

test('a random order is the seed’s, and all the same search where nothing is cut', () => {
  const game = open('nim')
  /** @param {number} seed */
  const run = (seed) => [...game.search('3 4 2', { order: 'random', seed })].map((e) => e.position.text).join()
  assert.is(run(1), run(1))
  assert.is.not(run(1), run(2))
  assert.is(game.count('3 4 2', { order: 'random', seed: 7 }).nodes, game.count('3 4 2').nodes)
}) // prettier-ignore

test('a count that meets its limit says so; an order for a tree too large is as given', () => {
  const game = open('nim')
  const cut = game.count('9 9 9', { memo: false }, { nodes: 1000 })
  assert.equal([cut.whole, cut.value, cut.nodes], [false, null, 1000])
  assert.ok(game.count('1', {}, { nodes: 2 }).whole)
  assert.not(game.count('1', {}, { nodes: 1 }).whole)
  assert.not(game.count('9 9 9', { order: 'best' }, { nodes: 10 }).ordered)
  assert.ok(game.count('2 2', { order: 'best' }).ordered)
  assert.is(game.bound('9 9 9'), null)
})

test('a guess at the horizon is the number that the tree’s text gives the node, and is said to be one', () => {
  const game = open('tree', '1:(7:(3 5) -2:(2 (9 1)) (4 6))')
  const leaves = [...game.search('', { depth: 1 })].filter((e) => e.kind === 'leaf')
  assert.equal(leaves.map((e) => [-e.value || 0, e.horizon]), [[7, true], [-2, true], [0, true]])
  assert.equal([0, 1].map((depth) => game.count('', { depth }).value), [1, 7])
  assert.is(game.count('').value, 4)
  assert.ok([...game.search('')].every((e) => !e.horizon))
  assert.throws(() => open('tree', '(7:3 5)').parse(''), /expected \(/)
}) // prettier-ignore

/**
 * The notes' bug as a program: one board for all, a return from the loop that does not take the last stone back. Who
 * moves is an argument; a line counts whoever has it. @param {string[]} board @param {'x' | 'o'} me who moves
 * @param {boolean} prune @param {number} a @param {number} b @param {string[]} boards the board at every call
 * @returns {number} for the player to move
 */
function faulty(board, me, prune, a, b, boards) {
  boards.push(board.join(''))
  const other = me === 'x' ? 'o' : 'x'
  const lines = ['012', '345', '678', '036', '147', '258', '048', '246']
  for (const [who, value] of /** @type {const} */ ([[other, -1], [me, 1]]))
    if (lines.some((l) => [...l].every((i) => board[+i] === who))) return value
  if (!board.includes('.')) return 0
  let best = -Infinity
  for (let cell = 0; cell < 9; cell++) {
    if (board[cell] !== '.') continue
    board[cell] = me
    const value = -faulty(board, other, prune, -b, -a, boards)
    best = Math.max(best, value)
    a = Math.max(a, prune ? value : a)
    if (prune ? a >= b : best === 1) return best // the stone still lies there
    board[cell] = '.'
  }
  return best
} // prettier-ignore
test('a board that is not restored: the same boards and the same wrong answers as the program of the notes', () => {
  const game = open('tictactoe')
  assert.ok(game.flags('.../.../...').undo)
  let wrong = 0
  for (const start of ['.........', 'x........', 'xo.......', 'x...o....', 'xox.o....', '.x.......', 'xo.x.....', 'xoxo.....'])
    for (const prune of [false, true]) {
      /** @type {string[]} */
      const boards = []
      const me = start.replace(/[.]/g, '').length % 2 ? 'o' : 'x'
      const value = faulty([...start], me, prune, -Infinity, Infinity, boards)
      const events = [...game.search(start, { fault: true, prune })]
      const entered = events.filter((e) => e.kind === 'enter').map((e) => e.position.text.replace(/\//g, ''))
      assert.equal(entered, boards, start)
      assert.is(game.count(start, { fault: true, prune }).value, value)
      if (value !== game.count(start).value) wrong++
    }
  assert.ok(wrong > 2)
  assert.not(open('euclid').flags('34 12').undo)
  assert.is(open('euclid').count('34 12', { fault: true }).nodes, 68)
}) // prettier-ignore

test('every list of events can be undone: an event tells all that its node is then', () => {
  for (const [name, rules, start] of small)
    for (const options of [{}, { prune: true }, { memo: true, prune: true }, { stop: true }, { fault: true }, { prune: true, order: /** @type {const} */ ('best') }]) {
      const events = [...open(name, rules).search(start, options)]
      /** Nodes that are open, the deepest last, each with its last event: what is known. @type {number[]} */
      let path = []
      const states = [path]
      /** the event of the same node before each @type {(number | undefined)[]} */
      const last = []
      const now = new Map()
      events.forEach((e, i) => {
        assert.is(e.kind === 'enter' ? path.length : events[path[path.length - 1]].node, e.kind === 'enter' ? e.depth : e.node)
        last[i] = now.get(e.node)
        now.set(e.node, i)
        path = e.kind === 'leave' ? path.slice(0, -1) : [...path.slice(0, e.depth), i]
        states.push(path)
      })
      assert.is(path.length, 0)
      for (let i = events.length - 1; i >= 0; i--) {
        const { kind } = events[i]
        const before = /** @type {number} */ (last[i])
        /* before it the node was as its last event said; one that was entered was not there */
        path = kind === 'leave' ? [...path, before] : kind === 'enter' ? path.slice(0, -1) : [...path.slice(0, -1), before]
        assert.equal(path, states[i])
      }
    }
}) // prettier-ignore

test('what chapter 9 tells of stopping and of orders: [-1, 1] never looks at more, and eight different leaves take from 5 to 8', () => {
  const r = random(9)
  for (let i = 0; i < 3000; i++) {
    const tree = grow(r, 5, 1)
    const stopped = { nodes: 0, leaves: 0 }
    const value = stopping(tree, true, stopped)
    const seen = { nodes: 0, leaves: /** @type {number[]} */ ([]) }
    assert.is(value, minimax(tree, true), write(tree))
    assert.is(alphabeta(tree, true, -1, 1, seen), value, write(tree))
    assert.ok(seen.leaves.length <= stopped.leaves, write(tree))
  }
  /** Of a full tree: each order of its branches. @param {number[]} leaves @returns {Nested[]} */
  const orders = (leaves) => {
    if (leaves.length === 1) return leaves
    const [left, right] = [leaves.slice(0, leaves.length / 2), leaves.slice(leaves.length / 2)]
    return orders(left).flatMap((a) => orders(right).flatMap((b) => [[a, b], [b, a]])) // prettier-ignore
  }
  let trees = 0
  /** @param {number[]} leaves so far @param {number[]} rest */
  const all = (leaves, rest) => {
    const [a, b, c, d, e, f, g, h] = leaves
    if (a > b || c > d || a > c || e > f || g > h || e > g || a > e) return
    for (const next of rest) all([...leaves, next], rest.filter((n) => n !== next)) // prettier-ignore
    if (rest.length) return
    trees++
    const looked = orders(leaves).map((tree) => {
      const seen = { nodes: 0, leaves: /** @type {number[]} */ ([]) }
      alphabeta(tree, true, -Infinity, Infinity, seen)
      return seen.leaves.length
    })
    assert.equal([looked.length, Math.min(...looked), Math.max(...looked)], [128, 5, 8])
  }
  all([], [1, 2, 3, 4, 5, 6, 7, 8])
  assert.is(trees, 315)
})

test.run()
