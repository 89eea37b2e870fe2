/** What the laboratory says of a table: its guesses, and its C++ compiled and held against the engine. */
import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { which } from '../../../tools/lib/run.mjs'
import { cpp, csv, guess } from '../../../web/study/lab.js'
import { amountsOf } from '../../../web/study/two-sets.js'
import { engine } from '../wasm.mjs'

/** @param {string} game @param {string} rules @param {number} n */
const table = (game, rules, n = 200) => engine.game(game, { rules }).table(n)
/** @param {string} game @param {string} rules */
function guessed(game, rules) {
  const { rows, period } = table(game, rules)
  const found = guess(rows, period)
  return found && found.text.replace(/\{(\w)\}/g, (_, slot) => String(found.slots[slot]))
}

test('games whose values are known are guessed, and others are not', () => {
  for (const [rules, said] of [
    ['take x', 'g(n) = n'],
    ['take x if x < 4', 'g(n) = n mod 4'],
    ['quita 2 o 4', 'g(n) = ⌊n/2⌋ mod 3'],
    ['take x if x divides k and x < k', 'g(n) = the exponent of 2 in n'],
    ['take 1, 3 or 4', null],
    ['parte en a y b si a != b', null],
  ])
    assert.is(guessed('rule', String(rules)), said)
  assert.is(guessed('subtraction', '1 2 3'), 'g(n) = n mod 4')
  assert.is(guessed('octal', 'kayles'), null)
})

test('lost positions are guessed where the values have no formula', () => {
  /** @param {(n: number) => boolean} lost */
  const of = (lost) =>
    guess(
      Array.from({ length: 100 }, (_, n) => ({
        ...{ text: String(n), value: 0, outcome: /** @type {const} */ ('win') },
        grundy: lost(n) ? 0 : 1 + ((n * n) % 7),
      })),
      null,
    )?.text
  assert.is(
    of((n) => (n & (n - 1)) === 0),
    'n is losing exactly when it is a power of 2',
  )
  assert.is(
    of((n) => Number.isInteger(Math.sqrt(8 * n + 1))),
    'n is losing exactly when it is triangular',
  )
  assert.is(
    of((n) => n % 5 === 2),
    'n is losing exactly when n mod {m} = {r}',
  )
  assert.is(
    of((n) => n === 7),
    undefined,
  )
  assert.is(guess(table('rule', 'take x', 9).rows, null), null, 'ten values fit too much')
})

test('a formula is called proved only where it repeats and the period is proved', () => {
  for (const [rules, proved] of [
    ['take x if x < 4', true],
    ['quita 2 o 4', true],
    ['take x if x divides k and x < k', false],
    ['take 1 if k % 2 = 1', false], // the values repeat, and nothing proves it
  ]) {
    const { rows, period } = table('rule', String(rules))
    assert.is(guess(rows, period)?.proved, proved, String(rules))
  }
})

test('the table as CSV is the table', () => {
  assert.is(csv(table('rule', 'take 1', 2).rows), 'n,outcome,grundy\n0,loss,0\n1,win,1\n2,loss,0\n')
})

test('the C++ compiles and says what the engine says, beyond the table only where a period is proved', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lab-'))
  const compiler = which('clang++') ?? which('g++')
  assert.ok(compiler, 'neither clang++ nor g++ is installed')
  try {
    for (const [game, rules, large] of [
      ['rule', 'take 1, 3 or 4', true],
      ['octal', 'kayles', true],
      ['rule', 'parte en a y b si a != b', false],
      ['rule', 'take 1 if k % 2 = 1', false], // a period that is only seen
      ['divisor', '', false],
    ]) {
      const { rows, period } = table(String(game), String(rules), 300)
      const source = path.join(folder, 'lab.cpp')
      fs.writeFileSync(source, cpp(rows, period))
      execFileSync(compiler, [
        '-O0',
        '-Wall',
        '-Wextra',
        '-Werror',
        '-o',
        path.join(folder, 'lab'),
        source,
      ])
      const value = (/** @type {number} */ n) => rows.find((r) => r.text === String(n))?.grundy ?? 0
      const heaps = Array.from({ length: 200 }, (_, i) => [1 + i, 1 + ((i * 37) % 300)])
      const said = execFileSync(path.join(folder, 'lab'), {
        input: heaps.map((h) => h.join(' ')).join('\n') + '\n1000000007\n',
        encoding: 'utf8',
      }).split('\n')
      const want = heaps.map(([a, b]) => (value(a) ^ value(b) ? `W ${value(a) ^ value(b)}` : 'L'))
      assert.equal(said.slice(0, 200), want, `${game} ${rules}`)
      assert.is(said[200] !== '?', large, `${game} ${rules}`)
    }
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
})

test('what Left and Right take is a sentence in two languages, and each sign stays at its place', () => {
  for (const [text, amounts] of [
    ['Left takes 1 or 2, Right takes 2 or 3', '1 2 | 2 3'],
    ['Izquierda quita 1 o 2, Derecha quita 2 o 3', '1 2 | 2 3'],
    ['Izquierda quita 1, 2 y 4; Derecha: 3', '1, 2 4| 3'],
    ['LEFT 1 and RIGHT may take 2', '1| 2'],
    ['{1,3|2}', '{1,3|2}'],
  ]) {
    const found = amountsOf(text)
    assert.is(found.length, text.length, text)
    const tidy = (/** @type {string} */ t) =>
      t
        .replace(/\s+/g, ' ')
        .replace(/ ?\| ?/, '|')
        .trim()
    assert.is(tidy(found), tidy(amounts))
  }
  const typed = 'Left takes 1 or x, Right takes 2'
  assert.is(amountsOf(typed).indexOf('x'), typed.indexOf('x'))
})

test.run()
