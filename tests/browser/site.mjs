/**
 * Pages of the site as a reader opens them: by double click, with the network off. Each folder has its test file, so
 * that they can run side by side.
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { axe, close, lessIn, visit } from './browser.mjs'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))

/** @param {string} folder of dist @returns {string[]} names in dist */
export const pagesIn = (folder) =>
  fs
    .readdirSync(path.join(dist, folder))
    .filter((name) => name.endsWith('.html'))
    .map((name) => path.join(folder, name))

const PHONE = { width: 390, height: 844 }

/** One test a page, and the browser's end. @param {string[]} pages */
export function testPages(pages) {
  for (const [i, name] of pages.entries())
    test(`${name} opens without a request or an error, fits a phone, and axe finds nothing`, async () => {
      const address = pathToFileURL(path.join(dist, name)).href
      const { page, troubles } = await visit(address, { viewport: PHONE })
      const undrawn = await page.evaluate(() =>
        [...document.querySelectorAll('*')]
          .filter((e) => e.localName.startsWith('cgt-') && !e.shadowRoot?.childElementCount)
          .map((e) => e.outerHTML.slice(0, 80)),
      )
      assert.equal(undrawn, [], 'every element is drawn')
      const refused = await page.evaluate(() =>
        [...document.querySelectorAll('*')]
          .flatMap((e) => [...(e.shadowRoot?.querySelectorAll('.problem') ?? [])])
          .map((e) => e.textContent),
      )
      if (!name.includes('embed')) assert.equal(refused, [], 'nothing on the page is refused')
      /** A figure that has another width is drawn anew in a frame after that. @param {string} as */
      const fits = async (as) => {
        const [wide, room] = await page.evaluate(async () => {
          const sizes = () => [document.documentElement.scrollWidth, innerWidth]
          for (let i = 0; i < 2 || (i < 60 && sizes()[0] > sizes()[1]); i++)
            await new Promise(requestAnimationFrame)
          return sizes()
        })
        assert.ok(wide <= room, `${as}: ${wide} px wide`)
      }
      const projector = () =>
        page.evaluate(() =>
          /** @type {HTMLElement | null} */ (document.querySelector('[data-projector]'))?.click(),
        )
      await fits('on a phone')
      await projector()
      await fits('on a phone, for a projector')
      await projector()
      await page.setViewportSize({ width: 320, height: 640 })
      await fits('on a small phone')
      /* each page in one theme, the other language's twin in the other: both themes see every layout and element */
      const dark = (i + (name.startsWith('en') ? 1 : 0)) % 2 === 1
      await page.evaluate(
        (theme) => {
          document.documentElement.dataset.theme = theme
        },
        dark ? 'dark' : 'light',
      )
      await page.setViewportSize({ width: 1280, height: 800 })
      assert.equal(troubles, [])
      assert.equal(await axe(page, { without: lessIn(name) }), [])
      /* every value told, every step gone through: whatever is drawn then, its numbers are numbers */
      await page.evaluate(() => {
        for (const e of document.querySelectorAll('*'))
          if (e.localName.startsWith('cgt-'))
            for (const values of ['off', 'grundy']) {
              e.setAttribute('values', values)
              for (const at of ['1', '5', '1e9'])
                if (e.getAttribute('at') !== at) e.setAttribute('at', at)
            }
      })
      assert.equal(troubles, [])
    })
  test.after(close)
}
