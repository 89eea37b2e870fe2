/**
 * deck-text.js -- a deck as text. Its slides are written as in a deck of Marp, each a heading, a tag and a note, and read back from that:
 * what the page's address holds is the body of the file that is saved. No DOM.
 */
import { readTag, tagOf } from '../../model/snippet.js'
import { cleaned } from './figures.js'

/** @typedef {import('./figures.js').Figure} Figure */
/** rule: a line above the figure, or ''; words: what stands inside the tag @typedef {{ title: string, rule: string, figure: Figure, words: string, note: string }} Slide */

/** A line of plain text, in Markdown. @param {string} text */
const plain = (text) =>
  text.replace(/\s+/g, ' ').trim().replace(/[\\`*_{}[\]<>#$|~&]/g, '\\$&') // prettier-ignore
/** @param {string} text */
const unplain = (text) => text.replace(/\\([\\`*_{}[\]<>#$|~&])/g, '$1')

/** What a page without the script shows, in one line of HTML. @param {string} text */
const inner = (text) =>
  (text.replace(/\s+/g, ' ').trim() || '…').replace(/[&<>]/g, (c) => `&#${c.charCodeAt(0)};`)

/** words that begin a line of a comment and would set something for Marp's slide */
const DIRECTIVE = /^([ \t]*[_$]?(?:theme|style|headingDivider|size|lang|math|title|author|description|image|keywords|url|marp|paginate|header|footer|class|transition|(?:background)?color|background\w+))(?=:)/gim // prettier-ignore
/** A comment ends nothing else, and sets nothing. @param {string} text */
const note = (text) =>
  text.trim().replace(/--+!?>/g, '→').replace(/<!--/g, '').replace(DIRECTIVE, '$1\u00a0') // prettier-ignore

/** The body of a deck: its slides. @param {Slide[]} slides */
export const writeSlides = (slides) =>
  slides
    .map(
      (slide, i) =>
        `# ${plain(slide.title)}\n\n` +
        (slide.rule ? `${plain(slide.rule)}\n\n` : '') +
        `${tagOf(slide.figure.name, { id: `figure-${i + 1}`, ...slide.figure.attributes }, `\n${inner(slide.words)}\n`)}\n` +
        (note(slide.note) ? `\n<!--\n${note(slide.note)}\n-->\n` : ''),
    )
    .join('\n')

/** The slides of a body; what has no tag is none. @param {string} text @returns {Slide[]} */
export function readSlides(text) {
  /** @type {Slide[]} */
  const slides = []
  const pattern =
    /^# ?(.*)\n\n(?:([^<\n].*)\n\n)?(<cgt-[^]*?>)\n(.*)\n<\/cgt-[a-z-]+>\n(?:\n<!--\n([^]*?)\n-->\n)?/gm
  for (const [, title, rule = '', tag, words, note = ''] of text.matchAll(pattern)) {
    const figure = cleaned(readTag(tag))
    if (!figure) continue
    slides.push({
      title: unplain(title),
      rule: unplain(rule),
      figure,
      words: words.replace(/&#(\d{2});/g, (_, code) => String.fromCharCode(Number(code))),
      note: note.replaceAll('\u00a0:', ':'),
    })
  }
  return slides
}

/** The file that Marp builds with the folder palitos-slides. @param {string} body @param {{ title: string, lang: string }} head */
export const marpFile = (body, { title, lang }) => `---
marp: true
theme: palitos
title: ${JSON.stringify(title)}
lang: ${lang}
math: katex
paginate: true
headingDivider: 1
footer: ${JSON.stringify(title)}
---

# ${plain(title)}

<!-- _class: title -->

${body}`
