/** FNV-1a of a text, 32 bits with a sign: what seeds, codes of sets and the table of words make of it must stay as it is. @param {string} text @returns {number} */
export function fnv1a(text) {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return h
}
