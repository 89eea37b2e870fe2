/** The Spanish pages of the site, its home and embed.html. */
import * as path from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { pagesIn, testPages } from './site.mjs'

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
})

testPages(pages)
test.run()
