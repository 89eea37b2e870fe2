/**
 * test.mjs -- `npm test`: from a fresh machine to all tests passed. Ends with `N passed, N failed` alone on a line.
 *
 *   npm test                      everything
 *   npm test -- js browser        some suites by name: check tools c fuzz js browser
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { build } from './build.mjs'
import { at, files, run, say, Stop, tool } from './lib/run.mjs'
import { setup } from './setup.mjs'

/** Executions for each game and for each contest problem in a test run. */
const FUZZ_RUNS = 100_000
const CONTEST_RUNS = 2_000

/** What takes longest, longest first: begun last, it would run on alone beside an idle processor. */
const LONG = {
  js: ['contest', 'programs', 'check', 'independent', 'bad-input', 'cli'],
  browser: [
    'monkey',
    'boards',
    'site',
    'site.en',
    'every',
    'engines',
    'judge',
    'figures',
    'play',
    'memory',
    'deck',
  ],
  fuzz: ['octal'],
}
/** @template T @param {T[]} all @param {string[]} long their names @param {(one: T) => string} name */
const longestFirst = (all, long, name) => {
  const place = (/** @type {T} */ one) => [...long, name(one)].indexOf(name(one))
  return all.toSorted((a, b) => place(a) - place(b))
}

/** @typedef {{ passed: number, failed: number }} Sum */

/**
 * The C tests under the address and undefined-behaviour sanitizers; each says `N passed, N failed` last.
 * @returns {Promise<Sum>}
 */
async function c() {
  await run('cmake', ['--preset', 'sanitize'])
  await run('cmake', ['--build', '--preset', 'sanitize', '--parallel', '2'])
  const folder = at('build', 'sanitize')
  const list = JSON.parse(await run('ctest', ['--test-dir', folder, '--show-only=json-v1']))
  const names = list.tests.map((/** @type {{ name: string }} */ test) => test.name)
  if (!names.length) throw new Stop('CMakeLists.txt registers no test (add_test)')
  /** @type {string} */
  let output
  try {
    output = await run('ctest', ['--test-dir', folder, '-V', '-j', '2', '--timeout', '1800'])
  } catch (error) {
    output = error.output
    say(output)
  }
  return cSum(names, output)
}

/**
 * @param {string[]} names of the tests that had to run
 * @param {string} output of `ctest -V`
 * @returns {Sum} a test that does not say its sum, or that ctest calls failed though it says 0, is one failure
 */
export function cSum(names, output) {
  const sum = { passed: 0, failed: 0 }
  names.forEach((name, i) => {
    const said = [
      ...output.matchAll(new RegExp(`^${i + 1}: (\\d+) passed, (\\d+) failed$`, 'gm')),
    ].at(-1)
    const line = new RegExp(`Test +#${i + 1}: ${name} \\.*([^\\n]*?) +[\\d.]+ sec`).exec(output)
    const fine = line !== null && line[1].trim() === 'Passed'
    const [passed, failed] = said ? [Number(said[1]), Number(said[2])] : [0, 0]
    sum.passed += passed
    sum.failed += failed || (fine && passed > 0 ? 0 : 1)
    say(
      `  ${name}: ${said ? `${passed} passed, ${failed} failed` : 'said no sum'}${fine ? '' : ' (FAILED)'}`,
    )
  })
  return sum
}

/**
 * Hostile text for every game's parsers and every contest problem's reader, from the kept corpus on: a crash, a leak or a hang fails.
 * @returns {Promise<Sum>}
 */
