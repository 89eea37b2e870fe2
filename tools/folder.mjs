/**
 * folder.mjs -- makes build/palitos-slides, the folder with which a teacher writes decks with live elements by Marp alone, and a package of it:
 * the configuration with its imports in one file, the theme, the scripts, the list of tags and attributes, and a template in each language.
 *
 *   npm run release                                            build/palitos-slides/ and build/palitos-slides-VERSION.tgz
 *   npx @marp-team/marp-cli -c palitos-slides/marp.config.mjs my.md     in any folder that has it
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { build } from 'esbuild'
import { allowList } from './allow-list.mjs'
import { at, read, run, write } from './lib/run.mjs'
import { FONTS, scriptFacts } from './parts.mjs'
import { theme } from './theme.mjs'

const NAME = 'palitos-slides'

/** Makes the folder from the built dist/. @param {string} [folder] @returns {Promise<string>} its path */
export async function folder(folder = at('build', NAME)) {
  fs.rmSync(folder, { recursive: true, force: true })
  await build({
    entryPoints: [at('slides', 'folder', 'marp.config.mjs')],
    outfile: path.join(folder, 'marp.config.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
  })
  const facts = { elements: allowList(), fonts: FONTS, ...scriptFacts() }
  const { version, license, engines } = JSON.parse(read(at('package.json')))
  /** @type {Record<string, string>} */
  const files = {
    'package.json': `${JSON.stringify(
      {
        ...{ name: NAME, version, license, engines, type: 'module' },
        description: 'Marp decks with games that are played inside the slides',
        keywords: ['marp', 'slides', 'combinatorial-game-theory', 'nim'],
        exports: { '.': './marp.config.mjs', './*': './*' },
        peerDependencies: { '@marp-team/marp-cli': '>=4' },
        peerDependenciesMeta: { '@marp-team/marp-cli': { optional: true } },
      },
      null,
      2,
    )}\n`,
    'facts.json': `${JSON.stringify(facts, null, 1)}\n`,
    'theme.css': theme(),
  }
  for (const [name, text] of Object.entries(files)) write(path.join(folder, name), text)
  const copied = [
    at('dist', 'LICENSES.txt'),
    ...['room.js', 'template.md', 'template.en.md'].map((name) => at('slides', name)),
    ...['README.md', 'LEEME.md'].map((name) => at('slides', 'folder', name)),
  ]
  for (const script of ['palitos.js', ...facts.parts.map(({ script }) => script)])
    write(path.join(folder, script), read(at('dist', script)))
  for (const file of copied) fs.copyFileSync(file, path.join(folder, path.basename(file)))
  return folder
}

/** Packs the folder as an npm package beside it. @param {string} made the folder */
export async function packed(made) {
  await run('npm', ['pack', '--silent', '--pack-destination', path.dirname(made)], { cwd: made })
}
