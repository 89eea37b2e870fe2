/** styles.mjs -- checks that every custom property of ours that is used has a value, and that every one with a value is used. */
import * as path from 'node:path'
import { files, read } from '../lib/run.mjs'

/** @param {string} root @returns {string[]} */
export function styles(root) {
  const texts = ['web', 'slides', 'tools'].flatMap((folder) =>
    files(path.join(root, folder), (file) => /\.(css|js|mjs|html|svg|md)$/.test(file)),
  )
  /** @type {Map<string, string>} property -> first file */
  const used = new Map()
  /** @type {Map<string, string>} */
  const given = new Map()
  for (const file of texts) {
    const name = path.relative(root, file)
    const text = read(file)
    for (const [, property] of text.matchAll(/var\((--cgt-[\w-]+)/g))
      if (!used.has(property)) used.set(property, name)
    for (const [, property] of text.matchAll(/(--cgt-[\w-]+)\s*:/g))
      if (!given.has(property)) given.set(property, name)
  }
  return [
    ...[...used]
      .filter(([property]) => !given.has(property))
      .map(([property, name]) => `${name} uses ${property}, which has no value`),
    ...[...given]
      .filter(([property]) => !used.has(property))
      .map(([property, name]) => `${name} gives ${property} a value that nothing uses`),
  ]
}
