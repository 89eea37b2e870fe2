/** c.mjs -- reads C source: its string literals, and what is left without comments. */

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

/** Without comments, and without strings where those are not asked for. @param {string} text @param {boolean} strings */
export function code(text, strings) {
  return text.replace(
    /\/\*[^]*?\*\/|(?<!:)\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g,
    (part) => (/^['"]/.test(part) && strings ? part : part.replace(/[^\n]/g, ' ')),
  )
}
