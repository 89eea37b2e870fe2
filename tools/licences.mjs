/**
 * licences.mjs -- writes the licences of other people's code in dist/: the banner of each script with the names, and dist/LICENSES.txt with
 * the whole texts. The bundler finds the libraries; their texts come from node_modules, those of the code that the compiler puts
 * into the wasm from tools/licences/.
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { FONTS } from './fonts.mjs'
import { at, read } from './lib/run.mjs'

const pack = JSON.parse(read(at('package.json')))
export const VERSION = /** @type {string} */ (pack.version)

/** Libraries in every wasm; they are no npm packages. @type {Record<string, { licence: string, text: string }>} */
const COMPILED = {
  musl: { licence: 'MIT', text: 'musl' },
  Emscripten: { licence: 'MIT', text: 'emscripten' },
  'compiler-rt': { licence: 'Apache-2.0 WITH LLVM-exception', text: 'llvm' },
}
/** Packages whose scripts and styles Marp writes into decks. */
const IN_DECKS = ['@marp-team/marp-cli', '@marp-team/marp-core', '@marp-team/marpit', '@marp-team/marpit-svg-polyfill', 'katex'] // prettier-ignore
const FONT_PACKAGES = FONTS.map(({ source }) => source.split('/').slice(0, 2).join('/'))

/** The npm package of a file, or ''. @param {string} file esbuild's input path */
const packageOf = (file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? ''
/** Names of other people's packages in a script. @param {string[]} inputs esbuild's input paths @returns {string[]} */
export function inside(inputs) {
  const found = inputs.map(packageOf)
  if (inputs.some((file) => file.endsWith('.wasm'))) found.push(...Object.keys(COMPILED))
  if (inputs.some((file) => file.endsWith('.woff2'))) found.push(...FONT_PACKAGES)
  return [...new Set(found)].filter(Boolean)
}
/** "lit-html 3.3.1 (BSD-3-Clause)" @param {string} name */
function titled(name) {
  if (name in COMPILED) return `${name} (${COMPILED[name].licence})`
  const { version, license } = JSON.parse(read(at('node_modules', name, 'package.json')))
  return `${name} ${version} (${license})`
}
/** The first line of a script, which minifiers keep. @param {string[]} names */
export const banner = (names) =>
  `/*! Palitos ${VERSION} (MIT)${names.length ? ' with ' : ''}${names.map(titled).join(', ')}; whole texts: LICENSES.txt */\n`

/** @param {string} name @returns {string[]} its licence, and third-party notices that come with it */
function texts(name) {
  if (name in COMPILED) return [read(at('tools', 'licences', `${COMPILED[name].text}.txt`))]
  const folder = at('node_modules', name)
  const own = fs.readdirSync(folder).filter((file) => /^licen[cs]e/i.test(file))
  if (!own.length) throw new Error(`${name} has no licence`)
  const files = own.map((file) => path.join(folder, file))
  const bespoke = path.join(folder, 'lib', 'bespoke.js.LICENSE.txt')
  if (fs.existsSync(bespoke)) files.push(bespoke)
  return files.map(read)
}

/** The text of LICENSES.txt. @param {string[]} names packages in the scripts */
export function licences(names) {
  const all = new Set([...names, ...Object.keys(COMPILED), ...FONT_PACKAGES, ...IN_DECKS])
  const line = '='.repeat(78)
  return [
    `Palitos ${VERSION} is under the MIT licence, below. It ships with parts of others, each under its own licence:\n`,
    ...[...all].map((name) => `  ${titled(name)}`),
    `\n${line}\nPalitos ${VERSION} (MIT)\n${line}\n\n${read(at('LICENSE'))}`,
    ...[...all].map(
      (name) => `${line}\n${titled(name)}\n${line}\n\n${texts(name).join('\n').trim()}\n`,
    ),
  ].join('\n')
}
