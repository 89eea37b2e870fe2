/**
 * marp.config.mjs -- Marp for the decks of this folder, and for any other: tools/lib/marp.mjs says what it is told; what it needs is in dist/.
 *
 *   npm run slides                            every deck, as HTML and PDF, in dist/slides/
 *   npx marp -c slides/marp.config.mjs -s slides/     a live preview
 */
import * as fs from 'node:fs'
import { allowList } from '../tools/allow-list.mjs'
import { marpConfig } from '../tools/lib/marp.mjs'
import { withCodes } from '../tools/lib/qr.mjs'
import { FONTS, scriptsOf } from '../tools/parts.mjs'
import { theme } from '../tools/theme.mjs'

/** @param {string} name below the project's folder */
const read = (name) => fs.readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')

/** Once for all decks of a run. @template T @param {() => T} make @returns {() => T} */
function once(make) {
  /** @type {T | undefined} */
  let made
  return () => (made ??= make())
}

export default marpConfig({
  elements: once(allowList),
  theme: once(() => theme()),
  scripts: (html) => [
    ...[...scriptsOf(html), FONTS].map((name) => read(`dist/${name}`)),
    read('slides/room.js'),
  ],
  licences: () => read('dist/LICENSES.txt'),
  drawn: withCodes,
})
