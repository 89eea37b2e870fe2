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
import { engine } from './wasm.mjs'

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
/** As a judge's checker sees it. @param {string} text */
const lines = (text) => text.split('\n').map((line) => line.trimEnd())
/** @param {string} id @param {string} input @param {string} answer */
const agree = (id, input, answer) =>
  assert.equal(lines(answer), lines(String(engine.judge(id, input).output)))

test('there are a compiler and Python', () => {
  assert.ok(compiler, 'neither clang++ nor g++ is installed')
  assert.ok(python, 'python3 is not installed')
})

for (const { id } of engine.problems) {
  // one problem under two names
  const name = id === 'spoj-game31' ? 'uva-10578' : id
  const sample = fs.readFileSync(path.join(samples, `${id}.in`), 'utf8')
  const small = [1, 2, 3, 4].map((seed) => engine.generate(id, seed, 'small'))

  test(`${id}: the C++ program answers as the judge, at the official limits too`, () => {
    if (!compiler) return
    const program = path.join(scratch, name)
    if (!fs.existsSync(program))
      said(
        compiler,
        ['-std=c++17', '-O1', '-Wall', '-Wextra', '-Werror', '-Wno-sign-compare'].concat(
          '-o',
          program,
          path.join(folder, `${name}.cpp`),
        ),
      )
    for (const text of [sample, ...small, engine.generate(id, 1, 'large')])
      agree(id, text, said(program, [], text))
  })

  test(`${id}: the Python program answers as the judge`, () => {
    if (!python) return
    for (const text of [sample, ...small])
      agree(id, text, said(python, [path.join(folder, `${name}.py`)], text))
  })
}

test.run()
