/** semester.test.js -- the course in a semester: every deck once, in an order in which nothing is needed before it is taught, with exercises that exist. */
import * as fs from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { decks } from '../../../tools/lib/decks.mjs'
import { at, read } from '../../../tools/lib/run.mjs'
import { readFragment } from '../../../web/model/address.js'
import { KINDS, readKinds } from '../../../web/model/exercise/index.js'

/** @param {string} lang */
const classes = (lang) =>
  [...read(at('web', 'pages', lang, 'semester.md')).matchAll(/^\| (\d+) \|  \| \[(\d+)\. (.+?)\]\((.+?)\.html\) \| (.+?) \| (\d+)\/(\d+) \| (\d+) \| (.+?) \| (.+?) \| (.+?) \|$/gm)].map(([, n, chapter, title, page, slides, short, long, reading, set, pack, problems]) => ({ n: +n, chapter: +chapter, title, page, slides, short, long, reading, set, pack, problems })) // prettier-ignore

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
    for (const [i, { n, title, page, slides, short, long, reading, problems }] of all.entries()) {
      const text = read(at('web', 'pages', lang, `${page}.md`))
      assert.is(n, i + 1)
      assert.is(title, /^title: (.*)$/m.exec(text)?.[1])
      for (const needed of /^needs:(.*)$/m.exec(text)?.[1].trim().split(' ') ?? [])
        assert.ok(!needed || taught.has(needed), `${page} needs ${needed}`)
      taught.add(page)
      assert.match(slides, `../slides/${page}${ending}.html`)
      assert.match(slides, `../slides/${page}${ending}.pdf`)
      const deck = read(at('slides', `${page}${ending}.md`))
      assert.match(
        deck,
        new RegExp(`^- .\\d+–${short} · \\d+–${long}. `, 'm'),
        `${page}: its agenda ends so`,
      )
      assert.is(reading, /^minutes: (.*)$/m.exec(text)?.[1], page)
      for (const [, problem] of problems.matchAll(/\]\((problem-[\w-]+)\.html\)/g)) {
        assert.ok(fs.existsSync(at('web', 'pages', lang, `${problem}.md`)), problem)
        assert.match(text, `{{submit:${problem.slice(8)}}}`, `${page}: ${problem}`)
      }
    }
  })

test('a set has kinds that its chapter practises, its package is made of the same set, and both languages have the same', () => {
  const { challenges } = JSON.parse(read(at('dist', 'scorm.json')))
  const sets = (/** @type {string} */ lang) =>
    classes(lang).map(({ n, page, chapter, set, pack }) => {
      const link = (/** @type {string} */ cell) =>
        readFragment(/\(exercises\.html(#.*)\)/.exec(cell)?.[1] ?? '')
      const [own, packed] = [link(set), link(pack)]
      assert.equal([own.id, packed.id], ['exercise', 'codes'])
      const { challenges: more, make, ...same } = packed.attributes
      assert.is(make, 'scorm', page)
      assert.equal(same, own.attributes, page)
      assert.is(more === 'yes', !!challenges[lang][chapter], `${page}: its challenges`)
      assert.match(pack, lang === 'es' ? `[paquete ${n}]` : `[package ${n}]`)
      assert.is(own.attributes.seed, String(n))
      const text = read(at('web', 'pages', lang, `${page}.md`))
      const kinds = readKinds(own.attributes.kind)
      assert.ok(kinds?.length, page)
      if (more)
        assert.ok(
          kinds?.every((kind) => KINDS[kind].chapter === chapter),
          page,
        )
      for (const kind of kinds ?? []) assert.match(text, `exercise&kind=${kind}`, page)
      return [page, own.attributes]
    })
  const all = sets('es')
  assert.equal(all, sets('en'))
  assert.is(all.length, 19)
})

test.run()
