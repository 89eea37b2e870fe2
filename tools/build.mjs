/**
 * build.mjs -- builds everything in dist/: palitos.wasm, palitos.js, the site, the slides. Only what changed is built again.
 *
 *   npm run build                 all of it
 *   npm run build -- --no-slides  without the decks and their PDF (what `npm run dev` needs)
 */
import * as fs from 'node:fs'
import { chromium } from './lib/browsers.mjs'
import { decks } from './lib/decks.mjs'
import { at, hash, read, run, say, Stop, tool, which, write } from './lib/run.mjs'
import { locked, step } from './lib/steps.mjs'
import { setup } from './setup.mjs'

const WASM = at('build', 'wasm', 'palitos.wasm')
const ENGINE = at('build', 'wasm', 'engine.wasm')
const CONTEST = at('build', 'wasm', 'contest.wasm')
const MAIN = 'palitos.js'
/** Debian's own. */
const PYTHON = '/usr/bin/python3'
/** Compiling takes a minute on two free cores, 10 on busy ones. */
const COMPILE_LIMIT_S = 3600
const LOCK = 'package-lock.json'

const tools = (/** @type {string} */ name) => `tools/${name}`

/** Compiles the solvers to wasm. */
export const wasm = () =>
  step('wasm', {
    reads: ['src', 'CMakeLists.txt', 'CMakePresets.json'],
    writes: [WASM, ENGINE, CONTEST],
    async work() {
      say('wasm: compiles, some minutes the first time')
      /* Debian's Emscripten takes the first python3 of PATH; pyenv's is a script, and starting it takes longer than to compile */
      if (which('emcc') === '/usr/bin/emcc' && fs.existsSync(PYTHON))
        process.env.EMSDK_PYTHON ??= PYTHON
      /* no line for each file: only the error of a file that fails is shown */
      await run('emcmake', ['cmake', '--preset', 'wasm', '-DCMAKE_RULE_MESSAGES=OFF'])
      await run('cmake', ['--build', '--preset', 'wasm', '--parallel', '2'], {
        limit: COMPILE_LIMIT_S,
      })
    },
  })

/**
 * Builds all steps. A failed step stops only the steps that read its result.
 * @param {{ slides?: boolean | 'html', whole?: boolean, pdf?: boolean }} [what] slides: 'html' needs no browser;
 *   whole: also the package, the first figures and the cards' drawings; pdf: also the decks' PDF
 * @throws {Stop} with what each failed step said
 */
export async function build({
  slides = true,
  whole = true,
  pdf = slides === true || chromium() !== null,
} = {}) {
  await setup(slides === true ? ['wasm', 'browser'] : ['wasm'])
  /** @type {string[]} */
  const wrong = []
  /** @param {() => Promise<unknown>} work @returns {Promise<boolean>} */
  const attempt = async (work) => {
    try {
      await work()
      return true
    } catch (error) {
      if (!(error instanceof Stop) && !error.errors) throw error
      wrong.push(error.message)
      return false
    }
  }
  await locked(async () => {
    const solved = await attempt(wasm)
    const scripted = solved && (await attempt(() => script()))
    if (scripted && whole) await attempt(packageFiles)
    // without a browser pages have no prerendered figure (palitos.js draws it), and cards have the drawings of the last build or none
    const { first, FIRST } = await import('./prerender.mjs')
    const { drawMiniatures, MINIATURES } = await import('./miniatures.mjs')
    const seeing = scripted && whole && chromium() !== null
    const seen = seeing && (await attempt(first))
    if (seeing) await attempt(drawMiniatures)
    const cards = fs.existsSync(MINIATURES) ? MINIATURES : ''
    const drawn = await attempt(() => site(seen ? FIRST : '', cards))
    if (slides && drawn && scripted) {
      const maker = await import('./slides.mjs')
      await attempt(() => maker.slides({ pdf }))
    }
    if (drawn && scripted) {
      const { kits } = await import('./kits.mjs')
      await attempt(kits)
    }
    const { offline } = await import('./service-worker.mjs')
    if (drawn && scripted) await attempt(offline)
  })
  if (wrong.length) throw new Stop(wrong.join('\n\n'))
}

