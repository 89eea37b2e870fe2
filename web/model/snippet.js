/**
 * snippet.js -- writes an element as text to be pasted elsewhere, a tag for a page or a slide, and an iframe; and reads either back.
 */
import { readFragment } from './address.js'

/** A line break would end the tag's block in Markdown. @param {string} text */
const quoted = (text) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/\n/g, '&#10;')

/** Writes a tag; empty attributes are left out. @param {string} name the element's @param {Record<string, string>} attributes @param {string} [words] what stands in it */
export function tagOf(name, attributes, words = '') {
  const written = Object.entries(attributes).filter(([, value]) => value)
  return `<${[name, ...written.map(([key, value]) => `${key}="${quoted(value)}"`)].join(' ')}>${words}</${name}>`
}

/** Writes an iframe. @param {string} address */
export const frameOf = (address) =>
  `<iframe src="${quoted(address)}" width="100%" height="620" title="Palitos"></iframe>`

/** what a tag's text has for signs @type {Record<string, string>} */
const SIGNS = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' }
/** @param {string} text */
const unquoted = (text) =>
  text.replace(/&(?:#(\d{1,6})|([a-z]+));/g, (all, code, name) =>
    code ? String.fromCodePoint(Number(code)) : (SIGNS[name] ?? all),
  )
const TAG = /<(cgt-[a-z-]+)((?:[^>"']|"[^"]*"|'[^']*')*)>/i
const ATTRIBUTE = /([^\s=/"'<>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

/**
 * Reads the first tag in a text, or the address of embed.html in an iframe or alone, or what stands in it from # on. An attribute without a value is `on`.
 * @param {string} text @returns {{ name: string, attributes: Record<string, string> } | null} null: it has neither
 */
export function readTag(text) {
  const [, name, rest] = TAG.exec(text) ?? []
  if (name) {
    const pairs = [...rest.matchAll(ATTRIBUTE)].map(([, key, a, b, c]) => [
      key.toLowerCase(),
      unquoted(a ?? b ?? c ?? 'on'),
    ])
    return { name: name.toLowerCase(), attributes: Object.fromEntries(pairs) }
  }
  const [, hash] = /^\s*#(cgt-[^]*)/.exec(text) ?? /#(cgt-[a-z-]+(?:&[^\s"'<>]*)?)/.exec(text) ?? []
  if (!hash) return null
  const { id, attributes } = readFragment(unquoted(hash))
  return { name: id, attributes }
}
