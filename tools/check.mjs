/**
 * check.mjs -- `npm run check`: checks the project without running it. Each check is a file in tools/check/ and returns a list of
 * sentences, one for each problem; tests/tools/ sees each fail on a planted error.
 *
 *   npm run check                 all
 *   npm run check -- layers text  some by name
 */
import { at, say, Stop, tool } from './lib/run.mjs'
import { setup } from './setup.mjs'

const NAMES = [
  'format',
  'types',
  'layers',
  'house',
  'text',
  'terms',
  'spelling',
  'links',
  'styles',
  'course',
  'gate',
]

/**
 * @param {string[]} [names]
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function check(names = NAMES) {
  const sum = { passed: 0, failed: 0 }
  for (const name of names) {
    /** @type {{ [key: string]: (root: string) => string[] | Promise<string[]> }} */
    const module = await import(`./check/${name}.mjs`)
    const problems = await module[name](at())
    say(`${problems.length ? 'FAILED' : 'ok    '} ${name}`)
    for (const problem of problems) say(`  ${problem}`)
    if (problems.length) sum.failed++
    else sum.passed++
  }
  return sum
}

await tool(import.meta.url, async (args) => {
  const unknown = args.find((name) => !NAMES.includes(name))
  if (unknown) throw new Stop(`there is no check ${unknown}: ${NAMES.join(' ')}`)
  await setup(['wasm', 'format'])
  const { failed } = await check(args.length ? args : NAMES)
  if (failed) process.exitCode = 1
})
