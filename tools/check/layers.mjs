/**
 * layers.mjs -- each layer uses only the layers before it, over #include and import.
 *   C           src/game.h, game.c and their like < games < solve < judge < command < wasm and main.c
 *   JavaScript  web/engine < model < elements < define.js and pages; bin uses engine and model
 * Besides: nothing outside web/engine knows BigInt, memory or pointers; engine and model know no document.
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { files, read } from '../lib/run.mjs'

const C = ['games', 'solve', 'judge', 'command', 'wasm']
const WEB = ['engine', 'model', 'elements', 'pages']

/** @param {string} name path below the root, with / @returns {number | null} */
function layer(name) {
  const [top, second, ...rest] = name.split('/')
  if (top === 'src') return rest.length ? C.indexOf(second) + 1 : second === 'main.c' ? C.length : 0
  if (top === 'web') return rest.length ? WEB.indexOf(second) : WEB.length - 1
  if (top === 'bin') return WEB.indexOf('elements')
  return null
}

/** Without comments, and without strings where those are not asked for. @param {string} text @param {boolean} strings */
export function code(text, strings) {
  return text.replace(
    /\/\*[^]*?\*\/|(?<!:)\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g,
    (part) => (/^['"]/.test(part) && strings ? part : part.replace(/[^\n]/g, ' ')),
  )
}

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
        problems.push(`${below(file)} includes ${target}, a layer above its own`)
    }
  }

  const scripts = ['web', 'bin'].flatMap((folder) =>
    files(path.join(root, folder), (name) => /\.m?js$/.test(name)),
  )
  for (const file of scripts) {
    const name = below(file)
    const own = /** @type {number} */ (layer(name))
    if (own < 0) problems.push(`${name} is in no layer`)
    const text = code(read(file), true)
    const imports = text.matchAll(
      /(?:^|[\s;])(?:import|export)\s(?:[^'"();]*?\sfrom\s)?\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g,
    )
    for (const match of imports) {
      const asked = (match[1] ?? match[2]).replace(/^worker:/, '')
      if (!asked.startsWith('.')) continue
      const target = below(path.resolve(path.dirname(file), asked))
      if (/\.(css|json)$/.test(target)) continue
      if (target.startsWith('build/')) {
        if (!name.startsWith('web/engine/'))
          problems.push(`${name} imports ${target}: only web/engine knows the wasm`)
        continue
      }
      const other = layer(target)
      if (other === null) problems.push(`${name} imports ${target}, outside web/`)
      else if (other > own) problems.push(`${name} imports ${target}, a layer above its own`)
      if (other !== null && !fs.existsSync(path.join(root, target)))
        problems.push(`${name} imports ${target}, which is not there`)
    }
    const words = code(read(file), false)
    const report = (/** @type {RegExp} */ pattern, /** @type {string} */ why) => {
      const found = pattern.exec(words)
      if (found)
        problems.push(
          `${name}:${words.slice(0, found.index).split('\n').length} mentions ${found[0].trim()}: ${why}`,
        )
    }
    if (!name.startsWith('web/engine/'))
      report(
        /\bBigInt\w*|(?<![\w.])\d+n\b|\bWebAssembly\b|\bDataView\b|\bmalloc\b|\bptr\b/,
        'only web/engine knows bytes and pointers',
      )
    if (/^web\/(engine|model)\//.test(name))
      report(
        /\b(?:document|window|HTMLElement|customElements)\s*[.[]|\bextends HTMLElement\b/,
        'engine and model know no document',
      )
  }
  return problems
}
