/**
 * judge.test.js -- contest problems through the engine's objects: judging, comparing, why, smaller cases, and the same
 * in pieces, as the worker does it.
 */
import * as fs from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { at } from '../../../tools/lib/run.mjs'
import { JudgeInputError } from '../../../web/engine/errors.js'
import { Judge } from '../../../web/engine/judge.js'
import { engine } from '../wasm.mjs'

const folder = at('web', 'pages', 'samples')
/** @param {string} id @param {string} kind */
const sample = (id, kind) => fs.readFileSync(`${folder}/${id}.${kind}`, 'utf8')
/** @param {() => void} call @returns {JudgeInputError} */
function refusal(call) {
  try {
    call()
  } catch (error) {
    assert.instance(error, JudgeInputError)
    return /** @type {JudgeInputError} */ (error)
  }
  throw new Error('it was not refused')
}

test('each problem has its facts', () => {
  assert.ok(engine.problems.length > 17)
  for (const { id, title, link } of engine.problems) {
    assert.match(id, /^[a-z]+-[a-z0-9-]+$/)
    assert.ok(title && (!link || link.startsWith('http')))
  }
})

for (const { id } of engine.problems)
  test(`${id}: the sample is judged to the byte, and compares equal with itself`, () => {
    const [input, right] = [sample(id, 'in'), sample(id, 'out')]
    assert.is(engine.judge(id, input).output, right)
    assert.is(engine.compare(id, input, right), null)
    assert.is(engine.compare(id, input, right.replaceAll('\n', '  \r\n\r\n')), null)
  })

for (const { id } of engine.problems)
  test(`${id}: what is generated is valid, and each case that differs is told alone`, () => {
    const input = engine.generate(id, 5)
    assert.is(engine.generate(id, 5), input)
    const { output, cases } = engine.judge(id, input)
    assert.ok(cases)
    const at = output.trimEnd().lastIndexOf('\n') + 1
    const wrong = `${output.slice(0, at)}?\n`
    const d = /** @type {import('../../../web/engine/judge.js').Difference} */ (
      engine.compare(id, input, wrong)
    )
    assert.is(d.number, cases)
    assert.is(wrong.split('\n')[d.line - 1], '?')
    assert.is(d.beyond, false)
    const alone = engine.judge(id, d.input)
    assert.is(alone.cases, 1)
    assert.is(alone.output.replace(/^Case \d+/, ''), d.expected.replace(/^Case \d+/, ''))
    assert.ok(d.why.text)
    assert.equal(engine.tell(id, d.one, d.found), {
      why: d.why,
      game: d.game,
      rules: d.rules,
      start: d.start,
    })
    if (d.game) engine.game(d.game, { rules: d.rules }).parse(d.start)
    const least = engine.shrink(id, d.one, d.found)
    assert.is(engine.judge(id, least.input).output, least.expected)
    assert.ok(least.one.length <= d.one.length)
    assert.ok(least.why.text)
  })

test('each method of a problem costs something, and the one that judges is quick at the official limits', () => {
  for (const { id, limits, methods } of engine.problems) {
    const costs = engine.costs(
      id,
      limits.map(({ official }) => official),
    )
    assert.equal(
      costs.map(({ method }) => method),
      methods,
    )
    for (const { states, moves, bytes } of costs) assert.ok(states > 0 && moves > 0 && bytes > 0)
    assert.ok(costs[costs.length - 1].moves < 1e8)
  }
  const [all, table, words] = engine.costs('uva-10404', [21, 3])
  assert.equal([table.states, table.moves], [22, 60])
  assert.ok(all.states > 1e5 && words.states === 1)
  assert.is(engine.costs('uva-10404', [1e6, 10])[0].states, Infinity)
})

test('a refusal has a line, a reason, and the number it is about', () => {
  const error = refusal(() => engine.judge('uva-10165', '2\n1 1\n2\n3 -4\n0\n'))
  assert.is(error.line, 4)
  assert.is(error.reason, 'a heap has at least 1 stone, not %')
  assert.is(error.number, -4)
  assert.match(error.message, /not -4 \(line 4\)$/)
  assert.is(refusal(() => engine.compare('uva-847', '17\nx\n', 'Ollie wins.\n')).line, 2)
  assert.is(refusal(() => engine.tell('uva-847', 'x')).line, 1)
})

test('a text without a case has nothing to tell; an empty line of the game of 31 has', () => {
  assert.is(
    refusal(() => engine.tell('uva-847', '')).reason,
    'the input ends before its first case',
  )
  const empty = engine.compare('uva-10578', '12\n\n', '12 A\n B\n')
  assert.equal([empty?.number, empty?.one, empty?.input], [2, '', '\n'])
  assert.match(String(empty?.why.text), /is to move/)
  assert.equal(engine.tell('uva-10578', '').why, empty?.why)
})

