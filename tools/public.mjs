/**
 * public.mjs -- `npm run public`: writes docs/public.md, what others build on, read from the code: scripts, elements with
 * their attributes and events, tokens, notations, links and files, the module, the command line; and README's table of
 * elements. A test holds both against the code, so that nobody changes what is public without seeing it in a difference.
 */
import * as fs from 'node:fs'
import { USAGE as BANK } from '../bin/bank.mjs'
import { USAGE as SCORM } from '../bin/scorm.mjs'
import { fragment } from '../web/model/address.js'
import { writeCode } from '../web/model/code.js'
import { writeNotes, writeRecord } from '../web/teach/record.js'
import { common, described } from './described.mjs'
import { at, below, read, run, say, tool, write } from './lib/run.mjs'
import { tokens } from './lib/tokens.mjs'
import { modules } from './modules.mjs'
import { oldNames } from './parts.mjs'

export const FILE = at('docs', 'public.md')
export const README = at('README.md')

/** A cell of a table. @param {string} text */
const cell = (text) => text.replace(/\s+/g, ' ').trim().replace(/\|/g, '\\|')
/** @param {string[]} head @param {string[][]} rows */
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')
/** @param {string} text */
const mono = (text) => (text ? `\`${text}\`` : '')

/** @param {import('./described.mjs').Typed[]} attributes */
const attributeTable = (attributes) =>
  table(
    ['attribute', 'is', ''],
    attributes.map(({ name, type, description }) => [mono(name), mono(type), description]),
  )
/** Lists events, CSS parts and properties. @param {import('./described.mjs').Told} told */
const rest = ({ events, parts, properties }) =>
  [
    ...events.map(
      ({ name, type, description }) =>
        `- event \`${name}\`: ${description}; \`detail\` is \`${type}\``,
    ),
    ...parts.map(({ name, description }) => `- part \`${name}\`: ${description}`),
    ...properties.map(({ name, description }) => `- property \`${name}\`: ${description}`),
  ].join('\n')

function elements() {
  const every = common()
  const found = described().map(({ tag, summary, ...told }) =>
    [`### \`<${tag}>\``, summary, attributeTable(told.attributes), rest(told)]
      .filter(Boolean)
      .join('\n\n'),
  )
  return [
    '### Every element',
    'Each attribute is a property of the same name: `null`, `undefined` and `false` take it away. Where `rules` or `start` is not written, it is that of the game’s first example.',
    attributeTable(every.attributes),
    rest(every),
    ...found,
  ].join('\n\n')
}

const tokenTable = () =>
  table(
    ['property', 'is'],
    tokens(at())
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ name, description }) => [mono(name), description]),
  )

/** The file of an export in Node, or of its types if it has no code. @param {any} target @returns {string} */
const fileOf = (target) =>
  typeof target === 'string' ? target : fileOf(target.node ?? target.default ?? target.types)

/** Public methods and fields. @param {object} of */
const members = (of) => {
  /** @type {Set<string>} */
  const found = new Set()
  for (let one = of; one && one !== Object.prototype; one = Object.getPrototypeOf(one))
    for (const name of Object.getOwnPropertyNames(one))
      if (!/^(constructor|memory|exports)$/.test(name)) found.add(name)
  return [...found].sort().map(mono).join(', ')
}

/** @param {import('../web/engine/node-engine.js').ContestEngine} engine */
function notations(engine) {
  const rows = engine.games.map(({ name, examples, board }) => [
    mono(name),
    mono(board),
    [...new Set(examples.map(({ rules }) => rules))]
      .slice(0, 3)
      .map(mono)
      .filter(Boolean)
      .join(' '),
    mono(examples[0].start),
  ])
  return table(['game', 'board', 'rules, such as', 'position, such as'], rows)
}

/** An example of each, written by the product's own code. */
export const LINKS = {
  address: fragment('my-figure', { game: 'nim', start: '10 12 5' }),
  embed: 'embed.html' + fragment('cgt-play', { game: 'nim', start: '10 12 5' }),
  height: { type: 'palitos-height', height: 412 },
  code: writeCode(
    { kinds: ['nim', 'grundy'], seed: '7', level: 2, count: 6 },
    12,
    [3, 3, 2, 1, 0, 3],
  ),
  notes: writeNotes({ 1: 'The XOR was 3.', 4: 'A slip.' }),
  record: writeRecord({
    game: 'nim',
    rules: 'misere',
    start: '3 4 5',
    moves: ['3-1', '5-2'],
    notes: { 1: 'The XOR was 2.' },
  }),
}

