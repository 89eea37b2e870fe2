/**
 * site.mjs -- the static site: Markdown in web/pages/{es,en}/*.md, set in the layouts of web/pages/*.html, into dist/.
 *
 * A page opens with front matter between two lines of three dashes, one `name: value` a line:
 *   kind      home | chapter | game | problem | tool | guide (a tool's, that only other pages lead to)
 *   title     its name in the window's title, in lists and, where no `# heading` opens the text, above it
 *   short     a shorter name for lists and the phone's header (title, where it is missing)
 *   lede      the sentence under the title, also the page's description
 *   summary   the line under its name on the home page (lede, where it is missing)
 *   chapter   a chapter's number            order   where it stands among pages of its kind (chapter, else name)
 *   family    a game's: heaps | coins | numbers | boards; a problem's, its method: nim | grundy | table | shortcut |
 *             minimax: under whose name lists and the home page show it
 * Its text is Markdown with HTML and custom elements as they are, $...$ and $$...$$ set as MathML (no fonts, no script).
 * {{sample:ID}} is the sample of a contest problem, {{programs:ID}} its programs: to copy, and the C that runs;
 * {{copy:NAME}} the C++ and the Python of a problem or an algorithm; {{words:NAME}} a search in words; {{decks}} is the
 * list of the decks. Code that opens with ```html live also runs: the line that is shown, what it makes, and its attributes.
 * Links are written as if every page lay in dist/<language>/: the home page, which lies above, is taken care of here.
 * On the home page what stands before the first `## heading` is the hero, what follows comes after the lists.
 *
 * Layouts have slots {{name}} and strings {{t:English}}, looked up in text/<language>.json like every other string.
 */
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import * as path from 'node:path'
import katex from 'katex'
import MarkdownIt from 'markdown-it'
import { allowList } from './allow-list.mjs'
import { inWords } from '../web/model/listing.js'
import { decks } from './lib/decks.mjs'
import { banner } from './licences.mjs'
import { parts, scriptsOf } from './parts.mjs'
import { at, files, read, say, Stop, tool, write } from './lib/run.mjs'

export const LANGUAGES = ['es', 'en']
const NAMES = /** @type {Record<string, string>} */ ({ es: 'Español', en: 'English' })
const KINDS = ['home', 'chapter', 'game', 'problem', 'tool', 'guide']
const FIELDS = ['kind', 'title', 'short', 'lede', 'summary', 'chapter', 'order', 'family']
/** families of games and of contest problems, and their headings in lists */
const FAMILIES = /** @type {Record<string, Record<string, string>>} */ ({
  game: {
    heaps: 'Heaps',
    coins: 'Coins',
    numbers: 'Numbers and words',
    boards: 'Boards and cards',
  },
  problem: {
    nim: 'Nim in disguise',
    grundy: 'Grundy values',
    table: 'A table of wins and losses',
    shortcut: 'A mathematical shortcut',
    minimax: 'Minimax',
  },
})
/** what the list beside a page holds */
const LISTS = /** @type {Record<string, string>} */ ({ game: 'Games', problem: 'Problems' })
/** of pages with no family */
const FAMILY = 'heaps'

/**
 * @typedef {object} Page
 * @property {string} lang
 * @property {string} name   file name without .md, the same in every language
 * @property {string} file   where it was read
 * @property {string} out    where it is written, below dist/
 * @property {string} kind
 * @property {Record<string, string>} fields
 * @property {string} text   Markdown
 */

/** @param {string} text */
export const escape = (text) =>
  text.replace(
    /[&<>"]/g,
    (c) => /** @type {any} */ ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c],
  )

/**
 * @param {string} text
 * @returns {{ fields: Record<string, string>, text: string }}
 * @throws {Stop} where the front matter has a line or a name that means nothing
 */
