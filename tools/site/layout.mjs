/**
 * layout.mjs -- fills the layouts, web/site/*.html: slots {{name}}, and strings {{t:English}} (in the page's language) and
 * {{both:English}} (in all languages, as JSON), looked up in text/<language>.json like every other string.
 */
import * as path from 'node:path'
import { files, read, Stop } from '../lib/run.mjs'
import { escape } from './markdown.mjs'
import { LANGUAGES } from './pages.mjs'

/**
 * @param {string} root
 * @param {(lang: string, english: string) => string} t
 * @returns {{ has: (name: string) => boolean, fill: (name: string, lang: string, slots: Record<string, string>) => string }}
 */
export function layouts(root, t) {
  const folder = path.join(root, 'web', 'site')
  const all = Object.fromEntries(
    files(folder, (file) => path.dirname(file) === folder && file.endsWith('.html')).map((file) => [
      path.basename(file, '.html'),
      read(file).replace(/^<!--[^]*?-->\n/, ''),
    ]),
  )
  return {
    has: (name) => name in all,
    fill(name, lang, slots) {
      if (!(name in all)) throw new Stop(`web/pages/${name}.html is missing`)
      return all[name]
        .replace(/\{\{(t|both):(.*?)\}\}/g, (_, how, english) =>
          how === 't'
            ? escape(t(lang, english))
            : escape(JSON.stringify(Object.fromEntries(LANGUAGES.map((l) => [l, t(l, english)])))),
        )
        .replace(/\{\{(\w+)\}\}/g, (_, slot) => {
          if (!(slot in slots)) throw new Stop(`web/pages/${name}.html: no slot is called ${slot}`)
          return slots[slot]
        })
    },
  }
}
