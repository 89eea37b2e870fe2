/**
 * qr.mjs -- draws a QR code as a picture of a slide, so that it may stand beside a figure: `![Its statement](qr:https://example.org)`.
 * An element would be a second figure, and a picture is on paper and in PowerPoint, too.
 */
import { correction, generate } from 'lean-qr'

/** white modules around the code, which readers need */
const QUIET = 4

/** @param {string} text what it says @returns {string} a data: address that Markdown takes as it is */
export function qrPicture(text) {
  const code = generate(text, { minCorrectionLevel: correction.L })
  let path = ''
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) {
      if (!code.get(x, y) || code.get(x - 1, y)) continue
      let n = 1
      while (code.get(x + n, y)) n++
      path += `M${x} ${y}h${n}v1h-${n}z`
    }
  const side = code.size + 2 * QUIET
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' class='qr' viewBox='${-QUIET} ${-QUIET} ${side} ${side}' shape-rendering='crispEdges'>` +
    `<path fill='#fff' d='M${-QUIET} ${-QUIET}h${side}v${side}h-${side}z'/><path d='${path}'/></svg>`
  return `data:image/svg+xml;qr,${encodeURIComponent(svg).replace(/'/g, '%27')}`
}

/** Draws the codes of a deck; what has a space stands between < and >, as Markdown has it. @param {string} deck its Markdown */
export const withCodes = (deck) =>
  deck.replace(
    /(!\[[^\]]*\]\()(?:<qr:([^>\n]+)>|qr:([^)\s]+))(?=\))/g,
    (_, before, spaced, text) => before + qrPicture(spaced ?? text),
  )
