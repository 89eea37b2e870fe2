/**
 * test.mjs -- `npm test`: from a fresh machine to all tests of the gate passed. `npm run deep`: to all tests there are.
 * Ends with `N passed, N failed` alone on a line.
 *
 *   npm test                      everything but what passed and has not changed since
 *   npm test -- --all             everything; so does CI=true
 *   npm test -- --record          everything, and what each part took is written to tests/seconds.json
 *   npm test -- js browser        some suites by name: check tools c js browser, and with --deep: deep fuzz
 *   npm run deep                  these two as well: other engines, memory, monkeys, PDF, fuzzers
 *   npm run fuzz                  the fuzzers, ten times as long
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { build } from './build.mjs'
import { known, limitOf, noneOld, Passed, record, secondsOf, slowness } from './select-tests.mjs'
import { at, below, files, run, say, Stop, tool } from './lib/run.mjs'
import { sanitized } from './lib/sanitized.mjs'
import { fileJob, pool } from './runner.mjs'
import { setup } from './setup.mjs'

/** Executions of a fuzzer for each game, and for each contest problem. */
const FUZZ_RUNS = 100_000
const CONTEST_RUNS = 2_000
/** `npm run fuzz` runs this many times as many. */
const LONG_FUZZ = 10
/** Its fuzzing takes longest, so it begins first. */
const SLOWEST = 'octal'
/** Parts at a time. */
const LANES = 2
/** Limits of the gate and the deep run, minutes for all parts. A busy machine needed more than 25 for the gate; a part that hangs is ended by its own limit. */
const GATE = 60
const DEEP = 180
/** A part's limit in the deep run / its limit in the gate. */
const DEEPER = 3

/** Seconds without output before a test file is ended, on a machine as fast as the recorded one. */
const SILENCE = 120
const DEEP_SILENCE = 300

/** @typedef {import('./runner.mjs').Result} Result */
/** @typedef {import('./runner.mjs').Job} Job */

/**
 * Reads the last line of a test in C: "12 passed, 0 failed".
 * @param {string} output @param {boolean} fine it exited with 0
 * @returns {Result} a failure too if there is no such line, no test ran, or `fine` is false
 */
export function cResult(output, fine) {
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/.exec(output.trim().split('\n').at(-1) ?? '') ?? [] // prettier-ignore
  const why = []
  if (!passed) why.push('it said no sum')
  else if (passed === '0') why.push('it has no test')
  if (Number(failed)) why.push(`${failed} tests failed`)
  if (!fine) why.push('it did not end with 0')
  return {
    passed: Number(passed ?? 0),
    failed: Number(failed ?? 0) || (why.length ? 1 : 0),
    why,
    output,
  }
}

/** A test in C under the address and undefined-behaviour sanitizers. @param {string} part @param {() => number} limit @returns {Job} */
const cJob = (part, limit) => ({
  name: part,
  async run() {
    const folder = at('build', 'sanitize')
    const program = path.join(folder, `test-${path.basename(part, '.c')}`)
    if (!fs.existsSync(program)) throw new Stop(`CMakeLists.txt makes no ${program}`)
    try {
      return cResult(await run(program, [], { cwd: folder, limit: limit() }), true)
    } catch (error) {
      return cResult(error.output + `\n${error.message.split('\n').at(-1)}`, false)
    }
  },
})

/**
 * Fuzzes every game's parsers and every contest problem's reader from the kept corpus on: a crash, a leak or a hang fails.
 * @param {boolean} long
 * @returns {Promise<{ passed: number, failed: number }>}
 */
