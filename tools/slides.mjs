/**
 * slides.mjs -- builds each deck of slides/ as one offline HTML file and a PDF in dist/slides/, by Marp with
 * slides/marp.config.mjs. The HTML needs no browser; the PDF is printed by Chromium. Marp and the browser are started
 * once for all decks that changed: alone a deck takes 1.5 s, as one of many 0.2 s (PDF: 3 s and 0.8 s).
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { chromium } from './lib/browsers.mjs'
import { decks, TO_COPY } from './lib/decks.mjs'
import { at, files, read, run, say, Stop, write } from './lib/run.mjs'
import { step } from './lib/steps.mjs'
import { undate } from './lib/undated.mjs'
import { FONTS, scriptsOf } from './parts.mjs'
import { theme } from './theme.mjs'

const MARP = at('node_modules', '@marp-team', 'marp-cli', 'marp-cli.js')
/** @type {Record<string, string>} picture's extension -> MIME type */
const TYPES = {
  ...{ svg: 'image/svg+xml', png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg' },
  ...{ gif: 'image/gif', webp: 'image/webp' },
}
const CONFIG = at('slides', 'marp.config.mjs')

/** Puts a deck's pictures into its Markdown as data: addresses. @param {string} text @param {string} folder of the deck @returns {string} */
export const pictured = (text, folder) =>
  text.replace(/(!\[[^\]]*\]\()([^)\s:]+)(\))/g, (all, before, name, after) => {
    const file = path.join(folder, decodeURI(name))
    const type = TYPES[path.extname(file).slice(1)]
    if (!type || !fs.existsSync(file)) return all
    return `${before}data:${type};base64,${fs.readFileSync(file).toString('base64')}${after}`
  })

/**
 * Runs Marp once.
 * @param {string[]} all Markdown files
 * @param {string} folder what to write into, under the same names
 * @param {string} type html, pdf, pptx or notes
 * @param {{ env?: Record<string, string>, args?: string[] }} [more] env: PALITOS_ANSWERS, see slides/marp.config.mjs; args: of Marp
 */
export async function convert(all, folder, type, { env: more = {}, args: others = [] } = {}) {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, ...more }
  if (type !== 'html') {
    const browser = chromium()
    if (!browser) throw new Stop('Chromium is missing: node tools/setup.mjs --test')
    env.CHROME_PATH = browser
  }
  // Marp writes several files to another folder only if they are all files of one folder
  fs.mkdirSync(at('build'), { recursive: true })
  const input = fs.mkdtempSync(at('build', 'decks-'))
  try {
    for (const file of all)
      fs.writeFileSync(
        path.join(input, path.basename(file)),
        pictured(read(file), path.dirname(file)),
      )
    const args = [MARP, ...others, '--config-file', CONFIG, '--no-stdin', '-I', input, '-o', folder]
    await run(
      process.execPath,
      [...args, `--${type}`].filter((arg) => arg !== '--html'),
      { env, limit: 1800 }, // forty decks in one run
    )
    if (type === 'pdf')
      for (const file of all) await undate(path.join(folder, `${path.basename(file, '.md')}.pdf`))
  } finally {
    fs.rmSync(input, { recursive: true })
  }
}

/** Gathers calls of the same turn of the event loop into one run. @param {(all: string[]) => Promise<void>} work */
function together(work) {
  /** @type {string[]} */
  const all = []
  /** @type {Promise<void> | undefined} */
  let running
  return (/** @type {string} */ one) => {
    all.push(one)
    return (running ??= Promise.resolve().then(() => work(all)))
  }
}

/** @param {{ pdf?: boolean }} [what] @returns {Promise<void>} */
export async function slides({ pdf = true } = {}) {
  const all = decks()
  if (!all.length) say('slides/ has no deck')
  const folder = at('dist', 'slides')
  for (const type of pdf ? ['html', 'pdf'] : ['html']) {
    const work = together(async (changed) => {
      const begun = performance.now()
      await convert(changed, folder, type)
      const time = ((performance.now() - begun) / 1000).toFixed(1)
      say(`slides: ${changed.length} ${type.toUpperCase()} made in ${time} s`)
    })
    await Promise.all(
      all.map(({ file, name }) =>
        step(`slides-${name}-${type}`, {
          reads: [
            ...[file, 'web/styles/tokens.css', 'package-lock.json', 'dist/LICENSES.txt'],
            ...[...scriptsOf(read(file)), FONTS].map((script) => `dist/${script}`),
            ...['tools/slides.mjs', 'tools/theme.mjs', 'tools/allow-list.mjs', 'tools/parts.mjs'],
            ...[
              'tools/lib/marp.mjs',
              'tools/lib/qr.mjs',
              'web/teach/qr.js',
              'tools/lib/script.mjs',
              'tools/lib/undated.mjs',
            ],
            ...files(at('slides'), (other) => !other.endsWith('.md')),
          ],
          writes: [path.join(folder, `${name}.${type}`)],
          work: () => work(file),
          quiet: true,
        }),
      ),
    )
  }
  for (const name of fs.readdirSync(at('slides')))
    if (/\.md$/.test(name) && !all.some((deck) => path.basename(deck.file) === name) && !/^(README|template.*)\.md$/.test(name)) // prettier-ignore
      say(`slides/${name} is left out: a deck of the course begins with its chapter. npm run slides -- slides/${name} makes it`) // prettier-ignore

  for (const name of TO_COPY)
    write(path.join(folder, name), name === 'theme.css' ? theme() : read(at('slides', name)))
  // files of decks that were removed
  const made = new Set(TO_COPY)
  for (const { name } of all) made.add(`${name}.html`).add(`${name}.pdf`)
  for (const file of fs.readdirSync(folder)) if (!made.has(file)) fs.rmSync(path.join(folder, file))
}
