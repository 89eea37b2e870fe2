/**
 * marp.mjs -- configures Marp for decks with live elements: it lets their tags through, adds the theme `palitos`, and puts the scripts that a
 * deck's elements need inside its HTML, so that the deck is one file and fetches nothing. It has no imports: slides/marp.config.mjs uses it
 * in the project, and the teacher's folder (tools/folder.mjs) has a copy.
 */

/** @typedef {{ script: string, elements: string[] }} Part a script that few pages need, and what it brings */
/**
 * @typedef {object} Facts which scripts there are, and what needs them
 * @property {Part[]} parts
 * @property {Record<string, string[]>} inside elements of other parts that one is made of
 * @property {string} after the script of `data-after`, which any tag may have
 */

/** The scripts that this HTML needs, in order. @param {string} html @param {Facts} facts @returns {string[]} */
export function scriptsFor(html, { parts, inside, after }) {
  const has = (/** @type {string} */ name) => new RegExp(`<${name}[\\s>]`).test(html)
  const others = Object.entries(inside).flatMap(([name, others]) => (has(name) ? others : []))
  return [
    'palitos.js',
    ...parts
      .filter(
        ({ elements, script }) =>
          elements.some((name) => has(name) || others.includes(name)) ||
          (script === after && /<[^>]*\sdata-after=/.test(html)),
      )
      .map(({ script }) => script),
  ]
}

/** A script's text inside a page: nothing in it may end or hide its own tag. @param {string} text */
export const inline = (text) => text.replace(/<\/(?=script)/gi, '<\\/').replace(/<!--/g, '<\\!--')

/**
 * A deck whose head says `class: dark` is dark on every slide: where a slide has its own class, Marp forgets that of the head.
 * @param {string} text the deck @returns {(html: string) => string}
 */
const shade = (text) => (html) =>
  /^---\n(?:(?!---).*\n)*?class:.*\bdark\b/.test(text)
    ? html.replace(/(<section\b[^>]*? class=")(?![^"]*\bdark\b)/g, '$1dark ')
    : html

/**
 * The configuration of Marp.
 * @param {object} from
 * @param {() => Record<string, string[]>} from.elements attributes by the element's name (tools/allow-list.mjs)
 * @param {() => string} from.theme
 * @param {(html: string) => string[]} from.scripts of a deck, as text
 * @param {() => string} from.licences
 * @returns {import('@marp-team/marp-cli').Config}
 */
export function marpConfig({ elements, theme, scripts, licences }) {
  /** @param {string} html */
  const end = (html) =>
    scripts(html)
      .map((text) => `<script>${inline(text)}</script>\n`)
      .join('') +
    // On paper for students nothing is told: web/core/element.js
    (process.env.PALITOS_ANSWERS === 'off'
      ? "<script>document.documentElement.dataset.answers = 'off'</script>\n"
      : '') +
    // The file is all that is handed on
    `<script type="text/plain">${inline(licences())}</script>\n`
  // A template's scripts are inside already
  const own = (/** @type {string} */ text) =>
    text.replace(/^<script src="[\w/-]+\.js"><\/script>\n?/gm, '')

  return {
    options: {
      // From a CDN otherwise
      emoji: { unicode: false, shortcode: true },
      // A heading has no id: an element's own would be that of two
      slug: false,
      math: { lib: 'katex', katexOption: { output: 'mathml', strict: 'error' } },
    },
    // Seconds: a slow or busy machine prints a long deck for minutes, and a call to its browser may wait as long
    browserTimeout: 900,
    // The controller on the screen covers the bottom of a slide and takes its clicks
    bespoke: { osc: false, progress: true },
    engine: (/** @type {any} */ { marp }) => {
      const render = marp.render.bind(marp)
      const known = marp.markdown.options.html
      marp.themeSet.add(theme())
      // A drawing inside the file, as any other picture
      const { validateLink } = marp.markdown
      marp.markdown.validateLink = (/** @type {string} */ url) =>
        url.startsWith('data:image/svg+xml;') || validateLink(url)
      marp.render = (/** @type {string | string[]} */ markdown, /** @type {any} */ env) => {
        const text = [markdown].flat().join('')
        // What a deck tells elements by data-* goes through; a fact is for the tests
        const data = [...new Set(text.match(/\bdata-(?!fact\b)[a-z-]+(?==)/g))]
        const tags = Object.entries(elements()).map(([tag, names]) => [tag, [...names, ...data]])
        const li = { ...known.li, ...Object.fromEntries(data.map((name) => [name, true])) }
        marp.markdown.set({ html: { ...known, ...Object.fromEntries(tags), li } })
        const made = render(Array.isArray(markdown) ? markdown.map(own) : own(markdown), env)
        // MathML needs no font of KaTeX
        const css = made.css.replace(/@font-face\s*\{[^}]*KaTeX[^}]*\}/g, '')
        const rooms = Array.isArray(made.html) ? made.html.map(shade(text)) : shade(text)(made.html)
        const html = Array.isArray(rooms) ? [...rooms, end(rooms.join(''))] : rooms + end(rooms)
        return { ...made, html, css }
      }
      return marp
    },
  }
}
