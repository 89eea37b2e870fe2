/**
 * search.mjs -- what the search of the site knows, a script for each language: pages by title and what they say of
 * themselves, their headings, figures, and the terms that chapters set in bold where they explain them.
 */
import * as path from 'node:path'
import { banner } from '../licences.mjs'
import { read } from '../lib/run.mjs'
import { wordsOf } from './html.mjs'
import { SECTIONS, sectionOf } from './pages.mjs'

/** @typedef {import('./pages.mjs').Page} Page */
/** @typedef {{ title: string, at: string, where: string, more: string, rank: number }} Entry */

/** a heading that so many pages have says nothing of any */
const COMMON = 4
/** of all pages: a bold word that so many have, in small letters, is stressed, and no term */
const EVERYWHERE = 0.4
/** longer bold words are a sentence, and no term */
const TERM = 28
const PLACE =
  /<h[23] id="([^"]*)"[^>]*>(.*?)<\/h[23]>|<header><h[234][^>]*>(.*?)<\/h[234]>[^]*?<cgt-[a-z]+\b[^>]*? id="([^"]*)"|<strong>(.*?)<\/strong>/gs

/** @param {string} html */
const plain = (html) =>
  wordsOf(html.replace(/<annotation.*?<\/annotation>/gs, ''), 'script')
    .replace(/\s+/g, ' ')
    .trim()

/** The headings, figures and terms of a page's text. @param {Page} page @param {string} html @param {string} where @returns {Entry[]} */
function places(page, html, where) {
  let near = ''
  return [...html.matchAll(PLACE)].flatMap(([, id, heading, figure, element, bold]) => {
    if (bold === undefined) {
      near = id ?? element
      const title = plain(heading ?? figure)
      return title ? [{ title, at: `${page.out}#${near}`, where, more: '', rank: 2 }] : []
    }
    const title = plain(bold).replace(/[.:;,]$/, '')
    const term = page.kind === 'chapter' && title.length <= TERM && /^\p{L}{2}/u.test(title)
    const at = near ? `${page.out}#${near}` : page.out
    return term ? [{ title, at, where, more: '', rank: 1 }] : []
  })
}

/**
 * @param {string} web the folder
 * @param {{ page: Page, html: string }[]} all of one language, in reading order
 * @param {(english: string) => string} t
 * @returns {string} the script
 */
export function search(web, all, t) {
  const whole = all
    .filter(({ page }) => page.kind !== 'home')
    .map(({ page }) => {
      const { title, short = '', lede = '', summary = '', also = '', chapter } = page.fields
      const where = chapter ? `${t('Chapter')} ${chapter}` : t(SECTIONS[sectionOf(page)])
      return { title, at: page.out, where, more: `${also} ${short} ${lede} ${summary}`, rank: 0 }
    })
  const inside = all.flatMap(({ page, html }) => {
    const { short, title, chapter } = page.fields
    return page.kind === 'home'
      ? []
      : places(page, html, (chapter ? `${chapter} · ` : '') + (short ?? title))
  })
  /** @type {Map<string, Set<string>>} by title, the pages that have it */
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
  /** @type {Set<string>} */
  const said = new Set()
  const entries = [
    ...whole,
    ...inside.filter((one) => {
      // a term is where it stands first
      const name = one.rank === 1 ? key(one) : `${key(one)} ${one.at}`
      const old = said.has(name)
      said.add(name)
      return (
        !old && (one.rank === 1 ? !stressed(one.title) : Number(pages.get(key(one))?.size) < COMMON)
      )
    }),
  ]
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
