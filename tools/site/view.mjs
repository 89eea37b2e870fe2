/** view.mjs -- the site from one of its pages: the other pages of its language, the path to each, and the page's strings. */
import * as path from 'node:path'
import { escape } from './markdown.mjs'
import { LANGUAGES } from './pages.mjs'

/** @typedef {import('./pages.mjs').Page} Page */
/**
 * @typedef {object} Site
 * @property {string} root  the project's folder
 * @property {Page[]} pages
 * @property {import('../lib/decks.mjs').Deck[]} decks
 * @property {(lang: string, english: string) => string} t
 * @property {(problem: string) => void} report  a sentence, e.g. of a dead link
 * @property {Record<string, string>} drawings   page's path below dist/ -> drawing of its card
 */
/**
 * @typedef {object} View
 * @property {string} root
 * @property {Page} page
 * @property {string} lang
 * @property {string} other                      the other language
 * @property {Page[]} mine                       the pages of its language
 * @property {Page[]} pages                      all
 * @property {import('../lib/decks.mjs').Deck[]} decks
 * @property {string} up                         path to dist/: '' or '../'
 * @property {string} home                       path to the home page
 * @property {(target: string) => string} to     path to a file below dist/
 * @property {(target: string) => string} link   changes an address in a text to one from the page
 * @property {(english: string) => string} t
 * @property {(other: Page) => string} name      in lists, as HTML
 * @property {(other: Page) => string} here      aria-current for the page itself in a list
 * @property {(other: Page) => string} drawing   of its card, as SVG; '' if none was made
 * @property {(problem: string) => void} report
 */

/** @param {Page} page @param {Site} site @returns {View} */
export function viewOf(page, { root, pages, decks, t, report, drawings }) {
  const { lang, out, file } = page
  const mine = pages.filter((other) => other.lang === lang)
  const home = mine.find(({ kind }) => kind === 'home')
  const up = path.posix.dirname(out) === '.' ? '' : '../'
  const to = (/** @type {string} */ target) =>
    path.posix.relative(path.posix.dirname(out), target) || '.'
  return {
    ...{ root, page, lang, mine, pages, decks, up, to, report },
    other: LANGUAGES.find((l) => l !== lang) ?? lang,
    home: home ? to(home.out) : `${up}index.html`,
    t: (english) => t(lang, english),
    drawing: ({ out }) => drawings[out] ?? '',
    name: ({ fields }) => escape(fields.short ?? fields.title),
    here: (other) => (other === page ? ' aria-current="page"' : ''),
    // texts are written as if every page lay in dist/<language>/; the home page lies above
    link(target) {
      const cut = target.indexOf('#')
      const [address, hash] = cut < 0 ? [target, ''] : [target.slice(0, cut), target.slice(cut)]
      if (!address || address.includes(':')) return target
      if (address.startsWith('/')) {
        report(`${file}: ${address} starts at the server's root; from a USB stick there is none`)
        return target
      }
      const below = path.posix.join(lang, address.replace(/^([^/]+)\.md$/, '$1.html'))
      return to(home && below === `${lang}/index.html` ? home.out : below) + hash
    },
  }
}
