/**
 * bundle.mjs -- bundles web/play/define.js and its imports into dist/palitos.js: one classic script that works from file://, with
 * the wasm's bytes and the workers inside. Each part (tools/parts.mjs) is such a script too, and takes what palitos.js has from the
 * one global `palitos`. These imports are made here:
 *   import bytes from '.../engine.wasm'       () => Uint8Array
 *   import body from 'worker:./worker.js'     that file as one function, which gives its `handler`: the page calls it, or makes a worker of its source text
 *   import { fonts } from 'virtual:fonts'     [{ family, weight, bytes }]
 *   import { build, scripts } from 'virtual:scripts' which build it is; { element: the scripts that it needs besides palitos.js }
 *   import { samples } from 'virtual:samples' { contest problem: the input of its sample }
 *   import { code } from 'virtual:code'       the C that pages show, by name: tools/code.mjs
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { all, CODE } from './code.mjs'
import { FONTS, fontFile } from './fonts.mjs'
import { banner, inside, VERSION } from './licences.mjs'
import { at, below, files, read, root, Stop } from './lib/run.mjs'
import { nodes, scriptStrings } from './lib/script.mjs'
import {
  CODE as ALL_CODE,
  defines,
  LICENCES,
  mainOf,
  parts,
  scriptsByTag,
  WHOLE,
} from './parts.mjs'

const MAIN = mainOf()
/** Samples of the contest problems; pages show them too. */
export const SAMPLES = at('web', 'pages', 'samples')
/** Stands for the entry of palitos-all.js, which has every define.js. */
export const ALL = 'all'
/** Placeholder in the scripts' text for the build's id, a hash of all scripts. */
export const BUILD = '{build}'
/** The table of words is not shared: each script has its own words. */
export const WORDS = /text[/\\]es\.json$/

/**
 * Shortens a script's templates: html and svg lose their line breaks (a browser shows white space as one space),
 * styles (a template called `css`) are minified.
 * @param {string} file
 */
export async function tight(file) {
  let text = read(file)
  /** @type {{ start: number, end: number, style?: boolean }[]} */
  const parts = []
  for (const node of nodes(file)) {
    if (node.type === 'TaggedTemplateExpression' && /^(html|svg)$/.test(node.tag.name))
      parts.push(...node.quasi.quasis)
    if (node.type === 'VariableDeclarator' && node.id.name === 'css' && node.init.quasis)
      for (const { start, end } of node.init.quasis) parts.push({ start, end, style: true })
  }
  for (const { start, end, style } of parts.sort((a, b) => b.start - a.start)) {
    const part = text.slice(start, end)
    text =
      text.slice(0, start) +
      (style ? await shortStyle(part) : plain(part.replace(/\s*\n\s*/g, ' '))) +
      text.slice(end)
  }
  return text
}
/** Writes HTML in ASCII: a page without a charset would misread other characters. @param {string} text */
const plain = (text) =>
  text.replace(/[^\0-\x7f]/gu, (c) => `&#x${Number(c.codePointAt(0)).toString(16)};`)

/** @param {string} css whole rules */
async function shortStyle(css) {
  const { transform } = await import('esbuild')
  return (await transform(css, { loader: 'css', minify: true, target: 'es2022' })).code.trim()
}

/**
 * Writes bytes as a module that exports a function, in ASCII, which any charset reads: the 91 commonest bytes are one character,
 * the others two. Gzipped it is as large as the gzipped bytes (base64: 1.27 times that, hexadecimal: 1.09).
 * @param {Uint8Array} bytes
 */
export function ascii(bytes) {
  const letters = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i))
    .filter((c) => !"'\\}~".includes(c))
    .join('')
  const n = letters.length
  const marks = ['', '~', '}']
  const count = new Array(256).fill(0)
  for (const byte of bytes) count[byte]++
  const common = count.map((_, byte) => byte).sort((a, b) => count[b] - count[a] || a - b)
  /** byte -> its mark: 0 none, 1 or 2 the escape before its letter. Within a mark letters rise with bytes. */
  const group = count.map((_, byte) => Math.floor(common.indexOf(byte) / n))
  const used = marks.map(() => 0)
  const code = group.map((mark) => marks[mark] + letters[used[mark]++])
  const text = Array.from(bytes, (byte) => code[byte]).join('')
  return `export default () => {
    const text = '${text}', letters = '${letters}', groups = '${group.join('')}', bytes = new Uint8Array(${bytes.length})
    const place = new Uint8Array(384), used = [0, 0, 0]
    for (let byte = 0; byte < 256; byte++) {
      const mark = +groups[byte]
      place[mark * 128 + letters.charCodeAt(used[mark]++)] = byte
    }
    for (let i = 0, at = 0, mark = 0; i < text.length; i++) {
      const c = text.charCodeAt(i)
      if (c > 124) mark = c > 125 ? 128 : 256
      else bytes[at++] = place[mark + c], mark = 0
    }
    return bytes
  }`
}

