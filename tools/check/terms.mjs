/** terms.mjs -- checks that each term of the field is written one way in pages, slides, the project's own texts and the Spanish strings. */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { files, read } from '../lib/run.mjs'

/**
 * Wrong forms, the right form, and the language if only one is meant.
 * @type {[RegExp, string, string?][]}
 */
const TERMS = [
  // in quotes it is a typed word
  [/(?<!["“«])\bmisere\b|\bmis[eé]ré\b|\bmisére\b/i, 'misère'],
  [/\bGrundy[- ](?:number|nimber)s?\b|\bnimbers?\b/i, 'Grundy value'],
  [/\bgrundy values?\b/, 'Grundy value'],
  [
    /\bn[úu]meros? (?:de )?Grundy\b|\bvalor(?:es)? Grundy\b|\bvalor(?:es)? de grundy\b/,
    'valor de Grundy',
  ],
  [/\b[pnPN] (?:position)s?\b|\b[pn]-positions?\b/, 'P-position, N-position'],
  [/\bSprague ?[-/&] ?Grundy\b/, 'Sprague–Grundy'],
  [/\b(?:alfa|alpha) (?:beta)\b/i, 'alfa-beta, alpha-beta'],
  [/\balfa-beta\b/i, 'alpha-beta', 'en'],
  [/(?<!analysis of )\balpha-beta\b/i, 'alfa-beta', 'es'], // except in a title
  [/\bprunning\b/i, 'pruning'],
  [/\bmini[- ]max\b|\bminmax\b/i, 'minimax'],
  [/\bexpecti-minimax\b|\bexpectimax\b/i, 'expectiminimax'],
  [/\bnim[ -]values?\b|\bvalor(?:es)? nim\b/i, 'Grundy value, valor de Grundy'],
  [/\bnim sums?\b|\bnimsums?\b/i, 'nim-sum', 'en'],
  [/\bnim-suma\b|\bsuma-nim\b|\b[Ss]uma Nim\b/, 'suma nim', 'es'],
  [/\b(?:of|de|en|in|a|un|play) nim\b/, 'Nim'],
  [/\bMEX\b|\bMex\b/, 'mex'],
  [/\bpartisan\b/i, 'partizan', 'en'],
  [
    /(?<!palitos-)\bparti[sz]an[oa]?s?\b(?! (?:octal|subtraction) games)/i,
    'partidista',
    'es', // except in a script's name and a title
  ],
  [/\bsuma-cero\b|\bjuegos? suma cero\b/i, 'de suma cero', 'es'],
  [/\bzero sum game/i, 'zero-sum game', 'en'],
  [
    /\bper[íi]odo previo\b|\bperíodo\b|\bpre-?período\b|\bpre-periodo\b/i,
    'periodo, preperiodo',
    'es',
  ],
  [/\bpre-period\b/i, 'preperiod', 'en'],
]

/** Removes all that is no prose: code, tags, addresses, names in front matter, and words that only the search
 * knows. @param {string} text */
export const prose = (text) =>
  text
    .replace(/^(?:also|needs): .*$/gm, '')
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
  /** @param {string} name @param {string} text @param {string} lang */
  const look = (name, text, lang) =>
    text.split('\n').forEach((line, i) => {
      for (const [wrong, right, only = lang] of TERMS) {
        const found = only === lang && wrong.exec(line)
        if (found)
          problems.push(
            `${name}${name.endsWith('.json') ? '' : `:${i + 1}`} writes “${found[0]}”: ${right}`,
          )
      }
    })
  for (const file of texts) {
    const name = path.relative(root, file).split(path.sep).join('/')
    // the glossary names other books' terms
    if (/^web\/pages\/\w+\/glossary\.md$/.test(name)) continue
    const spanish = /^web\/pages\/es\//.test(name) || /^slides\/(?!README)[^.]*\.md$/.test(name)
    look(name, prose(read(file)), spanish ? 'es' : 'en')
  }
  const strings = path.join(root, 'text', 'es.json')
  // only the Spanish: keys may be names that are typed, such as a theorem's
  if (fs.existsSync(strings))
    look('text/es.json', prose(Object.values(JSON.parse(read(strings))).join('\n')), 'es')
  return problems
}
