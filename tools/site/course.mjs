/**
 * course.mjs -- adds to a text of the course, when the site is built, the heads of its claims, the box of what a chapter needs, gives
 * and takes, the lines of contest problems, and the glossary's words for its terms.
 */
import { Stop } from '../lib/run.mjs'
import { withAttributes, withFirst, wordsOf } from './html.mjs'
import { escape, markdown } from './markdown.mjs'

/** @typedef {import('./pages.mjs').Page} Page */
/** @typedef {import('./view.mjs').View} View */

/** What a claim can be, and how its head says it: proved, found by search up to a bound, another's, or not known. */
export const CLAIMS = /** @type {Record<string, string>} */ ({
  theorem: 'Theorem',
  checked: 'Checked, not proved here',
  quoted: 'Quoted',
  open: 'Open question',
})

/** @param {View} view @param {string} html */
function withClaims({ t }, html) {
  return withFirst(html, ({ attributes }) => {
    const kind = attributes['data-claim']?.value
    if (kind === undefined) return ''
    if (!Object.hasOwn(CLAIMS, kind))
      throw new Stop(`data-claim is one of ${Object.keys(CLAIMS).join(', ')}, not "${kind}"`)
    const name = attributes['data-name']?.value
    return `\n<p class="claim-head">${escape(t(CLAIMS[kind]))}${name ? ` <span>(${name})</span>` : ''}</p>`
  })
}

/** minutes: what is as long as these is for two classes, for three */
const [CLASSES, MORE] = [90, 150]
const ONE = 'About {n} min'
const TWO = 'About {n} min, in two classes'
const THREE = 'About {n} min, in three classes'
/** @param {number} n */
const howLong = (n) => (n < CLASSES ? ONE : n < MORE ? TWO : THREE)
/** What a chapter builds on, what its reader can do afterwards, and how long it takes: under its first figure. @param {View} view @param {string} html */
function withHead({ page, mine, to, name, t }, html) {
  const { needs = '', gives, minutes } = page.fields
  if (page.kind !== 'chapter' || !gives) return html
  const chapters = needs
    .split(/\s+/)
    .filter(Boolean)
    .map((need) => {
      const other = mine.find((one) => one.kind === 'chapter' && one.name === need)
      if (!other) throw new Stop(`needs: there is no chapter ${need}`)
      return `<a href="${to(other.out)}">${escape(other.fields.chapter ?? '')}<span class="wide-only"> · ${name(other)}</span></a>`
    })
  const told = [
    minutes && escape(t(howLong(Number(minutes))).replace('{n}', minutes)),
    chapters.length
      ? `${escape(chapters.length > 1 ? t('Builds on chapters') : t('Builds on chapter'))} ${chapters.join(', ')}`
      : escape(t('Builds on nothing before it')),
  ].filter(Boolean)
  const head = `<p class="chapter-head"><b>${escape(t('When you finish you can:'))}</b> ${escape(gives)} <span>${told.join(' · ')}</span></p>\n`
  const end = '</figure>\n'
  const at = html.indexOf(end)
  return at < 0 ? head + html : html.slice(0, at + end.length) + head + html.slice(at + end.length)
}

/** A judge, with what is not sure of it. @param {string} said @param {View['t']} t */
function judge(said, t) {
  const [, name, doubt] = /^(.*?)(?: (unchecked|gone))?$/.exec(said.trim()) ?? []
  if (!doubt) return escape(name)
  return `${escape(name)} (${escape(doubt === 'gone' ? t('gone') : t('not checked'))})`
}
/** How hard a contest problem is, how long it takes and where it can be judged. @param {Page} problem @param {View['t']} t */
function told({ fields: { difficulty, minutes, judges } }, t) {
  return [
    difficulty && escape(t('Difficulty {n} of 5').replace('{n}', difficulty)),
    minutes && escape(t('about {n} min').replace('{n}', minutes)),
    judges &&
      `${escape(t('Judge:'))} ${judges
        .split(',')
        .map((one) => judge(one, t))
        .join(', ')}`,
  ]
    .filter(Boolean)
    .join(' · ')
}
/** The line of a contest problem. @param {View} view @param {string} id */
export function submitted({ mine, to, name, t }, id) {
  const problem = mine.find((one) => one.kind === 'problem' && one.name === `problem-${id}`)
  if (!problem) throw new Stop(`there is no problem ${id}`)
  return `<p class="submit"><a href="${to(problem.out)}">${name(problem)}</a> <span>${told(problem, t)}</span></p>`
}

