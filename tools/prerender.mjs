/**
 * prerender.mjs -- draws the first figure of each page as on a phone, into build/first.json. The site puts it into the page as a
 * declarative shadow root, and figures inside it too: it is seen with the text, before palitos.js has come, and the live figure then
 * takes the same place.
 * Chromium draws them all in one page, in two seconds.
 */
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { pathToFileURL } from 'node:url'
import { browsing } from './lib/browser.mjs'
import { at, root, Stop, write } from './lib/run.mjs'
import { step } from './lib/steps.mjs'
import { WHOLE } from './parts.mjs'

export const FIRST = at('build', 'first.json')
/** an element's opening tag, in Markdown and in the page made of it */
const OPENING = /<cgt-[a-z-]+\b(?:[^>"]|"[^"]*")*>/

const SCRIPT = at('dist', WHOLE)

/** @returns {Promise<Record<string, { tag: string, html: string }>>} page's path below dist/ -> first figure */
async function drawn() {
  const { readPages } = await import('./site/pages.mjs')
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palitos-first-'))
  const file = path.join(folder, 'first.html')
  fs.writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><body><script src="${pathToFileURL(SCRIPT)}"></script>`,
  )
  return browsing(async (browser) => {
    /* a column of 358 px, as on a phone of 390, and the margins of an empty page */
    const page = await browser.newPage({ viewport: { width: 374, height: 844 }, offline: true })
    await page.goto(pathToFileURL(file).href)
    /** @type {Record<string, { tag: string, html: string }>} */
    const all = {}
    for (const { out, lang, text } of readPages(root)) {
      const tag = OPENING.exec(text)?.[0]
      if (!tag) continue
      const html = await page.evaluate(
        ({ tag, lang }) => {
          document.documentElement.lang = lang
          document.body.innerHTML = tag
          const shadow = document.body.firstElementChild?.shadowRoot
          if (!shadow) return ''
          /** Rules that match something in a shadow root. @param {ShadowRoot} root */
          const cssOf = (root) => {
            /** @param {any} rule @returns {string} */
            const used = ({ cssText, cssRules, selectorText }) => {
              if (selectorText === undefined) {
                const inside = [...(cssRules ?? [])].map(used).join('')
                return inside && `${cssText.slice(0, cssText.indexOf('{'))}{${inside}}`
              }
              if (selectorText.includes(':host')) return cssText
              const meant = selectorText.replace(/:(hover|active|focus-visible)\b|::[a-z-]+/g, '')
              try {
                return root.querySelector(meant) ? cssText : ''
              } catch {
                return cssText
              }
            }
            return root.adoptedStyleSheets
              .flatMap((sheet) => [...sheet.cssRules].map(used))
              .join('')
          }
          /** Shadow roots of figures inside figures, each with its rules as an element. @param {ShadowRoot} root @returns {ShadowRoot[]} */
          const nested = (root) =>
            [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => {
              if (!shadowRoot) return []
              const style = document.createElement('style')
              style.textContent = cssOf(shadowRoot)
              const below = nested(shadowRoot)
              shadowRoot.prepend(style)
              return [shadowRoot, ...below]
            })
          const css = cssOf(shadow)
          const shadowRoots = nested(shadow)
          for (const root of [shadow, ...shadowRoots]) {
            for (const input of root.querySelectorAll('input'))
              input.setAttribute('value', input.value)
            for (const one of root.querySelectorAll('option'))
              one.toggleAttribute('selected', one.selected)
          }
          const inside = /** @type {any} */ (shadow).getHTML({ shadowRoots })
          return `<template shadowrootmode="open"><style>${css}</style>${inside}</template>`
        },
        { tag, lang },
      )
      if (!html) throw new Stop(`${out}: its first figure draws nothing, ${tag}`)
      // a figure that shows its own address must be drawn on its page
      if (html.includes(path.basename(folder))) continue
      // removes lit-html's markers and blob: addresses, which end with the page
      all[out] = { tag, html: html.replace(/<!--.*?-->| href="blob:[^"]*"/gs, '') }
    }
    return all
  }).finally(() => fs.rmSync(folder, { recursive: true }))
}

export const first = () =>
  step('first', {
    reads: ['tools/prerender.mjs', 'web/pages', 'web/site', SCRIPT],
    writes: [FIRST],
    work: async () => write(FIRST, JSON.stringify(await drawn(), null, 1)),
  })
