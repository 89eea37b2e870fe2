/** judge-page.test.js -- texts of contest problems as a page handles them, without a page. */
import * as fs from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { at } from '../../../tools/lib/run.mjs'
import {
  caseOf,
  Kept,
  linesOf,
  readMistakes,
  readTable,
  sideBySide,
  squareOf,
} from '../../../web/contest/judge.js'
import { moverOf, PROBLEMS, shortLine } from '../../../web/contest/judge-problems.js'

/** @param {() => unknown} work @returns {string} why it was refused */
function refused(work) {
  try {
    work()
  } catch (error) {
    return String(/** @type {Error} */ (error).message)
  }
  return ''
}

/** @param {string} id */
const sample = (id) => fs.readFileSync(at('web', 'pages', 'samples', `${id}.in`), 'utf8')

test('the table of each problem can be read, and its cases are different', () => {
  for (const [id, { table }] of Object.entries(PROBLEMS)) {
    if (!table) continue
    const read = readTable(table)
    const cases = read.axes[0].values.flatMap((a) =>
      (read.axes[1]?.values ?? [0]).map((b) => caseOf(read, [a, b])),
    )
    assert.is(new Set(cases).size, cases.length, id)
    assert.not.match(cases.join(), /[{}\\]/, id)
  }
})

test('a table has one or two axes, numbers and repeated letters', () => {
  const one = readTable('n=-2..3 | {n} 3\\n1 {n:ab} {m}')
  assert.equal(one.axes, [{ name: 'n', values: [-2, -1, 0, 1, 2, 3] }])
  assert.is(caseOf(one, [2]), '2 3\n1 abab {m}')
  assert.is(caseOf(one, [-2]), '-2 3\n1  {m}')
  const two = readTable('a = 0..1, b = 4..4 | {b}{a}')
  assert.is(caseOf(two, [1, 4]), '41')
  for (const wrong of ['', 'n=0..4', '| {n}', 'n=4..3 | {n}', 'a=1..2 b=1..2 c=1..2 | {a}'])
    assert.match(
      refused(() => readTable(wrong)),
      /^a table is written/,
      wrong,
    )
  assert.is(
    refused(() => readTable('a=1..21 b=1..20 | {a}')),
    'a table has at most 400 cells',
  )
  assert.is(
    refused(() => readTable('a=1..20 b=1..20 | {a}')),
    '',
  )
})

test('wrong programs are a list in JSON, and nothing else', () => {
  assert.equal(readMistakes(''), [])
  assert.equal(readMistakes('[{"name":"x","input":"1\\n","output":2}]'), [
    { name: 'x', input: '1\n', output: '2', note: '' },
  ])
  for (const wrong of ['{', '{}', '3', 'null'])
    assert.is(
      refused(() => readMistakes(wrong)),
      'the cases to load are not a JSON list',
      wrong,
    )
})

test('lines side by side: empty ones do not count, a missing one is null', () => {
  assert.equal(linesOf('a \r\n\n b\n'), [
    { number: 1, text: 'a' },
    { number: 3, text: ' b' },
  ])
  assert.equal(sideBySide('1\n2\n3\n4\n5\n6\n7\n8\n9\n', '1\n\n2\n3\n4\nx\n6\n7\n8\n9\n', 6), [
    { number: 3, expected: '2', found: '2', look: '' },
    { number: 4, expected: '3', found: '3', look: '' },
    { number: 5, expected: '4', found: '4', look: '' },
    { number: 6, expected: '5', found: 'x', look: 'differs' },
    { number: 7, expected: '6', found: '6', look: 'after' },
    { number: 8, expected: '7', found: '7', look: 'after' },
    { number: 9, expected: '8', found: '8', look: 'after' },
  ])
  assert.equal(sideBySide('1\n2\n', '\n1\n', 3).at(-1), {
    ...{ number: 3, expected: '2', found: null, look: 'differs' },
  })
  assert.equal(sideBySide('1\n', '1\n2\n', 2).at(-1), {
    ...{ number: 2, expected: null, found: '2', look: 'differs' },
  })
})

test('of a list that ends early the line is named', () => {
  const input = '20 3 1 3 8\n\n21 3 1 3\n22 3 1 3 8\n'
  assert.equal(shortLine('uva-10404', input), { line: 3, n: 5, found: 4 })
  assert.equal(shortLine('uva-11311', '2\n2 3 0\n1 1 0 0\n'), { line: 2, n: 4, found: 3 })
  assert.equal(shortLine('uva-10368', '34\n0 0\n'), { line: 1, n: 2, found: 1 })
  for (const id of Object.keys(PROBLEMS)) assert.is(shortLine(id, sample(id)), null, id)
})

test('who is to move in a case, and a square by both names', () => {
  assert.is(moverOf('spoj-game31', '35665'), 'B')
  assert.is(moverOf('spoj-game31', '356656'), 'A')
  assert.is(moverOf('uva-847', '162'), 'Stan')
  assert.is(moverOf('poj-2960', '1 1'), '')
  assert.is(squareOf('(0,1)'), 'b1')
  assert.is(squareOf('(3,0)'), 'a4')
})

test('what was replaced comes back, and goes again', () => {
  const kept = new Kept()
  assert.is(kept.undo('a'), 'a')
  kept.keep('a')
  kept.keep('b')
  assert.is(kept.undo('c'), 'b')
  assert.is(kept.undo('b'), 'a')
  assert.is(kept.redo('a'), 'b')
  kept.keep('b')
  assert.is(kept.redo('d'), 'd')
  assert.is(kept.undo('d'), 'b')
})

test.run()
