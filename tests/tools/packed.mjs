/** packed.mjs -- a project of somebody else's, with the package as npm installs it, and what else it uses from here. */
import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { at } from '../../tools/lib/run.mjs'
import { tree } from './tree.js'

/**
 * @param {Record<string, string>} files path -> text
 * @param {string[]} [libraries] of node_modules
 * @returns {string} its folder
 */
export function project(files, libraries = []) {
  const folder = tree({ 'package.json': '{"private":true,"type":"module"}', ...files })
  const modules = path.join(folder, 'node_modules')
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], {
      cwd: at(),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  )
  const own = path.join(modules, 'palitos')
  fs.mkdirSync(own, { recursive: true })
  execFileSync('tar', ['-xzf', path.join(folder, filename), '-C', own, '--strip-components=1'])
  for (const name of libraries) {
    const link = path.join(modules, name)
    fs.mkdirSync(path.dirname(link), { recursive: true })
    fs.symlinkSync(at('node_modules', name), link)
  }
  return folder
}
