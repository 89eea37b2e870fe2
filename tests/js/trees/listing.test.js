import * as fs from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { shownOf } from '../../../tools/code.mjs'
import {
  cutting,
  definition,
  frames,
  inWords,
  lineOf,
  listing,
} from '../../../web/proofs/listing.js'
import { CUTS, readSearches, Trace } from '../../../web/model/trace.js'
import { engine } from '../wasm.mjs'

const file = fs.readFileSync(new URL('../../../src/solve/reference.c', import.meta.url), 'utf8')
/** @param {'minimax' | 'alphabeta'} search */
const inC = (search) => {
  const found = definition(file, `cgt_${search}`)
  assert.ok(found)
  return listing(found.text, found.line, `cgt_${search}`)
}
/** @param {'minimax' | 'alphabeta'} search */
const said = (search) => inWords(search, (key) => key) ?? []

/** Trees of numbers from fixed seeds. @param {(rules: string) => void} use */
function trees(use) {
  let seed = 7
  const below = (/** @type {number} */ n) =>
    Math.floor(((seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 2 ** 32) * n)
  /** @param {number} depth @returns {string} */
  const grow = (depth) =>
    depth && below(7)
      ? `(${Array.from({ length: 1 + below(4) }, () => grow(depth - 1)).join(' ')})`
      : String(below(21) - 10)
  for (let i = 0; i < 60; i++) use((i % 2 ? 'min ' : '') + grow(5))
}

test('each kind of step has its line, in C and in words, in the same order', () => {
  for (const [search, kinds] of /** @type {const} */ ([
    ['minimax', ['enter', 'leaf', 'raise', 'leave']],
    ['alphabeta', ['enter', 'leaf', 'cutoff', 'raise', 'raise', 'leave']],
  ]))
    for (const lines of [inC(search), said(search)]) {
      assert.equal(lines.flatMap((line) => line.kinds), kinds) // prettier-ignore
      assert.is(lines.filter((line) => line.calls).length, 1)
    }
})

test('the line that cuts says >= or >, as the search asks: in C and in words', () => {
  const rule = fs.readFileSync(new URL('../../../src/solve/solve.h', import.meta.url), 'utf8')
  const { equal, beyond } = CUTS
  assert.ok(
    rule.includes(`return beyond ? ${beyond.c} : ${equal.c};`),
    'it is what the engine asks',
  )
  const { text } = definition(file, 'cgt_alphabeta') ?? { text: '' }
  assert.ok(cutting(text, 'equal').includes('if (alpha >= beta) {'))
  assert.ok(cutting(text, 'beyond').includes('if (alpha > beta) {'))
  const last = (/** @type {import('../../../web/model/trace.js').Cut} */ cut) =>
    inWords('alphabeta', (key) => key, cut)
      ?.find(({ kinds }) => kinds.includes('cutoff'))
      ?.text.trim()
  assert.is(last('equal'), 'if α ≥ β: look at no more moves')
  assert.is(last('beyond'), 'if α > β: look at no more moves')
})

test('what is only said in words has its steps, too: the early stop, the memo, the board that stays', () => {
  for (const [search, wanted] of /** @type {const} */ ([
    ['stop', 'stop'],
    ['memo', 'hit'],
    ['symmetry', 'hit'],
    ['fault', 'back'],
  ])) {
    const lines = inWords(search, (key) => key) ?? []
    for (const kind of ['start', 'enter', 'leaf', wanted, 'leave'])
      assert.ok(lineOf(lines, kind, true) >= 0, `${search} ${kind}`)
  }
  const game = engine.game('tictactoe', { rules: '3' })
  for (const mode of /** @type {const} */ (['stop', 'memo', 'symmetry'])) {
    const searched = readSearches(game, 'xox/.o./x..', { mode })
    assert.ok(searched)
    const trace = new Trace(searched, mode)
    const lines = inWords(mode, (key) => key) ?? []
    const kinds = new Set(trace.steps.map(({ kind }) => kind))
    assert.ok(kinds.has(mode === 'stop' ? 'stop' : 'hit'), mode)
    for (const kind of kinds) assert.ok(lineOf(lines, kind, true) >= 0, `${mode} ${kind}`)
  }
})

test('the lines are those of the file, but for the ones that only tell a step', () => {
  const lines = file.split('\n')
  for (const search of /** @type {const} */ (['minimax', 'alphabeta'])) {
    const shown = inC(search)
    for (const { n, text } of shown) assert.is(text, lines[n - 1])
    for (let n = shown[0].n; n <= shown[shown.length - 1].n; n++)
      assert.is(
        !shown.some((line) => line.n === n),
        lines[n - 1].trim().startsWith('tell(w, CGT_'),
        lines[n - 1],
      )
  }
})

test('a line for every step of 60 trees, and MAX and MIN have their own where a window closes', () => {
  trees((rules) => {
    const game = engine.game('tree', { rules })
    const searched = readSearches(game, game.parse(''))
    assert.ok(searched)
    for (const search of /** @type {const} */ (['minimax', 'alphabeta'])) {
      const trace = new Trace(searched, search)
      for (const { kind, node } of trace.steps)
        for (const lines of [inC(search), said(search)])
          assert.ok(lineOf(lines, kind, trace.nodes[node].max) >= 0, `${search} ${kind}`)
    }
    game.close()
  })
  const lines = inC('alphabeta')
  assert.match(lines[lineOf(lines, 'raise', true)].text, 'alpha = best')
  assert.match(lines[lineOf(lines, 'raise', false)].text, 'beta = best')
  assert.match(lines[lineOf(lines, 'cut', true)].text, 'break')
})

test('when a call ends its best is what the search answers; the calls above wait at their moves', () => {
  trees((rules) => {
    const game = engine.game('tree', { rules })
    const searched = readSearches(game, game.parse(''))
    assert.ok(searched)
    for (const search of /** @type {const} */ (['minimax', 'alphabeta'])) {
      const trace = new Trace(searched, search)
      const ends = searched.events[search].filter(({ kind }) => kind === 'leave')
      let i = 0
      for (let at = 0; at <= trace.count; at++) {
        trace.go(at)
        const stack = frames(trace)
        const top = stack[stack.length - 1]
        assert.is(stack.length, top.depth + 1)
        assert.equal(stack.map((f) => f.depth), [...stack.keys()]) // prettier-ignore
        for (const [k, f] of stack.entries())
          if (k)
            assert.is(
              trace.nodes[stack[k - 1].node].children[Number(stack[k - 1].move) - 1],
              f.node,
            )
        if (trace.step.kind === 'leaf' || trace.step.kind === 'leave')
          assert.is(top.best, ends[i++].value, `${rules} ${search} step ${at}`)
      }
      assert.is(i, ends.length)
    }
    game.close()
  })
})

test('a function is cut out of its file whole, with what is said above it', () => {
  const c = `/* what a.c is */
int f(int);

/* Two lines
 * about f. */
int f(int x) {
    return x;
}
static int g(void) { return 1; }
static const int table[] = {
    1,
};
static long two(int a,
                int b) {
    return f(a);
}
`
  assert.equal(definition(c, 'f'), {
    line: 4,
    text: '/* Two lines\n * about f. */\nint f(int x) {\n    return x;\n}',
  })
  assert.equal(definition(c, 'g'), { line: 9, text: 'static int g(void) { return 1; }' })
  assert.is(definition(c, 'table')?.text, 'static const int table[] = {\n    1,\n};')
  assert.is(definition(c, 'two')?.line, 13)
  assert.is(definition(c, 'h'), null)
  assert.match(shownOf('nim.c#nim_sum').text, /^static uint64_t nim_sum.*x \^= cgt_heap.*\}$/s)
  assert.throws(
    () => shownOf('nim.c#nothing', 'a page'),
    /a page: src\/ has no function nim.c#nothing/,
  )
  assert.throws(() => shownOf('im.c#nim_sum'), /no function/)
})

test.run()
