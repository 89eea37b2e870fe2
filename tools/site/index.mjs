/**
 * index.mjs -- the static site: the pages of web/pages/ (pages.mjs), their text as Markdown (markdown.mjs) with what it
 * includes (includes.mjs) and the lists around it (lists.mjs), set in the layouts (layout.mjs), into dist/.
 * Links are written as if every page lay in dist/<language>/; view.mjs takes care of the home page, which lies above.
 * On the home page what stands before the first `## heading` is the hero, what follows comes after the lists.
 */
import { buildSync } from 'esbuild'
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { banner } from '../licences.mjs'
import { decks } from '../lib/decks.mjs'
import { at, read, say, Stop, tool, write } from '../lib/run.mjs'
import { parts, scriptsOf } from '../parts.mjs'
import { bring } from './includes.mjs'
import { ofCourse } from './course.mjs'
import { layouts } from './layout.mjs'
import { lists } from './lists.mjs'
import { escape, markdown } from './markdown.mjs'
import { LANGUAGES, NAMES, readPages } from './pages.mjs'
import { search } from './search.mjs'
import { withBuilder } from './starts.mjs'
import { viewOf } from './view.mjs'

/** @typedef {import('./pages.mjs').Page} Page */
/** @typedef {import('./view.mjs').View} View */

/** @param {View} view */
function textOf(view) {
  try {
    const text = markdown(view.page.text, {
      web: path.join(view.root, 'web'),
      link: view.link,
      bring: (what, id) => bring(view, what, id),
    })
    return view.page.kind === 'home'
      ? text
      : { ...text, html: withBuilder(view, ofCourse(view, text.html)), opening: '' }
  } catch (error) {
    throw new Stop(`${view.page.file}: ${error.message}`)
  }
}

/** Headings that close a chapter: what to remember, exercises, problems, and sources, which stand beside these. */
const CLOSING = 4
/** @param {string} html of a chapter */
function withEnding(html) {
  const heads = [...html.matchAll(/^<h2\b[^>]*id="([^"]*)"/gm)].slice(-CLOSING)
  if (heads.length < CLOSING) return html
  const [start, sources] = [heads[0].index, heads[CLOSING - 1].index]
  const id = heads[CLOSING - 1][1]
  return `${html.slice(0, start)}<div class="ending prose">
${html.slice(start, sources)}<aside aria-labelledby="${id}">
${html.slice(sources)}</aside>
</div>
`
}

/** @param {View} view @returns {Record<string, string>} slots of the layouts */
function slotsOf(view) {
  const { page, root, lang, up, home, name } = view
  const { html, opening, headed } = textOf(view)
  const { title, lede = '', chapter } = page.fields
  const rest = html.slice(opening.length)
  const body = page.kind === 'chapter' ? withEnding(html) : html
  return {
    ...{
      lang,
      up,
      home,
      page: page.name,
      kind: page.kind,
      lede: escape(lede),
      title: escape(title),
    },
    short: (chapter ? `${escape(chapter)} · ` : '') + name(page),
    windowTitle: escape(page.kind === 'home' ? `Palitos · ${title}` : `${title} · Palitos`),
    heading: headed ? '' : `<h1>${escape(title)}</h1>\n`,
    body,
    hero: opening,
    rest: rest && `<section class="sec prose">${rest}</section>`,
    ...scriptsIn(html, up, path.join(root, 'web')),
    ...lists(view),
  }
}

