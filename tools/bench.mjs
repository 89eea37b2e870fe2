/**
 * bench.mjs -- `npm run bench`: measures the kernels as native code, as wasm in Node and as JavaScript, by turns on one machine. The
 * ratios count; times of a shared machine are not stable. bench/README.md says what is measured. Exits 1 if two engines differ in
 * their output.
 *
 *   npm run bench                  everything
 *   npm run bench -- maze dag      some kernels
 *   npm run bench -- pages         how long a reader with a phone waits for a chapter: bench/pages.mjs
 *   npm run bench -- growth        time and memory against size, drawn: bench/growth.mjs
 *   npm run bench -- motion        what a motion costs a phone: bench/motion.mjs
 *   npm run bench -- --signatures  writes the counts (never a time) to bench/signatures.txt
 */
import { spawn } from 'node:child_process'
import * as fs from 'node:fs'
import * as readline from 'node:readline'
import { naive, written } from '../bench/javascript.mjs'
import { notes } from '../bench/notes.mjs'
import { signatures } from '../bench/signatures.mjs'
import { kernels, load } from '../bench/wasm.mjs'
import { at, run, say, Stop, tool } from './lib/run.mjs'

/** The kernels: title, and number of states (0: bytes of the input). @type {Record<string, [string, number]>} */
const work = {
  outcomes: ['subtraction W/L, 10^6 heaps, 10 amounts: by its period', 1e6],
  'outcomes-all': ['the same, every heap', 1e6],
  values: ['subtraction Grundy, 10^6 heaps, 10 amounts: by its period', 1e6],
  'values-all': ['the same, every heap', 1e6],
  maze: ['maze 1000 x 1000, open', 1e6],
  dag: ['graph Grundy, 10^6 nodes, 10^7 edges, in order', 1e7],
  'dag-shuffled': ['the same, shuffled', 1e7],
  minimax: ['minimax, 2^20 leaves', 1 << 20],
  alphabeta: ['alpha-beta, 2^20 leaves', 1 << 20],
  four: ['4x4 tic-tac-toe, all 9,722,011 positions', 9722011],
  wins: ['4x4 tic-tac-toe, who wins from the start, 3,391 nodes', 3391],
  search: ['4x4 tic-tac-toe by the generic solver, 1,217,977 states', 1217977],
  cards: ['game of 31, all states', 15625],
  domineering: ['Domineering 4x5, its value', 1],
  boards: ['Domineering, the values of all 65,536 boards of 4x4', 65536],
  toads: ['Toads and Frogs, five of each and two squares between, its value', 1],
  's-nim': ['S-Nim, heaps to 10^4, 100 amounts', 1e4],
  kayles: ['Kayles, rows to 10^6: by its period', 1e6],
  octal: ['octal game 0.16, rows to 10^6: its period proved', 1e6],
  parts: ["Grundy's game, rows to 10^5", 1e5],
  'parts-all': ["Grundy's game, rows to 10^6", 1e6],
  'erase-30': ['string game, 30 letters', 465],
  'erase-2000': ['string game, 2000 letters', 2001000],
  tidy: ['layout of the tree of 3x3 tic-tac-toe (JavaScript: d3-hierarchy)', 549946],
  'judge-uva-847': ['UVa 847, 10^4 numbers to 2^32', 0],
  'judge-uva-10368': ['UVa 10368, 10^4 pairs to 2^31', 0],
  'judge-uva-10111': ['UVa 10111, 2000 boards (our size)', 0],
  'judge-uva-11311': ['UVa 11311, 100 cakes to 48 x 48', 0],
  'judge-uva-11489': ['UVa 11489, 59 numbers of 1000 digits', 0],
  'judge-uva-10404': ['UVa 10404, 100 lines, n = 10^6, 10 amounts', 0],
  'judge-uva-10165': ['UVa 10165, 10^6 piles to 2 * 10^9 (our size)', 0],
  'judge-uva-10578': ['UVa 10578, 20000 lines (our size)', 0],
  'judge-uva-10891': ['UVa 10891, 100 rows of 100 (our size)', 0],
  'judge-coj-1646': ['COJ 1646, 1000 boards of 50 coins (our size)', 0],
  'judge-spoj-game31': ['SPOJ GAME31, 20000 lines (our size)', 0],
  'judge-cc-astrgame': ['CodeChef ASTRGAME, 5 cases of 30 letters', 0],
  'judge-cc-g3': ['CodeChef G3, 100 strips of 10^4 coins', 0],
  'judge-hr-move-the-coins': ['HackerRank Move the Coins, 5 * 10^4 nodes and questions', 0],
  'judge-timus-1087': ['Timus 1087, n = 10^4, 50 amounts', 0],
  'judge-poj-2960': ['POJ 2960, 4 sets of 100 amounts, 100 lines of 100 heaps each', 0],
  'judge-cf-768e': ['Codeforces 768E, 10^6 piles', 0],
  'judge-lightoj-1296': ['LightOJ 1296, 100 cases of 1000 piles (our size)', 0],
  'judge-poj-1067': ['POJ 1067, 10^4 pairs to 10^9 (our size)', 0],
  'judge-hdu-3032': ['HDU 3032, 2 cases of 5 * 10^5 piles (our size)', 0],
  'judge-cf-305e': ['Codeforces 305E, 5000 letters', 0],
  'judge-atcoder-agc017d': ['AtCoder AGC017 D, 10^5 nodes', 0],
  'judge-hdu-3537': ['HDU 3537, 2000 rows of up to 100 coins (our size)', 0],
  'judge-hdu-2516': ['HDU 2516, 10^4 numbers to 2^31 (our size)', 0],
  'judge-hdu-3544': ['HDU 3544, 1000 cases of 100 bars to 10^9 (our size)', 0],
  'judge-poj-2931': ['POJ 2931, 500 cases of six towers to 50 cubes (our size)', 0],
  'judge-kattis-hackenbushpurplehearts': [
    'Kattis Hackenbush Purplehearts, 1000 edges (our size)',
    0,
  ],
  'judge-cf-1033g': ['Codeforces 1033G, 100 piles, m = 10^5', 0],
  'judge-letters': ['ASTRGAME with 2000 letters', 0],
  'judge-lines': ['writing: 2^20 short cases of UVa 847', 0],
}
const ROUNDS = 7
/** Milliseconds that a turn lasts, about: calls are repeated until then. */
const TURN = 30

