/** tree.js -- a project of a few files in a folder of its own, for tests that plant an error in it. */
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'

/**
 * @param {Record<string, string>} files path -> text
 * @returns {string} the folder; it is gone when the process ends
 */
export function tree(files) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'palitos-'))
  process.on('exit', () => fs.rmSync(root, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, text)
  }
  return root
}
