/**
 * pages.mjs -- the pages there are: web/pages/{es,en}/*.md, each with its front matter between two lines of three
 * dashes, one `name: value` a line:
 *   kind      home | chapter | game | problem | tool | guide (a tool's, that only other pages lead to) | section (where a
 *             section of the menu begins, with a list of its pages) | door (no page: an entry of menu and search)
 *   to        a door's: the page and the place that it leads to, e.g. exercises.html#codes
 *   title     its name in the window's title, in lists and, where no `# heading` opens the text, above it
 *   short     a shorter name for lists and the phone's header (title, where it is missing)
 *   lede      the sentence under the title, also the page's description
 *   summary   the line under its name on the home page (lede, where it is missing)
 *   chapter   a chapter's number            order   where it stands among pages of its kind (chapter, else name)
 *   also      other names of what it is about, for the search
 *   section   practise | laboratory | teachers: where the menu has it (a tool: laboratory; a guide: teachers). A chapter's:
 *             where it stands besides the course
 *   needs     a chapter's: the names of those it builds on, with spaces between. gives: what its reader can do afterwards
 *   minutes   how long a chapter takes to read and play, or a contest problem to solve: about
 *   difficulty a contest problem's: 1 to 5. judges: where it can be judged, with commas between; one of which that was not
 *             looked up, or that is gone, has ` unchecked` or ` gone` after it
 *   family    a game's: heaps | coins | numbers | boards | sides; a problem's, its method: nim | grundy | table | shortcut |
 *             minimax | sides: under whose name lists and the home page show it
 */
import * as path from 'node:path'
import { files, read, Stop } from '../lib/run.mjs'

export const LANGUAGES = ['es', 'en']
export const NAMES = /** @type {Record<string, string>} */ ({ es: 'Español', en: 'English' })
const KINDS = ['home', 'chapter', 'game', 'problem', 'tool', 'guide', 'section', 'door']
const FIELDS = [
  'kind',
  'to',
  'title',
  'short',
  'lede',
  'summary',
  'chapter',
  'order',
  'section',
  'also',
  'family',
  'needs',
  'gives',
  'minutes',
  'difficulty',
  'judges',
]
/** sections of the menu and their names */
export const SECTIONS = /** @type {Record<string, string>} */ ({
  course: 'Course',
  games: 'Games',
  practise: 'Practise',
  laboratory: 'Laboratory',
  teachers: 'Teachers',
})
/** section of a page without `section` */
const SECTION = /** @type {Record<string, string>} */ ({
  chapter: 'course',
  game: 'games',
  problem: 'practise',
  tool: 'laboratory',
  guide: 'teachers',
})
/** families of games and of contest problems, and their headings in lists */
export const FAMILIES = /** @type {Record<string, Record<string, string>>} */ ({
  game: {
    heaps: 'Heaps',
    coins: 'Coins',
    numbers: 'Numbers and words',
    boards: 'Boards and cards',
    sides: 'Left and Right',
  },
  problem: {
    nim: 'Nim in disguise',
    grundy: 'Grundy values',
    table: 'A table of wins and losses',
    shortcut: 'A mathematical shortcut',
    minimax: 'Minimax',
    sides: 'Each player with their own moves',
  },
})
/** family of pages without `family` */
const FAMILY = 'heaps'

/**
 * @typedef {object} Page
 * @property {string} lang
 * @property {string} name   file name without .md, the same in every language
 * @property {string} file   where it was read
 * @property {string} out    where it is written, below dist/; where a door leads
 * @property {string} kind
 * @property {Record<string, string>} fields
 * @property {string} text   Markdown
 */

/** @param {Page} page */
export const familyOf = (page) => page.fields.family ?? FAMILY

/** Section that the menu marks on a page. @param {Page} page @returns {string} '' on the home page */
export const sectionOf = ({ kind, fields }) =>
  (kind === 'chapter' ? '' : fields.section) || (SECTION[kind] ?? '')

/**
 * @param {string} text
 * @returns {{ fields: Record<string, string>, text: string }}
 * @throws {Stop} if the front matter has an unknown line or name
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

/** @param {string} root @param {string} lang @param {string} file @returns {Page} */
function readPage(root, lang, file) {
  const shown = path.relative(root, file)
  const { fields, text } = frontMatter(read(file), shown)
  const name = path.basename(file, '.md')
  const { kind } = fields
  const wrong = Object.keys(fields).find((field) => !FIELDS.includes(field))
  if (wrong) throw new Stop(`${shown}: the front matter has no "${wrong}" (${FIELDS.join(', ')})`)
  if (!KINDS.includes(kind)) throw new Stop(`${shown}: kind is one of ${KINDS.join(', ')}`)
  if (fields.section && !(fields.section in SECTIONS))
    throw new Stop(`${shown}: section is one of ${Object.keys(SECTIONS).join(', ')}`)
  if (!fields.title) throw new Stop(`${shown}: it has no title`)
  if (fields.minutes !== undefined && !/^[1-9]\d{0,2}$/.test(fields.minutes))
    throw new Stop(`${shown}: minutes is a number from 1 to 999`)
  if (fields.difficulty !== undefined && !/^[1-5]$/.test(fields.difficulty))
    throw new Stop(`${shown}: difficulty is a number from 1 to 5`)
  const page = { lang, name, file: shown, out: `${lang}/${name}.html`, kind, fields, text }
  if (kind in FAMILIES && !(familyOf(page) in FAMILIES[kind]))
    throw new Stop(`${shown}: family is one of ${Object.keys(FAMILIES[kind]).join(', ')}`)
  if ((kind === 'door') !== 'to' in fields)
    throw new Stop(`${shown}: a door has "to", and nothing else has`)
  if (kind === 'door') page.out = `${lang}/${fields.to}`
  if (kind === 'home') page.out = lang === LANGUAGES[0] ? 'index.html' : `${lang}/index.html`
  return page
}

/** @param {string} root the project's folder @returns {Page[]} in reading order */
export function readPages(root) {
  const pages = LANGUAGES.flatMap((lang) =>
    files(path.join(root, 'web', 'pages', lang), (name) => name.endsWith('.md')).map((file) =>
      readPage(root, lang, file),
    ),
  )
  const rank = (/** @type {Page} */ page) => Number(page.fields.order ?? page.fields.chapter ?? 1e6)
  return pages.sort(
    (a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'en', { numeric: true }),
  )
}
