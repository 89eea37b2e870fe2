/**
 * layers.mjs -- checks that each layer uses only the layers before it, by #include and import.
 *   C           src/game.h, game.c and their like < kernels < games < solve < values < judge < command < wasm and main.c
 *   JavaScript  web/engine < model < core < boards < play < the other rooms, which know nothing of each other; bin uses engine and model
 * Besides: nothing outside web/engine knows BigInt, memory or pointers; engine and model know no document.
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { code } from '../lib/c.mjs'
import { below, files, read } from '../lib/run.mjs'
import { importsOf, nodes } from '../lib/script.mjs'

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

/** The sentence that says what a file may use. @param {string} name */
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

/** Identifiers of memory, and of the document. */
const BYTES = /^(BigInt\w*|WebAssembly|DataView|malloc|ptr|pointer)$/
const DOM = /^(document|window|customElements)$/

/**
 * Imports and includes of each file, without libraries.
 * @param {string} root @param {string[]} folders
 * @returns {Map<string, string[]>} file -> files, paths below the root
 */
export function graph(root, folders) {
  const all = folders.flatMap((folder) =>
    files(path.join(root, folder), (name) => /\.(m?js|[ch])$/.test(name)),
  )
  return new Map(
    all.map((file) => {
      const named = file.endsWith('js')
        ? importsOf(file).map((name) => name.replace(/^worker:/, ''))
        : [...code(read(file), true).matchAll(INCLUDE)].map(([, name]) => `./${name}`)
      const ours = named.filter((name) => name.startsWith('.'))
      const targets = ours.map((name) => below(path.resolve(path.dirname(file), name), root))
      return [below(file, root), [...new Set(targets)]]
    }),
  )
}
const INCLUDE = /^[ \t]*#[ \t]*include[ \t]+"([^"]+)"/gm

/** @param {string} root @param {string} name a file @param {string} target that it uses @returns {string} what is wrong; '' if nothing */
function misuse(root, name, target) {
  const [top, room] = name.split('/')
  const uses = `${name} ${top === 'src' ? 'includes' : 'imports'} ${target}`
  if (target.startsWith('build/'))
    return room === 'engine' ? '' : `${uses}: only web/engine knows the wasm`
  if (/\.(css|json)$/.test(target)) return ''
  const [own, other] = [layer(name), layer(target)]
  if (other === null || (top === 'src') !== target.startsWith('src/'))
    return `${uses}, outside ${top === 'src' ? 'src/' : 'web/'}`
  if (!fs.existsSync(path.join(root, target))) return `${uses}, which is not there`
  if (other > Number(own)) return `${uses}, a layer above its own: ${allowed(name)}`
  const apart = own === WEB.length && other === own && room !== target.split('/')[1]
  return apart ? `${uses}, which is another script's: ${allowed(name)}` : ''
}

/** @param {string} root @returns {string[]} */
export function layers(root) {
  /** @type {string[]} */
  const problems = []
  for (const [name, targets] of graph(root, ['src', 'web', 'bin'])) {
    if (Number(layer(name)) < 0) problems.push(`${name} is in no layer`)
    problems.push(...targets.map((target) => misuse(root, name, target)).filter(Boolean))
    if (!name.startsWith('web/')) continue
    const text = read(path.join(root, name))
    for (const { type, start, bigint, name: word, object } of nodes(path.join(root, name))) {
      const what = bigint ? `${bigint}n` : type === 'Identifier' ? word : ''
      const line = () => `${name}:${text.slice(0, start).split('\n').length} mentions`
      if (!name.startsWith('web/engine/') && (bigint || BYTES.test(what)))
        problems.push(`${line()} ${what}: only web/engine knows bytes and pointers`)
      if (
        /^web\/(engine|model)\//.test(name) &&
        type === 'MemberExpression' &&
        DOM.test(object.name)
      )
        problems.push(`${line()} ${object.name}: engine and model know no document`)
    }
  }
  return problems
}
