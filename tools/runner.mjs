/**
 * runner.mjs -- uvu, strictly. By itself uvu ends with 0 and its tests unrun in three ways: a `before` that throws, a
 * file or suite without `.run()`, a left-over `.only`. Each file runs in a process of its own (uvu.mjs) and passes only
 * if all of its suites ran, all of their tests passed, and the process ended well. A file that takes too long or says
 * nothing for too long is ended, with all that it started.
 *
 *   node tools/runner.mjs tests/js/engine/engine.test.js ...
 *   node tools/runner.mjs --repeat 10 --busy 4 FILE...    ten times, beside four processes that compute
 */
import { fork, spawn } from 'node:child_process'
import * as path from 'node:path'
import { at, below, end, lead, read, root, say, Stop, tool } from './lib/run.mjs'
import { changedSince } from './lib/steps.mjs'

/** @typedef {import('./uvu.mjs').Sum} Sum */
/** @typedef {{ passed: number, failed: number, why: string[], output: string }} Result */
/** @typedef {Result & { seconds: number, flaky?: boolean }} Timed flaky: failed, then passed alone */
/**
 * A test file or check.
 * @typedef {object} Job
 * @property {string} name a path below the project's folder, or a check's name
 * @property {() => Promise<Result>} run
 * @property {boolean} [again] a failure counts only if it comes twice: for browsers, which a busy machine disturbs
 */
/** @typedef {{ name: string, why: string[], output: string }} Flaky a job that failed, then passed alone */

/** Seconds without output (uvu writes after each test) before a file is ended. */
const SILENCE = 120
/** With more failures than this nothing runs again: they are no noise. */
const MANY = 5

/**
 * Judges the run of one file.
 * @param {{ code: number | null, sum: Sum | null, source: string }} run sum: null if it ended before its tests did
 * @returns {Omit<Result, 'output'>} failed is at least 1 if anything is wrong
 */
export function judge({ code, sum, source }) {
  const { suites, total, passed, skipped } = sum ?? { suites: 0, total: 0, passed: 0, skipped: 0 }
  const written = [...source.matchAll(/^\s*(?:export )?(?:const|let|var) (\w+) = suite\(/gm)]
  const names = [...written.map((m) => m[1]), ...(/^test(\.\w+)?\(/m.test(source) ? ['test'] : [])]
  /** @type {string[]} */
  const why = []
  if (!sum) why.push('it ended before its tests did')
  else if (!suites) why.push('it ran no test: is .run() missing?')
  else if (!total) why.push('it has no test')
  if (passed < total) why.push(`${total - passed} of ${total} tests failed, or were not reached`)
  if (skipped) why.push(`${skipped} tests were skipped: is there a left-over .only or .skip?`)
  for (const name of names)
    if (!new RegExp(`^\\s*${name}\\.run\\(\\)`, 'm').test(source))
      why.push(`the suite ${name} has no .run()`)
  if (code !== 0) why.push(`it ended with ${code === null ? 'a signal' : code}`)
  return { passed, failed: why.length ? Math.max(1, total - passed) : 0, why }
}

/**
 * @param {string} file
 * @param {{ limit?: number, silence?: number, show?: boolean }} [options] limit: seconds it may take; silence: seconds without output
 * @returns {Promise<Result>}
 */
export function runFile(file, { limit = 1800, silence = SILENCE, show = true } = {}) {
  return new Promise((done) => {
    const child = lead(
      fork(at('tools', 'uvu.mjs'), [file], {
        cwd: root,
        env: { ...process.env, FORCE_COLOR: '0' },
        execArgv: ['--no-warnings'],
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        detached: true,
      }),
    )
    let output = ''
    /** @type {string[]} */
    const ended = []
    const stop = (/** @type {string} */ why) => {
      ended.push(why)
      end(child)
    }
    const timers = [
      setTimeout(stop, limit * 1000, `it took more than ${limit} s`),
      setTimeout(stop, silence * 1000, `it said nothing for ${silence} s`),
    ]
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        timers[1].refresh()
        output += chunk
        if (show) process.stdout.write(chunk)
      })
    /** @type {Sum | null} */
    let sum = null
    child.on('message', (message) => (sum = /** @type {Sum} */ (message)))
    child.on('exit', async (code) => {
      timers.forEach(clearTimeout)
      // a process outside the group may hold the pipe open for ever
      await Promise.race([new Promise((go) => child.on('close', go)), wait(2000)])
      const result = judge({ code, sum, source: read(file) })
      if (ended.length) result.failed ||= 1
      done({ ...result, why: [...result.why, ...ended.slice(0, 1)], output })
    })
  })
}

const wait = (/** @type {number} */ ms) => new Promise((go) => setTimeout(go, ms))

/**
 * Runs jobs, `lanes` at a time. A failed browser job runs once more after all others: if it passes then, it is reported
 * as FLAKY and counts as passed.
 * @param {Job[]} jobs in the order in which they begin
 * @param {{ lanes?: number, limit?: number, told?: (name: string, result: Timed) => void, tell?: (line: string) => void }} [options]
 * limit: minutes for all of them
 * @returns {Promise<{ passed: number, failed: number, flaky: Flaky[] }>}
 */
