/**
 * bundle.mjs -- web/define.js and all it imports into dist/palitos.js: one classic script that works by double
 * click, with the wasm's bytes, the workers and the fonts inside. Four kinds of import are made here:
 *   import bytes from '.../palitos.wasm'      Uint8Array
 *   import source from 'worker:./worker.js'   that file, bundled to a classic script, as a string: a Blob's content
 *   import { fonts } from 'virtual:fonts'     [{ family, weight, bytes }]
 *   import { code } from 'virtual:code'       the C that pages show, by name: tools/code.mjs
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { CODE } from './code.mjs'
import { FONTS, fontFile } from './fonts.mjs'
import { nodes } from './check/script.mjs'
import { scriptStrings } from './check/text.mjs'
import { at, files, read, root, say, Stop, tool } from './lib/run.mjs'

/** Elements that only teachers' pages have: palitos-teach.js. */
const TEACH = at('web', 'elements', 'teach')

/** What one script and what the wasm in it may weigh, over the wire, when all of Palitos is in them. */
const GOAL = { script: 160_000, wasm: 40_000 }

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
      (style ? await shortStyle(part) : part.replace(/\s*\n\s*/g, ' ')) +
      text.slice(end)
  }
  return text
}
/** @param {string} css whole rules */
async function shortStyle(css) {
  const { transform } = await import('esbuild')
  return (await transform(css, { loader: 'css', minify: true, target: 'es2022' })).code.trim()
}

/**
 * Bytes as a module in plain ASCII, whatever a page says of its letters: the 91 commonest bytes are one character,
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
  return `
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
    export default bytes`
}

/**
 * The table of words as palitos.js carries it: what its scripts and its wasm can say, keyed by hash. Keys and words
 * are one string each, which gzip packs better than an object's quotes and colons. What teachers' elements say is in
 * their own script.
 * @param {string} file @param {boolean} teach
 */
async function spoken(file, teach) {
  const { hash } = await import('../web/model/i18n.js')
  const literals = new Set(
    ['engine', 'model', 'elements']
      .flatMap((folder) => files(at('web', folder), (name) => name.endsWith('.js')))
      .filter((name) => name.startsWith(TEACH + path.sep) === teach)
      .flatMap((name) => scriptStrings(name).literals),
  )
  const wasm = teach ? '' : fs.readFileSync(at('build', 'wasm', 'page.wasm')).toString('utf8')
  /** @type {Map<string, string>} */
  const table = new Map()
  for (const [key, said] of Object.entries(JSON.parse(read(file)))) {
    if (said === key || (!literals.has(key) && !wasm.includes(`${key}\0`))) continue
    if (table.has(hash(key))) throw new Stop(`text/es.json: two keys have one hash: ${key}`)
    table.set(hash(key), said)
  }
  const keys = [...table.keys()].join('')
  const words = [...table.values()].join('\n')
  return `
    const keys = ${JSON.stringify(keys)}, words = ${JSON.stringify(words)}
    export default Object.fromEntries(words.split('\\n').map((said, i) => [keys.slice(4 * i, 4 * i + 4), said]))`
}

