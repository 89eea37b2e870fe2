/**
 * allow-list.mjs -- makes the list of elements and attributes that Marp lets through, from web/play/define.js, the parts (tools/parts.mjs)
 * and each element's `static attributes`. Marp turns any other tag or attribute into text.
 *
 *   node tools/allow-list.mjs      the list as JSON, for the `html` of a deck's own marp.config.mjs
 */
import * as path from 'node:path'
import { at, say, Stop, tool } from './lib/run.mjs'
import { nodes } from './lib/script.mjs'
import { mainOf, parts } from './parts.mjs'

/** @typedef {import('./lib/script.mjs').Node} Node */

/** What any tag may have. */
const GLOBAL = ['id', 'class', 'title']

/** @param {Node | undefined} node an object @param {string} where @returns {string[]} its names */
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
 * @param {boolean} [deck] for a deck: with what every element has
 * @returns {Record<string, string[]>} attributes by the element's name
 */
export function allowList(web = at('web'), deck = true) {
  const scripts = [mainOf(web), ...parts(web).map(({ file }) => file)]
  const found = scripts.flatMap((file) => [...nodes(file)])
  /** @type {Map<string, string>} the file of a class */
  const files = new Map()
  for (const script of scripts)
    for (const { type, source, specifiers } of nodes(script))
      if (type === 'ImportDeclaration')
        for (const { local } of specifiers)
          files.set(local.name, path.resolve(path.dirname(script), source.value))

  const base = path.join(web, 'core', 'attributes.js')
  const common = list(
    [...nodes(base)].find((node) => node.type === 'VariableDeclarator' && node.id.name === 'COMMON')
      ?.init,
    'COMMON in web/core/attributes.js',
  )
  /** @type {Record<string, string[]>} */
  const allowed = {}
  for (const { type, key, value } of found) {
    if (type !== 'Property' || typeof key.value !== 'string' || !key.value.includes('-')) continue
    const file = files.get(value.name)
    if (!file) throw new Stop(`web/play/define.js: ${key.value} is no class that is imported there`)
    const field = [...nodes(file)].find(
      (node) => node.type === 'PropertyDefinition' && node.static && node.key.name === 'attributes',
    )
    const own = list(field?.value, `static attributes of ${key.value}`)
    allowed[key.value] = deck ? [...own, ...common, ...GLOBAL] : own
  }
  if (!Object.keys(allowed).length) throw new Stop('web/play/define.js defines no element')
  return Object.fromEntries(Object.entries(allowed).sort(([a], [b]) => (a < b ? -1 : 1)))
}

await tool(import.meta.url, () => say(JSON.stringify(allowList(), null, 2)))
