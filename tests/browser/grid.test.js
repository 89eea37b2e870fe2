/** The widths that a chapter is set in: text, figure, screen; and the margin, which holds its sources. */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { close, newContext } from './browser.mjs'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const chapters = ['es', 'en'].flatMap((lang) =>
  fs
    .readdirSync(path.join(dist, lang))
    .filter((name) => /^\d/.test(name))
    .map((name) => path.join(lang, name)),
)
const [TEXT, FIGURE] = [680, 960]

/** Runs in the page. */
function measure() {
  const box = (/** @type {Element | null} */ e) => e?.getBoundingClientRect().toJSON()
  const main = /** @type {HTMLElement} */ (document.querySelector('main'))
  const boxes = (/** @type {string} */ css) => [...main.querySelectorAll(css)].map(box)
  return {
    wide: document.documentElement.scrollWidth - innerWidth,
    text: boxes(':is(main, .ending) > :is(p, ul, ol):not(.lede, .lede + h2 + p)'),
    figures: boxes(':scope > figure:not(:has(> cgt-tree[code]))'),
    stages: main.querySelectorAll(':scope > .stage').length,
    aside: box(main.querySelector('.ending > aside')),
    remember: box(main.querySelector('.ending > h2')),
    last: boxes('.ending > :not(aside)').at(-1),
  }
}

test('a chapter has one figure on a ground from edge to edge, text and figures keep their widths, and sources stand beside the text or after it', async () => {
  for (const [width, beside] of /** @type {const} */ ([
    [1440, true],
    [1280, true],
    [1000, false],
    [390, false],
  ])) {
    const context = await newContext({
      viewport: { width, height: 800 },
      offline: true,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    for (const name of chapters) {
      await page.goto(pathToFileURL(path.join(dist, name)).href)
      await page.evaluate(() => document.fonts.ready)
      const found = await page.evaluate(measure)
      const where = `${name} at ${width}`
      assert.ok(found.wide <= 0, `${where}: ${found.wide} px too wide`)
      assert.is(found.stages, 1, where)
      for (const { width: one } of found.text) assert.ok(one <= TEXT, `${where}: text of ${one}`)
      for (const { width: one } of found.figures) assert.ok(one <= FIGURE, `${where}: ${one}`)
      const { aside, remember, last } = found
      if (beside) {
        assert.ok(aside.left >= remember.left + TEXT, `${where}: beside`)
        assert.ok(
          Math.abs(aside.top - remember.top) < 80,
          `${where}: where the last sections begin`,
        )
      } else assert.ok(aside.top >= last.bottom, `${where}: after`)
    }
    await context.close()
  }
})

test('the list beside a chapter is read and clicked over the ground of its figure', async () => {
  const context = await newContext({
    viewport: { width: 1280, height: 720 },
    offline: true,
  })
  const page = await context.newPage()
  await page.goto(pathToFileURL(path.join(dist, 'es', '1-states.html')).href)
  await page.locator('.stage').evaluate((e) => e.scrollIntoView({ block: 'center' }))
  const [figure, link] = await Promise.all([
    page.locator('.stage').boundingBox(),
    page.locator('.doc > nav [href="6-maze.html"]').boundingBox(),
  ])
  assert.ok(figure && link && link.y > figure.y && link.y + link.height < figure.y + figure.height)
  await page.mouse.click(link.x + 40, link.y + link.height / 2)
  await page.waitForURL(/6-maze/)
  await context.close()
})

test.after(close)
test.run()
