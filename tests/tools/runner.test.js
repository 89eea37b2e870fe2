/** The strict runner sees what uvu by itself lets pass: each file below ends with exit code 0 under `node`. */
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { at } from '../../tools/lib/run.mjs'
import { fileJob, judge, pool, runFile, stale } from '../../tools/runner.mjs'
import { cResult } from '../../tools/test.mjs'
import { tree } from './tree.js'

const runner = suite('runner')
const uvu = JSON.stringify(at('node_modules', 'uvu', 'dist', 'index.mjs'))
const use = `import { suite, test } from ${uvu}\n`

const sleeper = JSON.stringify(['-e', 'setTimeout(() => {}, 600000)'])
/** A file that starts a process which would run for ten minutes, and writes its number beside itself. */
const child = (/** @type {string} */ name, detached = false) =>
  `import { spawn } from 'node:child_process'\nimport * as fs from 'node:fs'\n` +
  `const { pid } = spawn(process.execPath, ${sleeper}, { stdio: 'inherit', detached: ${detached} })\n` +
  `fs.writeFileSync(new URL('${name}', import.meta.url), String(pid))\n`
const mark = `import * as fs from 'node:fs'\nconst mark = new URL('mark', import.meta.url)\nconst there = fs.existsSync(mark)\nfs.writeFileSync(mark, '')\n`

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
  'busy.test.js': `${use}test('one', () => { for (;;); })\ntest.run()\n`,
  'never.test.js': `${use}test('one', () => new Promise(() => {}))\ntest.run()\n`,
  'signs.test.js': `${use}for (let i = 0; i < 8; i++) test('one', () => new Promise((go) => setTimeout(go, 500)))\ntest.run()\n`,
  'open.test.js': `${use}setInterval(() => {}, 1000)\ntest('one', () => {})\ntest.run()\n`,
  'leaves.test.js': `${use}${child('left')}test('one', () => {})\ntest.run()\n`,
  'killed.test.js': `${use}${child('grandchild')}test('one', () => { for (;;); })\ntest.run()\n`,
  'once.test.js': `${use}${mark}test('sometimes', () => { if (!there) throw new Error('not yet') })\ntest.run()\n`,
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
  const { failed, why } = await run('slow.test.js', { limit: 1.5 })
  assert.ok(failed > 0)
  assert.match(why.join('; '), /more than 1\.5 s/)
})

runner('a file that says nothing is ended, one that gives signs is not', async () => {
  const { failed, why } = await run('busy.test.js', { silence: 1.5 })
  assert.ok(failed > 0)
  assert.match(why.join('; '), /said nothing for 1\.5 s/)
  assert.is((await run('signs.test.js', { silence: 3 })).passed, 8)
})

runner('a test that waits for what never comes is a failure, without a wait', async () => {
  const { failed, why } = await run('never.test.js')
  assert.ok(failed > 0)
  assert.match(why.join('; '), /ended before its tests did/)
})

/** @param {string} name of the file with its number @returns {boolean} */
const alive = (name) => {
  const stat = `/proc/${fs.readFileSync(path.join(root, name), 'utf8')}/stat`
  return fs.existsSync(stat) && !/\) Z /.test(fs.readFileSync(stat, 'utf8'))
}
/** The system takes a moment to end what was killed. @param {string} name */
async function gone(name) {
  for (let i = 0; i < 200 && alive(name); i++) await new Promise((go) => setTimeout(go, 50))
  return !alive(name)
}

runner('what a file leaves open does not keep it, and what it started ends with it', async () => {
  assert.is((await run('open.test.js')).passed, 1)
  assert.is((await run('leaves.test.js')).passed, 1)
  assert.ok(await gone('left'))
  assert.ok((await run('killed.test.js', { limit: 3 })).failed)
  assert.ok(await gone('grandchild'), 'of a file that was ended, too')
})

