/** The Spanish chapters and games of the site, as a projector or a desk shows them, whose window is then as narrow as a phone. */
import * as path from 'node:path'
import * as assert from 'uvu/assert'
import { close, test } from '../browser.mjs'
import { opensWithBoard, pagesIn, testSpanish } from '../site.mjs'

const pages = [...pagesIn('.'), ...pagesIn('es')]

test('there are the pages that were promised, in both languages', () => {
  const all = [...pages, ...pagesIn('en')]
  for (const name of [
    '1-states',
    '2-graph',
    '3-nim',
    '5-grundy',
    '6-maze',
    '8-minimax',
    '9-alphabeta',
    '11-contest',
  ])
    for (const lang of ['es', 'en']) assert.ok(all.includes(path.join(lang, `${name}.html`)), name)
  for (const name of ['index.html', 'embed.html', path.join('en', 'index.html')])
    assert.ok(all.includes(name))
  assert.is(all.filter(opensWithBoard).length, 132)
})

testSpanish(opensWithBoard)
test.after(close)
test.run()
