/** lists.mjs -- the lists of pages and decks: beside a page, in the menu, on the home page, before and after, by language. */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { read } from '../lib/run.mjs'
import { escape } from './markdown.mjs'
import { FAMILIES, familyOf, LANGUAGES, NAMES } from './pages.mjs'

/** @typedef {import('./pages.mjs').Page} Page */
/** @typedef {import('./view.mjs').View} View */
/** @typedef {import('../lib/decks.mjs').Deck} Deck */

/** what the list beside a page holds */
const BESIDE = /** @type {Record<string, string>} */ ({ game: 'Games', problem: 'Problems' })

/** @param {View} view @param {string} kind */
const ofKind = ({ mine }, kind) => mine.filter((page) => page.kind === kind)
/** @param {Page} page */
const summary = ({ fields }) => escape(fields.summary ?? fields.lede ?? '')

/** @param {View} view @param {string} kind @returns {{ heading: string, pages: Page[] }[]} */
function familiesOf(view, kind) {
  return Object.entries(FAMILIES[kind]).flatMap(([family, heading]) => {
    const pages = ofKind(view, kind).filter((page) => familyOf(page) === family)
    return pages.length ? [{ heading: escape(view.t(heading)), pages }] : []
  })
}

/** @param {View} view @param {Page[]} rows */
const list = ({ to, here, name }, rows) =>
  rows
    .map((page) => {
      const number = page.fields.chapter ? `<b>${escape(page.fields.chapter)}</b>` : ''
      return `<li><a href="${to(page.out)}"${here(page)}>${number}<span>${name(page)}</span></a></li>`
    })
    .join('\n')
/** A list under each family's name. @param {View} view @param {string} kind @param {string} level of its headings */
const grouped = (view, kind, level) =>
  familiesOf(view, kind)
    .map(
      ({ heading, pages }) =>
        `<${level}>${heading}</${level}>\n<ul class="toc">${list(view, pages)}</ul>`,
    )
    .join('\n')
/** @param {View} view @param {string} kind */
const bare = (view, kind) =>
  ofKind(view, kind)
    .map((page) => `<a href="${view.to(page.out)}"${view.here(page)}>${view.name(page)}</a>`)
    .join('\n')

/** @param {View} view @param {Page} page */
function icon({ root, report }, page) {
  const file = path.join(root, 'web', 'pages', 'icons', `${page.name}.svg`)
  if (fs.existsSync(file)) return read(file).trim()
  report(`web/pages/icons/${page.name}.svg is missing: its card on the home page has no drawing`)
  return ''
}
/** @param {View} view */
const cards = (view) =>
  familiesOf(view, 'game')
    .map(({ heading, pages }) => {
      const all = pages.map(
        (page) =>
          `<a href="${view.to(page.out)}"><div class="th">${icon(view, page)}</div><strong>${view.name(page)}</strong><span>${summary(page)}</span></a>`,
      )
      return `<h3>${heading}</h3>\n<div class="gal">\n${all.join('\n')}\n</div>`
    })
    .join('\n')
/** @param {View} view */
const chapterCards = (view) =>
  ofKind(view, 'chapter')
    .map(
      (page) =>
        `<li><a href="${view.to(page.out)}"><b>${escape(page.fields.chapter ?? '')}</b><div><strong>${view.name(page)}</strong><span>${summary(page)}</span></div></a></li>`,
    )
    .join('\n')

/** Previous and next stay in a family. @param {View} view */
function turns(view) {
  const { page, to, name, t } = view
  const row =
    page.kind === 'chapter'
      ? ofKind(view, 'chapter')
      : page.kind in FAMILIES
        ? familiesOf(view, page.kind).flatMap((family) => family.pages)
        : []
  const i = row.indexOf(page)
  if (i < 0) return ''
  /** @param {Page | undefined} other @param {string} rel @param {() => string} label */
  const turn = (other, rel, label) =>
    other
      ? `<a rel="${rel}" href="${to(other.out)}"><span>${escape(label())}</span><strong>${name(other)}</strong></a>`
      : ''
  return turn(row[i - 1], 'prev', () => t('Previous')) + turn(row[i + 1], 'next', () => t('Next'))
}