export async function pool(jobs, { lanes = 2, limit = 60, told = () => {}, tell = say } = {}) {
  const sum = { passed: 0, failed: 0 }
  const left = [...jobs]
  /** name -> when it began @type {Map<string, number>} */
  const running = new Map()
  /** @type {{ job: Job, first: Result }[]} */
  const twice = []
  /** @type {Flaky[]} */
  const flaky = []
  let failures = 0
  const now = () =>
    [...running]
      .map(([name, begun]) => `${short(name)} ${((performance.now() - begun) / 1000).toFixed(0)} s`)
      .join(', ')
  const heart = setInterval(() => running.size && tell(`running: ${now()}`), 60_000)

  /** @param {Job} job */
  const one = async (job) => {
    const begun = performance.now()
    running.set(job.name, begun)
    /** @type {Result} */
    const result = await job.run().catch((error) => ({
      ...{ passed: 0, failed: 1, output: '' },
      why: [error instanceof Stop ? error.message : error.stack],
    }))
    running.delete(job.name)
    return { ...result, seconds: (performance.now() - begun) / 1000 }
  }
  /** @param {Job} job @param {Timed} result */
  const counted = (job, result) => {
    sum.passed += result.passed
    sum.failed += result.failed
    told(job.name, result)
  }
  const lane = async () => {
    for (let job = left.shift(); job; job = left.shift()) {
      const result = await one(job)
      tell(`\n${job.name}\n${result.output}`)
      const mark = result.failed && job.again ? 'failed, and may run again' : 'FAILED'
      for (const reason of result.why) tell(`  ${mark} ${job.name}: ${reason}`)
      tell(`  ${result.seconds.toFixed(1)} s`)
      if (result.failed) failures++
      if (result.failed && job.again) twice.push({ job, first: result })
      else counted(job, result)
    }
  }
  const all = async () => {
    await Promise.all(Array.from({ length: lanes }, lane))
    for (const { job, first } of twice) {
      if (failures > MANY) {
        counted(job, { ...first, seconds: 0 })
        for (const reason of first.why) tell(`FAILED ${job.name}: ${reason}`)
        continue
      }
      const second = await one(job)
      counted(job, { ...second, flaky: !second.failed })
      if (second.failed) {
        tell(`\n${job.name}, once more\n${second.output}`)
        for (const reason of second.why) tell(`  FAILED twice ${job.name}: ${reason}`)
      } else {
        flaky.push({ name: job.name, why: first.why, output: first.output })
        tell(`\nFLAKY ${job.name}: it failed beside others, and passed when it ran alone`)
      }
    }
    return true
  }
  /** @type {NodeJS.Timeout | undefined} */
  let alarm
  const late = new Promise((go) => (alarm = setTimeout(go, limit * 60_000, false)))
  const done = await Promise.race([all(), late])
  clearTimeout(alarm)
  clearInterval(heart)
  if (!done) {
    tell(`FAILED: ${limit} minutes are over; still running: ${now()}; not begun: ${left.length}`)
    sum.failed++
    left.length = 0
  }
  return { ...sum, flaky }
}

const short = (/** @type {string} */ name) => path.basename(name).replace(/\.test\.js$/, '')

/**
 * Makes a job of a test file.
 * @param {string} file @param {{ limit?: () => number, silence?: () => number, again?: boolean }} [options] limit, silence: seconds, called when it begins
 * @returns {Job}
 */
export const fileJob = (file, { limit, silence, again = false } = {}) => ({
  name: below(file),
  run: () => runFile(file, { limit: limit?.(), silence: silence?.(), show: false }),
  again,
})

/**
 * Warns where tests read a build that is older than its sources.
 * @param {string[]} names test files
 * @param {(step: string) => string | null} [changed]
 * @returns {string} a sentence, or nothing
 */
export function stale(names, changed = changedSince) {
  const suites = names.map(
    (file) => path.relative(at('tests'), path.resolve(file)).split(path.sep)[0],
  )
  const pages = names.some(
    (file, i) => ['browser', 'deep'].includes(suites[i]) || /'dist'/.test(read(file)),
  )
  const engine = pages || suites.includes('js')
  for (const step of pages ? ['wasm', 'script', 'site'] : engine ? ['wasm'] : []) {
    const file = changed(step)
    if (file) return `the build is older than ${file}: npm run build -- --no-slides`
  }
  return ''
}

/** Keeps the machine busy until this process ends. @param {number} count */
function busy(count) {
  for (let i = 0; i < count; i++)
    lead(spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore', detached: true }))
}

await tool(import.meta.url, async (args) => {
  const number = (/** @type {string} */ flag, /** @type {number} */ other) => {
    const i = args.indexOf(flag)
    if (i < 0) return other
    const [, text] = args.splice(i, 2)
    if (!/^\d+$/.test(text)) throw new Stop(`${flag} takes a number`)
    return Number(text)
  }
  const times = number('--repeat', 1)
  const loops = number('--busy', 0)
  if (!args.length) throw new Stop('usage: node tools/runner.mjs [--repeat N] [--busy M] FILE...')
  const old = stale(args)
  if (old) say(old)
  busy(loops)
  const jobs = args.map((file) => fileJob(path.resolve(file)))
  const { passed, failed } = await pool(Array.from({ length: times }, () => jobs).flat(), {
    limit: 600,
    lanes: times > 1 ? 1 : 2,
  })
  if (old) say(old)
  say(`${passed} passed, ${failed} failed`)
  process.exit(failed || !passed ? 1 : 0)
})