/** @param {string} file @returns {{ file: string, beside: boolean }[]} its imports. file: a path, or a library's name; beside: for a worker */
const imports = (file) =>
  [...nodes(file)].flatMap(({ type, source }) => {
    if (!source || !/^(Import|Export)/.test(type) || source.value.startsWith('virtual:')) return []
    const beside = source.value.startsWith('worker:')
    return { file: resolved(file, source.value.replace(/^worker:/, '')), beside }
  })
/** @param {string} file @param {string} asked @returns {string} */
const resolved = (file, asked) =>
  asked.startsWith('.') ? path.resolve(path.dirname(file), asked) : asked
/** True for a file of ours, false for a library, style or wasm. @param {string} file */
const isScript = (file) => path.isAbsolute(file) && file.endsWith('.js')

/**
 * Collects the files and libraries of a script.
 * @param {string} entry @param {{ besides?: boolean, not?: Set<string> }} [how] besides: also its workers; not: imports not to follow
 */
function reach(entry, { besides = false, not = new Set() } = {}) {
  const found = new Set([entry])
  for (const file of found)
    if (isScript(file))
      for (const { file: next, beside } of imports(file))
        if ((besides || !beside) && !not.has(next)) found.add(next)
  return found
}

/** Files and libraries of palitos.js that parts import: palitos.js offers each of these modules whole. @returns {Set<string>} */
function shared() {
  const own = reach(MAIN)
  /** 'lit-html/directives/keyed.js' -> 'lit-html', which a page may have only once */
  const library = (/** @type {string} */ file) =>
    path.isAbsolute(file) ? file : file.split('/')[0]
  const has = new Set([...own].map(library))
  const inParts = parts().flatMap(({ file }) => [...reach(file, { not: own })])
  const asked = inParts.filter(isScript).flatMap(imports)
  const found = asked.filter(
    ({ file, beside }) => has.has(library(file)) && !beside && !WORDS.test(file),
  )
  return new Set(found.map(({ file }) => file))
}
/** The key of a module in `palitos.modules`, e.g. 'core/loader.js'. @param {string} file */
const nameOf = (file) => (path.isAbsolute(file) ? below(file, at('web')) : file)

/** Entry text of palitos.js (or palitos-all.js): imports define.js (all of them), then sets the global `palitos`. @param {string} entry */
function entryText(entry) {
  const modules = entry === MAIN ? [...shared()] : []
  const loader = JSON.stringify(at('web', 'core', 'loader.js'))
  return `${(entry === MAIN ? [MAIN] : defines()).map((file) => `import ${JSON.stringify(file)}`).join('\n')}
import { load, ran, settled } from ${loader}
${modules.map((file, i) => `import * as shared${i} from ${JSON.stringify(file)}`).join('\n')}
ran.set('${entry === MAIN ? 'palitos.js' : WHOLE}', palitosScript)
globalThis.palitos = { version: '${VERSION}', build: '${BUILD}', load, settled, ran, modules: {
${modules.map((file, i) => `${JSON.stringify(nameOf(file))}: shared${i}`).join(',\n')}
} }`
}

/** @param {string} entry @param {Set<string>} [not] @returns {Map<string, string>} English -> Spanish, of a script and its wasm */
function phrases(entry, not) {
  const from = entry === ALL ? defines() : [entry]
  const reached = from.flatMap((file) => [...reach(file, { besides: true, not })])
  const found = [...new Set(reached)].filter((file) => path.isAbsolute(file))
  const literals = new Set(
    found.filter((file) => file.endsWith('.js')).flatMap((file) => scriptStrings(file).literals),
  )
  const wasm = found
    .filter((file) => file.endsWith('.wasm'))
    .map((file) => fs.readFileSync(file).toString('utf8'))
    .join('')
  const all = Object.entries(JSON.parse(read(at('text', 'es.json'))))
  return new Map(
    all.filter(([key, said]) => said !== key && (literals.has(key) || wasm.includes(`${key}\0`))),
  )
}
/**
 * Writes a script's table of words: the Spanish of its texts and its wasm's, keyed by hash. Keys and words are one string
 * each, which gzip packs better than an object's quotes and colons. A part leaves out the words of palitos.js.
 * @param {string} entry
 */
