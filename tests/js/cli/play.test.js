/**
 * play.test.js -- programs that play, through both fronts: the native program (built with the sanitizers) and Node over the wasm.
 * The programs are scripts of the shell, which start soon. Whatever one of them does, its game ends, in a sentence.
 */
import { spawn } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { at } from '../../../tools/lib/run.mjs'
import { readRecord } from '../../../web/teach/record.js'
import { NATIVE, NODE, spawned } from '../fronts.mjs'

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'palitos-'))
/** A program of the shell. @param {string} name @param {string} text @returns {string} the command that starts it */
function script(name, text) {
  const file = path.join(scratch, name)
  fs.writeFileSync(file, text)
  return `sh ${file}`
}
/** Reads the lines; `go` is what is done at that word. @param {string} name @param {string} go */
const player = (name, go) =>
  script(
    name,
    `while read word rest; do case $word in position) n=$rest;; moves) m=$rest;; go) ${go};; esac; done`,
  )
/** Takes 1, 2 or 3, and leaves a multiple of 4 where it can. */
const good = player('good', 't=$((n % 4)); [ $t = 0 ] && t=1; echo $n-$t')
/** Takes one. */
const bad = player('bad', 'echo $n-1')
/** Plays any game: the first legal move. */
const first = player('first', 'set -- $m; echo $1')

/** What both fronts say, which is the same. @param {...string} args @returns {import('../fronts.mjs').Said} */
function both(...args) {
  const [native, node] = [NATIVE, NODE].map((program) => spawned(program, ['play', ...args]))
  assert.equal(native, node, args.join(' '))
  return node
}
/** A game of one program against the perfect player, that begins. @param {string} engine @param {...string} more */
const once = (engine, ...more) =>
  both('subtraction', '7', '--rules', '1 2 3', '--first', 'engine', '--engine', engine, ...more)

test('a program that plays well keeps every win, and one that takes 1 is told its first mistake', () => {
  const won = once(good)
  assert.match(won.out, /^1\. program begins at 7: 7-3 4-[123] [123]-[123]\. program wins\.\n\n/)
  assert.match(won.out, /\nprogram +1 +1 +0 +0 +2 of 2\n/)
  assert.equal([won.status, won.err], [0, ''])
  const lost = once(bad)
  assert.match(lost.out, /: 7-1 6-2 4-1 3-3\. perfect wins\.\n/)
  assert.match(lost.out, /program +1 +0 +1 +0 +0 of 1\n/)
  assert.match(
    lost.out,
    /program: the first mistake is in game 1, 7-1 from 7; 7-3 would have won\.\n$/,
  )
  assert.is(lost.status, 1)
  assert.match(once(bad, '--lang', 'es').out, /Gana perfecto\.\n[^]*7-3 habría ganado\.\n$/)
})

test('what a program does wrong is told in one sentence, and it loses that game', () => {
  /** @type {[engine: string, sentence: RegExp][]} */
  const wrong = [
    [
      player('illegal', 'echo 7-9'),
      /said “7-9”, which is no move from 7\. The moves are 7-1 7-2 7-3\.\n/,
    ],
    [player('talks', 'echo "I take  3"'), /said “I take {2}3”, which/],
    [player('empty', 'echo'), /said “”, which/],
    [player('silent', ':'), /said no move within 0\.2 s\.\n/],
    [script('deaf', 'exec sleep 100'), /said no move within 0\.2 s\.\n/],
    [script('shut', 'exec >&-; sleep 100'), /said no move within 0\.2 s\.\n/],
    [script('ends', 'exit 3'), /ended without a move, with status 3\.\n/],
    [script('crash', 'read x; kill -SEGV $$'), /ended without a move, with status 139\.\n/],
    [path.join(scratch, 'none'), /ended without a move, with status 127\.\n/],
    [
      script('floods', 'while :; do printf %0999d 0; done'),
      /wrote more than 4096 bytes without an end of line\.\n/,
    ],
  ]
  for (const [engine, sentence] of wrong) {
    const slow = /no move within/.test(sentence.source)
    const { out, status } = once(engine, '--time', slow ? '0.2' : '60')
    assert.match(out, sentence)
    assert.match(out, /^1\. program begins at 7: perfect wins: program /)
    assert.match(out, /program +1 +0 +1 +0 +0 of 1\n/)
    assert.is(status, 1)
  }
  const lines = once(script('lines', 'yes 7-3'), '--time', '60').out
  assert.match(
    lines,
    /: 7-3 4-[123]\. perfect wins: program said “7-3”, which is no move from [123]\./,
  )
  assert.match(
    once(script('last', 'printf 7-3')).out,
    /: 7-3 4-[123]\. perfect wins: program ended/,
  )
})

test('a program is ended with all that it started, which holds no pipe of ours any more', () => {
  /* `spawned` ends when nobody holds its standard error, and refuses after two minutes */
  const leaves = player('leaves', '[ $n = 7 ] && { sleep 1000 & }; echo $n-$((n % 4))')
  assert.match(once(leaves).out, /program wins\.\n/)
  const late = script('late', 'sleep 1000 & sleep 1000')
  assert.match(once(late, '--time', '0.2').out, /no move within 0\.2 s/)
})