/** @param {string[]} names @param {object} [options] */
const again = async (names, options) => {
  /** @type {Record<string, { failed: number, flaky?: boolean }>} */
  const told = {}
  const jobs = names.map((name) => fileJob(path.join(root, name), { again: true }))
  const keep = (/** @type {string} */ name, /** @type {any} */ one) =>
    (told[path.basename(name)] = { failed: one.failed, flaky: one.flaky })
  return { ...(await pool(jobs, { told: keep, tell: () => {}, ...options })), told }
}

runner('what failed beside others and passes alone is passed and told as flaky', async () => {
  fs.rmSync(path.join(root, 'mark'), { force: true })
  const { passed, failed, flaky, told } = await again(['once.test.js', 'fine.test.js'])
  assert.equal([passed, failed], [3, 0])
  assert.is(flaky.length, 1)
  assert.match(flaky[0].name, /once\.test\.js$/)
  assert.match(flaky[0].output, /FAIL.*sometimes/)
  assert.equal(told['once.test.js'], { failed: 0, flaky: true })
})

runner('what fails twice has failed, and so has what may not run again', async () => {
  const { failed, flaky } = await again(['fails.test.js', 'fine.test.js'])
  assert.equal([failed, flaky.length], [1, 0])
  fs.rmSync(path.join(root, 'mark'), { force: true })
  const once = await pool([fileJob(path.join(root, 'once.test.js'))], { tell: () => {} })
  assert.equal([once.failed, once.flaky.length], [1, 0])
})

runner('six failures are no noise: none of them runs again', async () => {
  fs.rmSync(path.join(root, 'mark'), { force: true })
  const six = ['once', 'fails', 'before', 'norun', 'only', 'second'].map(
    (name) => `${name}.test.js`,
  )
  const { failed, flaky } = await again(six)
  assert.ok(failed >= 6)
  assert.equal(flaky, [])
})

runner('after its minutes all that runs is named, and failed', async () => {
  const { failed } = await again(['slow.test.js', 'fine.test.js'], { limit: 0.03, lanes: 1 })
  assert.is(failed, 1)
})

runner('an exit code is believed over a sum', () => {
  const sum = { suites: 1, total: 2, passed: 2, skipped: 0 }
  assert.is(judge({ code: 0, sum, source: '' }).failed, 0)
  assert.is(judge({ code: 1, sum, source: '' }).failed, 1)
})

runner('a test in C that crashes, says no sum or ran no test is a failure', () => {
  const worth = (/** @type {string} */ output, fine = true) => {
    const { passed, failed, why } = cResult(output, fine)
    assert.is(failed > 0, why.length > 0)
    return [passed, failed]
  }
  assert.equal(worth('seed 1\n10 passed, 0 failed\n'), [10, 0])
  assert.equal(worth('4 passed, 1 failed\n', false), [4, 1])
  assert.equal(worth('4 passed, 1 failed\n'), [4, 1])
  assert.equal(worth('10 passed, 0 failed\n', false), [10, 1])
  assert.equal(worth('0 passed, 0 failed\n'), [0, 1])
  assert.equal(worth('10 passed, 0 failed\nand then\n'), [0, 1])
  assert.equal(worth(''), [0, 1])
})

runner('a build that is older than what it was made of is told, where a test sees it', () => {
  const since = (/** @type {Record<string, string>} */ changed) => (/** @type {string} */ step) =>
    changed[step] ?? null
  const cookies = since({ wasm: 'src/games/cookies.c' })
  const test = (/** @type {string} */ name) => at('tests', ...name.split('/'))
  assert.is(
    stale([test('js/engine/engine.test.js')], cookies),
    'the build is older than src/games/cookies.c: npm run build -- --no-slides',
  )
  assert.match(
    stale([test('browser/play/play.test.js')], since({ site: 'web/x.css' })),
    /web\/x\.css/,
  )
  assert.match(stale([test('js/core/parts.test.js')], since({ script: 'web/x.js' })), /web\/x\.js/)
  assert.is(
    stale([test('js/engine/engine.test.js')], since({ script: 'web/x.js' })),
    '',
    'read as it is',
  )
  assert.is(stale([test('tools/select-tests.test.js')], cookies), '')
  assert.is(stale([test('js/engine/engine.test.js')], since({})), '')
})

runner.run()
