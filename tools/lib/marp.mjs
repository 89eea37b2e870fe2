/**
 * marp.mjs -- configures Marp for decks with live elements: it lets their tags through, adds the theme `palitos`, and puts the scripts that a
 * deck's elements need inside its HTML, so that the deck is one file and fetches nothing. It has no imports: slides/marp.config.mjs uses it
 * in the project, and the teacher's folder (tools/folder.mjs) has a copy.
 */

/** @typedef {{ script: string, elements: string[] }} Part a script that few pages need, and its elements */
/**
 * @typedef {object} Facts the scripts, and what needs them
 * @property {Part[]} parts
 * @property {Record<string, string[]>} inside tag -> tags that it draws
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

/** Escapes a script's text for a page: nothing in it may end or hide its tag. @param {string} text */
export const inline = (text) => text.replace(/<\/(?=script)/gi, '<\\/').replace(/<!--/g, '<\\!--')

/**
 * Makes every slide dark if the deck's head says `class: dark`: Marp drops it where a slide has its own class.
 * @param {string} text the deck @returns {(html: string) => string}
 */
const shade = (text) => (html) =>
  /^---\n(?:(?!---).*\n)*?class:.*\bdark\b/.test(text)
    ? html.replace(/(<section\b[^>]*? class=")(?![^"]*\bdark\b)/g, '$1dark ')
    : html

/**
 * The configuration of Marp.
 * @param {object} from
 * @param {() => Record<string, string[]>} from.elements tag -> attributes (tools/allow-list.mjs)
 * @param {() => string} from.theme
 * @param {(html: string) => string[]} from.scripts of a deck, as text
 * @param {() => string} from.licences
 * @param {(deck: string) => string} from.drawn pictures that are drawn from what the deck says of them (tools/lib/qr.mjs)
 * @returns {import('@marp-team/marp-cli').Config}
 */
export function marpConfig({ elements, theme, scripts, licences, drawn }) {
  /** @param {string} html */
  const end = (html) =>
    scripts(html)
      .map((text) => `<script>${inline(text)}</script>\n`)
      .join('') +
    // students' paper has no answers: web/core/element.js
    (process.env.PALITOS_ANSWERS === 'off'
      ? "<script>document.documentElement.dataset.answers = 'off'</script>\n"
      : '') +
    // licences go into the file: it is handed on alone
    `<script type="text/plain">${inline(licences())}</script>\n`
  // removes a template's script lines: the scripts are inlined; draws pictures
  const own = (/** @type {string} */ text) =>
    drawn(text.replace(/^<script src="[\w/-]+\.js"><\/script>\n?/gm, ''))

  return {
    options: {
      // by default Marp loads emoji from a CDN
      emoji: { unicode: false, shortcode: true },
      // no ids on headings: an element may have the same id
      slug: false,
      math: { lib: 'katex', katexOption: { output: 'mathml', strict: 'error' } },
    },
    // seconds: a busy machine prints a long deck for minutes, and a call to its browser may wait as long
    browserTimeout: 900,
    // no on-screen controller: it covers the bottom of a slide and takes its clicks
    bespoke: { osc: false, progress: true },
    engine: (/** @type {any} */ { marp }) => {
      const render = marp.render.bind(marp)
      const known = marp.markdown.options.html
      marp.themeSet.add(theme())
      // markdown-it refuses SVG in data: addresses
      const { validateLink } = marp.markdown
      marp.markdown.validateLink = (/** @type {string} */ url) =>
        url.startsWith('data:image/svg+xml;') || validateLink(url)
      marp.render = (/** @type {string | string[]} */ markdown, /** @type {any} */ env) => {
        const text = [markdown].flat().join('')
        // lets all data-* attributes of the deck through but data-fact, which tests read
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
