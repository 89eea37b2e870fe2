/**
 * programs.test.js -- the C++ and Python programs that pages offer for copying. A contest problem's: what they answer to
 * the sample and to generated inputs is what `palitos judge` answers; in the deep run, in C++ also at the official limits. An algorithm's:
 * what they answer to the chapter's example and to random inputs is what the solvers say. No page has any other program.
 */
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { at, which } from '../../../tools/lib/run.mjs'
import { DEEP, each } from '../../deep.mjs'
import { Worth } from '../../../web/engine/worth.js'
import { readForm } from '../../../web/engine/forms.js'
import { engine } from '../wasm.mjs'

const folder = at('web', 'pages', 'programs')
const samples = at('web', 'pages', 'samples')
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'palitos-'))
// clang brings the C++ library, Emscripten brings Python: whoever runs the tests has both.
const compiler = which('clang++') ?? which('g++')

/** @param {string} program @param {string[]} args @param {string} [input] */
function said(program, args, input = '') {
  const { stdout, stderr, status } = spawnSync(program, args, { input, maxBuffer: 1 << 28 })
  assert.is(status, 0, `${path.basename(program)} ${args.join(' ')}: ${stderr}`)
  return stdout.toString()
}
// itself: what is called so may be a script that looks for it, which takes longer than our programs
const python =
  which('python3') && said('python3', ['-c', 'import sys; print(sys.executable)']).trim()
/** As a judge's checker sees it. @param {string} text */
const lines = (text) => text.split('\n').map((line) => line.trimEnd())
/** @param {string} id @param {string} input @param {string} answer */
const agree = (id, input, answer) =>
  assert.equal(lines(answer), lines(String(engine.judge(id, input).output)))

test('there are a compiler and Python', () => {
  assert.ok(compiler, 'neither clang++ nor g++ is installed')
  assert.ok(python, 'python3 is not installed')
})

/** Where a program of that name was compiled to. @param {string} name */
function compiled(name) {
  const program = path.join(scratch, name)
  const warnings = ['-Wall', '-Wextra', '-Werror', '-Wno-sign-compare']
  const args = ['-std=c++17', DEEP ? '-O1' : '-O0', ...warnings, '-o', program]
  if (!fs.existsSync(program))
    said(/** @type {string} */ (compiler), [...args, path.join(folder, `${name}.cpp`)])
  return program
}
/** @param {string} name @param {string} input */
const interpreted = (name, input) =>
  said(/** @type {string} */ (python), [path.join(folder, `${name}.py`)], input)

for (const { id } of engine.problems) {
  // one problem under two names
  const name = id === 'spoj-game31' ? 'uva-10578' : id
  const sample = fs.readFileSync(path.join(samples, `${id}.in`), 'utf8')
  const small = each(4, [1, 2, 3, 4]).map((seed) => engine.generate(id, seed, 'small'))

  test(`${id}: the C++ program answers as the judge${DEEP ? ', at the official limits too' : ''}`, () => {
    const program = compiled(name)
    const large = DEEP ? [engine.generate(id, 1, 'large')] : []
    for (const text of [sample, ...small, ...large]) agree(id, text, said(program, [], text))
  })

  test(`${id}: the Python program answers as the judge`, () => {
    for (const text of [sample, ...small]) agree(id, text, interpreted(name, text))
  })
}

/** Numbers that look random, the same in each run. @param {number} seed */
function dice(seed) {
  return (/** @type {number} */ sides) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return Math.floor((seed / 2 ** 32) * sides)
  }
}
/** @param {number} n @param {(i: number) => T} one @template T */
const list = (n, one) => Array.from({ length: n }, (_, i) => one(i))
const LETTERS = { win: 'W', loss: 'L', draw: 'D', tie: 'T', unknown: '?' }
/** @param {string} name @param {string} rules @param {string} position */
const letter = (name, rules, position) =>
  LETTERS[engine.game(name, { rules }).solve(position, { budget: 1e6 }).outcome]
/** @param {string} input */
const words = (input) => input.split(/\s+/).filter(Boolean)
/** @param {string} input @param {(game: import('../../../web/engine/engine.js').Game) => string} answer */
const onTree = (input, answer) => {
  const n = words(input).length
  if (n === 0 || n & (n - 1)) return 'not a power of two'
  return answer(engine.game('tree', { rules: words(input).join(' ') }))
}

