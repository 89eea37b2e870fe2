/** types.mjs -- checks the types in the JSDoc of all JavaScript by TypeScript, strictly. */
import { at, run } from '../lib/run.mjs'

/** @param {string} root a folder with a tsconfig.json @returns {Promise<string[]>} */
export async function types(root) {
  try {
    await run(
      process.execPath,
      [at('node_modules', 'typescript', 'bin', 'tsc'), '--noEmit', '--pretty', 'false', '-p', root],
      { cwd: root },
    )
    return []
  } catch (error) {
    const lines = error.output
      .split('\n')
      .filter((/** @type {string} */ line) => /error TS\d+/.test(line))
    return lines.length ? lines : [error.message]
  }
}
