/**
 * qr.mjs -- draws a QR code as a picture of a slide, so that it may stand beside a figure: `![Its statement](qr:https://example.org)`.
 * An element would be a second figure, and a picture is on paper and in PowerPoint, too.
 */
import { plain, qr } from '../../web/teach/qr.js'

/** @param {string} text what it says @returns {string} a data: address that Markdown takes as it is */
function picture(text) {
  const { path, box } = qr(plain(text))
  const [x, y, side] = box.split(' ')
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' class='qr' viewBox='${box}' shape-rendering='crispEdges'>` +
    `<path fill='#fff' d='M${x} ${y}h${side}v${side}h-${side}z'/><path d='${path}'/></svg>`
  return `data:image/svg+xml;qr,${encodeURIComponent(svg).replace(/'/g, '%27')}`
}

/** Draws the codes of a deck; what has a space stands between < and >, as Markdown has it. @param {string} deck its Markdown */
export const withCodes = (deck) =>
  deck.replace(
    /(!\[[^\]]*\]\()(?:<qr:([^>\n]+)>|qr:([^)\s]+))(?=\))/g,
    (_, before, spaced, text) => before + picture(spaced ?? text),
  )