/** Some of 1 to 9, at least one. @param {(sides: number) => number} die */
const amounts = (die) => {
  const some = list(9, (i) => i + 1).filter(() => die(3) === 0)
  return (some.length ? some : [2]).join(' ')
}
/** A board of tic-tac-toe that some game comes to: three rows, on lines or with slashes. @param {(sides: number) => number} die */
function board(die) {
  const game = engine.game('tictactoe', { rules: '3' })
  let at = game.parse('.../.../...')
  for (let left = die(9); left > 0; left--) {
    const moves = game.moves(at)
    if (moves.length) at = moves[die(moves.length)].to
  }
  return die(2) ? at.text : at.text.replaceAll('/', '\n')
}
/** @param {string} input @returns {[import('../../../web/engine/engine.js').Game, string]} */
const onBoard = (input) => [engine.game('tictactoe', { rules: '3' }), words(input).join('/')]
/** How many positions a search with a memo comes to that looks no further where it has won. @param {string} cards */
function cameTo(cards) {
  const game = engine.game('game31')
  /** @type {Map<string, number>} */
  const memo = new Map()
  /** @param {import('../../../web/engine/engine.js').Position} p @returns {number} */
  const value = (p) => {
    const known = memo.get(p.text)
    if (known !== undefined) return known
    const won = game.moves(p).some(({ to }) => value(to) < 0)
    memo.set(p.text, won ? 1 : -1)
    return won ? 1 : -1
  }
  value(game.parse(cards))
  return memo.size
}

/**
 * What each algorithm is shown with in its chapter, a random input, and what the solvers say to it.
 * @type {Record<string, { example: string, any: (die: (sides: number) => number) => string, right: (input: string) => string }>}
 */
