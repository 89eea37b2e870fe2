/**
 * layers.mjs -- checks that each layer uses only the layers before it, by #include and import.
 *   C           src/game.h, game.c and their like < kernels < games < solve < values < judge < command < wasm and main.c
 *   JavaScript  web/engine < model < core < boards < play < the other rooms, which know nothing of each other; bin uses engine and model
 * Besides: nothing outside web/engine knows BigInt, memory or pointers; engine and model know no document.
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { files, read } from '../lib/run.mjs'
import { nodes } from '../lib/script.mjs'

/** @typedef {import('../lib/script.mjs').Node} Node */

const C = ['kernels', 'games', 'solve', 'values', 'judge', 'command', 'wasm']
const WEB = ['engine', 'model', 'core', 'boards', 'play']
/** scripts that are loaded after palitos.js */
const PARTS = [
  'trees',
  'graphs',
  'proofs',
  'numbers',
  'partizan',
  'study',
  'contest',
  'teach',
  'spoilers',
  'fonts',
  'site',
]

/** @param {string} name path below the root, with / @returns {number | null} */
function layer(name) {
  const [top, second, ...rest] = name.split('/')
  if (top === 'src') {
    if (!rest.length) return second === 'main.c' ? C.length : 0
    return C.includes(second) ? C.indexOf(second) + 1 : -1
  }
  if (top === 'web') return PARTS.includes(second) ? WEB.length : WEB.indexOf(second)
  if (top === 'bin') return WEB.indexOf('core')
  return null
}

/** Without comments, and without strings where those are not asked for. @param {string} text @param {boolean} strings */
export function code(text, strings) {
  return text.replace(
    /\/\*[^]*?\*\/|(?<!:)\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g,
    (part) => (/^['"]/.test(part) && strings ? part : part.replace(/[^\n]/g, ' ')),
  )
}

/** What a file may use, told with what it may not. @param {string} name */
function allowed(name) {
  const [top, folder, ...rest] = name.split('/')
  if (top === 'bin') return 'bin may use web/engine and web/model only (ARCHITECTURE.md, Layers)'
  const order = top === 'src' ? C : WEB
  const own = top === 'web' && PARTS.includes(folder) ? WEB.length : order.indexOf(folder)
  const below = order.slice(0, Math.max(own, 0)).map((one) => `${top}/${one}`)
  if (top === 'src') below.unshift('src/game.h')
  const who = rest.length ? `${top}/${folder}` : name
  const may = below.length
    ? `may use ${below.join(', ')} only`
    : `may use nothing of ${top}/ besides itself`
  return `${who} ${may} (ARCHITECTURE.md, Layers)`
}

/** Words of the machine and of the document. */
const BYTES = /^(BigInt\w*|WebAssembly|DataView|malloc|ptr|pointer)$/
const DOM = /^(document|window|customElements)$/

/** @param {string} root @returns {string[]} */
export function layers(root) {
  /** @type {string[]} */
  const problems = []
  /** @param {string} file */
  const below = (file) => path.relative(root, file).split(path.sep).join('/')

  for (const file of files(path.join(root, 'src'), (name) => /\.[ch]$/.test(name))) {
    const own = /** @type {number} */ (layer(below(file)))
    if (own < 0 || Number.isNaN(own)) problems.push(`${below(file)} is in no layer`)
    for (const [, name] of code(read(file), true).matchAll(
      /^[ \t]*#[ \t]*include[ \t]+"([^"]+)"/gm,
    )) {
      const target = below(path.resolve(path.dirname(file), name))
      const other = layer(target)
      if (other === null || !target.startsWith('src/'))
        problems.push(`${below(file)} includes ${name}, outside src/`)
      else if (other > own)
        problems.push(
          `${below(file)} includes ${target}, a layer above its own: ${allowed(below(file))}`,
        )
    }
  }

  const scripts = ['web', 'bin'].flatMap((folder) =>
    files(path.join(root, folder), (name) => /\.m?js$/.test(name)),
  )
  for (const file of scripts) {
    const name = below(file)
    const own = /** @type {number} */ (layer(name))
    if (own < 0) problems.push(`${name} is in no layer`)
    const lines = read(file)
    /** @param {Node} node @param {string} what @param {string} why */
    const report = (node, what, why) =>
      problems.push(
        `${name}:${lines.slice(0, node.start).split('\n').length} mentions ${what}: ${why}`,
      )
    for (const node of nodes(file)) {
      if (/^(Import|Export)/.test(node.type) && node.source)
        problems.push(...imports(name, node.source.value, own))
      if (name.startsWith('web/') && !name.startsWith('web/engine/')) {
        const what = node.bigint ? `${node.bigint}n` : node.name
        if (node.bigint || (node.type === 'Identifier' && BYTES.test(node.name)))
          report(node, what, 'only web/engine knows bytes and pointers')
      }
      if (
        /^web\/(engine|model)\//.test(name) &&
        node.type === 'MemberExpression' &&
        DOM.test(node.object.name)
      )
        report(node, node.object.name, 'engine and model know no document')
    }
  }

  /** @param {string} name @param {string} asked @param {number} own @returns {string[]} */
  function imports(name, asked, own) {
    const relative = asked.replace(/^worker:/, '')
    if (!relative.startsWith('.')) return []
    const target = path.posix.join(path.posix.dirname(name), relative)
    if (target.startsWith('build/'))
      return name.startsWith('web/engine/')
        ? []
        : [`${name} imports ${target}: only web/engine knows the wasm`]
    if (!fs.existsSync(path.join(root, target)))
      return [`${name} imports ${target}, which is not there`]
    if (/\.(css|json)$/.test(target)) return []
    const other = layer(target)
    if (other === null) return [`${name} imports ${target}, outside web/`]
    if (other > own) return [`${name} imports ${target}, a layer above its own: ${allowed(name)}`]
    const apart = own === WEB.length && other === own && name.split('/')[1] !== target.split('/')[1]
    return apart ? [`${name} imports ${target}, which is another script's: ${allowed(name)}`] : []
  }
  return problems
}
