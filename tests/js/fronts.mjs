/**
 * fronts.mjs -- both fronts of the command line, for tests: the native program (built with the sanitizers), and Node's
 * in this process: starting Node costs more than most commands. `spawned` is Node's on a real terminal: for what hangs
 * on one.
 */
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { at } from '../../tools/lib/run.mjs'
import { sanitized } from '../../tools/lib/sanitized.mjs'
import { here } from '../../tools/lib/transcript.mjs'

await sanitized('palitos')

/** @typedef {import('../../tools/lib/transcript.mjs').Given} Given */
/** @typedef {import('../../tools/lib/transcript.mjs').Said} Said */

export const NATIVE = [at('build', 'sanitize', 'palitos')]
export const NODE = [process.execPath, at('bin', 'palitos.mjs')]

/** As a shell without a language of its own starts it. @param {string[]} program @param {string[]} args @param {Given} [given] @returns {Said} */
export function spawned(program, args, { env = {}, input = '' } = {}) {
  const { LANG, LC_ALL, LC_MESSAGES, LANGUAGE, ...rest } = process.env
  const file = typeof input === 'object' && 'file' in input ? fs.openSync(input.file, 'r') : null
  const { stdout, stderr, status, error } = spawnSync(program[0], [...program.slice(1), ...args], {
    ...(file === null ? { input: /** @type {string} */ (input) } : { stdio: [file] }),
    env: { ...rest, ...env },
    cwd: at(),
    maxBuffer: 1 << 28,
    timeout: 120_000,
  })
  if (file !== null) fs.closeSync(file)
  if (error) throw error
  return { out: String(stdout), err: String(stderr), status }
}

/** @type {Record<string, (args: string[], given?: Given) => Said>} */
export const fronts = { native: (...what) => spawned(NATIVE, ...what), node: here }