const algorithms = {
  winning: {
    example: '10 1 2 3',
    any: (die) => {
      const amounts = list(9, (i) => i + 1).filter(() => die(3) === 0)
      return [die(60), ...(amounts.length ? amounts : [2])].join(' ')
    },
    right: (input) => {
      const [heap, ...take] = words(input)
      return letter('subtraction', take.join(' '), heap)
    },
  },
  retrograde: {
    example: '5 5  1 2  2 3  3 1  3 4  4 5',
    any: (die) => {
      const n = 3 + die(6)
      const arrows = list(n + die(n), (i) => [1 + (i < n - 1 ? i : die(n - 1)), 1 + die(n)])
      arrows.push([1, n]) // every node is in some arrow; the last has none of its own
      const seen = new Set(arrows.filter(([u, v]) => u !== v).map((a) => a.join(' ')))
      return [`${n} ${seen.size}`, ...seen].join('\n')
    },
    right: (input) => {
      const [n, , ...ends] = words(input)
      const rules = list(ends.length / 2, (i) => `${ends[2 * i]}>${ends[2 * i + 1]}`).join(' ')
      // a node that no arrow names is one without a move
      return list(Number(n), (i) =>
        ends.includes(String(i + 1)) ? letter('graph', rules, String(i + 1)) : 'L',
      ).join('')
    },
  },
  'nim-wins': {
    example: '10 12 5',
    any: (die) => list(1 + die(4), () => die(7)).join(' '),
    right: (input) => letter('nim', '', input),
  },
  'nim-moves': {
    example: '10 12 5',
    any: (die) => list(1 + die(4), () => die(9)).join(' '),
    right: (input) => {
      const nim = engine.game('nim')
      const good = nim.moves(input).filter((m) => nim.solve(m.to).outcome === 'loss')
      if (!good.length) return 'L'
      const before = words(input)
      return good.map(({ item, to }) => `${before[item]} -> ${words(to.text)[item]}`).join('\n')
    },
  },
  moore: {
    example: '2 5 4 3 1',
    any: (die) => `${1 + die(3)} ${list(1 + die(5), () => die(14)).join(' ')}`,
    right: (input) => {
      const [k, ...heaps] = words(input)
      return letter('moore', k, heaps.join(' '))
    },
  },
  chomp: {
    example: '4 4 4',
    any: (die) => {
      const rows = list(1 + die(4), () => 1 + die(5)).sort((a, b) => b - a)
      return rows.join(' ')
    },
    right: (input) => {
      const game = engine.game('chomp')
      const good = game.moves(input).filter((m) => game.solve(m.to).outcome === 'loss')
      return good.map((m) => m.text).join(' ') || 'L'
    },
  },
  misere: {
    example: '1 1 5',
    any: (die) => list(1 + die(4), () => die(4)).join(' '),
    right: (input) => letter('nim', 'misere', input),
  },
  'misere-wins': {
    example: '1 1 5',
    any: (die) => list(1 + die(4), () => die(4)).join(' '),
    right: (input) => letter('nim', 'misere', input),
  },
  staircase: {
    example: '1 3 6 2 3',
    any: (die) => list(1 + die(4), () => die(4)).join(' '),
    right: (input) => letter('staircase', '', input),
  },
  'staircase-wins': {
    example: '1 3 6 2 3',
    any: (die) => list(1 + die(4), () => die(4)).join(' '),
    right: (input) => letter('staircase', '', input),
  },
  grundy: {
    example: '13 1 3 4',
    any: (die) => `${die(60)} ${amounts(die)}`,
    right: (input) => {
      const [n, ...take] = words(input)
      return String(engine.game('subtraction', { rules: take.join(' ') }).solve(n).grundy)
    },
  },
  'grundy-table': {
    example: '20 1 3 4',
    any: (die) => `${30 + die(30)} ${amounts(die)}`,
    right: (input) => {
      const [n, ...take] = words(input)
      const { rows } = engine.game('subtraction', { rules: take.join(' ') }).table(Number(n))
      return rows.map((row) => row.grundy).join(' ')
    },
  },
  'string-game': {
    example: 'banana an na',
    any: (die) => {
      const some = (/** @type {number} */ n) => list(n, () => 'ab'[die(2)]).join('')
      return `${some(3 + die(9))} ${[...new Set(list(1 + die(3), () => some(1 + die(3))))].join(' ')}`
    },
    right: (input) => {
      const [string, ...rules] = words(input)
      return String(engine.game('words', { rules: rules.join(' ') }).solve(string).grundy)
    },
  },
  maze: {
    example: '..#..\n#...#\n..#..\n#....\n.....',
    any: (die) => {
      const cols = 1 + die(6)
      return list(1 + die(6), () => list(cols, () => (die(4) ? '.' : '#')).join('')).join('\n')
    },
    right: (input) => {
      const maze = engine.game('maze', { rules: words(input).join('/') })
      /** @param {string} sign @param {number} row @param {number} col */
      const cell = (sign, row, col) =>
        sign === '#' ? '#' : maze.solve('abcdef'[col] + (row + 1), { budget: 1e6 }).grundy
      return words(input)
        .map((line, row) => [...line].map((sign, col) => cell(sign, row, col)).join(' '))
        .join('\n')
    },
  },
  multiplication: {
    example: '19 17 162 3000',
    any: (die) => list(1 + die(4), () => 2 + die(5000)).join(' '),
    right: (input) =>
      words(input)
        .map((n) => letter('multiplication', n, '1'))
        .join('\n'),
  },
  stones: {
    example: '5 6 10',
    any: (die) => list(1 + die(3), () => 1 + die(14)).join(' '),
    right: (input) =>
      words(input)
        .map((s) => `${s}: ${engine.game('amounts').solve(s, { budget: 1e6 }).grundy}`)
        .join('\n'),
  },
  digits: {
    example: '4 33 771 1234567',
    any: (die) => list(1 + die(3), () => list(1 + die(7), () => 1 + die(9)).join('')).join(' '),
    right: (input) =>
      words(input)
        .map((digits) => `${digits} ${letter('digits', '', digits)}`)
        .join('\n'),
  },
  nondivisors: {
    example: '20',
    any: (die) => String(die(120)),
    right: (input) => {
      const rule = { rules: 'take x if not x divides k' }
      const { rows } = engine.game('rule', rule).table(Number(input))
      return rows.map((row) => row.grundy).join(' ')
    },
  },
  wythoff: {
    // at the last k a double is already wrong
    example: '0 1 2 3 618034 102334155',
    any: (die) => list(3, () => die(die(2) ? 150 : 3e8)).join(' '),
    right: (input) =>
      words(input)
        .map((word) => {
          const k = Number(word)
          const near = Math.round(k * 1.618033988749895)
          const a = [near - 1, near, near + 1].find((a) =>
            a < 0
              ? false
              : k < 150
                ? letter('wythoff', '', `${a} ${a + k}`) === 'L'
                : String(engine.judge('poj-1067', `${a} ${a + k}\n`).output).trim() === '0',
          )
          return `${a} ${Number(a) + k}`
        })
        .join('\n'),
  },
  fibonacci: {
    example: '20 6 18 4 13 12 13 13',
    any: (die) =>
      list(3, () => 1 + die(90))
        .map((n) => `${n} ${die(n + 1)}`)
        .join(' '),
    right: (input) =>
      list(words(input).length / 2, (i) =>
        words(input)
          .slice(2 * i, 2 * i + 2)
          .map(Number),
      )
        .map(([n, m]) => {
          if (letter('fibonacci', '', `${n} ${m}`) === 'L') return 'L'
          const takes = list(m, (i) => i + 1)
          const loses = (/** @type {number} */ x) =>
            letter('fibonacci', '', `${n - x} ${Math.min(2 * x, n - x)}`) === 'L'
          return `W ${takes.find(loses)}`
        })
        .join('\n'),
  },
  hackenbush: {
    example: '0 1 1 2 2 3 3 4 2 5 1 6 6 7 6 8 1 9',
    any: (die) => list(1 + die(10), (i) => `${die(i + 1)} ${i + 1}`).join(' '),
    right: (input) => {
      const ends = words(input)
      const picture = list(ends.length / 2, (i) => ends.slice(2 * i, 2 * i + 2).join('-')).join(' ')
      const game = engine.game('hackenbush')
      const { grundy } = game.solve(picture)
      game.close()
      return String(grundy)
    },
  },
  compare: {
    example: 'lr lr\nl',
    any: (die) => {
      const stalks = () =>
        list(1 + die(2), () => list(1 + die(3), () => 'lre'[die(3)]).join('')).join(' ')
      return `${stalks()}\n${stalks()}`
    },
    right: (input) => {
      const [g, h] = input.split('\n')
      const difference = `${g} ${h.replace(/[lr]/g, (edge) => (edge === 'l' ? 'r' : 'l'))}`
      const game = engine.game('hackenbush')
      const letter = new Worth(game).of(game.parse(difference))?.class
      game.close()
      return { L: '>', R: '<', P: '=', N: '|' }[String(letter)] ?? ''
    },
  },
  arrows: {
    // pieces of Clobber: stones of one player, and one of the other at an end
    example: 'xxxo xoo',
    any: (die) =>
      list(1 + die(3), () => {
        const many = 1 + die(3)
        return die(2) ? `${'x'.repeat(many)}o` : `x${'o'.repeat(many)}`
      }).join(' '),
    right: (input) => {
      const game = engine.game('clobber')
      const start = words(input).join('.')
      const [left, right] = [start, `${start}:R`].map((at) => game.solve(at).outcome === 'win')
      game.close()
      return left ? (right ? 'N' : 'L') : right ? 'R' : 'P'
    },
  },
  switches: {
    example: '-2 4 -4 3 -3 1 -1',
    any: (die) =>
      [die(9) - 4, ...list(die(5), () => die(6) - 3).flatMap((b) => [b + 1 + die(3), b])].join(' '),
    right: (input) => {
      const [z, ...ends] = words(input)
      const each = list(ends.length / 2, (i) => `{${ends[2 * i]}|${ends[2 * i + 1]}}`)
      return readForm(engine.memory, [`(${z})`, ...each].join(' + ')).outcome
    },
  },
  minimax: {
    example: '3 5 2 9 12 5 23 23',
    any: (die) => list(die(4) ? 2 ** die(6) : die(12), () => die(19) - 9).join(' '),
    right: (input) => onTree(input, (tree) => String(tree.solve('0').value)),
  },
  alphabeta: {
    example: '3 5 2 9 12 5 23 23',
    any: (die) => list(die(4) ? 2 ** die(6) : die(12), () => die(19) - 9).join(' '),
    right: (input) =>
      onTree(input, (tree) => {
        const { value, leaves } = tree.count('0', { prune: true })
        return `${value}\n${leaves} / ${words(input).length}`
      }),
  },
  negamax: {
    example: '3 5 2 9 12 5 23 23',
    any: (die) => list(die(4) ? 2 ** die(6) : die(12), () => die(19) - 9).join(' '),
    right: (input) => onTree(input, (tree) => String(tree.solve('0').value)),
  },
  tictactoe: {
    example: '...\n...\n...',
    any: board,
    right: (input) => {
      const [game, at] = onBoard(input)
      const { nodes, whole } = game.graph(at, { nodes: 1 << 14, edges: 1 << 16 })
      assert.ok(whole)
      const value = Number(game.solve(at).value)
      const xMoves = input.split('x').length === input.split('o').length
      return `${xMoves || !value ? value : -value}\n${nodes.length}`
    },
  },
  bounds: {
    example: '...\n...\n...',
    any: board,
    right: (input) => {
      const [game, at] = onBoard(input)
      return String(game.solve(at).value)
    },
  },
  interval: {
    example: '4 -10 -20 7',
    any: (die) => list(1 + die(9), () => die(31) - 15).join(' '),
    right: (input) => String(engine.game('row').solve(input).value),
  },
  game31: {
    example: '',
    any: (die) => {
      const game = engine.game('game31')
      let at = game.parse('')
      for (let left = die(9); left > 0; left--) {
        const moves = game.moves(at)
        if (moves.length) at = moves[die(moves.length)].to
      }
      return at.text
    },
    right: (input) => `${letter('game31', '', input)}\n${cameTo(input)}`,
  },
}

