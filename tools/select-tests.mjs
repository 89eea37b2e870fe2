/**
 * select-tests.mjs -- which tests have to run, and how long each may take. A plain `npm test` leaves out what passed when
 * everything that it can read was as it is now (`Passed`). A part is a test file, or a suite that is one program: check, fuzz.
 */
import * as fs from 'node:fs'
import { at, below, files, hash, read, root, Stop, which, write } from './lib/run.mjs'

/** @typedef {{ key: string, passed: number, seconds: number }} Known a part's last pass. key: hash of all that it reads */

/** Programs that tests use: another version may change a result. */
const PROGRAMS = [
  ...['cc', 'clang', 'emcc', 'cmake', 'chromium', 'chromium-browser', 'google-chrome'],
  ...['firefox', 'firefox-esr', 'WebKitWebDriver', 'pdftotext'],
]
/** Files that C tests and fuzzers are built from or read. */
const C =
  /^(src|tests\/c|tests\/golden|text|bin|bench|CMake[^/]*|package-lock\.json|tools\/(test|words|lib)\b)/
/** A test in C: read by no other test. */
const C_TEST = /^tests\/c\/[^/]*\.c$/
/** Read by the runner and its own tests only. */
const RECORDS = /^tests\/(seconds|flaky)\.json$/
/** Read only by tests of `check`, `tools` and `js`. */
const WORDS = /^(docs\/|(CHANGELOG|CONTRIBUTING|ARCHITECTURE|SECURITY|README)\.md$)/

/**
 * Seconds that each part took in one whole run on two processors (`npm test -- --record`). The longest begins first;
 * a part may take six times as long. Parts of SHORT or less are left out.
 * @type {Record<string, number>}
 */
export const SECONDS = JSON.parse(read(at('tests', 'seconds.json')))
/** Seconds of a part that SECONDS leaves out. */
const SHORT = 15
/** @param {string} part */
export const secondsOf = (part) => (Object.hasOwn(SECONDS, part) ? SECONDS[part] : SHORT)

/** Writes SECONDS anew; a part that did not run keeps its seconds, while its file exists. @param {Record<string, number>} measured */
export function record(measured) {
  const all = { ...SECONDS, ...measured }
  const there = Object.keys(all).filter((part) => !part.includes('/') || fs.existsSync(at(part)))
  const long = there.filter((part) => Math.round(all[part]) > SHORT)
  const rows = long.sort().map((part) => [part, Math.round(all[part])])
  write(at('tests', 'seconds.json'), JSON.stringify(Object.fromEntries(rows), null, 2) + '\n')
}

/**
 * @param {string} part @param {number} slower this machine's time / the recorded machine's
 * @returns {number} seconds that a part may take
 */
export const limitOf = (part, slower) => Math.ceil(Math.max(90, 6 * secondsOf(part)) * slower)

/** @param {number} seconds that `check` took here @returns {number} 1 to 4: this machine's time / the recorded machine's */
export const slowness = (seconds) => Math.min(4, Math.max(1, seconds / secondsOf('check')))

/**
 * A row of tests/flaky.json: a browser test that failed beside others and passed alone.
 * @typedef {{ file: string, test: string, since: string, seen: string }} Row since: a day, 2026-12-31; seen: how it failed
 */
/** Days until a row must be mended, or its test moved to tests/deep/. */
const MENDED = 30

/** @returns {Row[]} */
export const known = () => JSON.parse(read(at('tests', 'flaky.json')))

/**
 * @param {Row[]} rows @param {Date} [today]
 * @throws {Stop} if a row is older than MENDED
 */
export function noneOld(rows, today = new Date()) {
  const old = rows.filter(({ since }) => Number(today) - Date.parse(since) > MENDED * 86_400_000)
  if (old.length)
    throw new Stop(
      `tests/flaky.json has entries older than ${MENDED} days, to be mended or moved to tests/deep/: ${old.map(({ file }) => file).join(', ')}`,
    )
}

/**
 * True if a part may read a file; in doubt true.
 * @param {string} part @param {string} file both below the project's folder
 */
export function reads(part, file) {
  if (part === 'fuzz' || part.startsWith('tests/c/')) {
    const test = part === 'fuzz' ? /^tests\/c\/fuzz/.test(file) : file === part
    return C.test(file) && (test || !C_TEST.test(file))
  }
  if (part === 'check' || part.startsWith('tests/tools/')) return true
  if (file.endsWith('.test.js')) return file === part
  if (RECORDS.test(file)) return false
  return !(/^tests\/(browser|deep)\//.test(part) && WORDS.test(file))
}

/** @param {string} [folder] @returns {Map<string, string>} path below the folder -> hash of the file */
export function contents(folder = root) {
  return new Map(files(folder).map((file) => [below(file, folder), hash([fs.readFileSync(file)])]))
}

/** The passes in build/passed.json. */
export class Passed {
  /** @type {Record<string, Known>} */
  #known
  #file
  #contents
  #around

  /** @param {string} [file] @param {Map<string, string>} [now] @param {string[]} [around] machine and environment */
  constructor(file = at('build', 'passed.json'), now = contents(), around = machine()) {
    this.#file = file
    this.#contents = now
    this.#around = around
    this.#known = fs.existsSync(file) ? JSON.parse(read(file)) : {}
  }

  /** @param {string} part @returns {Known | undefined} its last pass, even if files changed since */
  last = (part) => (Object.hasOwn(this.#known, part) ? this.#known[part] : undefined)

  /** @param {string} part @returns {Known | undefined} its last pass, if nothing that it reads has changed since */
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

/** Node, system, programs (path, size, time) and environment variables that tests read. */
function machine() {
  const programs = PROGRAMS.map((name) => {
    const file = which(name)
    if (!file) return `no ${name}`
    const { size, mtimeMs } = fs.statSync(file)
    return `${fs.realpathSync(file)} ${size} ${mtimeMs}`
  })
  const asked = Object.entries(process.env).filter(([name]) =>
    /^(DEEP$|MONKEY_|FUZZ_|CHROME_)/.test(name),
  )
  return [
    process.version,
    process.platform,
    ...programs,
    ...asked.flatMap(([a, b]) => [a, b ?? '']),
  ]
}
