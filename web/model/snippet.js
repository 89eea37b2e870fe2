/** snippet.js -- writes an element as text to be pasted elsewhere: a tag for a page or a slide, and an iframe. */

/** @param {string} text */
const quoted = (text) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;')

/** Writes a tag; empty attributes are left out. @param {string} name the element's @param {Record<string, string>} attributes */
export function tagOf(name, attributes) {
  const said = Object.entries(attributes).filter(([, value]) => value)
  return `<${name} ${said.map(([key, value]) => `${key}="${quoted(value)}"`).join(' ')}></${name}>`
}

/** Writes an iframe. @param {string} address */
export const frameOf = (address) =>
  `<iframe src="${quoted(address)}" width="100%" height="620" title="Palitos"></iframe>`
