/**
 * slides.mjs -- each deck of slides/*.md as one offline HTML file and a PDF in dist/slides/, by Marp with slides/marp.config.mjs.
 */
import * as path from 'node:path'
import { build } from './build.mjs'
import { at, files, run, say, tool } from './lib/run.mjs'
import { step } from './lib/steps.mjs'
import { chromium } from './setup.mjs'

const MARP = at('node_modules', '@marp-team', 'marp-cli', 'marp-cli.js')
const CONFIG = at('slides', 'marp.config.mjs')

/** @returns {Promise<void>} */
export async function slides() {
  const decks = files(at('slides'), (file) => file.endsWith('.md'))
  if (!decks.length) say('slides/ has no deck')
  for (const deck of decks) {
    const name = path.basename(deck, '.md')
    const made = ['html', 'pdf'].map((type) => at('dist', 'slides', `${name}.${type}`))
    await step(`slides-${name}`, {
      reads: [
        ...[deck, CONFIG, at('web', 'styles'), at('dist', 'palitos.js')],
        ...[at('tools', 'slides.mjs'), at('package-lock.json')],
        ...files(at('slides'), (file) => !file.endsWith('.md')),
      ],
      writes: made,
      async work() {
        const env = { ...process.env, CHROME_PATH: chromium() ?? '' }
        for (const file of made)
          await run(
            process.execPath,
            [MARP, '--config-file', CONFIG, '--no-stdin', deck, '-o', file],
            { env },
          )
      },
    })
  }
}

await tool(import.meta.url, () => build({ slides: true }))
