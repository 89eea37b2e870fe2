/**
 * markdown.mjs -- a page's text: Markdown with HTML and custom elements as they are, by markdown-it. Each function here
 * that takes `md` is a plugin of it: it changes the tokens of a text, never the HTML that they make.
 *
 *   $...$, $$...$$    set as MathML (no fonts, no script), on one line with the marks beside it
 *   ```html live      code that is shown and also runs: the line itself, what it makes, and its attributes
 *   ## Words {#id}    a heading whose address is not made of its words
 *   ## Words {also: SCORM, LMS}   other words that find a heading in the search, not shown; after its {#id}, if it has one
 *   <summary>, <cgt-proof>   the sentences in them are Markdown, without blank lines around them
 *   {{name}}          on a line of its own, also within HTML, and {{name:ID}}: what includes.mjs makes of it
 */
import katex from 'katex'
import MarkdownIt from 'markdown-it'
import { allowList } from '../allow-list.mjs'
import { at, Stop } from '../lib/run.mjs'
import { tags, withAttributes, wordsOf } from './html.mjs'

/** @typedef {import('markdown-it').MarkdownIt} Plugged */
/** @typedef {import('markdown-it').Token} Token */
/**
 * The page around a text.
 * @typedef {object} Around
 * @property {string} [web] the folder web/, with the elements
 * @property {(target: string) => string} [link] changes an address to one from the page
 * @property {(what: string, id: string) => string} [bring] the HTML of {{what:id}}
 */

export const escape = new MarkdownIt().utils.escapeHtml

/** An operator alone, named in a sentence: set without the space around a binary operator. */
const ALONE = /^\\(?:oplus|otimes)$/
/** A prime as a MathML superscript: fonts draw it too small and too high. */
const PRIME = /<msup>(<mi>[^<]*<\/mi>)(<mo [^>]*>′<\/mo>)<\/msup>/g
/** Sets TeX between dollars as KaTeX's MathML. @param {Plugged} md */
function maths(md) {
  const set = (/** @type {string} */ tex, /** @type {boolean} */ displayMode) =>
    katex
      .renderToString(tex.replace(ALONE, String.raw`\mathord{$&}`), {
        displayMode,
        output: 'mathml',
        throwOnError: true,
        strict: false,
      })
      .replace(PRIME, '<mrow>$1$2</mrow>')
  md.inline.ruler.after('escape', 'maths', (state, silent) => {
    const match = /^(\$\$?)(?!\s)((?:\\[^]|[^\\$])+?)(?<!\s)\1(?!\d)/.exec(
      state.src.slice(state.pos),
    )
    if (!match) return false
    if (!silent) state.push('maths', '', 0).content = set(match[2], match[1] === '$$')
    state.pos += match[0].length
    return true
  })
  md.block.ruler.before('fence', 'maths', (state, first, last, silent) => {
    const line = (/** @type {number} */ n) =>
      state.src.slice(state.bMarks[n] + state.tShift[n], state.eMarks[n]).trim()
    if (line(first) !== '$$') return false
    let end = first + 1
    while (end < last && line(end) !== '$$') end++
    if (end >= last) return false
    if (silent) return true
    const token = state.push('maths', '', 0)
    token.block = true
    token.content = set(state.getLines(first + 1, end, 0, false), true)
    state.line = end + 1
    return true
  })
  md.renderer.rules.maths = (tokens, i) => tokens[i].content + (tokens[i].block ? '\n' : '')
}

/** Punctuation before a formula, after it. */
const BEFORE = /[¿¡([«“‘]+$/
const AFTER = /^[.,;:?!…)\]»”’]+/
/** @param {Token | undefined} token @returns true if it closes an inline tag */
const ends = (token) =>
  /^(?:em|strong)_close$/.test(token?.type ?? '') ||
  (token?.type === 'html_inline' && /^<\/(?:b|em|i|span|strong)>$/.test(token.content))
/**
 * Keeps a formula and punctuation beside it on one line, also across a closing tag: a browser would break the line there.
 * Likewise within `20 6`.
 * @param {Plugged} md
 */
