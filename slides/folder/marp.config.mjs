/**
 * marp.config.mjs -- the configuration of the folder palitos-slides: decks with live elements, by Marp alone.
 *
 *   npx @marp-team/marp-cli -c palitos-slides/marp.config.mjs my.md
 *
 * Theme, scripts and what needs them lie beside it. `npm run release` of the project makes the folder (tools/folder.mjs), this file with
 * all it imports in one.
 */
import * as fs from 'node:fs'
import { marpConfig, scriptsFor } from '../../tools/lib/marp.mjs'
import { withCodes } from '../../tools/lib/qr.mjs'

/** @param {string} name beside this file */
const read = (name) => fs.readFileSync(new URL(name, import.meta.url), 'utf8')
/** @type {{ elements: Record<string, string[]>, fonts: string } & import('../../tools/lib/marp.mjs').Facts} */
const facts = JSON.parse(read('facts.json'))

export default marpConfig({
  elements: () => facts.elements,
  theme: () => read('theme.css'),
  scripts: (html) => [...scriptsFor(html, facts), facts.fonts, 'room.js'].map(read),
  licences: () => read('LICENSES.txt'),
  drawn: withCodes,
})
