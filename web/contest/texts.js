/** texts.js -- a text to be judged: a string in a box, or a file that is too long for one. */

/** @typedef {string | Blob} Text */

/** characters of the longest text in a box; a longer one is held as a file */
export const BOX = 65_536

/** the size of a text: characters, or bytes of a file @param {Text} text */
export const sizeOf = (text) => (typeof text === 'string' ? text.length : text.size)
