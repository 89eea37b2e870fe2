/** What has to run: a part that has not passed as things are, and what a change can touch. */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  contents,
  distance,
  FIRST,
  inTime,
  notRun,
  Passed,
  reads,
  SECONDS,
  touched,
} from '../../tools/due.mjs'
import { at } from '../../tools/lib/run.mjs'
import { tree } from './tree.js'

const due = suite('due')
const NIM = 'tests/js/nim.test.js'
const LIST = 'tests/browser/all.test.js'
const BOARD = 'tests/browser/board.test.js'
/** @type {Record<string, string>} */
const FILES = {
  [NIM]: "import { open } from './open.mjs'\nconst page = at('web', 'pages')\n",
  'tests/js/open.mjs': "import '../../web/engine/engine.js'\nconst nim = 'nim.c'\n",
  'tests/js/other.test.js': "import { other } from '../../web/model/other.js'\n",
  [LIST]: 'fs.readdirSync(dist)',
  [BOARD]: "await open('<cgt-play></cgt-play>')\nconst page = 'game-nim.html'\n",
  'web/engine/engine.js': '',
  'web/model/other.js': '',
  'web/model/far.js': '',
  'web/elements/cgt-play.js': "import { x } from './element.js'\n",
  'web/elements/cgt-tree.js': '',
  'web/elements/element.js': "import '../model/far.js'\n",
  'web/pages/es/game-nim.md': '',
  'web/pages/es/game-euclid.md': '',
  'src/nim.c': '',
  'README.md': '',
}
const folder = tree(FILES)

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
    for (const part of ['check', NIM, BOARD, 'tests/tools/due.test.js'])
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

due('a change touches what imports it, however far, or names it', () => {
  const all = Object.keys(FILES)
  const text = (/** @type {string} */ file) => FILES[file]
  const by = (/** @type {string} */ file) =>
    all.filter((test) => test.endsWith('.test.js') && touched(test, [file], text, all) < Infinity)
  assert.equal(by('web/engine/engine.js'), [NIM, LIST])
  assert.equal(by('web/model/other.js'), ['tests/js/other.test.js', LIST])
  assert.equal(by('web/model/far.js'), [LIST, BOARD])
  assert.equal(by('web/elements/cgt-play.js'), [LIST, BOARD])
  assert.equal(by('web/elements/cgt-tree.js'), [LIST])
  assert.equal(by('web/pages/es/game-nim.md'), [NIM, LIST, BOARD])
  assert.equal(by('web/pages/es/game-euclid.md'), [NIM, LIST])
  assert.equal(by('src/nim.c'), [NIM, LIST, BOARD])
  assert.equal(by(NIM), [NIM])
  assert.equal(by('README.md'), [])
  const far = (/** @type {string[]} */ ...files) => touched(BOARD, files, text, all)
  assert.is(far('web/model/far.js', BOARD), 0)
  assert.is(far('web/elements/cgt-play.js'), 1)
  assert.ok(far('web/elements/cgt-play.js') < far('web/model/far.js'))
  assert.ok(far('web/model/far.js') < far('src/nim.c'))
})

due('in little time what is nearest runs whatever it takes, then the nearest that fit', () => {
  const seconds = (/** @type {string} */ part) => part.length
  const far = (/** @type {string} */ part) => 'abcdef'.indexOf(part[0])
  const parts = ['ccc', 'aaaa', 'bbbbb', 'b', 'bb', 'd']
  assert.equal(inTime(parts, far, seconds, 0), ['aaaa'])
  assert.equal(inTime(parts, far, seconds, 5), ['aaaa', 'b'])
  assert.equal(inTime(parts, far, seconds, 8), ['aaaa', 'b', 'bb', 'd'], 'what is short fits still')
})

due('a new game is tested first as a game, however little time there is', () => {
  const changes = [
    ...['src/games/yours.c', 'src/games/registry.c', 'tests/independent/heaps.js', 'text/es.json'],
    ...['web/pages/es/game-yours.md', 'web/pages/en/game-yours.md', 'web/pages/es/teachers.md'],
  ]
  const parts = [...Object.keys(SECONDS), 'tests/js/public.test.js', 'tests/js/engine.test.js']
  const far = (/** @type {string} */ part) => distance(part, changes)
  const now = inTime(parts, far, () => 60, 0)
  assert.equal(now.sort(), ['check', ...FIRST[0][1]].sort())
  assert.ok(far('tests/c/facts.c') < Infinity && far('tests/browser/play.test.js') < Infinity)
  assert.is(distance('tests/c/facts.c', ['web/core/element.js']), Infinity)
})

due('what takes long and what runs first is there', () => {
  for (const part of [...Object.keys(SECONDS), ...FIRST.flatMap(([, parts]) => parts)])
    assert.ok(['check', 'fuzz'].includes(part) || fs.existsSync(at(part)), part)
})

due('beside the sum stands how much did not run', () => {
  assert.match(
    notRun(['fuzz', 'tests/js/a.test.js', 'tests/js/b.test.js']),
    /^3 parts that the change can touch did NOT run.*\(fuzz 1, js 2\): npm test runs all$/,
  )
})

due.run()
