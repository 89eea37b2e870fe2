/**
 * transcript.mjs -- transcripts of the command line (tests/golden/cli/*.txt): a command a line, and under it what it
 * said, so that a change of behaviour is read as a difference of text.
 *
 *   $ LANG=es_CU.UTF-8 palitos solve nim "3 x"      variables for that command may stand before it
 *   $ palitos judge uva-847 < path                  and its standard input after it; paths are from the root
 *     a line of standard output, two spaces before it
 *   ! a line of standard error
 *   = 2                                             the exit status, where it is not 0
 */
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { at } from './run.mjs'

/** @typedef {{ line: string, args: string[], env: Record<string, string>, input?: string }} Command */

/** @param {string} text @returns {Command[]} */
export function commands(text) {
  return text
    .split('\n')
    .filter((line) => line.startsWith('$ '))
    .map((line) => {
      const words = [...line.slice(2).matchAll(/"([^"]*)"|(\S+)/g)].map((m) => m[1] ?? m[2])
      const name = words.indexOf('palitos')
      if (name < 0) throw new Error(`no palitos in: ${line}`)
      const env = Object.fromEntries(words.slice(0, name).map((word) => word.split('=')))
      const file = words.indexOf('<')
      if (file < 0) return { line, args: words.slice(name + 1), env }
      return { line, args: words.slice(name + 1, file), env, input: words[file + 1] }
    })
}

/**
 * Runs a command and writes its part of the transcript.
 * @param {string[]} program and what stands before the arguments
 * @param {Command} command
 */
export function transcribe(program, { line, args, env, input }) {
  const { LANG, LC_ALL, LC_MESSAGES, LANGUAGE, ...rest } = process.env
  const { stdout, stderr, status, error } = spawnSync(program[0], [...program.slice(1), ...args], {
    env: { ...rest, ...env },
    cwd: at(),
    input: input ? fs.readFileSync(at(input)) : '',
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  if (error) throw error
  /** @param {string} text @param {string} before */
  const quoted = (text, before) => {
    const lines = text.split('\n')
    const last = lines.pop() // empty where the text ends with a line end
    return [...lines.map((s) => before + s), ...(last ? [`${before}${last}\\`] : [])]
  }
  const out = [line, ...quoted(stdout, '  '), ...quoted(stderr, '! ')]
  if (status !== 0) out.push(`= ${status}`)
  return out.join('\n') + '\n'
}
