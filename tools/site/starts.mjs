/**
 * starts.mjs -- starting points for a figure of one's own: those of each chapter's page, and where these are few, of its deck. Each is a link
 * that opens the builder with it.
 */
import { cleaned } from '../../web/teach/builder/figures.js'
import { fragment } from '../../web/model/address.js'
import { readTag, tagOf } from '../../web/model/snippet.js'
import { slidesOf } from '../lib/decks.mjs'
import { read } from '../lib/run.mjs'
import { escape } from './markdown.mjs'

/** @typedef {import('./view.mjs').View} View */
/** @typedef {{ title: string, tag: string }} Start */

/** so many of a chapter, where there are as many */
const LEAST = 10
const FIGURE = /<header><h3>(.*?)<\/h3>[^]*?<\/figure>/g
const TAGS = /<cgt-[a-z-]+(?:[^>"']|"[^"]*"|'[^']*')*>/g

/** A figure as the builder takes it: without what only its page knows. @param {string} text */
function tagged(text) {
  const figure = cleaned(readTag(text))
  return figure ? [tagOf(figure.name, figure.attributes)] : []
}
/** @param {string} text Markdown, or HTML */
const plain = (text) =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/[*`]/g, '')
    .trim()

/** @param {string} title @param {string} text that has some @returns {Start[]} */
const startsIn = (title, text) =>
  [...text.matchAll(TAGS)].flatMap(([tag]) => tagged(tag)).map((tag) => ({ title: plain(title), tag })) // prettier-ignore

/** The starting points of a chapter. @param {View} view @param {import('./pages.mjs').Page} page @returns {Start[]} */
export function startsOf({ decks }, page) {
  const deck = decks.find(({ chapter, lang }) => chapter === Number(page.fields.chapter) && lang === page.lang) // prettier-ignore
  const own = [...page.text.matchAll(FIGURE)].flatMap(([all, title]) => startsIn(title, all))
  const slides = deck ? slidesOf(read(deck.file)) : []
  const more = slides.flatMap((slide) => startsIn(/^# (.*)$/m.exec(slide)?.[1] ?? '', slide))
  /** @type {Map<string, Start>} */
  const found = new Map()
  // a formula is none without its page
  for (const [list, enough] of /** @type {const} */ ([
    [own, Infinity],
    [more, LEAST],
  ]))
    // prettier-ignore
    for (const start of list)
      if (found.size < enough && start.title && !/[$\\]/.test(start.title) && !found.has(start.tag))
        found.set(start.tag, start)
  return [...found.values()]
}

/** @param {View} view @param {string} id of the builder */
export function starts(view, id) {
  const chapters = view.mine.filter(({ kind }) => kind === 'chapter')
  return `<div class="starts">${chapters
    .map((page) => {
      const links = startsOf(view, page).map(
        ({ title, tag }) =>
          `<li><a href="${escape(fragment(id, { figure: tag }))}">${escape(title)}</a></li>`,
      )
      return `<details><summary>${escape(page.fields.chapter ?? '')} · ${view.name(page)}</summary><ul>${links.join('')}</ul></details>`
    })
    .join('')}</div>`
}
