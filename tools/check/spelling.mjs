/**
 * spelling.mjs -- checks the spelling of pages, decks and the strings of the interface: Spanish as the RAE writes it, English as in
 * Britain. Words that no dictionary has (names, the field's terms) are in `tools/check/spelling/`, one a line in order: `both.txt`,
 * `es.txt`, `en.txt`; a word there that nothing needs is a problem too.
 *
 * Dictionaries are those of Hunspell, read by nspell. Each word is asked once, however often it stands.
 */
import * as fs from 'node:fs'
import { createRequire } from 'node:module'
import * as path from 'node:path'
import { files, read } from '../lib/run.mjs'

/** @typedef {'es' | 'en'} Lang */
/** @typedef {{ correct: (word: string) => boolean }} Speller */
/** @typedef {{ name: string, text: string, lang: Lang }} Text name: of the file */

const require = createRequire(import.meta.url)
const LISTS = 'tools/check/spelling'
const PACKAGE = { es: 'dictionary-es', en: 'dictionary-en-gb' }
/** Forms to refuse although dictionaries have them: accents that the RAE dropped in 2010, and -ize for -ise. */
const OTHER = {
  es: /^(?:sólo|é(?:ste|sta|se|sa)s?|éstos|ésos|aquél(?:la)?s?|aquéllos|guión)$/i,
  en: /(?<!\b(?:re|cap|over)?s|\bpr|\bse|\bma)iz(?:e[drs]?|ing|ations?)$/i,
}
/** A verb with pronouns: quitarlo; quítala, which has an accent as the stress stays. */
const HUNG = /^(.{2,}?)(?:(?:me|te|se|nos)?l[aeo]s?|me|te|se|nos)$/
/** Front matter that readers see. */
const HEAD = /^(?:title|short|lede|summary|gives|description|header|footer): /

/** Text that is not checked: in Spanish all italics (foreign words), in English titles in italics. */
const ITALICS = /(?<!\*)\*[^*\n]+\*(?!\*)|<i>[^<]*<\/i>|<em>[^<]*<\/em>/g
const TITLE = /(?<!\*)\*\p{Lu}[^*\n]*\*(?!\*)/gu

/** @type {Map<Lang, Speller>} */
const spellers = new Map()
/** @param {Lang} lang @returns {Speller} */
function speller(lang) {
  const known = spellers.get(lang)
  if (known) return known
  const folder = path.dirname(require.resolve(PACKAGE[lang]))
  const [aff, dic] = ['aff', 'dic'].map((part) => fs.readFileSync(`${folder}/index.${part}`))
  const made = require('nspell')(aff, dic)
  spellers.set(lang, made)
  return made
}

/**
 * Words of the prose with their lines: without code, formulas, tags, addresses, slots, parts in another
 * language, and sources, which are names and titles.
 * @param {string} text Markdown with HTML
 * @param {Lang} lang
 */
