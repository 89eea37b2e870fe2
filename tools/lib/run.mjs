/**
 * run.mjs -- functions that all tools share: paths of the project, printing a line, running a program. It uses Node's own modules
 * only, as it runs before npm's packages are installed.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '')

/** @param {...string} parts below the project's folder */
export const at = (...parts) => path.join(root, ...parts)

/** @param {string} file absolute @param {string} [folder] around it @returns {string} its path below the folder, with / on every system */
export const below = (file, folder = root) => path.relative(folder, file).replaceAll('\\', '/')

/** A sentence for the person at the terminal; a tool that throws it exits 1 and shows no stack. */
export class Stop extends Error {}

// a reader that closes early (`| head`) is no error
process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
  if (error.code !== 'EPIPE') throw error
})

/** @param {string} line */
export const say = (line) => void process.stdout.write(line + '\n')

/**
 * @param {string} program
 * @returns {string | null} its full path; null if PATH has none
 */
export function which(program) {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    const file = path.join(folder, program)
    try {
      fs.accessSync(file, fs.constants.X_OK)
      if (fs.statSync(file).isFile()) return file
    } catch {}
  }
  return null
}

/** Seconds that a program may take by default. */
const LIMIT = 600
/** Milliseconds from SIGTERM to SIGKILL. */
const GRACE = 2000

/** Running programs, each the leader of a process group. @type {Set<import('node:child_process').ChildProcess>} */
const leaders = new Set()

/** @param {import('node:child_process').ChildProcess} leader @param {NodeJS.Signals} signal for its whole group */
function signalGroup({ pid }, signal) {
  try {
    if (pid) process.kill(-pid, signal)
  } catch {} // the group is gone
}

/** Sends SIGTERM to a program's group, GRACE later SIGKILL. @param {import('node:child_process').ChildProcess} leader */
export function end(leader) {
  signalGroup(leader, 'SIGTERM')
  setTimeout(() => signalGroup(leader, 'SIGKILL'), GRACE).unref()
}

/** Kills all running programs. */
function endAll() {
  for (const leader of leaders) signalGroup(leader, 'SIGKILL')
}

/**
 * Kills the whole process group of a program when the program or this process ends.
 * @template {import('node:child_process').ChildProcess} T
 * @param {T} leader started with `detached: true`
 * @returns {T}
 */
export function lead(leader) {
  if (!leaders.size && !process.listeners('exit').includes(endAll)) {
    process.on('exit', endAll)
    for (const [signal, code] of /** @type {const} */ ([
      ['SIGINT', 130],
      ['SIGTERM', 143],
    ]))
      process.once(signal, () => process.exit(code))
  }
  leaders.add(leader)
  leader.on('exit', () => {
    leaders.delete(leader)
    signalGroup(leader, 'SIGKILL')
  })
  return leader
}

/**
 * Runs a program to its end. Its output is shown only in the error if it fails.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean, input?: string, limit?: number }} [options] show: pass its output on; limit: seconds
 * @returns {Promise<string>} its output
 * @throws {Stop} if it could not start, took longer than its limit, or did not exit with 0
 */
export function run(program, args, options = {}) {
  return new Promise((done, fail) => {
    const { limit = LIMIT } = options
    const child = lead(
      spawn(program, args, {
        cwd: options.cwd ?? root,
        env: options.env ?? process.env,
        stdio: [options.input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
        detached: true,
      }),
    )
    let late = false
    const timer = setTimeout(() => {
      late = true
      end(child)
    }, limit * 1000)
    let text = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        text += chunk
        if (options.show) process.stdout.write(chunk)
      })
    if (options.input !== undefined) child.stdin?.end(options.input)
    child.on('error', (error) => {
      clearTimeout(timer)
      fail(new Stop(`${program} could not be started: ${error.message}`))
    })
    child.on('close', (code, signal) => {
      clearTimeout(timer)
      if (code === 0 && !late) return done(text)
      const how = late
        ? `took more than ${limit} s`
        : signal
          ? `was stopped by ${signal}`
          : `ended with ${code}`
      const error = new Stop(
        `${options.show ? '' : text}\n${program} ${args.join(' ')} ${how}`.trim(),
      )
      fail(Object.assign(error, { output: text, code }))
    })
  })
}

/**
 * @param {string} program
 * @param {string[]} args
 * @returns {boolean} true if it ran and exited with 0
 */
export const works = (program, args) =>
  spawnSync(program, args, { cwd: root, stdio: 'ignore' }).status === 0

/**
 * Every file below a folder (or the file itself), sorted, without build/, dist/ and node_modules/.
 * @param {string} place absolute
 * @param {(file: string) => boolean} [keep]
 * @returns {string[]} absolute
 */
export function files(place, keep = () => true) {
  if (!fs.existsSync(place)) return []
  if (fs.statSync(place).isFile()) return keep(place) ? [place] : []
  /** @type {string[]} */
  const found = []
  for (const entry of fs.readdirSync(place, { withFileTypes: true })) {
    if (['node_modules', '.git', 'build', 'dist'].includes(entry.name)) continue
    found.push(...files(path.join(place, entry.name), keep))
  }
  return found.sort()
}

/** @param {string} file */
export const read = (file) => fs.readFileSync(file, 'utf8')

/**
 * Writes a file only if its content changes, so that a watcher sees no false change.
 * @param {string} file
 * @param {string | Uint8Array} content
 */
export function write(file, content) {
  const bytes = Buffer.from(content)
  if (fs.existsSync(file) && fs.readFileSync(file).equals(bytes)) return
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, bytes)
}

/** @param {Iterable<string | Uint8Array>} parts */
export function hash(parts) {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part).update('\0')
  return sum.digest('hex')
}

/**
 * Runs a tool's main function if Node was started with its file; prints a Stop as one sentence.
 * @param {string} url import.meta.url of the tool
 * @param {(args: string[]) => unknown} main
 */
export async function tool(url, main) {
  if (!process.argv[1] || fs.realpathSync(process.argv[1]) !== fs.realpathSync(fileURLToPath(url)))
    return
  try {
    await main(process.argv.slice(2))
  } catch (error) {
    process.stderr.write((error instanceof Stop ? error.message : error?.stack) + '\n')
    process.exitCode = 1
  }
}
