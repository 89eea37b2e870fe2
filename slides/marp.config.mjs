/**
 * marp.config.mjs -- Marp for decks with live elements: it lets their tags through, knows the theme `palitos`, and puts
 * palitos.js into the deck, the parts that its elements are in, and the letters, so that one HTML file is all of it. Nothing is fetched when the deck is shown.
 *
 *   npm run slides                            every deck, as HTML and PDF, in dist/slides/
 *   npx marp -c slides/marp.config.mjs -s slides/     a live preview
 */
import * as fs from 'node:fs'
import { Marp } from '@marp-team/marp-core'
import { allowList } from '../tools/allow-list.mjs'
import { FONTS, scriptsOf } from '../tools/parts.mjs'
import { inline, theme } from '../tools/theme.mjs'

/** @param {string} name below the project's folder */
const read = (name) => fs.readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')

/** Once for all decks of a run. @template T @param {() => T} make @returns {() => T} */
function once(make) {
  /** @type {T | undefined} */
  let made
  return () => (made ??= make())
}
const allowed = once(allowList)
const styled = once(() => theme())
/** palitos.js, what the deck's elements need besides, and the letters. @param {string} html */
const scripts = (html) =>
  [...scriptsOf(html), FONTS]
    .map((name) => `<script>${inline(read(`dist/${name}`))}</script>\n`)
    .join('') +
  // How far it is has no colour: colours are of the game
  `<style>.bespoke-progress-parent{background:#ddd8ce!important}.bespoke-progress-bar{background:#1b1e24!important}</style>\n` +
  // The file is all that is handed on
  `<script type="text/plain">${inline(read('dist/LICENSES.txt'))}</script>\n`

class Deck extends Marp {
  /** @param {import('@marp-team/marp-core').MarpOptions} options */
  constructor(options) {
    super({
      ...options,
      html: { ...Marp.html, ...allowed() },
      // From a CDN otherwise
      emoji: { unicode: false, shortcode: true },
      math: { lib: 'katex', katexOption: { output: 'mathml', strict: 'error' } },
    })
    this.themeSet.add(styled())
  }

  /** @param {string | string[]} markdown @param {any} [env] @returns {any} */
  render(markdown, env) {
    const made = super.render(/** @type {any} */ (markdown), env)
    // MathML needs no font of KaTeX
    const css = made.css.replace(/@font-face\s*\{[^}]*KaTeX[^}]*\}/g, '')
    const html = Array.isArray(made.html)
      ? [...made.html, scripts(made.html.join(''))]
      : made.html + scripts(made.html)
    return { ...made, html, css }
  }
}

/** @type {import('@marp-team/marp-cli').Config} */
export default {
  engine: (/** @type {any} */ options) => new Deck(options),
  // The controller on the screen covers the bottom of a slide and takes its clicks
  bespoke: { osc: false, progress: true },
}
