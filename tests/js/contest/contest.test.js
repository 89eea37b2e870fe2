/**
 * contest.test.js -- contest problems through both fronts: the native program (built with the sanitizers) and Node over
 * the wasm. The known samples to the byte; what is generated is the same, valid, and judged alike; stress finds, in a
 * program that is wrong, a small case.
 */
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { at } from '../../../tools/lib/run.mjs'
import { each } from '../../deep.mjs'
import { fronts, NATIVE, NODE, spawned } from '../fronts.mjs'

const folder = at('web', 'pages', 'samples')
const known = fs.readdirSync(folder)
const ids = known
  .filter((name) => name.endsWith('.out') && known.includes(name.replace('.out', '.in')))
  .map((name) => name.replace('.out', ''))
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'palitos-'))

/** What both fronts say, which is the same. @param {string[]} args @param {string} [input] */
function both(args, input = '') {
  const [native, node] = Object.values(fronts).map((says) => says(args, { input }))
  assert.equal(native, node, args.join(' '))
  return node
}
/** @param {string} id @param {string} kind */
const sample = (id, kind) => fs.readFileSync(path.join(folder, `${id}.${kind}`), 'utf8')

test('each problem has a sample', () => assert.ok(ids.length > 17))

for (const id of ids) {
  test(`${id}: the sample, to the byte, however its lines end`, () => {
    const [text, right] = [sample(id, 'in'), sample(id, 'out')]
    assert.equal(both(['judge', id], text), { out: right, err: '', status: 0 })
    assert.is(both(['judge', id], text.replaceAll('\n', '\r\n')).out, right)
    assert.is(both(['judge', id], text.replace(/\n$/, '')).out, right)
  })

  test(`${id}: generated inputs are the same, valid, and judged alike`, () => {
    for (const options of each(2, [
      ['--seed', '1'],
      ['--seed', '2'],
      ['--seed', '1', '--size', 'large'],
    ])) {
      const text = both(['gen', id, ...options])
      assert.is(text.status, 0)
      const files = ['in', 'out'].map((kind) => path.join(scratch, `${id}.${kind}`))
      const answers = both(['judge', id], text.out)
      assert.is(answers.err, '')
      fs.writeFileSync(files[0], text.out)
      fs.writeFileSync(files[1], answers.out)
      assert.equal(both(['check', id, ...files]), { out: '', err: '', status: 0 })
      fs.writeFileSync(files[1], answers.out + 'x\n')
      assert.is(both(['check', id, ...files]).status, 1)
    }
  })
}

/** @param {string} name @param {string} program JavaScript: `n` are the numbers of the input; returns the lines */
function wrong(name, program) {
  const file = path.join(scratch, name)
  const read = `const n = require('node:fs').readFileSync(0, 'utf8').split(/\\s+/).filter(Boolean).map(Number)`
  fs.writeFileSync(file, `${read}\nconsole.log((() => { ${program} })().join('\\n'))\n`)
  return [process.execPath, file]
}

test('stress: Timus 1087 as normal play is wrong for the smallest pile', () => {
  const program = wrong(
    'timus.cjs',
    `const [pile, m, ...set] = n, won = [false]
     for (let h = 1; h <= pile; h++) won[h] = set.some((s) => s <= h && !won[h - s])
     return [won[pile] ? 1 : 2]`,
  )
  const { out, status } = both(['stress', 'timus-1087', '--', ...program])
  assert.is(status, 1)
  assert.match(out, /\nInput:\n {2}1 1\n {2}1\nExpected:\n {2}2\nFound:\n {2}1\n/)
})

test('stress: a smaller case keeps what the statement promises', () => {
  const program = wrong(
    'bachet.cjs',
    `const out = []
     for (let i = 0; i < n.length; i += 2 + n[i + 1])
       out.push(n[i] % (Math.max(...n.slice(i + 2, i + 2 + n[i + 1])) + 1) ? 'Stan wins' : 'Ollie wins')
     return out`,
  )
  const { out, status } = both(['stress', 'uva-10404', '--', ...program])
  assert.is(status, 1)
  assert.match(out, /\nInput:\n {2}2 2 3 1\n/)
})

test('stress: UVa 10165 with T read first is found', () => {
  const program = wrong(
    'stone.cjs',
    `let at = 1; const out = []
     for (let t = n[0]; t > 0 && at < n.length; t--) {
       const piles = n.slice(at + 1, at + 1 + n[at]); at += 1 + n[at]
       out.push(piles.reduce((a, b) => a ^ b, 0) ? 'Yes' : 'No')
     }
     return out`,
  )
  const { out, status } = both(['stress', 'uva-10165', '--', ...program])
  assert.is(status, 1)
  assert.match(out, /A small case that still does, after \d+ runs:\nInput:\n {2}1\n/)
})

test('stress: a right program passes, one that fails or is not there does not', () => {
  const right = [process.execPath, at('bin', 'palitos.mjs'), 'judge', 'uva-11311']
  const passed = both(['stress', 'uva-11311', '--rounds', '3', '--', ...right])
  assert.is(passed.status, 0)
  assert.match(passed.out, /^\d+ cases: no difference\.\n$/)
  assert.match(both(['stress', 'uva-11311', '--', 'false']).out, /the program failed/)
  assert.is(both(['stress', 'uva-11311', '--', path.join(scratch, 'none')]).status, 2)
})

test('a refusal prints no answer, however late it comes', () => {
  const text = '17\n'.repeat(300000) + 'x\n'
  const { out, err, status } = both(['judge', 'uva-847'], text)
  assert.equal([out, status], ['', 2])
  assert.is(err, 'palitos: a number is expected here (line 300001)\n')
})

test.after(() => fs.rmSync(scratch, { recursive: true }))
test.run()
