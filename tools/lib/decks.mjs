/** decks.mjs -- which decks there are: slides/*.md that begin with a number, each with its title and language. */
import * as path from 'node:path'
import { files, read, root } from './run.mjs'

/** @typedef {{ file: string, name: string, title: string, lang: string }} Deck */

/** @param {string} [project] @returns {Deck[]} */
export const decks = (project = root) =>
  files(path.join(project, 'slides'), (file) => /[/\\]\d[^/\\]*\.md$/.test(file)).map((file) => {
    const text = read(file)
    const name = path.basename(file, '.md')
    const title = /^title:\s*(.+)$/m.exec(text)?.[1] ?? /^# (.+)$/m.exec(text)?.[1] ?? name
    return {
      file,
      name,
      title: title.replace(/^(["'])(.*)\1$/, '$2'),
      lang: /^lang:\s*(\w+)/m.exec(text)?.[1] ?? 'es',
    }
  })
