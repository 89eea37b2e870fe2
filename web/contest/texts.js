/** texts.js -- what is judged: a text in a box, or a file that is too long for one. */

/** @typedef {string | Blob} Text */

/** characters that a box shows; what is longer is held as a file */
export const BOX = 65_536

/** characters of a text, bytes of a file @param {Text} text */
export const sizeOf = (text) => (typeof text === 'string' ? text.length : text.size)