function kept(md) {
  md.core.ruler.after('inline', 'kept', ({ tokens, Token }) => {
    /** @param {string} content @param {string} [type] */
    const piece = (content, type = 'text') => Object.assign(new Token(type, '', 0), { content })
    for (const token of tokens) {
      const all = token.children ?? []
      token.children = all.flatMap((child, i) => {
        if (child.type === 'code_inline' && /^.{0,5} .{0,5}$/.test(child.content))
          child.attrJoin('class', 'kept')
        if (child.type !== 'maths') return [child]
        let after = i + 1
        while (ends(all[after])) after++
        const [last, next] = [all[i - 1], all[after]]
        const opens = last?.type === 'text' ? (BEFORE.exec(last.content)?.[0] ?? '') : ''
        const mark = next?.type === 'text' ? (AFTER.exec(next.content)?.[0] ?? '') : ''
        if (!opens && !mark) return [child]
        if (opens) last.content = last.content.slice(0, -opens.length)
        if (mark) next.content = next.content.slice(mark.length)
        const [open, close] = ['<span class="kept">', '</span>'].map((tag) =>
          piece(tag, 'html_inline'),
        )
        return [open, piece(opens), child, piece(mark), close]
      })
    }
  })
}

/** What stands after the words of a heading: {#id}, {also: words}. */
const SUFFIX = /\s*(?:\{#([\w-]+)\})?\s*(?:\{also: *([^{}]+)\})?$/
/** Gives headings an id, their {#id} or one made of their words, and the words that also find them. @param {Plugged} md */
function anchors(md) {
  md.core.ruler.push('anchors', (state) => {
    /** @type {Map<string, number>} */
    const used = new Map()
    state.tokens.forEach((token, i) => {
      if (token.type !== 'heading_open') return
      const { children, content = '' } = state.tokens[i + 1]
      const last = children?.at(-1)
      const [, own, also] = SUFFIX.exec(content) ?? []
      if (last && (own || also)) last.content = last.content.replace(SUFFIX, '')
      const words = content
        .replace(SUFFIX, '')
        .replace(/<[^>]*>/g, '')
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .toLowerCase()
      const slug = words.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'part'
      const times = used.get(slug) ?? 0
      if (!own) used.set(slug, times + 1)
      token.attrSet('id', own ?? (times ? `${slug}-${times + 1}` : slug))
      if (also) token.attrSet('data-also', also)
    })
  })
}

/** Makes programs focusable: they may scroll on a phone. @param {Plugged} md */
function programs(md) {
  md.set({
    highlight: (text, language) =>
      `<pre tabindex="0"><code${language && ` class="language-${language}"`}>${escape(text)}</code></pre>`,
  })
  md.core.ruler.push('programs', (state) => {
    for (const token of state.tokens)
      if (token.type === 'code_block') token.attrSet('tabindex', '0')
  })
}

/** @param {Plugged} md */
function tables(md) {
  md.renderer.rules.table_open = () => '<div class="scroll" tabindex="0"><table>\n'
  md.renderer.rules.table_close = () => '</table></div>\n'
  md.core.ruler.push('tables', (state) => {
    state.tokens.forEach((token, i) => {
      if (token.type !== 'th_open') return
      const { children } = state.tokens[i + 1]
      // an empty corner is no heading
      if (!children?.length) token.tag = state.tokens[i + 2].tag = 'td'
      // a heading of formulas only gets their text: some screen readers read no MathML
      else if (children.every(({ type }) => type === 'maths')) {
        const set = children.map(({ content }) => content).join('')
        const said = new state.Token('html_inline', '', 0)
        const signs = escape(wordsOf(set, 'annotation'))
        said.content = `<span class="sr">${signs}</span><span aria-hidden="true">${set}</span>`
        state.tokens[i + 1].children = [said]
      }
    })
  })
}

/** Removes the paragraph around a lone element: it is a figure. @param {Plugged} md */
function figures(md) {
  md.core.ruler.push('figures', ({ tokens }) => {
    tokens.forEach((token, i) => {
      if (token.type !== 'paragraph_open' || token.hidden) return
      const children = tokens[i + 1].children ?? []
      const name = tags(children[0]?.content ?? '')[0]?.name ?? ''
      if (!name.startsWith('cgt-') || children.at(-1)?.content !== `</${name}>`) return
      token.hidden = true
      tokens[i + 2].type = 'html_block'
      tokens[i + 2].content = '\n'
    })
  })
}

/** folder web/ -> attributes of its elements @type {Map<string, Record<string, string[]>>} */
const lists = new Map()
/** @param {string} name of an element @param {string} web @returns {string} its line in the list of attributes */
function taken(name, web) {
  const own = lists.get(web) ?? allowList(web, false)
  lists.set(web, own)
  if (!own[name]) throw new Stop(`live code has an unknown element: ${name}`)
  const attributes = own[name].map((a) => `<code>${a}</code>`).join(', ')
  return `<li><b>${name}</b> ${attributes}</li>`
}

/** Shows code, runs it, and lists its elements' attributes. @param {Plugged} md */
function live(md) {
  md.core.ruler.push('live', (state) => {
    state.tokens = state.tokens.flatMap((token) => {
      if (token.type !== 'fence' || token.info !== 'html live') return [token]
      const names = tags(token.content).flatMap(({ name }) => (name.startsWith('cgt-') ? name : []))
      const { web = at('web') } = /** @type {Around} */ (state.env)
      const rows = names.map((name) => taken(name, web))
      const runs = new state.Token('html_block', '', 0)
      runs.content = `<figure class="fig">${token.content}<ul class="attributes">${rows.join('')}</ul></figure>\n`
      return [runs, token]
    })
  })
}

/** HTML whose text is Markdown: proofs, and summaries of folds. */
const SENTENCES = /(<\/?(?:summary|cgt-proof)\b[^>]*>)/
/** Reads the text of SENTENCES as Markdown. @param {Plugged} md */
function sentences(md) {
  md.core.ruler.before('inline', 'sentences', (state) => {
    let inside = false
    state.tokens = state.tokens.flatMap((token) => {
      if (token.type !== 'html_block') return [token]
      return token.content.split(SENTENCES).flatMap((content, i) => {
        if (i % 2) inside = !content.startsWith('</')
        // one span, so that a summary has one flex item
        if (content.startsWith('<summary')) content += '<span>'
        if (content === '</summary>') content = `</span>${content}`
        const piece = new state.Token(i % 2 || !inside ? 'html_block' : 'inline', '', 0)
        Object.assign(piece, { content, children: [], map: token.map, level: token.level })
        return content ? [piece] : []
      })
    })
  })
}

/** {{name:ID}} on a line of its own. */
const INCLUDE = /^\{\{(\w+)(?::([\w-]+))?\}\}$/gm
/** @param {Plugged} md */
function includes(md) {
  md.block.ruler.before('paragraph', 'includes', (state, line, _, silent) => {
    const text = state.src.slice(state.bMarks[line] + state.tShift[line], state.eMarks[line])
    if (text.search(INCLUDE)) return false
    if (silent) return true
    state.push('html_block', '', 0).content = `${text}\n`
    state.line = line + 1
    return true
  })
  md.renderer.rules.html_block = (tokens, i, _, env) => {
    const { bring } = /** @type {Around} */ (env)
    const { content } = tokens[i]
    return bring ? content.replace(INCLUDE, (_, what, id = '') => bring(what, id)) : content
  }
}

/** Changes addresses of links and pictures, also in HTML; makes <pre> in HTML focusable. @param {Plugged} md */
function links(md) {
  md.core.ruler.push('links', ({ tokens, env }) => {
    const { link = (target) => target } = /** @type {Around} */ (env)
    /** @param {import('./html.mjs').Tag} tag */
    const edit = ({ name, attributes }) => {
      /** @type {Map<string, string>} */
      const changed = new Map()
      for (const [attribute, { value }] of Object.entries(attributes))
        // not of custom elements: their src names a function
        if ((attribute === 'href' || attribute === 'src') && !name.includes('-'))
          changed.set(attribute, link(value))
      if (name === 'pre' && !attributes.tabindex) changed.set('tabindex', '0')
      // a page has several remarks in the margin: they are no landmarks
      if (name === 'aside' && !attributes.role) changed.set('role', 'note')
      return changed
    }
    for (const token of tokens.flatMap((token) => [token, ...(token.children ?? [])]))
      if (token.type.startsWith('html_')) token.content = withAttributes(token.content, edit)
      else
        for (const name of ['href', 'src']) {
          const target = token.attrGet(name)
          if (target !== null) token.attrSet(name, link(String(target)))
        }
  })
}

const md = new MarkdownIt({ html: true })
for (const plugin of [
  live,
  maths,
  kept,
  includes,
  sentences,
  anchors,
  programs,
  figures,
  tables,
  links,
])
  md.use(plugin)

/**
 * @param {string} text Markdown
 * @param {Around} [around]
 * @returns {{ html: string, opening: string, headed: boolean }} opening: the part before the first `## heading`;
 *   headed: it begins with a `# heading`
 */
export function markdown(text, around = {}) {
  const env = /** @type {import('markdown-it').Env} */ (around)
  const tokens = md.parse(text, env)
  const made = (/** @type {Token[]} */ some) => md.renderer.render(some, md.options, env)
  const cut = tokens.findIndex(({ type, tag }) => type === 'heading_open' && tag === 'h2')
  const opening = made(tokens.slice(0, cut < 0 ? undefined : cut))
  const rest = cut < 0 ? '' : made(tokens.slice(cut))
  return { html: opening + rest, opening, headed: tokens[0]?.tag === 'h1' }
}
