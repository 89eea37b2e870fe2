/**
 * scorm-package.js -- builds the zip of a SCORM 1.2 package: a page with tasks, the scripts, and the manifest. The same wish makes the same
 * bytes. Files of dist/ are given by the caller; scorm.js reports to the platform. No DOM.
 */
import { strToU8, zipSync } from 'fflate'
import { KINDS } from './exercise/index.js'
import { say } from './i18n.js'
import { escape, manifest } from './scorm.js'

/** A task: a heading, a line of text, and an element's tag. @typedef {{ title: string, note: string, tag: string }} Task */
/** Challenges by language and chapter, from dist/scorm.json. @typedef {{ challenges: Record<string, Record<string, Task[]>> }} Kit */
/** A set of exercises, which may be empty. @typedef {{ kinds: string[], seed: string, level: 1 | 2 | 3, count: number }} Set */
/**
 * @typedef {object} Wish
 * @property {import('./i18n.js').Lang} lang
 * @property {string} title
 * @property {Set} set
 * @property {Task[]} tasks they come after the set
 * @property {number} mastery the score, of 100, that is needed to pass
 * @property {boolean} same true if all students have the same exercises
 */

/** the score, of 100, that is needed to pass if a wish does not say it */
export const MASTERY = 60
/** the time of all files: the first that a zip can hold, so that the bytes are the same */
const TIME = new Date(1980, 0, 1)

/** The challenges of a chapter in a language. @param {Kit} kit @param {string} lang @param {string} chapter @returns {Task[]} */
export const challengesOf = (kit, lang, chapter) => kit.challenges[lang]?.[chapter] ?? []

/**
 * The task to beat the perfect computer. The person begins if that wins, else the computer does.
 * @param {import('../engine/engine.js').Game} game @param {string} start @param {import('./i18n.js').Lang} lang
 * @returns {Task | null} null if neither player can force a win @throws {import('../engine/errors.js').EngineError} it is no position
 */
export function gameTask(game, start, lang) {
  const { outcome } = game.solve(start)
  if (outcome !== 'win' && outcome !== 'loss') return null
  const { name, rules, facts } = game
  const t = (/** @type {string} */ key) => say(lang, key)
  const attributes = { game: name, rules, start, opponent: 'computer', level: 'perfect', first: outcome === 'win' ? 'me' : 'opponent', hide: 'hint values' } // prettier-ignore
  const tag = Object.entries(attributes).map(([key, value]) => `${key}="${escape(value)}"`).join(' ') // prettier-ignore
  return {
    title: t(facts.title),
    note: `${t(facts.how)} ${t('Win once against the perfect computer.')}`,
    tag: `<cgt-play ${tag}>${escape(t('This needs JavaScript.'))}</cgt-play>`,
  }
}

/** The title of a package that was given none. @param {Pick<Wish, 'lang' | 'set' | 'tasks'>} wish */
export const titleOf = ({ lang, set: { kinds, count }, tasks }) =>
  `Palitos: ${[...(count ? kinds.map((kind) => say(lang, KINDS[kind].title)) : []), ...tasks.map(({ title }) => title)].join(', ')}`.slice(0, 200) // prettier-ignore

const SCRIPTS = ['palitos-all.js', 'scorm.js']
/** the files of dist/ that a package has */
export const FILES = [...SCRIPTS, 'LICENSES.txt']

/** The page, as HTML. @param {Wish} wish */
function page({ lang, title, set, tasks, mastery, same }) {
  const t = (/** @type {string} */ key) => say(lang, key)
  const words = {
    solved: t('Solved {solved} of {count}: {score} of 100; {mastery} are needed to pass.'),
    outside: t('This page is not inside a learning platform: nothing is reported.'),
    silent: t('The platform does not answer: nothing is reported.'),
    passed: t('Handed in: passed.'),
    failed: t('Handed in: not passed. You can go on and hand it in again.'),
  }
  const { kinds, seed, level, count } = set
  const exercises = `<cgt-exercise kind="${kinds.join(' ')}" seed="${escape(seed)}" level="${level}" count="${count}" marks="">${escape(t('This needs JavaScript.'))}</cgt-exercise>`
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<link rel="icon" href="data:,">
<style>
body { max-width: 60rem; margin: 0 auto; padding: 1rem; font: 1.0625rem/1.5 'Atkinson Hyperlegible Next', system-ui, sans-serif; color: #1b1e24; background: #fff }
h1 { font-size: 1.5rem; line-height: 1.2 }
h2 { margin: 0; font-size: 1.2rem; line-height: 1.2 }
section { margin-top: 2.5rem }
section.done h2::after { content: ' ✓' }
section p { margin: .3rem 0 1rem }
#report { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: center; margin-top: 1.5rem; padding-top: 1rem; border-top: 2px solid #1b1e24 }
#report p { margin: 0; flex: 1 1 20rem }
button { min-height: 44px; padding: 0 1.2rem; font: inherit; font-weight: 650; color: #fff; background: #1b1e24; border: 0; border-radius: 8px }
button:focus-visible { outline: 3px solid #1b1e24; outline-offset: 3px }
@media (prefers-color-scheme: dark) { body { color: #f3f0ea; background: #17181c } #report { border-color: #f3f0ea } button { color: #17181c; background: #f3f0ea } button:focus-visible { outline-color: #f3f0ea } }
</style>
</head>
<body>
<main>
<h1>${escape(title)}</h1>
${count ? exercises : ''}
${tasks.map(({ title, note, tag }) => `<section class="task"><h2>${escape(title)}</h2><p>${escape(note)}</p>\n${tag}</section>`).join('\n')}
<div id="report" data-mastery="${mastery}" data-count="${count + tasks.length}" data-seed="${escape(seed)}"${same ? ' data-same="yes"' : ''} data-words="${escape(JSON.stringify(words))}">
<p role="status"></p>
<button type="button" id="hand-in" hidden>${escape(t('Hand in'))}</button>
</div>
</main>
${SCRIPTS.map((name) => `<script src="${name}"></script>`).join('\n')}
</body>
</html>
`
}

/** Builds the zip. @param {Wish} wish @param {(name: string) => Uint8Array} file gives a file of dist/ @returns {Uint8Array} */
export function packed(wish, file) {
  const { kinds, seed, level, count } = wish.set
  const identifier = ['org', 'palitos', ...(count ? kinds : []), seed, level, count, wish.tasks.length].join('.').replace(/[^\w.-]/g, '-') // prettier-ignore
  const texts = {
    'imsmanifest.xml': manifest({ identifier, title: wish.title, mastery: wish.mastery, files: ['index.html', ...FILES] }), // prettier-ignore
    'index.html': page(wish),
  }
  return zipSync(
    Object.fromEntries([
      ...Object.entries(texts).map(([name, text]) => [name, strToU8(text)]),
      ...FILES.map((name) => [name, file(name)]),
    ]),
    { mtime: TIME, level: 9 },
  )
}
