/**
 * modules.mjs -- builds the modules in build/package/esm/, for bundlers and pages with modules: one for each element, which registers it and
 * the elements that it draws (`import 'palitos/play'`), and one for each part, which registers all of its elements; shared code is in
 * chunks. The lists come from the define.js of the scripts.
 */
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { options, spoken, WORDS } from './bundle.mjs'
import { banner, inside } from './licences.mjs'
import { nodes } from './lib/script.mjs'
import { at, below, files, read, write } from './lib/run.mjs'
import { mainOf, parts, scriptNames, uses } from './parts.mjs'
import { describe, FOLDER, types } from './manifest.mjs'

/** @typedef {import('./lib/script.mjs').Node} Node */

export const MODULES = path.join(FOLDER, 'esm')
/** the colours of all elements */
const TOKENS = './../play/tokens.js'
/** what only a page of scripts needs: it asks for those that are missing */
const LOADER = './load.js'

const folderOf = (/** @type {string} */ file) => path.basename(path.dirname(file))
const entries = () => [mainOf(), ...parts().map(({ file }) => file)]
/** @param {string} tag */
const short = (tag) => tag.replace(/^cgt-/, '')

/** The elements that a define.js names, and the classes they are. @param {string} file @returns {Map<string, string>} */
function defined(file) {
  const found = [...nodes(file)].filter(
    (node) => node.type === 'Property' && /^cgt-/.test(node.key.value),
  )
  return new Map(found.map(({ key, value }) => [key.value, value.name]))
}

/** Which modules there are: name -> folder of its define.js, and of one element its name. @returns {Record<string, { file: string, tag?: string }>} */
export function modules() {
  /** @type {Record<string, { file: string, tag?: string }>} */
  const made = {}
  for (const file of entries()) {
    if (file !== mainOf()) made[folderOf(file)] = { file }
    for (const tag of defined(file).keys()) made[short(tag)] = { file, tag }
  }
  return made
}

/**
 * The text of a define.js, without what is not wanted of it.
 * @param {{ file: string, tag?: string }} module
 */
function textOf({ file, tag }) {
  const classes = defined(file)
  const others = new Set([...classes].filter(([name]) => tag && name !== tag).map(([, own]) => own))
  let text = read(file)
  const cut = [...nodes(file)].filter(
    (node) =>
      (node.type === 'ImportDeclaration' &&
        (node.source.value === LOADER ||
          node.specifiers.some((/** @type {Node} */ { local }) => others.has(local.name)))) ||
      (node.type === 'Property' && others.has(node.value.name)),
  )
  for (const { start, end } of cut.sort((a, b) => b.start - a.start))
    text = text.slice(0, start) + text.slice(text[end] === ',' ? end + 1 : end)
  const within = (tag ? [tag] : [...classes.keys()]).flatMap((name) => uses()[name] ?? [])
  return [
    `import '${TOKENS}'`,
    ...within
      .filter((name) => !classes.has(name) || tag)
      .map((name) => `import 'esm:${short(name)}'`),
    text,
  ].join('\n')
}

/** @returns {import('esbuild').Plugin} */
const entry = () => ({
  name: 'entry',
  setup(build) {
    const made = modules()
    build.onResolve({ filter: /^esm:/ }, ({ path: name }) => ({
      path: name.slice('esm:'.length),
      namespace: 'entry',
    }))
    build.onLoad({ filter: /.*/, namespace: 'entry' }, ({ path: name }) => ({
      contents: textOf(made[name]),
      resolveDir: path.dirname(made[name].file),
      loader: 'js',
    }))
    /* each has what it says: the part's that asks for it, else palitos.js's */
    build.onResolve({ filter: WORDS }, ({ importer, namespace }) => ({
      path: namespace === 'entry' ? made[importer].file : mainOf(),
      namespace: 'words',
    }))
    build.onLoad({ filter: /.*/, namespace: 'words' }, async ({ path: file }) => ({
      contents: await spoken(file),
      loader: 'js',
    }))
  },
})

/** Into build/package/esm/, with source maps. */
export async function esm() {
  const { build } = await import('esbuild')
  const { plugins, ...how } = options(mainOf())
  const { outputFiles, metafile } = await build({
    ...how,
    format: 'esm',
    splitting: true,
    sourcemap: 'linked',
    outdir: MODULES,
    chunkNames: 'shared-[hash]',
    entryPoints: Object.fromEntries(Object.keys(modules()).map((name) => [name, `esm:${name}`])),
    plugins: [entry(), ...(plugins ?? [])],
  })
  const first = banner(inside(Object.keys(metafile.inputs)))
  fs.rmSync(MODULES, { recursive: true, force: true })
  for (const { path: file, text } of outputFiles ?? [])
    write(file, file.endsWith('.map') ? lower(text) : first + text)
}
/** A source map of what stands a line lower now. @param {string} text */
function lower(text) {
  const map = JSON.parse(text)
  return JSON.stringify({ ...map, mappings: `;${map.mappings}` })
}

/** The scripts that a page loads. @returns {string[]} in dist/ */
export const scripts = () => scriptNames().map((name) => at('dist', name))
/** What a page that has a script from another server writes beside it: integrity="sha384-...". https://www.w3.org/TR/sri/ @returns {Record<string, string>} */
export const integrity = () =>
  Object.fromEntries(
    scripts().map((file) => [
      below(file, at('dist')),
      `sha384-${createHash('sha384').update(fs.readFileSync(file)).digest('base64')}`,
    ]),
  )

/** All of build/package/: what npm's package has besides dist/. */
export async function package_() {
  describe()
  write(path.join(FOLDER, 'integrity.json'), `${JSON.stringify(integrity(), null, 2)}\n`)
  await Promise.all([types(), esm()])
}
/** Its files. */
export const packed = () => files(FOLDER)
