/**
 * fonts.mjs -- cuts the three fonts down to the characters that Palitos writes, into build/fonts/*.woff2:
 * Atkinson Hyperlegible Next and Mono (Braille Institute, OFL) for text; Noto Sans Math (OFL) for the signs they lack.
 */
import * as fs from 'node:fs'
import { at, read, tool, write } from './lib/run.mjs'

/** Signs of mathematics, pages and boards. Others are drawn by the system's fonts. */
export const SIGNS = '⊕⊖→←↑↓αβ−∞≤≥≠×÷⌊⌋∅∈∉∪φ√▲▼'

/** ASCII, Latin-1 (Spanish and its neighbours) and typographic punctuation. */
const LETTERS =
  [...Array(0x7f - 0x20).keys()].map((i) => String.fromCharCode(0x20 + i)).join('') +
  [...Array(0x60).keys()].map((i) => String.fromCharCode(0xa0 + i)).join('') +
  'ıŒœ‐‑–—‘’‚“”„†•…′″‹›⁄€™−'

/** @typedef {{ name: string, family: string, weight: string, source: string, text: string }} Font */

/** @type {Font[]} */
export const FONTS = [
  {
    name: 'atkinson-next',
    family: 'Atkinson Hyperlegible Next',
    weight: '200 800',
    source:
      '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    text: LETTERS,
  },
  {
    name: 'atkinson-mono',
    family: 'Atkinson Hyperlegible Mono',
    weight: '200 800',
    source:
      '@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2',
    text: LETTERS,
  },
  {
    name: 'palitos-math',
    family: 'Palitos Math',
    weight: '400',
    source: '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2',
    text: SIGNS,
  },
]

/** @param {Font} font */
export const fontFile = (font) => at('build', 'fonts', `${font.name}.woff2`)

export async function fonts() {
  const { default: subset } = await import('subset-font')
  for (const font of FONTS) {
    const whole = fs.readFileSync(at('node_modules', font.source))
    write(fontFile(font), await subset(whole, font.text, { targetFormat: 'woff2' }))
  }
}

await tool(import.meta.url, fonts)
