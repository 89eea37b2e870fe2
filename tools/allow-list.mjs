/**
 * allow-list.mjs -- makes the list of elements and attributes that Marp lets through, from web/play/define.js, the parts (tools/parts.mjs)
 * and each element's `static attributes`. Marp turns any other tag or attribute into text.
 *
 *   node tools/allow-list.mjs      the list as JSON, for the `html` of a deck's own marp.config.mjs
 */
import * as path from 'node:path'
import { at, say, Stop, tool } from './lib/run.mjs'
import { nodes } from './lib/script.mjs'
import { defined, defines } from './parts.mjs'

/** @typedef {import('./lib/script.mjs').Node} Node */

/** Attributes that every tag may have. */
const GLOBAL = ['id', 'class', 'title']

/** @param {Node | undefined} node an object literal @param {string} where @returns {string[]} its keys */
function list(node, where) {
  const names = (node?.properties ?? []).map(
    (/** @type {Node} */ { key, computed }) => !computed && key?.name,
  )
  if (!names.length || names.some((/** @type {unknown} */ name) => typeof name !== 'string'))
    throw new Stop(`${where} is no object whose names can be read without running it`)
  return names
}

/**
 * @param {string} [web] the folder web/
 * @param {boolean} [deck] with the attributes that every element has, as a deck needs them
 * @returns {Record<string, string[]>} attributes by the element's name
 */
export function allowList(web = at('web'), deck = true) {
  const base = path.join(web, 'core', 'attributes.js')
  const common = list(
    [...nodes(base)].find((node) => node.type === 'VariableDeclarator' && node.id.name === 'COMMON')
      ?.init,
    'COMMON in web/core/attributes.js',
  )
  /** @type {Record<string, string[]>} */
  const allowed = {}
  for (const { tag, file } of defines(web).flatMap(defined)) {
    const field = [...nodes(file)].find(
      (node) => node.type === 'PropertyDefinition' && node.static && node.key.name === 'attributes',
    )
    const own = list(field?.value, `static attributes of ${tag}`)
    allowed[tag] = deck ? [...own, ...common, ...GLOBAL] : own
  }
  if (!Object.keys(allowed).length) throw new Stop('web/play/define.js defines no element')
  return Object.fromEntries(Object.entries(allowed).sort(([a], [b]) => (a < b ? -1 : 1)))
}

await tool(import.meta.url, () => say(JSON.stringify(allowList(), null, 2)))
