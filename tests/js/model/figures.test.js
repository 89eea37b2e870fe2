import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { layered } from '../../../web/model/layered.js'
import { bouton, mex, readNumbers, xor } from '../../../web/model/numbers.js'
import { blocks, cellsInRow, outcomePeriod } from '../../../web/model/period.js'
import {
  check,
  drawable,
  fromTheEnds,
  grundyText,
  mexReason,
  reason,
  states,
  steps,
} from '../../../web/model/retrograde.js'
import { say } from '../../../web/model/i18n.js'
import { engine } from '../wasm.mjs'

/** @typedef {import('../../../web/model/retrograde.js').States} States */

/** @param {string} game @param {string} rules @param {string[]} starts */
const graphOf = (game, rules, starts) => states(engine.game(game, { rules }), starts)
const GRAPHS = [
  graphOf('divisor', '', ['40']),
  graphOf('graph', '1>2 2>3 3>1 3>4 4>5', ['5', '4', '3', '2', '1']),
  graphOf('graph', '2>1 3>2 4>1 4>2 5>2 5>4 6>2 6>5', ['6', '5', '4', '3', '2', '1']),
  graphOf('graph', '1>1 2>1 1>2 3>2 2>3 4>3 4>5 6>4', ['6', '5', '4', '3', '2', '1']),
  graphOf('nim', '', ['3 4 2']),
  graphOf('nim', 'misere', ['3 2 1']),
  graphOf('euclid', '', ['34 12']),
  graphOf('subtraction', '1 3 4', ['15']),
]
/** @param {import('../../../web/engine/engine.js').Sentence} sentence */
const english = ({ text, slots }) => say('en', text, slots)
/** @param {() => unknown} work @returns {any} */
function refusal(work) {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('was not refused')
}

test('numbers are read with spaces, commas and braces, and refused with their column', () => {
  assert.equal(readNumbers('10 12 5', { count: 3 }), [10, 12, 5])
  assert.equal(readNumbers(' {0, 1,3} ', { count: 12 }), [0, 1, 3])
  assert.equal(readNumbers('', { count: 1 }), [])
  assert.equal(readNumbers('4294967295', { count: 1 }), [2 ** 32 - 1])
  /** @type {[string, string, number][]} */
  const wrong = [
    ['3 -1', 'expected a number', 2],
    ['3 x', 'expected a number', 2],
    ['1.5', 'expected a number', 0],
    ['1e3', 'expected a number', 0],
    ['<script>', 'expected a number', 0],
    ['7 4294967296', 'at most %', 2],
    ['1 2 3 4', 'at most % numbers', 6],
  ]
  for (const [text, reason, column] of wrong) {
    const error = refusal(() => readNumbers(text, { count: 3 }))
    assert.is(error.name, 'NotationError', text)
    assert.is(error.reason, reason, text)
    assert.is(error.column, column, text)
  }
})

test('mex is the first gap', () => {
  assert.is(mex([]), 0)
  assert.is(mex([1, 2]), 0)
  assert.is(mex([3, 1, 0, 1]), 2)
  assert.is(mex([0, 1, 2, 1e9]), 3)
})

test("Bouton's move is the engine's theorem: on all heaps to 6 6 6 it leads to a lost position, or there is none", () => {
  const nim = engine.game('nim')
  let won = 0
  for (let a = 0; a <= 6; a++)
    for (let b = 0; b <= 6; b++)
      for (let c = 0; c <= 6; c++) {
        const heaps = [a, b, c]
        const move = bouton(heaps)
        assert.is(nim.solve(heaps.join(' ')).outcome, move ? 'win' : 'loss')
        if (!move) continue
        won++
        assert.is(move.from, heaps[move.index])
        assert.ok(move.to < move.from)
        assert.is(nim.solve(heaps.with(move.index, move.to).join(' ')).outcome, 'loss')
      }
  assert.ok(won > 250)
  nim.close()
  assert.is(xor([2 ** 32 - 1, 2 ** 31]), 2 ** 31 - 1)
  assert.equal(bouton([2 ** 32 - 1, 1]), { index: 0, from: 2 ** 32 - 1, to: 1 })
})

