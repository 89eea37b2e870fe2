/**
 * course.mjs -- adds to a text of the course, when the site is built, the heads of its claims, the box of what a chapter needs, gives
 * and takes, the lines of contest problems, and the glossary's words for its terms.
 */
import { Stop } from '../lib/run.mjs'
import { withAttributes, withFirst, wordsOf } from './html.mjs'
import { escape, markdown } from './markdown.mjs'

/** @typedef {import('./pages.mjs').Page} Page */
/** @typedef {import('./view.mjs').View} View */

/** kind of a claim -> head: proved, checked by search up to a bound, quoted, or open */
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

/** minutes from which a chapter takes two classes, three */
const [CLASSES, MORE] = [90, 150]
const ONE = 'About {n} min'
const TWO = 'About {n} min, in two classes'
const THREE = 'About {n} min, in three classes'
/** @param {number} n */
const howLong = (n) => (n < CLASSES ? ONE : n < MORE ? TWO : THREE)
/** Puts a chapter's box (what it needs, what its reader can do afterwards, how long it takes) under its first figure. @param {View} view @param {string} html */
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

/** Writes "Kattis" or "COJ (gone)". @param {string} said e.g. "COJ gone" @param {View['t']} t */
function judge(said, t) {
  const [, name, doubt] = /^(.*?)(?: (unchecked|gone))?$/.exec(said.trim()) ?? []
  if (!doubt) return escape(name)
  return `${escape(name)} (${escape(doubt === 'gone' ? t('gone') : t('not checked'))})`
}
/** Difficulty, minutes and judges of a contest problem. @param {Page} problem @param {View['t']} t */
function factsOf({ fields: { difficulty, minutes, judges } }, t) {
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
/** Link to a contest problem, and its facts. @param {View} view @param {string} id */
export function submitted({ mine, to, name, t }, id) {
  const problem = mine.find((one) => one.kind === 'problem' && one.name === `problem-${id}`)
  if (!problem) throw new Stop(`there is no problem ${id}`)
  return `<p class="submit"><a href="${to(problem.out)}">${name(problem)}</a> <span>${factsOf(problem, t)}</span></p>`
}

export const GLOSSARY = 'glossary'
/** An entry: its heading, and its first paragraph, which defines it. */
const ENTRY = /(<h3 id="([^"]+)">(.*?)<\/h3>\s*<p>)([^]*?)(<\/p>)/g
/** @type {WeakMap<Page, Map<string, string>>} */
const entries = new WeakMap()
/** term's id -> its definition as HTML without links. @param {Page} glossary @returns {Map<string, string>} */
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
/** In the glossary, links each term to the chapter that defines it. @param {View} view @param {string} html */
function withChapters({ page, mine, to, t }, html) {
  if (page.name !== GLOSSARY) return html
  return html.replace(ENTRY, (_, head, id, name, told, end) => {
    const chapter = mine.find((one) => one.text.includes(`<dfn id="term-${id}"`))
    if (!chapter) return head + told + end
    const n = escape(`${t('Chapter')} ${chapter.fields.chapter}`)
    return `${head}${told} <a href="${to(chapter.out)}#term-${id}">${n}</a>${end}`
  })
}

/** Labels hints and solutions with their exercise, for screen readers that list them. @param {View} view @param {string} html */
function withTasks({ t }, html) {
  let exercise = ''
  /** kind of the fold around the next summary */
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

/** Applies all of the above to a page's text. @param {View} view @param {string} html */
export function ofCourse(view, html) {
  const { page, t } = view
  const facts = page.kind === 'problem' && factsOf(page, t)
  const opening = facts ? `<p class="submit"><span>${facts}</span></p>\n` : ''
  return (
    opening +
    withHead(view, withTerms(view, withChapters(view, withTasks(view, withClaims(view, html)))))
  )
}
