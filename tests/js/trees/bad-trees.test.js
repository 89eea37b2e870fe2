/** bad-trees.test.js -- tree texts that are wrong, huge or deep, in the wasm: one sentence with its column, or an answer. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { RulesError } from '../../../web/engine/engine.js'
import { wholeTree } from '../../../web/engine/whole.js'
import { engine } from '../wasm.mjs'

/** @param {string} rules */
const open = (rules) => engine.game('tree', { rules })
/** @param {string} rules @returns {[number, string]} column and sentence */
function refused(rules) {
  try {
    open(rules).parse('')
  } catch (error) {
    assert.instance(error, RulesError)
    const { column, reason, number } = /** @type {RulesError} */ (error)
    return [Number(column), reason.replace('%', String(number))]
  }
  throw new Error(`accepted: ${rules.slice(0, 40)}`)
}

test('unbalanced parentheses, leaves that are no number or out of range: one sentence with its column', () => {
  for (const [rules, ...said] of /** @type {const} */ ([
    ['((3 5) (2 9)', 12, 'one ) is missing at the end'],
    ['((3 [5', 6, '3 ) are missing at the end'],
    ['((3 5)) (2 9))', 8, 'the tree ends before this: put ( ) around all'],
    ['(3 5) (2 9)', 6, 'the tree ends before this: put ( ) around all'],
    ['3 (4 5)', 2, 'the tree ends before this: put ( ) around all'],
    ['((3 5) (2 9)))', 13, 'this parenthesis closes nothing'],
    [')', 0, 'this parenthesis closes nothing'],
    ['3, 5]', 4, 'this parenthesis closes nothing'],
    ['()', 1, 'there is nothing between the parentheses'],
    ['(,)', 2, 'there is nothing between the parentheses'],
    ['(3 xy)', 3, 'expected a value, ( or )'],
    ['(3 ½)', 3, 'expected a value, ( or )'],
    ['(½ 3', 1, 'expected a value, ( or )'],
    ['(min 3)', 1, 'expected a value, ( or )'],
    ['mi 3 5', 0, 'expected a value'],
    ['(3 5.5)', 4, 'a value is a whole number: write all of them times 10'],
    ['3 5.', 3, 'a value is a whole number: write all of them times 10'],
    ['(3 -)', 4, 'expected a number after the minus'],
    ['(3 \u2212)', 4, 'expected a number after the minus'],
    ['(3 --5)', 4, 'expected a number after the minus'],
    ['(3 1073741825)', 3, 'at most 1073741824'],
    ['(3 -1073741825)', 4, 'at most 1073741824'],
    ['(3 \u22121073741825)', 4, 'at most 1073741824'],
    ['(3 99999999999999999999)', 3, 'at most 1073741824'],
    ['3 5 xy', 4, 'expected a value'],
    ['3 5 x', 5, 'there are 3 values: a list without parentheses needs 1, 2, 4, 8 ... of them'],
    ['(x:(3 4) 5)', 3, 'a guess is a number'],
    [
      '(0,5 1 2)',
      2,
      'some values have a comma between them and some have not: write decimals times 10, and else all with commas or none',
    ],
    ['0.125 1', 1, 'a value is a whole number: write all of them times 1000'],
    ['3 5 2', 5, 'there are 3 values: a list without parentheses needs 1, 2, 4, 8 ... of them'],
    ['(3:5)', 3, 'expected ('],
    ['3:5 (4)', 2, 'expected ('],
    ['', 0, 'expected a value'],
    [', ,', 3, 'expected a value'],
  ]))
    assert.equal(refused(rules), said, rules)
})

test('a tree is read as people paste it: commas, brackets, a printed minus, MAX or MIN before it', () => {
  for (const [pasted, plain] of [
    ['3, 5, 2, 9', '3 5 2 9'],
    ['3,5,2,9,', '3 5 2 9'],
    ['[[3,5],[2,9]]', '((3 5) (2 9))'],
    ['[[3, 5], (2\u00a0 9)]', '((3 5) (2 9))'],
    ['((−1 5) (2 - 9))', '((-1 5) (2 -9))'],
    ['max ((3 5) (2 9))', '((3 5) (2 9))'],
    ['Max((3 5) (2 9))', '((3 5) (2 9))'],
    ['MIN [7, [1, 2]]', 'min (7 (1 2))'],
    ['min −3, 5', 'min -3 5'],
    ['[−4: [3, 5], 1 :(2, 9)]', '(-4:(3 5) 1:(2 9))'],
  ]) {
    const [game, wanted] = [open(pasted), open(plain)]
    assert.equal(game.items(''), wanted.items(''), pasted)
    assert.is(game.mover(''), wanted.mover(''), pasted)
    game.close()
    wanted.close()
  }
})

test('ten million nodes, wide, deep or as a list: refused where they are too many', () => {
  const n = 10_000_000
  assert.equal(refused(`(${'1 '.repeat(n)})`), [2 * 2 ** 22, 'at most 4194304 nodes'])
  assert.equal(refused('('.repeat(n)), [2 ** 22 + 1, 'at most 4194304 nodes'])
  assert.equal(refused('1 '.repeat(n)), [2 * (2 ** 21 + 1), 'at most 2097152 values'])
  assert.is(open('(1 2)').solve('').value, 2)
})

test('a depth of ten thousand, and of two million: every search, solver and count comes to its end', () => {
  for (const deep of [10_000, 2_000_000]) {
    const game = open('('.repeat(deep) + '3' + ')'.repeat(deep))
    const whole = { nodes: 2 ** 22 }
    for (const how of [{}, { prune: true }, { memo: true }, { order: /** @type {const} */ ('random') }])
      assert.is(game.count('', how, whole).value, 3)
    assert.is(game.count('', { prune: true, order: 'best' }, whole).value, 3)
    assert.is(game.bound('', whole), 1)
    assert.is(game.solve('', { budget: 1e7 }).value, 3)
    assert.is(wholeTree(game, '', whole)?.deepest, deep)
    game.close()
  }
  const events = [...open('('.repeat(10_000) + '3' + ')'.repeat(10_000)).search('', { prune: true })]
  assert.is(events.length, 3 * 10_001) // entered; a leaf, or raised; left
}) // prettier-ignore

test.run()
