/**
 * text.mjs -- every string that people read has its Spanish in text/es.json, and none there is left over.
 * Strings are found where they are written: t('...') and say(lang, '...') in web/, {{t:...}} in the layouts, and in C
 * the arguments of the reading and refusing functions and the texts of the game tables.
 */
import * as path from 'node:path'
import { files, read } from '../lib/run.mjs'
import { code } from './layers.mjs'

/** @param {string} quoted a literal of C or JavaScript, with its quotes */
const value = (quoted) =>
  quoted
    .slice(1, -1)
    .replace(/\\u([\da-fA-F]{4})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)))
    .replace(/\\x([\da-fA-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)))
    .replace(/\\n/g, '\n')
    .replace(/\\(.)/g, '$1')

const STRING = `'(?:\\\\.|[^'\\\\\\n])*'|"(?:\\\\.|[^"\\\\\\n])*"`

/**
 * @param {string} source JavaScript
 * @returns {{ keys: string[], literals: string[] }} keys: surely said; literals: everything that could be said
 */
export function scriptStrings(source) {
  const text = code(source, true)
  // t('a'), t(which ? 'a' : 'b'), say(lang, 'a'): literals before the first comma or bracket of the key's argument
  const calls = text.matchAll(
    new RegExp(
      `\\b(?:t\\(|say\\([^,()'"]*(?:\\([^()]*\\))?[^,()'"]*,)((?:[^'",(){}]*(?:${STRING}))+)`,
      'g',
    ),
  )
  const keys = [...calls].flatMap(([, args]) =>
    [...args.matchAll(new RegExp(STRING, 'g'))]
      .filter((m) => !/[=!]==?\s*$/.test(args.slice(0, m.index)))
      .map((m) => value(m[0])),
  )
  const literals = [...text.matchAll(new RegExp(`${STRING}|\`(?:\\\\.|[^\`\\\\$])*\``, 'g'))].map(
    (m) => value(m[0]),
  )
  return { keys, literals }
}

/** C puts adjacent literals together. @param {string} text */
const joined = (text) => text.replace(/"\s*\n?\s*"/g, '')

/**
 * @param {string} source C
 * @returns {{ keys: string[], literals: string[] }}
 */
export function cStrings(source) {
  const text = joined(code(source, true))
  const literal = `"(?:\\\\.|[^"\\\\\\n])*"`
  /** @type {string[]} */
  const keys = []
  const add = (/** @type {RegExp} */ pattern) => {
    for (const match of text.matchAll(pattern))
      keys.push(...[...match[0].matchAll(new RegExp(literal, 'g'))].map((m) => value(m[0])))
  }
  // what refuses and what reads: the last literal of the call is the reason
  for (const match of text.matchAll(
    new RegExp(
      `\\b(?:cgt_)?(?:refuse|read\\w*|expect\\w*)\\(((?:[^"();]|\\([^()]*\\))*(${literal}))`,
      'g',
    ),
  ))
    keys.push(value(match[2]))
  add(new RegExp(`\\.(?:title|statement|phrase|how|reason|sentence)\\s*=\\s*${literal}`, 'g'))
  // a theorem's row opens with its name, then its statement
  for (const match of text.matchAll(
    new RegExp(`\\{\\s*"[a-z][\\w-]*",\\s*(${literal}),\\s*${literal},`, 'g'),
  ))
    keys.push(value(match[1]))
  const literals = [...text.matchAll(new RegExp(literal, 'g'))].map((m) => value(m[0]))
  return { keys: keys.filter((key) => /\p{L}{2}/u.test(key)), literals }
}

/** @param {string} root @returns {Promise<string[]>} */
export async function text(root) {
  const table = JSON.parse(read(path.join(root, 'text', 'es.json')))
  /** @type {string[]} */
  const problems = []
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
  for (const file of files(path.join(root, 'web'), (name) => name.endsWith('.js')))
    look(file, scriptStrings(read(file)))
  for (const file of files(path.join(root, 'bin'), (name) => name.endsWith('.mjs')))
    look(file, scriptStrings(read(file)))
  for (const file of files(path.join(root, 'src'), (name) => /\.[ch]$/.test(name)))
    look(file, cStrings(read(file)))
  for (const file of files(path.join(root, 'web', 'pages'), (name) => name.endsWith('.html'))) {
    const keys = [...read(file).matchAll(/\{\{(?:t|both):(.*?)\}\}/g)].map((match) => match[1])
    look(file, { keys, literals: keys })
  }
  const builder = path.join(root, 'tools', 'site.mjs')
  for (const file of files(builder)) look(file, scriptStrings(read(file)))

  for (const [key, spanish] of Object.entries(table)) {
    if (!seen.has(key)) problems.push(`text/es.json: nothing says ${JSON.stringify(key)}`)
    const slots = (/** @type {string} */ words) =>
      [...new Set(words.match(/\{\w+\}|%/g) ?? [])].sort().join(' ')
    if (!spanish) problems.push(`text/es.json: ${JSON.stringify(key)} is empty`)
    else if (slots(key) !== slots(spanish))
      problems.push(`text/es.json: ${JSON.stringify(key)} and its Spanish have different slots`)
    else if (key.split('|').length !== spanish.split('|').length)
      problems.push(`text/es.json: ${JSON.stringify(key)} and its Spanish have not the same forms`)
  }
  return [...new Set(problems)]
}