/** the page of all terms */
export const GLOSSARY = 'glossary'
/** An entry: its heading, and its first paragraph, which defines it. */
const ENTRY = /(<h3 id="([^"]+)">(.*?)<\/h3>\s*<p>)([^]*?)(<\/p>)/g
/** @type {WeakMap<Page, Map<string, string>>} */
const entries = new WeakMap()
/** What the glossary says of each term, as HTML without links. @param {Page} glossary @returns {Map<string, string>} */
export function termsOf(glossary) {
  const known = entries.get(glossary)
  if (known) return known
  const found = [...markdown(glossary.text).html.matchAll(ENTRY)].map(([, , id, name, told]) => {
    const text = told.replace(/<\/?a\b[^>]*>/g, '')
    return /** @type {const} */ ([id, `<b>${name}</b> ${text}`])
  })
  const all = new Map(found)
  entries.set(glossary, all)
  return all
}
/** @param {View} view @param {string} html */
function withTerms({ mine, t }, html) {
  const glossary = mine.find(({ name }) => name === GLOSSARY)
  if (!glossary) return html
  const terms = termsOf(glossary)
  /** @type {Set<string>} */
  const used = new Set()
  const linked = html.replace(/<a href="(?:[^"]*\/)?glossary\.html#([\w-]+)"/g, (link, id) => {
    if (!terms.has(id)) throw new Stop(`the glossary has no term ${id}`)
    used.add(id)
    return `${link} class="term" aria-describedby="told-${id}"`
  })
  if (!used.size) return html
  const told = [...used].map((id) => `<p id="told-${id}">${terms.get(id)}</p>`)
  const again = escape(t('Tap again for the glossary'))
  return `${linked}<div class="terms" data-again="${again}" hidden>\n${told.join('\n')}\n</div>\n`
}
/** The glossary leads from each term to the chapter that defines it. @param {View} view @param {string} html */
function withChapters({ page, mine, to, t }, html) {
  if (page.name !== GLOSSARY) return html
  return html.replace(ENTRY, (_, head, id, name, told, end) => {
    const chapter = mine.find((one) => one.text.includes(`<dfn id="term-${id}"`))
    if (!chapter) return head + told + end
    const n = escape(`${t('Chapter')} ${chapter.fields.chapter}`)
    return `${head}${told} <a href="${to(chapter.out)}#term-${id}">${n}</a>${end}`
  })
}

/** Hints and solutions say of which exercise they are, for who hears them one after another. @param {View} view @param {string} html */
function withTasks({ t }, html) {
  let exercise = ''
  /** the fold that the next summary is of */
  let fold = ''
  return withAttributes(html, ({ name, after, attributes }) => {
    const kind = attributes.class?.value ?? ''
    if (name === 'details') fold = kind
    if (name !== 'summary') return new Map()
    const words = wordsOf(html.slice(after, html.indexOf('</summary>', after)), 'annotation').trim()
    if (fold === 'task') exercise = /^(\d+)\./.exec(words)?.[1] ?? ''
    if (!/^(hint|solution)$/.test(fold) || !exercise) return new Map()
    return new Map([
      ['aria-label', escape(`${words}, ${t('exercise {n}').replace('{n}', exercise)}`)],
    ])
  })
}

/** A page's text with all that. @param {View} view @param {string} html */
export function ofCourse(view, html) {
  const { page, t } = view
  const facts = page.kind === 'problem' && told(page, t)
  const opening = facts ? `<p class="submit"><span>${facts}</span></p>\n` : ''
  return (
    opening +
    withHead(view, withTerms(view, withChapters(view, withTasks(view, withClaims(view, html)))))
  )
}
