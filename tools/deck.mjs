/**
 * deck.mjs -- `npm run slides`: every deck of the course in dist/slides/ (slides.mjs). With files, each of them, wherever it is, and beside it
 * all that a lecture needs:
 *
 *   npm run slides -- my.md          my.html, all of it in one file
 *                                    my.pdf, with answers; my.students.pdf, without; my.notes.pdf, each slide above its note
 *                                    my.pptx, pictures of the slides as they begin
 *   npm run slides -- my.md html pdf   only these: html, pdf, students, notes, pptx
 *
 * It says what it ignores. Notes are for paper: A4, upright.
 */
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './build.mjs'
import { browsing } from './lib/browser.mjs'
import { at, read, say, Stop, tool } from './lib/run.mjs'
import { undate } from './lib/undated.mjs'
import { convert } from './slides.mjs'

const KINDS = ['html', 'pdf', 'students', 'notes', 'pptx']

/** Style of a sheet: a slide above its note. */
const PAPER = `@page { size: A4; margin: 14mm }
html, body { background: #fff !important }
.sheet { break-inside: avoid !important; break-after: page !important }
.sheet:last-child { break-after: auto !important }
.sheet > svg { display: block !important; width: 100% !important; height: auto !important; aspect-ratio: var(--shape); outline: 1px solid #999; break-before: auto !important; break-after: auto !important }
.sheet > .note { margin-top: 8mm; font: 400 11.5pt/1.5 var(--cgt-sans, sans-serif); color: #000 }
.sheet > .note p { margin: 0 0 0.7em }
.sheet > .note p:first-child { font-weight: 700 }`

/** Prints a deck with notes. @param {string} html a deck in Marp's bare template @param {string[]} notes one a slide @param {string} file */
async function withNotes(html, notes, file) {
  await browsing(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
    await page.goto(pathToFileURL(html).href)
    await page.waitForFunction(() => document.documentElement.dataset.room === 'ready')
    await page.evaluate(
      ({ notes, css }) => {
        const style = document.createElement('style')
        style.textContent = css
        document.head.append(style)
        const svgs = /** @type {SVGSVGElement[]} */ ([
          ...document.querySelectorAll('svg[data-marpit-svg]'),
        ])
        svgs.forEach((svg, i) => {
          const sheet = document.createElement('div')
          sheet.className = 'sheet'
          const { width, height } = svg.viewBox.baseVal
          sheet.style.setProperty('--shape', `${width} / ${height}`)
          const note = document.createElement('div')
          note.className = 'note'
          for (const text of notes[i].split(/\n\s*\n/)) {
            const p = document.createElement('p')
            p.textContent = text.trim()
            note.append(p)
          }
          svg.replaceWith(sheet)
          sheet.append(svg, note)
        })
      },
      { notes, css: PAPER },
    )
    await page.pdf({ path: file, preferCSSPageSize: true, printBackground: true })
    await undate(file)
  })
}

/** @param {string} file Markdown @param {string[]} kinds e.g. ['html', 'notes'] */
export async function outputs(file, kinds) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palitos-deck-'))
  const name = path.basename(file, '.md')
  const beside = (/** @type {string} */ end) => path.join(path.dirname(file), `${name}.${end}`)
  /** @param {string} from @param {string} end */
  const take = (from, end) => {
    fs.copyFileSync(path.join(folder, `${name}.${from}`), beside(end))
    const size = fs.statSync(beside(end)).size
    say(`${path.relative(process.cwd(), beside(end))}: ${(size / 1e6).toFixed(1)} MB`)
  }
  try {
    for (const kind of kinds) {
      if (kind === 'notes') {
        await convert([file], folder, 'html', { args: ['--template', 'bare'] })
        await convert([file], folder, 'notes')
        // Marp separates the notes of two slides by a line of dashes
        const notes = read(path.join(folder, `${name}.txt`)).split(/\n\n---\n\n/)
        await withNotes(path.join(folder, `${name}.html`), notes, path.join(folder, `${name}.notes.pdf`)) // prettier-ignore
        take('notes.pdf', 'notes.pdf')
      } else if (kind === 'students') {
        await convert([file], folder, 'pdf', { env: { PALITOS_ANSWERS: 'off' } })
        take('pdf', 'students.pdf')
      } else {
        await convert([file], folder, kind)
        take(kind, kind)
      }
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

await tool(import.meta.url, async (args) => {
  const kinds = args.filter((arg) => KINDS.includes(arg))
  const given = args.filter((arg) => !KINDS.includes(arg))
  if (!given.length && !kinds.length) return build()
  // npm changes to the project's folder; INIT_CWD is where it was started
  const files = given.map((name) => path.resolve(process.env.INIT_CWD ?? process.cwd(), name))
  const decks = files.filter((file) => file.endsWith('.md') && fs.existsSync(file))
  for (const file of files)
    if (!decks.includes(file))
      say(
        `${file} is left out: ${fs.existsSync(file) ? 'a deck ends in .md' : 'there is no such file'}`,
      )
  if (!decks.length) throw new Stop('no deck was named: npm run slides -- my.md')
  if (!fs.existsSync(at('dist', 'palitos.js'))) await build({ slides: false })
  for (const file of decks) await outputs(file, kinds.length ? kinds : KINDS)
})
