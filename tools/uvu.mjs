/**
 * uvu.mjs -- runs the suites of one test file in this process, through uvu's own functions, and sends what they came to
 * to runner.mjs, which started it.
 *
 * @typedef {{ suites: number, total: number, passed: number, skipped: number }} Sum
 */
import { pathToFileURL } from 'node:url'

// without its runner nobody reads the result
process.on('disconnect', () => process.exit(1))
process.channel?.unref()

// uvu's command sets these: `suite.run()` then puts the suite here instead of running it
const all = /** @type {any} */ (globalThis)
all.UVU_DEFER = 1
/** @type {(() => Promise<[string | true, number, number, number]>)[]} */
const suites = []
all.UVU_QUEUE = [suites]

await import(pathToFileURL(process.argv[2]).href)

/** @type {Sum} */
const sum = { suites: suites.length, total: 0, passed: 0, skipped: 0 }
for (const run of suites) {
  const [errors, passed, skipped, total] = await run()
  if (errors !== true) console.log(`\n${errors}`)
  sum.total += total
  sum.passed += passed
  sum.skipped += skipped
}
// exits even if a test left something open; processes that it started end too
if (process.send) process.send(sum, undefined, undefined, () => process.exit())
