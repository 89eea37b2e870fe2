/**
 * due.mjs -- which tests have to run. A plain `npm test` leaves out what passed when everything that it can read was as
 * it is now (`Passed`); `npm test -- --changed` runs what the changed files can touch, the nearest first (`distance`), as
 * far as a minute goes (`inTime`). A part is a test file, or a suite that is one program: check, fuzz.
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
/** One test in C: no other reads it. */
const C_TEST = /^tests\/c\/[^/]*\.c$/
/** What no test but those of `check`, `tools` and `js` reads. */
const WORDS = /^(docs\/|(CHANGELOG|CONTRIBUTING|ARCHITECTURE|SECURITY|README)\.md$)/

/**
 * Seconds that a part takes on two processors of which nothing else is asked, where it is 5 or more: what takes longest
 * begins first, and `--changed` counts with it until it knows better.
 * @type {Record<string, number>}
 */
export const SECONDS = {
  check: 19,
  fuzz: 38,
  'tests/tools/new.test.js': 31,
  'tests/c/theorems.c': 40,
  'tests/c/laws.c': 16,
  'tests/c/searches.c': 12,
  'tests/c/judge-boards.c': 11,
  'tests/c/oom.c': 10,
  'tests/c/judge-wrong.c': 9,
  'tests/c/methods.c': 8,
  'tests/js/programs.test.js': 41,
  'tests/js/exercise.test.js': 23,
  'tests/js/contest.test.js': 14,
  'tests/js/independent.test.js': 13,
  'tests/js/parts.test.js': 12,
  'tests/js/cli.test.js': 9,
  'tests/js/check.test.js': 7,
  'tests/js/bad-input.test.js': 7,
  'tests/js/signatures.test.js': 6,
  'tests/js/pages.test.js': 5,
  'tests/deep/monkey.test.js': 150,
  'tests/browser/site.test.js': 123,
  'tests/deep/memory.test.js': 120,
  'tests/browser/every.test.js': 110,
  'tests/deep/engines.test.js': 104,
  'tests/browser/site.en.test.js': 84,
  'tests/browser/deck.test.js': 74,
  'tests/browser/judge.test.js': 60,
  'tests/browser/boards.test.js': 57,
  'tests/browser/play.test.js': 50,
  'tests/browser/tree.test.js': 42,
  'tests/browser/address.test.js': 36,
  'tests/browser/focus.test.js': 35,
  'tests/browser/atlas.test.js': 35,
  'tests/browser/class.test.js': 35,
  'tests/browser/own-trees.test.js': 32,
  'tests/browser/guest.test.js': 26,
  'tests/browser/figures.test.js': 23,
  'tests/browser/code.test.js': 20,
  'tests/browser/room.test.js': 20,
  'tests/deep/pdf.test.js': 18,
  'tests/browser/exercise.test.js': 18,
  'tests/browser/policy.test.js': 17,
  'tests/browser/screen.test.js': 17,
  'tests/browser/first.test.js': 16,
  'tests/browser/marks.test.js': 15,
  'tests/browser/outputs.test.js': 15,
  'tests/browser/use.test.js': 15,
  'tests/browser/offline.test.js': 14,
  'tests/browser/searches.test.js': 14,
  'tests/browser/picture.test.js': 11,
  'tests/browser/proofs.test.js': 11,
  'tests/browser/triangle.test.js': 11,
  'tests/browser/pages.test.js': 9,
  'tests/browser/told.test.js': 9,
  'tests/browser/windows.test.js': 8,
  'tests/browser/lab.test.js': 5,
}
/** Of what is not named above. */
const SHORT = 3
/** @param {string} part */
export const secondsOf = (part) => (Object.hasOwn(SECONDS, part) ? SECONDS[part] : SHORT)

