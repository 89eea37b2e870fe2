/**
 * course.mjs -- what a text of the course is given when the site is built: the heads of its claims, what a chapter needs,
 * gives and takes, and the lines of contest problems.
 */
import { Stop } from '../lib/run.mjs'
import { withFirst } from './html.mjs'
import { escape } from './markdown.mjs'

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
    minutes && escape(t('About {n} min').replace('{n}', minutes)),
    chapters.length
      ? `${escape(chapters.length > 1 ? t('Builds on chapters') : t('Builds on chapter'))} ${chapters.join(', ')}`
      : escape(t('Builds on nothing before it')),
  ].filter(Boolean)
  const head = `<p class="chapter-head"><b>${escape(t('Afterwards you can:'))}</b> ${escape(gives)} <span>${told.join(' · ')}</span></p>\n`
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

/** A page's text with all that. @param {View} view @param {string} html */
export function ofCourse(view, html) {
  const { page, t } = view
  const facts = page.kind === 'problem' && told(page, t)
  const opening = facts ? `<p class="submit"><span>${facts}</span></p>\n` : ''
  return opening + withHead(view, withClaims(view, html))
}
