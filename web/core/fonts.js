/** fonts.js -- the fonts that were loaded: none until palitos/fonts.js is there. */

/** @type {{ family: string, weight: string, bytes: Uint8Array<ArrayBuffer> }[]} woff2 */
export const fonts = []
/** Sends `come` when the fonts are there. `document.fonts` sends no event: fonts made of bytes are loaded at once. */
export const letters = new EventTarget()
