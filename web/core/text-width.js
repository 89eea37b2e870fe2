/**
 * text-width.js -- measures how wide a text is in the font that is there: ours, which comes late, or the system's where
 * palitos/fonts.js is not loaded.
 */

/** @type {CanvasRenderingContext2D | null} */
let pen = null
/** px: as large as it takes to measure well */
const LARGE = 100

/** @param {Element} host whose letters it has @returns {(text: string, strong?: boolean) => number} widths, as parts of the font's size */
export function lettersOf(host) {
  const { fontFamily } = getComputedStyle(host)
  pen ??= document.createElement('canvas').getContext('2d')
  return (text, strong = false) => {
    if (!pen) return text.length * 0.7
    pen.font = `${strong ? 700 : 400} ${LARGE}px ${fontFamily}`
    return pen.measureText(text).width / LARGE
  }
}
