/**
 * new.mjs -- writes the files of a new game, page, board or element, and its lines in the files that list them: a small example that
 * is true and passes every check, to be changed into what you have in mind. CONTRIBUTING.md says what each file is.
 *
 *   npm run new -- game NAME [heaps | coins | numbers | boards]
 *   npm run new -- page NAME
 *   npm run new -- board NAME
 *   npm run new -- element NAME [play | trees | graphs | proofs | numbers | partizan | study | contest | teach]
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { cFiles, PRETTIER } from './check/format.mjs'
import { at, files, read, run, say, Stop, tool, write } from './lib/run.mjs'
import { setup } from './setup.mjs'
import { LANGUAGES } from './site/pages.mjs'

/** A name is part of an address, a C identifier and a tag. */
const NAME = /^[a-z][a-z0-9]{0,19}$/

/** Changes to the project before they are written: new files, and texts inserted into old ones. */
class Draft {
  /** @param {string} root @param {string} name */
  constructor(root, name) {
    this.root = root
    this.name = name
    /** @type {Map<string, string>} path below the root -> text */
    this.files = new Map()
  }
  /** @param {string} file */
  text(file) {
    return this.files.get(file) ?? read(path.join(this.root, file))
  }
  /** Adds a file from a template. @param {string} file @param {string} template @param {Record<string, string>} [more] */
  add(file, template, more = {}) {
    if (fs.existsSync(path.join(this.root, file))) throw new Stop(`${file} is there already`)
    this.files.set(file, this.filled(template, more))
  }
  /** @param {string} template @param {Record<string, string>} [more] @returns {string} */
  filled(template, more = {}) {
    const capital = this.name[0].toUpperCase() + this.name.slice(1)
    let text = read(at('tools', 'new', `${template}.txt`))
    for (const [word, value] of Object.entries({ yours: this.name, Yours: capital, ...more }))
      text = text.replaceAll(word, value)
    return text
  }
  /**
   * Inserts a text into an existing file.
   * @param {string} file @param {RegExp} place the text before it
   * @param {string} text
   */
  after(file, place, text) {
    const old = this.text(file)
    const match = place.exec(old)
    if (!match)
      throw new Stop(`${file}: nothing matches ${place}: put this there by hand:\n${text}`)
    const cut = match.index + match[0].length
    this.files.set(file, old.slice(0, cut) + text + old.slice(cut))
  }
  /** Adds strings and their Spanish in alphabetical order; no other line changes. @param {Record<string, string>} words */
  say(words) {
    const table = Object.entries(JSON.parse(this.text('text/es.json')))
    for (const [english, spanish] of Object.entries(words)) {
      const keys = table.map(([key]) => key)
      if (keys.includes(english)) continue
      const before = keys.reduce((near, key) => (key < english && key > near ? key : near), '')
      table.splice(keys.indexOf(before) + 1, 0, [english, spanish])
    }
    this.files.set('text/es.json', JSON.stringify(Object.fromEntries(table), null, 2) + '\n')
  }
  /** Adds a page in each language. @param {string} page @param {string} template @param {Record<string, string>} [more] */
  pages(page, template, more) {
    for (const lang of LANGUAGES)
      this.add(`web/pages/${lang}/${page}.md`, `${template}.${lang}`, more)
  }
}

/** Says what to do next. @param {string} done @param {...string} commands some minutes all of them */
const next = (done, ...commands) =>
  [done, 'Then:', ...commands.map((line) => `  ${line}`)].join('\n')

