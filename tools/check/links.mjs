/** links.mjs -- checks that every link of the site leads to a page that is built, to a place in it, or to a file that is made. */
import * as path from 'node:path'
import { decks, TO_COPY } from '../lib/decks.mjs'
import { KITS } from '../lib/kits.mjs'
import { parts, WHOLE } from '../parts.mjs'

/** @param {string} root @returns {Promise<string[]>} with problems that the builder reports */
export async function links(root) {
  const { render } = await import('../site/index.mjs')
  const { files: pages, problems } = render(root)
  const scripts = [WHOLE, ...parts(path.join(root, 'web')).map(({ script }) => script)]
  const made = new Set([...pages.keys(), 'palitos.js', ...scripts, 'palitos.wasm'])
  for (const { name } of decks(root)) made.add(`slides/${name}.html`).add(`slides/${name}.pdf`)
  for (const name of TO_COPY) made.add(`slides/${name}`)
  for (const name of KITS) made.add(`kits/${name}`)
  /** @type {Map<string, Set<string>>} */
  const ids = new Map()
  for (const [name, html] of pages)
    ids.set(name, new Set([...html.matchAll(/\sid="([^"]*)"/g)].map((m) => m[1])))
  for (const [name, html] of pages) {
    if (!name.endsWith('.html')) continue
    for (const [, attribute, link] of html
      .replace(/<cgt-code\b[^>]*>/g, '')
      .matchAll(/\s(href|src)="([^"]*)"/g)) {
      // the builder refuses addresses that begin with /
      if (/^(data:|mailto:|\/(?!\/))/.test(link)) continue
      if (/^(https?:)?\/\//.test(link)) {
        if (attribute === 'src') problems.push(`${name} loads ${link} from the network`)
        continue
      }
      const [address, hash] = link.split('#')
      const target = address.replace(/\?.*/, '')
      const file = target ? path.posix.join(path.posix.dirname(name), target) : name
      if (!made.has(file)) problems.push(`${name} links to ${link}, which is not there`)
      // a fragment: an id, then &-separated state of an element
      else if (
        hash &&
        file !== 'embed.html' &&
        !ids.get(file)?.has(decodeURIComponent(hash.split('&')[0]))
      )
        problems.push(`${name} links to ${link}, and ${file} has no place of that name`)
    }
  }
  return [...new Set(problems)]
}
