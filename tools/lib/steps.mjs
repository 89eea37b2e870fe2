/**
 * steps.mjs -- a step of the build is done again only when the content of what it reads or writes changed.
 * Content, not times: a checkout, a copy or a `touch` makes every time new and nothing different.
 * Stamps lie in build/stamps, one a step: a hash of each input and one of the outputs.
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { at, files, hash, read, root, say, Stop, write } from './run.mjs'

/** @param {string[]} places files or folders, absolute or below the project's folder @returns {Record<string, string>} path below the project's folder -> hash */
const contents = (places) =>
  Object.fromEntries(
    places
      .flatMap((place) => files(path.resolve(root, place)))
      .map((file) => [path.relative(root, file), hash([fs.readFileSync(file)])]),
  )

const stampOf = (/** @type {string} */ name) => at('build', 'stamps', `${name}.json`)

/** Hash of all outputs; null if one is missing. @param {string[]} outputs */
function made(outputs) {
  if (!outputs.every((file) => fs.existsSync(file))) return null
  return hash(outputs.map((file) => fs.readFileSync(file)))
}

/**
 * @param {string} name
 * @param {{ reads: string[], writes: string[] | (() => string[]), work: () => unknown, quiet?: boolean }} step
 *   reads: files and folders, absolute or below the project's folder; writes: the files it makes (as a function: known after it ran);
 *   quiet: `work` reports for itself
 * @returns {Promise<boolean>} false if nothing had changed
 */
export async function step(name, { reads, writes, work, quiet = false }) {
  const stamp = stampOf(name)
  const inputFiles = contents(reads)
  const inputs = hash(Object.entries(inputFiles).flat())
  if (fs.existsSync(stamp)) {
    const old = JSON.parse(read(stamp))
    const outputs = old.files.map((/** @type {string} */ file) => at(file))
    if (old.read && old.inputs === inputs && made(outputs) === old.outputs) return false
  }
  const begun = performance.now()
  await work()
  const outputs = typeof writes === 'function' ? writes() : writes
  const sum = made(outputs)
  if (sum === null) {
    const missing = outputs.filter((file) => !fs.existsSync(file))
    throw new Stop(
      `${name}: ${missing.map((file) => path.relative(root, file)).join(', ')} was not made`,
    )
  }
  const stampText = {
    inputs,
    outputs: sum,
    files: outputs.map((file) => path.relative(root, file)),
    places: reads,
    read: inputFiles,
  }
  write(stamp, JSON.stringify(stampText, null, 1) + '\n')
  if (!quiet) say(`${name}: made in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  return true
}

/**
 * Finds a file that changed since a step read it.
 * @param {string} name of the step
 * @returns {string | null} its path below the project's folder; null: none, or the step was never done
 */
export function changedSince(name) {
  if (!fs.existsSync(stampOf(name))) return null
  const { places = [], read: then = {} } = JSON.parse(read(stampOf(name)))
  const now = contents(places)
  return Object.keys({ ...now, ...then }).find((file) => now[file] !== then[file]) ?? null
}

/** Milliseconds that a build waits for another. */
const WAIT = 900_000
/** Milliseconds after which an empty lock counts for nothing: its process ended while writing it. */
const EMPTY = 10_000

/**
 * Runs `work` while no other build runs in this tree. A lock whose process is gone counts for nothing.
 * @template T
 * @param {() => Promise<T>} work
 * @param {{ lock?: string, wait?: number, empty?: number }} [options] lock: the file; wait, empty: milliseconds
 * @returns {Promise<T>}
 * @throws {Stop} if another build takes longer than `wait`
 */
export async function locked(
  work,
  { lock = at('build', 'lock'), wait = WAIT, empty = EMPTY } = {},
) {
  const begun = Date.now()
  fs.mkdirSync(path.dirname(lock), { recursive: true })
  for (let told = false; ;) {
    try {
      fs.writeFileSync(lock, `${process.pid} ${startOf(process.pid)}`, { flag: 'wx' })
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      const text = fs.existsSync(lock) ? read(lock) : ''
      const [pid, start] = text.split(' ')
      const waited = Date.now() - begun
      const gone = pid ? !alive(Number(pid)) || startOf(Number(pid)) !== start : waited > empty
      if (gone) fs.rmSync(lock, { force: true })
      if (waited > wait)
        throw new Stop(
          `another build (process ${pid || 'unknown'}) takes more than ${wait / 60_000} minutes: end it, or delete build/lock`,
        )
      if (!told && pid) say(`waiting for another build (process ${pid})`)
      told ||= !!pid
      await new Promise((go) => setTimeout(go, 200))
    }
  }
  const leave = () => fs.rmSync(lock, { force: true })
  process.once('exit', leave)
  try {
    return await work()
  } finally {
    leave()
    process.removeListener('exit', leave)
  }
}

/** @param {number} pid */
function alive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** When a process began, in clock ticks: tells it from a later process with its pid. @param {number} pid @returns {string} "" without /proc */
function startOf(pid) {
  try {
    return read(`/proc/${pid}/stat`)
      .replace(/^.*\) /s, '')
      .split(' ')[19]
  } catch {
    return ''
  }
}