export async function spoken(entry) {
  const { hash } = await import('../web/model/i18n.js')
  const whole = entry === MAIN || entry === ALL
  const own = whole ? new Map() : phrases(MAIN)
  const words = phrases(entry, whole ? undefined : reach(MAIN))
  /** @type {Map<string, string>} */
  const table = new Map()
  const before = new Map([...own.keys()].map((key) => [hash(key), key]))
  for (const [key, text] of words) {
    if (own.has(key)) continue
    const twin = before.get(hash(key))
    if (table.has(hash(key)) || (twin && twin !== key))
      throw new Stop(`text/es.json: two keys have one hash: ${key}`)
    table.set(hash(key), text)
  }
  /* sorted: gzip packs neighbours that begin alike better */
  const sorted = [...table].sort(([, a], [, b]) => (a < b ? -1 : 1))
  const keys = sorted.map(([key]) => key).join('')
  const texts = sorted.map(([, text]) => text).join('\n')
  return `
    const keys = ${JSON.stringify(keys)}, words = ${JSON.stringify(texts)}
    export default Object.fromEntries(words.split('\\n').map((said, i) => [keys.slice(4 * i, 4 * i + 4), said]))`
}

/** Plugin of a part: imports of shared modules read the global `palitos`. @returns {import('esbuild').Plugin} */
const sharedImports = () => ({
  name: 'shared',
  setup(build) {
    const taken = shared()
    build.onResolve({ filter: /.*/, namespace: 'file' }, ({ path: asked, importer, kind }) => {
      const file = resolved(importer, asked)
      if (kind === 'import-statement' && taken.has(file))
        return { path: file, namespace: 'palitos' }
    })
    build.onLoad({ filter: /.*/, namespace: 'palitos' }, ({ path: file }) => ({
      contents: `module.exports = palitos.modules[${JSON.stringify(nameOf(file))}]${file.endsWith('.css') ? '.default' : ''}`,
    }))
  },
})

/** Makes the text of `virtual:NAME`. @type {Record<string, (entry: string) => string>} */
const virtual = {
  fonts() {
    const imports = FONTS.map(
      (font, i) => `import bytes${i} from ${JSON.stringify(fontFile(font))}\n`,
    )
    const list = FONTS.map(
      ({ family, weight }, i) =>
        `{ family: ${JSON.stringify(family)}, weight: '${weight}', bytes: bytes${i} }`,
    )
    return `${imports.join('')}export const fonts = [${list}]`
  },
  scripts(entry) {
    // palitos-all.js has every part but the code and the licences
    const scripts = Object.entries(scriptsByTag()).map(([name, list]) => [
      name,
      entry === ALL && !/^(code|licences)$/.test(name) ? [] : list,
    ])
    return `export const build = '${BUILD}', scripts = ${JSON.stringify(Object.fromEntries(scripts))}`
  },
  code: () => `export const code = ${read(CODE)}`,
  samples() {
    const all = files(SAMPLES, (file) => file.endsWith('.in'))
    const samples = Object.fromEntries(all.map((file) => [path.basename(file, '.in'), read(file)]))
    return `export const samples = ${JSON.stringify(samples)}`
  },
}

