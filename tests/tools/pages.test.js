/** pages.test.js -- bench/pages.json, which `npm run bench -- pages` writes: the shape of its data, never a time. */
import * as fs from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { chapters } from '../../bench/pages.mjs'

/** @type {Record<string, Record<string, number>>} */
const table = JSON.parse(
  fs.readFileSync(new URL('../../bench/pages.json', import.meta.url), 'utf8'),
)

test('every chapter was measured in both languages', () => {
  assert.equal(Object.keys(table), chapters())
  const [es, en] = ['es/', 'en/'].map(
    (language) => Object.keys(table).filter((name) => name.startsWith(language)).length,
  )
  assert.ok(es === en && es >= 15)
})

test('each has when text, figure and answer came, how long scripts ran, and what jumped', () => {
  for (const [name, seen] of Object.entries(table)) {
    assert.equal(Object.keys(seen), ['text', 'figure', 'play', 'script', 'jump'], name)
    for (const [what, figure] of Object.entries(seen))
      assert.ok(Number.isFinite(figure) && figure >= 0, `${name}: ${what}`)
    for (const what of ['text', 'figure', 'play', 'script'])
      assert.ok(Number.isInteger(seen[what]) && seen[what] > 0, `${name}: ${what}`)
    assert.ok(seen.play >= seen.figure, `${name} answers once it is drawn`)
  }
})

test.run()