/** The same page in each language. @param {View} view */
function languages({ page, pages, to, lang }) {
  return LANGUAGES.map((l) => {
    const there = pages.filter((other) => other.lang === l)
    const target =
      there.find(({ name }) => name === page.name) ?? there.find(({ kind }) => kind === 'home')
    return `<a href="${target ? to(target.out) : '#'}" hreflang="${l}" lang="${l}" aria-label="${NAMES[l]}"${l === lang ? ' aria-current="true"' : ''} data-language>${l.toUpperCase()}</a>`
  }).join('')
}
/** @param {View} view */
const alternates = ({ page, pages, to }) =>
  LANGUAGES.flatMap(
    (l) => pages.find((other) => other.lang === l && other.name === page.name) ?? [],
  )
    .map((other) => `<link rel="alternate" hreflang="${other.lang}" href="${to(other.out)}">`)
    .join('')

/** A deck's HTML and PDF. @param {View} view @param {Deck} deck @param {string} name */
function deckLinks({ up, lang }, deck, name) {
  const at = `href="${up}slides/${deck.name}`
  const tongue = deck.lang === lang ? '' : ` hreflang="${deck.lang}" lang="${deck.lang}"`
  return `<a ${at}.html"${tongue}>${escape(name)}</a> <a ${at}.pdf" aria-label="${escape(name)}, PDF"${tongue}>PDF</a>`
}
/** @param {View} view */
function deckOf(view) {
  const { page, decks, lang, t } = view
  const deck = decks.find((d) => d.lang === lang && String(d.chapter) === page.fields.chapter)
  return deck
    ? `<p class="deck">${deckLinks(view, deck, t('Slides of this chapter'))} · ${deck.minutes} min</p>\n`
    : ''
}
/** @param {View} view */
export function deckTable(view) {
  const { t, mine, decks, to, lang, other } = view
  const chapter = escape(t('Chapter'))
  const heads = [chapter, t('Slides'), t('How many'), t('Minutes'), NAMES[other]]
  const rows = decks
    .filter((deck) => deck.lang === lang)
    .map((deck) => {
      const about = mine.find(({ fields }) => fields.chapter === String(deck.chapter))
      const twin = decks.find((d) => d.chapter === deck.chapter && d.lang === other)
      return [
        about
          ? `<a href="${to(about.out)}" aria-label="${chapter} ${deck.chapter}">${deck.chapter}</a>`
          : deck.chapter,
        ...[deckLinks(view, deck, deck.title), deck.slides, deck.minutes],
        twin ? deckLinks(view, twin, twin.title) : '',
      ]
    })
  /** @param {'th' | 'td'} tag @param {(string | number)[]} cells */
  const row = (tag, cells) => `<tr>${cells.map((c) => `<${tag}>${c}</${tag}>`).join('')}</tr>`
  return `<div class="scroll" tabindex="0"><table><thead>${row('th', heads)}</thead>\n<tbody>${rows
    .map((cells) => row('td', cells))
    .join('\n')}</tbody></table></div>`
}

/** Where the home page leads besides. @param {View} view */
const takeAlong = ({ mine, to, lang, t }) =>
  [
    { name: 'decks', words: () => t('Slides of each chapter') },
    { name: 'class', words: () => t('In class: vote, link, QR') },
  ]
    .filter(({ name }) => mine.some((page) => page.name === name))
    .map(({ name, words }) => `<a href="${to(`${lang}/${name}.html`)}">${escape(words())}</a>`)
    .join('\n')

/** What the layouts have slots for. @param {View} view @returns {Record<string, string>} */
export function lists(view) {
  const { page, to, t } = view
  const chapters = ofKind(view, 'chapter')
  return {
    chapterList: list(view, chapters),
    gameList: grouped(view, 'game', 'h3'),
    list:
      page.kind in FAMILIES
        ? grouped(view, page.kind, 'h2')
        : `<ol class="toc">\n${list(view, chapters)}\n</ol>`,
    listName: escape(t(BESIDE[page.kind] ?? 'Chapters')),
    tools: bare(view, 'tool'),
    guides: bare(view, 'guide'),
    first: chapters[0] ? to(chapters[0].out) : '#chapters',
    chapters: chapterCards(view),
    rows: String(Math.ceil(chapters.length / 2)),
    games: cards(view),
    deck: deckOf(view),
    decks: takeAlong(view),
    languages: languages(view),
    alternates: alternates(view),
    turns: turns(view),
  }
}
