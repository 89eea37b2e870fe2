import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  boundOf,
  depthThatFits,
  foldedAt,
  LIMIT,
  readSearches,
  Trace,
} from '../../../web/model/trace.js'
import { readFault } from '../../../web/trees/fault.js'
import { goesAlone, judge, questionOf } from '../../../web/trees/quiz.js'
import { alphabeta, minimax, random, write } from '../definition.mjs'
import { engine } from '../wasm.mjs'

/** @typedef {import('../../../web/model/trace.js').Searched} Searched */
/** @typedef {import('../definition.mjs').Nested} Nested */

/** @param {string} rules @param {string} [game] @param {string} [start] @param {{ depth?: number, limit?: number }} [options] */
function searched(rules, game = 'tree', start = '', options) {
  const open = engine.game(game, { rules })
  const found = readSearches(open, open.parse(start), options)
  assert.ok(found, rules)
  return /** @type {Searched} */ (found)
}
/** @param {() => number} r @param {number} depth @returns {Nested} */
const grow = (r, depth) =>
  depth && r() < 0.85
    ? Array.from({ length: 1 + Math.floor(r() * 3.5) }, () => grow(r, depth - 1))
    : Math.floor(r() * 21) - 10
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

test('a cut on equal values says that there is nothing to gain, for MAX and for MIN', () => {
  for (const [rules, who, bound] of /** @type {const} */ ([
    ['3 5 3 9', ['MIN', 'MAX'], 'less'],
    ['min 5 3 5 1', ['MAX', 'MIN'], 'more'],
  ])) {
    const { steps } = new Trace(searched(rules), 'alphabeta')
    const cut = steps.findIndex(({ kind }) => kind === 'cut')
    const [said, then] = [steps[cut], steps[cut + 1]]
    assert.is(
      said.say.text,
      '{who} has {best} here. {other} already has that elsewhere and cannot improve on it here: what remains does not matter.',
    )
    assert.equal([said.say.slots.who, said.say.slots.other], who)
    assert.is(
      then.say.text,
      `This {who} is worth {value} or ${bound}. {other} already has {value}, and cannot improve on it here.`,
    )
    assert.is(then.more, null)
  }
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
    const value = alphabeta(made, max, -Infinity, Infinity, { nodes: 0, leaves })
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

test('early stop, memo and symmetry: every node that was searched has the value that minimax gives it', () => {
  for (const [name, rules, start] of /** @type {const} */ ([
    ['tictactoe', '3', 'xox/.o./x..'],
    ['tictactoe', '3', 'x../.o./..x'],
    ['nim', '', '3 2 1'],
    ['subtraction', '1 2 3', '8'],
    ['maze', '..#../#...#/..#../#..../.....', 'c5'],
  ])) {
    const open = engine.game(name, { rules })
    const plain = readSearches(open, start, { limit: 1e6 })
    assert.ok(plain)
    for (const mode of /** @type {const} */ (['stop', 'memo', 'symmetry'])) {
      const found = readSearches(open, start, { mode, limit: 1e6 })
      assert.ok(found)
      const trace = new Trace(found, mode)
      trace.go(trace.count)
      const tally = open.count(start, {
        stop: mode === 'stop',
        memo: mode !== 'stop',
        symmetry: mode === 'symmetry',
      })
      const closed = trace.nodes.filter((n) => trace.state(n.id).status === 'closed')
      assert.is(closed.length, tally.nodes, `${name} ${start} ${mode}`)
      assert.is(trace.step.nodes, tally.nodes)
      for (const { id, value } of closed) {
        assert.equal(boundOf(trace.state(id)), { sign: '=', value })
        assert.is(value, plain.nodes[id].value)
      }
      assert.is(trace.steps.filter((s) => s.kind === 'hit').length, tally.hits)
      assert.is(trace.steps.filter((s) => s.kind === 'stop').length, tally.stops)
    }
    open.close()
  }
})

/**
 * The minimax of the notes with its bug, for 3 x 3: one board for all calls, and a win returns before its move is
 * undone. Who moves is an argument, and a line counts whoever has it; of two lines the one that was made last.
 * @param {string[]} b nine cells @param {boolean} isMax @returns {number} for MAX
 */
function unrestored(b, isMax) {
  const lines = ['012', '345', '678', '036', '147', '258', '048', '246']
  for (const c of isMax ? 'ox' : 'xo')
    if (lines.some((l) => [...l].every((i) => b[Number(i)] === c))) return c === 'x' ? 1 : -1
  if (!b.includes('.')) return 0
  let best = isMax ? -Infinity : Infinity
  for (let i = 0; i < 9; i++) {
    if (b[i] !== '.') continue
    b[i] = isMax ? 'x' : 'o'
    const value = unrestored(b, !isMax)
    if (value === (isMax ? 1 : -1)) return value
    b[i] = '.'
    best = isMax ? Math.max(best, value) : Math.min(best, value)
  }
  return best
}

test('the board that is not put back: the answer of the bug itself, and every step is undone exactly', () => {
  const open = engine.game('tictactoe', { rules: '3' })
  /** @type {Set<string>} */
  const starts = new Set()
  const r = random(31)
  while (starts.size < 120) {
    let at = open.parse('.../.../...')
    while (open.end(at) === null && at.text.split('.').length > 6) {
      const moves = open.moves(at)
      at = moves[Math.floor(r() * moves.length)].to
    }
    if (open.end(at) === null) starts.add(at.text)
  }
  let wrong = 0
  for (const start of starts) {
    const found = readFault(open, start)
    assert.ok(found)
    const sign = open.mover(start) ? -1 : 1
    const answer = unrestored([...start.replaceAll('/', '')], sign === 1)
    assert.is(found.nodes[0].value + 0, answer + 0, start)
    const right = sign * (open.solve(start).value ?? 0) + 0
    wrong += Number(right !== answer)
    const trace = new Trace(found, 'fault')
    const { text } = /** @type {NonNullable<typeof trace.step.more>} */ (
      trace.steps[trace.count].more
    )
    assert.is(/by luck/.test(text), right === answer, start)
    if (right !== answer)
      assert.ok(
        trace.steps.some((s) => s.should),
        `${start} says where`,
      )
    const at = trace.steps.map((_, i) => {
      trace.go(i)
      return states(trace)
    })
    for (let i = trace.count; i >= 0; i--) {
      trace.go(i)
      assert.equal(states(trace), at[i])
    }
  }
  assert.ok(wrong > 10 && wrong < starts.size, String(wrong))
  open.close()
})

/** Every question and every deed of a search. @param {Trace} trace */
function student(trace) {
  let asked = 0
  for (let at = 0; at < trace.count; at++) {
    trace.go(at)
    const question = questionOf(trace)
    if (question) {
      asked++
      assert.is(question.choices.filter((c) => c.right).length, 1)
    }
    if (goesAlone(trace)) continue
    const next = trace.steps[at + 1]
    const value =
      boundOf(next.changes[next.changes.length - 1]?.[2] ?? states(trace)[0])?.value ?? 0
    const deeds = [{ pick: next.node }, { value }, { cut: /** @type {const} */ (true) }]
    const right = { enter: 0, leaf: 0, leave: 1, cut: 2 }[/** @type {'enter'} */ (next.kind)]
    const folded = trace.mode === 'minimax' && trace.folded.has(next.node)
    assert.equal(
      deeds.map((deed) => judge(trace, deed).right),
      deeds.map((_, i) => i === (folded ? 0 : right)),
      `${at} ${next.kind}`,
    )
    /* all other nodes are wrong, or on the way */
    for (const { id, size } of trace.drawn)
      if (id !== next.node) {
        const looks = right === 0 || folded
        const way = looks && id < next.node && next.node < id + size
        const open = trace.state(id).status !== 'closed' && trace.state(id).status !== 'cut'
        assert.is(judge(trace, { pick: id }).right, way && open ? null : false)
      }
  }
  return asked
}

test('a student who does each step of the trace is right, and any other deed is wrong', () => {
  const r = random(5)
  let asked = 0
  for (let n = 0; n < 25; n++) {
    const found = searched(write([grow(r, 4), grow(r, 4)]))
    for (const mode of /** @type {const} */ (['minimax', 'alphabeta']))
      for (const depth of [2, 9])
        asked += student(new Trace(found, mode, foldedAt(found.nodes, depth)))
  }
  assert.ok(asked > 200, String(asked))
})

test('what is asked: who chooses what, what comes back, whether the rest is cut', () => {
  const questions = (/** @type {Trace} */ trace) =>
    trace.steps.flatMap((_, at) => {
      trace.go(at)
      const q = questionOf(trace)
      return q ? [`${at} ${q.ask.text} ${q.choices.findIndex((c) => c.right)}`] : []
    })
  const found = searched('3 5 2 9')
  assert.equal(questions(new Trace(found, 'minimax')), [
    '2 What will {who} choose? 0',
    '5 What will {who} choose? 0',
    '6 What will {who} choose? 1',
  ])
  assert.equal(questions(new Trace(found, 'alphabeta')), [
    '3 Is the rest of this {who} cut? 1',
    '4 What does this {who} return? 1',
    '6 Is the rest of this {who} cut? 1',
    '9 Is the rest of this {who} cut? 0',
    '10 What does this {who} return? 0',
    '11 What does this {who} return? 1',
  ])
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