async function fuzz() {
  await run('cmake', ['--preset', 'fuzz'])
  await run('cmake', ['--build', '--preset', 'fuzz', '--parallel', '2'])
  const { loadEngineSync } = await import('../web/engine/engine.js')
  const { games } = loadEngineSync(fs.readFileSync(at('build', 'wasm', 'palitos.wasm')))
  const sum = { passed: 0, failed: 0 }
  const registry = fs.readFileSync(at('src', 'judge', 'registry.c'), 'utf8')
  const problems = [...registry.matchAll(/&cgt_(\w+)/g)].map(([, name]) => name.replace(/_/g, '-'))
  if (!problems.length) throw new Stop('src/judge/registry.c names no problem')
  const all = [
    ...games.map(({ name }) => ({ name, program: 'fuzz', corpus: 'corpus', runs: FUZZ_RUNS })),
    ...problems.map((name) => ({
      name,
      program: 'fuzz-judge',
      corpus: 'corpus-judge',
      runs: CONTEST_RUNS,
    })),
  ]
  const left = longestFirst(all, LONG.fuzz, ({ name }) => name)
  /** @param {typeof left[number]} what */
  const one = async ({ name, program, corpus, runs: wanted }) => {
    const found = at('build', 'fuzz', 'found', name)
    fs.mkdirSync(found, { recursive: true })
    const args = [
      ...[`-runs=${wanted}`, '-seed=1', '-max_len=400', '-timeout=60', '-print_final_stats=1'],
      ...[`-artifact_prefix=${found}-`, found, at('tests', 'c', corpus)],
    ]
    try {
      const env = { ...process.env, FUZZ_GAME: name, FUZZ_PROBLEM: name }
      const output = await run(at('build', 'fuzz', program), args, { env })
      const covered = [...output.matchAll(/cov: (\d+) ft: \d+ corp: (\d+)/g)].at(-1)
      const runs = Number(/stat::number_of_executed_units: (\d+)/.exec(output)?.[1] ?? 0)
      say(
        `  ${name}: ${runs} executions, ${covered?.[1] ?? 0} edges covered by ${covered?.[2] ?? 0} inputs`,
      )
      if (runs >= wanted && covered) sum.passed++
      else sum.failed++
    } catch (error) {
      say(error.message)
      sum.failed++
    }
  }
  const worker = async () => {
    for (let what = left.shift(); what; what = left.shift()) await one(what)
  }
  await Promise.all([worker(), worker()])
  return sum
}

/** @param {string} name @param {string[]} [long] @returns {Promise<Sum>} */
async function uvu(name, long = []) {
  const folder = at('tests', name)
  const found = files(folder, (file) => file.endsWith('.test.js'))
  if (!found.length) throw new Stop(`tests/${name} has no *.test.js`)
  const sorted = longestFirst(found, long, (file) => path.basename(file, '.test.js'))
  return (await import('./runner.mjs')).runFiles(sorted)
}

/** @type {Record<string, () => Promise<Sum>>} in the order they run: what fails soonest first */
const SUITES = {
  check: async () => (await import('./check.mjs')).check(),
  tools: () => uvu('tools'),
  c,
  fuzz,
  js: () => uvu('js', LONG.js),
  browser: () => uvu('browser', LONG.browser),
}

await tool(import.meta.url, async (args) => {
  const unknown = args.find((name) => !Object.hasOwn(SUITES, name))
  if (unknown) throw new Stop(`there is no suite ${unknown}: ${Object.keys(SUITES).join(' ')}`)
  const names = args.length
    ? Object.keys(SUITES).filter((name) => args.includes(name))
    : Object.keys(SUITES)
  await setup(['wasm', 'test'])
  await build({ slides: names.includes('browser') })
  const sum = { passed: 0, failed: 0 }
  /** @type {string[]} */
  const lines = []
  for (const name of names) {
    say(`\n== ${name}`)
    const begun = performance.now()
    /** @type {Sum} */
    let one
    try {
      one = await SUITES[name]()
    } catch (error) {
      say(error instanceof Stop ? error.message : error.stack)
      one = { passed: 0, failed: 1 }
    }
    // A suite that ran nothing has not passed.
    if (!one.passed && !one.failed) one.failed = 1
    sum.passed += one.passed
    sum.failed += one.failed
    const seconds = ((performance.now() - begun) / 1000).toFixed(0)
    lines.push(`${name.padEnd(8)} ${one.passed} passed, ${one.failed} failed, ${seconds} s`)
  }
  say('\n' + lines.join('\n'))
  say(`\n${sum.passed} passed, ${sum.failed} failed`)
  if (sum.failed || !sum.passed) process.exitCode = 1
})