/** Builds palitos.js (engine, elements and wasm in one classic script) and the parts. */
async function script() {
  const { FONTS, fonts, fontFile } = await import('./fonts.mjs')
  await step('fonts', {
    reads: ['tools/fonts.mjs', LOCK],
    writes: FONTS.map(fontFile),
    work: fonts,
  })
  const { CODE, code, NAMERS, SOURCES } = await import('./code.mjs')
  await step('code', {
    reads: [...NAMERS, ...SOURCES, 'tools/code.mjs', 'web/proofs/listing.js'],
    writes: [CODE],
    work: code,
  })
  const { ALL, BUILD, bundle, codePart, licencePart, SAMPLES } = await import('./bundle.mjs')
  const { banner, licences } = await import('./licences.mjs')
  const {
    CODE: ALL_CODE,
    LICENCES,
    mainOf,
    oldNames,
    parts,
    scriptNames,
    WHOLE,
  } = await import('./parts.mjs')
  const rooms = fs.readdirSync(at('web')).filter((name) => !/^(pages|site)$/.test(name))
  await step('script', {
    reads: [
      ...[...rooms.map((name) => `web/${name}`), 'text', ...SOURCES, SAMPLES],
      ...['bundle.mjs', 'parts.mjs', 'fonts.mjs', 'licences.mjs', 'licences', 'lib'].map(tools),
      ...['package.json', 'LICENSE', LOCK, WASM, ENGINE, CONTEST, CODE],
    ],
    writes: ['palitos.wasm', 'LICENSES.txt', ...scriptNames(), ...oldNames().keys()].map((name) =>
      at('dist', name),
    ),
    async work() {
      /** @type {string[]} */
      const others = []
      /** @type {Map<string, string>} */
      const texts = new Map()
      const wanted = [{ file: mainOf(), script: MAIN }, { file: ALL, script: WHOLE }, ...parts()]
      for (const { file, script } of wanted) {
        const made = await bundle(file)
        others.push(...made.others)
        texts.set(script, made.text)
      }
      texts.set(ALL_CODE, codePart())
      texts.set(LICENCES, licencePart(licences(others)))
      const build = hash([...texts.values()]).slice(0, 8)
      for (const [script, text] of texts) write(at('dist', script), text.replaceAll(BUILD, build))
      for (const [script, names] of oldNames()) {
        const asks = names.map((name) => `globalThis.palitos?.load?.('${name}').catch(()=>{})\n`)
        write(at('dist', script), banner([]) + asks.join(''))
      }
      write(at('dist', 'palitos.wasm'), fs.readFileSync(WASM))
      write(at('dist', 'LICENSES.txt'), licences(others))
    },
  })
}

/** Builds build/package/: modules, types, and data for editors. */
async function packageFiles() {
  const { package_, packed, scripts } = await import('./modules.mjs')
  await step('package', {
    reads: [
      ...['web', 'text', 'src', 'bin', 'package.json', LOCK, ENGINE, CONTEST, ...scripts()],
      ...['modules.mjs', 'manifest.mjs', 'described.mjs', 'allow-list.mjs', 'bundle.mjs'].map(
        tools,
      ),
      ...['parts.mjs', 'fonts.mjs', 'code.mjs', 'lib'].map(tools),
    ],
    writes: packed,
    work: package_,
  })
}

/**
 * Builds the pages, their styles and the frame's script.
 * @param {string} first file of the first figures @param {string} cards file of the cards' drawings; '' if it was not made
 */
async function site(first, cards) {
  const made = (/** @type {string} */ file) => (file ? JSON.parse(read(file)) : {})
  const maker = await import('./site/index.mjs')
  await step('site', {
    reads: [
      // web/: also the elements' attributes and scripts
      ...['web', 'text', 'src/judge', LOCK, ...decks().map((deck) => deck.file)],
      ...['site', 'parts.mjs', 'allow-list.mjs', 'described.mjs', 'lib'].map(tools),
      // pages preload scripts at an address with the build of palitos.js
      ...[first, cards, at('dist', 'palitos.js')].filter(fs.existsSync),
    ],
    writes: () => maker.written(),
    work: () => maker.site(made(first), made(cards)),
  })
}

await tool(import.meta.url, async (args) => {
  if (args.some((arg) => arg !== '--no-slides'))
    throw new Stop('npm run build, or npm run build -- --no-slides')
  await build({ slides: !args.includes('--no-slides') })
  say('dist/ is up to date: open dist/index.html, or type npm start')
})
