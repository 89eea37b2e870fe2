/** Texts of a million characters that mean ill: each is read, or refused, in time that grows with its length alone. */
import { spawnSync } from 'node:child_process'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { at } from '../../../tools/lib/run.mjs'
import { readSum, writeSum } from '../../../web/model/sum.js'

/** What is done, in a process of its own: one that squares the length goes on for hours. @type {Record<string, string>} */
const WORK = {
  'a sum of blanks': `(await load('model/sum.js')).readSum(' '.repeat(n) + '{')`,
  'a sum of open braces': `(await load('model/sum.js')).readSum('a {'.repeat(n / 3))`,
  'a table of one word': `(await load('contest/judge.js')).readTable('a'.repeat(n) + '|{n}')`,
  'a case of open braces': `(await load('contest/judge.js')).caseOf({ axes: [], template: '{a:'.repeat(n / 3) }, [])`,
  'a line of blanks': `(await load('contest/judge.js')).linesOf(' '.repeat(n) + 'x')`,
}
for (const [name, code] of Object.entries(WORK))
  test(`${name} is read at once`, () => {
    const head = `const n = 1e6, load = (name) => import(${JSON.stringify(`${at('web')}/`)} + name);`
    const { status, stderr, signal } = spawnSync(
      process.execPath,
      ['--input-type=module', '-e', `${head} try { ${code} } catch (e) { if (!e.reason) throw e }`],
      { timeout: 60_000, encoding: 'utf8' },
    )
    assert.is(signal, null, 'it does not end')
    assert.is(status, 0, stderr)
  })

test('a sum is taken apart as it is written', () => {
  const parts = readSum('misere maze{..#/.+.} +  nim+rule{take 1 + n}', 'c2 + 6')
  assert.equal(parts, [
    { name: 'maze', rules: '..#/.+.', start: 'c2' },
    { name: 'nim', rules: '', start: '6' },
    { name: 'rule', rules: 'take 1 + n', start: '' },
  ])
  assert.equal(writeSum(parts).rules, 'maze{..#/.+.} + nim + rule{take 1 + n}')
  assert.equal(readSum(''), [])
  assert.equal(readSum('nim + ').length, 2)
})

test.run()
