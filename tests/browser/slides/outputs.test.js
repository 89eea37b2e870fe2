/**
 * outputs.test.js -- what `npm run slides -- my.md` makes of a deck that lies anywhere: one HTML file, a PDF with answers and one without, the
 * notes on paper, and pictures for PowerPoint. Other programs open them.
 */
import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { pathToFileURL } from 'node:url'
import { strFromU8, unzipSync } from 'fflate'
import * as assert from 'uvu/assert'
import { outputs } from '../../../tools/deck.mjs'
import { folder as makeFolder } from '../../../tools/folder.mjs'
import { at, read } from '../../../tools/lib/run.mjs'
import { convert } from '../../../tools/slides.mjs'
import { close, suite, visit } from '../browser.mjs'

/** A picture of one's own, and a name that is no chapter's. */
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3H0z"/></svg>'
const DECK = `---
marp: true
theme: palitos
lang: en
headingDivider: 1
---

# Who wins from six?

<!-- _class: ask -->

Take 1, 2 or 3.

1. A
2. **B**

<cgt-strip game="subtraction" rules="1 2 3" to="6" values="off">
Six.
</cgt-strip>

<!--
min 0–5

Nobody says it *yet*.

Ask: who begins?
-->

# A picture

![](own.svg)

<!--
min 5–50

What is seen?
-->
`
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palitos-outputs-'))
const file = (/** @type {string} */ end) => path.join(folder, `mine.${end}`)
const pdf = (/** @type {string} */ end, /** @type {string[]} */ ...args) =>
  execFileSync('pdftotext', [...args, file(end), '-'])
    .toString()
    .split('\f')
    .slice(0, -1)
    .map((text) => text.replace(/\s+/g, ' '))
const letters = (/** @type {string} */ text) => text.match(/\b[WL]\b/g)?.length ?? 0

const test = suite('outputs')
test.before(async () => {
  fs.writeFileSync(file('md'), DECK)
  fs.writeFileSync(path.join(folder, 'own.svg'), PICTURE)
  await outputs(file('md'), ['html', 'pdf', 'students', 'notes', 'pptx'])
})
test.after(close)
test.after(() => fs.rmSync(folder, { recursive: true, force: true }))

test('they lie beside the deck, and nothing else does', () => {
  assert.equal(
    fs.readdirSync(folder).sort(),
    ['mine.html', 'mine.md', 'mine.notes.pdf', 'mine.pdf', 'mine.pptx', 'mine.students.pdf', 'own.svg'], // prettier-ignore
  )
})

test('the HTML is whole in one file: it may lie anywhere, without network', async () => {
  const alone = fs.mkdtempSync(path.join(os.tmpdir(), 'palitos-alone-'))
  try {
    fs.copyFileSync(file('html'), path.join(alone, 'a.html'))
    const { page, troubles } = await visit(pathToFileURL(path.join(alone, 'a.html')).href)
    assert.ok(await page.locator('cgt-strip [data-n]').count())
    const wide = await page.locator('img').evaluate((e) => /** @type {any} */ (e).naturalWidth)
    assert.ok(wide > 0, 'its picture is inside')
    assert.equal(troubles, [])
  } finally {
    fs.rmSync(alone, { recursive: true, force: true })
  }
})

test('the teacher’s PDF has the answers, that of the students has not', () => {
  const [told, hidden] = [pdf('pdf')[0], pdf('students.pdf')[0]]
  assert.ok(letters(told) >= 7, told)
  /* a strip asks about the cell to come, and answers nowhere */
  const asked = ' Is it W or L?'
  assert.is(hidden.split(asked).length, 2)
  assert.is(letters(hidden.replace(asked, '')), 0, hidden)
  assert.match(hidden, /Who wins from six\?/)
})

test('notes are on paper, each below its slide', () => {
  const pages = pdf('notes.pdf')
  assert.is(pages.length, 2)
  assert.match(pages[0], /Who wins from six\?.*min 0–5.*Nobody says it.*Ask: who begins\?/)
  assert.match(pages[1], /min 5–50 What is seen\?/)
  const info = execFileSync('pdfinfo', [file('notes.pdf')]).toString()
  assert.match(info, /Page size: +59[45]\.\d+ x 84[12]\.?\d* pts \(A4\)/)
})

test('the PPTX has a picture and a note for each slide', () => {
  const all = unzipSync(fs.readFileSync(file('pptx')))
  const names = Object.keys(all)
  assert.is(names.filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name)).length, 2)
  const pictures = names.filter((name) => /^ppt\/media\/.*\.png$/.test(name))
  assert.is(pictures.length, 2)
  for (const name of pictures) assert.ok(all[name].length > 8000, name)
  const notes = names.filter((name) => /notesSlide\d+\.xml$/.test(name))
  assert.match(notes.map((name) => strFromU8(all[name])).join(), /Ask: who begins\?/)
})

test('the folder palitos-slides alone, beside a deck, makes the same file to the byte', async () => {
  const place = fs.mkdtempSync(path.join(os.tmpdir(), 'palitos-folder-'))
  try {
    await makeFolder(path.join(place, 'palitos-slides'))
    fs.copyFileSync(path.join(place, 'palitos-slides', 'template.en.md'), path.join(place, 'my.md'))
    const marp = at('node_modules', '@marp-team', 'marp-cli', 'marp-cli.js')
    const args = [marp, '-c', 'palitos-slides/marp.config.mjs', '--no-stdin', 'my.md']
    execFileSync(process.execPath, args, { cwd: place, stdio: 'ignore' })
    await convert([path.join(place, 'my.md')], path.join(place, 'ours'), 'html')
    const [theirs, ours] = ['my.html', path.join('ours', 'my.html')].map((name) =>
      read(path.join(place, name)),
    )
    assert.ok(ours.includes('<cgt-play id="opening"'))
    assert.ok(theirs === ours, 'they differ')
  } finally {
    fs.rmSync(place, { recursive: true, force: true })
  }
})

test.run()
