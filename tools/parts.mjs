/**
 * parts.mjs -- palitos.js is web/define.js; what few pages need is a part: each other script of web/, named after it
 * (web/contest.js: palitos-contest.js), loaded after palitos.js. Which elements a part defines is read from it.
 */
import * as path from 'node:path'
import { at, files, read } from './lib/run.mjs'

/** The letters, which no element waits for: the site's frame loads them last, a deck has them inside. */
export const FONTS = 'palitos-fonts.js'

/** @typedef {{ file: string, script: string, elements: string[] }} Part script: its name in dist/ */

/** @param {string} [web] the folder @returns {Part[]} */
export const parts = (web = at('web')) =>
  files(web, (file) => path.dirname(file) === web && file.endsWith('.js'))
    .filter((file) => path.basename(file) !== 'define.js')
    .map((file) => ({
      file,
      script: `palitos-${path.basename(file)}`,
      elements: [...read(file).matchAll(/^ {2}'(cgt-[a-z]+)':/gm)].map(([, name]) => name),
    }))

/** The scripts that this HTML needs, in order. @param {string} html @param {string} [web] */
export const scriptsOf = (html, web) => [
  'palitos.js',
  ...parts(web)
    .filter(({ elements }) => elements.some((name) => new RegExp(`<${name}[\\s>]`).test(html)))
    .map(({ script }) => script),
]
