/**
 * decks.test.js -- every slide of every deck fits and is legible, also when all is uncovered, with its title where the others have it.
 * The Spanish decks; the English ones in the deep run.
 */
import { pathToFileURL } from 'node:url'
import * as assert from 'uvu/assert'
import { allowList } from '../../../tools/allow-list.mjs'
import { decks } from '../../../tools/lib/decks.mjs'
import { at } from '../../../tools/lib/run.mjs'
import { DEEP } from '../../deep.mjs'
import { close, done, frames, leafed, test, visit } from '../browser.mjs'

/** @typedef {import('playwright-core').Page} Page */

/** @param {string} name */
const address = (name) => pathToFileURL(at('dist', 'slides', `${name}.html`)).href
const ELEMENTS = Object.keys(allowList()).join(',')

/** What is too high, too wide, too small. @param {Page} page @returns {Promise<string[]>} */
const misfits = (page) =>
  page.evaluate((elements) => {
    /** @type {string[]} */
    const wrong = []
    for (const [i, svg] of /** @type {SVGElement[]} */ ([
      ...document.querySelectorAll('svg[data-marpit-svg]'),
    ]).entries()) {
      // Nothing of a slide that is not shown counts as visible
      svg.style.cssText = 'content-visibility: visible; opacity: 1'
      const section = /** @type {HTMLElement} */ (svg.querySelector('section'))
      /** @param {string} text */
      const report = (text) => wrong.push(`slide ${i + 1}: ${text}`)
      if (section.scrollHeight > 720 || section.scrollWidth > 1280)
        report(`${section.scrollWidth} x ${section.scrollHeight}`)
      const shown = [...section.querySelectorAll(elements)]
      if (shown.length > 1) report('more than one element')
      // The footer begins at 688
      const end = 686
      for (const child of /** @type {HTMLElement[]} */ ([...section.children])) {
        if (child.localName === 'footer') continue
        const bottom = child.offsetTop + child.offsetHeight
        if (bottom > end) report(`${child.localName} ends at ${bottom}`)
        const over = child.scrollHeight - child.clientHeight
        if (over > 1 && /^cgt-|pre/.test(child.localName))
          report(`${child.localName} ${child.id} is ${over} px too high`)
        const wide = child.scrollWidth - child.clientWidth
        // What is rounded is not cut
        if (wide > 1) report(`${child.localName} ${child.id} is ${wide} px too wide`)
      }
      for (const [n, card] of section.matches('.proof')
        ? section.querySelectorAll('ol > li').entries()
        : [])
        if (card.scrollHeight > card.clientHeight + 1 || card.scrollWidth > card.clientWidth + 1)
          report(`card ${n + 1} is cut: ${card.scrollHeight} of ${card.clientHeight} px`)
      // what is taken lies on nothing that is read
      for (const one of shown) {
        const all = (/** @type {string} */ css) => [
          ...(one.shadowRoot?.querySelectorAll(css) ?? []),
        ]
        for (const amount of all('.amount')) {
          const a = amount.getBoundingClientRect()
          for (const words of all('.size > span, .legend > *, .heap .chip')) {
            const b = words.getBoundingClientRect()
            const air = words.matches('.chip') ? 0 : b.height / 6 // where a letter has no ink
            const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
            const down = Math.min(a.bottom, b.bottom - air) - Math.max(a.top, b.top + air)
            if (across > 0.5 && down > 0.5) report(`${one.id}: ${amount.textContent} lies on ${words.textContent}`) // prettier-ignore
          }
        }
      }
      /** @param {Node} node @param {number} scale @param {number} least px: of the slide's own text, of an element's */
      const read = (node, scale, least) => {
        if (node instanceof Text) {
          const parent = /** @type {Element} */ (node.parentElement ?? node.getRootNode())
          const text = node.data.trim()
          if (!text || !(parent instanceof Element)) return
          if (parent.closest('.sr, annotation, style, sup, sub, msup, msub, footer')) return
          const size = parseFloat(getComputedStyle(parent).fontSize) * scale
          const visible =
            parent.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? true
          if (visible && size < least) report(`“${text.slice(0, 20)}” in ${size.toFixed(1)} px`)
          return
        }
        const svg = node instanceof SVGSVGElement && node.viewBox.baseVal?.width ? node : null
        const box = svg?.viewBox.baseVal
        const inner =
          svg && box ? Math.min(svg.clientWidth / box.width, svg.clientHeight / box.height) : 1
        const root = node instanceof Element ? node.shadowRoot : null
        // Rounding takes a little of 20
        for (const child of (root ?? node).childNodes)
          read(child, scale * inner, root ? 19.4 : least)
      }
      read(section, 1, 24)
    }
    return wrong
  }, ELEMENTS)

