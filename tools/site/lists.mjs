/** lists.mjs -- makes the lists of pages and decks: beside a page, in the menu, on the home page, previous and next, by language. */
import { escape } from './markdown.mjs'
import { FAMILIES, familyOf, LANGUAGES, NAMES, SECTIONS, sectionOf } from './pages.mjs'

/** @typedef {import('./pages.mjs').Page} Page */
/** @typedef {import('./view.mjs').View} View */
/** @typedef {import('../lib/decks.mjs').Deck} Deck */

/** kind of page -> heading of the list beside it; else its section's name */
const BESIDE = /** @type {Record<string, string>} */ ({ problem: 'Problems' })

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

/** @param {View} view @param {Page[]} rows @param {boolean} [numbered] chapters, in the course */
const list = ({ to, here, name }, rows, numbered) =>
  rows
    .map((page) => {
      const number = numbered ? `<b>${escape(page.fields.chapter ?? '')}</b>` : ''
      return `<li><a href="${escape(to(page.out))}"${here(page)}>${number}<span>${name(page)}</span></a></li>`
    })
    .join('\n')
/** A list under each family's name. @param {View} view @param {string} kind @param {string} level of headings, e.g. h3 */
const grouped = (view, kind, level) =>
  familiesOf(view, kind)
    .map(
      ({ heading, pages }) =>
        `<${level}>${heading}</${level}>\n<ul class="toc">${list(view, pages)}</ul>`,
    )
    .join('\n')
/** Pages of a section of the menu, with chapters that belong to it too. @param {View} view @param {string} section */
const inSection = ({ mine }, section) =>
  mine.filter(
    (page) =>
      page.fields.section === section || (page.kind !== 'problem' && sectionOf(page) === section),
  )
/** Pages that the section's first page lists. @param {View} view @param {string} section */
const listed = (view, section) => inSection(view, section).filter(({ kind }) => kind !== 'section')
/** Address of a section: course and games on the home page, others at their first page. @param {View} view @param {string} section */
const wayTo = (view, section) =>
  ({ course: `${view.home}#chapters`, games: `${view.home}#games` })[section] ??
  view.to(inSection(view, section)[0]?.out ?? view.home)
/** Sections that have a page. @param {View} view */
const sectionsOf = (view) =>
  Object.entries(SECTIONS).filter(([section]) => inSection(view, section).length)
/** Links of header and footer. @param {View} view @param {boolean} mark the current section */
const sections = (view, mark) =>
  sectionsOf(view)
    .map(([section, name]) => {
      const { page } = view
      const first = inSection(view, section)[0] === page && !/course|games/.test(section)
      const here =
        mark && sectionOf(page) === section ? ` aria-current="${first ? 'page' : 'true'}"` : ''
      return `<a href="${wayTo(view, section)}"${here}>${escape(view.t(name))}</a>`
    })
    .join('\n')
/** The sections, then all pages, for the phone's menu. @param {View} view */
const menu = (view) => `<p class="sections">\n${sections(view, false)}\n</p>\n${allPages(view)}`
/** @param {View} view */
const allPages = (view) =>
  sectionsOf(view)
    .map(([section, name]) => {
      const pages =
        section === 'games'
          ? grouped(view, 'game', 'h3')
          : `<ul class="toc">${list(view, inSection(view, section), section === 'course')}</ul>`
      return `<h2>${escape(view.t(name))}</h2>\n${pages}`
    })
    .join('\n')

/** A page's card. @param {View} view @param {Page} page */
function card(view, page) {
  const { to, name, t, drawing } = view
  const number = page.fields.chapter ? `<b>${escape(page.fields.chapter)}</b>` : ''
  const seen = number && `<span class="seen">✓ ${escape(t('Seen'))}</span>`
  return `<li data-page="${page.name}"><a href="${to(page.out)}"><span class="th">${drawing(page)}</span><strong>${number}${name(page)}</strong><span>${summary(page)}</span>${seen}</a></li>`
}
/** @param {View} view @param {Page[]} pages */
const cardList = (view, pages) =>
  `<ul class="cards">\n${pages.map((page) => card(view, page)).join('\n')}\n</ul>`
/** @param {View} view */
const games = (view) =>
  familiesOf(view, 'game')
    .map(({ heading, pages }) => `<h3>${heading}</h3>\n${cardList(view, pages)}`)
    .join('\n')
/** A section's pages as cards. @param {View} view @param {string} section */
export const cards = (view, section) =>
  `<div class="out">${cardList(view, listed(view, section))}</div>`
/** A section's pages with their summaries. @param {View} view @param {string} section */
const ways = (view, section) =>
  listed(view, section)
    .map(
      (page) =>
        `<li><a href="${escape(view.to(page.out))}"><strong>${view.name(page)}</strong><span>${summary(page)}</span></a></li>`,
    )
    .join('\n')

/** Links to the previous and next page of the family. @param {View} view */
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

/** Links to the page in other languages. @param {View} view */
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

/** Slots of the layouts. @param {View} view @returns {Record<string, string>} */
export function lists(view) {
  const { page, to, t, up } = view
  const chapters = ofKind(view, 'chapter')
  const section = sectionOf(page)
  return {
    list:
      page.kind in FAMILIES
        ? grouped(view, page.kind, 'h2')
        : `<ul class="toc">\n${list(view, inSection(view, section), section === 'course')}\n</ul>`,
    listName: escape(t(BESIDE[page.kind] ?? SECTIONS[section] ?? 'Course')),
    sections: sections(view, true),
    everywhere: sections(view, false),
    menu: menu(view),
    first: chapters[0] ? to(chapters[0].out) : '#chapters',
    chapters: chapters.map((chapter) => card(view, chapter)).join('\n'),
    chaptersTold: escape(
      t('{n} chapters, each opens with a game').replace('{n}', String(chapters.length)),
    ),
    games: games(view),
    practise: ways(view, 'practise'),
    laboratory: ways(view, 'laboratory'),
    teachers: ways(view, 'teachers'),
    deck: deckOf(view),
    languages: languages(view),
    alternates: alternates(view),
    turns: turns(view),
    theory: `${up}${view.lang}/3-nim.html`,
  }
}
