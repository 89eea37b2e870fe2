/**
 * transcript.mjs -- reads and replays transcripts of the command line (tests/golden/cli/*.txt): a line for each command, and below
 * it the output, so that a change of behaviour is seen as a difference of text.
 *
 *   $ LANG=es_CU.UTF-8 palitos solve nim "3 x"      variables for that command may stand before it
 *   $ palitos judge uva-847 < path                  and its standard input after it; paths are from the root
 *     a line of standard output, two spaces before it
 *   ! a line of standard error
 *   = 2                                             the exit status, where it is not 0
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { front } from '../../bin/front.mjs'
import { root } from './run.mjs'

/** input: standard input, a text or a file @typedef {{ env?: Record<string, string>, input?: string | Buffer | { file: string } }} Given */
/** @typedef {{ args: string[], given: Given, line: string }} Command */
/** @typedef {{ out: string, err: string, status: number | null }} Said */

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
      if (file < 0) return { line, args: words.slice(name + 1), given: { env } }
      const input = { file: words[file + 1] }
      return { line, args: words.slice(name + 1, file), given: { env, input } }
    })
}

/** Runs the command line in this process: to start Node costs more than most commands. @param {string[]} args @param {Given} [given] @returns {Said} */
export function here(args, { env = {}, input = '' } = {}) {
  /** @type {Buffer[][]} */
  const said = [[], [], []]
  const text = typeof input === 'object' && 'file' in input ? null : Buffer.from(input)
  let done = 0
  /** @type {Record<number, number>} */
  const files = {}
  const status = front(args, env, {
    write: (stream, bytes) => void said[stream].push(Buffer.from(bytes)),
    read(source, name, room) {
      if (name === '-' && text) {
        const got = text.copy(room, 0, Math.min(done, text.length))
        done += got
        return got
      }
      const file = name === '-' ? /** @type {{ file: string }} */ (input).file : name
      return fs.readSync((files[source] ??= fs.openSync(path.resolve(root, file), 'r')), room)
    },
  })
  for (const file of Object.values(files)) fs.closeSync(file)
  return { out: String(Buffer.concat(said[1])), err: String(Buffer.concat(said[2])), status }
}

/**
 * Writes a command's part of the transcript.
 * @param {Command} command
 * @param {Said} said
 */
export function transcript({ line }, { out, err, status }) {
  /** @param {string} text @param {string} before */
  const quoted = (text, before) => {
    const lines = text.split('\n')
    const last = lines.pop() // empty if the text ends with a line end
    return [...lines.map((s) => before + s), ...(last ? [`${before}${last}\\`] : [])]
  }
  const all = [line, ...quoted(out, '  '), ...quoted(err, '! ')]
  if (status !== 0) all.push(`= ${status}`)
  return all.join('\n') + '\n'
}
