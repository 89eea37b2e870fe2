/** c.mjs -- reads C source: its string literals, and what is left without comments. */

/** The text of a literal. @param {string} quoted in C or JavaScript, with its quotes */
export const value = (quoted) =>
  quoted
    .slice(1, -1)
    .replace(/\\u([\da-fA-F]{4})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)))
    .replace(/\\x([\da-fA-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)))
    .replace(/\\n/g, '\n')
    .replace(/\\(.)/g, '$1')

/** Pattern of a string literal in C. */
export const LITERAL = `"(?:\\\\.|[^"\\\\\\n])*"`

/** Joins adjacent literals, as C does: "a" "b" -> "ab". @param {string} text */
export const joined = (text) =>
  text.replace(new RegExp(`${LITERAL}(?:\\s*${LITERAL})+`, 'g'), (run) => {
    const parts = run.match(new RegExp(LITERAL, 'g')) ?? []
    return `"${parts.map((part) => part.slice(1, -1)).join('')}"`
  })

/** Removes comments. @param {string} text @param {boolean} strings keep strings, too */
export function code(text, strings) {
  return text.replace(
    /\/\*[^]*?\*\/|(?<!:)\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g,
    (part) => (/^['"]/.test(part) && strings ? part : part.replace(/[^\n]/g, ' ')),
  )
}
