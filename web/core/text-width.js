/**
 * text-width.js -- measures the width of a text in the present font: ours, which loads later, or the system's if palitos/fonts.js
 * is not loaded.
 */

/** @type {CanvasRenderingContext2D | null} */
let pen = null
/** size at which widths are measured: large enough to be exact */
const LARGE_PX = 100

/** @param {string} family e.g. "Inter, sans-serif" @returns {(text: string, strong?: boolean) => number} widths, as parts of the font's size */
export function lettersOf(family) {
  pen ??= document.createElement('canvas').getContext('2d')
  return (text, strong = false) => {
    if (!pen) return text.length * 0.7
    pen.font = `${strong ? 700 : 400} ${LARGE_PX}px ${family}`
    return pen.measureText(text).width / LARGE_PX
  }
}
