/**
 * parts.mjs -- lists the scripts and their elements. A folder of web/ with a define.js is a script: play/ is palitos.js, every other is a
 * part that few pages need (web/contest/: palitos/contest.js), loaded after palitos.js. define.js names the part's elements.
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { scriptsFor } from './lib/marp.mjs'
import { at, files, read, Stop } from './lib/run.mjs'
import { nodes } from './lib/script.mjs'

/** @typedef {import('./lib/script.mjs').Node} Node */

/** @param {string} [web] the folder @returns {string} define.js of palitos.js */
export const mainOf = (web = at('web')) => path.join(web, 'play', 'define.js')

/** The fonts. No element waits for them: the site's frame loads them last, a deck has them inside. */
export const FONTS = 'palitos/fonts.js'
/** All C code that cgt-code may be asked to show. */
export const CODE = 'palitos/code.js'
/** The licences of all that a deck of one file has inside. */
export const LICENCES = 'palitos/licences.js'
/** palitos.js and all parts in one file. */
export const WHOLE = 'palitos-all.js'
/** Spoiler protection: `data-after` on any tag needs it. */
export const AFTER = 'palitos/spoilers.js'

/** @typedef {{ file: string, script: string, elements: string[] }} Part script: its name in dist/ */

/** of: its class; file: of the class; script: in dist/, which registers it @typedef {{ tag: string, of: string, file: string, script: string }} Defined */

/** The elements that a define.js names, in its order. @param {string} define @returns {Defined[]} */
export function defined(define) {
  const all = [...nodes(define)].sort((a, b) => a.start - b.start)
  const imported = new Map(
    all.flatMap(({ type, source, specifiers }) =>
      type === 'ImportDeclaration'
        ? specifiers.map((/** @type {Node} */ { local }) => [local.name, source.value])
        : [],
    ),
  )
  const folder = path.dirname(define)
  const name = path.basename(folder)
  return all
    .filter(({ type, key }) => type === 'Property' && /^cgt-/.test(key.value))
    .map(({ key, value }) => {
      const from = imported.get(value.name)
      if (!from) throw new Stop(`${define}: ${key.value} is no class that is imported there`)
      const script = name === 'play' ? 'palitos.js' : `palitos/${name}.js`
      return { tag: key.value, of: value.name, file: path.resolve(folder, from), script }
    })
}

/** @param {string} [web] the folder @returns {Part[]} */
export const parts = (web = at('web')) =>
  fs
    .readdirSync(web)
    .sort()
    .map((name) => ({ name, file: path.join(web, name, 'define.js') }))
    .filter(({ name, file }) => name !== 'play' && fs.existsSync(file))
    .map(({ name, file }) => ({
      file,
      script: `palitos/${name}.js`,
      elements: defined(file).map(({ tag }) => tag),
    }))
/** Every define.js, that of palitos.js first. @param {string} [web] the folder */
export const defines = (web = at('web')) => [mainOf(web), ...parts(web).map(({ file }) => file)]
/** Names of all scripts in dist/. */
export const scriptNames = () => [
  'palitos.js',
  WHOLE,
  ...parts().map(({ script }) => script),
  CODE,
  LICENCES,
]

/** Scripts of the previous version, kept for one version: each asks the loader for an element of every script that has its elements now. */
const OLD_NAMES = {
  after: ['data-after'],
  code: ['code'],
  contest: ['cgt-judge'],
  figures: ['cgt-code', 'cgt-graph'],
  fonts: ['fonts'],
  numbers: ['cgt-strip'],
  partizan: ['cgt-form'],
  search: ['cgt-tree'],
  study: ['cgt-exercise'],
  teach: ['cgt-qr'],
}
/** @returns {Map<string, string[]>} 'palitos-search.js' -> ['cgt-tree'] */
export const oldNames = () =>
  new Map(Object.entries(OLD_NAMES).map(([name, asked]) => [`palitos-${name}.js`, asked]))

/**
 * Elements that an element draws, from its class: `static uses = ['cgt-code']`.
 * @param {string} [web] the folder @returns {Record<string, string[]>} tag -> tags
 */
export const uses = (web = at('web')) =>
  Object.fromEntries(
    files(web, (file) => /[\\/]cgt-[a-z-]+\.js$/.test(file)).flatMap((file) => {
      const [, list] = /^  static uses = \[([^\]]*)\]/m.exec(read(file)) ?? []
      return list ? [[path.basename(file, '.js'), list.match(/cgt-[a-z-]+/g) ?? []]] : []
    }),
  )

/** @type {Map<string, import('./lib/marp.mjs').Facts>} by the folder web/ */
const known = new Map()
/** The scripts and what needs them, cached. @param {string} [web] @returns {import('./lib/marp.mjs').Facts} */
export function scriptFacts(web = at('web')) {
  const found = known.get(web) ?? {
    parts: parts(web).map(({ file, ...part }) => part),
    inside: uses(web),
    after: AFTER,
  }
  known.set(web, found)
  return found
}

/** The scripts that this HTML needs, in order. @param {string} html @param {string} [web] */
export const scriptsOf = (html, web = at('web')) => scriptsFor(html, scriptFacts(web))

/** tag -> scripts that it needs besides palitos.js; also for `data-after`, `fonts` and `code`. @param {string} [web] @returns {Record<string, string[]>} */
export const scriptsByTag = (web = at('web')) => ({
  ...Object.fromEntries(
    parts(web).flatMap(({ elements }) =>
      elements.map((name) => [name, scriptsOf(`<${name}>`, web).slice(1)]),
    ),
  ),
  'data-after': [AFTER],
  fonts: [FONTS],
  code: [CODE],
  licences: [LICENCES],
})
