/**
 * decks.mjs -- lists the decks, slides/*.md whose name begins with their chapter's number, each with its title, language, number of
 * slides and minutes. A `# heading` begins a slide; its note begins with its minutes (slides/README.md).
 */
import * as path from 'node:path'
import { files, read, root } from './run.mjs'

/** @typedef {{ file: string, name: string, chapter: number, title: string, lang: string, slides: number, minutes: number }} Deck */

/** files beside the decks in dist/slides/: theme, script of a lecture, and templates */
export const TO_COPY = ['theme.css', 'room.js', 'template.md', 'template.en.md']

/** @param {string} text of a deck @returns {string[]} its slides */
export const slidesOf = (text) =>
  text
    .replace(/^---\n[^]*?\n---\n/, '')
    .split(/^(?=# )/m)
    .filter((slide) => slide.startsWith('# '))

/** @typedef {{ from: number, to: number }} Span minutes from the beginning of the class */
/**
 * Reads a slide's times from the first line of its note: `min 12–17 · 90: 20–28 · se salta`. A slide of the longer class
 * only has no `min`.
 * @param {string} slide
 * @returns {{ short: Span | null, long: Span | null, skip: boolean }} in a class of 50 minutes, of 90; skip: if time is short
 */
export function timesOf(slide) {
  const [, line] = /^<!--\n((?:min |90: )\d[^\n]*)$/m.exec(slide) ?? []
  const span = (/** @type {string} */ name) => {
    const found = new RegExp(`(?:^|· )${name} (\\d+)–(\\d+)`).exec(line ?? '')
    return found && { from: Number(found[1]), to: Number(found[2]) }
  }
  const [short, long] = [span('min'), span('90:')]
  return { short, long: long ?? short, skip: /· (se salta|skip)$/.test(line ?? '') }
}
/** Minutes of a slide in a class of 50. @param {string} slide */
export function minutesOf(slide) {
  const { short } = timesOf(slide)
  return short ? short.to - short.from : Number(/^<!--\n(\d+) minut[eo]s?\./m.exec(slide)?.[1] ?? 0)
}

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
