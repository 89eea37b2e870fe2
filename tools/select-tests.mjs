/**
 * select-tests.mjs -- which tests have to run, and how long each may take. A plain `npm test` leaves out what passed when
 * everything that it can read was as it is now (`Passed`). A part is a test file, or a suite that is one program: check, fuzz.
 */
import * as fs from 'node:fs'
import { at, below, files, hash, read, root, Stop, which, write } from './lib/run.mjs'

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
/** What the runner reads, and no test but its own. */
const RECORDS = /^tests\/(seconds|flaky)\.json$/
/** What no test but those of `check`, `tools` and `js` reads. */
const WORDS = /^(docs\/|(CHANGELOG|CONTRIBUTING|ARCHITECTURE|SECURITY|README)\.md$)/

/**
 * Seconds that each part took in one run of all of them, on two processors, as `npm test -- --record` wrote them: what
 * takes longest begins first, and a part may take six times as long. Those of SHORT or less are not named.
 * @type {Record<string, number>}
 */
export const SECONDS = JSON.parse(read(at('tests', 'seconds.json')))
/** Of what is not named there. */
const SHORT = 15
/** @param {string} part */
export const secondsOf = (part) => (Object.hasOwn(SECONDS, part) ? SECONDS[part] : SHORT)

/** @param {Record<string, number>} measured what parts took now; of others the old figure stays, while they are there */
export function record(measured) {
  const all = { ...SECONDS, ...measured }
  const there = Object.keys(all).filter((part) => !part.includes('/') || fs.existsSync(at(part)))
  const long = there.filter((part) => Math.round(all[part]) > SHORT)
  const rows = long.sort().map((part) => [part, Math.round(all[part])])
  write(at('tests', 'seconds.json'), JSON.stringify(Object.fromEntries(rows), null, 2) + '\n')
}

/**
 * How long a part may take.
 * @param {string} part @param {number} slower how much slower this machine is than the one that was recorded
 * @returns {number} seconds
 */
export const limitOf = (part, slower) => Math.ceil(Math.max(90, 6 * secondsOf(part)) * slower)

/** @param {number} seconds that `check` took here @returns {number} 1 to 4: as many times as long as was recorded */
export const slowness = (seconds) => Math.min(4, Math.max(1, seconds / secondsOf('check')))

/**
 * A test of a browser that once failed beside others and passed alone: a row of tests/flaky.json.
 * @typedef {{ file: string, test: string, since: string, seen: string }} Row since: a day, 2026-12-31; seen: how it failed
 */
/** Days in which an entry is mended, or its test moved to tests/deep/. */
const MENDED = 30

/** @returns {Row[]} */
export const known = () => JSON.parse(read(at('tests', 'flaky.json')))

/**
 * @param {Row[]} rows @param {Date} [today]
 * @throws {Stop} where one is older than 30 days
 */
export function noneOld(rows, today = new Date()) {
  const old = rows.filter(({ since }) => Number(today) - Date.parse(since) > MENDED * 86_400_000)
  if (old.length)
    throw new Stop(
      `tests/flaky.json has entries older than ${MENDED} days, to be mended or moved to tests/deep/: ${old.map(({ file }) => file).join(', ')}`,
    )
}

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
  if (RECORDS.test(file)) return false
  return !(/^tests\/(browser|deep)\//.test(part) && WORDS.test(file))
}

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
