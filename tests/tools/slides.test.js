/** What makes a deck: its list of tags, its theme, its script inside a page, which files are decks. */
import * as fs from 'node:fs'
import { Marp } from '@marp-team/marp-core'
import jsQR from 'jsqr'
import { PDFDocument } from 'pdf-lib'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import config from '../../slides/marp.config.mjs'
import { allowList } from '../../tools/allow-list.mjs'
import { decks, minutesOf, slidesOf, timesOf } from '../../tools/lib/decks.mjs'
import { at, read } from '../../tools/lib/run.mjs'
import { withCodes } from '../../tools/lib/qr.mjs'
import { commonTable, elementList } from '../../tools/site/looks.mjs'
import { markdown } from '../../tools/site/markdown.mjs'
import { inline } from '../../tools/lib/marp.mjs'
import { theme } from '../../tools/theme.mjs'
import { undated } from '../../tools/lib/undated.mjs'
import { tree } from './tree.js'

const slides = suite('slides')

const ELEMENT = "const COMMON = { values: '', lang: '' }\nexport class Base {}\n"
const DEFINE =
  "import { CgtA } from './cgt-a.js'\nfor (const x of Object.entries({ 'cgt-a': CgtA })) x\n"

slides('the list has each element with its own attributes and those of all', () => {
  const root = tree({
    'web/play/define.js': DEFINE,
    'web/core/attributes.js': ELEMENT,
    'web/play/cgt-a.js': "export class CgtA { static attributes = { game: '', at: '' } }\n",
  })
  assert.equal(allowList(`${root}/web`), {
    'cgt-a': ['game', 'at', 'values', 'lang', 'id', 'class', 'title'],
  })
})

