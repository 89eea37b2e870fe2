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
/** The samples of the contest problems, which pages show too. */
export const SAMPLES = at('web', 'pages', 'samples')
/** In place of an entry: palitos-all.js, of all of them. */
export const ALL = 'all'
/** In the scripts' text, until all are made: what tells this build from others. */
export const BUILD = '{build}'
/** The table of words is not shared: each script has what it says. */
export const WORDS = /text[/\\]es\.json$/

/**
 * A script whose html and svg templates have no line breaks left, as a browser shows any white space as one space,
 * and whose styles (a template that is called `css`) are as short as a style sheet's file.
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
/** HTML in ASCII alone: a page that says nothing of its letters may read others as they are not meant. @param {string} text */
const plain = (text) =>
  text.replace(/[^\0-\x7f]/gu, (c) => `&#x${Number(c.codePointAt(0)).toString(16)};`)

/** @param {string} css whole rules */
async function shortStyle(css) {
  const { transform } = await import('esbuild')
  return (await transform(css, { loader: 'css', minify: true, target: 'es2022' })).code.trim()
}

/**
 * Bytes as a function of a module in plain ASCII, whatever a page says of its letters: the 91 commonest bytes are one character,
 * the others two. gzip makes of it what it makes of the bare bytes (base64: 1.27 times that, hexadecimal: 1.09).
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
  /** Which mark a byte has before its letter; the letters of one mark go up with the bytes. */
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

/** What a file imports. @param {string} file @returns {{ file: string, beside: boolean }[]} file: its path, or a library's name; beside: for a worker */
const imports = (file) =>
  [...nodes(file)].flatMap(({ type, source }) => {
    if (!source || !/^(Import|Export)/.test(type) || source.value.startsWith('virtual:')) return []
    const beside = source.value.startsWith('worker:')
    return { file: resolved(file, source.value.replace(/^worker:/, '')), beside }
  })
/** @param {string} file @param {string} asked @returns {string} */
const resolved = (file, asked) =>
  asked.startsWith('.') ? path.resolve(path.dirname(file), asked) : asked
/** Whether that is a file of ours, no library, style or wasm. @param {string} file */
const isScript = (file) => path.isAbsolute(file) && file.endsWith('.js')

/**
 * All that a script is made of: files, and libraries by name.
 * @param {string} entry @param {{ besides?: boolean, not?: Set<string> }} [how] besides: its workers, too; not: and what only that leads to
 */
function reach(entry, { besides = false, not = new Set() } = {}) {
  const found = new Set([entry])
  for (const file of found)
    if (isScript(file))
      for (const { file: next, beside } of imports(file))
        if ((besides || !beside) && !not.has(next)) found.add(next)
  return found
}

/** What the parts take from palitos.js: of its files and libraries those that they import, each whole. @returns {Set<string>} */
function shared() {
  const own = reach(MAIN)
  /** of `lit-html/directives/keyed.js` the first word: there is one lit-html in a page */
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
/** How a module of palitos.js is called in its global. @param {string} file */
const nameOf = (file) => (path.isAbsolute(file) ? below(file, at('web')) : file)

/** define.js, and then the global that the parts take from; of palitos-all.js, each define.js. @param {string} entry */
function offer(entry) {
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

/** @param {string} entry @param {Set<string>} [not] @returns {Map<string, string>} what a script and its wasm can say: English, and its Spanish */
function said(entry, not) {
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
 * The table of words as a script carries it: what it and its wasm can say, keyed by hash. Keys and words are one string
 * each, which gzip packs better than an object's quotes and colons. A part has what palitos.js has not.
 * @param {string} entry
 */
export async function spoken(entry) {
  const { hash } = await import('../web/model/i18n.js')
  const whole = entry === MAIN || entry === ALL
  const own = whole ? new Map() : said(MAIN)
  const words = said(entry, whole ? undefined : reach(MAIN))
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
  /* what begins alike stands together: gzip packs it better */
  const sorted = [...table].sort(([, a], [, b]) => (a < b ? -1 : 1))
  const keys = sorted.map(([key]) => key).join('')
  const texts = sorted.map(([, text]) => text).join('\n')
  return `
    const keys = ${JSON.stringify(keys)}, words = ${JSON.stringify(texts)}
    export default Object.fromEntries(words.split('\\n').map((said, i) => [keys.slice(4 * i, 4 * i + 4), said]))`
}

/** In a part: what palitos.js has is taken from it. @returns {import('esbuild').Plugin} */
const borrow = () => ({
  name: 'borrow',
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

/** What stands in `virtual:NAME`. @type {Record<string, (entry: string) => string>} */
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
    // palitos-all.js brings none but the code and the licences
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
    // Styles are strings and templates are strings: esbuild itself leaves the white space in them.
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
 * A script, which ends before it did anything where its first line says so. It is a function, whose text is the script: a page that is saved with
 * it inside has it from there, as a page of a file can read no other (web/core/loader.js). @param {string} first
 */
const wrapped = (first) => ({
  banner: { js: `(function palitosScript(){'use strict';${first}` },
  footer: { js: '})()' },
})

/** Of a part: it stops where palitos.js is not there, or of another build, and runs once. @param {string} script */
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

/** @param {string} entry define.js, that of a part, or ALL */
async function made(entry) {
  const { build } = await import('esbuild')
  const how = options(entry)
  if (entry === MAIN || entry === ALL)
    return build({
      ...how,
      // a program in Node may import it; a page may have it twice, and an element called `palitos`
      ...wrapped(
        `if(!globalThis.customElements||typeof globalThis.palitos?.build==='string')return;`,
      ),
      stdin: { contents: offer(entry), resolveDir: root },
    })
  return build({
    ...how,
    ...wrapped(firstLine(`palitos/${path.basename(path.dirname(entry))}.js`)),
    entryPoints: [entry],
    plugins: [borrow(), ...(how.plugins ?? [])],
  })
}

/** @param {string} [entry] @returns {Promise<{ text: string, inputs: string[], others: string[] }>} the script, of which files, and whose they are besides ours */
export async function bundle(entry = MAIN) {
  const { outputFiles, metafile } = /** @type {any} */ (await made(entry))
  // esbuild's ASCII leaves out regular expressions
  const text = ascii7(outputFiles[0].text)
  const inputs = Object.keys(metafile.inputs)
  const others = inside(inputs)
  return { text: banner(others) + text, inputs, others }
}