async function fuzz(long) {
  await run('cmake', ['--preset', 'fuzz'])
  await run('cmake', ['--build', '--preset', 'fuzz', '--parallel', '2'], { limit: 1800 })
  const { loadEngineSync } = await import('../web/engine/engine.js')
  const { games } = loadEngineSync(fs.readFileSync(at('build', 'wasm', 'palitos.wasm')))
  const registry = fs.readFileSync(at('src', 'judge', 'registry.c'), 'utf8')
  const problems = [...registry.matchAll(/&cgt_(\w+)/g)].map(([, name]) => name.replace(/_/g, '-'))
  if (!problems.length) throw new Stop('src/judge/registry.c names no problem')
  const sum = { passed: 0, failed: 0 }
  const times = long ? LONG_FUZZ : 1
  const all = [
    ...games.map(({ name }) => ({ name, end: '', wanted: times * FUZZ_RUNS })),
    ...problems.map((name) => ({ name, end: '-judge', wanted: times * CONTEST_RUNS })),
  ]
  const left = all.toSorted((a, b) => Number(b.name === SLOWEST) - Number(a.name === SLOWEST))
  /** @param {typeof left[number]} what */
  const one = async ({ name, end, wanted }) => {
    const found = at('build', 'fuzz', 'found', name)
    fs.mkdirSync(found, { recursive: true })
    const args = [
      ...[`-runs=${wanted}`, '-seed=1', '-max_len=400', '-timeout=60', '-print_final_stats=1'],
      ...[`-artifact_prefix=${found}-`, found, at('tests', 'c', `corpus${end}`)],
    ]
    try {
      const env = { ...process.env, FUZZ_GAME: name, FUZZ_PROBLEM: name }
      const limit = long ? 36_000 : 1800
      const output = await run(at('build', 'fuzz', `fuzz${end}`), args, { env, limit })
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

/** Suites of the gate; those of the deep run. */
const SUITES = ['check', 'tools', 'c', 'js', 'browser']
const DEEP_SUITES = ['deep', 'fuzz']
/** Suites that are one program. @type {Record<string, (long: boolean) => Promise<{ passed: number, failed: number }>>} */
const PROGRAMS = { check: async () => (await import('./check.mjs')).check(), fuzz }

const suiteOf = (/** @type {string} */ part) => (part.includes('/') ? part.split('/')[1] : part)

/** @param {string} suite @returns {string[]} its test files, below the project's folder, or its own name if it is one program */
function parts(suite) {
  if (Object.hasOwn(PROGRAMS, suite)) return [suite]
  const own = suite === 'c' ? /(?<!fuzz|fuzz-judge)\.c$/ : /\.test\.js$/
  const found = files(at('tests', suite), (file) => own.test(file))
  if (!found.length) throw new Stop(`tests/${suite} has no test`)
  return found.map((file) => below(file))
}

/** Makes a job of a suite that is one program. @param {string} suite @param {boolean} long @returns {Job} */
const programJob = (suite, long) => ({
  name: suite,
  async run() {
    const sum = await PROGRAMS[suite](long)
    return { ...sum, why: sum.failed ? [`${sum.failed} of it failed`] : [], output: '' }
  },
})

const FLAGS = ['--all', '--deep', '--long', '--record']

await tool(import.meta.url, async (args) => {
  const [all, deep, long, recorded] = FLAGS.map((flag) => args.includes(flag))
  const named = args.filter((arg) => !FLAGS.includes(arg))
  const there = [...SUITES, ...(deep || long ? DEEP_SUITES : [])]
  const unknown = named.find((name) => !there.includes(name))
  if (unknown) throw new Stop(`there is no suite ${unknown}: ${there.join(' ')}`)
  const names = there.filter((name) => (named.length ? named.includes(name) : true))
  if (deep) {
    noneOld(known())
    process.env.DEEP = '1'
  }
  const passed = new Passed()
  await setup(['wasm', 'test', ...(deep || long ? /** @type {const} */ (['deep']) : [])])
  // no PDF: a test of tests/deep prints the decks into its own folder
  await build({ slides: ['browser', 'deep'].some((name) => names.includes(name)), pdf: false })

  const every = names.flatMap(parts)
  const anew = all || long || recorded || process.env.CI === 'true'
  const due = anew ? every : every.filter((part) => !passed.same(part))
  const same = every.filter((part) => !due.includes(part))
  if (due.some((part) => ['c', 'js'].includes(suiteOf(part)))) await sanitized()

  // `check` runs first and measures this machine; until then the greatest slowness holds
  let slower = due.includes('check') ? 4 : slowness(passed.last('check')?.seconds ?? 0)
  /** @param {string} part @returns {Job} */
  const job = (part) => {
    const limit = () => limitOf(part, slower) * (deep ? DEEPER : 1)
    if (Object.hasOwn(PROGRAMS, part)) return programJob(part, long)
    if (suiteOf(part) === 'c') return cJob(part, limit)
    return fileJob(at(part), {
      limit,
      silence: () => slower * (deep ? DEEP_SILENCE : SILENCE),
      again: suiteOf(part) === 'browser' && !deep,
    })
  }
  const first = (/** @type {string} */ part) => Number(part === 'check')
  const jobs = due.toSorted((a, b) => first(b) - first(a) || secondsOf(b) - secondsOf(a)).map(job)

  /** @type {Record<string, { passed: number, failed: number, seconds: number }>} */
  const sums = Object.fromEntries(names.map((name) => [name, { passed: 0, failed: 0, seconds: 0 }]))
  /** @type {Record<string, number>} */
  const seconds = {}
  const { failed, flaky } = await pool(jobs, {
    lanes: LANES,
    limit: long ? 1e4 : deep ? DEEP : GATE,
    told(part, result) {
      if (part === 'check') slower = slowness(result.seconds)
      const sum = sums[suiteOf(part)]
      sum.passed += result.passed
      sum.failed += result.failed
      sum.seconds += result.seconds
      passed.keep(part, result.flaky ? { ...result, passed: 0 } : result)
      // parts that do more in the deep run keep the gate's seconds
      if (!result.failed && !result.flaky && (!deep || DEEP_SUITES.includes(suiteOf(part))))
        seconds[part] = result.seconds
    },
  })
  say('')
  let total = 0
  for (const name of names) {
    const before = same
      .filter((part) => suiteOf(part) === name)
      .reduce((n, part) => n + (passed.same(part)?.passed ?? 0), 0)
    const sum = sums[name]
    total += sum.passed + before
    const kept = before ? `; ${before} passed before, with nothing changed since` : ''
    say(
      `${name.padEnd(8)} ${sum.passed} passed, ${sum.failed} failed, ${sum.seconds.toFixed(0)} s${kept}`,
    )
  }
  if (recorded) record(seconds)
  if (flaky.length) {
    const rows = known()
    say(`\n${flaky.length} passed again when alone (FLAKY), see CONTRIBUTING:`)
    for (const { name, why, output } of flaky) {
      const tests = [...output.matchAll(/FAIL\s+.*?"(.*)"/g)].map(([, test]) => test)
      const row = rows.find(({ file }) => file === name)
      say(
        `  ${row ? `known since ${row.since}` : 'new'}: ${name}: ${[...tests, ...why].join('; ')}`,
      )
    }
  }
  say(`\n${total} passed, ${failed} failed`)
  process.exit(failed || !total ? 1 : 0)
})
