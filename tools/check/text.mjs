/**
 * text.mjs -- checks that every string that people read has its Spanish in text/es.json, that none there is unused, and that an
 * apostrophe is ’.
 * Strings are found where they are written: t('...') and say(lang, '...') in web/, {{t:...}} in the layouts, and in C
 * the arguments of the reading and refusing functions and the texts of the game tables.
 */
import * as path from 'node:path'
import { code, joined, LITERAL, value } from '../lib/c.mjs'
import { files, read } from '../lib/run.mjs'
import { tokensOf } from '../lib/tokens.mjs'
import { scriptStrings } from '../lib/script.mjs'

/**
 * @param {string} source C
 * @returns {{ keys: string[], literals: string[] }}
 */
export function cStrings(source) {
  const text = joined(code(source, true))
  /** @type {string[]} */
  const keys = []
  const add = (/** @type {RegExp} */ pattern) => {
    for (const match of text.matchAll(pattern))
      keys.push(...[...match[0].matchAll(new RegExp(LITERAL, 'g'))].map((m) => value(m[0])))
  }
  // calls that refuse or read: the last literal is the reason
  for (const match of text.matchAll(
    new RegExp(
      `\\b(?:cgt_)?(?:refuse|read\\w*|expect\\w*)\\(((?:[^"();]|\\([^()]*\\))*(${LITERAL}))`,
      'g',
    ),
  ))
    keys.push(value(match[2]))
  add(new RegExp(`\\.(?:title|statement|phrase|how|reason|sentence)\\s*=\\s*${LITERAL}`, 'g'))
  const literals = [...text.matchAll(new RegExp(LITERAL, 'g'))].map((m) => value(m[0]))
  return { keys: keys.filter((key) => /\p{L}{2}/u.test(key)), literals }
}

/** @param {string} root @returns {Promise<string[]>} */
export async function text(root) {
  const written = read(path.join(root, 'text', 'es.json'))
  const table = JSON.parse(written)
  /** @type {string[]} */
  const problems = []
  if (written.match(/^  "/gm)?.length !== Object.keys(table).length)
    problems.push('text/es.json: a key stands in it twice, or a line has two keys')
  /** @type {Set<string>} */
  const seen = new Set()
  const look = (
    /** @type {string} */ file,
    /** @type {{ keys: string[], literals: string[] }} */ found,
  ) => {
    for (const literal of found.literals) seen.add(literal)
    for (const key of found.keys)
      if (!Object.hasOwn(table, key))
        problems.push(`${path.relative(root, file)}: text/es.json has no ${JSON.stringify(key)}`)
  }
  const scripts = ['web', 'bin', 'tools/site', 'tools/sheet.mjs'].flatMap((place) =>
    files(path.join(root, place), (name) => /\.m?js$/.test(name)),
  )
  for (const file of scripts) look(file, scriptStrings(file))
  for (const file of files(path.join(root, 'src'), (name) => /\.[ch]$/.test(name)))
    look(file, cStrings(read(file)))
  for (const file of files(path.join(root, 'web', 'site'), (name) => name.endsWith('.html'))) {
    const keys = [...read(file).matchAll(/\{\{(?:t|both):(.*?)\}\}/g)].map((match) => match[1])
    look(file, { keys, literals: keys })
  }

  /* what a page says of each custom property, of an element, its attributes and its parts */
  for (const file of files(path.join(root, 'web'), (name) => /(tokens\.css|\.js)$/.test(name))) {
    const told = file.endsWith('.css') ? tokensOf(read(file)).map(({ description }) => description) : [...read(file).matchAll(/^ \* @(?:attr \{.*?\} \S+|css(?:part|property) \S+|summary) (.*)$/gm)].map(([, words]) => words) // prettier-ignore
    look(file, { keys: told, literals: told })
  }

  for (const [key, spanish] of Object.entries(table)) {
    if (!seen.has(key)) problems.push(`text/es.json: nothing says ${JSON.stringify(key)}`)
    const slots = (/** @type {string} */ words) =>
      [...new Set(words.match(/\{\w+\}|%/g) ?? [])].sort().join(' ')
    if (/\p{L}'\p{L}/u.test(`${key} ${spanish}`))
      problems.push(`text/es.json: ${JSON.stringify(key)} has ' for an apostrophe: write ’`)
    if (!spanish) problems.push(`text/es.json: ${JSON.stringify(key)} is empty`)
    else if (slots(key) !== slots(spanish))
      problems.push(`text/es.json: ${JSON.stringify(key)} and its Spanish have different slots`)
    else if (key.split('|').length !== spanish.split('|').length)
      problems.push(`text/es.json: ${JSON.stringify(key)} and its Spanish have not the same forms`)
  }
  return [...new Set(problems)]
}