test('an output that ends too early, and one that goes on', () => {
  const early = engine.compare('uva-847', '162\n17\n34012226\n', 'Stan wins.\n')
  assert.is(early?.number, 2)
  assert.equal([early?.found, early?.expected, early?.beyond], ['', 'Ollie wins.\n', false])
  const more = engine.compare('uva-847', '162\n', 'Stan wins.\n\nOllie wins.\n')
  assert.equal([more?.number, more?.beyond, more?.line], [1, true, 3])
  assert.equal([more?.found, more?.input, more?.game], ['Ollie wins.', '', null])
})

test('of the cases that differ the one of the shortest text is found, where lines agree', () => {
  const input = '34012226\n17\n9\n'
  const d = engine.compare('uva-847', input, 'Ollie wins.\nStan wins.\nOllie wins.\n')
  assert.is(d?.number, 1)
  assert.equal([d?.smaller?.number, d?.smaller?.one, d?.smaller?.line], [3, '9', 3])
  assert.is(engine.compare('uva-847', input, 'Ollie wins.\nStan wins.\n')?.smaller, null)
  const long = 'Ollie wins.\nStan wins.\nOllie wins.\n\nStan wins.'
  assert.is(engine.compare('uva-847', input, long)?.smaller, null)
})

test('after an answer of several lines that are all wrong the next case is compared', () => {
  const input = '2\n\n3\n2 4 9\n\n1\n3\n'
  const { output } = engine.judge('cc-g3', input)
  assert.match(output, /^Mary wins\nMove .+\n\nMary wins\nMove 3 to 1\n\n$/)
  const d = engine.compare('cc-g3', input, output.replace(/Ma|Mo/g, 'x'))
  assert.equal([d?.number, d?.line, d?.smaller?.number, d?.smaller?.line], [1, 1, 2, 4])
})

test('of a case of several questions the one that is answered wrong is left', () => {
  const s = engine.shrink('poj-2960', '2 2 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12', 'LWL')
  assert.equal([s.expected, s.found], ['W\n', 'L'])
  assert.match(s.one, /^1 1\n1\n1 1$/)
  const tree = '3\n0 1 0\n1 2\n2 3\n2\n3 1\n2 3'
  const t = engine.shrink('hr-move-the-coins', tree, 'YES\nNO')
  assert.equal([t.expected, t.found], ['INVALID\n', 'NO'])
  assert.match(t.one, /\n1\n\d \d$/)
})

test('in pieces of any size the answers and differences are the same, and leaving frees the memory', () => {
  const judge = new Judge(engine.memory)
  const utf8 = new TextEncoder()
  /** @param {Generator<import('../../../web/engine/judge.js').Slice, any, Uint8Array | undefined>} steps @param {string[]} texts @param {number} piece */
  function run(steps, texts, piece) {
    const bytes = texts.map((text) => utf8.encode(text))
    let out = ''
    for (let step = steps.next(); ;) {
      out += new TextDecoder().decode(step.value?.output)
      if (step.done) return { out, value: step.value }
      const { wants } = step.value
      step = steps.next(wants === null ? undefined : bytes[wants].subarray(0, piece))
      if (wants !== null) bytes[wants] = bytes[wants].subarray(piece)
    }
  }
  for (const { id } of engine.problems) {
    const [input, right] = [sample(id, 'in'), sample(id, 'out')]
    for (const piece of [1, 7, 4096]) {
      assert.is(run(judge.judging(id), [input], piece).out, right, `${id} ${piece}`)
      const wrong = right.replace(/\S(?=\s*$)/, '~')
      const { value } = run(judge.comparing(id), [input, wrong], piece)
      assert.equal(value, engine.compare(id, input, wrong), `${id} ${piece}`)
    }
  }
  const size = () => engine.memory.exports.memory.buffer.byteLength
  for (let i = 0, before = 0; i < 40; i++) {
    const steps = judge.judging('uva-10404')
    steps.next()
    steps.next(utf8.encode('100000000 1 1 '))
    steps.return(/** @type {never} */ (null))
    if (i === 20) before = size()
    if (i > 20) assert.is(size(), before)
  }
})

