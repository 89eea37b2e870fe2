/** terms.mjs -- the field's words, spelt one way: in pages, slides, the project's own texts and the Spanish strings. */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { files, read } from '../lib/run.mjs'

/** @type {[RegExp, string][]} what is not written, and what is */
const TERMS = [
  // in quotes it is what is typed
  [/(?<!["“«])\bmisere\b/i, 'misère'],
  [/\b(grundy|Grundy) (?:number|nimber)s?\b/, 'Grundy value'],
  [/\bgrundy values?\b/, 'Grundy value'],
  [/\bn[úu]meros? de Grundy\b/i, 'valor de Grundy'],
  [/\b[pnPN] (?:position)s?\b|\b[pn]-positions?\b/, 'P-position, N-position'],
  [/\bSprague-Grundy\b/, 'Sprague–Grundy'],
  [/\b(?:alfa|alpha) (?:beta)\b/i, 'alfa-beta, alpha-beta'],
  [/\bmini-max\b|\bminmax\b/i, 'minimax'],
]

/** What a reader sees as prose: no code, no tags, no addresses, no front-matter names. @param {string} text */
export const prose = (text) =>
  text
    .replace(/^(```|~~~)[^]*?^\1/gm, (block) => block.replace(/[^\n]/g, ' '))
    .replace(/`[^`\n]*`|<!--[^]*?-->|<[^<>]*>|\]\([^)]*\)|\{\{.*?\}\}|https?:\S+/g, (part) =>
      part.replace(/[^\n]/g, ' '),
    )

/** @param {string} root @returns {string[]} */
export function terms(root) {
  const texts = [
    ...['web/pages', 'slides', 'docs'].flatMap((folder) =>
      files(path.join(root, folder), (file) => file.endsWith('.md')),
    ),
    ...fs
      .readdirSync(root)
      .filter((name) => name.endsWith('.md'))
      .map((name) => path.join(root, name)),
  ]
  /** @type {string[]} */
  const problems = []
  /** @param {string} name @param {string} text */
  const look = (name, text) =>
    text.split('\n').forEach((line, i) => {
      for (const [wrong, right] of TERMS) {
        const found = wrong.exec(line)
        if (found)
          problems.push(
            `${name}${name.endsWith('.json') ? '' : `:${i + 1}`} writes “${found[0]}”: ${right}`,
          )
      }
    })
  for (const file of texts) look(path.relative(root, file), prose(read(file)))
  const strings = path.join(root, 'text', 'es.json')
  // Its keys are also names that are typed, such as a theorem's: only what is read is held to the spelling.
  if (fs.existsSync(strings))
    look('text/es.json', prose(Object.values(JSON.parse(read(strings))).join('\n')))
  return problems
}
