/**
 * bad-input.test.js -- contest problems' inputs that are none, through both fronts: one line says which line and why,
 * nothing is printed as an answer, and memory is bounded however much comes.
 */
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { at } from '../../../tools/lib/run.mjs'
import { JudgeInputError } from '../../../web/engine/errors.js'
import { Judge } from '../../../web/engine/judge.js'
import { loadMemory } from '../../../web/engine/memory.js'
import { DEEP } from '../../deep.mjs'
import { fronts } from '../fronts.mjs'
import { engine } from '../wasm.mjs'

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'palitos-'))
const file = path.join(scratch, 'in')
const MB = 1 << 20

/** What both fronts say of the file, which is the same. @param {string} id @param {...string} more */
function both(id, ...more) {
  const given = { input: { file }, env: { ASAN_OPTIONS: 'hard_rss_limit_mb=256' } }
  const [native, node] = Object.values(fronts).map((says) => says(['judge', id, ...more], given))
  assert.equal(native, node, id)
  return node
}

/** problem, input, line, what is said @type {[string, string, number, string][]} */
const refused = [
  ['uva-847', '162\nsiete\n', 2, 'a number is expected here'],
  ['uva-847', '162\n99999999999999999999\n', 2, 'this number does not fit in 64 bits'],
  ['uva-10368', '34 12\n-15 24\n0 0\n', 2, 'a number is 1 or more (0 0 ends), not -15'],
  ['uva-10165', '2\n3 -4\n0\n', 2, 'a heap has at least 1 stone, not -4'],
  ['uva-10404', '20 3 1 3\n', 2, 'the input ends within case 1'],
  ['uva-11311', '3\n2 3 0 2\n', 3, '3 cases are announced, but the input ends before the last one'],
  ['lightoj-1296', '1\n1\n5\n7\n', 4, 'the input goes on after the last case'],
  ['uva-11489', '2\n771\n7o1\n', 3, 'a number with digits from 1 to 9 is expected here'],
  [
    'uva-10111',
    '?\nx.o.\n....\n..z.\n....\n$\n',
    4,
    'a row of four squares, each x, o or ., is expected here',
  ],
  [
    'uva-10111',
    '?\nx.o.\n....\n.....\n....\n$\n',
    4,
    'a row of four squares, each x, o or ., is expected here',
  ],
  ['uva-10111', '?\nx...\n....\n....\n....\n$\n', 5, 'x is to move, so there are as many o as x'],
  ['uva-10578', '12\n1234567\n', 2, 'expected cards from 1 to 6'],
  ['hr-move-the-coins', '3\n1 1 1\n1 2\n2 1\n0\n', 4, 'this edge does not belong to the tree'],
  ['hr-move-the-coins', '3\n1 1 1\n1 2\n1 4\n0\n', 4, 'there is no node 4'],
  ['cc-g3', '1\n3\n1 5 5\n', 3, 'coins stand on different squares, from left to right'],
  [
    'timus-1087',
    '5 1\n2\n',
    2,
    'the statement promises that there is always a move, yet play can reach 1 without one',
  ],
]
for (const [id, input, line, reason] of refused)
  test(`${id}: ${reason}`, () => {
    fs.writeFileSync(file, input)
    assert.equal(both(id), { out: '', err: `palitos: ${reason} (line ${line})\n`, status: 2 })
    const { err } = both(id, '--lang', 'es')
    assert.match(err, new RegExp(`^palitos: [^\\n]+ \\(línea ${line}\\)\\n$`))
    assert.not(err.includes(reason))
  })

test('a NUL or half a surrogate in an input is refused with its line, in the page and on the command line', () => {
  for (const { id } of engine.problems) {
    const input = engine.generate(id, 1).trimEnd()
    const places = input.length < 400 ? input.length : 400
    for (let i = 0; i <= places; i++)
      for (const bad of ['\0', '\ud800']) {
        const text = `${input.slice(0, i)}${bad}${input.slice(i)}\n`
        try {
          assert.unreachable(`${id} ${i}: ${JSON.stringify(engine.judge(id, text))}`)
        } catch (error) {
          assert.instance(error, JudgeInputError, String(error))
          const line = /** @type {JudgeInputError} */ (error).line
          assert.ok(line && line <= text.slice(0, i).split('\n').length, `${id} ${i}`)
        }
      }
    fs.writeFileSync(file, `${input.slice(0, 1)}\0${input.slice(1)}\n`)
    assert.match(both(id).err, /^palitos: .+ \(line 1\)\n$/, id)
  }
})
test('a NUL in an argument of the command line in Node is refused', () => {
  const { err, status } = fronts.node(['solve', 'nim', `3${'\0'}4`])
  assert.is(status, 2)
  assert.match(err, /column 2/)
})

/** as many in a file */
const MBS = DEEP ? 100 : 4
/** @type {Record<string, Buffer>} */
const zeros = {
  'zero bytes': Buffer.alloc(MB),
  'digits 0': Buffer.alloc(MB, '0'),
  'numbers 0': Buffer.alloc(MB, '0 '),
  'lines of 0': Buffer.alloc(MB, '0\n'),
}
const ids = engine.problems.map(({ id }) => id)
for (const [name, piece] of Object.entries(zeros)) {
  test(`${MBS} MB of ${name}: a sentence or an answer, at once, in little memory`, () => {
    const out = fs.openSync(file, 'w')
    for (let i = 0; i < MBS; i++) fs.writeSync(out, piece)
    fs.closeSync(out)
    for (const id of ids) {
      const { out, err, status } = both(id)
      if (status === 0) assert.is(err, '', id)
      else assert.match(err, /^palitos: .+ \(line \d+\)\n$/, id)
      if (status) assert.equal([out, status], ['', 2], id)
    }
  })
  test(`and in the page: ${name}`, () => {
    const own = loadMemory(fs.readFileSync(at('build', 'wasm', 'contest.wasm')))
    const judge = new Judge(own)
    for (const id of ids) {
      const steps = judge.judging(id)
      try {
        for (let step = steps.next(), left = MBS; !step.done;)
          step = steps.next(
            step.value.wants === null ? undefined : left-- > 0 ? piece : new Uint8Array(),
          )
      } catch (error) {
        assert.instance(error, JudgeInputError, id)
      }
      assert.ok(own.view().byteLength < 64 * MB, id)
    }
    assert.is(judge.judge('uva-847', '162\n').output, 'Stan wins.\n')
  })
}

test('an input that is right and long is judged in little memory, and its answers flow', () => {
  const own = loadMemory(fs.readFileSync(at('build', 'wasm', 'contest.wasm')))
  const steps = new Judge(own).judging('uva-847')
  const piece = Buffer.from('2\n'.repeat(MB / 2))
  let bytes = 0
  let left = 24
  for (let step = steps.next(); ;) {
    bytes += step.value.output.length
    if (step.done) break
    step = steps.next(step.value.wants === null ? undefined : left-- > 0 ? piece : new Uint8Array())
  }
  assert.is(bytes, 24 * (MB / 2) * 'Stan wins.\n'.length)
  assert.ok(own.view().byteLength < 100 * MB)
})

test.after(() => fs.rmSync(scratch, { recursive: true }))
test.run()