/** @param {string} entry of the script @returns {import('esbuild').Plugin} */
const palitos = (entry) => ({
  name: 'palitos',
  setup(build) {
    build.onResolve({ filter: /^virtual:/ }, ({ path }) => ({
      path: path.slice('virtual:'.length),
      namespace: 'virtual',
    }))
    build.onLoad({ filter: /.*/, namespace: 'virtual' }, ({ path: name }) => ({
      contents: virtual[name](entry),
      resolveDir: root,
    }))
    build.onLoad({ filter: /\.wasm$/ }, ({ path: file }) => ({
      contents: ascii(fs.readFileSync(file)),
    }))
    build.onLoad({ filter: WORDS }, async () => ({ contents: await spoken(entry), loader: 'js' }))
    // esbuild does not minify styles and templates: they are strings.
    build.onLoad({ filter: /\.css$/ }, async ({ path: file }) => ({
      contents: await shortStyle(read(file)),
      loader: 'text',
    }))
    build.onLoad({ filter: /[/\\]web[/\\].*\.js$/, namespace: 'file' }, async ({ path: file }) => ({
      contents: await tight(file),
      loader: 'js',
    }))
    build.onResolve({ filter: /^worker:/ }, ({ path: name, resolveDir }) => ({
      path: path.join(resolveDir, name.slice('worker:'.length)),
      namespace: 'worker',
    }))
    build.onLoad({ filter: /.*/, namespace: 'worker' }, async ({ path: file }) => {
      const { build: bundle } = await import('esbuild')
      const made = await bundle({
        ...options(file),
        entryPoints: [file],
        format: 'esm',
        write: false,
      })
      const [{ text }] = made.outputFiles
      const body = text.replace(/export\{(\w+) as handler\};\s*$/, 'return $1')
      if (body === text) throw new Stop(`${file}: a worker exports its handler, and nothing else`)
      return {
        contents: `export default () => {${body}}`,
        loader: 'js',
        watchFiles: Object.keys(made.metafile.inputs).map((file) => at(file)),
      }
    })
  },
})

/** @param {string} entry @returns {import('esbuild').BuildOptions & { metafile: true }} */
export const options = (entry) => ({
  absWorkingDir: root,
  bundle: true,
  minify: true,
  metafile: true,
  charset: 'ascii',
  legalComments: 'none',
  logLevel: 'silent',
  target: 'es2022',
  format: 'iife',
  loader: { '.woff2': 'binary' },
  plugins: [palitos(entry)],
  write: false,
})

/**
 * Wraps a script in a function. A page that was saved with the script inside takes the function's text, since a page from file:// cannot
 * read another file (web/core/loader.js). @param {string} first its first line, which may return
 */
const wrapped = (first) => ({
  banner: { js: `(function palitosScript(){'use strict';${first}` },
  footer: { js: '})()' },
})

/** First line of a part: throws unless palitos.js of this build was loaded, and lets the part run only once. @param {string} script */
const firstLine = (script) =>
  `const{palitos}=globalThis;if(palitos?.build!=='${BUILD}')throw new Error('${script}: load palitos.js, of the same version, before it');if(palitos.ran.has('${script}'))return;palitos.ran.set('${script}',palitosScript);`
/** A script that only has a text or a table. @param {string} script @param {string} name of it in the global @param {unknown} has */
function tablePart(script, name, has) {
  const { banner: first, footer: last } = wrapped(firstLine(script))
  return ascii7(`${banner([])}${first.js}palitos.${name}=${JSON.stringify(has)}${last.js}`)
}
/** palitos/code.js */
export const codePart = () => tablePart(ALL_CODE, 'code', all())
/** palitos/licences.js @param {string} text LICENSES.txt */
export const licencePart = (text) => tablePart(LICENCES, 'licences', text)
/** A page may say nothing of its letters. @param {string} text */
const ascii7 = (text) =>
  text.replace(/[^\0-\x7f]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** @param {string} entry a define.js, or ALL */
async function made(entry) {
  const { build } = await import('esbuild')
  const how = options(entry)
  if (entry === MAIN || entry === ALL)
    return build({
      ...how,
      // Node may import it; a page may load it twice, or have an element with id="palitos"
      ...wrapped(
        `if(!globalThis.customElements||typeof globalThis.palitos?.build==='string')return;`,
      ),
      stdin: { contents: entryText(entry), resolveDir: root },
    })
  return build({
    ...how,
    ...wrapped(firstLine(`palitos/${path.basename(path.dirname(entry))}.js`)),
    entryPoints: [entry],
    plugins: [sharedImports(), ...(how.plugins ?? [])],
  })
}

/** @param {string} [entry] @returns {Promise<{ text: string, inputs: string[], others: string[] }>} script, its files, its libraries */
export async function bundle(entry = MAIN) {
  const { outputFiles, metafile } = /** @type {any} */ (await made(entry))
  // esbuild's `charset: 'ascii'` does not escape regular expressions; in a page with the script inside, `</script>` after `<!--` would not end it
  const text = ascii7(outputFiles[0].text).replace(/<!--/g, '<\\!--')
  const inputs = Object.keys(metafile.inputs)
  const others = inside(inputs)
  return { text: banner(others) + text, inputs, others }
}
