/** semester.test.js -- the course in a semester: every deck once, in an order in which nothing is needed before it is taught, with exercises that exist. */
import * as fs from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { decks } from '../../../tools/lib/decks.mjs'
import { at, read } from '../../../tools/lib/run.mjs'

/** @param {string} lang */
const classes = (lang) =>
  [...read(at('web', 'pages', lang, 'semester.md')).matchAll(/^\| (\d+) \| \[(\d+)\. (.+?)\]\((.+?)\.html\) \| (.+?) \| (.+?) \| (.+?) \|$/gm)].map(([, n, chapter, title, page, slides, set, problems]) => ({ n: +n, chapter: +chapter, title, page, slides, set, problems })) // prettier-ignore

for (const [lang, ending] of [
  ['es', ''],
  ['en', '.en'],
])
  test(`${lang}: a class for each deck, after what its chapter needs`, () => {
    const all = classes(lang)
    const names = decks().map(({ name }) => name)
    assert.equal(
      all.map(({ page }) => page + ending).sort(),
      names.filter((name) => name.endsWith('.en') === (lang === 'en')).sort(),
    )
    const taught = new Set()
    for (const [i, { n, title, page, slides, problems }] of all.entries()) {
      const text = read(at('web', 'pages', lang, `${page}.md`))
      assert.is(n, i + 1)
      assert.is(title, /^title: (.*)$/m.exec(text)?.[1])
      for (const needed of /^needs:(.*)$/m.exec(text)?.[1].trim().split(' ') ?? [])
        assert.ok(!needed || taught.has(needed), `${page} needs ${needed}`)
      taught.add(page)
      assert.match(slides, `../slides/${page}${ending}.html`)
      assert.match(slides, `../slides/${page}${ending}.pdf`)
      for (const [, problem] of problems.matchAll(/\]\((problem-[\w-]+)\.html\)/g)) {
        assert.ok(fs.existsSync(at('web', 'pages', lang, `${problem}.md`)), problem)
        assert.match(text, `{{submit:${problem.slice(8)}}}`, `${page}: ${problem}`)
      }
    }
  })

test('a set is of a kind that its chapter practises, and both languages have the same', () => {
  const kinds = (/** @type {string} */ lang) =>
    classes(lang).map(({ page, set }) => {
      const [, kind = ''] = /exercise&kind=(\w+)&/.exec(set) ?? []
      const text = read(at('web', 'pages', lang, `${page}.md`))
      if (kind) assert.match(text, `exercise&kind=${kind}&`, `${page}: ${kind}`)
      return [page, kind]
    })
  assert.equal(kinds('es'), kinds('en'))
  assert.is(kinds('es').filter(([, kind]) => kind).length, 11)
})

test.run()
