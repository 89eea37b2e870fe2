/**
 * fnv.js -- FNV-1a of a text: a number that seeds, codes of sets and the table of words are made of. Links and codes that
 * people have hold it, so it stays as it is.
 */

/** @param {string} text @returns {number} 32 bits, with a sign */
export function fnv1a(text) {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return h
}