/** @returns {Promise<string>} text of docs/public.md */
export async function publicText() {
  const package_ = JSON.parse(read(at('package.json')))
  const module_ = await import('../bin/engine.mjs')
  const engine = module_.loadEngineSync(fs.readFileSync(at('dist', 'palitos.wasm')))
  const game = engine.game('nim')
  const help = await run(process.execPath, [at('bin', 'palitos.mjs'), 'help'])
  return `# What is public

What others may build on, and what is kept: a page, a deck or a program that uses only this goes on working. Where one of
these names changes or goes, CHANGELOG.md says so, under Changed or Removed, with what takes its place. Versions follow
[Semantic Versioning](https://semver.org/): before 1.0.0 a minor version may change what stands here, from then on a major one alone. All else is ours to change. \`npm run public\` writes
this file from the code, and a test holds the two together.

## Scripts

\`palitos.js\`, once; the folder \`palitos/\` lies beside it, and what is in that is ours to change. \`palitos.load('cgt-tree')\` is a promise: what that
element needs is there. \`palitos.settled()\`: all that was asked for so far has come, or failed. Or \`palitos-all.js\` alone, which is everything in one file.
For one version ${[...oldNames().keys()].map(mono).join(', ')} ask \`palitos.js\` for what they were.
\`palitos.version\` is the version. \`palitos.css\` is the site's own style, and no element needs it.

## Elements

${elements()}

## Modules

In npm's package: \`import 'palitos/NAME'\` registers one element and what it is made of, or a part with all of its elements: ${Object.keys(
    modules(),
  )
    .sort()
    .map(mono)
    .join(', ')}.

A page is sent as \`text/html\`: in one that is \`application/xhtml+xml\` nothing is drawn, and each figure says so beside its author's words.

## On paper

In a page, what \`values="off"\` hides stays hidden on paper, and other figures show their last step. \`<html data-handout>\`
prints every figure as it stands on the screen, and leaves out the words that wait: a sheet to be written on.
\`<html data-handout="off">\` tells all, as the PDF of a deck does. No board is cut between two sheets.

## Words that wait

Words that would tell what a figure asks keep their room, unread, until it was played; a button
shows them, and paper has them unless the page is a handout (\`<html data-handout>\`).

${table(
  ['attribute of any tag', 'is', ''],
  [
    [
      mono('data-after'),
      mono('guess|end|solved'),
      'after the first try; at the end, right or wrong; when it was found',
    ],
    [
      mono('data-of'),
      mono('string'),
      'id of the figure; else that of the same `<figure>`, else the last before it under the same heading, else the first after it',
    ],
  ],
)}

## Tokens

Custom properties that a page may set on any element around a figure:

${tokenTable()}

## Games and their notations

${notations(engine)}

## Links and files

- The view of a figure, in the address of a page that asks for it (\`<html data-palitos-address>\`): \`${LINKS.address}\`
- One element alone, for an iframe: \`${LINKS.embed}\`; in Spanish where it names no \`lang\`. In a deck it gives PageUp, PageDown and Escape back
- What that page tells the one around its iframe, by \`postMessage\`, when its height changes: \`${JSON.stringify(LINKS.height)}\`
- A student's code of a set of exercises: \`${LINKS.code}\`
- Notes on moves, as an attribute: \`${LINKS.notes}\`
- A record of a game, as a text file:

\`\`\`
${LINKS.record.trimEnd()}
\`\`\`

## The module

${Object.entries(package_.exports)
  .map(([name, target]) => `- \`${name.replace('.', package_.name)}\`: ${mono(fileOf(target))}`)
  .join('\n')}

It exports ${Object.keys(module_).sort().map(mono).join(', ')}.

- An engine has ${members(engine)}.
- A game has ${members(game)}.
- A position has ${members(game.parse(game.start))}.

## The command line

\`\`\`
${help.trimEnd()}
\`\`\`

Besides, of the package alone (\`npx palitos\`):

\`\`\`
${BANK}
${SCORM}
\`\`\`
`
}

/** @returns {string} text of README.md, its table of elements written anew */
export const readmeText = () =>
  read(README).replace(
    /(?<=<!-- elements: npm run public -->\n\n)[^]*?(?=\n\n<!-- end of elements -->)/,
    () =>
      table(
        ['element', 'what it is for'],
        described().map(({ tag, summary }) => [mono(`<${tag}>`), summary]),
      ),
  )

await tool(import.meta.url, async () => {
  for (const [file, text] of [
    [FILE, await publicText()],
    [README, readmeText()],
  ]) {
    const same = fs.existsSync(file) && read(file) === text
    write(file, text)
    say(`${below(file)}: ${same ? 'as before' : 'CHANGED: say in CHANGELOG.md what others must know'}`) // prettier-ignore
  }
})
