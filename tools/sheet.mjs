/**
 * sheet.mjs -- `npm run sheet`: exercises on paper. A PDF for the class, each student's number its own sheet, and one
 * for the teacher with the answers of every number, in build/sheets/. The same seed prints the same sheets everywhere.
 *
 *   npm run sheet -- --seed 7 --kinds nim,grundy --lang es
 *
 *   --kinds     which, in this order: see web/pages/en/exercises.md (nim, grundy)
 *   --count     exercises a sheet (as many as there are kinds)
 *   --students  sheets, numbered from 1 (30; at most 200)
 *   --level     1, 2 or 3 (1)
 *   --lang      es or en (es)
 *   --tree      in place of exercises: a game tree with empty boxes for alpha-beta, as "((3 5) (2 9))"
 *   --cut       of --tree: beyond, where your course cuts only where α > β (equal)
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { loadEngineSync } from '../web/engine/node-engine.js'
import { KINDS, levelOf, readKinds } from '../web/model/exercise/index.js'
import { keyOf } from '../web/model/exercise/key.js'
import { fewer, sizeOf } from '../web/model/exercise/series.js'
import { pagesOf, titleOf } from '../web/model/sheets.js'
import { say as translate, sayError } from '../web/model/i18n.js'
import { fitsOnPaper, howOf, treeSheet } from '../web/trees/tree-sheet.js'
import { readSearches } from '../web/model/trace.js'
import { browsing } from './lib/browser.mjs'
import { at, say, Stop, tool, write } from './lib/run.mjs'
import { WHOLE } from './parts.mjs'

/** @typedef {{ seed: string, kinds: string[], count: number, students: number, level: 1 | 2 | 3, lang: 'es' | 'en', tree?: string, cut?: import('../web/model/trace.js').Cut }} Wish */

/** @param {string} text */
const escape = (text) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)

/** @param {string[]} args @returns {Wish} */
export function read(args) {
  const text = /** @type {const} */ ({ type: 'string' })
  const options = {
    seed: text,
    kinds: text,
    count: text,
    students: text,
    level: text,
    lang: text,
    tree: text,
    cut: text,
  }
  /** @type {Partial<Record<keyof typeof options, string>>} */
  let asked
  try {
    asked = parseArgs({ args, options }).values
  } catch (error) {
    throw new Stop(/** @type {Error} */ (error).message)
  }
  const { seed = '1', kinds = 'nim,grundy', level = '1', lang = 'es', tree, cut = 'equal' } = asked
  const named = readKinds(kinds)
  if (!named) throw new Stop(`--kinds takes some of ${Object.keys(KINDS).join(', ')}`)
  if (cut !== 'equal' && cut !== 'beyond') throw new Stop('--cut takes equal or beyond')
  if (lang !== 'es' && lang !== 'en') throw new Stop('--lang takes es or en')
  if (!/^[1-3]$/.test(level)) throw new Stop('--level takes 1, 2 or 3')
  if (!/^[\w.]{1,20}$/.test(seed)) throw new Stop('--seed takes up to 20 letters and digits')
  /** @param {string} name @param {string | undefined} given @param {number} most */
  const number = (name, given, most) => {
    const n = Number(given)
    if (!Number.isInteger(n) || n < 1 || n > most) throw new Stop(`--${name} takes 1 to ${most}`)
    return n
  }
  return {
    tree,
    cut,
    seed,
    kinds: named,
    level: levelOf(level),
    lang,
    count: number('count', asked.count ?? String(named.length), 40),
    students: number('students', asked.students ?? '30', 200),
  }
}

/** A page to print, looking as those of the exercises page do. @param {string} lang @param {string} title @param {string} body @param {string} [style] */
const page = (lang, title, body, style = '') => `<!doctype html>
<html lang="${lang}" data-theme="light"><meta charset="utf-8"><title>${escape(title)}</title>
<style>
body { margin: 0 }
${fs.readFileSync(at('web', 'core', 'paper.css'), 'utf8')}
${style}
</style>
<body><div class="palitos-paper">${body}</div><script src="${pathToFileURL(at('dist', WHOLE)).href}"></script></body></html>`

/**
 * A tree with empty boxes, and its key.
 * @param {string} tree @param {import('../web/model/trace.js').Cut | undefined} cut @param {'es' | 'en'} lang @param {import('../web/engine/node-engine.js').Engine} engine
 * @returns {{ sheets: string, key: string }}
 */
