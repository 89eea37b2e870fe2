/**
 * house.mjs -- checks the order of the folders: each imports only from those before it, and there are no cycles of imports.
 * layers.mjs has the order within web/ and src/.
 */
import * as path from 'node:path'
import { files, read } from '../lib/run.mjs'
import { importsOf } from '../lib/script.mjs'
import { code } from './layers.mjs'

/** Floors, from the ground up; a place belongs to the longest name that begins it. Each uses its own and those below. */
const ORDER = [
  ['text', 'src', 'web', 'build'],
  ['bin'],
  ['tools/lib'],
  // what a build is made of, used by checks and commands
  [
    ...['tools/parts.mjs', 'tools/code.mjs', 'tools/fonts.mjs', 'tools/licences.mjs'],
    ...['tools/allow-list.mjs', 'tools/theme.mjs', 'tools/words.mjs', 'tools/site'],
    ...['tools/bundle.mjs', 'tools/prerender.mjs', 'tools/slides.mjs', 'tools/service-worker.mjs'],
  ],
  ['tools/check'],
  ['bench'],
  ['tools'], // the commands, by which all begins
  ['slides'],
  ['tests'],
]

const FOLDERS = ['web', 'bin', 'tools', 'slides', 'bench', 'tests']

/** @param {string} name below the root @returns {number} its floor; -1 where it has none */
function floorOf(name) {
  let best = ''
  let found = -1
  ORDER.forEach((places, floor) => {
    for (const place of places)
      if ((name === place || name.startsWith(`${place}/`)) && place.length > best.length)
        [best, found] = [place, floor]
  })
  return found
}

/** What each file imports or includes, of ours. @param {string} root @returns {Map<string, string[]>} */
function graph(root) {
  /** @type {Map<string, string[]>} */
  const all = new Map()
  const below = (/** @type {string} */ file) => path.relative(root, file).split(path.sep).join('/')
  const beside = (/** @type {string} */ file, /** @type {string} */ asked) =>
    below(path.resolve(path.dirname(file), asked))
  for (const file of FOLDERS.flatMap((folder) =>
    files(path.join(root, folder), (name) => /\.m?js$/.test(name)),
  )) {
    const ours = importsOf(file)
      .map((name) => name.replace(/^worker:/, ''))
      .filter((name) => name.startsWith('.'))
    all.set(below(file), [...new Set(ours.map((name) => beside(file, name)))])
  }
  for (const file of ['src', 'bench', 'tests'].flatMap((folder) =>
    files(path.join(root, folder), (name) => /\.[ch]$/.test(name)),
  )) {
    const includes = code(read(file), true).matchAll(/^[ \t]*#[ \t]*include[ \t]+"([^"]+)"/gm)
    all.set(below(file), [...new Set([...includes].map(([, name]) => beside(file, name)))])
  }
  return all
}

/** @param {Map<string, string[]>} uses @returns {string[][]} each circle once, as the way around it */
export function circles(uses) {
  /** @type {string[][]} */
  const found = []
  /** @type {Set<string>} */
  const done = new Set()
  for (const start of uses.keys()) {
    if (done.has(start)) continue
    /** @type {{ file: string, left: string[] }[]} */
    const way = [{ file: start, left: [...(uses.get(start) ?? [])] }]
    while (way.length) {
      const last = way[way.length - 1]
      const next = last.left.shift()
      if (next === undefined) {
        done.add(last.file)
        way.pop()
        continue
      }
      const at = way.findIndex(({ file }) => file === next)
      if (at >= 0) found.push(way.slice(at).map(({ file }) => file))
      else if (!done.has(next)) way.push({ file: next, left: [...(uses.get(next) ?? [])] })
    }
  }
  return found
}

/** @param {string} root @returns {string[]} */
export function house(root) {
  const uses = graph(root)
  /** @type {string[]} */
  const problems = []
  for (const [file, targets] of uses) {
    const own = floorOf(file)
    for (const target of targets) {
      const floor = floorOf(target)
      if (floor < 0)
        problems.push(
          `${file} uses ${target}, which stands on no floor: name its folder in ORDER of tools/check/house.mjs`,
        )
      else if (floor > own)
        problems.push(
          `${file} uses ${target}, which stands above it: move what it needs of it down to ${ORDER[own][0]} or below`,
        )
    }
  }
  for (const way of circles(uses))
    problems.push(
      `${[...way, way[0]].join(' uses ')}: a circle; move what two of them share into a file that both use`,
    )
  return problems
}
