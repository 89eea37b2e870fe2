/**
 * sets.mjs -- a set of exercises as it is asked for on a command line: which kinds, how many, how hard, from which seed.
 */
import * as fs from 'node:fs'
import { parseArgs } from 'node:util'
import { KINDS, levelOf, readKinds } from '../web/model/exercise/index.js'
import { say } from '../web/model/i18n.js'

/** @typedef {import('../web/model/i18n.js').Lang} Lang */
/** @typedef {{ seed: string, kinds: string[], count: number, level: 1 | 2 | 3, lang: Lang, chapter?: string }} Set */

/** write: to standard output; warn: to standard error @typedef {{ write: (text: string) => void, warn: (text: string) => void }} Terminal */

/** A request that cannot be met; the message is for its sender. */
export class Refused extends Error {}

/** The language by POSIX's order of the variables. @param {Record<string, string | undefined>} env @returns {Lang} */
export const languageOf = (env) =>
  (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').startsWith('es') ? 'es' : 'en'

/** The kinds of a chapter. @param {string} chapter */
const kindsOfChapter = (chapter) =>
  Object.keys(KINDS).filter((kind) => String(KINDS[kind].chapter) === chapter)
/** @param {string} name @param {string} given @param {number} most @param {Lang} lang @returns {number} */
export function numberOf(name, given, most, lang) {
  const n = Number(given)
  if (!Number.isInteger(n) || n < 1 || n > most)
    throw new Refused(say(lang, '--{name} takes a whole number from 1 to {most}', { name, most }))
  return n
}
/** @param {string} name @param {string} given @param {string[]} all @param {Lang} lang */
export function oneOf(name, given, all, lang) {
  if (!all.includes(given))
    throw new Refused(say(lang, '--{name} takes one of {list}', { name, list: all.join(', ') }))
  return given
}

/** Nothing is written over. @param {string} file @param {string | Uint8Array} content @param {Lang} lang of refusals */
export function writeNew(file, content, lang) {
  try {
    fs.writeFileSync(file, content, { flag: 'wx' })
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST')
      throw new Refused(say(lang, '{file} is there already: choose another name', { file }))
    throw new Refused(say(lang, '{file} cannot be written', { file }))
  }
}

/**
 * @param {string[]} args `--kinds nim,mex --seed 7`; in place of kinds a chapter
 * @param {Lang} lang of refusals, and of the set where it names none
 * @param {{ names?: string[], flags?: string[], count?: number, most?: number }} more other options, with a text and without; how many
 *   exercises where no number is given (as many as there are kinds), and at the most
 * @returns {{ set: Set, more: Record<string, string | true | undefined> }}
 */
export function readSet(args, lang, { names = [], flags = [], count: usual, most = 40 } = {}) {
  const text = ['seed', 'kinds', 'chapter', 'count', 'level', 'lang', ...names]
  const options = Object.fromEntries([
    ...text.map((name) => [name, { type: /** @type {const} */ ('string') }]),
    ...flags.map((name) => [name, { type: /** @type {const} */ ('boolean') }]),
  ])
  const { tokens } = parseArgs({ args, options, strict: false, tokens: true })
  /** @type {Record<string, any>} */
  const asked = {}
  for (const token of tokens) {
    if (token.kind === 'positional' || token.kind === 'option-terminator' || !options[token.name])
      throw new Refused(
        say(lang, '{word} is not an option: the options are {list}', {
          word: token.kind === 'option' ? token.rawName : token.kind === 'positional' ? token.value : '--',
          list: [...text, ...flags].map((name) => `--${name}`).join(', '),
        }),
      ) // prettier-ignore
    if (options[token.name].type === 'boolean') asked[token.name] = true
    else if (token.value === undefined)
      throw new Refused(say(lang, '--{name} needs a value after it', { name: token.name }))
    else asked[token.name] = token.value
  }
  const { seed = '1', level = '1', chapter } = asked
  const kinds = chapter === undefined ? readKinds(asked.kinds ?? 'nim,grundy') : kindsOfChapter(chapter) // prettier-ignore
  if (!kinds?.length)
    throw new Refused(
      chapter === undefined
        ? say(lang, '--kinds takes some of {list}, not “{name}”', {
            list: Object.keys(KINDS).join(', '),
            name: /** @type {string} */ (asked.kinds).split(/[\s,]+/).find((one) => one && !Object.hasOwn(KINDS, one)) ?? '',
          })
        : say(lang, '--chapter takes one of {list}', { list: [...new Set(Object.values(KINDS).map((kind) => kind.chapter))].join(', ') }), // prettier-ignore
    )
  if (!/^[\w.]{1,20}$/.test(seed))
    throw new Refused(say(lang, '--seed takes up to 20 letters and digits'))
  return {
    set: {
      seed,
      kinds,
      chapter,
      level: levelOf(oneOf('level', level, ['1', '2', '3'], lang)),
      lang: /** @type {Lang} */ (oneOf('lang', asked.lang ?? lang, ['es', 'en'], lang)),
      count: numberOf('count', asked.count ?? String(usual ?? kinds.length), most, lang),
    },
    more: asked,
  }
}