for (const [name, { example, any, right }] of Object.entries(algorithms)) {
  const inputs = [example, ...list(DEEP ? 12 : 3, (seed) => any(dice(seed + 1)))]
  /** @param {(input: string) => string} answer */
  const hold = (answer) => {
    for (const input of inputs) {
      const [is, should] = [answer(input), right(input)].map((text) => text.trim())
      assert.is(is, should, `${name} with ${input}`)
    }
  }
  test(`${name}: the C++ program answers as the solvers`, () => {
    const program = compiled(name)
    hold((input) => said(program, [], input))
  })
  test(`${name}: the Python program answers as the solvers`, () =>
    hold((input) => interpreted(name, input)))
}

test('player: both programs win each game that can be won, against the perfect player', () => {
  const starts = ['21', '20', '7', '4', '1']
  const line = [at('bin', 'palitos.mjs'), 'play', 'subtraction', ...starts, '--rules', '1 2 3']
  const file = path.join(folder, 'player.py')
  for (const command of [compiled('player'), `${python} ${file}`]) {
    const out = said(process.execPath, [...line, '--engine', command])
    /* it begins five games, of which two are lost, and wins two in which the other begins */
    assert.match(out, /\nprogram +10 +5 +5 +0 +(\d+) of \1\n/)
  }
})

