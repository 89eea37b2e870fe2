/**
 * whole.test.js -- whole trees as flat arrays: their shape against the search, their layout against d3-hierarchy, which
 * has the same algorithm; and trees that would overrun a recursion.
 */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { laidOut } from '../../../bench/d3.mjs'
import { wholeTree } from '../../../web/engine/whole.js'
import { engine } from '../wasm.mjs'

/** @typedef {import('../../../web/engine/whole.js').Whole} Whole */

/** @param {string} game @param {string} [rules] */
const open = (game, rules = '') => engine.game(game, { rules })
/** @param {string} game @param {string} rules @param {string} start @param {import('../../../web/engine/whole.js').WholeOptions} [options] */
const grown = (game, rules, start, options) =>
  /** @type {Whole} */ (wholeTree(open(game, rules), start, options))
let state = 7
const random = (/** @type {number} */ n) => (state = (state * 48271) % 2147483647) % n
/** A tree's text: chains, fans and anything between. @param {number} n about so many nodes */
function anyTree(n) {
  const children = /** @type {number[][]} */ ([[]])
  const [deep, wide] = [1 + random(8), 1 + random(8)]
  for (let u = 1; u < n; u++) {
    let above = u - 1
    for (let up = random(deep); up && above; up--) above = random(wide) ? above - 1 : random(u)
    children.push([])
    children[above].push(u)
  }
  /** @type {string[]} */
  const text = []
  for (let u = n - 1; u >= 0; u--)
    text[u] = children[u].length
      ? `(${children[u].map((c) => text[c]).join(' ')})`
      : `${random(3) - 1}`
  return text[0]
}
/** @param {Whole} w @param {number} u */
const children = (w, u) =>
  Array.from({ length: w.first[u + 1] - w.first[u] }, (_, i) => w.first[u] + i)
/** Largest difference to d3's layout. @param {Whole} w @param {number} gap */
function difference(w, gap) {
  let worst = 0
  let seen = 0
  laidOut(w.first, gap).each(({ x, y, data }) => {
    seen++
    assert.is(y, w.y[data])
    worst = Math.max(worst, Math.abs(x - w.x[data]))
  })
  assert.is(seen, w.count)
  return worst
}

test('300 trees of any shape stand where d3-hierarchy puts them', () => {
  for (let i = 0; i < 300; i++) {
    const gap = 1 + random(4) / 2
    const w = grown('tree', anyTree(2 + random(i < 250 ? 60 : 2000)), '', { gap })
    const d = difference(w, gap)
    assert.ok(d < 1e-3, `${d}`)
  }
})

test('the whole tree of 3x3 tic-tac-toe: its shape, its layout, and its 12 nodes with xox.o.x..', () => {
  const game = open('tictactoe')
  const w = /** @type {Whole} */ (wholeTree(game, '.../.../...'))
  assert.equal([w.count, w.leaves, w.deepest, w.sizes[0]], [549946, 255168, 9, 549946])
  assert.ok(difference(w, 2) <= 2 ** -7, 'x is a number of 24 bits, up to 2^18')
  const found = w.find('xox.o.x..')
  assert.is(found.length, 12)
  assert.equal(w.find('nonsense'), [])
  for (const u of found) {
    let p = game.parse('.../.../...')
    for (const v of w.path(u).slice(1)) p = game.move(p, String(w.move(v))).to
    assert.is(p.text, 'xox/.o./x..')
    assert.is(w.text(u), p.text)
  }
  assert.is(w.move(0), null)
  assert.is(w.parent[0], -1)
})

