/** bad-trees.test.js -- tree texts that are wrong, huge or deep, in the wasm: one sentence with its column, or an answer. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { RulesError } from '../../web/engine/engine.js'
import { engine } from './wasm.mjs'

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
    ['((3 5) (2 9)', 12, 'expected a value, ( or )'],
    ['((3 5)) (2 9))', 8, 'text left over'],
    [')', 0, 'expected a value'],
    ['()', 1, 'nothing between the parentheses'],
    ['(3 x)', 3, 'expected a value, ( or )'],
    ['(3 ½)', 3, 'expected a value, ( or )'],
    ['(½ 3', 1, 'expected a value, ( or )'],
    ['(3 5.5)', 4, 'expected a value, ( or )'],
    ['(3 1073741825)', 3, 'at most 1073741824'],
    ['(3 -1073741825)', 4, 'at most 1073741824'],
    ['(3 99999999999999999999)', 3, 'at most 1073741824'],
    ['3 5 x', 4, 'expected a value'],
    ['3 5 2', 5, '3 values: a flat list needs 1, 2, 4, 8 ... of them'],
    ['(3:5)', 3, 'expected ('],
    ['3 (4 5)', 2, 'expected a value'],
    ['3:5 (4)', 2, 'expected ('],
    ['', 0, 'expected a value'],
  ]))
    assert.equal(refused(rules), said, rules)
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
    assert.is(game.whole('', whole)?.deepest, deep)
    game.close()
  }
  const events = [...open('('.repeat(10_000) + '3' + ')'.repeat(10_000)).search('', { prune: true })]
  assert.is(events.length, 3 * 10_001) // entered; a leaf, or raised; left
}) // prettier-ignore

test.run()
