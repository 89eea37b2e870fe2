/** fix.mjs -- `npm run fix`: writes every file as clang-format and prettier would. */
import { cFiles, PRETTIER, PRETTIER_FILES } from './check/format.mjs'
import { at, run, say, tool } from './lib/run.mjs'
import { setup } from './setup.mjs'

await tool(import.meta.url, async () => {
  await setup(['wasm', 'format'])
  await run('clang-format', ['-i', ...cFiles(at())])
  say(
    (
      await run(process.execPath, [PRETTIER, '--write', '--log-level', 'warn', PRETTIER_FILES])
    ).trim() || 'Formatted.',
  )
})
