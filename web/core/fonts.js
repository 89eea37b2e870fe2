/** fonts.js -- the letters that have come: none until palitos/fonts.js is there. */

/** @type {{ family: string, weight: string, bytes: Uint8Array<ArrayBuffer> }[]} woff2 */
export const fonts = []