/** family of pages -> the game after whose row in teachers.md a new game stands */
const FAMILIES = new Map([
  ['heaps', 'half'],
  ['coins', 'strip'],
  ['numbers', 'digits'],
  ['boards', 'cake'],
])
/** @param {Draft} draft @param {string} family */
function game(draft, family = 'heaps') {
  const { name } = draft
  const row = FAMILIES.get(family)
  if (!row) throw new Stop(`a family is one of ${[...FAMILIES.keys()].join(', ')}`)
  const taken = cFiles(draft.root).some((file) => new RegExp(`\\bcgt_${name}\\b`).test(read(file)))
  const symbol = taken ? `cgt_${name}_game` : `cgt_${name}`
  draft.add(`src/games/${name}.c`, 'game.c', { [`cgt_${name}`]: symbol })
  const registry = 'src/games/registry.c'
  draft.after(registry, /[^]*\nextern const cgt_game \w+;\n/, `extern const cgt_game ${symbol};\n`)
  draft.after(registry, /cgt_games\[\] = \{\n(?: +&\w+,\n)+/, `    &${symbol},\n`)
  const rules = `tests/independent/${family}.js`
  draft.after(rules, /[^]*(?=\nexport default \{)/, `\n${draft.filled('game.rule')}`)
  draft.after(rules, /[^]*\nexport default \{[^}]*\w(?=,?\s*\})/, `, ${name}`)
  draft.pages(`game-${name}`, 'game', { FAMILY: family })
  const title = name[0].toUpperCase() + name.slice(1)
  draft.say({
    [title]: title,
    'Take 1 or 2 from the number.': 'Toma 1 o 2 del número.',
    'remainders by three': 'restos al dividir entre tres',
    'Multiples of 3 are lost and the others are won; the Grundy value is what is left when 3 is taken as often as possible.':
      'Los múltiplos de 3 son posiciones perdedoras y los demás, ganadoras; el valor de Grundy es lo que queda al quitar 3 tantas veces como se puede.',
  })
  const notation = /** @type {Record<string, string>} */ ({ es: 'un número', en: 'a number' })
  for (const lang of LANGUAGES)
    draft.after(
      `web/pages/${lang}/teachers.md`,
      new RegExp(`\\n\\| \`${row}\` \\|[^\\n]*\\n`),
      `| \`${name}\` | [${title}](game-${name}.html) |  | \`10\` | ${notation[lang]} |\n`,
    )
  return next(
    `Its rule is src/games/${name}.c. Facts of your game, from a book or from arithmetic, go to tests/c/facts.c, a line on it to CHANGELOG.md.`,
    'npm run build -- --no-slides',
    'npm run public',
    'npm run check',
    'cmake --preset sanitize && cmake --build --preset sanitize --target test-laws test-theorems test-facts && ctest --preset sanitize -R "^(laws|theorems|facts)$"',
    'node tools/runner.mjs tests/js/engine/independent.test.js tests/js/site/pages.test.js tests/js/core/public.test.js',
  )
}

/** @param {Draft} draft */
function page(draft) {
  draft.pages(draft.name, 'page')
  return next(
    `It is web/pages/{${LANGUAGES}}/${draft.name}.md; its kind is guide: no list names it, so write a link to it on another page.`,
    'npm run build -- --no-slides',
    'npm run check',
    'node tools/runner.mjs tests/js/site/pages.test.js',
  )
}

/** @param {Draft} draft */
function board(draft) {
  const { name } = draft
  const index = 'web/boards/index.js'
  draft.add(`web/boards/${name}.js`, 'board.js')
  draft.add(`web/boards/${name}.css`, 'board.css')
  draft.after(
    index,
    /[^]*\nimport \* as \w+ from '\.\/\w+\.js'\n/,
    `import * as ${name} from './${name}.js'\n`,
  )
  draft.after(index, /\nexport const boards = \{\n(?: +\w+,\n)+/, `  ${name},\n`)
  return next(
    `A game is drawn on it that says .board = "${name}" in its table.`,
    'npm run build -- --no-slides',
    'npm run check',
    'node tools/runner.mjs tests/browser/boards/boards.test.js',
  )
}

/** What the example element shows: its @summary, and for the page of lines to copy. */
const SHOWS = /** @type {Record<string, string>} */ ({
  es: 'Las jugadas de una posición y lo que deja cada una.',
  en: 'The moves of a position, and what each leaves.',
})
/** @param {Draft} draft @param {string} script */
function element(draft, script = 'graphs') {
  const { name, root } = draft
  const tag = `cgt-${name}`
  const there = files(path.join(root, 'web'), (file) => path.basename(file) === 'define.js')
    .map((file) => path.basename(path.dirname(file)))
    .filter((folder) => folder !== 'fonts')
  if (!there.includes(script)) throw new Stop(`a script is one of ${there.join(', ')}`)
  const define = `web/${script}/define.js`
  const type = `Cgt${name[0].toUpperCase()}${name.slice(1)}`
  draft.add(`web/${script}/${tag}.js`, 'element.js')
  draft.add(`web/${script}/${tag}.css`, 'element.css')
  draft.add(`tests/browser/${script}/${name}.test.js`, 'element.test')
  draft.after(
    define,
    /[^]*\nimport \{[^}]*Cgt[^}]*\} from '[^']*'\n/,
    `import { ${type} } from './${tag}.js'\n`,
  )
  draft.after(define, /\ndefine\(\{\n/, `  '${tag}': ${type},\n`)
  draft.say({ Moves: 'Jugadas', [SHOWS.en]: SHOWS.es })
  for (const lang of LANGUAGES) {
    const line = SHOWS[lang]
    const slides = `web/pages/${lang}/slides.md`
    draft.after(slides, /\[`cgt-mex`\]\(#cgt-mex\)/, ` · [\`${tag}\`](#${tag})`)
    draft.after(
      slides,
      /\n### `cgt-mex`\n[^]*?(?=\n### )/,
      `\n### \`${tag}\`\n\n${line}\n\n\`\`\`html live\n<${tag} game="nim" start="3 4">\n${line}\n</${tag}>\n\`\`\`\n`,
    )
  }
  return next(
    `It is web/${script}/${tag}.js; its first test, tests/browser/${script}/${name}.test.js, is about roles.`,
    'npm run build -- --no-slides',
    'npm run public',
    'npm run check',
    'node tools/runner.mjs tests/tools/slides.test.js tests/js/core/attributes.test.js tests/js/core/public.test.js tests/js/core/parts.test.js',
    `node tools/runner.mjs tests/browser/${script}/${name}.test.js`,
  )
}

const KINDS = /** @type {Record<string, (draft: Draft, more?: string) => string>} */ ({
  game,
  page,
  board,
  element,
})

/**
 * @param {string} root the project's folder
 * @param {string} kind @param {string} name @param {string} [more]
 * @returns {{ files: Map<string, string>, next: string }} path below the root -> text; what to do next
 * @throws {Stop} if the name is wrong or taken
 */
export function draftOf(root, kind, name, more) {
  if (kind === 'problem')
    throw new Stop('a contest problem is made by hand: CONTRIBUTING.md, Add a contest problem')
  if (!Object.hasOwn(KINDS, kind))
    throw new Stop(`npm run new -- ${Object.keys(KINDS).join(' | ')} NAME`)
  if (name === undefined) throw new Stop(`npm run new -- ${kind} NAME`)
  if (!NAME.test(name))
    throw new Stop('a name is a small letter, then small letters and digits, 20 at the most')
  const draft = new Draft(root, name)
  const next = KINDS[kind](draft, more)
  return { files: draft.files, next }
}

/** Formats new files. @param {string} root @param {string[]} names below it */
export async function formatted(root, names) {
  const c = names.filter((file) => /\.[ch]$/.test(file))
  const scripts = names.filter((file) => /\.(js|mjs|json|css)$/.test(file))
  if (c.length) await run('clang-format', ['-i', ...c], { cwd: root })
  const args = [PRETTIER, '--write', '--log-level', 'warn', ...scripts]
  if (scripts.length) await run(process.execPath, args, { cwd: root })
}

await tool(import.meta.url, async ([kind, name, more]) => {
  await setup(['format'])
  const { files: made, next } = draftOf(at(), kind, name, more)
  for (const [file, text] of made) write(at(file), text)
  await formatted(at(), [...made.keys()])
  for (const file of made.keys()) say(`  ${file}`)
  say(next)
})
