/** tree.js -- a project of a few files in a folder of its own, for tests that plant an error in it. */
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { at, read } from '../../tools/lib/run.mjs'

/**
 * @param {Record<string, string>} files path -> text
 * @returns {string} the folder; it is gone when the process ends
 */
export function tree(files) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'palitos-'))
  process.on('exit', () => fs.rmSync(root, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, text)
  }
  return root
}

/** @param {string} body @param {string} [kind] @param {string} [fields] more of its front matter, a line each */
export const page = (body, kind = 'chapter', fields = '') =>
  `---\ntitle: A\nkind: ${kind}\n${fields}---\n\n${body}\n`
/** A site of a home page and one chapter, in both languages. @type {Record<string, string>} */
export const site = {
  'text/es.json': read(at('text', 'es.json')),
  'web/site/layout.html':
    '<html lang="{{lang}}"><a href="{{home}}">{{main}}</a><script src="{{up}}palitos.js"></script>',
  'web/site/page.html': '{{heading}}{{body}}',
  'web/site/home.html': '{{heading}}{{hero}}{{rest}}',
  'web/site/site.js': '',
  'web/site/home.js': '',
  'web/site/terms.js': '',
  'web/site/looks.js': '',
  'web/site/search.js': '',
  'web/styles/tokens.css': '',
  'web/styles/site.css': '',
  'web/pages/es/index.md': page('[uno](a.html)', 'home'),
  'web/pages/en/index.md': page('[one](a.html#part) [two](a.md)', 'home'),
  'web/pages/es/a.md': page('## Parte\n\n[inicio](index.html) [en](../en/a.html)'),
  'web/pages/en/a.md': page(
    '## Part\n\n[here](#part) [state](#part&game=nim) [mail](mailto:a@b.c) [out](https://example.org/)',
  ),
}
