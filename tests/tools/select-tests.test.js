/** What has to run, a part that has not passed as things are; and how long it may take. */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  contents,
  known,
  limitOf,
  noneOld,
  Passed,
  reads,
  SECONDS,
  slowness,
} from '../../tools/select-tests.mjs'
import { at, read, Stop } from '../../tools/lib/run.mjs'
import { tree } from './tree.js'

const due = suite('due')
const NIM = 'tests/js/nim.test.js'
const BOARD = 'tests/browser/board.test.js'
const folder = tree({
  [NIM]: '',
  'tests/js/open.mjs': '',
  'tests/js/other.test.js': '',
  'web/elements/cgt-tree.js': '',
})

due(
  'what passed is the same until something changes that it can read, and not once it failed',
  () => {
    const file = path.join(folder, 'build', 'passed.json')
    const now = contents(folder)
    const as = (/** @type {Record<string, string>} */ changes, around = ['node 20']) =>
      new Passed(file, new Map([...now, ...Object.entries(changes)]), around)
    assert.is(as({}).same(NIM), undefined, 'it has not run')
    as({}).keep(NIM, { passed: 7, failed: 0, seconds: 2 })
    assert.is(as({}).same(NIM)?.passed, 7)
    assert.is(as({ 'tests/js/other.test.js': 'changed' }).same(NIM)?.passed, 7)
    for (const other of [NIM, 'tests/js/open.mjs', 'web/elements/cgt-tree.js', 'a-new-file'])
      assert.is(as({ [other]: 'changed' }).same(NIM), undefined, other)
    assert.is(as({}, ['node 22']).same(NIM), undefined)
    assert.is(as({ [NIM]: 'changed' }).last(NIM)?.seconds, 2)
    as({}).keep(NIM, { passed: 6, failed: 1, seconds: 2 })
    assert.is(as({}).same(NIM), undefined, 'it failed')
    as({}).keep(NIM, { passed: 0, failed: 0, seconds: 2 })
    assert.is(as({}).same(NIM), undefined, 'it ran nothing')
  },
)

due(
  'a part reads rather too much: all but the tests of others, and words that only checks read',
  () => {
    for (const part of ['check', NIM, BOARD, 'tests/tools/select-tests.test.js'])
      for (const file of ['src/games/nim.c', 'web/pages/es/game-nim.md', 'tools/build.mjs', 'x'])
        assert.ok(reads(part, file), `${part} ${file}`)
    assert.not(reads(BOARD, NIM))
    assert.not(reads(BOARD, 'CHANGELOG.md'))
    assert.ok(reads(NIM, 'README.md'))
    for (const part of ['tests/c/laws.c', 'fuzz']) {
      for (const file of ['src/game.h', 'tests/c/corpus/1', 'CMakePresets.json', 'text/es.json'])
        assert.ok(reads(part, file), `${part} ${file}`)
      for (const file of ['tests/c/check.h', part === 'fuzz' ? 'tests/c/fuzz.c' : part])
        assert.ok(reads(part, file), `${part} ${file}`)
      for (const file of ['web/elements/cgt-play.js', 'tests/c/facts.c'])
        assert.not(reads(part, file), `${part} ${file}`)
    }
  },
)

due(
  'a part may take six times what was recorded, at least 90 s, and more on a slow machine',
  () => {
    assert.is(limitOf('tests/js/yours.test.js', 1), 90, 'a new one')
    assert.is(limitOf('check', 1), Math.max(90, 6 * SECONDS.check))
    assert.is(limitOf('tests/js/yours.test.js', 2.5), 225)
    assert.is(slowness(SECONDS.check / 2), 1)
    assert.is(slowness(SECONDS.check * 3), 3)
    assert.is(slowness(SECONDS.check * 30), 4)
  },
)

due('what was recorded is there still', () => {
  for (const part of Object.keys(SECONDS))
    assert.ok(['check', 'fuzz'].includes(part) || fs.existsSync(at(part)), part)
})

due('an entry of flaky.json is refused after thirty days, and names a test that is there', () => {
  const row = { file: 'tests/browser/x.test.js', test: 'x', since: '2026-01-01', seen: 'x' }
  noneOld([row], new Date('2026-01-31'))
  assert.throws(
    () => noneOld([row], new Date('2026-02-01')),
    (/** @type {Error} */ error) => error instanceof Stop && /browser\/x\.test/.test(error.message),
  )
  for (const { file, test, since, seen } of known()) {
    assert.ok(read(at(file)).includes(test), `${file}: ${test}`)
    assert.match(since, /^\d{4}-\d\d-\d\d$/)
    assert.ok(seen)
  }
})

due.run()
