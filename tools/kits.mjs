/**
 * kits.mjs -- makes dist/kits/: what a reader takes into another program. A Quarto extension, which is a Lua filter of pandoc too; a
 * notebook; a folder for Slidev; a note for Obsidian. Their sources lie in web/pages/kits/. The same dist/ gives the same bytes.
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { zipSync } from 'fflate'
import { at, read, write } from './lib/run.mjs'
import { step } from './lib/steps.mjs'
import { KITS } from './lib/kits.mjs'
import { whole } from './manifest.mjs'
import { WHOLE } from './parts.mjs'

const SOURCES = at('web', 'pages', 'kits')
/** what a zip can say first is 1980 */
const TIME = new Date(1980, 0, 1)

/** @param {Record<string, string | Uint8Array>} entries by path */
const zip = (entries) =>
  zipSync(
    Object.fromEntries(
      Object.entries(entries).map(([name, content]) => [
        name,
        [Buffer.from(content), { mtime: TIME, level: 9 }],
      ]),
    ),
  )
/** @param {string[]} place */
const source = (...place) => read(path.join(SOURCES, ...place))
/** A file of dist/. @param {string} name */
const dist = (name) => fs.readFileSync(at('dist', name))

/** Which attributes each element has, as Lua writes a table. */
export const luaElements = () =>
  whole()
    .map(
      ({ tag, attributes }) => `  ['${tag}'] = '${attributes.map(({ name }) => name).join(' ')}',`,
    )
    .join('\n')

/** @returns {Record<string, string | Uint8Array>} _extensions/palitos/ and an example in each language */
export function quarto() {
  const { version } = JSON.parse(read(at('package.json')))
  const filled = (/** @type {string} */ text) =>
    text.replaceAll('{{version}}', version).replace('{{elements}}', luaElements)
  const lua = (/** @type {string} */ name) =>
    filled(source('quarto', 'elements.lua') + source('quarto', name))
  return {
    '_extensions/palitos/_extension.yml': filled(source('quarto', '_extension.yml')),
    '_extensions/palitos/palitos.lua': lua('filter.lua'),
    '_extensions/palitos/shortcode.lua': lua('shortcode.lua'),
    [`_extensions/palitos/${WHOLE}`]: dist(WHOLE),
    '_extensions/palitos/LICENSES.txt': dist('LICENSES.txt'),
    'ejemplo.qmd': source('quarto', 'ejemplo.qmd'),
    'example.qmd': source('quarto', 'example.qmd'),
  }
}

/** @returns {Record<string, string | Uint8Array>} a notebook in each language, and the script that it reads */
export const jupyter = () => ({
  'ejemplo.ipynb': source('jupyter', 'ejemplo.ipynb'),
  'example.ipynb': source('jupyter', 'example.ipynb'),
  [WHOLE]: dist(WHOLE),
  'LICENSES.txt': dist('LICENSES.txt'),
})

/** @returns {Record<string, string | Uint8Array>} a folder for Slidev: a deck in each language, its settings, the script */
export const slidev = () => ({
  'ejemplo.md': source('slidev', 'deck.es.md'),
  'example.md': source('slidev', 'deck.en.md'),
  ...Object.fromEntries(
    ['index.html', 'package.json', 'style.css', 'vite.config.ts'].map((name) => [
      name,
      source('slidev', name),
    ]),
  ),
  [`public/${WHOLE}`]: dist(WHOLE),
  'public/LICENSES.txt': dist('LICENSES.txt'),
})

/** @returns {Record<(typeof KITS)[number], string | Uint8Array>} */
const made = () => ({
  'palitos-quarto.zip': zip(quarto()),
  'palitos-jupyter.zip': zip(jupyter()),
  'palitos-slidev.zip': zip(slidev()),
  'palitos-obsidian.md': source('obsidian', 'palitos.es.md'),
  'palitos-obsidian.en.md': source('obsidian', 'palitos.en.md'),
})

/** After the scripts and the pages. */
export const kits = () =>
  step('kits', {
    reads: [
      ...['web', 'package.json', 'tools/kits.mjs', 'tools/manifest.mjs', 'tools/described.mjs'],
      ...[WHOLE, 'LICENSES.txt'].map((name) => at('dist', name)),
    ],
    writes: KITS.map((name) => at('dist', 'kits', name)),
    work() {
      for (const [name, content] of Object.entries(made())) write(at('dist', 'kits', name), content)
    },
  })
