/** tokens.mjs -- reads web/styles/tokens.css: each custom property that a page may set, its value, and the words that say what it is. */
import * as path from 'node:path'
import { read } from './run.mjs'

/** @typedef {{ name: string, value: string, description: string }} Token */

/** @param {string} root @returns {Token[]} */
export const tokens = (root) => tokensOf(read(path.join(root, 'web', 'styles', 'tokens.css')))

/** In the file's order. @param {string} text @returns {Token[]} */
export function tokensOf(text) {
  /** @type {Map<string, Token>} */
  const found = new Map()
  for (const [, name, value, description = ''] of text.matchAll(
    /^\s*(--cgt-[\w-]+):\s*([^;]*);(?: \/\* (.*?) \*\/)?/gm,
  ))
    if (!found.has(name)) found.set(name, { name, value: value.replace(/\s+/g, ' '), description })
  return [...found.values()]
}
/** True if it is a colour. @param {Token} token */
export const isColour = ({ value }) => /^(#|light-dark\()/.test(value)