export function frontMatter(text, file = 'page') {
  const match = /^---\r?\n([^]*?)\r?\n---\r?\n([^]*)$/.exec(text)
  if (!match) throw new Stop(`${file}: it opens with no front matter`)
  /** @type {Record<string, string>} */
  const fields = {}
  for (const line of match[1].split(/\r?\n/)) {
    if (!line.trim()) continue
    const pair = /^(\w+):\s*(.*)$/.exec(line)
    if (!pair) throw new Stop(`${file}: no "name: value" in the line ${JSON.stringify(line)}`)
    fields[pair[1]] = pair[2].trim().replace(/^(["'])(.*)\1$/, '$2')
  }
  return { fields, text: match[2] }
}

/** @param {string} root the project's folder @returns {Page[]} in reading order */
export function readPages(root) {
  /** @type {Page[]} */
  const pages = []
  for (const lang of LANGUAGES) {
    const folder = path.join(root, 'web', 'pages', lang)
    for (const file of files(folder, (name) => name.endsWith('.md'))) {
      const shown = path.relative(root, file)
      const { fields, text } = frontMatter(read(file), shown)
      const name = path.relative(folder, file).slice(0, -3).split(path.sep).join('/')
      const wrong = Object.keys(fields).find((field) => !FIELDS.includes(field))
      if (wrong)
        throw new Stop(`${shown}: the front matter has no "${wrong}" (${FIELDS.join(', ')})`)
      if (!KINDS.includes(fields.kind))
        throw new Stop(`${shown}: kind is one of ${KINDS.join(', ')}`)
      if (!fields.title) throw new Stop(`${shown}: it has no title`)
      const families = FAMILIES[fields.kind]
      if (families && !((fields.family ?? FAMILY) in families))
        throw new Stop(`${shown}: family is one of ${Object.keys(families).join(', ')}`)
      const out =
        fields.kind === 'home'
          ? lang === 'es'
            ? 'index.html'
            : `${lang}/index.html`
          : `${lang}/${name}.html`
      pages.push({ lang, name, file: shown, out, kind: fields.kind, fields, text })
    }
  }
  const rank = (/** @type {Page} */ page) => Number(page.fields.order ?? page.fields.chapter ?? 1e6)
  return pages.sort(
    (a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'en', { numeric: true }),
  )
}

/** Dollars around TeX, as KaTeX's MathML. @param {import('markdown-it').MarkdownIt} md */
function maths(md) {
  const set = (/** @type {string} */ tex, /** @type {boolean} */ displayMode) =>
    katex.renderToString(tex, { displayMode, output: 'mathml', throwOnError: true, strict: false })
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

/** Headings get an id from their words, so that a place in a page has an address. @param {import('markdown-it').MarkdownIt} md */
function anchors(md) {
  md.core.ruler.push('anchors', (state) => {
    /** @type {Map<string, number>} */
    const used = new Map()
    state.tokens.forEach((token, i) => {
      if (token.type !== 'heading_open') return
      const words = (state.tokens[i + 1].content ?? '')
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .toLowerCase()
      const slug = words.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'part'
      const times = used.get(slug) ?? 0
      used.set(slug, times + 1)
      token.attrSet('id', times ? `${slug}-${times + 1}` : slug)
    })
  })
}

/** @type {Record<string, string[]> | undefined} */
let own
/** Code that is shown and also runs, with the attributes of its element. @param {import('markdown-it').MarkdownIt} md */
function live(md) {
  const { fence } = md.renderer.rules
  md.renderer.rules.fence = (tokens, i, ...rest) => {
    const shown = fence?.(tokens, i, ...rest) ?? ''
    if (tokens[i].info !== 'html live') return shown
    const { content } = tokens[i]
    own ??= allowList(at('web'), false)
    const rows = [...content.matchAll(/<(cgt-\w+)/g)].map(([, name]) => {
      if (!own?.[name]) throw new Stop(`live code has an unknown element: ${name}`)
      const lines = scriptsOf(`<${name}>`)
        .slice(1)
        .map((file) => `; <code>${escape(`<script src="${file}"></script>`)}</code>`)
      return `<li><b>${name}</b> ${own[name].map((a) => `<code>${a}</code>`).join(', ')}${lines.join('')}</li>`
    })
    return `<figure class="fig">${content}<ul class="attributes">${rows.join('')}</ul></figure>\n${shown}`
  }
}

/** @param {string} text */
export function markdown(text) {
  const md = new MarkdownIt({ html: true, typographer: false })
  md.use(live)
  md.use(maths)
  md.use(anchors)
  // An element alone in a paragraph is a figure, not a sentence. A table or a
  // program may be wider than a phone: then the keyboard reaches it too.
  return md
    .render(text)
    .replace(/<p>(<(cgt-[a-z]+)\b[^]*?<\/\2>)<\/p>/g, (all, element) =>
      /<\/?p>/.test(element) ? all : element,
    )
    .replace(/<th>(<span class="katex">.*?<\/span>)<\/th>/g, (_, set) => {
      // A heading that is all formula has no text for some readers: the formula's own signs say it.
      const signs = set.replace(/<annotation.*?<\/annotation>/g, '').replace(/<[^>]*>/g, '')
      return `<th><span class="sr">${signs}</span><span aria-hidden="true">${set}</span></th>`
    })
    .replace(/<th><\/th>/g, '<td></td>') // a corner heads nothing
    .replace(/<pre>/g, '<pre tabindex="0">')
    .replace(/<table>[^]*?<\/table>/g, (table) => `<div class="scroll" tabindex="0">${table}</div>`)
}

/**
 * The programs of a contest problem or of an algorithm: to be copied, and, of a problem, the C that runs. What its C
 * includes of src/judge and no other problem is shown with it.
 * @param {string} root @param {string} id @param {boolean} withC
 * @returns {{ name: string, file: string, text: string }[]}
 */
function programs(root, id, withC) {
  /** @param {string} name @param {string[]} place */
  const one = (name, ...place) => ({
    name,
    file: place.join('/'),
    text: read(path.join(root, ...place)),
  })
  const toCopy = [
    one('C++', 'web', 'pages', 'programs', `${id}.cpp`),
    one('Python', 'web', 'pages', 'programs', `${id}.py`),
  ]
  if (!withC) return toCopy
  const c = one('C', 'src', 'judge', `${id}.c`)
  const shared = [...c.text.matchAll(/#include "(piles|taking)\.h"/g)].map(([, name]) =>
    one('C', 'src', 'judge', `${name}.c`),
  )
  return [...toCopy, c, ...shared]
}

/**
 * @param {string} root the project's folder
 * @returns {{ files: Map<string, string>, pages: Page[], problems: string[], used: Set<string> }}
 *   files: path below dist/ -> text; problems: what a reader would miss; used: the strings of the layouts
 */
export function render(root) {
  const pages = readPages(root)
  const folder = path.join(root, 'web', 'pages')
  const layouts = Object.fromEntries(
    files(folder, (file) => path.dirname(file) === folder && file.endsWith('.html')).map((file) => [
      path.basename(file, '.html'),
      read(file),
    ]),
  )
  // English is the key: it has no table.
  const tables = Object.fromEntries(
    LANGUAGES.filter((lang) => lang !== 'en').map((lang) => [
      lang,
      JSON.parse(read(path.join(root, 'text', `${lang}.json`))),
    ]),
  )
  /** @type {string[]} */
  const problems = []
  /** @type {Set<string>} */
  const used = new Set()
  /** @type {Map<string, string>} */
  const out = new Map()

  /** @param {string} lang @param {string} english */
  const t = (lang, english) => {
    used.add(english)
    if (lang === 'en') return english
    if (!(english in tables[lang]))
      problems.push(`text/${lang}.json has no ${JSON.stringify(english)} (site layout)`)
    return tables[lang][english] ?? english
  }
  /** @param {string} layout @param {string} lang @param {Record<string, string>} slots */
  const fill = (layout, lang, slots) => {
    if (!(layout in layouts)) throw new Stop(`web/pages/${layout}.html is missing`)
    return layouts[layout]
      .replace(/^<!--[^]*?-->\n/, '')
      .replace(/\{\{(t|both):(.*?)\}\}/g, (_, how, english) =>
        how === 't'
          ? escape(t(lang, english))
          : escape(JSON.stringify(Object.fromEntries(LANGUAGES.map((l) => [l, t(l, english)])))),
      )
      .replace(/\{\{(\w+)\}\}/g, (_, name) => {
        if (!(name in slots)) throw new Stop(`web/pages/${layout}.html: no slot is called ${name}`)
        return slots[name]
      })
  }

  const allDecks = decks(root)
  for (const page of pages) {
    const { lang } = page
    const mine = pages.filter((other) => other.lang === lang)
    const home = mine.find((other) => other.kind === 'home')
    const up = path.posix.dirname(page.out) === '.' ? '' : '../'
    /** @param {string} target below dist/ */
    const to = (target) => path.posix.relative(path.posix.dirname(page.out), target) || '.'
    const homeHref = home ? to(home.out) : up + 'index.html'
    const name = (/** @type {Page} */ other) => escape(other.fields.short ?? other.fields.title)
    const here = (/** @type {Page} */ other) => (other === page ? ' aria-current="page"' : '')

    /** Links as a reader follows them from where this page lies. @param {string} html */
    const links = (html) =>
      html.replace(/\b(href|src)="([^"#:]+)(#[^"]*)?"/g, (all, attr, target, hash = '') => {
        if (target.startsWith('/')) {
          problems.push(
            `${page.file}: ${target} starts at the server's root; from a USB stick there is none`,
          )
          return all
        }
        let below = path.posix.join(lang, target.replace(/^([^/]+)\.md$/, '$1.html'))
        if (home && below === `${lang}/index.html`) below = home.out
        return `${attr}="${to(below)}${hash}"`
      })
    let body
    try {
      body = links(markdown(page.text))
    } catch (error) {
      throw new Stop(`${page.file}: ${error.message}`)
    }
    /* a program to be read stands before the engine's own lines */
    body = body.replace(
      /(<figure(?:(?!<\/figure>)[^])*<cgt-code(?:(?!<\/figure>)[^])*<\/figure>)\s*((?:<p>)?\{\{copy:[\w-]+\}\}(?:<\/p>)?)/g,
      '$2\n$1',
    )
    body = body.replace(
      /(?:<p>)?\{\{(sample|programs|copy|words):([\w-]+)\}\}(?:<\/p>)?/g,
      (/** @type {string} */ _, /** @type {string} */ what, /** @type {string} */ id) => {
        if (what === 'sample')
          return Object.entries({ in: 'Input', out: 'Answer' })
            .map(([kind, name]) => {
              const file = path.join(root, 'tests', 'golden', 'contests', `${id}.${kind}`)
              return `<p>${escape(t(lang, name))}</p><pre>${escape(read(file))}</pre>`
            })
            .join('')
        if (what === 'words') {
          const lines = inWords(id, (key) => t(lang, key))
          if (!lines) throw new Stop(`${page.file}: no search is called ${id}`)
          const text = lines.map((line) => line.text.replace(/^ +/, '$&$&')).join('\n')
          return `<pre tabindex="0">${escape(text)}</pre>`
        }
        return programs(root, id, what === 'programs')
          .map(({ name, file, text }, i) => {
            const open = what === 'copy' && !i ? ' open' : ''
            const last = /** @type {string} */ (file.split('/').at(-1))
            const runs = name === 'C' ? `${t(lang, 'what runs here')}: ` : ''
            const copy = `<button class="btn" type="button" data-copy="${last}" data-copied="${escape(t(lang, 'Copied'))}"><span>${escape(t(lang, 'Copy'))}</span></button>`
            return `<details class="program"${open}><summary>${name} <small>${escape(runs)}${last}</small></summary>\n${copy}\n<pre tabindex="0"><code id="${last}">${escape(text)}</code></pre>\n</details>`
          })
          .join('\n')
      },
    )
    const other = LANGUAGES.find((l) => l !== lang) ?? lang
    /** A deck's HTML and PDF. @param {import('./lib/decks.mjs').Deck} deck @param {string} name */
    const deckLinks = (deck, name) => {
      const at = `href="${up}slides/${deck.name}`
      const tongue = deck.lang === lang ? '' : ` hreflang="${deck.lang}" lang="${deck.lang}"`
      return `<a ${at}.html"${tongue}>${escape(name)}</a> <a ${at}.pdf" aria-label="${escape(name)}, PDF"${tongue}>PDF</a>`
    }
    const mineOf = (/** @type {number} */ chapter) =>
      allDecks.find((deck) => deck.chapter === chapter && deck.lang === lang)
    const deckTable = () => {
      const heads = [t(lang, 'Chapter'), t(lang, 'Slides'), t(lang, 'How many'), t(lang, 'Minutes')]
      const rows = allDecks
        .filter((deck) => deck.lang === lang)
        .map((deck) => {
          const { chapter, slides, minutes } = deck
          const about = mine.find((p) => p.fields.chapter === String(chapter))
          const twin = allDecks.find((d) => d.chapter === chapter && d.lang === other)
          return [
            about
              ? `<a href="${to(about.out)}" aria-label="${escape(t(lang, 'Chapter'))} ${chapter}">${chapter}</a>`
              : chapter,
            ...[deckLinks(deck, deck.title), slides, minutes],
            twin ? deckLinks(twin, twin.title) : '',
          ]
        })
      /** @param {'th' | 'td'} tag @param {(string | number)[]} cells */
      const row = (tag, cells) => `<tr>${cells.map((c) => `<${tag}>${c}</${tag}>`).join('')}</tr>`
      return `<div class="scroll" tabindex="0"><table><thead>${row('th', [...heads, NAMES[other]])}</thead>\n<tbody>${rows
        .map((cells) => row('td', cells))
        .join('\n')}</tbody></table></div>`
    }
    body = body.replace('<p>{{decks}}</p>', deckTable)
    const lede = page.fields.lede ?? ''
    const heading = /^\s*<h1\b/.test(body) ? '' : `<h1>${escape(page.fields.title)}</h1>\n`

    const chapters = mine.filter((other) => other.kind === 'chapter')
    /** @param {string} kind */
    const familiesOf = (kind) =>
      Object.entries(FAMILIES[kind]).flatMap(([family, heading]) => {
        const pages = mine.filter((p) => p.kind === kind && (p.fields.family ?? FAMILY) === family)
        return pages.length ? [{ heading: escape(t(lang, heading)), pages }] : []
      })
    // the order of the lists is also that of the pages: previous and next stay in a family
    const row =
      page.kind === 'chapter'
        ? chapters
        : page.kind in FAMILIES
          ? familiesOf(page.kind).flatMap((family) => family.pages)
          : []
    const i = row.indexOf(page)
    const turn = (
      /** @type {Page | undefined} */ other,
      /** @type {string} */ rel,
      /** @type {string} */ label,
    ) =>
      other
        ? `<a rel="${rel}" href="${to(other.out)}"><span>${escape(t(lang, label))}</span><strong>${name(other)}</strong></a>`
        : ''
    const list = (/** @type {Page[]} */ rows) =>
      rows
        .map(
          (other) =>
            `<li><a href="${to(other.out)}"${here(other)}>${other.fields.chapter ? `<b>${escape(other.fields.chapter)}</b>` : ''}<span>${name(other)}</span></a></li>`,
        )
        .join('\n')
    /** A list under each family's name. @param {string} kind @param {string} level of its headings */
    const grouped = (kind, level) =>
      familiesOf(kind)
        .map(
          (family) =>
            `<${level}>${family.heading}</${level}>\n<ul class="toc">${list(family.pages)}</ul>`,
        )
        .join('\n')
    const icon = (/** @type {Page} */ other) => {
      const file = path.join(folder, 'icons', `${other.name}.svg`)
      if (fs.existsSync(file)) return read(file).trim()
      problems.push(
        `web/pages/icons/${other.name}.svg is missing: its card on the home page has no drawing`,
      )
      return ''
    }
    const card = (/** @type {Page} */ g) =>
      `<a href="${to(g.out)}"><div class="th">${icon(g)}</div><strong>${name(g)}</strong><span>${escape(g.fields.summary ?? g.fields.lede ?? '')}</span></a>`
    const twin = pages.find((p) => p.lang === other && p.name === page.name)
    if (!twin)
      problems.push(
        `${page.file}: web/pages/${other}/${page.name}.md, the same page in ${NAMES[other]}, is missing`,
      )

    const [hero, rest] = (() => {
      const cut = body.search(/<h2\b/)
      return cut < 0 ? [body, ''] : [body.slice(0, cut), body.slice(cut)]
    })()
    const deck = mineOf(Number(page.fields.chapter ?? NaN))
    /** @type {Record<string, string>} */
    const slots = {
      lang,
      up,
      home: homeHref,
      lede: escape(lede),
      title: escape(page.fields.title),
      short: (page.fields.chapter ? `${escape(page.fields.chapter)} · ` : '') + name(page),
      windowTitle: escape(
        page.kind === 'home' ? `Palitos · ${page.fields.title}` : `${page.fields.title} · Palitos`,
      ),
      heading,
      body,
      hero,
      rest: rest && `<section class="sec prose">${rest}</section>`,
      kind: page.kind,
      chapterList: list(chapters),
      gameList: grouped('game', 'h3'),
      list:
        page.kind in FAMILIES
          ? grouped(page.kind, 'h2')
          : `<ol class="toc">\n${list(chapters)}\n</ol>`,
      listName: escape(t(lang, LISTS[page.kind] ?? 'Chapters')),
      // the navigation's last entries: the pages that are neither chapter nor game
      tools: mine
        .filter((other) => other.kind === 'tool')
        .map((other) => `<a href="${to(other.out)}"${here(other)}>${name(other)}</a>`)
        .join('\n'),
      guides: mine
        .filter((other) => other.kind === 'guide')
        .map((other) => `<a href="${to(other.out)}"${here(other)}>${name(other)}</a>`)
        .join('\n'),
      first: chapters[0] ? to(chapters[0].out) : '#chapters',
      chapters: chapters
        .map(
          (c) =>
            `<li><a href="${to(c.out)}"><b>${escape(c.fields.chapter ?? '')}</b><div><strong>${name(c)}</strong><span>${escape(c.fields.summary ?? c.fields.lede ?? '')}</span></div></a></li>`,
        )
        .join('\n'),
      rows: String(Math.ceil(chapters.length / 2)),
      games: familiesOf('game')
        .map(
          (family) =>
            `<h3>${family.heading}</h3>\n<div class="gal">\n${family.pages.map(card).join('\n')}\n</div>`,
        )
        .join('\n'),
      deck: deck
        ? `<p class="deck">${deckLinks(deck, t(lang, 'Slides of this chapter'))} · ${deck.minutes} min</p>\n`
        : '',
      decks: [
        ['decks', 'Slides of each chapter'],
        ['class', 'In class: vote, link, QR'],
      ]
        .filter(([name]) => mine.some((other) => other.name === name))
        .map(
          ([name, words]) =>
            `<a href="${to(`${lang}/${name}.html`)}">${escape(t(lang, words))}</a>`,
        )
        .join('\n'),
      languages: LANGUAGES.map((l) => {
        const target =
          pages.find((p) => p.lang === l && p.name === page.name) ??
          pages.find((p) => p.lang === l && p.kind === 'home')
        return `<a href="${target ? to(target.out) : '#'}" hreflang="${l}" lang="${l}" aria-label="${NAMES[l]}"${l === lang ? ' aria-current="true"' : ''} data-language>${l.toUpperCase()}</a>`
      }).join(''),
      alternates: LANGUAGES.map((l) => pages.find((p) => p.lang === l && p.name === page.name))
        .filter((p) => p !== undefined)
        .map((p) => `<link rel="alternate" hreflang="${p.lang}" href="${to(p.out)}">`)
        .join(''),
      // the problems belong to the chapter of contests
      inChapters: /^(chapter|problem)$/.test(page.kind) ? ' aria-current="true"' : '',
      inGames: page.kind === 'game' ? ' aria-current="true"' : '',
      turns:
        turn(row[i - 1], 'prev', 'Previous') + turn(i < 0 ? undefined : row[i + 1], 'next', 'Next'),
    }
    slots.scripts = scriptsOf(body, path.join(root, 'web'))
      .map((file) => `<script src="${up}${file}"></script>`)
      .join('\n')
    slots.main = fill(page.kind === 'home' ? 'home' : 'page', lang, slots)
    if (out.has(page.out)) problems.push(`${page.file}: ${page.out} is written twice`)
    out.set(page.out, fill('layout', lang, slots))
  }
  for (const lang of LANGUAGES)
    if (!pages.some((page) => page.lang === lang && page.kind === 'home'))
      problems.push(`web/pages/${lang} has no page of kind home`)
  if ('embed' in layouts) {
    const scripts = parts(path.join(root, 'web')).flatMap(({ script, elements }) =>
      elements.map((name) => [name, script]),
    )
    const slots = { parts: escape(JSON.stringify(Object.fromEntries(scripts))) }
    out.set('embed.html', fill('embed', 'es', slots))
  }
  out.set('site.js', banner([]) + read(path.join(folder, 'site.js')))
  const styles = (/** @type {string} */ name) => read(path.join(root, 'web', 'styles', name))
  out.set(
    'palitos.css',
    styles('site.css').replace(/^@import '\.\/(.*)';$/gm, (_, name) => styles(name)),
  )
  out.set('headers.txt', headers([...out.values()]))
  return { files: out, pages, problems, used }
}

/** What a server may send with the pages: their own scripts, by hash, and no others. @param {string[]} texts */
export function headers(texts) {
  const inline = texts.flatMap((text) => [...text.matchAll(/<script>(.*?)<\/script>/gs)])
  const hashes = new Set(
    inline.map(([, code]) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`),
  )
  const policy = [
    "default-src 'self'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...[...hashes].sort()].join(' '),
    "worker-src 'self' blob:", // the service worker, and those of the solvers
    "style-src 'self' 'unsafe-inline'", // the first figure of each page is drawn into it
    "img-src 'self' data:",
    ...["object-src 'none'", "base-uri 'none'", "form-action 'none'"],
  ]
  return `Content-Security-Policy: ${policy.join('; ')}\nX-Content-Type-Options: nosniff\n`
}

const LIST = at('build', 'site.json')

/** What the last run wrote. @returns {string[]} */
export const written = () =>
  JSON.parse(read(LIST)).map((/** @type {string} */ file) => at('dist', file))

/**
 * Writes dist/, and takes away pages that are no more.
 * @param {Record<string, { tag: string, html: string }>} [first] by page, its first figure as it is drawn: tools/first.mjs
 */
export function site(first = {}) {
  const { files: out, pages, problems } = render(at())
  const old = fs.existsSync(LIST) ? JSON.parse(read(LIST)) : []
  for (const file of old) if (!out.has(file)) fs.rmSync(at('dist', file), { force: true })
  for (const [file, text] of out) {
    const { tag, html } = first[file] ?? { tag: '', html: '' }
    write(at('dist', file), tag ? text.replace(tag, () => tag + html) : text)
  }
  write(LIST, JSON.stringify([...out.keys()], null, 1) + '\n')
  for (const problem of new Set(problems)) say(`  ! ${problem}`)
  say(`${pages.length} pages in dist/`)
}

await tool(import.meta.url, () => site())
