/**
 * programs.test.js -- the C++ and Python programs that the pages of contest problems offer for copying: what they answer
 * to the sample and to generated inputs is what `palitos judge` answers; in C++ also at the official limits.
 */
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { at, which } from '../../tools/lib/run.mjs'

const folder = at('web', 'pages', 'programs')
const samples = at('tests', 'golden', 'contests')
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'palitos-'))
// clang brings the C++ library, Emscripten brings Python: whoever runs the tests has both.
const compiler = which('clang++') ?? which('g++')
const python = which('python3')

/** @param {string} program @param {string[]} args @param {string} [input] */
function said(program, args, input = '') {
  const { stdout, stderr, status } = spawnSync(program, args, { input, maxBuffer: 1 << 28 })
  assert.is(status, 0, `${path.basename(program)} ${args.join(' ')}: ${stderr}`)
  return stdout.toString()
}
/** @param {...string} args */
const palitos = (...args) => [at('bin', 'palitos.mjs'), ...args]
/** As a judge's checker sees it. @param {string} text */
const lines = (text) => text.split('\n').map((line) => line.trimEnd())
/** @param {string} id @param {string[]} options */
const generated = (id, ...options) => said(process.execPath, palitos('gen', id, ...options))
/** @param {string} id @param {string} input @param {(input: string) => string} answer */
const agree = (id, input, answer) =>
  assert.equal(lines(answer(input)), lines(said(process.execPath, palitos('judge', id), input)))

const problems = fs
  .readdirSync(samples)
  .filter((name) => name.endsWith('.in') && name.includes('-'))
  .map((name) => name.replace('.in', ''))

test('there are a compiler and Python', () => {
  assert.ok(compiler, 'neither clang++ nor g++ is installed')
  assert.ok(python, 'python3 is not installed')
})

for (const id of problems) {
  // one problem under two names
  const name = id === 'spoj-game31' ? 'uva-10578' : id
  const sample = fs.readFileSync(path.join(samples, `${id}.in`), 'utf8')
  /** @param {string} size @param {number} seed */
  const input = (size, seed) => generated(id, '--size', size, '--seed', String(seed))

  test(`${id}: the C++ program answers as the judge, at the official limits too`, () => {
    if (!compiler) return
    const program = path.join(scratch, name)
    if (!fs.existsSync(program))
      said(
        compiler,
        ['-std=c++17', '-O2', '-Wall', '-Wextra', '-Werror', '-Wno-sign-compare'].concat(
          '-o',
          program,
          path.join(folder, `${name}.cpp`),
        ),
      )
    for (const text of [sample, input('small', 1), input('small', 2), input('large', 1)])
      agree(id, text, (text) => said(program, [], text))
  })

  test(`${id}: the Python program answers as the judge`, () => {
    if (!python) return
    for (const text of [sample, input('small', 1), input('small', 2)])
      agree(id, text, (text) => said(python, [path.join(folder, `${name}.py`)], text))
  })
}

test.run()
