/** What others build on is written down, all of it, and is what the code has: docs/public.md, and README's table of elements. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { allowList } from '../../../tools/allow-list.mjs'
import { nodes } from '../../../tools/lib/script.mjs'
import { at, files, read } from '../../../tools/lib/run.mjs'
import { common, described } from '../../../tools/described.mjs'
import { FILE, LINKS, publicText, README, readmeText } from '../../../tools/public.mjs'
import { readFragment } from '../../../web/model/address.js'
import { readCode } from '../../../web/model/code.js'
import { readNotes, readRecord } from '../../../web/teach/record.js'

test('docs/public.md says what the code has: else run `npm run public`, and name in CHANGELOG.md what others must know', async () => {
  assert.fixture(read(FILE), await publicText())
})

test('README has each element once, with what it is for', () => {
  const text = read(README)
  assert.fixture(text, readmeText())
  const rows = [...text.matchAll(/^\| `<(cgt-[\w-]+)>` \| (\p{Lu}.*\.) \|$/gmu)]
  assert.equal(
    rows.map(([, tag]) => tag),
    Object.keys(allowList(at('web'), false)).sort(),
  )
})

test('what an element sends its docblock tells, and nothing else', () => {
  /** @type {Set<string>} */
  const sent = new Set()
  for (const file of files(at('web'), (name) => name.endsWith('.js')))
    for (const node of nodes(file))
      if (node.type === 'CallExpression' && node.callee.property?.name === 'emit')
        sent.add(node.arguments[0].value)
  const tells = [common(), ...described()].flatMap(({ events }) => events.map(({ name }) => name))
  assert.ok(sent.size >= 4)
  assert.equal([...new Set(tells)].sort(), [...sent].sort())
})

test('every element and every attribute of it is in the file', () => {
  const text = read(FILE)
  for (const [name, attributes] of Object.entries(allowList(at('web'), false))) {
    const section = text.split(`### \`<${name}>\``)[1]?.split('\n### ')[0]
    assert.ok(section, name)
    for (const attribute of attributes)
      assert.ok(section.includes(`\n| \`${attribute}\` |`), `${name}: ${attribute}`)
  }
})

test('the links, codes and records in it open', () => {
  assert.equal(readFragment(LINKS.address), {
    id: 'my-figure',
    attributes: { game: 'nim', start: '10 12 5' },
    whole: true,
  })
  const set = { kinds: ['nim', 'grundy'], seed: '7', level: 2, count: 6 }
  assert.equal(readCode(set, LINKS.code), { student: 12, marks: [3, 3, 2, 1, 0, 3] })
  assert.equal(readNotes(LINKS.notes), { 1: 'The XOR was 3.', 4: 'A slip.' })
  assert.equal(readRecord(LINKS.record).moves, ['3-1', '5-2'])
})

test.run()
