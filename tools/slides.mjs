/**
 * slides.mjs -- each deck of slides/ as one offline HTML file and a PDF in dist/slides/, by Marp with
 * slides/marp.config.mjs. The HTML needs no browser; the PDF is printed by Chromium.
 *
 *   npm run slides
 */
import { decks } from './lib/decks.mjs'
import { at, files, run, say, Stop, tool } from './lib/run.mjs'
import { step } from './lib/steps.mjs'
import { chromium } from './setup.mjs'

const MARP = at('node_modules', '@marp-team', 'marp-cli', 'marp-cli.js')
const CONFIG = at('slides', 'marp.config.mjs')

/**
 * Runs Marp on one deck.
 * @param {string} deck a Markdown file
 * @param {string} made what to write; its ending says whether HTML or PDF
 */
export async function convert(deck, made) {
  const env = { ...process.env }
  if (made.endsWith('.pdf')) {
    const browser = chromium()
    if (!browser) throw new Stop('Chromium is missing: node tools/setup.mjs --test')
    env.CHROME_PATH = browser
  }
  const args = [MARP, '--config-file', CONFIG, '--no-stdin', deck, '-o', made]
  await run(process.execPath, args, { env })
}

/** @param {{ pdf?: boolean }} [what] @returns {Promise<void>} */
export async function slides({ pdf = true } = {}) {
  const all = decks()
  if (!all.length) say('slides/ has no deck')
  for (const type of pdf ? ['html', 'pdf'] : ['html'])
    for (const { file, name } of all) {
      const made = at('dist', 'slides', `${name}.${type}`)
      await step(`slides-${name}-${type}`, {
        reads: [
          ...[file, at('dist', 'palitos.js'), at('web', 'styles', 'tokens.css')],
          ...[at('tools', 'slides.mjs'), at('tools', 'allow-list.mjs'), at('package-lock.json')],
          ...files(at('slides'), (other) => !other.endsWith('.md')),
        ],
        writes: [made],
        work: () => convert(file, made),
      })
    }
}

// Not awaited, and build.mjs imported late: it imports this file, which has to be whole by then
void tool(import.meta.url, async () => (await import('./build.mjs')).build({ slides: true }))