/** @type {import('esbuild').Plugin} */
const palitos = {
  name: 'palitos',
  setup(build) {
    build.onResolve({ filter: /^virtual:fonts$/ }, () => ({ path: 'fonts', namespace: 'fonts' }))
    build.onLoad({ filter: /.*/, namespace: 'fonts' }, () => ({
      resolveDir: root,
      contents:
        FONTS.map((font, i) => `import font${i} from ${JSON.stringify(fontFile(font))}\n`).join(
          '',
        ) +
        `export const fonts = [${FONTS.map((font, i) => JSON.stringify({ family: font.family, weight: font.weight }).replace(/}$/, `,"bytes":font${i}}`)).join(',')}]`,
    }))
    build.onResolve({ filter: /^virtual:code$/ }, () => ({ path: 'code', namespace: 'code' }))
    build.onLoad({ filter: /.*/, namespace: 'code' }, () => ({
      contents: `export const code = ${read(CODE)}`,
    }))
    build.onLoad({ filter: /\.wasm$/ }, ({ path: file }) => ({
      contents: ascii(fs.readFileSync(file)),
    }))
    build.onLoad({ filter: /text[/\\]es\.json$/ }, async ({ path: file }) => ({
      contents: await spoken(file, String(build.initialOptions.entryPoints).endsWith('teach.js')),
      loader: 'js',
    }))
    // Styles are strings and templates are strings: esbuild itself leaves the white space in them.
    build.onLoad({ filter: /\.css$/ }, async ({ path: file }) => ({
      contents: await shortStyle(read(file)),
      loader: 'text',
    }))
    build.onLoad({ filter: /web[/\\]elements[/\\].*\.js$/ }, async ({ path: file }) => ({
      contents: await tight(file),
      loader: 'js',
    }))
    build.onResolve({ filter: /^worker:/ }, ({ path: name, resolveDir }) => ({
      path: path.join(resolveDir, name.slice('worker:'.length)),
      namespace: 'worker',
    }))
    build.onLoad({ filter: /.*/, namespace: 'worker' }, async ({ path: entry }) => {
      const { build: bundle } = await import('esbuild')
      const made = await bundle({
        ...options(build.initialOptions.minify ?? true),
        entryPoints: [entry],
        write: false,
      })
      return {
        contents: made.outputFiles[0].text,
        loader: 'text',
        watchFiles: Object.keys(made.metafile.inputs).map((file) => at(file)),
      }
    })
  },
}

/** @param {boolean} minify @returns {import('esbuild').BuildOptions & { metafile: true }} */
const options = (minify) => ({
  absWorkingDir: root,
  bundle: true,
  minify,
  metafile: true,
  charset: 'ascii',
  legalComments: 'none',
  logLevel: 'silent',
  target: 'es2022',
  format: 'iife',
  loader: { '.woff2': 'binary' },
  plugins: [palitos],
})

/** @param {string} [entry] @param {{ minify?: boolean, format?: 'iife' | 'esm' }} [how] */
async function made(entry = at('web', 'define.js'), { minify = true, format = 'iife' } = {}) {
  const { build } = await import('esbuild')
  return build({ ...options(minify), format, entryPoints: [entry], write: false })
}

/** @param {Parameters<typeof made>} how @returns {Promise<string>} the script */
export const bundle = async (...how) => (await made(...how)).outputFiles[0].text

/**
 * What esbuild minified, smaller still: terser looks into functions and across statements, for two seconds. That is
 * 2 kB less over the wire, and too long to wait for at every save.
 * @param {string} script
 */
export async function smaller(script) {
  const { minify } = await import('terser')
  const { code } = await minify(script, {
    ecma: 2022,
    compress: { passes: 2 },
    format: { ascii_only: true, comments: false },
  })
  return /** @type {string} */ (code)
}

/** Prints what a reader's browser fetches. @param {string} script @param {Uint8Array} wasm */
export function sizes(script, wasm) {
  const bare = FONTS.reduce((text, font) => {
    const bytes = fs.readFileSync(fontFile(font)).toString('base64').replace(/=+$/, '')
    return text.replace(bytes, '')
  }, script)
  const gzip = gzipSync(bare, { level: 9 }).length
  const brotli = brotliCompressSync(wasm, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  }).length
  /** @param {number} n */
  const kb = (n) => `${(n / 1000).toFixed(1)} kB`
  say(
    `palitos.js ${kb(Buffer.byteLength(script))}, without fonts ${kb(gzip)} gzip (goal ${kb(GOAL.script)}); ` +
      `wasm ${kb(wasm.length)}, ${kb(brotli)} brotli (goal ${kb(GOAL.wasm)})`,
  )
  return { gzip, brotli }
}

/** `node tools/bundle.mjs`: what the script is made of, the heaviest first. */
await tool(import.meta.url, async () => {
  const [output] = Object.values((await made()).metafile.outputs)
  const parts = Object.entries(output.inputs).sort(
    ([, a], [, b]) => b.bytesInOutput - a.bytesInOutput,
  )
  for (const [name, { bytesInOutput }] of parts) say(`${String(bytesInOutput).padStart(8)} ${name}`)
})
