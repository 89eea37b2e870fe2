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
import { at, below, files, write } from './lib/run.mjs'
import { defined, defines, mainOf, scriptNames, uses } from './parts.mjs'
import { describe, FOLDER, types } from './manifest.mjs'

export const MODULES = path.join(FOLDER, 'esm')
/** @param {string} tag */
const short = (tag) => tag.replace(/^cgt-/, '')

/** element: if the module registers only this one @typedef {{ define: string, element?: import('./parts.mjs').Defined }} Module */
/** @returns {Record<string, Module>} by name, e.g. play */
export function modules() {
  /** @type {Record<string, Module>} */
  const made = {}
  for (const define of defines()) {
    if (define !== mainOf()) made[path.basename(path.dirname(define))] = { define }
    for (const element of defined(define)) made[short(element.tag)] = { define, element }
  }
  return made
}

/** A module's text; with one element: what define.js would be for it alone. @param {Module} module */
function textOf({ define, element }) {
  const own = defined(define).map(({ tag }) => tag)
  const within = (element ? [element.tag] : own).flatMap((tag) => uses()[tag] ?? [])
  const others = within.filter((tag) => element || !own.includes(tag))
  const imports = [
    "import '../play/tokens.js'",
    ...others.map((tag) => `import 'esm:${short(tag)}'`),
  ]
  if (!element) return [...imports, "import './define.js'"].join('\n')
  const words = `import es from '../../text/es.json' with { type: 'json' }
    import { learn } from '../model/i18n.js'
    learn({ es })`
  return [
    ...imports,
    define === mainOf() ? '' : words,
    "import { define } from '../core/element.js'",
    `import { ${element.of} } from ${JSON.stringify(element.file)}`,
    `define({ '${element.tag}': ${element.of} })`,
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
      resolveDir: path.dirname(made[name].define),
      loader: 'js',
    }))
    /* words: those of the part that imports the table, else of palitos.js */
    build.onResolve({ filter: WORDS }, ({ importer }) => ({
      path: made[importer]?.define ?? (defines().includes(importer) ? importer : mainOf()),
      namespace: 'words',
    }))
    build.onLoad({ filter: /.*/, namespace: 'words' }, async ({ path: file }) => ({
      contents: await spoken(file),
      loader: 'js',
    }))
  },
})

/** Writes build/package/esm/ with source maps. */
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
/** Shifts a source map by one line, the banner. @param {string} text */
function lower(text) {
  const map = JSON.parse(text)
  return JSON.stringify({ ...map, mappings: `;${map.mappings}` })
}

/** @returns {string[]} paths of the scripts in dist/ */
export const scripts = () => scriptNames().map((name) => at('dist', name))
/** Subresource integrity of each script: "sha384-...". https://www.w3.org/TR/sri/ @returns {Record<string, string>} */
export const integrity = () =>
  Object.fromEntries(
    scripts().map((file) => [
      below(file, at('dist')),
      `sha384-${createHash('sha384').update(fs.readFileSync(file)).digest('base64')}`,
    ]),
  )

/** Writes build/package/, which npm's package has besides dist/. */
export async function package_() {
  describe()
  write(path.join(FOLDER, 'integrity.json'), `${JSON.stringify(integrity(), null, 2)}\n`)
  await Promise.all([types(), esm()])
}
/** Files of build/package/. */
export const packed = () => files(FOLDER)
