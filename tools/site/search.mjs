/**
 * search.mjs -- writes the index of the site's search, a script for each language: pages by title and lede, their headings, figures,
 * and the terms that chapters set in bold where they explain them.
 */
import * as path from 'node:path'
import { banner } from '../licences.mjs'
import { read } from '../lib/run.mjs'
import { wordsOf } from './html.mjs'
import { FAMILIES, familyOf, SECTIONS, sectionOf } from './pages.mjs'

/** @typedef {import('./pages.mjs').Page} Page */
/** @typedef {{ title: string, at: string, kind: string, where: string, more: string, rank: number }} Entry as web/site/search.js has it */

/** headings that so many pages have are left out */
const COMMON = 4
/** share of pages: a bold word that more pages have is emphasis, not a term */
const EVERYWHERE = 0.4
/** characters: longer bold text is a sentence, not a term */
const TERM = 28
const PLACE =
  /<h[23] id="([^"]*)"(?: data-also="([^"]*)")?[^>]*>(.*?)<\/h[23]>|<header><h[234][^>]*>(.*?)<\/h[234]>[^]*?<cgt-[a-z-]+\b[^>]*? id="([^"]*)"|<dfn id="([^"]*)">(.*?)<\/dfn>|<strong>(.*?)<\/strong>/gs

/** @param {string} html */
const plain = (html) =>
  wordsOf(html.replace(/<annotation.*?<\/annotation>/gs, ''), 'script')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * The headings, figures and terms of a page's text.
 * @param {Page} page @param {string} html @param {string} where @param {(english: string) => string} t @returns {Entry[]}
 */
function places(page, html, where, t) {
  let near = ''
  /** @param {string} title @param {string} place @param {string} kind @param {number} rank @param {string} [more] */
  const entry = (title, place, kind, rank, more = '') => {
    const at = place ? `${page.out}#${place}` : page.out
    return title ? [{ title, at, kind, where, more, rank }] : []
  }
  return [...html.matchAll(PLACE)].flatMap(
    ([, id, also = '', heading, figure, element, dfn, defined, bold]) => {
      if (dfn) return entry(plain(defined), dfn, t('Term'), 1)
      if (bold === undefined) {
        near = id ?? element
        const kind = t(heading === undefined ? 'Figure' : 'Section')
        return entry(plain(heading ?? figure), near, kind, 2, plain(also))
      }
      const title = plain(bold).replace(/[.:;,]$/, '')
      const term = page.kind === 'chapter' && title.length <= TERM && /^\p{L}{2}/u.test(title)
      return term ? entry(title, near, t('Term'), 1) : []
    },
  )
}

/** page.name -> words of another language that also find the page @typedef {Map<string, string>} Others */

/**
 * Names of each page, and terms that it explains.
 * @param {{ page: Page, html: string }[]} all of one language, in reading order @returns {Others}
 */
function named(all) {
  const terms = entriesOf(all, (english) => english).filter(({ rank }) => rank === 1)
  return new Map(
    all.map(({ page }) => {
      const { title, short = '', also = '' } = page.fields
      const here = terms.filter(({ at }) => at.replace(/#.*/, '') === page.out)
      return [page.name, [title, short, also, ...here.map((term) => term.title)].join(' ')]
    }),
  )
}

/**
 * @param {{ page: Page, html: string }[]} all of one language, in reading order
 * @param {(english: string) => string} t
 * @param {Others[]} [others] of the other languages
 * @returns {Entry[]}
 */
function entriesOf(all, t, others = []) {
  const whole = all
    .filter(({ page }) => page.kind !== 'home')
    .map(({ page }) => {
      const { title, short = '', lede = '', summary = '', also = '', chapter } = page.fields
      const abroad = others.map((other) => other.get(page.name) ?? '')
      const more = [also, short, lede, summary, ...abroad].join(' ')
      const [kind, where] = chapter
        ? [`${t('Chapter')} ${chapter}`, '']
        : page.kind in FAMILIES
          ? [t(page.kind === 'game' ? 'Game' : 'Problem'), t(FAMILIES[page.kind][familyOf(page)])]
          : [t('Page'), t(SECTIONS[sectionOf(page)])]
      return { title, at: page.out, kind, where, more, rank: 0 }
    })
  const inside = all.flatMap(({ page, html }) => {
    const { short, title, chapter } = page.fields
    return page.kind === 'home'
      ? []
      : places(page, html, (chapter ? `${chapter} · ` : '') + (short ?? title), t)
  })
  /** @type {Map<string, Set<string>>} title -> pages */
  const pages = new Map()
  const key = (/** @type {Entry} */ { title }) => title.toLowerCase()
  for (const one of inside)
    pages.set(key(one), (pages.get(key(one)) ?? new Set()).add(one.at.replace(/#.*/, '')))
  const texts = all.map(
    ({ html }) =>
      new Set(
        plain(html)
          .toLowerCase()
          .match(/\p{L}+/gu),
      ),
  )
  /** @param {string} word */
  const stressed = (word) =>
    texts.filter((words) => words.has(word)).length > EVERYWHERE * texts.length
  const own = all.map(({ page }) => ({
    page,
    names: [page.fields.title, page.fields.short ?? ''].map((name) => name.toLowerCase()),
  }))
  /** @type {Set<string>} */
  const said = new Set()
  return [
    ...whole,
    ...inside.filter((one) => {
      const name = key(one)
      const at = one.at.replace(/#.*/, '')
      const term = one.rank === 1
      // the page's own name is in `whole`; a term counts where it stands first, a heading once a page
      const named = own.some(({ page, names }) => names.includes(name) && (term || page.out === at))
      const old = said.has(`${name} ${at}`) || (term && said.has(name))
      said.add(`${name} ${at}`)
      if (term) said.add(name)
      return (
        !named && !old && (term ? !stressed(one.title) : Number(pages.get(name)?.size) < COMMON)
      )
    }),
  ]
}

/**
 * @param {string} web the folder
 * @param {string} lang
 * @param {{ page: Page, html: string }[]} all of every language, in reading order
 * @param {(english: string) => string} t
 * @returns {string} the script
 */
export function search(web, lang, all, t) {
  const of = (/** @type {string} */ one) => all.filter(({ page }) => page.lang === one)
  const others = [...new Set(all.map(({ page }) => page.lang))].filter((one) => one !== lang)
  const entries = entriesOf(
    of(lang),
    t,
    others.map((one) => named(of(one))),
  )
  const words = {
    label: t('Search the site'),
    example: t('maze, mex, UVa 847'),
    hint: t('Chapters, games, terms, figures and problems.'),
    none: t(
      'Nothing here is called “{q}”. Try the name of a game, a term such as mex, or the number of a problem.',
    ),
    results: t('What was found'),
    count: t('Found: {n}'),
    close: t('Close'),
  }
  const data = JSON.stringify({ words, entries })
  return (
    banner([]) + read(path.join(web, 'site', 'search.js')).replace("JSON.parse('{}')", () => data)
  )
}