test('the period of the outcomes divides that of the Grundy values, repeats them, and is the shortest', () => {
  for (const rules of [
    '1 2 3',
    '1 3 4',
    '2 4 7',
    '1 3',
    '5 7',
    '2 3 5',
    '4 10 12',
    'misere 1 3 4',
  ]) {
    const game = engine.game('subtraction', { rules })
    const table = game.table(600)
    const { rows, period } = table
    assert.ok(period?.proved, rules)
    const mine = outcomePeriod(table, period)
    assert.is(period.period % mine.period, 0, rules)
    const repeats = (/** @type {number} */ p, /** @type {number} */ from) =>
      rows.every((row, n) => n < from || n + p > 600 || row.outcome === rows[n + p].outcome)
    assert.ok(repeats(mine.period, mine.preperiod), rules)
    if (mine.preperiod > 0) assert.not(repeats(mine.period, mine.preperiod - 1), rules)
    for (let p = 1; p < mine.period; p++) assert.not(repeats(p, period.preperiod), `${rules}: ${p}`)
    game.close()
  }
})

test('a period that is shorter for outcomes than for Grundy values is found', () => {
  /* Grundy values 0 1 0 2 ...; the first 1 is lost all the same */
  const values = Array.from({ length: 30 }, (_, n) => (n % 2 && n > 2 ? 1 : -1))
  assert.equal(outcomePeriod({ least: 0, values }, { preperiod: 8, period: 4, proved: false }), {
    preperiod: 2,
    period: 2,
    proved: false,
  })
})

test('blocks are whole, and rows break between them where that costs little', () => {
  const four = { preperiod: 0, period: 4, proved: true }
  assert.equal(blocks(four, 0, 10), [
    { from: 0, to: 3 },
    { from: 4, to: 7 },
  ])
  assert.equal(blocks({ ...four, preperiod: 3 }, 0, 6), [{ from: 3, to: 6 }])
  for (const preperiod of [0, 3])
    for (let from = 0; from < 30; from++)
      for (let to = from; to < 30; to++)
        assert.equal(
          blocks({ ...four, preperiod }, 1, 26, from, to),
          blocks({ ...four, preperiod }, 1, 26).filter((b) => b.to >= from && b.from <= to),
        )
  assert.is(cellsInRow(22, 30, 4), 22)
  assert.is(cellsInRow(22, 9, 4), 8)
  assert.is(cellsInRow(22, 9, 7), 7)
  assert.is(cellsInRow(22, 9, 5), 9)
  assert.is(cellsInRow(22, 9, 0), 9)
  assert.is(cellsInRow(22, 9, 12), 9)
})

test('a graph from several starts has each node and edge once', () => {
  const { nodes } = graphOf('graph', '2>1 3>2 3>1 7>3', ['7', '3', '2', '1', '7'])
  assert.equal(nodes.map((n) => n.text).sort(), ['1', '2', '3', '7'])
  assert.is(
    nodes.reduce((sum, n) => sum + n.moves.length, 0),
    4,
  )
})

test('each step settles a node for a reason that was settled before: on eight graphs', () => {
  let settled = 0
  for (const graph of GRAPHS) {
    const { nodes, order } = graph
    /** @type {Set<number>} */
    const known = new Set()
    for (const i of order) {
      const { outcome, moves } = nodes[i]
      if (outcome === 'win' && moves.length)
        assert.ok(moves.some((v) => known.has(v) && nodes[v].outcome === 'loss'))
      if (outcome === 'loss')
        assert.ok(moves.every((v) => known.has(v) && nodes[v].outcome === 'win'))
      assert.ok(outcome === 'win' || outcome === 'loss')
      assert.not(known.has(i))
      known.add(i)
      settled++
    }
    nodes.forEach((node, i) => assert.is(node.outcome === 'draw', !known.has(i)))
    const list = steps(graph, 'outcome', nodes.length)
    assert.is(list.length, order.length + 2)
    assert.equal(
      list.slice(1, -1).map((s) => s.node),
      order,
    )
    assert.is(list[0].node, -1)
    assert.is(list[list.length - 1].node, -1)
  }
  assert.ok(settled > 100)
})

