/**
 * golden.mjs -- `npm run golden`: writes the transcripts in tests/golden/cli anew, for review of the difference.
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { at, say, tool } from './lib/run.mjs'
import { commands, here, transcript } from './lib/transcript.mjs'

const folder = at('tests', 'golden', 'cli')

await tool(import.meta.url, async () => {
  for (const name of fs.readdirSync(folder).sort()) {
    const file = path.join(folder, name)
    const old = fs.readFileSync(file, 'utf8')
    const list = commands(old)
    const text = list
      .map((command) => transcript(command, here(command.args, command.given)))
      .join('\n')
    fs.writeFileSync(file, text)
    say(`${name}: ${list.length} commands, ${text === old ? 'as before' : 'CHANGED'}`)
  }
})