/** @param {number[]} list */
const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1]
/** @param {number} ms */
const time = (ms) =>
  ms < 0.1 ? `${(ms * 1000).toFixed(1)} us` : `${ms.toFixed(ms < 10 ? 2 : 0)} ms`

/** Prints the geometric mean of all ratios, and each over 1.5. @param {string} title @param {[string, number][]} list */
function summary(title, list) {
  if (list.length < 2) return
  const mean = Math.exp(list.reduce((sum, [, x]) => sum + Math.log(x), 0) / list.length)
  const most = [...list].sort((a, b) => b[1] - a[1]).filter(([, x]) => x > 1.5)
  const out = most.map(([name, x]) => `${name} ${x.toFixed(2)}`).join(', ')
  say(
    `\n${title}, ${list.length} kernels: ${mean.toFixed(2)} (geometric mean); over 1.5: ${out || 'none'}`,
  )
}

/** Starts the native program, which answers a line for each line. */
async function native() {
  await run('cmake', ['--preset', 'bench'])
  await run('cmake', [
    '--build',
    '--preset',
    'bench',
    '--target',
    'palitos-bench',
    '--parallel',
    '2',
  ])
  const child = spawn(at('build', 'bench', 'palitos-bench'), { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = readline.createInterface(child.stdout)[Symbol.asyncIterator]()
  return {
    /** @param {string} name @param {number} times @returns {Promise<{ times: number[], sum: number }>} */
    async turn(name, times) {
      child.stdin.write(`${name} ${times}\n`)
      const { value, done } = await lines.next()
      if (done) throw new Stop(`the native program ended at ${name}`)
      return JSON.parse(value)
    },
    end: () => child.stdin.end(),
  }
}

/** @param {{ run(): void, sum(): number }} kernel @param {number} times */
function turn(kernel, times) {
  const list = []
  for (let i = 0; i < times; i++) {
    const begun = performance.now()
    kernel.run()
    list.push(performance.now() - begun)
  }
  return { times: list, sum: kernel.sum() }
}

/** n: calls in a turn; slow: a call takes more than 500 ms @typedef {{ times: number[], sums: Set<number>, turn: (n: number) => any, n: number, slow: boolean }} Engine */
/** @param {Engine['turn']} turn @returns {Engine} that has not run */
const engine = (turn) => ({ times: [], sums: new Set(), n: 1, slow: false, turn })

/** Measures the first call in a new process, and later ones. @param {'wasm' | 'js'} engine @param {string} name @param {boolean} slow */
async function first(engine, name, slow) {
  const calls = slow ? 2 : work[name][1] > 5e6 ? 8 : 30
  const all = []
  for (let i = 0; i < (slow ? 1 : 3); i++)
    all.push(
      JSON.parse(await run(process.execPath, [at('bench', 'first.mjs'), engine, name, `${calls}`])),
    )
  return {
    first: median(all.map(({ times }) => times[0])),
    later: median(all.map(({ times }) => median(times.slice(calls >> 1)))),
    sums: all.map(({ sum }) => sum),
  }
}

const GOALS = {
  pages: 'a page on a slow phone, from a cold cache',
  motion: 'a motion on a processor six times slower',
}
/** @param {keyof typeof GOALS} name a module in bench/ @param {string[]} pages */
async function goals(name, pages) {
  say(`\n${GOALS[name]}`)
  const module = await import(`../bench/${name}.mjs`)
  for (const sentence of await module[name](pages)) say(`  over its goal: ${sentence}`)
}

await tool(import.meta.url, async (args) => {
  if (args[0] === '--signatures') {
    fs.writeFileSync(at('bench', 'signatures.txt'), await signatures())
    return say('wrote bench/signatures.txt')
  }
  if (args[0] === 'pages' || args[0] === 'motion') return goals(args[0], args.slice(1))
  if (args[0] === 'growth') return (await import('../bench/growth.mjs')).growth()
  const names = args.length ? args : Object.keys(work)
  for (const name of names)
    if (!work[name]) throw new Stop(`no kernel ${name}: ${Object.keys(work).join(', ')}`)
  const program = await native()
  let differ = 0
  /** time of wasm / time of native @type {[string, number][]} */
  const ratios = []
  /** first call / later calls, for kernels over 10 ms @type {[string, number][]} */
  const firsts = []
  for (const name of names) {
    const w = kernels[name](load())
    const js = written[name]?.()
    const plain = naive[name]?.() ?? notes[name]?.(w.input ?? '')
    /** @type {Record<string, Engine>} */
    const engines = {
      native: engine((n) => program.turn(name, n)),
      wasm: engine((n) => turn(w, n)),
      ...(js && { JavaScript: engine((n) => turn(js, n)) }),
      ...(plain && { [js ? 'naive' : "the notes'"]: engine((n) => turn(plain, n)) }),
    }
    for (let round = -2; round < ROUNDS; round++)
      // rounds -2 and -1 warm up and measure how long a call takes
      for (const engine of Object.values(engines)) {
        if (engine.slow && (round === -1 || round > 2)) continue // a slow kernel has one warm-up and three rounds
        const { times, sum } = await engine.turn(engine.n)
        engine.sums.add(sum)
        if (round < 0) engine.slow = median(times) > 500
        if (round < 0) engine.n = Math.max(1, Math.min(1000, Math.round(TURN / median(times))))
        else engine.times.push(median(times))
      }
    const { slow } = engines.wasm
    const begin = {
      wasm: await first('wasm', name, slow),
      js: js && (await first('js', name, slow)),
    }
    const sums = new Set(Object.values(engines).flatMap((e) => [...e.sums]))
    const fresh = [...begin.wasm.sums, ...(begin.js?.sums ?? [])]
    for (const sum of fresh) sums.add(sum)
    const title = work[name][0]
    const states = work[name][1] || /** @type {string} */ (w.input).length
    const base = median(engines.native.times)
    ratios.push([name, median(engines.wasm.times) / base])
    if (begin.wasm.later > 10) firsts.push([name, begin.wasm.first / begin.wasm.later])
    say(`\n${title}`)
    for (const [engine, { times }] of Object.entries(engines)) {
      const ms = median(times)
      const per = `${((ms * 1e6) / states).toFixed(ms / states < 1e-7 ? 4 : 2)} ns`
      say(
        `  ${engine.padEnd(11)}${time(ms).padStart(10)}${per.padStart(13)}  ${(ms / base).toFixed(2).padStart(9)} x native`,
      )
    }
    const ratio = (/** @type {{ first: number, later: number }} */ b) =>
      `${time(b.first)} first, ${time(b.later)} later (${(b.first / b.later).toFixed(2)})`
    const other = begin.js ? `; JavaScript ${ratio(begin.js)}` : ''
    say(`  a new process: wasm ${ratio(begin.wasm)}${other}`)
    if (name === 'tidy') {
      const { wasm, d3 } = JSON.parse(
        await run(process.execPath, ['--expose-gc', at('bench', 'memory.mjs')]),
      )
      const mib = (/** @type {number} */ bytes) => `${(bytes / 2 ** 20).toFixed(1)} MiB`
      say(`  memory: wasm ${mib(wasm)}, d3-hierarchy ${mib(d3)} (${(d3 / wasm).toFixed(1)} times)`)
    }
    if (sums.size === 1) say(`  all outputs agree: ${[...sums][0].toString(16).padStart(8, '0')}`)
    else {
      differ++
      say('  OUTPUTS DIFFER:')
      for (const [engine, e] of Object.entries(engines))
        say(`    ${engine}: ${[...e.sums].join(' ')}`)
      say(`    new processes: ${fresh.join(' ')}`)
    }
  }
  program.end()
  summary('wasm by native', ratios)
  summary('first call by the later ones, where these take over 10 ms', firsts)
  if (!args.length) await goals('pages', [])
  if (differ) throw new Stop(`${differ} kernels do not give the same output in all engines`)
})
