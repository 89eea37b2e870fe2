/** tree-sheet.test.js -- a tree on paper: what its key says is held against an alpha-beta of the test's own, on 200 trees. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  filled,
  fitsOnPaper,
  INNER,
  LEAVES,
  namesOf,
  treeSheet,
} from '../../../web/trees/tree-sheet.js'
import { readSearches } from '../../../web/model/trace.js'
import { randomTree, writeTree } from '../../../web/model/tree-text.js'
import { engine } from '../wasm.mjs'

/** @typedef {import('../../../web/model/trace.js').Searched} Searched */

/** @param {string} rules @returns {Searched} */
function searched(rules) {
  const game = engine.game('tree', { rules })
  try {
    return /** @type {Searched} */ (readSearches(game, ''))
  } finally {
    game.close()
  }
}
/** As a student does it: what stands in each box at the end, and which leaves were looked at. @param {Searched['nodes']} nodes */
function byHand(nodes) {
  /** @type {Map<number, { alpha: number[], beta: number[] }>} */
  const boxes = new Map()
  const looked = new Set()
  /** @param {number} id @param {number} alpha @param {number} beta @returns {number} */
  const go = (id, alpha, beta) => {
    const { leaf, max, value, children } = nodes[id]
    if (leaf) return (looked.add(id), value)
    const box = { alpha: [alpha], beta: [beta] }
    boxes.set(id, box)
    let best = max ? -Infinity : Infinity
    for (const child of children) {
      const v = go(child, alpha, beta)
      best = max ? Math.max(best, v) : Math.min(best, v)
      if (max && best > alpha) box.alpha.push((alpha = best))
      if (!max && best < beta) box.beta.push((beta = best))
      if (alpha >= beta) break
    }
    return best
  }
  go(0, -Infinity, Infinity)
  return { boxes, looked }
}

test('each α and β of the key, one after another, and what is crossed out, are those of an alpha-beta by hand', () => {
  let cuts = 0
  for (let seed = 1; seed <= 200; seed++) {
    const found = searched(writeTree(randomTree(seed, { levels: 1 + (seed % 4), children: 2 + (seed % 2), min: seed % 3 === 0 }))) // prettier-ignore
    const { boxes, looked } = byHand(found.nodes)
    const told = filled(found)
    assert.equal(
      [...told.keys()].sort((a, b) => a - b),
      [...boxes.keys()].sort((a, b) => a - b),
    )
    for (const [id, { alpha, beta }] of boxes) {
      const box = /** @type {import('../../../web/trees/tree-sheet.js').Filled} */ (told.get(id))
      assert.equal([box.alpha, box.beta], [alpha, beta], `seed ${seed}, node ${id}`)
    }
    const crossed = treeSheet(found, true).match(/l26 26/g)?.length ?? 0
    const leaves = found.nodes.filter(({ leaf }) => leaf)
    assert.is(crossed, leaves.length - looked.size, `seed ${seed}`)
    cuts += crossed
  }
  assert.ok(cuts > 300, String(cuts))
})

test('the empty sheet has each name and leaf, and nothing of the key', () => {
  const found = searched('3 5 2 9 12 5 23 23')
  const [empty, key] = [false, true].map((key) => treeSheet(found, key))
  assert.equal([...namesOf(found.nodes).values()].sort().join(''), 'ABCDEFG')
  assert.equal(empty.match(/(?<=>)[A-G] {2}[▲▼] M(AX|IN)/g)?.sort(), ['A  ▲ MAX', 'B  ▼ MIN', 'C  ▼ MIN', 'D  ▲ MAX', 'E  ▲ MAX', 'F  ▲ MAX', 'G  ▲ MAX']) // prettier-ignore
  for (const value of [3, 5, 2, 9, 12, 23]) assert.match(empty, `>${value}</text>`)
  assert.not.match(empty, /∞|l26 26|≥/)
  assert.match(key, '>−∞ 5 12</text>')
  assert.match(key, '>≥23</text>')
  assert.is(key.match(/l26 26/g)?.length, 1)
})

test('a tree of one leaf, and the largest with room on a page, can be drawn; larger ones are told', () => {
  assert.match(treeSheet(searched('5'), true), '>5</text>')
  const wide = searched(`(${Array(LEAVES).fill('1').join(' ')})`)
  assert.ok(fitsOnPaper(wide))
  assert.not.ok(
    fitsOnPaper(
      searched(
        `(${Array(LEAVES + 1)
          .fill('1')
          .join(' ')})`,
      ),
    ),
  )
  const deep = searched(`${'('.repeat(30)}1${')'.repeat(30)}`)
  assert.ok(fitsOnPaper(deep))
  assert.equal([...namesOf(deep.nodes).values()].slice(24), ['Y', 'Z', 'A1', 'B1', 'C1', 'D1'])
  assert.ok(INNER > 26)
})

test.run()
