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

/** A page to print. @param {string} lang @param {string} title @param {string} body @param {string} style */
const page = (lang, title, body, style) => `<!doctype html>
<html lang="${lang}" data-theme="light"><meta charset="utf-8"><title>${escape(title)}</title>
<style>
@page { size: A4; margin: 16mm 16mm 14mm }
body { margin: 0; font: 11pt/1.4 'Atkinson Hyperlegible Next', sans-serif; color: #000; background: #fff }
h1 { font-size: 14pt; margin: 0; display: flex; gap: 1em; justify-content: space-between }
h2 { font-size: 11pt; margin: 0 0 .3em }
${style}
</style>
<body>${body}<script src="${pathToFileURL(at('dist', WHOLE)).href}"></script></body></html>`

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
      `<h1><span>${t('Alpha-beta')}</span><span>${t(key ? 'key' : 'Name:')}</span></h1><p>${howOf(drawn).map(t).join(' ')}</p>${treeSheet(drawn, key)}`,
      '@page { size: A4 landscape } h1 span + span { width: 60% } svg { width: 100%; height: 135mm }', // prettier-ignore
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
  const title = t('Exercises, seed {seed}', { seed })

  const sheets = numbers(students).map(
    (
      student,
    ) => `<section><h1><span>${escape(t('Sheet {n}', { n: student }))}</span><span class="name">${escape(t('Name:'))}</span></h1>
${numbers(count)
  .map(
    (n) =>
      `<article><h2>${n}</h2><cgt-exercise kind="${kinds.join(' ')}" seed="${escape(seed)}" level="${level}" at="${n}" student="${student}" lang="${lang}"></cgt-exercise></article>`,
  )
  .join('\n')}
</section>`,
  )
  const answers = numbers(students).map(
    (student) => `<section><h1>${escape(t('Sheet {n}', { n: student }))}</h1><ol>
${keyOf(engine, { kinds, seed, level, count }, student, t)
  .map(({ title, given }) => `<li>${escape(title)}: <b>${escape(given)}</b></li>`)
  .join('\n')}
</ol></section>`,
  )
  return {
    sheets: page(
      lang,
      title,
      sheets.join('\n'),
      `section { break-after: page } article { break-inside: avoid; display: grid; grid-template-columns: 2em 1fr; padding: 5mm 0; border-bottom: .5pt solid #999 }
.name { border-bottom: .5pt solid; width: 60%; font-size: 11pt; font-weight: 400 } cgt-exercise { --cgt-size: 11pt }`,
    ),
    key: page(
      lang,
      `${title}: ${t('key')}`,
      `<h1>${escape(`${title}: ${t('key')}`)}</h1>${answers.join('\n')}`,
      'section { break-inside: avoid; padding-top: 5mm } li { margin-bottom: .5em }',
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
