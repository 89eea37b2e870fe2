/**
 * decks.mjs -- which decks there are: slides/*.md that begin with their chapter's number, each with its title, language,
 * how many slides it has and how many minutes it takes. A `# heading` begins a slide; its note begins with its minutes.
 */
import * as path from 'node:path'
import { files, read, root } from './run.mjs'

/** @typedef {{ file: string, name: string, chapter: number, title: string, lang: string, slides: number, minutes: number }} Deck */

/** beside the decks in dist/slides/: what they look like, and a deck to begin with */
export const TO_COPY = ['theme.css', 'template.md', 'template.en.md']

/** @param {string} text a deck's @returns {string[]} its slides */
export const slidesOf = (text) =>
  text
    .replace(/^---\n[^]*?\n---\n/, '')
    .split(/^(?=# )/m)
    .filter((slide) => slide.startsWith('# '))

/** @param {string} slide */
export const minutesOf = (slide) => Number(/^<!--\n(\d+) minut[eo]s?\./m.exec(slide)?.[1] ?? 0)

/** @param {string} [project] @returns {Deck[]} by chapter and language */
export const decks = (project = root) =>
  files(path.join(project, 'slides'), (file) => /[/\\]\d[^/\\]*\.md$/.test(file))
    .map((file) => {
      const text = read(file)
      const name = path.basename(file, '.md')
      const slides = slidesOf(text)
      const title = /^title:\s*(.+)$/m.exec(text)?.[1] ?? /^# (.+)$/m.exec(text)?.[1] ?? name
      return {
        file,
        name,
        chapter: parseInt(name, 10),
        title: title.replace(/^(["'])(.*)\1$/, '$2'),
        lang: /^lang:\s*(\w+)/m.exec(text)?.[1] ?? 'es',
        slides: slides.length,
        minutes: slides.reduce((sum, slide) => sum + minutesOf(slide), 0),
      }
    })
    .sort((a, b) => a.chapter - b.chapter)
