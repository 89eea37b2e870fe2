/**
 * service-worker.mjs -- writes dist/sw.js: web/site/sw.js with the list of files to cache, each with its hash. Pages, scripts and styles
 * are cached at once, decks when they are opened; PDF, Node's wasm, and files that hardly any page loads, are not.
 */
import * as fs from 'node:fs'
import { banner } from './licences.mjs'
import { at, below, files, hash, read, write } from './lib/run.mjs'
import { createHash } from 'node:crypto'
import { step } from './lib/steps.mjs'

const SOURCE = at('web', 'site', 'sw.js')

/** @param {string} dist @returns {string[]} absolute paths of the files to cache */
export const kept = (dist) =>
  files(dist, (file) => {
    const name = below(file, dist)
    return (
      /\.(html|js|css|svg|png)$/.test(name) &&
      !/^slides\//.test(name) &&
      !/^(sw|palitos-.*|palitos\/code)\.js$/.test(name)
    )
  })

/** @param {string} dist @returns {string} text of sw.js */
export function worker(dist) {
  const list = Object.fromEntries(
    kept(dist).map((file) => [
      below(file, dist),
      createHash('sha256').update(fs.readFileSync(file)).digest('hex').slice(0, 16),
    ]),
  )
  const text = JSON.stringify({ version: hash([JSON.stringify(list)]).slice(0, 12), files: list })
  return banner([]) + read(SOURCE).replace("JSON.parse('{}')", () => text)
}

/** The last step of a build. */
export const offline = () =>
  step('offline', {
    reads: [SOURCE, 'tools/service-worker.mjs', ...kept(at('dist'))],
    writes: [at('dist', 'sw.js')],
    work: () => write(at('dist', 'sw.js'), worker(at('dist'))),
    quiet: true,
  })
