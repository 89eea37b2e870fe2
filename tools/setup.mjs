/**
 * setup.mjs -- brings what is missing: programs by apt-get on Debian and Ubuntu, packages by `npm ci`.
 * Says each thing it does in one line; where it may not install, it stops with the line to type.
 * Only Node's own modules: it is the first thing that runs on a fresh machine.
 *
 *   node tools/setup.mjs            what `npm start` needs
 *   node tools/setup.mjs --test     and what `npm test` needs
 *   node tools/setup.mjs --deep     and what `npm run deep` needs
 */
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { chromium, firefox } from './lib/browsers.mjs'
import { at, read, run, say, Stop, tool, which, works } from './lib/run.mjs'

/** True if clang can link a fuzzer: its run-time library is a separate package. */
const fuzzes = () =>
  spawnSync('clang', ['-fsanitize=fuzzer,address', '-x', 'c', '-', '-o', '/dev/null'], {
    input:
      'int LLVMFuzzerTestOneInput(const unsigned char *d, unsigned long n) { return !d && n; }',
    stdio: ['pipe', 'ignore', 'ignore'],
  }).status === 0

/** Seconds that apt-get or npm may take. */
const INSTALL = 900
/** Options of apt-get: retry a silent mirror soon, wait for another apt-get. */
const PATIENCE = [
  'Acquire::http::Timeout=20',
  'Acquire::Retries=3',
  'DPkg::Lock::Timeout=120',
].flatMap((option) => ['-o', option])

/** The headless shell, where the distribution has it: tests take a fifth less time. */
const CHROMIUM = 'chromium-headless-shell|chromium'

/** Programs, a test for each, and Debian's package; of `a|b` the first that exists. */
const needs = {
  wasm: [
    { name: 'Emscripten', met: () => which('emcc'), debian: 'emscripten' },
    { name: 'CMake', met: () => which('cmake'), debian: 'cmake' },
    { name: 'make', met: () => which('make'), debian: 'make' },
  ],
  test: [
    { name: 'a C compiler', met: () => which('cc'), debian: 'gcc libc6-dev' },
    { name: 'clang-format', met: () => which('clang-format'), debian: 'clang-format' },
    { name: 'Chromium', met: chromium, debian: CHROMIUM },
    {
      name: 'Poppler (reads the PDF of a deck)',
      met: () => which('pdftoppm') && which('pdftotext'),
      debian: 'poppler-utils',
    },
  ],
  deep: [
    { name: 'clang', met: () => which('clang'), debian: 'clang' },
    { name: "clang's fuzzer", met: fuzzes, debian: 'libclang-rt-dev' },
    { name: 'Firefox', met: firefox, debian: 'firefox-esr' },
    { name: 'WebKit', met: () => which('WebKitWebDriver'), debian: 'webkit2gtk-driver' },
    { name: 'a screen for it', met: () => which('Xvfb'), debian: 'xvfb' },
  ],
  format: [{ name: 'clang-format', met: () => which('clang-format'), debian: 'clang-format' }],
  browser: [{ name: 'Chromium', met: chromium, debian: CHROMIUM }],
}

/**
 * @param {(keyof typeof needs)[]} wanted
 * @throws {Stop} with the line to type, if something is missing and may not be installed from here
 */
export async function setup(wanted) {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 10))
    throw new Stop(`Palitos needs Node 20.10 or newer; this is Node ${process.versions.node}.`)
  await programs(wanted)
  await packages()
}

/** @param {(keyof typeof needs)[]} wanted */
async function programs(wanted) {
  const missing = wanted.flatMap((want) => needs[want]).filter((need) => !need.met())
  if (!missing.length) return
  const wants = [...new Set(missing.flatMap((need) => need.debian.split(' ')))]
  const names = [...new Set(missing.map((need) => need.name))].join(', ')
  const root = process.getuid?.() === 0
  const everywhere = wants.map((want) => want.split('|').at(-1)).join(' ')
  const line = `apt-get install -y ${everywhere}`
  if (!which('apt-get'))
    throw new Stop(
      `Missing: ${names}. Install them with your system's package manager, then run this again.`,
    )
  if (!root && !works('sudo', ['-n', 'true']))
    throw new Stop(`Missing: ${names}. Type this, then run this again:\n  sudo ${line}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  /** @param {string[]} args */
  const apt = (args) => {
    const all = [...PATIENCE, ...args]
    return root
      ? run('apt-get', all, { env, limit: INSTALL })
      : run('sudo', ['-n', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...all], { limit: INSTALL })
  }
  say(`Installing ${names} with apt-get (a few minutes)`)
  await apt(['update', '-q'])
  const there = wants.map((want) => {
    const all = want.split('|')
    return all.find((name) => works('apt-cache', ['show', name])) ?? all.at(-1) ?? want
  })
  say(`apt-get install ${there.join(' ')}`)
  await apt(['install', '-y', '-q', '--no-install-recommends', ...there])
  const still = missing.filter((need) => !need.met()).map((need) => need.name)
  if (still.length)
    throw new Stop(`apt-get installed ${there.join(' ')}, yet ${still.join(', ')} is missing.`)
}

/** Runs `npm ci` if node_modules differs from the lock file. */
async function packages() {
  const lock = JSON.parse(read(at('package-lock.json'))).packages
  const hidden = at('node_modules', '.package-lock.json')
  const have = fs.existsSync(hidden) ? JSON.parse(read(hidden)).packages : {}
  const same = Object.entries(lock).every(
    ([name, entry]) =>
      !name || (have[name] ? have[name].version === entry.version : entry.optional || entry.peer),
  )
  if (same) return
  say('Fetching npm packages (npm ci)')
  const patience = ['--fetch-timeout=60000', '--fetch-retries=3']
  await run('npm', ['ci', '--no-audit', '--no-fund', ...patience], { limit: INSTALL })
}

await tool(import.meta.url, async (args) => {
  const deep = args.includes('--deep')
  if (deep) await setup(['wasm', 'test', 'deep'])
  else await setup(args.includes('--test') ? ['wasm', 'test'] : ['wasm'])
  say('Everything is there.')
})
