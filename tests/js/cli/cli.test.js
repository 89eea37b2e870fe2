/**
 * cli.test.js -- the command line's transcripts, through both fronts: the native program (built with the sanitizers) and
 * Node over the wasm. The same text to the byte. All in Node's front are run in this process; of each transcript the
 * first command, and whatever hangs on a real terminal, by a Node of its own.
 */
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { at } from '../../../tools/lib/run.mjs'
import { commands, transcript } from '../../../tools/lib/transcript.mjs'
import { fronts, NATIVE, NODE, spawned } from '../fronts.mjs'

const folder = at('tests', 'golden', 'cli')
const names = fs.readdirSync(folder)

for (const name of names) {
  const text = fs.readFileSync(path.join(folder, name), 'utf8')
  const list = commands(text)
  for (const [front, says] of Object.entries(fronts))
    test(`${name}: ${front} says what the transcript says`, () => {
      assert.ok(list.length > 0)
      assert.fixture(list.map((c) => transcript(c, says(c.args, c.given))).join('\n'), text)
    })
  test(`${name}: its first command on a terminal of Node's`, () => {
    const [command] = list
    const said = transcript(command, spawned(NODE, command.args, command.given))
    assert.is(text.slice(0, said.length), said)
  })
}

/** @param {string} line @returns {string} what both fronts say */
function both(line) {
  const [command] = commands(`$ palitos ${line}`)
  const [native, node] = Object.values(fronts).map((says) =>
    transcript(command, says(command.args, command.given)),
  )
  assert.is(native, node)
  return node
}

test('nim 10 12 5 is won by 10-1 alone (Bouton 1901)', () => {
  assert.match(both('solve nim "10 12 5"'), /^ {2}Winning moves: 10-1$/m)
})

test('alpha-beta over 3 5 2 9 12 5 23 23 ends with 12 and cuts exactly the last leaf', () => {
  const said = both('trace tree --rules "3 5 2 9 12 5 23 23" "" --alphabeta')
  assert.match(said, /^ {2}value 12, nodes 14, leaves 7, moves cut 1\n$/m)
  assert.is(said.match(/^ +cut /gm)?.length, 1)
  assert.match(said, /^ +cut 12 .*: 14$/m)
})

test('taking 1 to 3 has period 4 from 0 on, proved', () => {
  assert.match(both('table subtraction --rules "1 2 3" 0..20'), /^ {2}Period 4 from 0 on, proved/m)
})

test('a table longer than one step of text streams whole, the same from both', () => {
  const line = 'table subtraction --rules "1 4 9 16" 0..60000 --csv'
  const native = both(line)
  const [command] = commands(`$ palitos ${line}`)
  assert.is(transcript(command, spawned(NODE, command.args)), native)
  assert.is(native.split('\n').length, 1 + 1 + 60001 + 1 + 1) // command, head, rows, period, end
  assert.match(native, /^! Period \d+ from \d+ on, proved/m)
})

test('a reader that stops early ends the command quietly', () => {
  for (const program of [NATIVE, NODE]) {
    const { status, stdout, stderr } = spawnSync(
      'sh',
      ['-c', `"$@" table subtraction --rules "1 2 3" 0..90000 | head -n 2`, 'sh', ...program],
      { encoding: 'utf8' },
    )
    assert.is(status, 0)
    assert.is(stderr, '')
    assert.is(stdout.split('\n').length, 3)
  }
})

test('every game is listed with its name, a gap, its title', () => {
  const heads = both('games')
    .split('\n')
    .filter((line) => /^ {2}[a-z]/.test(line))
  assert.ok(heads.length > 20)
  for (const head of heads) assert.match(head, /^ {2}[a-z0-9]+ {2,}[A-Z0-9]/)
  assert.is(new Set(heads.map((head) => /^ {2}\w+ +/.exec(head)?.[0].length)).size, 1, 'one column')
})

test('each game says in its own word what it could not read', () => {
  for (const [game, thing] of [
    ['nim', 'a heap size'],
    ['coins', 'a coin’s square'],
    ['strip', 'a coin’s square'],
    ['staircase', 'how many coins'],
    ['octal', 'the pins of a row'],
    ['digits', 'a number without zeros'],
  ])
    for (const [text, column] of [
      ['x', 1],
      ['3 x', 3],
    ]) {
      if (game === 'digits' && column === 3) continue
      const rules = game === 'octal' ? ' --rules kayles' : ''
      const said = both(`solve ${game}${rules} "${text}"`)
      assert.match(said, `expected ${thing} (column ${column} of the position)`)
    }
})

test('what is refused says one sentence on standard error and nothing else', () => {
  const errors = fs.readFileSync(path.join(folder, 'errors.txt'), 'utf8')
  for (const part of errors.split('\n\n')) {
    const lines = part.trimEnd().split('\n')
    assert.is(lines.length, 3, part)
    assert.match(lines[1], /^! palitos: ./, part)
    assert.is(lines[2], '= 2', part)
  }
})

test.run()