test('outcomes are those of the solver, for who moves at the root; depth, size and level fit', () => {
  for (const [name, rules, start] of [
    ['tictactoe', '', 'xo./.x./...'],
    ['nim', 'misere', '3 2 2'],
    ['tree', '((3 -5) (0 (2 9)) -4)', ''],
    ['euclid', '', '34 12'],
  ]) {
    const game = open(name, rules)
    const w = /** @type {Whole} */ (wholeTree(game, start))
    assert.is(w.count, game.count(start).nodes)
    assert.is(w.leaves, game.count(start).leaves)
    for (let u = 0; u < w.count; u++) {
      const value = Number(game.solve(w.text(u)).value)
      assert.is(w.outcome[u], Math.sign(w.depth[u] % 2 ? -value : value))
      assert.is(w.sizes[u], 1 + children(w, u).reduce((sum, v) => sum + w.sizes[v], 0))
      assert.ok(w.level[w.depth[u]] <= u && u < w.level[w.depth[u] + 1])
      for (const v of children(w, u)) assert.equal([w.parent[v], w.depth[v]], [u, w.depth[u] + 1])
      assert.equal(children(w, u).map((v) => w.move(v)), game.moves(w.text(u)).map((m) => m.text))
      assert.is(w.path(u).length, w.depth[u] + 1)
    }
  }
}) // prettier-ignore

test('within a level x ascends: siblings 1 apart or more, others by the gap', () => {
  for (let i = 0; i < 50; i++) {
    const w = grown('tree', anyTree(2 + random(500)), '', { gap: 2 })
    for (let d = 0; d <= w.deepest; d++)
      for (let u = w.level[d] + 1; u < w.level[d + 1]; u++) {
        const least = w.parent[u] === w.parent[u - 1] ? 1 : 2
        assert.ok(w.x[u] - w.x[u - 1] >= least - 1e-3)
      }
  }
})

test('a tree with more nodes than asked for is none; to a depth it is cut there', () => {
  assert.is(wholeTree(open('tictactoe'), '.../.../...', { nodes: 549945 }), null)
  assert.is(grown('tictactoe', '', '.../.../...', { nodes: 549946 }).count, 549946)
  assert.equal([...grown('tictactoe', '', '.../.../...', { depth: 2 }).level], [0, 1, 10, 82])
  assert.is(wholeTree(open('nim'), '1000000000'), null)
  assert.is(grown('nim', '', '0').count, 1)
})

test('how far it is: nodes that were found, then every step of the rest, to the last', () => {
  for (const [name, rules, start] of /** @type {const} */ ([
    ['tictactoe', '', '.../.../...'],
    ['tree', `(${'1 '.repeat(100_000)})`, ''],
    ['nim', '', '0'],
  ])) {
    const game = open(name, rules)
    /** @type {import('../../../web/engine/whole.js').Progress[]} */
    const told = []
    const w = /** @type {Whole} */ (wholeTree(game, start, {}, (so_far) => void told.push(so_far)))
    const n = w.count
    assert.ok(told.length > (3 * n) / 2 ** 14, `${told.length} for ${n}`)
    for (const [i, { nodes, done, all }] of told.entries()) {
      const before = told[i - 1] ?? { nodes: 1, done: 0 }
      assert.ok(nodes >= before.nodes && done >= before.done)
      assert.ok(!done || nodes === n, 'nothing else is done before all are found')
      assert.is(all, 3 * nodes)
    }
    assert.equal(told[told.length - 1], { nodes: n, done: 3 * n, all: 3 * n })
    game.close()
  }
})

test('a path, a fan, a comb and a brush of a million nodes: no recursion, and linear', () => {
  const n = 500_000
  const half = n / 2
  for (const text of [
    '('.repeat(n) + '1' + ')'.repeat(n),
    `(${'1 '.repeat(n)})`,
    '(1'.repeat(half) + '(2)' + ')'.repeat(half), // a quadratic layout would not come to its end
    `(${'(1)'.repeat(half)})`,
  ]) {
    const game = open('tree', text)
    const w = /** @type {Whole} */ (wholeTree(game, ''))
    assert.ok(w && w.count > n)
    assert.ok(w.x.every(Number.isFinite))
    game.close()
  }
})

test.run()
