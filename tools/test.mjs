/**
 * test.mjs -- `npm test`: from a fresh machine to all tests passed. Ends with `N passed, N failed` alone on a line.
 *
 *   npm test                      everything but what passed and has not changed since
 *   npm test -- --all             everything; so does CI=true, which tests more besides
 *   npm test -- --changed         what the changes since main can touch: what is nearest, and the rest as far as a minute goes
 *   npm test -- js browser        some suites by name: check tools c fuzz js browser
 *   npm run fuzz                  the fuzzers, long
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { build } from './build.mjs'
import { changed, distance, inTime, notRun, Passed, secondsOf } from './due.mjs'
import { at, files, read, root, run, say, Stop, tool } from './lib/run.mjs'
import { setup } from './setup.mjs'

const CI = process.env.CI === 'true'
/** Executions for each game, and for each contest problem. */
const FUZZ_RUNS = CI ? 100_000 : 25_000
const CONTEST_RUNS = 2_000
/** `npm run fuzz`: how many times as many as in CI */
const LONG_FUZZ = 10
/** Files at a time: tests of a browser wait for much of their time. */
const LANES = { tools: 2, js: 2, browser: 3, deep: 2 }
/** What `--changed` may take, in seconds. */
const MINUTE = 50
/** The game whose fuzzing takes longest. */
const SLOWEST = 'octal'

/** @typedef {{ passed: number, failed: number }} Sum */

/** @typedef {(part: string, result: Sum & { seconds: number }) => void} Told */

/**
 * C tests under the address and undefined-behaviour sanitizers; each says `N passed, N failed` last.
 * @param {string[]} due their files @param {Told} told
 * @returns {Promise<Sum>}
 */
async function c(due, told) {
  const wanted = due.map((file) => path.basename(file, '.c'))
  const whole = due.length === parts('c').length
  const targets = whole ? [] : ['--target', ...wanted.map((name) => `test-${name}`)]
  await run('cmake', ['--preset', 'sanitize'])
  await run('cmake', ['--build', '--preset', 'sanitize', '--parallel', '2', ...targets])
  const folder = at('build', 'sanitize')
  const list = JSON.parse(await run('ctest', ['--test-dir', folder, '--show-only=json-v1']))
  const names = list.tests.map((/** @type {{ name: string }} */ test) => test.name)
  const unknown = wanted.find((name) => !names.includes(name))
  if (unknown) throw new Stop(`CMakeLists.txt registers no test ${unknown} (add_test)`)
  /** @type {string} */
  let output
  try {
    output = await run('ctest', [
      ...['--test-dir', folder, '-V', '-j', '2', '--timeout', '1800'],
      ...['-R', `^(${wanted.join('|')})$`],
    ])
  } catch (error) {
    output = error.output
    say(output)
  }
  return cSum(names, output, wanted, (name, result) => told(`tests/c/${name}.c`, result))
}

/**
 * @param {string[]} names of all tests, in ctest's order
 * @param {string} output of `ctest -V`
 * @param {string[]} [wanted] those that had to run
 * @param {Told} [told] what each came to, by its name
 * @returns {Sum} a test that does not say its sum, or that ctest calls failed though it says 0, is one failure
 */
export function cSum(names, output, wanted = names, told = () => {}) {
  const sum = { passed: 0, failed: 0 }
  names.forEach((name, i) => {
    if (!wanted.includes(name)) return
    const said = [
      ...output.matchAll(new RegExp(`^${i + 1}: (\\d+) passed, (\\d+) failed$`, 'gm')),
    ].at(-1)
    const line = new RegExp(`Test +#${i + 1}: ${name} \\.*([^\\n]*?) +([\\d.]+) sec`).exec(output)
    const fine = line !== null && line[1].trim() === 'Passed'
    const [passed, failed] = said ? [Number(said[1]), Number(said[2])] : [0, 0]
    const wrong = failed || (fine && passed > 0 ? 0 : 1)
    sum.passed += passed
    sum.failed += wrong
    told(name, { passed, failed: wrong, seconds: Number(line?.[2] ?? 0) })
    say(
      `  ${name}: ${said ? `${passed} passed, ${failed} failed` : 'said no sum'}${fine ? '' : ' (FAILED)'}`,
    )
  })
  return sum
}

/**
 * Hostile text for every game's parsers and every contest problem's reader, from the kept corpus on: a crash, a leak or a hang fails.
 * @param {boolean} long
 * @returns {Promise<Sum>}
 */
