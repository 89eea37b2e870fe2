/**
 * address.js -- what an element shows, as the fragment of an address, and back: #id&game=nim&start=10%2012%205
 * Only attributes go through here, and only ever as attributes.
 */

/** @param {string} id @param {Record<string, string>} attributes */
export function fragment(id, attributes) {
  const pairs = Object.entries(attributes).filter(([, v]) => v !== '')
  return (
    '#' +
    [encodeURIComponent(id), ...pairs.map(([k, v]) => `${k}=${encodeURIComponent(v)}`)].join('&')
  )
}

/** @param {string} hash @returns {{ id: string, attributes: Record<string, string> }} */
export function readFragment(hash) {
  const [id = '', ...pairs] = hash.replace(/^#/, '').split('&')
  /** @type {Record<string, string>} */
  const attributes = {}
  for (const pair of pairs) {
    const at = pair.indexOf('=')
    if (at > 0) attributes[decode(pair.slice(0, at))] = decode(pair.slice(at + 1))
  }
  return { id: decode(id), attributes }
}

/** @param {string} s a piece that is no valid encoding stays as it is */
function decode(s) {
  try {
    return decodeURIComponent(s.replace(/\+/g, ' '))
  } catch {
    return s
  }
}
