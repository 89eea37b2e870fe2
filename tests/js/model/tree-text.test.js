import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  addChild, childrenOf, isLeaf, LEVELS, moveChild, NODES, parentOf, randomTree, readTree, remove, roomBelow, setValue, sizeOf, writeTree,
} from '../../../web/model/tree-text.js' // prettier-ignore
import { engine } from '../wasm.mjs'

const read = (/** @type {string} */ text) => readTree(engine, text)
const again = (/** @type {string} */ text) => writeTree(read(text))

test('what is written is what was read; a flat list gets its shape', () => {
  for (const [typed, written] of [
    ['((3 5) (2 9))', '((3 5) (2 9))'],
    ['3 5 2 9', '((3 5) (2 9))'],
    ['  ( (3 5 -2)(2(9 1))4 ) ', '((3 5 -2) (2 (9 1)) 4)'],
    ['min (7 (1 2))', 'min (7 (1 2))'],
    ['min 3 5', 'min (3 5)'],
    ['-7', '-7'],
    ['(((5)))', '(((5)))'],
    ['(4:(3 5) -1 : (2 9) 7)', '(4:(3 5) -1:(2 9) 7)'],
    ['min 4:(3 5)', 'min 4:(3 5)'],
  ]) {
    assert.is(again(typed), written)
    assert.is(again(written), written)
  }
})

test('200 random trees of one to three children survive being written and read', () => {
  for (let seed = 0; seed < 200; seed++) {
    let tree = randomTree(seed, { levels: seed % 4, children: 1 + (seed % 3), min: seed % 2 > 0 })
    for (let i = 0; i < 5; i++) {
      const at = (seed * 7 + i * 3) % tree.nodes.length
      tree = i % 3 ? addChild(tree, at) : at ? remove(tree, at) : setValue(tree, at, null)
      if (isLeaf(tree.nodes, 0) && tree.nodes[0].value === null) tree = setValue(tree, 0, 4)
    }
    assert.equal(read(writeTree(tree)), tree, `seed ${seed}`)
  }
})

test('a child, a value, a node taken away, children in another order', () => {
  const tree = read('((3 5) (2 9))')
  const text = (/** @type {import('../../../web/model/tree-text.js').Tree} */ t) => writeTree(t)
  assert.is(text(addChild(tree, 4)), '((3 5) (2 9 0))')
  assert.is(text(addChild(tree, 0)), '((3 5) (2 9) 0)')
  assert.is(text(addChild(tree, 2)), '(((3) 5) (2 9))', 'a leaf hands its number down')
  assert.is(text(setValue(tree, 6, -4)), '((3 5) (2 -4))')
  assert.is(text(remove(tree, 1)), '((2 9))')
  assert.is(text(remove(remove(tree, 6), 5)), '((3 5) 2)', 'a parent left alone is a leaf')
  assert.is(text(moveChild(tree, 0, 0, 1)), '((2 9) (3 5))')
  assert.is(text(moveChild(read('(1 (2 3) 4)'), 0, 2, 0)), '(4 1 (2 3))')
  assert.is(text(tree), '((3 5) (2 9))', 'the tree itself stays')
})

test('a letter in place of a value is read where it is asked for, goes with its leaf, and gives way to a number', () => {
  assert.throws(() => read('((3 5) (2 x))'), /letter/)
  const tree = readTree(engine, '((3 ?) 4:(-2 x))', { letters: true })
  assert.is(writeTree(tree), '((3 ?) 4:(-2 x))')
  assert.is(writeTree(addChild(tree, 6)), '((3 ?) 4:(-2 (x)))')
  assert.is(writeTree(remove(tree, 2)), '((?) 4:(-2 x))')
  assert.is(writeTree(remove(remove(tree, 2), 2)), '(? 4:(-2 x))')
  assert.is(writeTree(moveChild(tree, 4, 0, 1)), '((3 ?) 4:(x -2))')
  assert.is(writeTree(setValue(setValue(tree, 6, 0), 2, 'a')), '((a ?) 4:(-2 0))')
  assert.is(writeTree(setValue(tree, 4, null)), '((3 ?) (-2 x))')
})

