/**
 * parts.mjs -- a folder of web/ with a define.js is a script: palitos/ is palitos.js, every other is a part that few pages need
 * (web/contest/: palitos-contest.js), loaded after palitos.js. Which elements a part defines is read from its define.js.
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { scriptsFor } from './lib/marp.mjs'
import { at, files, read } from './lib/run.mjs'

/** @param {string} [web] the folder @returns {string} what palitos.js is made of */
export const mainOf = (web = at('web')) => path.join(web, 'palitos', 'define.js')

/** The letters, which no element waits for: the site's frame loads them last, a deck has them inside. */
export const FONTS = 'palitos-fonts.js'
/** Words that wait for a figure: what any tag may ask for. */
export const AFTER = 'palitos-after.js'

/** @typedef {{ file: string, script: string, elements: string[], kinds: string[] }} Part script: its name in dist/; kinds: of exercises that show its elements, in the folder of its name in web/model/exercise/ */

/**
 * Which elements of other parts one is made of, itself or by way of its own part's: their scripts are needed, too.
 * @type {Record<string, string[]>}
 */
export const INSIDE = {
  'cgt-codes': ['cgt-graph', 'cgt-strip'],
  'cgt-exercise': ['cgt-graph', 'cgt-strip'],
  'cgt-grow': ['cgt-code'],
  'cgt-lab': ['cgt-form', 'cgt-graph', 'cgt-strip'],
  'cgt-tree': ['cgt-code'],
}

/** Elements that are made of one of these. @param {string[]} elements */
export const holders = (elements) =>
  Object.entries(INSIDE).flatMap(([name, others]) =>
    others.some((one) => elements.includes(one)) ? [name] : [],
  )

/** @param {string} [web] the folder @returns {Part[]} */
export const parts = (web = at('web')) =>
  fs
    .readdirSync(web)
    .sort()
    .map((name) => ({ name, file: path.join(web, name, 'define.js') }))
    .filter(({ name, file }) => name !== 'palitos' && fs.existsSync(file))
    .map(({ name, file }) => ({
      file,
      script: `palitos-${name}.js`,
      elements: [...read(file).matchAll(/^ {2}'(cgt-[a-z-]+)':/gm)].map(([, name]) => name),
      kinds: kindsIn(path.join(web, 'model', 'exercise', name)),
    }))
/** @param {string} folder */
const kindsIn = (folder) =>
  !fs.existsSync(folder)
    ? []
    : files(folder, (file) => /^export const \w+ = \{\n {2}chapter:/m.test(read(file))).map(
        (file) => path.basename(file, '.js'),
      )

/** @type {Map<string, import('./lib/marp.mjs').Facts>} by the folder web/ */
const known = new Map()
/** Which scripts there are, and what needs them. @param {string} [web] @returns {import('./lib/marp.mjs').Facts} */
export function scriptFacts(web = at('web')) {
  const found = known.get(web) ?? {
    parts: parts(web).map(({ file, ...part }) => part),
    inside: INSIDE,
    after: AFTER,
  }
  known.set(web, found)
  return found
}

/** The scripts that this HTML needs, in order. @param {string} html @param {string} [web] */
export const scriptsOf = (html, web = at('web')) => scriptsFor(html, scriptFacts(web))