/** Build of dist/palitos.js, e.g. 1f3a90bc; '' before it is built. */
function build() {
  const file = at('dist', 'palitos.js')
  return (fs.existsSync(file) && /\bbuild:\s*["'](\w+)/.exec(read(file))?.[1]) || ''
}

/**
 * Preloads scripts of the first figure only: on a slow line others would delay it.
 * @param {string} html @param {string} up to dist/ @param {string} web the folder
 */
function scriptsIn(html, up, web) {
  const [, figure = '', attributes = ''] = /<(cgt-[a-z-]+)\b([^>]*)>/.exec(html) ?? []
  /* cgt-tree `uses` cgt-code, which it shows only with `code` */
  const whole = figure !== 'cgt-tree' || /\scode\b/.test(attributes)
  const own = whole ? scriptsOf(`<${figure}>`, web) : []
  const first = parts(web).filter(
    ({ elements, script }) => own.includes(script) || elements.includes(figure),
  )
  return {
    preload: first
      .map(({ script }) => `<link rel="preload" as="script" href="${up}${script}?${build()}">\n`)
      .join(''),
    later: [
      ...(html.includes('<div class="terms"') ? ['terms.js'] : []),
      ...(html.includes(' data-looks ') ? ['looks.js'] : []),
    ].join(' '),
  }
}

/**
 * @param {string} root the project's folder
 * @param {Record<string, string>} [drawings] page -> drawing of its card: tools/miniatures.mjs
 * @returns {{ files: Map<string, string>, pages: Page[], problems: string[] }}
 *   files: path below dist/ -> text; problems: sentences, e.g. a missing translation
 */
export function render(root, drawings = {}) {
  const web = path.join(root, 'web')
  const pages = readPages(root)
  /** @type {string[]} */
  const problems = []
  const report = (/** @type {string} */ problem) => void problems.push(problem)
  // English needs no table: it is the key
  const tables = Object.fromEntries(
    LANGUAGES.filter((lang) => lang !== 'en').map((lang) => [
      lang,
      JSON.parse(read(path.join(root, 'text', `${lang}.json`))),
    ]),
  )
  /** @param {string} lang @param {string} english */
  const t = (lang, english) => {
    if (lang === 'en') return english
    if (!(english in tables[lang]))
      report(`text/${lang}.json has no ${JSON.stringify(english)} (site layout)`)
    return tables[lang][english] ?? english
  }
  const { has, fill } = layouts(root, t)
  const site = { root, pages, decks: decks(root), t, report, drawings }
  /** @type {Map<string, string>} */
  const out = new Map()
  /** @type {{ page: Page, html: string }[]} */
  const texts = []
  for (const page of pages) {
    const { file, lang, name, kind } = page
    const view = viewOf(page, site)
    const slots = slotsOf(view)
    texts.push({ page, html: slots.body })
    const shown = leftover(slots.body)
    if (shown) report(`${file}: the page shows its own marks, ${JSON.stringify(shown)}`)
    if (!pages.some((other) => other.lang === view.other && other.name === name))
      report(
        `${file}: web/pages/${view.other}/${name}.md, the same page in ${NAMES[view.other]}, is missing`,
      )
    if (kind === 'door') continue
    if (out.has(page.out)) report(`${file}: ${page.out} is written twice`)
    const main = fill(kind === 'home' ? 'home' : 'page', lang, slots)
    out.set(page.out, fill('layout', lang, { ...slots, main }))
  }
  for (const lang of LANGUAGES)
    if (!pages.some((page) => page.lang === lang && page.kind === 'home'))
      report(`web/pages/${lang} has no page of kind home`)
  for (const lang of LANGUAGES) {
    out.set(
      `search-${lang}.js`,
      search(web, lang, texts, (english) => t(lang, english)),
    )
  }
  if (has('embed')) {
    const bundled = (/** @type {string} */ name) =>
      buildSync({
        entryPoints: [path.join(web, 'site', name)],
        ...{ bundle: true, minify: true, write: false, format: 'iife', target: 'es2022' },
        charset: 'ascii',
      }).outputFiles[0].text.trim()
    out.set('scorm.js', banner([]) + bundled('scorm.js'))
    out.set('scorm.json', JSON.stringify({ challenges: challenges(pages) }))
    const slots = {
      script: bundled('embed.js'),
      about: escape(
        JSON.stringify(
          Object.fromEntries(LANGUAGES.map((lang) => [lang, aboutEmbed((key) => t(lang, key))])),
        ),
      ),
    }
    out.set('embed.html', fill('embed', 'es', slots))
  }
  for (const name of ['site.js', 'home.js', 'terms.js', 'looks.js'])
    out.set(name, banner([]) + read(path.join(web, 'site', name)))
  const styles = (/** @type {string} */ name) => read(path.join(web, 'styles', name))
  out.set(
    'palitos.css',
    styles('site.css').replace(/^@import '\.\/(.*)';$/gm, (_, name) => styles(name)),
  )
  out.set('headers.txt', headers([...out.values()]))
  return { files: out, pages, problems }
}

/** Finds leftover Markdown or HTML that a reader would see, e.g. after a | inside an attribute in a table. @param {string} html @returns {string} the first, with its surroundings */
export function leftover(html) {
  const text = html
    .replace(/<(script|style|pre|code|math|svg|cgt-[a-z-]+)\b[^]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
  const mark =
    /&lt;\/?[a-z]|\*\*|\*\p{L}[^*\n]{0,60}\*|\]\([^)\s]+\)|(?<!\w)\$[^$\n]{1,30}\$/u.exec(text)
  return mark ? text.slice(Math.max(0, mark.index - 20), mark.index + 40) : ''
}

/** Challenges of each chapter, for its SCORM package. @param {Page[]} pages @returns {Record<string, Record<string, { title: string, note: string, tag: string }[]>>} */
export function challenges(pages) {
  /** @type {ReturnType<typeof challenges>} */
  const found = Object.fromEntries(LANGUAGES.map((lang) => [lang, {}]))
  for (const { lang, name, text, kind } of pages)
    for (const [, title, note, tag] of kind === 'chapter' ? text.matchAll(FIGURE) : [])
      (found[lang][name.split('-')[0]] ??= []).push({ title, note, tag })
  return found
}
const FIGURE =
  /<figure[^>]*>\n<header><h3>([^<]*)<\/h3>(?:<p[^>]*>([^<]*)<\/p>)?<\/header>\n(<cgt-challenge .*<\/cgt-challenge>)\n/g

/** Words of embed.html without an element in its address. @param {(english: string) => string} t */
const aboutEmbed = (t) => ({
  title: t('One game or figure alone, for a page of yours'),
  what: t(
    'After # its address names an element and its attributes. Try these, and put the one you want into an iframe:',
  ),
  line: `<iframe src="{address}" width="100%" height="640" title="Nim"></iframe>`,
  teachers: t('For teachers: all the ways to put a game into a class'),
})

/** HTTP headers for a server: a content security policy that allows the pages' own inline scripts, by hash. @param {string[]} texts */
export function headers(texts) {
  const inline = texts.flatMap((text) => [...text.matchAll(/<script>(.*?)<\/script>/gs)])
  const hashes = new Set(
    inline.map(([, code]) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`),
  )
  const policy = [
    "default-src 'self'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...[...hashes].sort()].join(' '),
    "worker-src 'self' blob:", // the service worker; the solvers' workers
    "style-src 'self' 'unsafe-inline'", // prerendered figures
    "img-src 'self' data:",
    ...["object-src 'none'", "base-uri 'none'", "form-action 'none'"],
  ]
  return `Content-Security-Policy: ${policy.join('; ')}\nX-Content-Type-Options: nosniff\n`
}

const LIST = at('build', 'site.json')

/** Files that the last run wrote. @returns {string[]} */
export const written = () =>
  JSON.parse(read(LIST)).map((/** @type {string} */ file) => at('dist', file))

/**
 * Writes the site into dist/ and removes pages that no longer exist.
 * @param {Record<string, { tag: string, html: string }>} [first] page -> its first figure: tools/prerender.mjs
 * @param {Record<string, string>} [drawings] page -> drawing of its card: tools/miniatures.mjs
 */
export function site(first = {}, drawings = {}) {
  const { files: out, pages, problems } = render(at(), drawings)
  const old = fs.existsSync(LIST) ? JSON.parse(read(LIST)) : []
  for (const file of old) if (!out.has(file)) fs.rmSync(at('dist', file), { force: true })
  for (const [file, text] of out) {
    const { tag, html } = first[file] ?? { tag: '', html: '' }
    write(at('dist', file), tag ? text.replace(tag, () => tag + html) : text)
  }
  write(LIST, JSON.stringify([...out.keys()], null, 1) + '\n')
  for (const problem of new Set(problems)) say(`  ! ${problem}`)
  say(`${pages.filter(({ kind }) => kind !== 'door').length} pages in dist/`)
}

await tool(import.meta.url, () => site())
