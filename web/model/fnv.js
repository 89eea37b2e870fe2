/**
 * fnv.js -- the hash FNV-1a of a text. Seeds of exercises, codes of students and keys of the word table are made of it. Links and codes
 * that people keep contain it: it must not change.
 */

/** @param {string} text @returns {number} a signed number of 32 bits */
export function fnv1a(text) {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return h
}
