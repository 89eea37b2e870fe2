import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { pathToFileURL } from 'node:url'
import * as assert from 'uvu/assert'
import { latex } from '../../../web/core/tikz.js'
import { compiles, readTikz } from '../../js/latex.mjs'
import { axe, close, open, test, visit } from '../browser.mjs'

/** @typedef {import('playwright-core').Page} Page */

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palitos-picture-'))
test.after(async () => {
  await close()
  fs.rmSync(folder, { recursive: true, force: true })
})

const TREE =
  '<cgt-tree id="eight" leaves="3 5 2 9 12 5 23 23" search="alphabeta" at="27"></cgt-tree>'
const GRAPH = '<cgt-graph id="four" edges="2>1 3>2 3>1 1>3 4>4 4>1"></cgt-graph>'

/** By the menu. @param {Page} page @param {'SVG' | 'PNG' | 'TikZ'} kind @returns {Promise<string>} the file */
async function saved(page, kind) {
  await page.getByText('Save the picture').click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: kind }).click(),
  ])
  const file = path.join(folder, download.suggestedFilename())
  await download.saveAs(file)
  return file
}
/** what is seen of a drawing's letters, and how wide they are @param {Page} page @param {string} selector */
const letters = (page, selector) =>
  page.locator(selector).first().evaluate((svg) =>
    [...svg.querySelectorAll('text')]
      .filter((text) => text.textContent && text.getClientRects().length && !text.closest('[data-aside], .riser'))
      .map((text) => [text.textContent, text.getComputedTextLength(), getComputedStyle(text).fontWeight]),
  ) // prettier-ignore

for (const [body, element, colours] of /** @type {const} */ ([
  [TREE, 'cgt-tree', ['107, 15, 74', '59, 133, 64', '27, 30, 36']],
  [GRAPH, 'cgt-graph', ['134, 141, 151', '20, 22, 27']],
])) {
  test(`${element}: the SVG stands alone, with the same letters as wide, in its own fonts`, async () => {
    const { page, troubles } = await open(body)
    const file = await saved(page, 'SVG')
    const text = fs.readFileSync(file, 'utf8')
    assert.not.match(text.replace(/xmlns(:\w+)?="[^"]*"/g, ''), /https?:|var\(|class=|<!--/)
    const alone = await visit(pathToFileURL(file).href)
    await alone.page.evaluate(() => document.fonts.ready)
    assert.ok(
      await alone.page.evaluate(() => [...document.fonts].every((f) => f.status === 'loaded')),
    )
    const [was, is] = [await letters(page, `${element} svg.draw`), await letters(alone.page, 'svg')]
    assert.ok(was.length > 5)
    assert.equal(is.map(([said, , weight]) => [said, weight]), was.map(([said, , weight]) => [said, weight])) // prettier-ignore
    for (const [i, [said, wide]] of is.entries())
      assert.ok(Math.abs(Number(wide) - Number(was[i][1])) < 0.5, `${said}: ${wide}, ${was[i][1]}`)
    for (const rgb of colours) assert.match(text, `rgb(${rgb})`)
    assert.equal([...troubles, ...alone.troubles], [])
  })

  test(`${element}: the PNG has the pixels of the SVG, three for one`, async () => {
    const { page, troubles } = await open(body)
    const svg = await saved(page, 'SVG')
    const png = fs.readFileSync(await saved(page, 'PNG'))
    const text = fs.readFileSync(svg, 'utf8')
    const [width, height] = ['width', 'height'].map((name) =>
      Math.ceil(Number(new RegExp(`^<svg[^>]* ${name}="([\\d.]+)"`).exec(text)?.[1])),
    )
    const alone = await visit(pathToFileURL(svg).href, {
      viewport: { width, height },
      deviceScaleFactor: 3,
    })
    await alone.page.evaluate(() => document.fonts.ready)
    const shot = await alone.page.screenshot()
    const { size, other, dark } = await page.evaluate(
      async ([a, b]) => {
        const [one, two] = await Promise.all(
          [a, b].map(async (data) => {
            const image = new Image()
            image.src = `data:image/png;base64,${data}`
            await image.decode()
            const canvas = document.createElement('canvas')
            canvas.width = image.width
            canvas.height = image.height
            const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'))
            pen.drawImage(image, 0, 0)
            return pen.getImageData(0, 0, image.width, image.height)
          }),
        )
        let other = 0
        let dark = 0
        const wide = Math.min(one.width, two.width)
        const high = Math.min(one.height, two.height)
        for (let y = 0; y < high; y++)
          for (let x = 0; x < wide; x++) {
            const [i, j] = [4 * (y * one.width + x), 4 * (y * two.width + x)]
            if (Math.abs(one.data[i + 1] - two.data[j + 1]) > 100) other++
            if (two.data[j + 1] < 100) dark++
          }
        return { size: [one.width, one.height, two.width, two.height], other, dark }
      },
      [png.toString('base64'), shot.toString('base64')],
    )
    assert.ok(Math.abs(size[0] - size[2]) < 6 && Math.abs(size[1] - size[3]) < 6, String(size))
    assert.ok(dark > 3000, `${dark} dark`)
    assert.ok(other < dark / 9, `${other} differ, ${dark} are dark`)
    assert.equal([...troubles, ...alone.troubles], [])
  })

  test(`${element}: the TikZ has every node once, and LaTeX reads it where it is`, async () => {
    const { page, troubles } = await open(body)
    const text = fs.readFileSync(await saved(page, 'TikZ'), 'utf8')
    const { words, remarks } = readTikz(text)
    const seen = await letters(page, `${element} svg.draw`)
    assert.equal(words, seen.map(([said]) => latex(String(said)))) // prettier-ignore
    const labels = await page
      .locator(`${element} [data-node]`)
      .evaluateAll((all) => all.map((node) => node.getAttribute('aria-label')))
    assert.equal(remarks, labels)
    if (!compiles(text)) console.log('  no pdflatex here: structure only')
    assert.equal(troubles, [])
  })
}

test('the menu by keys, closed once it has saved; in a deck and on paper there is none', async () => {
  const { page, troubles } = await open(TREE)
  await page.locator('.picture summary').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.keyboard.press('Enter'),
  ])
  assert.is(download.suggestedFilename(), 'palitos-eight.svg')
  assert.is(await page.locator('.picture[open]').count(), 0)
  assert.equal(await axe(page, { include: 'cgt-tree' }), [])
  await page.emulateMedia({ media: 'print' })
  assert.not(await page.locator('.picture').isVisible())
  const deck = await open(`<div class="marpit">${TREE}</div>`)
  assert.is(await deck.page.locator('.picture').count(), 0)
  assert.equal([...troubles, ...deck.troubles], [])
})

test.run()