test('a node has room for a child as long as the tree stays within its limits', () => {
  const full = read(`(${'1 '.repeat(NODES - 1)})`)
  assert.not(roomBelow(full, 0))
  assert.ok(roomBelow(remove(full, 1), 0))
  const deep = read('('.repeat(LEVELS) + '1' + ')'.repeat(LEVELS))
  assert.not(roomBelow(deep, LEVELS))
  assert.ok(roomBelow(deep, LEVELS - 1))
  assert.is(read(writeTree(addChild(deep, LEVELS - 1))).nodes.length, LEVELS + 2)
})

test('parents, children and sizes agree', () => {
  const { nodes } = read('((3 5 -2) (2 (9 1)) 4)')
  nodes.forEach((_, i) => {
    assert.is(sizeOf(nodes, i), 1 + childrenOf(nodes, i).reduce((n, c) => n + sizeOf(nodes, c), 0))
    for (const c of childrenOf(nodes, i)) assert.is(parentOf(nodes, c), i)
  })
  assert.is(parentOf(nodes, 0), -1)
  assert.equal(childrenOf(nodes, 0), [1, 5, 10])
})

test('the same seed gives the same tree, another one another', () => {
  const grown = (/** @type {number} */ seed) =>
    writeTree(randomTree(seed, { levels: 2, children: 3 }))
  assert.is(grown(1), grown(1))
  assert.is.not(grown(1), grown(2))
  assert.match(grown(1), /^\((\(\d+ \d+ \d+\) ?){3}\)$/)
})

/** @param {string} text */
function refusal(text) {
  const begun = process.cpuUsage()
  try {
    read(text)
  } catch (error) {
    const { reason, number, column } = /** @type {any} */ (error)
    /* of the processor's time: other programs of a busy machine are not in it */
    assert.ok(process.cpuUsage(begun).user < 20e6, 'nothing hangs')
    return [reason.replace('%', number), column]
  }
}
test('bad trees are refused with their column', () => {
  for (const [text, said, column] of /** @type {const} */ ([
    ['((3 5) (2 9)', 'one ) is missing at the end', 12],
    ['((3 5) (2 9)))', 'this parenthesis closes nothing', 13],
    ['((3 xy) 5)', 'expected a value, ( or )', 4],
    ['((3 5) ())', 'there is nothing between the parentheses', 8],
    ['(3 9999999999)', '', 3],
    ['', 'expected a value', 0],
    ['(4: 3 5)', 'expected (', 4],
  ])) {
    const found = refusal(text)
    assert.is(found?.[1], column, `${text}: ${found}`)
    if (said) assert.is(found?.[0], said, text)
  }
})
test('ten million nodes, a depth of ten thousand and too many to draw are one sentence each', () => {
  assert.equal(refusal('('.repeat(10_000) + '1' + ')'.repeat(10_000)), [
    `at most ${LEVELS} levels`,
    LEVELS + 1,
  ])
  assert.equal(refusal('['.repeat(10_000)), ['10000 ) are missing at the end', 10_000])
  assert.equal(refusal(`(${'1 '.repeat(NODES)})`), [`at most ${NODES} nodes`, 2 * NODES - 1])
  const pasted = `[${'[\u22121, 2],'.repeat(NODES / 4)}7:[${'1,'.repeat(NODES)}]]`
  assert.equal(refusal(pasted), [
    `at most ${NODES} nodes`,
    pasted.indexOf(':') + 2 + 2 * (NODES - 2 - (3 * NODES) / 4),
  ])
  const [reason, column] = refusal('('.repeat(10_000_000)) ?? []
  assert.is(reason, 'at most 4194304 nodes')
  assert.ok(column - 4194304 <= 1, String(column))
  assert.throws(() => randomTree(1, { levels: 9, children: 3 }), /at most 400 nodes/)
})

test.run()
