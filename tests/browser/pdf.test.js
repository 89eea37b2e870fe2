/**
 * pdf.test.js -- the printed deck: in dist/slides/1-juegos.pdf every element's drawing is there, and its fallback text
 * is not. Each page is held against the same page of the same deck without its elements: where the deck has an
 * element the pictures differ, where it has none they are the same to the last dot, so the comparison means something.
 */
import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { allowList } from '../../tools/allow-list.mjs'
import { at, read } from '../../tools/lib/run.mjs'
import { convert } from '../../tools/slides.mjs'

const DECK = at('slides', '1-juegos.md')
const PRINTED = at('dist', 'slides', '1-juegos.pdf')
/** dots an inch: a slide is 480 x 270 */
const DPI = '36'
const tag = `(?:${Object.keys(allowList()).join('|')})`
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palitos-pdf-'))

/**
 * Pages as pixels. A PPM is `P6`, width, height, 255 and three bytes a pixel.
 * @param {string} file @param {string} name
 * @returns {{ width: number, height: number, bytes: Buffer }[]}
 */
function pages(file, name) {
  execFileSync('pdftoppm', ['-r', DPI, file, path.join(folder, name)])
  return fs
    .readdirSync(folder)
    .filter((one) => one.startsWith(`${name}-`) && one.endsWith('.ppm'))
    .sort()
    .map((one) => {
      const all = fs.readFileSync(path.join(folder, one))
      const head = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(all.subarray(0, 40).toString('latin1'))
      assert.ok(head, one)
      return {
        width: Number(head[1]),
        height: Number(head[2]),
        bytes: all.subarray(head[0].length),
      }
    })
}
/** @param {{ bytes: Buffer }} a @param {{ bytes: Buffer }} b @returns {number} pixels that are not the same */
function different(a, b) {
  let count = 0
  for (let i = 0; i < a.bytes.length; i += 3)
    if (a.bytes.compare(b.bytes, i, i + 3, i, i + 3)) count++
  return count
}

const text = read(DECK)
/** one string a slide, as `headingDivider: 1` cuts them */
const slides = text
  .replace(/^---\n[^]*?\n---\n/, '')
  .split(/^(?=# )/m)
  .slice(1)
const elementOf = slides.map((slide) => new RegExp(`<(${tag})`).exec(slide)?.[1] ?? null)

const pdf = suite('pdf')
/** @type {ReturnType<typeof pages>} */
let drawn
/** @type {ReturnType<typeof pages>} */
let bare

pdf.before(async () => {
  const without = path.join(folder, 'bare.md')
  fs.writeFileSync(without, text.replace(new RegExp(`^<${tag}[^]*?</${tag}>$`, 'gm'), ''))
  await convert(without, path.join(folder, 'bare.pdf'))
  drawn = pages(PRINTED, 'drawn')
  bare = pages(path.join(folder, 'bare.pdf'), 'bare')
})
pdf.after(() => fs.rmSync(folder, { recursive: true, force: true }))

pdf('a page a slide, with and without elements', () => {
  assert.ok(elementOf.filter(Boolean).length >= 15)
  assert.is(drawn.length, slides.length)
  assert.is(bare.length, slides.length)
  for (const page of [...drawn, ...bare]) assert.equal([page.width, page.height], [480, 270])
})

pdf('every element is drawn on its page', () => {
  elementOf.forEach((element, i) => {
    const count = different(drawn[i], bare[i])
    if (!element) assert.is(count, 0, `page ${i + 1} has no element, yet ${count} pixels differ`)
    // A line of 24 px letters alone is some 300 pixels here
    else assert.ok(count > 1500, `page ${i + 1}: ${element} makes ${count} pixels`)
  })
})

pdf('outcomes are drawn in their colours', () => {
  /** @param {number} page @param {number[]} colour @returns {number} pixels close to it */
  const near = (page, colour) => {
    const { bytes } = drawn[page]
    let count = 0
    for (let i = 0; i < bytes.length; i += 3)
      if (colour.every((c, k) => Math.abs(bytes[i + k] - c) < 24)) count++
    return count
  }
  for (const id of ['strip', 'divisor']) {
    const page = slides.findIndex((slide) => slide.includes(`id="${id}"`))
    assert.ok(near(page, [0x0b, 0x57, 0xa8]) > 300, `${id}: W is blue`)
    assert.ok(near(page, [0xf6, 0xb2, 0x4a]) > 300, `${id}: L is amber`)
  }
})

pdf('no fallback text is printed', () => {
  const plain = (/** @type {string} */ s) => s.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
  slides.forEach((slide, i) => {
    const fallback = new RegExp(`<${tag}[^>]*>([^]*?)</${tag}>`).exec(slide)?.[1]
    if (fallback === undefined) return
    const page = String(i + 1)
    const printed = plain(
      execFileSync('pdftotext', ['-f', page, '-l', page, '-layout', PRINTED, '-']).toString(),
    )
    assert.ok(printed.length > 10, `page ${page} has text`)
    const sentence = plain(fallback)
    assert.ok(sentence.length > 20, `${elementOf[i]} on page ${page} has a fallback`)
    assert.not.ok(printed.includes(sentence.slice(0, 24)), `page ${page}: ${sentence}`)
  })
})

pdf('fonts travel with the file', () => {
  const fonts = execFileSync('pdffonts', [PRINTED]).toString().trim().split('\n').slice(2)
  assert.ok(fonts.length > 0)
  for (const font of fonts) assert.match(font, /\byes +(no|yes) +(no|yes) +\d+ +\d+$/, font)
})

pdf.run()