/** Presses a key in each element that hides something, or End in a search; what stays as it was is told. @param {Page} page @returns {Promise<string[]>} */
const uncover = (page) =>
  page.evaluate((elements) => {
    /** @type {string[]} */
    const same = []
    for (const element of /** @type {HTMLElement[]} */ ([...document.querySelectorAll(elements)])) {
      const root = /** @type {ShadowRoot} */ (element.shadowRoot)
      // A title keeps them to itself
      const never = element.getAttribute('hide')?.includes('values')
      const hides = !never && element.getAttribute('values')?.startsWith('off')
      const steps = /^cgt-(tree|graph)$/.test(element.localName)
      if (!hides && !steps) continue
      const text = () => root.textContent
      /** @param {string} key */
      const press = (key) =>
        root
          .querySelector('[tabindex="0"], button:not(:disabled)')
          ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }))
      const before = text()
      if (hides) press('v')
      if (hides && text() === before && !element.hasAttribute('mode')) same.push(element.id)
      // A strip is uncovered one by one; a search goes to its last step but one
      if (element.localName === 'cgt-strip') for (let i = 0; i < 60; i++) press('v')
      // Where the class does the steps, it is asked
      if (steps && element.hasAttribute('mode')) press('ArrowRight')
      else if (steps) {
        press('End')
        press('ArrowLeft')
      }
    }
    return same
  }, ELEMENTS)

/** Title, footer and number of each slide, but of kinds that have their own. @param {Page} page */
const places = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('section:not(.title, .ask, .statement, .exit)')].map(
      (section) => {
        const [h1, footer] = /** @type {HTMLElement[]} */ (
          ['h1', 'footer'].map((one) => section.querySelector(one))
        )
        const number = getComputedStyle(section, '::after')
        return [
          ...[h1.offsetLeft, h1.offsetTop, h1.offsetHeight, getComputedStyle(h1).fontSize],
          ...[footer.offsetLeft, footer.offsetTop, number.bottom, number.right],
        ].join(' ')
      },
    ),
  )

for (const { name } of decks().filter(({ name }) => DEEP || !name.endsWith('.en')))
  test(`every slide of ${name} fits and is legible, also when V has uncovered it, and its title is in its place`, async () => {
    const { page, troubles } = await visit(address(name))
    await page.waitForFunction(() => document.documentElement.dataset.room === 'ready')
    await leafed(page)
    const stand = await places(page)
    assert.equal([...new Set(stand)], [stand[0]], 'title, footer and number')
    assert.equal(await misfits(page), [])
    assert.equal(await uncover(page), [], 'V shows what was hidden')
    await frames(page) // what grew has its room in the next one
    assert.equal(await misfits(page), [], 'uncovered')
    assert.is(await page.locator('.problem').count(), 0)
    assert.equal(troubles, [])
  })

test('every slide fits with hints', async () => {
  for (const name of ['1-states', '3-nim']) {
    const { page, troubles } = await visit(address(name))
    await page.waitForFunction(() => document.documentElement.dataset.room === 'ready')
    await leafed(page)
    for (const id of await page
      .locator('section > cgt-play')
      .evaluateAll((all) => all.map(({ id }) => id))) {
      await page.evaluate((id) => {
        const on = document.getElementById(id)?.closest('svg')
        const at = [...document.querySelectorAll('svg[data-marpit-svg]')].indexOf(
          /** @type {any} */ (on),
        )
        location.hash = `#${at + 1}`
      }, id)
      await page.waitForFunction(
        (id) => document.getElementById(id)?.closest('.bespoke-marp-active'),
        id,
      )
      await page.locator(`#${id} .board [tabindex="0"]`).first().focus()
      for (const key of 'hhhh') await page.keyboard.press(key)
    }
    assert.equal(await misfits(page), [], name)
    assert.equal(troubles, [])
    await done(page)
  }
})

test.after(close)
test.run()