async function fuzz(long) {
  await run('cmake', ['--preset', 'fuzz'])
  await run('cmake', ['--build', '--preset', 'fuzz', '--parallel', '2'])
  const { loadEngineSync } = await import('../web/engine/engine.js')
  const { games } = loadEngineSync(fs.readFileSync(at('build', 'wasm', 'palitos.wasm')))
  const sum = { passed: 0, failed: 0 }
  const registry = fs.readFileSync(at('src', 'judge', 'registry.c'), 'utf8')
  const problems = [...registry.matchAll(/&cgt_(\w+)/g)].map(([, name]) => name.replace(/_/g, '-'))
  if (!problems.length) throw new Stop('src/judge/registry.c names no problem')
  const all = [
    ...games.map(({ name }) => ({
      name,
      program: 'fuzz',
      corpus: 'corpus',
      runs: long ? LONG_FUZZ * 100_000 : FUZZ_RUNS,
    })),
    ...problems.map((name) => ({
      name,
      program: 'fuzz-judge',
      corpus: 'corpus-judge',
      runs: long ? LONG_FUZZ * CONTEST_RUNS : CONTEST_RUNS,
    })),
  ]
  const left = all.toSorted((a, b) => Number(b.name === SLOWEST) - Number(a.name === SLOWEST))
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

/** Suites of test files, in the order they run. */
const FOLDERS = /** @type {const} */ (['tools', 'js', 'browser', 'deep'])
/** All suites in the order they run: what fails soonest first. */
const SUITES = ['check', 'tools', 'c', 'fuzz', 'js', 'browser', 'deep']
/** The suites that are one program. @type {Record<string, (long: boolean) => Promise<Sum>>} */
const PROGRAMS = { check: async () => (await import('./check.mjs')).check(), fuzz }

/** What can run by itself, the longest first: begun last, it would run on alone beside an idle processor. @param {string} suite @returns {string[]} a suite's name, or its test files from the project's folder on */
function parts(suite) {
  if (Object.hasOwn(PROGRAMS, suite)) return [suite]
  const own = suite === 'c' ? /(?<!fuzz|fuzz-judge)\.c$/ : /\.test\.js$/
  const found = files(at('tests', suite), (file) => own.test(file))
  if (!found.length) throw new Stop(`tests/${suite} has no test`)
  return found
    .map((file) => path.relative(root, file).replaceAll('\\', '/'))
    .toSorted((a, b) => secondsOf(b) - secondsOf(a))
}

/**
 * @param {string} suite @param {string[]} due its parts that are to run @param {Passed} passed @param {boolean} long
 * @returns {Promise<Sum>}
 */
async function runSuite(suite, due, passed, long) {
  const folder = FOLDERS.find((name) => name === suite)
  /** @type {Told} */
  const told = (part, result) => passed.keep(part, result)
  if (suite === 'c') return c(due, told)
  if (folder) {
    const { runFiles } = await import('./runner.mjs')
    return runFiles(
      due.map((file) => at(file)),
      {
        lanes: LANES[folder],
        told: (file, result) => told(path.relative(root, file).replaceAll('\\', '/'), result),
      },
    )
  }
  const begun = performance.now()
  const sum = await PROGRAMS[suite](long)
  told(suite, { ...sum, seconds: (performance.now() - begun) / 1000 })
  return sum
}

await tool(import.meta.url, async (args) => {
  const begun = performance.now()
  const [all, some, long] = ['--all', '--changed', '--long'].map((flag) => args.includes(flag))
  const named = args.filter((arg) => !['--all', '--changed', '--long'].includes(arg))
  const unknown = named.find((name) => !SUITES.includes(name))
  if (unknown) throw new Stop(`there is no suite ${unknown}: ${SUITES.join(' ')}`)
  const names = SUITES.filter((name) => !named.length || named.includes(name))
  const passed = new Passed()
  const changes = some ? changed() : []
  if (some && !changes.length) return say('nothing has changed')
  await setup(['wasm', 'test'])
  // Decks take too much of a minute: their tests have to wait for a whole run. pdf.test.js prints them, beside other tests
  await build({ slides: names.includes('browser') && !some, pdf: false })

  let due = names.flatMap(parts)
  const every = due.length
  /** @type {string[]} */
  let late = []
  if (some) {
    const far = new Map(due.map((part) => [part, distance(part, changes)]))
    const can = due.filter((part) => (far.get(part) ?? Infinity) < Infinity)
    if (!can.length) return say('no test can be touched by what has changed')
    const decks = (/** @type {string} */ part) =>
      part.endsWith('.js') && /slides/.test(read(at(part)))
    due = inTime(
      can.filter((part) => !decks(part)),
      (part) => far.get(part) ?? Infinity,
      (part) => passed.last(part)?.seconds ?? secondsOf(part),
      2 * Math.max(MINUTE - (performance.now() - begun) / 1000, 0),
    )
    late = can.filter((part) => !due.includes(part))
    if (every > can.length)
      say(`left out: ${every - can.length} parts that the change cannot touch`)
  } else if (!all && !CI && !long) due = due.filter((part) => !passed.same(part))

  const sum = { passed: 0, failed: 0 }
  /** @type {string[]} */
  const lines = []
  for (const name of names) {
    const mine = parts(name)
    const now = mine.filter((part) => due.includes(part))
    const same = some ? [] : mine.filter((part) => !due.includes(part))
    const before = same.reduce((n, part) => n + (passed.same(part)?.passed ?? 0), 0)
    if (!now.length && !same.length) continue
    say(`\n== ${name}`)
    const since = performance.now()
    /** @type {Sum} */
    let one = { passed: 0, failed: 0 }
    try {
      if (now.length) one = await runSuite(name, now, passed, long)
    } catch (error) {
      say(error instanceof Stop ? error.message : error.stack)
      one = { passed: 0, failed: 1 }
    }
    // A suite that ran nothing has not passed.
    if (now.length && !one.passed && !one.failed) one.failed = 1
    sum.passed += one.passed + before
    sum.failed += one.failed
    const seconds = ((performance.now() - since) / 1000).toFixed(0)
    const kept = same.length ? `; ${before} passed before, with nothing changed since` : ''
    lines.push(`${name.padEnd(8)} ${one.passed} passed, ${one.failed} failed, ${seconds} s${kept}`)
  }
  say('\n' + lines.join('\n'))
  if (late.length) say(`\n${notRun(late)}`)
  say(`\n${sum.passed} passed, ${sum.failed} failed`)
  if (sum.failed || !sum.passed) process.exitCode = 1
})
