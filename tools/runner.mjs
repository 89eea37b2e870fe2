/**
 * runner.mjs -- uvu, strictly. By itself uvu ends with 0 and its tests unrun in three ways: a `before` that throws, a
 * file or suite without `.run()`, a left-over `.only`. Each file runs in a process of its own (uvu.mjs) and passes only
 * if all of its suites ran, all of their tests passed, and the process ended well.
 *
 *   node tools/runner.mjs tests/js/engine.test.js ...
 */
import { fork } from 'node:child_process'
import * as path from 'node:path'
import { at, read, root, say, Stop, tool } from './lib/run.mjs'
import { changedSince } from './lib/steps.mjs'

/** @typedef {import('./uvu.mjs').Sum} Sum */
/** @typedef {{ passed: number, failed: number, why: string[], output: string }} Result */

/**
 * What one file's run was worth.
 * @param {{ code: number | null, sum: Sum | null, source: string }} run sum: null where it ended before its tests did
 * @returns {Omit<Result, 'output'>} failed is at least 1 wherever something is not as it should be
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
 * @param {{ limit?: number, show?: boolean }} [options] limit: milliseconds it may take
 * @returns {Promise<Result>}
 */
export function runFile(file, { limit = 3_600_000, show = true } = {}) {
  return new Promise((done) => {
    const child = fork(at('tools', 'uvu.mjs'), [file], {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0' },
      execArgv: ['--no-warnings'],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        output += chunk
        if (show) process.stdout.write(chunk)
      })
    /** @type {Sum | null} */
    let sum = null
    child.on('message', (message) => (sum = /** @type {Sum} */ (message)))
    const timer = setTimeout(() => child.kill('SIGKILL'), limit)
    child.on('close', (code) => {
      clearTimeout(timer)
      const result = judge({ code, sum, source: read(file) })
      if (child.signalCode === 'SIGKILL') result.why.push(`it took more than ${limit / 1000} s`)
      done({ ...result, output })
    })
  })
}

/**
 * Some files at a time, each told of when it is done.
 * @param {string[]} names
 * @param {{ lanes?: number, told?: (file: string, result: { passed: number, failed: number, seconds: number }) => void }} [options]
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runFiles(names, { lanes = 2, told = () => {} } = {}) {
  const sum = { passed: 0, failed: 0 }
  const left = [...names]
  const worker = async () => {
    for (let file = left.shift(); file; file = left.shift()) {
      const begun = performance.now()
      const { passed, failed, why, output } = await runFile(file, { show: false })
      const seconds = (performance.now() - begun) / 1000
      say(`\n${path.relative(root, file)}\n${output}`)
      for (const reason of why) say(`  FAILED ${path.relative(root, file)}: ${reason}`)
      say(`  ${seconds.toFixed(1)} s`)
      told(file, { passed, failed, seconds })
      sum.passed += passed
      sum.failed += failed
    }
  }
  await Promise.all(Array.from({ length: lanes }, worker))
  return sum
}

/**
 * Tests of the engine and of pages see what was built, not what was written since.
 * @param {string[]} names test files
 * @param {(step: string) => string | null} [changed]
 * @returns {string} a sentence, or nothing
 */
export function stale(names, changed = changedSince) {
  const folders = names.map((file) => path.basename(path.dirname(path.resolve(file))))
  const pages = names.some(
    (file, i) => ['browser', 'deep'].includes(folders[i]) || /'dist'/.test(read(file)),
  )
  const engine = pages || folders.includes('js')
  for (const step of pages ? ['wasm', 'script', 'site'] : engine ? ['wasm'] : []) {
    const file = changed(step)
    if (file) return `the build is older than ${file}: npm run build -- --no-slides`
  }
  return ''
}

await tool(import.meta.url, async (args) => {
  if (!args.length) throw new Stop('usage: node tools/runner.mjs FILE...')
  const old = stale(args)
  if (old) say(old)
  const { passed, failed } = await runFiles(args.map((file) => path.resolve(file)))
  if (old) say(old)
  say(`${passed} passed, ${failed} failed`)
  if (failed || !passed) process.exitCode = 1
})
