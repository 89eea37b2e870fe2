/** c.mjs -- reads the string literals of C source. */

/** @param {string} quoted a literal of C or JavaScript, with its quotes */
export const value = (quoted) =>
  quoted
    .slice(1, -1)
    .replace(/\\u([\da-fA-F]{4})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)))
    .replace(/\\x([\da-fA-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)))
    .replace(/\\n/g, '\n')
    .replace(/\\(.)/g, '$1')

/** A literal of C. */
export const LITERAL = `"(?:\\\\.|[^"\\\\\\n])*"`

/** C puts adjacent literals together. @param {string} text */
export const joined = (text) =>
  text.replace(new RegExp(`${LITERAL}(?:\\s*${LITERAL})+`, 'g'), (run) => {
    const parts = run.match(new RegExp(LITERAL, 'g')) ?? []
    return `"${parts.map((part) => part.slice(1, -1)).join('')}"`
  })
