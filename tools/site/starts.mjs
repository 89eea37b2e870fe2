/**
 * starts.mjs -- starting points for a figure of one's own: those of each chapter's page, and where these are few, of its deck. Each is a link
 * that opens the builder with it. And the quiet link of every figure of the site that does the same: site.js puts into it what the figure shows.
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

/** the page with the builder, and its id there */
const BUILDER = 'figure'
const ID = 'builder'
const SIGN =
  '<svg class="i" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true"><path d="M3 17l1-4L14 3l3 3L7 16zM12 5l3 3"/></svg>'

/** Figures with a link to the builder. @param {View} view @param {string} html */
export function withBuilder({ page, mine, to, t }, html) {
  const builder = mine.find(({ name }) => name === BUILDER)
  if (!builder || builder === page) return html
  return html.replace(/<figure class="fig[^]*?<\/figure>/g, (all) => {
    const [head, ...rest] = all.split('</header>')
    const tag = [...rest.join('').matchAll(TAGS)].flatMap(([tag]) => tagged(tag))[0]
    if (!tag) return all
    const label = escape(t('Open in the builder'))
    const address = escape(to(builder.out) + fragment(ID, { figure: tag }))
    const link = `<a class="make" href="${address}" aria-label="${label}" title="${label}">${SIGN}</a>`
    return [head + link, ...rest].join('</header>')
  })
}
