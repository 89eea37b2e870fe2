/** format.mjs -- checks formatting: clang-format for C, prettier for the rest. `npm run fix` applies both. */
import * as path from 'node:path'
import { at, files, run } from '../lib/run.mjs'

/** @param {string} root */
export const cFiles = (root) =>
  ['src', 'tests', 'bench'].flatMap((folder) =>
    files(path.join(root, folder), (file) => /\.[ch]$/.test(file)),
  )

export const PRETTIER = at('node_modules', 'prettier', 'bin', 'prettier.cjs')
export const PRETTIER_FILES = '**/*.{js,mjs,ts,json,css}'
/** Prettier skips files that passed and have not changed since. */
const CACHE = [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  at('build', 'prettier'),
]

/** @param {string} root @returns {Promise<string[]>} */
export async function format(root) {
  /** @type {string[]} */
  const problems = []
  const sources = cFiles(root)
  if (sources.length)
    await run('clang-format', ['--dry-run', '-Werror', ...sources], { cwd: root }).catch(
      (error) => {
        for (const line of error.output.matchAll(/^(.*?):(\d+):\d+: error: /gm))
          problems.push(
            `${path.relative(root, line[1])}:${line[2]} is not as clang-format writes it (npm run fix)`,
          )
        if (!problems.length) problems.push(error.message)
      },
    )
  const lines = [...new Map(problems.map((problem) => [problem.split(':')[0], problem])).values()]
  const args = [PRETTIER, '--check', '--no-color', '--log-level', 'warn', ...CACHE, PRETTIER_FILES]
  await run(process.execPath, args, { cwd: root }).catch((error) => {
    const named = [
      ...error.output.replace(/\x1b\[\d*m/g, '').matchAll(/^\[(?:warn|error)\] (.*)$/gm),
    ]
      .map((line) => line[1])
      .filter((line) => /\.\w+(: |$)/.test(line) && !/^\s/.test(line))
    for (const line of named) lines.push(`${line} is not as prettier writes it (npm run fix)`)
    if (!named.length) lines.push(error.message)
  })
  return lines
}