test('Grundy values: every node after those it leads to, and its mex is its value', () => {
  for (const graph of GRAPHS.filter((g) => g.nodes.every((n) => n.grundy !== null))) {
    /** @type {Set<number>} */
    const known = new Set()
    for (const i of fromTheEnds(graph)) {
      const { moves, grundy } = graph.nodes[i]
      assert.ok(moves.every((v) => known.has(v)))
      assert.is(mex(moves.map((v) => Number(graph.nodes[v].grundy))), grundy)
      known.add(i)
    }
    assert.is(known.size, graph.nodes.length)
  }
  assert.equal(
    GRAPHS.map((g) => g.grundy),
    [true, true, true, true, true, false, true, true],
  )
})

test('Grundy values where play goes round: each step out of those before it, and infinity with its set', () => {
  const graph = graphOf('graph', '1>1 1>2 2>3 4>2 4>3 5>4 5>1 6>5 6>6 7>6 7>4 8>9 9>8 9>3', ['9', '7']) // prettier-ignore
  const of = Object.fromEntries(graph.nodes.map((n, i) => [n.text, grundyText(graph, i, String)]))
  assert.equal(of, {
    ...{ 1: '∞{1}', 2: '1', 3: '0', 4: '2', 5: '∞{2}', 6: '∞{}', 7: '∞{2}', 8: '0', 9: '1' },
  })
  const told = steps(graph, 'grundy', graph.nodes.length).map((s) => english(s.sentence))
  assert.is(told.length, 7)
  assert.ok(told.includes('mex{} = 0; and from 9, where 8 leads too, there is a move back to a 0: 8 has 0.')) // prettier-ignore
  assert.is(
    told.at(-1),
    'No other node gets a number. 1, 5, 6, 7: ∞, each with the set of the numbers of its options.',
  )
  const why = (/** @type {string} */ text) =>
    english(
      mexReason(
        graph,
        graph.nodes.findIndex((n) => n.text === text),
      ),
    )
  assert.is(
    why('1'),
    'mex{1} = 0; but 1, where 1 leads too, has no number, and no move to a 0: 1 has ∞{1}.',
  )
  assert.is(why('9'), '9 leads to 3, 8: mex{0} = 1.')
  for (const g of GRAPHS.filter((g) => g.found.length)) {
    const turn = new Map(g.found.map((u, i) => [u, i]))
    for (const [u, { moves, grundy, infinite }] of g.nodes.entries()) {
      assert.is(infinite, grundy === null)
      if (infinite) continue
      const before = moves.filter((v) => Number(turn.get(v)) < Number(turn.get(u)))
      assert.is(mex(before.map((v) => Number(g.nodes[v].grundy))), grundy)
      for (const v of moves)
        assert.ok(
          before.includes(v) ||
            g.nodes[v].moves.some(
              (w) => g.nodes[w].grundy === grundy && Number(turn.get(w)) < Number(turn.get(u)),
            ),
        )
    }
  }
})

test('the sentences of the divisor game from 4, in both languages', () => {
  const graph = graphOf('divisor', '', ['4'])
  assert.equal(
    steps(graph, 'outcome', 4).map((s) => english(s.sentence)),
    [
      'Nothing is settled yet. Begin with the nodes that have no move.',
      '1 has no move: 1 is losing.',
      '2 → 1, and 1 is losing: 2 is winning.',
      'The only move of 3 leads to 2, which is winning: 3 is losing.',
      '4 → 3, and 3 is losing: 4 is winning.',
      'All are settled. Winning: 2, 4. Losing: 1, 3.',
    ],
  )
  assert.equal(
    steps(graph, 'grundy', 4)
      .map(({ sentence }) => say('es', sentence.text, sentence.slots))
      .slice(1, 5),
    [
      '1 no tiene jugadas: mex{} = 0.',
      '2 lleva a 1: mex{0} = 1.',
      '3 lleva a 2: mex{1} = 0.',
      '4 lleva a 3, 2: mex{0, 1} = 2.',
    ],
  )
  const eight = graphOf('divisor', '', ['9'])
  const nine = eight.nodes.findIndex((n) => n.text === '9')
  assert.is(
    english(reason(eight, nine)),
    'All moves of 9 lead to winning positions (8, 6): 9 is losing.',
  )
  assert.is(english(mexReason(eight, nine)), '9 leads to 8, 6: mex{1, 3} = 0.')
})

