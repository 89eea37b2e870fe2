/**
 * includes.mjs -- replaces a line {{name:ID}} of a page's text by what it names:
 *   {{sample:ID}}     the sample of a contest problem
 *   {{programs:ID}}   its programs: to copy, in C++ and Python, and the C that runs
 *   {{copy:NAME}}     the C++ and the Python of a problem or an algorithm
 *   {{words:NAME}}    a search in words
 *   {{decks}}         the table of the decks
 *   {{starts:ID}}     figures of each chapter, as links to the builder of that id
 *   {{cards:SECTION}} the pages of a section of the menu
 *   {{beatty:N}}      the multiples of φ and of φ + 1, rounded down, on a line from 1 to N
 *   {{elements}}      the elements: what each is for, and its attributes in a fold
 *   {{attributes}}    the table of the attributes that every element has
 *   {{tokens:WHICH}} the custom properties in a table: those that are colours, or the rest
 *   {{parts:WHICH}}  what ::part() names in a table: names, which all elements share; or elements, what each of them has
 *   {{submit:ID}}     the line of a contest problem: its page, how hard it is, how long it takes, where it can be judged
 */
import * as path from 'node:path'
import { inWords } from '../../web/proofs/listing.js'
import { read, Stop } from '../lib/run.mjs'
import { beatty } from './beatty.mjs'
import { submitted } from './course.mjs'
import { cards, deckTable } from './lists.mjs'
import { commonTable, elementList, partTable, tokenTable } from './looks.mjs'
import { escape } from './markdown.mjs'
import { starts } from './starts.mjs'

/** @typedef {import('./view.mjs').View} View */

/**
 * The programs of a contest problem or an algorithm: those to copy, and with `withC` the C that runs, with files of
 * src/judge that only this problem includes.
 * @param {string} root @param {string} id @param {boolean} withC
 * @returns {{ name: string, file: string, text: string }[]}
 */
function programs(root, id, withC) {
  /** @param {string} name @param {string[]} place */
  const one = (name, ...place) => ({
    name,
    file: /** @type {string} */ (place.at(-1)),
    text: read(path.join(root, ...place)),
  })
  const toCopy = [
    one('C++', 'web', 'pages', 'programs', `${id}.cpp`),
    one('Python', 'web', 'pages', 'programs', `${id}.py`),
  ]
  if (!withC) return toCopy
  const c = one('C', 'src', 'judge', `${id}.c`)
  const shared = [...c.text.matchAll(/#include "(piles|taking)\.h"/g)].map(([, name]) =>
    one('C', 'src', 'judge', `${name}.c`),
  )
  return [...toCopy, c, ...shared]
}

/** @param {View} view @param {string} id @param {boolean} withC */
function programList({ root, t }, id, withC) {
  return programs(root, id, withC)
    .map(({ name, file, text }, i) => {
      const open = !withC && !i ? ' open' : ''
      const runs = name === 'C' ? `${t('what runs here')}: ` : ''
      const copy = `<button class="btn" type="button" data-copy="${file}" data-copied="${escape(t('Copied'))}"><span>${escape(t('Copy'))}</span></button>`
      return `<details class="program"${open}><summary>${name} <small>${escape(runs)}${file}</small></summary>\n${copy}\n<pre tabindex="0"><code id="${file}">${escape(text)}</code></pre>\n</details>`
    })
    .join('\n')
}

/** @param {View} view @param {string} id */
function sample({ root, t }, id) {
  const part = (/** @type {string} */ kind, /** @type {string} */ name) => {
    const file = path.join(root, 'web', 'pages', 'samples', `${id}.${kind}`)
    return `<p>${escape(name)}</p><pre>${escape(read(file))}</pre>`
  }
  return part('in', t('Input')) + part('out', t('Answer'))
}

/** @param {View} view @param {string} id */
function words({ t }, id) {
  const lines = inWords(id, t)
  if (!lines) throw new Stop(`no search is called ${id}`)
  const text = lines.map((line) => line.text.replace(/^ +/, '$&$&')).join('\n')
  return `<pre tabindex="0">${escape(text)}</pre>`
}

const INCLUDES = /** @type {Record<string, (view: View, id: string) => string>} */ ({
  cards,
  starts,
  sample,
  words,
  programs: (view, id) => programList(view, id, true),
  copy: (view, id) => programList(view, id, false),
  decks: deckTable,
  beatty: (_, id) => beatty(Number(id)),
  elements: elementList,
  attributes: commonTable,
  tokens: tokenTable,
  parts: partTable,
  submit: submitted,
})

/** @param {View} view @param {string} what @param {string} id @returns {string} HTML */
export function bring(view, what, id) {
  if (!Object.hasOwn(INCLUDES, what))
    throw new Stop(`nothing is brought by {{${what}}}, only by ${Object.keys(INCLUDES).join(', ')}`)
  return INCLUDES[what](view, id)
}
