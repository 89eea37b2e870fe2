/**
 * due.mjs -- which tests have to run. A plain `npm test` leaves out what passed when everything that it can read was as
 * it is now (`Passed`); `npm test -- --changed` runs what the changed files can touch (`touched`), as far as a minute
 * goes (`inTime`). A part is a test file, or a suite that is one program: check, c, fuzz.
 */
import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { at, files, hash, read, root, Stop, which, write } from './lib/run.mjs'

/** @typedef {{ key: string, passed: number, seconds: number }} Known what a part came to when it last passed */

/** Programs that tests are run by or with: another version is another result. */
const PROGRAMS = [
  ...['cc', 'clang', 'emcc', 'cmake', 'chromium', 'chromium-browser', 'google-chrome'],
  ...['firefox', 'firefox-esr', 'WebKitWebDriver', 'pdftotext'],
]
/** All that the C tests and the fuzzers are built from and read. */
const C =
  /^(src|tests\/c|tests\/golden|text|bin|bench|CMake[^/]*|package-lock\.json|tools\/(test|words|lib)\b)/
/** What no test but those of `check`, `tools` and `js` reads. */
const WORDS = /^(docs\/|(CHANGELOG|CONTRIBUTING|ARCHITECTURE|SECURITY|README)\.md$)/

/**
 * Whether a part can read a file: rather too often than too seldom.
 * @param {string} part @param {string} file both from the project's folder on
 */
export function reads(part, file) {
  if (part === 'c' || part === 'fuzz') return C.test(file)
  if (part === 'check' || part.startsWith('tests/tools/')) return true
  if (file.endsWith('.test.js')) return file === part
  return !(part.startsWith('tests/browser/') && WORDS.test(file))
}

/** @param {string} [folder] @returns {Map<string, string>} each file of the project, from its folder on, and a hash of it */
export function contents(folder = root) {
  return new Map(
    files(folder).map((file) => [
      path.relative(folder, file).replaceAll('\\', '/'),
      hash([fs.readFileSync(file)]),
    ]),
  )
}

/** What passed, and as what: build/passed.json. */
export class Passed {
  /** @type {Record<string, Known>} */
  #known
  #file
  #contents
  #around

  /** @param {string} [file] @param {Map<string, string>} [now] @param {string[]} [around] what else results hang on */
  constructor(file = at('build', 'passed.json'), now = contents(), around = machine()) {
    this.#file = file
    this.#contents = now
    this.#around = around
    this.#known = fs.existsSync(file) ? JSON.parse(read(file)) : {}
  }

  /** @param {string} part @returns {Known | undefined} where it has passed, whatever has changed since */
  last = (part) => (Object.hasOwn(this.#known, part) ? this.#known[part] : undefined)

  /** @param {string} part @returns {Known | undefined} where nothing that it can read has changed since it passed */
  same = (part) => {
    const known = this.last(part)
    return known?.key === this.#key(part) ? known : undefined
  }

  /** @param {string} part @param {{ passed: number, failed: number, seconds: number }} result */
  keep(part, { passed, failed, seconds }) {
    delete this.#known[part]
    if (!failed && passed) this.#known[part] = { key: this.#key(part), passed, seconds }
    write(this.#file, JSON.stringify(this.#known, null, 1) + '\n')
  }

  /** @param {string} part */
  #key = (part) =>
    hash([...this.#around, ...[...this.#contents].filter(([file]) => reads(part, file)).flat()])
}

/** Node, the system, the programs by size and time, and what the environment asks of tests. */
function machine() {
  const programs = PROGRAMS.map((name) => {
    const file = which(name)
    if (!file) return `no ${name}`
    const { size, mtimeMs } = fs.statSync(file)
    return `${fs.realpathSync(file)} ${size} ${mtimeMs}`
  })
  const asked = Object.entries(process.env).filter(([name]) => /^(MONKEY|FUZZ|CHROME)_/.test(name))
  return [
    process.version,
    process.platform,
    ...programs,
    ...asked.flatMap(([a, b]) => [a, b ?? '']),
  ]
}

/** Files that differ from the branch main, or on main itself from the last commit. @returns {string[]} from the project's folder on */
export function changed() {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .split('\n')
      .filter(Boolean)
  try {
    let from = 'HEAD'
    try {
      from = git('merge-base', 'HEAD', 'main')[0]
    } catch {}
    return [
      ...git('diff', '--name-only', '--relative', from),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]
  } catch {
    throw new Stop('--changed asks git what has changed: this folder is no checkout')
  }
}

/**
 * Whether a test file can see a change: by its imports and theirs, by the elements it names and their imports, and by
 * the files and folders it names. Every test of a page has the engine, and so all of the C, in it.
 * @param {string} test @param {string[]} all changed files
 * @param {(file: string) => string} [text] @param {string[]} [project] all files
 */
export function touched(
  test,
  all,
  text = (file) => read(at(file)),
  project = [...contents().keys()],
) {
  const seen = new Set([test])
  /** @type {Set<string>} */
  const folders = new Set()
  /** @type {Set<string>} */
  const words = new Set()
  for (const file of seen) {
    if (!/\.m?js$/.test(file)) continue
    const source = text(file)
    for (const [, name] of source.matchAll(/(?:\bfrom|\bimport)[\s(]*'(\.[^']+)'/g)) {
      const found = path.posix.join(path.posix.dirname(file), name)
      if (project.includes(found)) seen.add(found)
    }
    if (!file.startsWith('tests/')) continue
    // What lists a folder opens any page
    if (source.includes('readdirSync')) folders.add('web')
    for (const [, names] of source.matchAll(/\bat\(((?:'[\w.-]+'(?:, )?)+)/g))
      folders.add(names.replace(/'/g, '').split(', ').filter(Boolean).join('/'))
    for (const [, name] of source.matchAll(/'(\.\.\/[^']*[^'/])\/?'/g))
      folders.add(path.posix.join(path.posix.dirname(file), name))
    for (const [word] of source.matchAll(/cgt-[a-z]+|[\w-]+\.(?:html|md|css|c|m?js)\b/g))
      words.add(word.replace(/\.html$/, '.md'))
    for (const name of project)
      if (name.includes('/cgt-') && words.has(path.basename(name, '.js'))) seen.add(name)
  }
  const engine =
    test.startsWith('tests/browser/') || [...seen].some((f) => f.endsWith('/engine.js'))
  return all.some((file) => {
    if (file.endsWith('.test.js')) return file === test
    if (seen.has(file) || words.has(path.basename(file))) return true
    if (engine && /^(src\/|CMake)/.test(file)) return true
    return [...folders].some((folder) => file === folder || file.startsWith(`${folder}/`))
  })
}

/**
 * The parts that fit, the shortest first: so most of them do.
 * @param {string[]} parts @param {(part: string) => number} seconds @param {number} room seconds, of all lanes together
 * @returns {string[]}
 */
export function inTime(parts, seconds, room) {
  let left = room
  return parts
    .toSorted((a, b) => seconds(a) - seconds(b))
    .filter((part) => (left -= seconds(part)) >= 0)
}
