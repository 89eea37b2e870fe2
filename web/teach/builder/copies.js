/** copies.js -- a figure as text for other programs, each as its page for slides has it. */
import { embedAddress } from '../../core/copy.js'
import { fragment } from '../../model/address.js'
import { frameOf, tagOf } from '../../model/snippet.js'
import { writeSlides } from './deck-text.js'

/** @typedef {import('./figures.js').Figure} Figure */
/** words: what the figure is, in a line; rule: as of a slide; sentence: words and rule @typedef {{ figure: Figure, title: string, words: string, rule: string, sentence: string }} Description */

const SCRIPT = '<script src="palitos.js"></script>'

/** What the figure's address is. @param {Figure} figure */
export const linkOf = ({ name, attributes }) => embedAddress() + fragment(name, attributes)

/** Each kind of text, and what it is called. @type {Record<string, [label: string, make: (description: Description) => string]>} */
export const COPIES = {
  tag: [
    'Tag for a page',
    ({ figure: { name, attributes }, words }) => `${tagOf(name, attributes, escape(words))}\n${SCRIPT}`,
  ],
  frame: ['iframe', ({ figure }) => frameOf(linkOf(figure))],
  marp: [
    'Marp slide',
    ({ figure, title, words, rule }) => writeSlides([{ title, rule, figure, words, note: '' }]),
  ],
  reveal: [
    'reveal.js section',
    ({ figure: { name, attributes }, title, words, rule }) =>
      `<section>\n<h2>${escape(title)}</h2>\n${rule && `<p>${escape(rule)}</p>\n`}${tagOf(name, attributes, escape(words))}\n</section>\n${SCRIPT}`,
  ],
  quarto: [
    'Quarto block',
    ({ figure: { name, attributes }, words }) =>
      `\`\`\`{=html}\n${tagOf(name, attributes, escape(words))}\n${SCRIPT}\n\`\`\``,
  ],
  link: ['Link and QR code', ({ figure }) => linkOf(figure)],
  text: ['Text', ({ figure, sentence }) => `${sentence}\n${linkOf(figure)}`],
} // prettier-ignore

/** @param {string} text */
export const escape = (text) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)
