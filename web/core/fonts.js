/** fonts.js -- the letters that have come: none until palitos/fonts.js is there. */

/** @type {{ family: string, weight: string, bytes: Uint8Array<ArrayBuffer> }[]} woff2 */
export const fonts = []
/** An event `come` when they are there: made of bytes they are loaded at once, and `document.fonts` says nothing. */
export const letters = new EventTarget()
