#!/usr/bin/env node
/**
 * palitos.mjs -- the command line: front.mjs on the real terminal. The native program (src/main.c) is the same front on
 * the same C: the text is the same to the byte. JavaScript adds files for learning platforms.
 */
import * as fs from 'node:fs'
import { frontOf } from './front.mjs'
import { players } from './players.mjs'

/** Waits for a slow pipe (EAGAIN), so that the order and the end of output are kept. @param {() => number} work @returns {number} */
function waiting(work) {
  for (;;)
    try {
      return work()
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EAGAIN') throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
    }
}
/** @param {unknown} error @returns {string | undefined} */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code
/** @type {Record<number, number>} the first and the second source -> the file that is open */
const sources = {}
/** @param {number} stream @param {Uint8Array} bytes */
function write(stream, bytes) {
  try {
    for (let done = 0; done < bytes.length;)
      done += waiting(() => fs.writeSync(stream, bytes, done))
  } catch (error) {
    if (codeOf(error) === 'EPIPE') process.exit(0) // the reader has seen enough
    throw error
  }
}
/** @type {import('./front.mjs').Terminal} */
const terminal = {
  write,
  read(source, name, room) {
    const file = (sources[source] ??= name === '-' ? 0 : fs.openSync(name, 'r'))
    try {
      return waiting(() => fs.readSync(file, room))
    } catch (error) {
      if (codeOf(error) === 'EOF') return 0
      throw error
    }
  },
}
/** Commands in JavaScript, imported when they are called. @type {Record<string, () => Promise<typeof import('./bank.mjs').bank>>} */
const MAKERS = {
  bank: async () => (await import('./bank.mjs')).bank,
  scorm: async () => (await import('./scorm.mjs')).scorm,
}

const [name, ...args] = process.argv.slice(2)
try {
  if (Object.hasOwn(MAKERS, name ?? ''))
    await (
      await MAKERS[name]()
    )(args, process.env, {
      write: (text) => write(1, Buffer.from(text)),
      warn: (text) => write(2, Buffer.from(text)),
    })
  else process.exitCode = await frontOf(process.argv.slice(2), process.env, terminal, players())
} catch (error) {
  console.error(error.message)
  process.exitCode = 2
}
