/**
 * address.js -- writes an element's attributes as the fragment of an address, and reads them back: #id&game=nim&start=10%2012%205
 */

/** Encodes a text for an address. Half a surrogate, which an address cannot hold, becomes U+FFFD. @param {string} text */
export const encoded = (text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))

/** Writes a fragment; empty attributes are left out. @param {string} id @param {Record<string, string>} attributes */
export function fragment(id, attributes) {
  const pairs = Object.entries(attributes).filter(([, v]) => v !== '')
  return '#' + [encoded(id), ...pairs.map(([k, v]) => `${k}=${encoded(v)}`)].join('&')
}

/**
 * Reads a fragment. A name alone is an empty attribute.
 * @param {string} hash
 * @returns {{ id: string, attributes: Record<string, string>, whole: boolean }} whole: false if a % is no encoding; that piece stays as it is
 */
export function readFragment(hash) {
  let whole = true
  const decode = (/** @type {string} */ piece) => {
    try {
      return decodeURIComponent(piece.replace(/\+/g, ' '))
    } catch {
      whole = false
      return piece
    }
  }
  const [id = '', ...pairs] = hash.replace(/^#/, '').split('&')
  /** @type {Record<string, string>} */
  const attributes = {}
  for (const pair of pairs) {
    const [name, ...rest] = pair.split('=')
    if (name) attributes[decode(name)] = decode(rest.join('='))
  }
  return { id: decode(id), attributes, whole }
}
