/**
 * snippet.js -- an element as text to be pasted elsewhere: one line for a page or a slide, and an iframe.
 */

/** @param {string} text */
const quoted = (text) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;')

/** @param {string} name of the element @param {Record<string, string>} attributes those that are '' are left out */
export function tagOf(name, attributes) {
  const said = Object.entries(attributes).filter(([, value]) => value)
  return `<${name} ${said.map(([key, value]) => `${key}="${quoted(value)}"`).join(' ')}></${name}>`
}

/** @param {string} address what it shows */
export const frameOf = (address) =>
  `<iframe src="${quoted(address)}" width="100%" height="620" title="Palitos"></iframe>`
