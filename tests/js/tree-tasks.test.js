import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  cutNodes,
  scoreCuts,
  scoreValues,
  wrongCut,
  wrongOrder,
  wrongValue,
} from '../../web/trees/tree-tasks.js'
import { randomTree, writeTree } from '../../web/trees/tree-text.js'
import { readSearches } from '../../web/model/trace.js'
import { engine } from './wasm.mjs'

/** @param {string} rules @param {import('../../web/engine/engine.js').SearchOptions} [how] */
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
/** @param {import('../../web/model/trace.js').Searched} s */
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