test('the tournament that a page shows is one that was played', () => {
  const shell = (/** @type {string} */ name, /** @type {string} */ move) => {
    const file = path.join(scratch, name)
    fs.writeFileSync(file, `while read word n; do case $word in position) at=$n;; go) echo $at-${move};; esac; done`) // prettier-ignore
    return `${name}=sh ${file}`
  }
  const all = [
    `ana=${python} ${path.join(folder, 'player.py')}`,
    shell('beto', '1'),
    shell('carla', '$((at < 3 ? at : 3))'),
  ]
  for (const lang of ['es', 'en']) {
    const line = ['play', 'subtraction', '21', '20', '--rules', '1 2 3', '--lang', lang]
    const { stdout } = spawnSync(process.execPath, [at('bin', 'palitos.mjs'), ...line, ...all.flatMap((one) => ['--engine', one])]) // prettier-ignore
    const results = String(stdout).trim().split('\n').slice(-6).join('; ')
    assert.match(
      fs.readFileSync(at('web', 'pages', lang, 'class.md'), 'utf8'),
      `results="${results}"`,
    )
  }
})

test('chapter 9 says how many positions the 31 with an early stop comes to, and how often a memo of bare numbers is wrong', () => {
  /** @type {Map<string, number>} */
  let memo = new Map()
  const LINES = ['012', '345', '678', '036', '147', '258', '048', '246']
  /** @param {string} b @returns {[mark: string, other: string, end: number | null]} the end is for who moves */
  const look = (b) => {
    const xMoves = b.split('x').length === b.split('o').length
    const [mark, other] = xMoves ? ['x', 'o'] : ['o', 'x']
    const lost = LINES.some((line) => [...line].every((i) => b[Number(i)] === other))
    return [mark, other, lost ? -1 : b.includes('.') ? null : 0]
  }
  /** @param {string} b @returns {string[]} */
  const after = (b) =>
    [...b].flatMap((sign, i) => (sign === '.' ? [b.slice(0, i) + look(b)[0] + b.slice(i + 1)] : []))
  /** What is returned is kept as if it were the value. @param {string} b @param {number} alpha @param {number} beta @returns {number} */
  const careless = (b, alpha, beta) => {
    const [, , end] = look(b)
    if (end !== null) return end
    const known = memo.get(b)
    if (known !== undefined) return known
    let best = -Infinity
    for (const next of after(b)) {
      best = Math.max(best, -careless(next, -beta, -Math.max(alpha, best)))
      if (best >= beta) break
    }
    memo.set(b, best)
    return best
  }
  /** @type {Map<string, number>} */
  const values = new Map()
  /** @param {string} b @returns {number} */
  const value = (b) => {
    const found = values.get(b) ?? look(b)[2] ?? Math.max(...after(b).map((next) => -value(next)))
    values.set(b, found)
    return found
  }
  value('.........')
  const wrong = [...values].filter(([b, right]) => {
    memo = new Map()
    return careless(b, -Infinity, Infinity) !== right
  })
  assert.ok(wrong.some(([b]) => b === '...xxoo..'))
  assert.not.ok(wrong.some(([b]) => b === '.........'))
  for (const lang of ['es', 'en']) {
    const text = fs.readFileSync(at('web', 'pages', lang, '9-alphabeta.md'), 'utf8')
    assert.match(text, `**${wrong.length}**`)
    assert.match(text.replace(/(\d),(\d{3})/g, '$1$2'), ` ${cameTo('')}.`)
  }
})