test('a cycle ends in a draw by endless play, misere ends are won', () => {
  const last = steps(GRAPHS[1], 'outcome', 5).at(-1)
  assert.is(
    last && english(last.sentence),
    'No other node can be settled. 1, 2, 3: draw by endless play.',
  )
  const misere = graphOf('subtraction', 'misere 1 2', ['3'])
  assert.is(
    english(steps(misere, 'outcome', 4)[1].sentence),
    '0 has no move, and here that wins: 0 is winning.',
  )
})

test("a student's marks: right, wrong, missing, and the first wrong one by the order of the solution", () => {
  const graph = graphOf('divisor', '', ['4'])
  const node = Object.fromEntries(graph.nodes.map((n, i) => [n.text, i]))
  const found = check(
    graph,
    new Map([[node[4], 'loss'], [node[2], 'loss'], [node[1], 'loss']]), // prettier-ignore
    'outcome',
    4,
  )
  assert.equal([...found.right], [node[1]])
  assert.equal([...found.wrong].sort(), [node[2], node[4]].sort())
  assert.is(found.missing, 1)
  assert.is(found.first?.node, node[2])
  assert.is(found.first && english(found.first.sentence), '2 → 1, and 1 is losing: 2 is winning.')
  const all = check(graph, new Map(graph.nodes.map((n, i) => [i, Number(n.grundy)])), 'grundy', 4)
  assert.is(all.right.size, 4)
  assert.is(all.first, null)
  const draw = check(GRAPHS[1], new Map([[2, 'win']]), 'outcome', 5)
  assert.is(draw.first?.node, 2)
})

test('what cannot be read is not drawn: at most so many nodes, and so many edges between them', () => {
  const big = graphOf('nim', '', ['10 12 5'])
  assert.ok(big.whole && big.nodes.length === 858)
  const shown = drawable(big, { nodes: 60, edges: 100 })
  const edges = big.nodes.slice(0, shown).flatMap((n) => n.moves.filter((v) => v < shown))
  assert.ok(shown > 10 && shown <= 60 && edges.length <= 100)
  assert.is(drawable(GRAPHS[0], { nodes: 9, edges: 1000 }), 9)
  assert.is(drawable(GRAPHS[1], { nodes: 60, edges: 100 }), 5)
  const over = graphOf('nim', '', ['40 41 42'])
  assert.not(over.whole)
  const last = steps(over, 'outcome', 20).at(-1)
  assert.match(last ? english(last.sentence) : '', /Too large to settle here: \d+ nodes stay open/)
})

test('the layout: ends to the right, no two nodes touch, every edge has a way and goes from left to right', () => {
  const size = 56
  for (const graph of GRAPHS) {
    const shown = drawable(graph, { nodes: 60, edges: 100 })
    const edges = graph.nodes
      .slice(0, shown)
      .flatMap((n, i) =>
        n.moves.filter((v) => v < shown).map((v) => /** @type {[number, number]} */ ([i, v])),
      )
    const plan = layered(
      graph.nodes.slice(0, shown).map(() => ({ width: size, height: size })),
      edges,
    )
    plan.nodes.forEach((a, i) =>
      plan.nodes.forEach((b, j) =>
        assert.ok(i === j || Math.abs(a.x - b.x) >= size || Math.abs(a.y - b.y) >= size),
      ),
    )
    edges.forEach(([from, to], e) => {
      if (from === to) return assert.is(plan.edges[e].length, 0)
      assert.ok(plan.edges[e].length >= 2)
      if (graph.nodes.every((n) => n.outcome !== 'draw'))
        assert.ok(plan.nodes[from].x < plan.nodes[to].x)
    })
  }
})

test.run()