test('where the command line is interrupted, so is the program', async () => {
  for (const [program, ...args] of [NATIVE, NODE]) {
    const waits = script('waits', 'echo here >&2; sleep 1000')
    const line = [...args, 'play', 'nim', '3', '--first', 'engine', '--engine', waits]
    const palitos = spawn(program, line, { stdio: ['ignore', 'ignore', 'pipe'], cwd: at() })
    await new Promise((done) => palitos.stderr.once('data', done))
    const closed = new Promise((done) => palitos.on('close', (code, sign) => done(sign)))
    palitos.kill('SIGTERM')
    assert.is(await closed, 'SIGTERM', program)
  }
})

test('any game is played: with two sides, points, loops, misère, and without rules', () => {
  for (const [game, ...more] of [
    ['domineering', '2x3'],
    ['tictactoe'],
    ['row', '4 -10 -20 7'],
    ['nim', '3 4', '1 2 3', '--rules', 'misere'],
    ['sum', '3 5 + 12', '--rules', 'nim + divisor'],
  ]) {
    const { out } = both(game, ...more, '--engine', `first=${first}`, '--opponent', 'random')
    assert.not.match(out, /no move from|ended without/)
    assert.match(out, /\nfirst +[24] /)
  }
  const round = both('graph', '1', '--rules', '1>2 2>1', '--engine', first, '--first', 'engine')
  assert.match(round.out, /Stopped after 1000 moves, as a draw\.\n/)
  assert.is(round.status, 0)
})

test('several programs play all against all, and the results are lines that a bracket reads', () => {
  const { out, status } = both(
    ...['subtraction', '10', '9', '--rules', '1 2 3', '--engine', `ana=${good}`],
    ...['--engine', `beto=${bad}`],
  )
  assert.is(status, 1)
  assert.is(out.match(/^\d+\. /gm)?.length, 12, 'three pairs, four games each')
  assert.match(
    out,
    /\n\npalitos tournament\ngame: subtraction\nrules: 1 2 3\nana \d-\d beto\nana 2-2 perfect\nbeto \d-\d perfect\n$/,
  )
  assert.match(out, /\nana +8 +\d +\d +0 +(\d+) of \1\n/)
  assert.match(out, /^5\. ana begins at 10/m)
})

test('the same seed plays the same games; --games, --first and --opponent say which', () => {
  const line = ['subtraction', '12', '--rules', '1 2 3', '--engine', good, '--opponent', 'random']
  const some = (/** @type {string} */ seed) => both(...line, '--games', '5', '--seed', seed).out
  assert.is(some('1'), some('1'))
  assert.is.not(some('1'), some('2'))
  assert.is(some('1').match(/^\d\. random begins/gm)?.length, 2)
  const second = both(...line, '--first', 'opponent').out
  assert.is(second.match(/^1\. random begins/gm)?.length, 1)
  assert.match(both(...line.slice(0, 6), '--opponent', `her=${bad}`).out, /\nher +2 .* \d of \d\n/)
})

test('a game is kept as a file that the class page opens; nothing is written over', () => {
  for (const [i, program] of [NATIVE, NODE].entries()) {
    const file = path.join(scratch, `${i}.game.txt`)
    const line = ['play', 'subtraction', '7', '--rules', '1 2 3', '--engine', `ana=${good}`]
    const one = [...line, '--first', 'engine', '--record', file]
    assert.is(spawned(program, one).status, 0)
    const { game, rules, start, moves, notes } = readRecord(fs.readFileSync(file, 'utf8'))
    assert.equal([game, rules, start, moves[0]], ['subtraction', '1 2 3', '7', '7-3'])
    assert.equal(notes, { 1: 'ana', 2: 'perfect' })
    const again = spawned(program, one)
    assert.is(again.status, 2)
    assert.is(again.err, `palitos: ${file} is there already, or cannot be written\n`)
    spawned(program, [...line, '--record', file])
    assert.ok(fs.existsSync(path.join(scratch, `${i}.game-2.txt`)), 'of two games')
  }
})

test('what cannot be played is refused in one sentence', () => {
  /** @type {[args: string[], sentence: string][]} */
  const refused = [
    [[], 'play needs a game: see palitos help'],
    [['nim', '3'], 'play needs a program: --engine "python3 mine.py"'],
    [['nim', '3', 'x', '--engine', 'a'], 'expected a heap size (column 1 of the position)'],
    [['nim', '0', '--engine', 'a'], 'there is no move from 0: give another position'],
    [['nim', '--engine', ''], 'a program’s command is empty'],
    [
      ['nim', '--engine', 'a=x', '--engine', 'a=y'],
      'two players are called a: give them other names, NAME="COMMAND"',
    ],
    [
      ['nim', '--engine', 'x', '--time', '0'],
      '--time takes seconds from 0.001 to 3600, such as 5 or 0.5',
    ],
    [
      ['nim', '--engine', 'x', '--time', '5.'],
      '--time takes seconds from 0.001 to 3600, such as 5 or 0.5',
    ],
    [['nim', '--engine', 'x', '--first', 'me'], '--first takes engine or opponent'],
    [
      ['tree', '0', '--rules', '3 x', '--engine', 'x'],
      'a leaf has a letter in place of a number: nobody can win there',
    ],
  ]
  for (const [args, sentence] of refused) {
    const { err, out, status } = both(...args)
    assert.equal([err, out, status], [`palitos: ${sentence}\n`, '', 2])
  }
})

test.after(() => fs.rmSync(scratch, { recursive: true }))
test.run()
