#!/usr/bin/env node
/**
 * palitos.mjs -- the command line: front.mjs on the real terminal. The native program (src/main.c) is the same front on
 * the same C: the text is the same to the byte.
 */
import * as fs from 'node:fs'
import { front } from './front.mjs'

/** A pipe that is slow says EAGAIN: wait for it, so that the order and the end are kept. @param {() => number} work @returns {number} */
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

try {
  process.exitCode = front(process.argv.slice(2), process.env, {
    write(stream, bytes) {
      try {
        for (let done = 0; done < bytes.length;)
          done += waiting(() => fs.writeSync(stream, bytes, done))
      } catch (error) {
        if (codeOf(error) === 'EPIPE') process.exit(0) // the reader has seen enough
        throw error
      }
    },
    read(source, name, room) {
      const file = (sources[source] ??= name === '-' ? 0 : fs.openSync(name, 'r'))
      try {
        return waiting(() => fs.readSync(file, room))
      } catch (error) {
        if (codeOf(error) === 'EOF') return 0
        throw error
      }
    },
  })
} catch (error) {
  console.error(error.message)
  process.exitCode = 2
}
