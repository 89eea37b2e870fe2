/** message.js -- a sentence as a key of text/es.json and its slots, to be translated later. */

/**
 * Makes a message.
 * @template {Record<string, unknown>} [S={}]
 * @param {string} text @param {S} [slots]
 * @returns {{ text: string, slots: S }}
 */
export const message = (text, slots = /** @type {S} */ ({})) => ({ text, slots })
