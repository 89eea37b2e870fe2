/**
 * gate.mjs -- checks that a test of the gate neither measures nor waits for a fixed time: on a busy machine both give other results.
 * Such a test belongs in tests/deep/, or into the bench.
 */
import * as path from 'node:path'
import { below, files, read } from '../lib/run.mjs'

const FOLDERS = ['browser', 'js', 'tools']
/** code to find, and what it does wrong @type {[RegExp, string][]} */
const MEASURES = [
  [/\bperformance\.now\b|\bDate\.now\b/, 'reads a clock'],
  [/\bwaitForTimeout\b/, 'waits for a time, and not for what it wants to see'],
  [/\bcollectGarbage\b|\brequestGC\b/, 'collects garbage'],
  [/['"]layout-shift['"]/, 'adds up layout shifts'],
]

/** @param {string} root @returns {string[]} */
export function gate(root) {
  return FOLDERS.flatMap((folder) => files(path.join(root, 'tests', folder))).flatMap((file) => {
    const name = below(file, root)
    return read(file)
      .split('\n')
      .flatMap((line, i) =>
        MEASURES.filter(([written]) => written.test(line)).map(
          ([, does]) => `${name}:${i + 1} ${does}: a test of the gate does not`,
        ),
      )
  })
}
