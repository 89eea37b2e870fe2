import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  cutNodes,
  scoreCuts,
  scoreValues,
  wrongCut,
  wrongOrder,
  wrongValue,
} from '../../../web/trees/tree-tasks.js'
import { randomTree, writeTree } from '../../../web/model/tree-text.js'
import { CUTS, readSearches, Trace } from '../../../web/model/trace.js'
import { howOf, treeSheet } from '../../../web/trees/tree-sheet.js'
import { judge, judgeWindow, readBound, windowOf } from '../../../web/trees/quiz.js'
import { engine } from '../wasm.mjs'

/** @param {string} rules @param {import('../../../web/engine/engine.js').SearchOptions} [how] */
function searched(rules, how = {}) {
  const game = engine.game('tree', { rules })
  try {
    const found = readSearches(game, '', how)
    if (!found) throw new Error(rules)
    const { leaves } = game.count('', { prune: true, order: 'best' })
    return { found, leaves, bound: game.bound('') }
  } finally {
    game.close()
  }
}
/** @param {number} seed */
const grown = (seed) =>
  writeTree(
    randomTree(seed, { levels: 1 + (seed % 4), children: 2 + (seed % 2), min: seed % 3 === 0 }),
  )
/** @param {import('../../../web/model/trace.js').Searched} s */
const values = ({ nodes }) =>
  new Map(nodes.filter((n) => !n.leaf).map(({ id, value }) => [id, value]))

test('right answers pass, and one wrong answer is found where it is, on 100 trees', () => {
  for (let seed = 0; seed < 100; seed++) {
    const { found } = searched(grown(seed))
    const given = values(found)
    assert.is(wrongValue(found, given), null)
    const id = [...given.keys()][seed % given.size]
    given.set(id, 99)
    assert.is(wrongValue(found, given)?.node, id, `seed ${seed}`)
    given.delete(id)
    assert.equal(wrongValue(found, given)?.says[0].text, 'This {who} has no value yet.')

    const cut = cutNodes(found)
    assert.is(wrongCut(found, cut), null)
    const seen = found.nodes.find((n) => n.leaf && !cut.has(n.id))
    if (seen) assert.is(wrongCut(found, new Set([...cut, seen.id]))?.node, seen.id)
    const [first] = cut
    if (first !== undefined) {
      const { node, says } = wrongCut(found, new Set()) ?? {}
      assert.is(node, first)
      assert.is(says?.length, 2, 'with the reason of the cut')
    }
  }
})

test('where only α > β cuts: the same value, no fewer leaves, and no cut at equality, on 200 trees', () => {
  let [more, alike, cutoffs] = [0, 0, 0]
  for (let seed = 1; seed <= 200; seed++) {
    const rules = grown(seed).replace(/\d+/g, (n) => String(Number(n) % 5)) // many are equal
    const equal = searched(rules).found
    const { found } = searched(rules, { cut: 'beyond' })
    assert.is(found.events.alphabeta.at(-1)?.value, equal.nodes[0].value, rules)
    assert.ok(found.counts.alphabeta.leaves >= equal.counts.alphabeta.leaves, rules)
    more += Number(found.counts.alphabeta.leaves > equal.counts.alphabeta.leaves)
    /* what is asked here is what the engine does: no node is entered below one that is cut, and one is cut only so */
    for (const { events, cut = 'equal' } of [equal, found]) {
      const shut = new Set()
      for (const { kind, node, alpha, beta } of events.alphabeta) {
        if (kind === 'raise' && CUTS[cut].holds(alpha, beta)) shut.add(node)
        if (kind === 'raise' && alpha === beta) alike++
        if (kind === 'enter') assert.not(shut.has(found.nodes[node].parent), rules)
        if (kind === 'cutoff') assert.ok(shut.has(node), rules)
        if (kind === 'cutoff') cutoffs++
      }
    }
    const cut = cutNodes(found)
    assert.is(wrongCut(found, cut), null, rules)
  }
  assert.ok(more > 50 && alike > 100 && cutoffs > 100, `${more} ${alike} ${cutoffs}`)
})

