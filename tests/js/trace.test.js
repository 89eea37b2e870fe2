import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  boundOf,
  depthThatFits,
  foldedAt,
  LIMIT,
  readSearches,
  Trace,
} from '../../web/model/trace.js'
import { engine } from './wasm.mjs'

/** @typedef {import('../../web/model/trace.js').Searched} Searched */
/** @typedef {number | Nested[]} Nested */

/** @param {string} rules @param {string} [game] @param {string} [start] @param {{ depth?: number, limit?: number }} [options] */
function searched(rules, game = 'tree', start = '', options) {
  const open = engine.game(game, { rules })
  const found = readSearches(open, open.parse(start), options)
  assert.ok(found, rules)
  return /** @type {Searched} */ (found)
}
/** @param {number} seed mulberry32 */
function random(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}
/** @param {() => number} r @param {number} depth @returns {Nested} */
const grow = (r, depth) =>
  depth && r() < 0.85
    ? Array.from({ length: 1 + Math.floor(r() * 3.5) }, () => grow(r, depth - 1))
    : Math.floor(r() * 21) - 10
/** @param {Nested} t @returns {string} */
const write = (t) => (typeof t === 'number' ? String(t) : `(${t.map(write).join(' ')})`)
/** By the definition. @param {Nested} t @param {boolean} max @returns {number} */
const minimax = (t, max) =>
  typeof t === 'number' ? t : (max ? Math.max : Math.min)(...t.map((c) => minimax(c, !max)))
/** Leaves that alpha-beta looks at, by the definition, and the value. @param {Nested} t @param {boolean} max @param {number} a @param {number} b @param {number[]} leaves @returns {number} */
function alphabeta(t, max, a, b, leaves) {
  if (typeof t === 'number') return (leaves.push(t), t)
  let best = max ? -Infinity : Infinity
  for (const c of t) {
    const v = alphabeta(c, !max, a, b, leaves)
    if (max) a = Math.max(a, (best = Math.max(best, v)))
    else b = Math.min(b, (best = Math.min(best, v)))
    if (a >= b) break
  }
  return best
}
/** @param {Trace} trace */
const states = (trace) => trace.nodes.map((n) => trace.state(n.id))

test('the trees of the course: 3 with the last leaf cut, 12 with the last leaf cut', () => {
  for (const [rules, value, cut] of /** @type {const} */ ([
    ['3 5 2 9', 3, [3]],
    ['3 5 2 9 12 5 23 23', 12, [7]],
  ])) {
    const trace = new Trace(searched(rules), 'alphabeta')
    trace.go(trace.count)
    const leaves = trace.nodes.filter((n) => n.leaf)
    assert.is(trace.value, value)
    assert.equal(boundOf(trace.state(0)), { sign: '=', value })
    assert.equal(
      leaves.map((n, i) => (trace.state(n.id).status === 'cut' ? i : -1)).filter((i) => i >= 0),
      cut,
    )
  }
})

test('the figure of the design: 24 steps, the second cut at step 22', () => {
  const trace = new Trace(searched('3 5 6 9 1 2 0 -1'), 'alphabeta')
  assert.is(trace.count, 24)
  trace.go(22)
  const { say, more } = trace.step
  assert.is(
    say.text,
    '{who} already has {best} and {other} has {rest} elsewhere: what remains here cannot matter.',
  )
  const { who, best, other, rest } = say.slots
  assert.equal([who, best, other, rest], ['MIN', 2, 'MAX', 5])
  assert.is(more?.slots.n, 3)
  assert.equal(states(trace).filter((s) => s.status === 'cut').length, 4)
  assert.equal(trace.counts, {
    minimax: { nodes: 15, leaves: 8 },
    alphabeta: { nodes: 11, leaves: 5 },
  })
})

test('minimax closes one node a step', () => {
  const trace = new Trace(searched('3 5 2 9 12 5 23 23'), 'minimax')
  assert.is(trace.count, 15)
  for (let i = 1; i <= trace.count; i++) {
    trace.go(i)
    assert.is(states(trace).filter((s) => s.status === 'closed').length, i)
  }
  assert.equal(trace.line, [0, 8, 9, 10])
})

test('where MIN begins the root is MIN', () => {
  const { nodes } = searched('min (7 (1 2))')
  assert.equal(
    nodes.map((n) => n.max),
    [false, true, true, false, false],
  )
  assert.equal(
    nodes.map((n) => n.value),
    [2, 7, 2, 1, 2],
  )
})