export function words(text, lang) {
  const blank = (/** @type {string} */ part) => part.replace(/[^\n]/g, ' ')
  const prose = text
    .replace(/^---\n[^]*?\n---$/m, (head) =>
      head
        .split('\n')
        .map((line) => (HEAD.test(line) ? line.replace(/^\w+:/, blank) : ''))
        .join('\n'),
    )
    .replace(/^## (?:Sources|Fuentes)\b[^]*?(?=^## |(?![^]))/gm, blank)
    .replace(/^(```+|~~~+)[^]*?^\1/gm, blank)
    .replace(/<!--\s*_?\w+:[^]*?-->/g, blank)
    .replace(/<(script|style|pre|code|kbd|samp|math|cgt-code)\b[^]*?<\/\1>/g, blank)
    .replace(/<(\w+)\b[^>]*\slang="[^]*?<\/\1>/g, blank)
    .replace(/`[^`\n]*`|\$\$[^]*?\$\$|\$[^$\n]*\$|\{\{.*?\}\}|\{#?[\w-]+\}|\{also:/g, blank)
    .replace(lang === 'es' ? ITALICS : TITLE, blank)
    .replace(/<[a-z/](?:"[^"]*"|'[^']*'|[^<>"'])*>|\]\([^)]*\)|https?:\S+|&\w+;/g, blank)
    .replace(
      /[\w-]+(?:\.[\w-]+)+(?:\/\S*)?|\bpalitos (?:help|games)\b|(?<!\w)--\w+|\w+=\"[^\"]*\"/g,
      blank,
    )
  /** @type {{ word: string, line: number }[]} */
  const found = []
  prose.split('\n').forEach((line, i) => {
    for (const [word] of line.matchAll(
      /(?<![\p{L}\d_./-])\p{Script=Latin}[\p{L}\p{M}’'-]*(?![\p{L}\d_(])/gu,
    ))
      found.push({ word: word.replace(/’/g, "'").replace(/(?:'s|['-]+)$/, ''), line: i + 1 })
  })
  return found
}

/** @param {string} root @returns {Text[]} */
function texts(root) {
  const name = (/** @type {string} */ file) => path.relative(root, file).split(path.sep).join('/')
  const pages = ['web/pages', 'slides'].flatMap((folder) =>
    files(path.join(root, folder), (file) => file.endsWith('.md')).map((file) => ({
      ...{ name: name(file), text: read(file) },
      lang: /** @type {Lang} */ (
        /^web\/pages\/en\/|\.en\.md$|README/.test(name(file)) ? 'en' : 'es'
      ),
    })),
  )
  const strings = path.join(root, 'text', 'es.json')
  if (!fs.existsSync(strings)) return pages
  const table = JSON.parse(read(strings))
  /* strings that are equal in both languages are names, strings with a year are sources */
  const said = Object.keys(table).filter((key) => table[key] !== key && !/\(\d{4}\)/.test(key))
  return [
    ...pages,
    { name: 'text/es.json', text: said.join('\n'), lang: 'en' },
    { name: 'text/es.json', text: said.map((key) => table[key]).join('\n'), lang: 'es' },
  ]
}

/**
 * Words that are right although no dictionary has them.
 * @param {string} root @param {string[]} problems lists that are out of order are added
 */
function lists(root, problems) {
  /** @type {Map<string, { file: string, word: string, needed: boolean }>} by language and word */
  const listed = new Map()
  for (const [name, langs] of Object.entries({ both: ['es', 'en'], es: ['es'], en: ['en'] })) {
    const file = `${LISTS}/${name}.txt`
    if (!fs.existsSync(path.join(root, file))) continue
    const lines = read(path.join(root, file)).split('\n').filter(Boolean)
    lines.forEach((word, i) => {
      if (i && word.localeCompare(lines[i - 1], 'es') <= 0)
        problems.push(`${file}: “${word}” stands after “${lines[i - 1]}”: sort the list`)
      const entry = { file, word, needed: false }
      for (const lang of langs) listed.set(`${lang} ${word}`, entry)
    })
  }
  return listed
}

/** @param {string} root @returns {string[]} */
export function spelling(root) {
  /** @type {string[]} */
  const problems = []
  const listed = lists(root, problems)
  /** @type {Map<string, boolean>} */
  const asked = new Map()
  /** @param {Lang} lang @param {string[]} forms */
  const known = (lang, forms) => forms.some((form) => speller(lang).correct(form))
  const verb = (/** @type {string} */ word) => {
    const [, stem = ''] = HUNG.exec(word) ?? []
    const bare = stem
      .normalize('NFD')
      .replace(/\u0301/g, '')
      .normalize('NFC')
    return (/[aei]r$/.test(stem) || bare !== stem) && known('es', [bare])
  }
  /** @param {Lang} lang @param {string} word */
  function right(lang, word) {
    const before = asked.get(`${lang} ${word}`)
    if (before !== undefined) return before
    const forms = [...new Set([word, word.toLowerCase()])]
    // in Spanish a capitalised word may be English: a name of a person or a problem
    const name = lang === 'es' && word !== word.toLowerCase()
    const dictionary = known(lang, forms) || (lang === 'es' && verb(word.toLowerCase()))
    let fine = !OTHER[lang].test(word) && (dictionary || (name && known('en', [word])))
    const entry = forms.map((form) => listed.get(`${lang} ${form}`)).find(Boolean)
    if (!fine && entry) fine = entry.needed = true
    asked.set(`${lang} ${word}`, fine)
    return fine
  }
  for (const { name, text, lang } of texts(root))
    for (const { word, line } of words(text, lang)) {
      // single letters, and words with inner capitals (XOR, UVa), are names
      if (word.length < 2 || /\p{Lu}/u.test(word.slice(1)) || right(lang, word)) continue
      const parts = word.split('-').filter((part) => part.length > 1)
      if (word.includes('-') && parts.every((part) => right(lang, part))) continue
      const where = name.endsWith('.json') ? name : `${name}:${line}`
      problems.push(`${where} writes “${word}”, which neither ${PACKAGE[lang]} has nor ${LISTS}/`)
    }
  for (const { file, word, needed } of new Set(listed.values()))
    if (!needed) problems.push(`${file}: nothing needs “${word}”: take it out`)
  return [...new Set(problems)]
}