test('and it is said: by the steps, by who is the search, by a wrong cut, on paper', () => {
  const { found } = searched('((3 5) (3 9))', { cut: 'beyond' })
  assert.is(found.counts.alphabeta.leaves, 4)
  assert.is(searched('((3 5) (3 9))').found.counts.alphabeta.leaves, 3)
  const trace = new Trace(found, 'alphabeta')
  const said = trace.steps.flatMap(({ say, more }) => [say.text, more?.text ?? ''])
  assert.is(trace.steps[0].more?.text, 'Here a node is cut only where α > β, and not where they are equal.') // prettier-ignore
  assert.is(said.filter((text) => text === 'Now α = β, and only α > β cuts here: the search goes on.').length, 1) // prettier-ignore
  assert.not(said.some((text) => text.includes('α ≥ β')))
  const at = trace.steps.findIndex(({ more }) => more?.text.startsWith('Now α = β'))
  trace.go(at)
  const wrong = judge(trace, { cut: true })
  assert.is(wrong.right, false)
  assert.match(wrong.say.text, /^No cut: α and β are both/)
  assert.match(wrongCut(found, new Set([6]))?.says[0].text ?? '', /α and β are both \{alpha\}/)
  assert.is(howOf(found).length, 2)
  assert.is(howOf(searched('((3 5) (3 9))').found).length, 1)
  const crosses = (/** @type {string} */ svg) => svg.split('<path').length
  assert.is(
    crosses(treeSheet(found, true)),
    crosses(treeSheet(found, false)),
    'nothing is crossed out in the key',
  )
})

test('the window that a node receives is asked, typed, checked and explained: every one of 60 trees, under both rules', () => {
  let asked = 0
  for (let seed = 1; seed <= 60; seed++)
    for (const cut of /** @type {const} */ (['equal', 'beyond'])) {
      const { found } = searched(grown(seed), { cut })
      const entered = found.events.alphabeta.filter(({ kind, node }) => kind === 'enter' && node && !found.nodes[node].leaf) // prettier-ignore
      const trace = new Trace(found, 'alphabeta')
      for (; ; trace.go(trace.at + 1)) {
        const question = windowOf(trace)
        if (question) {
          const { node, alpha, beta } = entered.shift() ?? {}
          assert.equal([question.node, question.window], [node, { alpha, beta }])
          const right = /** @type {{ alpha: number, beta: number }} */ (question.window)
          assert.is(judgeWindow(right, right).right, true)
          for (const given of [
            { ...right, alpha: 77 },
            { ...right, beta: 77 },
            { alpha: 77, beta: 77 },
          ])
            assert.is(judgeWindow(right, given).right, false)
          asked++
        }
        if (trace.at === trace.count) break
      }
      assert.is(entered.length, 0, 'each is asked about')
    }
  assert.ok(asked > 500, String(asked))
  const said = (/** @type {number} */ alpha, /** @type {number} */ beta) =>
    judgeWindow({ alpha: -Infinity, beta: 5 }, { alpha, beta }).say.text.slice(0, 19)
  assert.is(said(5, -Infinity), 'The other way round')
  assert.is(said(3, 5), 'α is not {n}: it is')
  assert.is(said(-Infinity, Infinity), 'β is not {n}: it is')
})

test('a bound is read as people type it', () => {
  for (const [text, value] of /** @type {[string, number | null][]} */ ([
    ['inf', Infinity],
    ['∞', Infinity],
    ['+∞', Infinity],
    ['infinito', Infinity],
    ['Infinity', Infinity],
    ['infinite', Infinity],
    ['oo', Infinity],
    ['-inf', -Infinity],
    ['−∞', -Infinity],
    ['- infinito', -Infinity],
    ['–INF', -Infinity],
    ['3', 3],
    ['+3', 3],
    ['-3', -3],
    ['−3', -3],
    [' 0 ', 0],
    ['-0', 0],
    ['', null],
    ['x', null],
    ['3.5', null],
    ['infi', null],
    ['--3', null],
    ['1e3', null],
    ['9999999999', null],
  ]))
    // prettier-ignore
    assert.ok(Object.is(readBound(text), value), text)
})