test('on 300 random trees: values, leaves and their order by the definition; every bound holds at every step', () => {
  const r = random(20_260)
  for (let n = 0; n < 300; n++) {
    const made = [grow(r, 5), grow(r, 5)]
    const max = r() < 0.5
    const rules = (max ? '' : 'min ') + write(made)
    const found = searched(rules)
    /** @type {number[]} */
    const leaves = []
    const value = alphabeta(made, max, -Infinity, Infinity, leaves)
    assert.is(value, minimax(made, max))
    const trace = new Trace(found, 'alphabeta')
    assert.is(trace.value, value, rules)
    assert.equal(
      trace.steps.filter((s) => s.kind === 'leaf').map((s) => found.nodes[s.node].value + 0),
      leaves,
      rules,
    )
    for (let i = 0; i <= trace.count; i++) {
      trace.go(i)
      for (const node of trace.nodes) {
        const { low, high, status } = trace.state(node.id)
        assert.ok((low ?? -Infinity) <= node.value && node.value <= (high ?? Infinity), rules)
        if (status === 'closed') assert.ok(boundOf(trace.state(node.id)), rules)
      }
    }
    assert.is(
      states(trace).filter((s) => s.status === 'cut').length + trace.counts.alphabeta.nodes,
      trace.nodes.length,
    )
    assert.is(
      states(trace).filter((s) => s.status === 'closed').length,
      trace.counts.alphabeta.nodes,
    )
    assert.ok(trace.line.every((u) => trace.nodes[u].value === value))
    assert.ok(trace.nodes[trace.line[trace.line.length - 1]].leaf)
  }
})

test('forward and back are exact inverses, in both searches and with nodes folded', () => {
  const r = random(7)
  for (const mode of /** @type {const} */ (['minimax', 'alphabeta']))
    for (const shown of [0, 2, Infinity]) {
      const found = searched(write([grow(r, 6), grow(r, 6), grow(r, 6)]))
      const trace = new Trace(found, mode, foldedAt(found.nodes, shown))
      const at = Array.from({ length: trace.count + 1 }, (_, i) => {
        trace.go(i)
        return states(trace)
      })
      for (let n = 0; n < 200; n++) {
        const i = Math.floor(r() * (trace.count + 1))
        trace.go(i)
        assert.is(trace.at, i)
        assert.equal(states(trace), at[i])
      }
      trace.go(0)
      assert.equal(states(trace), at[0])
    }
})

test('folded nodes take no step, and the end is the same', () => {
  const found = searched('3 5 2 9 12 5 23 23')
  for (const mode of /** @type {const} */ (['minimax', 'alphabeta'])) {
    const whole = new Trace(found, mode)
    const folded = new Trace(found, mode, foldedAt(found.nodes, 1))
    assert.ok(folded.steps.every((s) => found.nodes[s.node].depth <= 1))
    for (const t of [whole, folded]) t.go(t.count)
    assert.equal(states(folded), states(whole))
    assert.is(folded.step.nodes, whole.step.nodes)
    assert.is(folded.drawn.length, 3)
    /* unfolded in the middle, the search stands where it stood */
    for (let at = 0; at <= folded.count; at++) {
      folded.go(at)
      whole.go(whole.stepAt(folded.step.event))
      assert.equal(states(folded), states(whole))
    }
  }
  assert.is(depthThatFits(found.nodes, { most: 7 }), 2)
  assert.is(depthThatFits(found.nodes, { most: 6 }), 1)
  assert.is(depthThatFits(found.nodes, { most: 1 }), 0)
  assert.is(depthThatFits(found.nodes), 3)
})

test('a real game: Nim 2 1 is won, both searches, and every position stands in its node', () => {
  const found = searched('', 'nim', '2 1')
  assert.is(found.nodes[0].value, 1)
  assert.is(found.nodes[0].position.text, '2 1')
  assert.equal(found.counts, {
    minimax: { nodes: 12, leaves: 5 },
    alphabeta: { nodes: 11, leaves: 4 },
  })
  for (const node of found.nodes.filter((n) => n.leaf)) assert.is(node.position.text, '0 0')
})

test('a depth makes leaves that are none', () => {
  const { nodes } = searched('', 'euclid', '34 12', { depth: 1 })
  assert.is(nodes[0].children.length, nodes.length - 1)
  assert.ok(nodes.slice(1).every((n) => n.leaf && n.horizon))
})

test('a tree beyond the limit is refused at once, however large it is', () => {
  const open = engine.game('nim')
  for (const start of ['12 12 12', '1000000000 7'])
    assert.is(readSearches(open, open.parse(start)), null)
  const list = engine.game('tree', {
    rules: Array(2 ** 15)
      .fill('1')
      .join(' '),
  })
  assert.is(readSearches(list, list.parse('')), null)
  assert.ok(LIMIT <= 20_000)
})

test('a chain of 3,000 nodes overruns no stack', () => {
  const found = searched('('.repeat(3000) + '4' + ')'.repeat(3000))
  const trace = new Trace(found, 'alphabeta')
  trace.go(trace.count)
  assert.is(trace.value, 4)
  assert.is(trace.line.length, 3001)
  assert.is(depthThatFits(found.nodes), 16)
})

test.run()
