/**
 * parts.mjs -- a folder of web/ with a define.js is a script: palitos/ is palitos.js, every other is a part that few pages need
 * (web/contest/: palitos-contest.js), loaded after palitos.js. Which elements a part defines is read from its define.js.
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { at, files, read } from './lib/run.mjs'

/** @param {string} [web] the folder @returns {string} what palitos.js is made of */
export const mainOf = (web = at('web')) => path.join(web, 'palitos', 'define.js')

/** The letters, which no element waits for: the site's frame loads them last, a deck has them inside. */
export const FONTS = 'palitos-fonts.js'
/** Words that wait for a figure: what any tag may ask for. */
export const AFTER = 'palitos-after.js'

/** @typedef {{ file: string, script: string, elements: string[], games: string[] }} Part script: its name in dist/; games: those of src/games/, in the folder of its name */

/**
 * Which elements of other parts one is made of, itself or by way of its own part's: their scripts are needed, too.
 * @type {Record<string, string[]>}
 */
export const INSIDE = {
  'cgt-codes': ['cgt-graph', 'cgt-strip'],
  'cgt-exercise': ['cgt-graph', 'cgt-strip'],
  'cgt-grow': ['cgt-code'],
  'cgt-lab': ['cgt-graph', 'cgt-strip'],
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
      elements: [...read(file).matchAll(/^ {2}'(cgt-[a-z]+)':/gm)].map(([, name]) => name),
      games: gamesOf(path.join(web, '..', 'src', 'games', name)),
    }))
/** @param {string} folder */
const gamesOf = (folder) =>
  !fs.existsSync(folder)
    ? []
    : files(folder, (file) => file.endsWith('.c')).flatMap((file) =>
        [...read(file).matchAll(/^const cgt_game \w+ = \{\s*\.name = "(\w+)"/gm)].map(
          ([, name]) => name,
        ),
      )

/** The scripts that this HTML needs, in order. @param {string} html @param {string} [web] */
export function scriptsOf(html, web) {
  const has = (/** @type {string} */ name) => new RegExp(`<${name}[\\s>]`).test(html)
  const named = (/** @type {string[]} */ games) =>
    games.length > 0 && new RegExp(`="[^"]*\\b(${games.join('|')})\\b`).test(html)
  const inside = Object.entries(INSIDE).flatMap(([name, others]) => (has(name) ? others : []))
  return [
    'palitos.js',
    ...parts(web)
      .filter(
        ({ elements, games, script }) =>
          elements.some((name) => has(name) || inside.includes(name)) ||
          named(games) ||
          (script === AFTER && /<[^>]*\sdata-after=/.test(html)),
      )
      .map(({ script }) => script),
  ]
}