/** Distances of what is seen by no name: a folder that a test lists, and the engine that all pages have. */
const FOLDER = 8
const ENGINE = 9
/** What a change breaks first, whose distance would not tell. @type {[RegExp, string[]][]} */
export const FIRST = [
  [
    /^(src\/(games\/|game\.)|tests\/independent\/)/,
    [
      'tests/c/laws.c',
      'tests/js/independent.test.js',
      'tests/js/pages.test.js',
      'tests/js/public.test.js',
    ],
  ],
  [/^src\/judge\//, ['tests/c/judge.c', 'tests/js/judge.test.js', 'tests/js/pages.test.js']],
  [/^web\/pages\//, ['tests/js/pages.test.js']],
]

/**
 * Whether a part can read a file: rather too often than too seldom.
 * @param {string} part @param {string} file both from the project's folder on
 */
export function reads(part, file) {
  if (part === 'fuzz' || part.startsWith('tests/c/')) {
    const test = part === 'fuzz' ? /^tests\/c\/fuzz/.test(file) : file === part
    return C.test(file) && (test || !C_TEST.test(file))
  }
  if (part === 'check' || part.startsWith('tests/tools/')) return true
  if (file.endsWith('.test.js')) return file === part
  return !(/^tests\/(browser|deep)\//.test(part) && WORDS.test(file))
}

const below = (/** @type {string} */ file, folder = root) =>
  path.relative(folder, file).replaceAll('\\', '/')
/** The project's files, listed once: a hundred tests are looked at. @type {string[] | undefined} */
let names

/** @param {string} [folder] @returns {Map<string, string>} each file of the project, from its folder on, and a hash of it */
export function contents(folder = root) {
  return new Map(files(folder).map((file) => [below(file, folder), hash([fs.readFileSync(file)])]))
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
 * How far a test file is from a change: by its imports and theirs, by the elements it names and their imports, and by
 * the files and folders it names. Every test of a page has the engine, and so all of the C, in it.
 * @param {string} test @param {string[]} all changed files
 * @param {(file: string) => string} [text] @param {string[]} [project] all files
 * @returns {number} 0: it changed itself; 1: it names what changed or imports it, 2: by way of another file, and so on; FOLDER, ENGINE; Infinity: it cannot see it
 */
export function touched(
  test,
  all,
  text = (file) => read(at(file)),
  project = (names ??= files(root).map((file) => below(file))),
) {
  /** and by how many imports it is reached */
  const seen = new Map([[test, 0]])
  /** @type {Set<string>} */
  const folders = new Set()
  /** @type {Set<string>} */
  const words = new Set()
  for (const [file, steps] of seen) {
    const reached = (/** @type {string} */ name) => {
      if (!seen.has(name)) seen.set(name, steps + 1)
    }
    if (!/\.m?js$/.test(file)) continue
    const source = text(file)
    for (const [, name] of source.matchAll(/(?:\bfrom|\bimport)[\s(]*'(\.[^']+)'/g)) {
      const found = path.posix.join(path.posix.dirname(file), name)
      if (project.includes(found)) reached(found)
    }
    if (!file.startsWith('tests/')) continue
    // What lists a folder opens any page
    if (source.includes('readdirSync')) folders.add('web')
    for (const [, names] of source.matchAll(/\bat\(((?:'[\w.-]+'(?:, )?)+)/g))
      folders.add(names.replace(/'/g, '').split(', ').filter(Boolean).join('/'))
    for (const [, name] of source.matchAll(/'(\.\.\/[^']*[^'/])\/?'/g))
      folders.add(path.posix.join(path.posix.dirname(file), name))
    for (const [word] of source.matchAll(/cgt-[a-z-]+|[\w-]+\.(?:html|md|css|c|m?js)\b/g))
      words.add(word.replace(/\.html$/, '.md'))
    for (const name of project)
      if (name.includes('/cgt-') && words.has(path.basename(name, '.js'))) reached(name)
  }
  const engine =
    /^tests\/(browser|deep)\//.test(test) || [...seen.keys()].some((f) => f.endsWith('/engine.js'))
  const far = all.map((file) => {
    if (file.endsWith('.test.js')) return file === test ? 0 : Infinity
    if (words.has(path.basename(file))) return 1
    const steps = seen.get(file)
    if (steps !== undefined) return steps
    if ([...folders].some((folder) => file === folder || file.startsWith(`${folder}/`)))
      return FOLDER
    return engine && /^(src\/|CMake)/.test(file) ? ENGINE : Infinity
  })
  return Math.min(...far)
}

/**
 * How far a part is from what changed.
 * @param {string} part @param {string[]} changes
 * @returns {number} 0: it runs however long it takes; Infinity: the change cannot touch it
 */
export function distance(part, changes) {
  if (part === 'check' || changes.includes(part)) return 0
  for (const [place, parts] of FIRST)
    if (parts.includes(part) && changes.some((file) => place.test(file))) return 0
  if (part.startsWith('tests/c/') || part === 'fuzz')
    return changes.some((file) => /^(src|tests\/c|CMake)/.test(file) && reads(part, file))
      ? ENGINE
      : Infinity
  return touched(part, changes)
}

/**
 * Those that run however long they take, and of the others the nearest that fit, of two as near the shorter.
 * @param {string[]} parts @param {(part: string) => number} far as `distance` says
 * @param {(part: string) => number} seconds @param {number} room seconds, of all lanes together
 * @returns {string[]}
 */
export function inTime(parts, far, seconds, room) {
  let left = room
  return parts
    .toSorted((a, b) => far(a) - far(b) || seconds(a) - seconds(b))
    .filter((part) => {
      if (far(part) && seconds(part) > left) return false
      left -= seconds(part)
      return true
    })
}

/** What stands beside the sum of `--changed`, so that nobody takes it for the whole. @param {string[]} late at least one part */
export function notRun(late) {
  const suites = late.map((part) => (part.includes('/') ? part.split('/')[1] : part))
  const each = [...new Set(suites)].map(
    (suite) => `${suite} ${suites.filter((one) => one === suite).length}`,
  )
  return `${late.length} ${late.length === 1 ? 'part' : 'parts'} that the change can touch did NOT run, for want of time (${each.join(', ')}): npm test runs all`
}
