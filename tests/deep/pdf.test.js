/**
 * pdf.test.js -- the printed decks: of each, every slide is a page with its heading, every element's drawing and words are
 * there, also what the screen hides until the class has thought, and its fallback text is not. A slide with an element
 * has nothing else below its first quarter: what is not white there was drawn by it. One deck is printed without its
 * elements, to see that.
 */
import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { allowList } from '../../tools/allow-list.mjs'
import { decks, slidesOf } from '../../tools/lib/decks.mjs'
import { at, read } from '../../tools/lib/run.mjs'
import { convert } from '../../tools/slides.mjs'

/** dots an inch: a slide is 480 x 270 */
const DPI = '36'
const [WIDE, HIGH] = [480, 270]
/** rows between the lines above an element and the footer */
const [TOP, END] = [74, 250]
const tag = `(?:${Object.keys(allowList()).join('|')})`
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palitos-pdf-'))

/**
 * Pages as pixels. A PPM is `P6`, width, height, 255 and three bytes a pixel.
 * @param {string} file @param {string} name
 */
function pages(file, name) {
  execFileSync('pdftoppm', ['-r', DPI, file, path.join(folder, name)])
  return fs
    .readdirSync(folder)
    .filter((one) => one.startsWith(`${name}-`) && one.endsWith('.ppm'))
    .sort()
    .map((one) => {
      const all = fs.readFileSync(path.join(folder, one))
      fs.rmSync(path.join(folder, one))
      const head = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(all.subarray(0, 40).toString('latin1'))
      assert.equal(head?.slice(1).map(Number), [WIDE, HIGH], one)
      return all.subarray(head?.[0].length)
    })
}
/** Pixels below the first quarter that are like this. @param {Buffer} page @param {(r: number, g: number, b: number) => boolean} like */
function count(page, like) {
  let count = 0
  for (let i = TOP * WIDE * 3; i < END * WIDE * 3; i += 3)
    if (like(page[i], page[i + 1], page[i + 2])) count++
  return count
}
/** @param {Buffer} page */
const ink = (page) => count(page, (r, g, b) => Math.min(r, g, b) < 240)
/** @param {Buffer} page @param {number[]} colour */
const near = (page, [r, g, b]) =>
  count(page, (x, y, z) => Math.max(Math.abs(x - r), Math.abs(y - g), Math.abs(z - b)) < 24)

/** Letters and numbers alone. @param {string} text */
const plain = (text) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()

const all = decks().map(({ name, file }) => {
  const slides = slidesOf(read(file)).map((slide) => {
    const [, element, fallback] = new RegExp(`<(${tag})[^>]*>([^]*?)</\\1>`).exec(slide) ?? []
    const heading = plain(/^# (.*)/.exec(slide)?.[1].replace(/\$[^$]*\$|&nbsp;/g, ' ') ?? '')
    // What the slide itself says, without its notes, its element and tags
    const own = plain(slide.replace(/<!--[^]*?-->|<cgt-[^]*<\/cgt-[\w-]+>|<[^>]*>/g, ' '))
    return { slide, element, fallback, heading, own }
  })
  return { name, file, slides, pdf: path.join(folder, `${name}.pdf`) }
})

const pdf = suite('pdf')
/* not into dist/, which other tests read meanwhile */
pdf.before(() =>
  convert(
    all.map(({ file }) => file),
    folder,
    'pdf',
  ),
)
pdf.after(() => fs.rmSync(folder, { recursive: true, force: true }))

for (const { name, slides, pdf: file } of all)
  pdf(
    `${name}: a page a slide, its heading and what its element draws and says, no fallback`,
    () => {
      const texts = execFileSync('pdftotext', ['-layout', file, '-']).toString().split('\f')
      const drawn = pages(file, name)
      assert.is(drawn.length, slides.length)
      slides.forEach(({ element, fallback, heading, own }, i) => {
        const where = `page ${i + 1}, ${element}`
        const printed = plain(texts[i])
        for (const word of heading.split(' '))
          assert.ok(printed.includes(word), `${where}: ${word}`)
        if (!element) return
        const said = printed.split(' ').filter((word) => !own.includes(word))
        // the board of a title has no words beside it, and a code is a picture
        if (i > 0 && element !== 'cgt-qr') assert.ok(said.length > 3, `${where} says ${said}`)
        assert.ok(ink(drawn[i]) > 500, `${where} has ${ink(drawn[i])} pixels`)
        const sentence = plain(fallback)
        assert.ok(sentence.length > 8, `${where} has a fallback`)
        if (sentence.length > 24) assert.not(printed.includes(sentence), `${where}: ${sentence}`)
      })
      const fonts = execFileSync('pdffonts', [file]).toString().trim().split('\n').slice(2)
      assert.ok(fonts.length > 0)
      for (const font of fonts) assert.match(font, /\byes +(no|yes) +(no|yes) +\d+ +\d+$/, font)
    },
  )

pdf('what is drawn there is the element’s: without elements there is nothing', async () => {
  const [deck] = all.filter(({ name }) => name === '1-states')
  const without = path.join(folder, 'bare.md')
  const text = read(at('slides', '1-states.md'))
  // nor the lines above one: without it they stand in the middle
  const element = new RegExp(`^<${tag}[^]*?</${tag}>$`, 'gm')
  const [head] = text.split(/^# /m, 1)
  const slides = slidesOf(text).map((s) => (s.match(element) ? `${s.split('\n', 1)}\n\n` : s))
  // nor the kind of the first slide, whose heading is not above
  const plainHead = head.replace(/<!-- _class[^]*?-->/g, '')
  fs.writeFileSync(without, plainHead + slides.join(''))
  await convert([without], folder, 'pdf')
  const bare = pages(path.join(folder, 'bare.pdf'), 'bare')
  assert.is(bare.length, deck.slides.length)
  deck.slides.forEach(({ element }, i) => element && assert.is(ink(bare[i]), 0, `page ${i + 1}`))
})

pdf('outcomes that the screen hides are printed, in their colours', () => {
  for (const [name, id] of [
    ['1-states', 'strip'],
    ['2-graph', 'earlier'],
  ]) {
    const [{ slides, pdf: file }] = all.filter((deck) => deck.name === name)
    const i = slides.findIndex(({ slide }) => slide.includes(`id="${id}"`))
    assert.match(slides[i].slide, /values="off"/)
    const page = pages(file, name)[i]
    assert.ok(near(page, [0x0b, 0x57, 0xa8]) > 200, `${id}: W is blue`)
    assert.ok(near(page, [0xf6, 0xb2, 0x4a]) > 200, `${id}: L is amber`)
  }
})

pdf.run()
