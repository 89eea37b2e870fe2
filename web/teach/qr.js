/** qr.js -- draws a QR code as the path of an SVG. No DOM: an element and a picture of a slide (tools/lib/qr.mjs) show it. */
import { correction, generate } from 'lean-qr'
import { encoded } from '../model/address.js'

/** white modules around the code, which readers need */
const QUIET = 4

/** A text as every phone reads it: plain ASCII, other letters as an address has them. @param {string} text */
export const plain = (text) => text.replace(/[^ -~]+/g, encoded)

/** @param {string} text plain @returns {{ path: string, box: string }} the black modules, each one unit wide; box: the viewBox with its white edge, "-4 -4 33 33" */
export function qr(text) {
  const code = generate(text, { minCorrectionLevel: correction.L })
  let path = ''
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`
  const side = code.size + 2 * QUIET
  return { path, box: `${-QUIET} ${-QUIET} ${side} ${side}` }
}
