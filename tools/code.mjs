/**
 * code.mjs -- collects the C that pages show from src/ into build/code.json: the functions that a page or a deck names
 * (`src="nim.c#nim_sum"`) and the two searches. palitos/code.js has every game and solver, and is loaded when another function is
 * asked for.
 */
import { definition } from '../web/proofs/listing.js'
import { at, below, files, read, Stop, tool, write } from './lib/run.mjs'

/** @typedef {{ file: string, line: number, text: string }} Shown file: below the project's folder */

export const CODE = at('build', 'code.json')
/** Shown by a <cgt-code> without a `src`. */
const SEARCHES = ['reference.c#cgt_minimax', 'reference.c#cgt_alphabeta']
/** Folders whose Markdown names functions: src="nim.c#nim_sum". */
export const NAMERS = [at('web', 'pages'), at('slides')]
export const SOURCES = [at('src', 'games'), at('src', 'kernels'), at('src', 'solve')]

const sources = () => SOURCES.flatMap((folder) => files(folder, (name) => name.endsWith('.c')))

/**
 * @param {string} src the end of a path, # and a name: nim.c#nim_sum @param {string} [where] the file that names it, for the error
 * @returns {Shown}
 * @throws {Stop} if src/ has no such function, or two
 */
export function shownOf(src, where = 'src') {
  const [end, name] = src.split('#')
  const found = sources().flatMap((file) => {
    if (!`/${below(file)}`.endsWith(`/${end}`)) return []
    const it = definition(read(file), name)
    return it ? [{ file: below(file), ...it }] : []
  })
  if (found.length !== 1)
    throw new Stop(`${where}: src/ has ${found.length ? 'more than one' : 'no'} function ${src}`)
  return found[0]
}

/** @returns {Record<string, Shown>} */
export function named() {
  /** @type {Map<string, string>} */
  const where = new Map(SEARCHES.map((src) => [src, 'tools/code.mjs']))
  for (const file of NAMERS.flatMap((folder) => files(folder, (name) => name.endsWith('.md'))))
    for (const [, src] of read(file).matchAll(/<cgt-code\b[^>]*\bsrc="([^"]*)"/g))
      where.set(src, below(file))
  return Object.fromEntries([...where].sort().map(([src, file]) => [src, shownOf(src, file)]))
}

/** @returns {Record<string, string>} text of each file whose functions can be shown */
export const all = () => Object.fromEntries(sources().map((file) => [below(file), read(file)]))

export function code() {
  write(CODE, JSON.stringify(named()))
}

await tool(import.meta.url, code)