test('a letter for a leaf that alpha-beta need not look at: the same steps; else it is said which is needed', () => {
  const rules = '((3 5) (2 x))'
  const game = engine.game('tree', { rules, letters: true })
  const found = readSearches(game, '')
  assert.ok(found)
  assert.equal(
    found.nodes.map(({ letter }) => letter ?? ''),
    ['', '', '', '', '', '', 'x'],
  )
  const steps = (/** @type {import('../../../web/model/trace.js').Searched} */ s) =>
    new Trace(s, 'alphabeta').steps.flatMap(({ say, more }) => [say, more].map((said) => said?.text.replace(/\{(\w+)\}/g, (_, name) => String(said.slots[name])))) // prettier-ignore
  assert.equal(steps(found), steps(searched('((3 5) (2 9))').found))
  assert.equal([...cutNodes(found)], [6])
  assert.match(treeSheet(found, false), />x<\/text>/)
  const needs = (
    /** @type {() => unknown} */ ask,
    /** @type {string} */ letter,
    /** @type {number} */ n,
  ) => {
    try {
      ask()
    } catch (/** @type {any} */ error) {
      assert.is(error.code, 'letter')
      assert.equal(error.slots, { letter, n })
      return
    }
    assert.unreachable('it was not refused')
  }
  needs(() => game.count(''), 'x', 4)
  needs(() => [...game.search('')], 'x', 4)
  game.close()
  const open = (/** @type {string} */ rules) => engine.game('tree', { rules, letters: true })
  needs(() => readSearches(open('((3 ?) (2 9))'), ''), '?', 2)
  needs(() => readSearches(open('y'), ''), 'y', 1)
  needs(() => readSearches(open('((3 5) (3 x))'), '', { cut: 'beyond' }), 'x', 4)
  assert.ok(readSearches(open('((3 5) (3 x))'), ''))
  /* who wants more than a search is told */
  for (const ask of ['solve', 'moves', 'bound'])
    assert.throws(
      () => /** @type {any} */ (engine.game('tree', { rules }))[ask](''),
      /a letter in place of a number/,
    )
})

test('answers are counted: all is right exactly where no error is found, on 300 trees with random answers', () => {
  let state = 1
  const random = (/** @type {number} */ n) => (state = (state * 48271) % 0x7fffffff) % n
  let right = 0
  for (let seed = 0; seed < 300; seed++) {
    const { found } = searched(grown(seed))
    const given = values(found)
    const changed = [...given.keys()].filter(() => !random(3))
    const gone = changed.filter(() => random(2))
    for (const id of changed) given.set(id, 99)
    for (const id of gone) given.delete(id)
    const all = values(found).size
    const wrong = changed.filter((id) => !gone.includes(id))
    assert.equal(scoreValues(found, given), {
      all,
      right: all - changed.length,
      wrong,
      missing: gone.length,
    })

    const cut = cutNodes(found)
    const marks = new Set([...cut].filter(() => random(8)))
    for (const { id } of found.nodes) if (!random(30)) marks.add(id)
    const score = scoreCuts(found, marks)
    assert.equal(
      score.wrong.every((id) => marks.has(id) && !cut.has(id)),
      true,
    )
    assert.is(score.right + score.missing, score.all)
    const good = !score.missing && !score.wrong.length
    assert.is(good, wrongCut(found, marks) === null, `seed ${seed}`)
    right += Number(good && score.all > 0)
    assert.equal(scoreCuts(found, cut), { all: score.all, right: score.all, wrong: [], missing: 0 })
    assert.is(scoreCuts(found, new Set([0])).right, 0, 'a mark above all is not an answer')
  }
  assert.ok(right > 10 && right < 200, String(right))
})

test('where a full tree costs more than its best order, some first child is at fault', () => {
  let best = 0
  for (let seed = 0; seed < 300; seed++) {
    const { found, leaves, bound } = searched(grown(seed), seed % 2 ? { order: 'best' } : {})
    const now = found.counts.alphabeta.leaves
    assert.is(leaves, bound)
    if (now > Number(bound)) assert.ok(wrongOrder(found), `seed ${seed}: ${now} of ${bound}`)
    best += Number(now === bound)
  }
  assert.ok(best > 150 && best < 300, String(best))
})

test('the first wrong value is the lowest, whatever stands above it', () => {
  const { found } = searched('((3 5) (2 9))')
  assert.equal(
    wrongValue(
      found,
      new Map([
        [0, 9],
        [1, 5],
        [4, 9],
      ]),
    ),
    {
      // prettier-ignore
      node: 1,
      says: [
        { text: 'Not {n}.', slots: { n: 5 } },
        {
          text: 'MIN picks the smallest: min({values}) = {value}.',
          slots: { values: [3, 5], value: 3 },
        },
      ],
    },
  )
})

test.run()