slides('the list of elements has each with its own attributes, in the language of its page', () => {
  const own = Object.entries(allowList(at('web'), false)).map(([tag, names]) => [tag, names.sort()])
  const spanish = JSON.parse(read(at('text', 'es.json')))
  for (const lang of ['en', 'es']) {
    const view = /** @type {any} */ ({ t: (/** @type {string} */ key) => (lang === 'es' ? spanish[key] : key) }) // prettier-ignore
    const folds = elementList(view).split('\n')
    const rows = (/** @type {string} */ html) =>
      [...html.matchAll(/<tr><td><code>(.*?)<\/code><\/td><td>(.+?)<\/td><td>(.+?)<\/td>/g)].map(([, name, , words]) => ({ name, words })) // prettier-ignore
    const found = folds.map((fold) => {
      const [, tag, what] =
        /<summary><span><code>(.*?)<\/code> <small>(.*?)<\/small><\/span><\/summary>/.exec(fold) ??
        []
      assert.match(what, /^\p{Lu}.*\.$/u, `${lang}: ${tag}`)
      return [tag, rows(fold).map(({ name }) => name).sort()] // prettier-ignore
    })
    assert.equal(found, own)
    const every = rows(commonTable(view))
    assert.equal(every.map(({ name }) => name).sort(), ['colors', 'lang', 'letters', 'theme', 'values']) // prettier-ignore
    for (const { name, words } of [...folds.flatMap(rows), ...every])
      assert.not.match(words, /undefined|`/, `${lang}: ${name}`)
    const page = fs.readFileSync(at(`web/pages/${lang}/teachers.md`), 'utf8')
    for (const line of ['{{elements}}', '{{attributes}}']) assert.ok(page.includes(`\n${line}\n`))
  }
})

slides('a QR code of a slide is read, with every letter, by a reader of such codes', () => {
  for (const [code, says] of [
    ['qr:https://example.org/a?b=1', 'https://example.org/a?b=1'],
    ['<qr:Ficha d5; ¿quién gana?>', 'Ficha d5; %C2%BFqui%C3%A9n gana?'],
  ]) {
    const [, address] =
      /^!\[x\]\(data:image\/svg\+xml;qr,(\S+)\)$/.exec(withCodes(`![x](${code})`)) ?? []
    const svg = decodeURIComponent(address)
    const [, edge, side] = /viewBox='-(\d+) -\d+ (\d+) /.exec(svg)?.map(Number) ?? []
    const wide = side * 4
    const pixels = new Uint8ClampedArray(wide * wide * 4).fill(255)
    for (const [, x, y] of svg.matchAll(/M(\d+) (\d+)h1v1/g))
      for (let i = 0; i < 16; i++) {
        const [col, row] = [(Number(x) + edge) * 4 + (i % 4), (Number(y) + edge) * 4 + (i >> 2)]
        pixels.fill(0, (row * wide + col) * 4, (row * wide + col) * 4 + 3)
      }
    assert.is(/** @type {any} */ (jsQR)(pixels, wide, wide)?.data, says)
  }
})

slides('attributes that are worked out at run time are refused, not left out', () => {
  for (const attributes of ["{ ...OTHER, at: '' }", "{ [OTHER]: '' }", 'OTHER', '{}', "['at']"]) {
    const root = tree({
      'web/play/define.js': DEFINE,
      'web/core/attributes.js': ELEMENT,
      'web/play/cgt-a.js': `export class CgtA { static attributes = ${attributes} }\n`,
    })
    assert.throws(() => allowList(`${root}/web`), /cgt-a/)
  }
})

slides('a script inside a page can neither end nor hide its tag', () => {
  const made = inline('"</script><!-- </SCRIPT >"')
  assert.not.match(made, /<\/script|<!--/i)
  assert.is(new Function(`return ${made}`)(), '"</script><!-- </SCRIPT >"'.slice(1, -1))
})

slides('a deck keeps our tags and attributes, and turns others to text', () => {
  const { html, css } = /** @type {any} */ (config)
    .engine({ marp: new Marp(config.options) })
    .render(
      '# A\n\n<cgt-play game="nim" start="1 2" onclick="bad()">\nText.\n</cgt-play>\n\n<script>bad()</script>\n\n$x\\oplus y$ :smile:\n',
    )
  const own = html.slice(0, html.indexOf('</section>'))
  assert.match(own, /<cgt-play game="nim" start="1 2">/)
  assert.not.match(own, /onclick|<script/)
  assert.match(own, /<h1>A</, 'an id of a heading would be one of two')
  assert.match(own, /&lt;script&gt;/)
  assert.match(own, /<math/)
  assert.not.match(own + css, /https?:\/\/(?!www\.w3\.org)|@font-face/)
})

slides('the theme has the tokens of a projector, light where no slide asks for dark', () => {
  const css = theme()
  assert.match(css, /--cgt-ink: light-dark\(#0f1115,/)
  assert.match(css, /--cgt-win: light-dark\(#0b57a8,/)
  assert.match(css, /(^|})\s*section\s*{\s*color-scheme: light;/m)
  assert.equal(
    css.match(/[^}]*color-scheme: dark/g)?.map((rule) => /section\.dark {/.test(rule)),
    [true],
  )
})

slides('decks begin with a number, their chapter’s, and come by it; a README is none', () => {
  const root = tree({
    'slides/10-z.md': '# x',
    'slides/2-a.md':
      '---\ntitle: "A: b"\nlang: en\n---\n# x\n<!--\n1 minute. Who?\n-->\n# y\n<!--\n4 minutes.\n-->\n',
    'slides/README.md': '# Slides',
  })
  assert.equal(
    decks(root).map(({ file, ...deck }) => deck),
    [
      { name: '2-a', chapter: 2, title: 'A: b', lang: 'en', slides: 2, minutes: 5 },
      { name: '10-z', chapter: 10, title: 'x', lang: 'es', slides: 1, minutes: 0 },
    ],
  )
})

const templates = ['template', 'template.en'].map((name) => at('slides', `${name}.md`))
const every = [...decks().map((deck) => deck.file), ...templates]

slides('the note of every slide says when, and what to ask', () => {
  for (const file of every)
    for (const slide of slidesOf(read(file))) {
      const note = /^<!--\n(?!_)([^]*?)\n-->$/m.exec(slide)?.[1] ?? ''
      const where = `${file}: ${slide.slice(0, 40)}`
      assert.ok(minutesOf(slide) > 0 || timesOf(slide).long, where)
      assert.match(note, /\?|tarea|homework/i, where)
    }
})

slides('when a slide is shown is read off its note', () => {
  const note = (/** @type {string} */ line) => timesOf(`# x\n\n<!--\n${line}\n\nAsk: who?\n-->\n`)
  const span = (/** @type {number} */ from, /** @type {number} */ to) => ({ from, to })
  assert.equal(note('min 12–17'), { short: span(12, 17), long: span(12, 17), skip: false })
  assert.equal(note('min 12–17 · 90: 20–28 · skip'), {
    ...{ short: span(12, 17), long: span(20, 28), skip: true },
  })
  assert.equal(note('90: 66–80 · se salta'), { short: null, long: span(66, 80), skip: true })
  assert.equal(note('5 minutes. Who?'), { short: null, long: null, skip: false })
  assert.is(minutesOf('# x\n<!--\nmin 12–17\n-->'), 5)
})

slides('marks join: a class of 50 minutes, and the same deck one of 90', () => {
  let marked = 0
  for (const file of every) {
    const all = slidesOf(read(file)).map((slide) => ({ slide, ...timesOf(slide) }))
    // A deck of the old kind tells how long each takes
    if (!all.some(({ long }) => long)) continue
    marked++
    for (const [of, end] of /** @type {const} */ ([
      ['short', 50],
      ['long', 90],
    ])) {
      const spans = all.flatMap((one) => one[of] ?? [])
      assert.equal(
        spans.map(({ from }) => from),
        [0, ...spans.slice(0, -1).map(({ to }) => to)],
        `${file}: ${of}`,
      )
      assert.is(spans.at(-1)?.to, end, `${file}: ${of}`)
    }
    for (const { slide, short } of all)
      assert.is(/_class:.*\bmore\b/.test(slide), !short, `${file}: ${slide.slice(0, 40)}`)
  }
  assert.ok(marked >= templates.length)
})

slides(
  'the page for slides of one’s own shows each element alive, the same in both languages',
  () => {
    const [es, en] = ['es', 'en'].map((lang) =>
      [
        ...read(at('web', 'pages', lang, 'slides.md')).matchAll(/^```html live\n([^]*?)^```$/gm),
      ].map(([, code]) => code.match(/<cgt-[^>]*>/g) ?? []),
    )
    // A rule in a line, and the language of what is made, are the page's
    const neutral = (/** @type {string[][]} */ all) =>
      all.map((tags) =>
        tags.map((tag) => tag.replace(/ (speak|rules)="([a-z]{2}|[a-z]+ 2 o\w? 4)"/g, '')),
      )
    assert.equal(neutral(es), neutral(en))
    const names = es.flat().map((tag) => /** @type {string[]} */ (/<(cgt-[\w-]+)/.exec(tag))[1])
    assert.equal(names.sort(), Object.keys(allowList(at('web'), false)))
  },
)

slides(
  'live code is shown, runs, and has its attributes beside it; an element that is none stops the build',
  () => {
    const html = markdown('```html live\n<cgt-xor heaps="1 2">\n3\n</cgt-xor>\n```\n').html
    assert.match(html, /<figure class="fig"><cgt-xor heaps="1 2">/)
    assert.match(html, /<b>cgt-xor<\/b> <code>heaps<\/code>.*<\/li>/)
    assert.match(html, /&lt;cgt-xor heaps=&quot;1 2&quot;&gt;/)
    assert.throws(() => markdown('```html live\n<cgt-none>\n</cgt-none>\n```\n'), /cgt-none/)
  },
)

slides('a PDF that was printed at two times has the same bytes', async () => {
  const printed = async (/** @type {number} */ year) => {
    const document = await PDFDocument.create({ updateMetadata: false })
    document.addPage([480, 270]).drawText('3 5 7')
    document.setTitle('Nim')
    document.setCreationDate(new Date(year, 1, 1))
    document.setModificationDate(new Date(year, 2, 1))
    return document.save()
  }
  const [one, other] = [await printed(2024), await printed(2025)]
  assert.not.equal(Buffer.from(one).toString('latin1'), Buffer.from(other).toString('latin1'))
  const bare = await undated(one)
  assert.is(Buffer.compare(bare, await undated(other)), 0)
  const read = await PDFDocument.load(bare, { updateMetadata: false })
  assert.is(read.getTitle(), 'Nim')
  assert.is(read.getCreationDate()?.getUTCFullYear(), 1980)
  assert.is(read.getPageCount(), 1)
})

slides.run()
