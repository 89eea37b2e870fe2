/** The strict runner sees what uvu by itself lets pass: each file below ends with exit code 0 under `node`. */
import { spawnSync } from 'node:child_process'
import * as path from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { at } from '../../tools/lib/run.mjs'
import { judge, runFile, stale } from '../../tools/runner.mjs'
import { cSum } from '../../tools/test.mjs'
import { tree } from './tree.js'

const runner = suite('runner')
const uvu = JSON.stringify(at('node_modules', 'uvu', 'dist', 'index.mjs'))
const use = `import { suite, test } from ${uvu}\n`

const root = tree({
  'fine.test.js': `${use}const a = suite('a')\na('one', () => {})\na('two', () => {})\na.run()\n`,
  'fails.test.js': `${use}const a = suite('a')\na('one', () => {})\na('two', () => { throw new Error('no') })\na.run()\n`,
  'before.test.js': `${use}const a = suite('a')\na.before(() => { throw new Error('no') })\na('one', () => { throw new Error('never reached') })\na.run()\n`,
  'norun.test.js': `${use}const a = suite('a')\na('one', () => { throw new Error('never reached') })\n`,
  'only.test.js': `${use}const a = suite('a')\na.only('one', () => {})\na('two', () => { throw new Error('never reached') })\na.run()\n`,
  'second.test.js': `${use}const a = suite('a')\nconst b = suite('b')\na('one', () => {})\nb('two', () => { throw new Error('never reached') })\na.run()\n`,
  'exit.test.js': `${use}test('one', () => process.exit(0))\ntest.run()\n`,
  'empty.test.js': `${use}const a = suite('a')\na.run()\n`,
  'says.test.js': `${use}console.log('  Total:     5\\n  Passed:    5\\n  Skipped:   0')\nconst a = suite('a')\na('one', () => { throw new Error('no') })\na.run()\n`,
  'slow.test.js': `${use}test('one', () => new Promise((go) => setTimeout(go, 60000)))\ntest.run()\n`,
})
const run = (/** @type {string} */ name, options = {}) =>
  runFile(path.join(root, name), { show: false, ...options })

runner('two tests that pass are two passed', async () => {
  const { passed, failed, why } = await run('fine.test.js')
  assert.equal({ passed, failed, why }, { passed: 2, failed: 0, why: [] })
})

runner('a test that fails is one failed', async () => {
  const { passed, failed } = await run('fails.test.js')
  assert.equal({ passed, failed }, { passed: 1, failed: 1 })
})

for (const [name, reason] of /** @type {const} */ ([
  ['before', /not reached/],
  ['norun', /no test/],
  ['only', /skipped/],
]))
  runner(`${name}: uvu by itself ends with 0, the runner does not let it pass`, async () => {
    const alone = spawnSync(process.execPath, [path.join(root, `${name}.test.js`)])
    assert.is(alone.status, 0, 'uvu has mended this: the runner could be simpler')
    const { failed, why } = await run(`${name}.test.js`)
    assert.ok(failed > 0)
    assert.match(why.join('; '), reason)
  })

runner('of two suites one without .run() is a failure', async () => {
  const { failed, why } = await run('second.test.js')
  assert.ok(failed > 0)
  assert.match(why.join('; '), /suite b has no \.run\(\)/)
})

runner('a file that ends its process in a test is a failure', async () => {
  const { failed, why } = await run('exit.test.js')
  assert.ok(failed > 0)
  assert.match(why.join('; '), /ended before its tests did/)
})

runner('a suite of no tests is a failure', async () => {
  assert.ok((await run('empty.test.js')).failed > 0)
})

runner('a test cannot say its own sum', async () => {
  assert.ok((await run('says.test.js')).failed > 0)
})

runner('a test that takes too long is a failure', async () => {
  const { failed, why } = await run('slow.test.js', { limit: 1500 })
  assert.ok(failed > 0)
  assert.match(why.join('; '), /more than/)
})

runner('an exit code is believed over a sum', () => {
  const sum = { suites: 1, total: 2, passed: 2, skipped: 0 }
  assert.is(judge({ code: 0, sum, source: '' }).failed, 0)
  assert.is(judge({ code: 1, sum, source: '' }).failed, 1)
})

runner('C tests: sums are added; a crash, a silent or an empty test is a failure', () => {
  const line = (/** @type {number} */ n, /** @type {string} */ name, result = '   Passed') =>
    `${n}/2 Test #${n}: ${name} .....................${result}    0.01 sec\n`
  const names = ['laws', 'facts']
  const good = `1: 10 passed, 0 failed\n${line(1, 'laws')}2: 5 passed, 0 failed\n${line(2, 'facts')}`
  assert.equal(cSum(names, good), { passed: 15, failed: 0 })
  assert.equal(cSum(names, good.replace('5 passed, 0', '4 passed, 1')), { passed: 14, failed: 1 })
  assert.equal(cSum(names, good.replace('2: 5 passed, 0 failed\n', '')), { passed: 10, failed: 1 })
  assert.equal(cSum(names, good.replace('2: 5 passed', '2: 0 passed')), { passed: 10, failed: 1 })
  const crash = good.replace(line(2, 'facts'), line(2, 'facts', '***Failed  '))
  assert.equal(cSum(names, crash), { passed: 15, failed: 1 })
  /** @type {unknown[]} */
  const told = []
  cSum(names, crash, ['facts'], (...of) => void told.push(of))
  assert.equal(told, [['facts', { passed: 5, failed: 1, seconds: 0.01 }]])
})

runner('a build that is older than what it was made of is told, where a test sees it', () => {
  const since = (/** @type {Record<string, string>} */ changed) => (/** @type {string} */ step) =>
    changed[step] ?? null
  const cookies = since({ wasm: 'src/games/cookies.c' })
  const test = (/** @type {string} */ name) => at('tests', ...name.split('/'))
  assert.is(
    stale([test('js/engine.test.js')], cookies),
    'the build is older than src/games/cookies.c: npm run build -- --no-slides',
  )
  assert.match(stale([test('browser/play.test.js')], since({ site: 'web/x.css' })), /web\/x\.css/)
  assert.match(stale([test('js/parts.test.js')], since({ script: 'web/x.js' })), /web\/x\.js/)
  assert.is(stale([test('js/engine.test.js')], since({ script: 'web/x.js' })), '', 'read as it is')
  assert.is(stale([test('tools/due.test.js')], cookies), '')
  assert.is(stale([test('js/engine.test.js')], since({})), '')
})

runner.run()
