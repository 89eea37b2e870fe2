/**
 * address.js -- what an element shows, as the fragment of an address, and back: #id&game=nim&start=10%2012%205
 * Only attributes go through here, and only ever as attributes.
 */

/** As addresses have it; half a character, which none can hold, is one that is unknown. @param {string} text */
export const encoded = (text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))

/** @param {string} id @param {Record<string, string>} attributes */
export function fragment(id, attributes) {
  const pairs = Object.entries(attributes).filter(([, v]) => v !== '')
  return '#' + [encoded(id), ...pairs.map(([k, v]) => `${k}=${encoded(v)}`)].join('&')
}

/**
 * @param {string} hash
 * @returns {{ id: string, attributes: Record<string, string>, whole: boolean }} a name alone is an attribute that is '';
 *   whole: every % in it is an encoding; a piece where it is none stays as it is
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
