/**
 * house.mjs -- checks the order of the folders: each imports only from those before it, and there are no cycles of imports.
 * layers.mjs has the order within web/ and src/.
 */
import { graph } from './layers.mjs'

/** Floors from the ground up; each may use itself and those below. The longest prefix decides a file's floor. */
const ORDER = [
  ['text', 'src', 'web', 'build'],
  ['bin'],
  ['tools/lib'],
  // parts of the build that checks and commands use
  [
    ...[
      'tools/parts.mjs',
      'tools/code.mjs',
      'tools/fonts.mjs',
      'tools/licences.mjs',
      'tools/described.mjs',
    ],
    ...['tools/allow-list.mjs', 'tools/theme.mjs', 'tools/words.mjs', 'tools/site'],
    ...['tools/bundle.mjs', 'tools/prerender.mjs', 'tools/slides.mjs', 'tools/service-worker.mjs'],
  ],
  ['tools/check'],
  ['bench'],
  ['tools'], // the commands
  ['slides'],
  ['tests'],
]

const FOLDERS = ['src', 'web', 'bin', 'tools', 'slides', 'bench', 'tests']

/** @param {string} name below the root @returns {number} its floor; -1: none */
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

/** @param {Map<string, string[]>} uses @returns {string[][]} each cycle once, as a path of files */
function circles(uses) {
  /** @type {string[][]} */
  const found = []
  /** @type {Set<string>} */
  const done = new Set()
  /** @param {string} file @param {string[]} way to it */
  const follow = (file, way) => {
    if (way.includes(file)) return void found.push(way.slice(way.indexOf(file)))
    if (done.has(file)) return
    for (const next of uses.get(file) ?? []) follow(next, [...way, file])
    done.add(file)
  }
  for (const file of uses.keys()) follow(file, [])
  return found
}

/** @param {string} root @returns {string[]} */
export function house(root) {
  const uses = graph(root, FOLDERS)
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
