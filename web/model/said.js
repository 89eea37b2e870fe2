/** said.js -- a sentence that is told later, in the reader's language: a key of text/es.json and its slots. */

/**
 * @template {Record<string, unknown>} [S={}]
 * @param {string} text @param {S} [slots]
 * @returns {{ text: string, slots: S }}
 */
export const said = (text, slots = /** @type {S} */ ({})) => ({ text, slots })