function treePapers(tree, cut, lang, engine) {
  /** @type {import('../web/model/trace.js').Searched | null} */
  let searched
  try {
    searched = readSearches(engine.game('tree', { rules: tree, letters: true }), '', { cut })
  } catch (error) {
    throw new Stop(`--tree: ${sayError(lang, error)}`)
  }
  if (!searched || !fitsOnPaper(searched)) throw new Stop('--tree: it has no room on a page')
  const drawn = searched
  const t = (/** @type {string} */ key) => translate(lang, key)
  const [sheets, key] = [false, true].map((key) =>
    page(
      lang,
      t('Alpha-beta'),
      `<section class="wide"><h1><span>${t('Alpha-beta')}</span>${key ? `<span>${t('key')}</span>` : `<i>${t('Name:')}</i>`}</h1><p>${howOf(drawn).map(t).join(' ')}</p>${treeSheet(drawn, key)}</section>`,
    ),
  )
  return { sheets, key }
}

/**
 * Makes both papers as HTML.
 * @param {Wish} wish @param {import('../web/engine/node-engine.js').Engine} engine
 * @returns {{ sheets: string, key: string }}
 */
export function papers({ seed, kinds, count: asked, students, level, lang, tree, cut }, engine) {
  if (tree !== undefined) return treePapers(tree, cut, lang, engine)
  /** @param {string} key @param {Record<string, string | number>} [slots] */
  const t = (key, slots) => translate(lang, key, slots)
  /** 1 to n @param {number} n */
  const numbers = (n) => Array.from({ length: n }, (_, i) => i + 1)
  const count = sizeOf(engine, { kinds, level, count: asked })
  const title = titleOf(kinds, t)

  const names = numbers(students).map((n) => t('Sheet {n}', { n }))
  const sheets = names.map(
    (name, i) => `<section><table><thead><tr><td>
<h1><span>${escape(title)}</span><span>${escape(name)}</span></h1>
<p class="whose"><i>${escape(t('Name:'))}</i><i>${escape(t('Date:'))}</i></p>
</td></tr></thead><tbody><tr><td>
${numbers(count)
  .map(
    (n) =>
      `<article><h2>${n}</h2><cgt-exercise kind="${kinds.join(' ')}" seed="${escape(seed)}" level="${level}" at="${n}" student="${i + 1}" lang="${lang}"></cgt-exercise></article>`,
  )
  .join('\n')}
</td></tr></tbody></table></section>`,
  )
  const answers = names.map(
    (name, i) => `<section class="key"><h2>${escape(name)}</h2><ol>
${keyOf(engine, { kinds, seed, level, count }, i + 1, t)
  .map(({ title, given }) => `<li>${escape(title)} <b>${escape(given)}</b></li>`)
  .join('\n')}
</ol></section>`,
  )
  const key = `${title}: ${t('key')}`
  return {
    sheets: page(lang, title, sheets.join('\n'), pagesOf({ seed, level }, t)),
    key: page(
      lang,
      key,
      `<h1>${escape(key)}</h1>${answers.join('\n')}`,
      pagesOf({ seed, level }, t),
    ),
  }
}

const wasm = () => loadEngineSync(fs.readFileSync(at('build', 'wasm', 'palitos.wasm')))

/**
 * @param {Wish} wish
 * @param {string} folder
 * @returns {Promise<string[]>} the PDF files
 */
export async function print(wish, folder) {
  const engine = wasm()
  return browsing(async (browser) => {
    const files = []
    for (const [name, html] of Object.entries(papers(wish, engine))) {
      const file = path.join(
        folder,
        `${name}-${wish.tree === undefined ? wish.seed : 'tree'}-${wish.lang}`,
      )
      write(`${file}.html`, html)
      const page = await browser.newPage()
      await page.goto(pathToFileURL(`${file}.html`).href)
      await page.evaluate(() => document.fonts.ready)
      await page.pdf({ path: `${file}.pdf`, preferCSSPageSize: true })
      await page.close()
      fs.rmSync(`${file}.html`)
      files.push(`${file}.pdf`)
    }
    return files
  })
}

await tool(import.meta.url, async (args) => {
  const wish = read(args)
  const { build } = await import('./build.mjs')
  await build({ slides: false })
  for (const file of await print(wish, at('build', 'sheets')))
    say(path.relative(process.cwd(), file))
  const ends = fewer(wasm(), wish, (key, slots) => translate(wish.lang, key, slots))
  if (ends && wish.tree === undefined) say(ends)
})