test('a difference of form is told from a wrong answer, however the output comes in', () => {
  /** id, input, output, how the first difference is called @type {[string, string, string, RegExp | ''][]} */
  const forms = [
    ['uva-847', '162\n17\n', 'Stan wins\nOllie wins\n', /the full stop at the end is missing/],
    ['uva-847', '162\n17\n', 'Stan wins..\nOllie wins.\n', /full stop at the end is too much/],
    ['uva-847', '162\n17\n', 'STAN wins.\nOllie wins.\n', /only upper and lower case differ/],
    ['uva-847', '162\n17\n', 'Stan  wins.\nOllie wins.\n', /only blanks, punctuation/],
    ['uva-847', '162\n17\n', 'n = 162\nStan wins.\nOllie wins.\n', /^An extra line/],
    ['uva-847', '162\n17\n', 'Ollie wins.\nStan wins.\n', ''],
    ['uva-847', '162\n17\n', 'Ollie wins.', ''],
    ['uva-10165', '2\n1 1\n1\n3\n0\n', 'Yes\nNo\n', ''],
    ['uva-10111', sample('uva-10111', 'in'), '#####\n0,1\n', /only blanks, punctuation/],
    ['uva-10111', sample('uva-10111', 'in'), '(0,1)\n#####\n', ''],
    ['uva-10891', '1\n-4\n0\n', '4\n', ''],
    ['uva-10891', '1\n5\n1\n7\n0\n', '7\n5\n7\n', ''],
    ['spoj-game31', '356656\n', '35665 A\n', ''],
    ['spoj-game31', '356656\n', '35665 B\n', /what the line repeats before it/],
    ['spoj-game31', '356656\n', 'B\n', /what the line repeats before it/],
    ['lightoj-1296', '1\n1\n1\n', 'Case #1: Bob\n', /only blanks, punctuation/],
    ['lightoj-1296', '1\n1\n1\n', 'Case 2: Bob\n', /what the line repeats before it/],
    ['lightoj-1296', '1\n1\n1\n', 'Case 1: Alice\n', ''],
  ]
  for (const [id, input, output, form] of forms) {
    const said = engine.compare(id, input, output)?.form
    if (form) assert.match(said ?? '', form, output)
    else assert.is(said, '', output)
    /* byte by byte */
    const steps = new Judge(engine.memory).comparing(id)
    const left = [input, output].map((text) => new TextEncoder().encode(text))
    let step = steps.next()
    while (!step.done) {
      const { wants } = step.value
      const piece = left[wants ?? 0].subarray(0, 1)
      if (wants !== null) left[wants] = left[wants].subarray(1)
      step = wants === null ? steps.next() : steps.next(piece)
    }
    assert.is(step.value?.form, said, output)
  }
})

test('an input that passes the limits of a statement is answered, and the first limit is named', () => {
  for (const { id } of engine.problems) {
    assert.is(engine.judge(id, sample(id, 'in')).beyond, '', id)
    for (const size of /** @type {const} */ (['small', 'large']))
      assert.is(engine.judge(id, engine.generate(id, 1, size)).beyond, '', `${id} ${size}`)
  }
  const many = (/** @type {number} */ n, word = '1') => Array(n).fill(word).join(' ')
  /** id, at the limit, beyond it, the limit @type {[string, string, string, string][]} */
  const limits = [
    ['uva-847', '4294967294\n', '4294967295\n', 'n < 4294967295'],
    ['uva-10368', '2147483647 1\n0 0\n', '1 2147483648\n0 0\n', 'a, b < 2^31'],
    ['uva-10404', '1000000 1 1\n', '1000001 1 1\n', 'n ≤ 10^6'],
    ['uva-10404', `9 10 ${many(10)}\n`, `9 11 ${many(11)}\n`, 'm ≤ 10'],
    ['timus-1087', '10000 1\n1\n', '10001 1\n1\n', 'n ≤ 10000'],
    ['timus-1087', `9 50\n${many(50)}\n`, `9 51\n${many(51)}\n`, 'm ≤ 50'],
    ['uva-10165', '1\n2000000000\n0\n', '1\n2000000001\n0\n', 'x ≤ 2·10^9'],
    ['lightoj-1296', '1\n1\n1000000000\n', '1\n1\n1000000001\n', 'x ≤ 10^9'],
    ['uva-10891', `100\n${many(100)}\n0\n`, `101\n${many(101)}\n0\n`, 'n ≤ 100'],
    ['uva-11311', '1\n48 48 0 0\n', '1\n48 49 0 0\n', 'm, n ≤ 48'],
    ['uva-11311', `100\n${many(100, '2 2 0 0')}`, `101\n${many(101, '2 2 0 0')}`, 't ≤ 100'],
    ['uva-11489', `59\n${many(59)}`, `60\n${many(60)}`, 'T < 60'],
    ['uva-11489', `1\n${'1'.repeat(1000)}`, `1\n${'1'.repeat(1001)}`, 'N < 10^1000'],
    ['cc-astrgame', `1\n${'a'.repeat(30)}\n1\na\n`, `1\n${'a'.repeat(31)}\n1\na\n`, '|S| ≤ 30'],
    ['cc-astrgame', `1\na\n30\n${many(30, 'a')}`, `1\na\n31\n${many(31, 'a')}`, 'N ≤ 30'],
    ['cc-g3', '1\n1\n1000000000\n', '1\n1\n1000000001\n', 'c ≤ 10^9'],
    ['cf-768e', `1000000\n${many(1e6)}`, `1000001\n${many(1e6 + 1)}`, 'n ≤ 10^6'],
    ['hr-move-the-coins', '1\n20\n0\n', '1\n21\n0\n', 'c ≤ 20'],
    ['poj-2960', '1 1\n1\n1 10000\n0\n', '1 1\n1\n1 10001\n0\n', 'h ≤ 10000'],
    ['poj-2960', '1 10000\n1\n1 1\n0\n', '1 10001\n1\n1 1\n0\n', 's ≤ 10000'],
  ]
  for (const [id, within, outside, limit] of limits) {
    assert.is(engine.judge(id, within).beyond, '', `${id}: ${limit}`)
    const answered = engine.judge(id, outside)
    assert.is(answered.beyond, limit)
    assert.ok(answered.cases > 0)
  }
})

test.run()