test('a page has no program but those that are run here, and each of them is on a page', () => {
  const there = new Set(fs.readdirSync(folder).map((file) => file.replace(/\.\w+$/, '')))
  const run = engine.problems.map(({ id }) => id).filter((id) => id !== 'spoj-game31')
  assert.equal([...there].sort(), [...run, ...Object.keys(algorithms), 'player'].sort())
  for (const lang of ['es', 'en']) {
    const pages = at('web', 'pages', lang)
    const texts = fs
      .readdirSync(pages)
      .map((file) => fs.readFileSync(path.join(pages, file), 'utf8'))
    texts.forEach((text, i) =>
      assert.not.match(text, /^(```|~~~)(c|cpp|c\+\+|py|python)\b/m, fs.readdirSync(pages)[i]),
    )
    for (const name of there)
      assert.ok(
        texts.some((text) => new RegExp(`\\{\\{(copy|programs):${name}\\}\\}`).test(text)),
        `${lang}: no page shows ${name}`,
      )
  }
})

test('what a deck shows of a program is a piece of one that is run here', () => {
  /** @param {string} text */
  const bare = (text) => text.replace(/std::|\s+/g, '')
  const all = fs
    .readdirSync(folder)
    .map((name) => bare(fs.readFileSync(path.join(folder, name), 'utf8')))
  /* a line of comment stands for lines that are left out */
  /** @param {string} piece */
  const runs = (piece) => {
    const parts = piece.split(/^ *\/\/.*\n/m).map(bare)
    return all.some((program) => {
      let from = 0
      return parts.every((part) => {
        const at = program.indexOf(part, from)
        from = at + part.length
        return at >= 0
      })
    })
  }
  const slides = at('slides')
  let pieces = 0
  // of the course's decks; the template's lines stand for a writer's own
  for (const name of fs.readdirSync(slides).filter((name) => /^\d.*\.md$/.test(name)))
    for (const [, piece] of fs
      .readFileSync(path.join(slides, name), 'utf8')
      .matchAll(/^```(?:cpp|c|python)\n([^]*?)^```/gm)) {
      pieces++
      assert.ok(runs(piece), `${name}: ${piece}`)
    }
  assert.ok(pieces > 4)
  assert.not.ok(runs('for (int k = 0; k < n; k++)\n    if (!won[k])'))
  assert.not.ok(
    runs("return memo[b] = best;\n  // the end comes before\n  bool max = mark == 'x';"),
  )
})

test.run()
