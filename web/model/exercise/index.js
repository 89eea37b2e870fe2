/**
 * index.js -- exercises from a seed: what is asked, how it is answered, what is right, and why an answer is not.
 * The same kind, seed and level make the same exercise everywhere (whole numbers only). Who wins, what a position is
 * worth and which moves there are is asked of the engine, of a student's answer as of our own. No DOM; sentences are
 * keys of text/es.json with slots.
 *
 * An answer is a list of strings, one a field: 'win', 'loss' or 'draw'; a number; the number of a choice; a move as it
 * is typed, or NONE. '' is a field that was left open.
 *
 * A slot of a sentence may be a sentence itself, a move in words, or a key: tell() puts them together.
 */
import { IllegalMove } from '../../engine/errors.js'
import { number } from '../i18n.js'
import { fromTheEnds, mexReason, reason, states } from '../retrograde.js'
import { outcomePeriod } from '../period.js'
import { readSum } from '../sum.js'
import { readSearches, Trace } from '../trace.js'

/** @typedef {import('../../engine/engine.js').Engine} Engine */
/** @typedef {import('../../engine/engine.js').Game} Game */
/** @typedef {import('../../engine/engine.js').Position} Position */
/** @typedef {import('../../engine/engine.js').Move} Move */
/** @typedef {{ text: string, slots: Record<string, string | number | Sentence> }} Sentence */
/** @typedef {import('../retrograde.js').States} States */
/** @typedef {import('../trace.js').Node} Node */
/** @typedef {1 | 2 | 3} Level */
/** name: a key, or what needs no translation @typedef {{ name: string, as: 'outcome' | 'number' | 'move' | 'choice', choices?: string[] }} Field */
/** @typedef {'cells' | 'graph' | 'set' | 'board' | 'boards' | 'tree' | 'game' | 'row' | 'none'} Figure how it is shown */
/**
 * @typedef {object} Made
 * @property {string} game
 * @property {string} rules
 * @property {string} start '' where there is no one position
 * @property {Sentence} ask
 * @property {Field[]} fields
 * @property {Figure} figure
 * @property {string[]} [row] what stands in a row: the numbers of a set, outcomes or Grundy values from 0 on
 * @property {[remainder: number, by: number, outcome: 'win' | 'loss', most: number]} [claim]
 */
/** @typedef {Made & { kind: string, seed: string, level: Level }} Exercise */
/** The first field that is wrong or open. @typedef {{ field: number, open: boolean, why: Sentence }} Fault */
/** @typedef {{ chapter: number, title: string, idea: Sentence, make: (d: Dice, level: Level, engine: Engine) => Made, solution: (x: Exercise, engine: Engine) => string[], fault: (x: Exercise, answer: string[], engine: Engine) => Fault | null, look?: (x: Exercise, field: number, engine: Engine) => Sentence | null, because?: (x: Exercise, answer: string[], engine: Engine) => Sentence | null }} Kind look: where to look, between the idea and the answer, null where nothing is to be said; because: why a right answer is right */

/** enough to know who wins positions of this size; what is left open by it is not asked */
const QUICK = { budget: 2000 }
/** the answer that no move wins */
export const NONE = '-'

/** @param {string} text @param {Sentence['slots']} [slots] @returns {Sentence} */
const said = (text, slots = {}) => ({ text, slots })
/** the name of the field is told with it */
const OPEN = said('It is still to be answered.')

/** A sentence with its slots. @param {(key: string, slots?: Record<string, string | number>) => string} t @param {Sentence} sentence @returns {string} */
export const tell = (t, { text, slots }) =>
  t(
    text,
    Object.fromEntries(
      Object.entries(slots).map(([name, slot]) => [
        name,
        typeof slot === 'number' ? slot : typeof slot === 'string' ? t(slot) : tell(t, slot),
      ]),
    ),
  )

/** Whole numbers by chance: mulberry32, from a text. */
class Dice {
  #state
  /** @param {string} seed */
  constructor(seed) {
    let h = 0x811c9dc5
    for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 0x01000193)
    this.#state = h
  }
  /** @param {number} from @param {number} to both may come */
  roll(from, to) {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return from + (((t ^ (t >>> 14)) >>> 0) % (to - from + 1))
  }
  /** @template T @param {readonly T[]} list @returns {T} */
  pick(list) {
    return list[this.roll(0, list.length - 1)]
  }
  /** @template T @param {T[]} list @returns {T[]} */
  shuffle(list) {
    const out = [...list]
    for (let i = out.length - 1; i > 0; i--) {
      const j = this.roll(0, i)
      ;[out[i], out[j]] = [out[j], out[i]]
    }
    return out
  }
  /** @param {number} n @param {number} from @param {number} to */
  list(n, from, to) {
    return Array.from({ length: n }, () => this.roll(from, to))
  }
  /** Different numbers, ascending. @param {number} n @param {number} from @param {number} to */
  set(n, from, to) {
    const all = Array.from({ length: to - from + 1 }, (_, i) => from + i)
    return this.shuffle(all)
      .slice(0, n)
      .sort((a, b) => a - b)
  }
}

/** Draws until it suits: each kind's draws soon do. @template T @param {() => T} draw @param {(drawn: T) => boolean} suits */
function until(draw, suits) {
  for (;;) {
    const drawn = draw()
    if (suits(drawn)) return drawn
  }
}

/** Opens a game for as long as the work takes. @template T @param {Engine} engine @param {{ game: string, rules: string }} which @param {(game: Game) => T} work @returns {T} */
function using(engine, { game, rules }, work) {
  const open = engine.game(game, { rules })
  try {
    return work(open)
  } finally {
    open.close()
  }
}

/** Field by field against the solution; order: which one is looked at first. @param {string[]} answer @param {string[]} right @param {(field: number) => Sentence} why @param {number[]} [order] @returns {Fault | null} */
function compare(answer, right, why, order = right.map((_, i) => i)) {
  const wrong = order.find((i) => answer[i] && answer[i] !== right[i])
  if (wrong !== undefined) return { field: wrong, open: false, why: why(wrong) }
  const open = order.find((i) => !answer[i])
  return open === undefined ? null : { field: open, open: true, why: OPEN }
}

/* ---- a strip, a graph, a set ---- */

/** @param {string} name @returns {Field} */
const outcomeField = (name) => ({ name, as: 'outcome' })
/** @param {string} name @returns {Field} */
const numberField = (name) => ({ name, as: 'number' })

/** @param {Exercise} x @param {Engine} engine */
const strip = ({ rules, fields }, engine) =>
  using(engine, { game: 'subtraction', rules }, (game) => game.table(fields.length - 1).rows)

/** The nodes as cgt-graph has them. @param {Made} x @param {Engine} engine @returns {States} */
const graphOf = (x, engine) =>
  using(engine, x, (game) => {
    const named = [...new Set(x.rules.match(/\d+/g) ?? [])].map(Number).sort((a, b) => b - a)
    return states(game, named.map(String))
  })
/** Arrows from larger nodes to smaller ones. @param {Dice} d @param {number} nodes @param {number} ends nodes without a move, at the most */
function arrows(d, nodes, ends) {
  /** @type {string[]} */
  const out = []
  for (let u = 2; u <= nodes; u++) {
    if (u <= ends && d.roll(0, 1)) continue
    for (const v of d.set(Math.min(u - 1, d.roll(1, 3)), Math.max(1, u - 5), u - 1))
      out.push(`${u}>${v}`)
  }
  return out
}
/** Play on it may go on for ever. @param {{ game: string, rules: string }} x @param {Engine} engine */
const loopy = (x, engine) => using(engine, x, (game) => game.flags(game.start).loopy)
/** @param {'outcome' | 'number'} as @returns {Kind['make']} */
const makeGraph = (as) => (d, level, engine) => {
  const drawn = () => {
    const nodes = [0, 5, 7, 9][level]
    const edges = arrows(d, nodes, level)
    if (as === 'outcome' && level === 3) {
      const v = d.roll(2, nodes - 1)
      edges.push(`${v}>${d.roll(v + 1, nodes)}`)
    }
    return { game: 'graph', rules: edges.join(' '), start: '' }
  }
  /** @param {ReturnType<typeof drawn>} x */
  const graph = (x) => graphOf(/** @type {Made} */ (x), engine)
  const [least, most] = as === 'number' ? [level, 9] : [0, 1]
  const x = until(drawn, (x) => {
    const { nodes } = graph(x)
    if (as === 'number') {
      const top = Math.max(...nodes.map((n) => n.grundy ?? 0))
      return top >= Math.min(least + 1, 3) && top <= most
    }
    return new Set(nodes.map((n) => n.outcome)).size >= 2 && nodes.length > 3
  })
  return {
    ...x,
    ask: said(
      as === 'number'
        ? 'Write the Grundy value of each node.'
        : loopy(x, engine)
          ? 'Mark each node: won, lost, or a draw by endless play.'
          : 'Mark each node: won or lost.',
    ),
    fields: graph(x).nodes.map(({ text }) => ({ name: text, as })),
    figure: 'graph',
  }
}

/** A node for each value, and one node that leads to those of the set: the engine's Grundy value of it is the mex. @param {string[]} set */
const mexGraph = (set) => {
  const most = Math.max(...set.map(Number)) + 1
  const nodes = Array.from({ length: most }, (_, v) => v + 1)
  return {
    game: 'graph',
    rules: [
      ...nodes.flatMap((u) => nodes.slice(0, u - 1).map((v) => `${u}>${v}`)),
      ...set.map((v) => `${most + 1}>${Number(v) + 1}`),
    ].join(' '),
    start: String(most + 1),
  }
}

/* ---- a winning move ---- */

/** A move in words, as the boards say it. @param {Engine} engine @param {Game} game @param {Position | string} from @param {Move} move @returns {Sentence} */
function moveWords(engine, game, from, { item, choice, text }) {
  const part = Math.floor(item / 2 ** 24)
  const name = game.name === 'sum' ? readSum(game.rules)[part].name : game.name
  const phrase = engine.games.find((g) => g.name === name)?.phrase ?? ''
  const own = text.replace(/^\d+:/, '')
  const [, number = '', taken = '', a, b] = /^(\d+)-(\d+)(?:=(\d+)\+(\d+))?/.exec(own) ?? []
  const slots = {
    choice,
    number: game.items(from).find((i) => i.item === item)?.number ?? 0,
    item: (item % 2 ** 24) + 1,
    move: own,
  }
  const words = !/^Play/.test(phrase)
    ? said(phrase, slots)
    : a
      ? said('Take {taken} of {number}, leaving {a} and {b}', { taken, number, a, b })
      : said('Take {choice} of {number}', { choice: taken, number })
  return game.name === 'sum' ? said('in part {part}: {words}', { part: part + 1, words }) : words
}
/** Heaps, or what counts as one: 7 ⊕ 4 ⊕ 3. @param {Game} game @param {Position | string} position */
function heapsOf(game, position) {
  const numbers =
    game.name === 'staircase'
      ? String(position)
          .split(/\s+/)
          .filter((_, i) => i % 2 === 0)
      : game.explain(position).parts.map(({ grundy }) => String(grundy))
  const left = numbers.filter((n) => Number(n))
  return left.length ? left.join(' ⊕ ') : '0'
}
/** what is added up, where the xor decides @type {Record<string, [now: string, after: string]>} */
const XORS = {
  nim: ['The heaps: {heaps} = {n}.', '“{move}” wins: it leaves {heaps} = 0.'],
  staircase: ['On the odd steps: {heaps} = {n}.', '“{move}” wins: on the odd steps it leaves {heaps} = 0.'],
  sum: ['The Grundy values of the parts: {heaps} = {n}.', '“{move}” wins: the Grundy values are then {heaps} = 0.'],
} // prettier-ignore
/** @param {Pick<Exercise, 'game' | 'rules'>} x */
const xorOf = ({ game, rules }) => (/^misere/.test(rules) ? undefined : XORS[game])
/** Why a move wins. @param {Exercise} x @param {Move} move @param {Game} game @param {Engine} engine */
function wins(x, move, game, engine) {
  const words = moveWords(engine, game, x.start, move)
  if (game.end(move.to))
    return said('“{move}” wins: the other player cannot move.', { move: words })
  const xor = xorOf(x)
  if (xor) return said(xor[1], { move: words, heaps: heapsOf(game, move.to) })
  return said(
    x.game === 'maze'
      ? '“{move}” wins: from there every move leads to a won cell.'
      : '“{move}” wins: the other player is left with {to}, which is lost.',
    { move: words, to: heapsLeft(move.to.text) },
  )
}
/** @param {string} text */
const heapsLeft = (text) =>
  text
    .split(' ')
    .filter((n) => n !== '0')
    .join(', ') || '0'

/** @param {number} chapter @param {string} title @param {string} idea @param {(d: Dice, level: Level) => { game: string, rules: string, start: string }} draw @returns {Kind} */
const moveKind = (chapter, title, idea, draw) => ({
  chapter,
  title,
  idea: said(idea),
  make(d, level, engine) {
    /* now and then there is no such move, and that is the answer */
    const lost = level > 1 && d.roll(1, 5) === 1
    const x = until(
      () => draw(d, level),
      (x) =>
        using(engine, x, (game) => {
          if (game.solve(x.start, QUICK).outcome !== (lost ? 'loss' : 'win')) return false
          const moves = game.moves(x.start)
          const wins = () =>
            moves.filter(({ to }) => game.solve(to, QUICK).outcome === 'loss').length
          return moves.length > 2 && (lost || 3 * wins() <= 2 * moves.length)
        }),
    )
    return {
      ...x,
      ask: said(
        level > 1 ? 'Make a move that wins, or say that there is none.' : 'Make a move that wins.',
      ),
      fields: [{ name: 'Move', as: 'move' }],
      figure: 'board',
    }
  },
  solution: (x, engine) =>
    using(engine, x, (game) => {
      const { outcome, move } = game.solve(x.start)
      return [outcome === 'win' && move ? move.text : NONE]
    }),
  fault(x, [given = ''], engine) {
    if (!given) return { field: 0, open: true, why: OPEN }
    return using(engine, x, (game) => {
      const fault = (/** @type {Sentence} */ why) => ({ field: 0, open: false, why })
      if (given === NONE)
        return game.solve(x.start).outcome === 'win'
          ? fault(said('There is a move that wins. Look again, or ask for a hint.'))
          : null
      try {
        const move = game.move(x.start, given)
        const { outcome, move: reply } = game.solve(move.to)
        if (outcome === 'loss') return null
        const words = moveWords(engine, game, x.start, move)
        return fault(
          reply
            ? said('After “{move}” the other player wins with “{reply}”.', {
                move: words,
                reply: moveWords(engine, game, move.to, reply),
              })
            : said('After “{move}” the other player cannot move, and here that wins.', {
                move: words,
              }),
        )
      } catch (error) {
        if (!(error instanceof IllegalMove)) throw error
        return fault(said('{move} is no move here.', { move: given }))
      }
    })
  },
  /** What the xor is now; else how many moves there are to look at. */
  look: (x, _, engine) =>
    using(engine, x, (game) => {
      const xor = xorOf(x)
      if (xor)
        return said(xor[0], { heaps: heapsOf(game, x.start), n: game.explain(x.start).xor ?? 0 })
      const left = game.moves(x.start).filter(({ to }) => game.solve(to).outcome === 'loss').length
      return left
        ? said('Of {all} moves {n} wins.|Of {all} moves {n} win.', {
            all: game.moves(x.start).length,
            n: left,
          })
        : said('Try each move: what would the other player answer?')
    }),
  because: (x, [given], engine) =>
    using(engine, x, (game) => {
      if (given !== NONE) return wins(x, game.move(x.start, given), game, engine)
      const xor = xorOf(x)
      return xor
        ? said(
            'No move wins: the xor is 0, and after every move the other player can make it 0 again.',
          )
        : said('No move wins: the other player has an answer to each of the {n}.', {
            n: game.moves(x.start).length,
          })
    }),
})

/** @param {Dice} d @param {number} rows @param {number} cols */
function maze(d, rows, cols) {
  const lines = Array.from({ length: rows }, (_, r) =>
    Array.from({ length: cols }, (_, c) =>
      r + c && r + c < rows + cols - 2 && d.roll(1, 5) === 1 ? '#' : '.',
    ).join(''),
  )
  return { rules: lines.join('/'), start: String.fromCharCode(96 + cols) + rows }
}

/* ---- a tree ---- */

/** @param {Dice} d @param {Level} level */
function tree(d, level) {
  const depth = level === 1 ? 2 : 3
  const least = level === 3 ? -9 : 0
  /** @param {number} deep @returns {string} */
  const grow = (deep) => {
    if (deep === depth || (level === 3 && deep > 1 && d.roll(1, 4) === 1))
      return String(d.roll(least, level === 1 ? 9 : 15))
    const width = level === 1 ? d.roll(2, 3) : 2
    return `(${Array.from({ length: width }, () => grow(deep + 1)).join(' ')})`
  }
  return { game: 'tree', rules: (level === 3 && d.roll(0, 1) ? 'min ' : '') + grow(0), start: '' }
}
/** of a leaf, from the left: values may be alike @param {number} i */
const letter = (i) => String.fromCharCode(97 + i)
/** @param {{ game: string, rules: string }} x @param {Engine} engine */
const searched = (x, engine) =>
  using(engine, x, (game) => /** @type {import('../trace.js').Searched} */ (readSearches(game, '')))
/**
 * Inner nodes by their level, named A, B, C ...; leaves from the left.
 * @param {Node[]} nodes
 */
function treeNames(nodes) {
  const inner = nodes.filter((n) => !n.leaf).sort((a, b) => a.depth - b.depth || a.id - b.id)
  return {
    inner,
    leaves: nodes.filter((n) => n.leaf),
    names: new Map(inner.map((n, i) => [n.id, String.fromCharCode(65 + i)])),
  }
}
/**
 * What a drawing of it needs; spoken: the notation with the names, A(B(3 5) C(2 9)).
 * @param {Engine} engine @param {Exercise} x
 */
export function treeOf(engine, x) {
  const { nodes } = searched(x, engine)
  const { names, leaves } = treeNames(nodes)
  if (x.kind === 'cuts') leaves.forEach(({ id }, i) => names.set(id, letter(i)))
  /** @param {number} id @returns {string} */
  const spoken = (id) =>
    nodes[id].leaf
      ? `${names.get(id) ?? ''} ${number(nodes[id].value)}`.trim()
      : `${names.get(id)}(${nodes[id].children.map(spoken).join(' ')})`
  return { nodes, names, spoken: `${nodes[0].max ? 'MAX' : 'MIN'}: ${spoken(0)}` }
}
/** leaves that alpha-beta comes to, and its window there @param {import('../trace.js').Searched} s */
const windows = ({ events }) =>
  new Map(events.alphabeta.filter((e) => e.kind === 'enter').map((e) => [e.node, e]))

/* ---- which is lost, periods, claims ---- */

/** @param {Dice} d @param {Level} level @returns {{ game: string, rules: string, draw: () => string }} */
function boards(d, level) {
  const game = level === 1 ? 'nim' : d.pick(['nim', 'staircase', 'nim'])
  const rules = level === 3 && game === 'nim' ? 'misere' : ''
  const heaps = game === 'staircase' ? 4 : level + 1
  return {
    game,
    rules,
    draw: () => d.list(heaps, game === 'staircase' ? 0 : 1, 4 + level).join(' '),
  }
}

/** @param {Dice} d @param {Level} level */
const amounts = (d, level) =>
  level === 1
    ? Array.from({ length: d.roll(2, 4) }, (_, i) => i + 1)
    : d.set(d.roll(2, level), 1, 3 + level)

/** @param {Pick<Exercise, 'rules' | 'level'>} x @param {Engine} engine what repeats: outcomes, at level 3 Grundy values */
const sequence = ({ rules, level }, engine) =>
  using(engine, { game: 'subtraction', rules }, (game) => {
    const { rows, period } = game.table(300)
    return {
      signs: rows.map((r) => (level === 3 ? String(r.grundy) : r.outcome)),
      period: period && (level === 3 ? period : outcomePeriod(rows, period)),
    }
  })

/** Which numbers are spoken of. @param {NonNullable<Exercise['claim']>} claim */
const spokenOf = ([remainder, by, , most]) =>
  Array.from({ length: most }, (_, i) => i + 1).filter((n) => n % by === remainder)
/** Of those, where it is not so. @param {{ game: string, rules: string }} x @param {NonNullable<Exercise['claim']>} claim @param {Engine} engine */
const counterexamples = (x, claim, engine) =>
  using(engine, x, (game) => {
    const { rows } = game.table(claim[3])
    const outcome = new Map(rows.map((r) => [Number(r.text), r.outcome]))
    return spokenOf(claim).filter((n) => outcome.get(n) !== claim[2])
  })
/** Why a number is won or lost. @param {{ game: string, rules: string }} x @param {number} n @param {Engine} engine */
const whyNumber = (x, n, engine) =>
  using(engine, x, (game) => {
    const graph = states(game, [String(n)])
    return reason(
      graph,
      graph.nodes.findIndex((node) => node.text === String(n)),
    )
  })

/* ---- classes ---- */

/** What is asked of a game, and what may be said of it: [the flag is set, it is not]. @type {{ name: string, choices: string[], look: string, why: [string, string], flag: 'impartial' | 'misere' | 'loopy' }[]} */
const QUESTIONS = [
  {
    flag: 'impartial',
    name: 'Impartial or partizan?',
    choices: ['Impartial', 'Partizan'],
    look: 'Choose a position. Would the other player have the same moves there?',
    why: [
      'From every position both players have the same moves.',
      'What may be done depends on whose turn it is.',
    ],
  },
  {
    flag: 'loopy',
    name: 'Does it always end?',
    choices: ['It may go on for ever', 'It always ends'],
    look: 'Does each move use something up, or can a move be taken back later?',
    why: [
      'There is a way back to the same position.',
      'No position can return, and there are only so many.',
    ],
  },
  {
    flag: 'misere',
    name: 'Normal or misère?',
    choices: ['Misère: who cannot move wins', 'Normal: who cannot move loses'],
    look: 'Read the last sentence of the rule: what happens to who makes the last move?',
    why: ['Who makes the last move loses.', 'Who makes the last move wins.'],
  },
]
/** @type {[game: string, rules: string, start: string][]} */
const GAMES = [
  ['nim', '', '3 4 5'], ['nim', 'misere', '3 4 5'], ['subtraction', '1 3 4', '12'], ['subtraction', 'misere 1 2 3', '21'],
  ['divisor', '', '12'], ['divisor', 'misere', '30'], ['coins', '', '3 7 7'], ['staircase', '', '2 1 3'], ['staircase', 'misere', '1 2 1'],
  ['maze', '.../.../...', 'c3'], ['maze', 'misere .../.../...', 'c3'], ['octal', 'kayles', '9'],
  ['tictactoe', '3', '.../.../...'], ['tree', '3 5 2 9', ''], ['row', '', '4 -10 -20 7'],
] // prettier-ignore

/** @param {Exercise} x @param {Engine} engine */
const flagsOf = (x, engine) => using(engine, x, (game) => game.flags(x.start))
/** of a field @param {Field} field */
const questionOf = (field) =>
  /** @type {typeof QUESTIONS[number]} */ (QUESTIONS.find((q) => q.name === field.name))

/** By chapter. @type {Record<string, Kind>} */
export const KINDS = {
  classify: {
    chapter: 0,
    title: 'Classify a game',
    idea: said(
      'Read the rule as if you were each player in turn: does it say who may make a move? Can a position come back? Who wins when no move is left?',
    ),
    make(d, level, engine) {
      const bad = level === 3
      const [game, rules, start] = bad
        ? [
            'graph',
            `${d.pick(['', 'misere '])}${[...arrows(d, 5, 1), ...(d.roll(0, 1) ? [`${d.roll(2, 3)}>${d.roll(4, 5)}`] : [])].join(' ')}`,
            '5',
          ]
        : d.pick(level === 1 ? GAMES.filter(([, rules]) => !/^misere/.test(rules)) : GAMES)
      const facts = engine.games.find((g) => g.name === game)
      return {
        game,
        rules,
        start,
        ask: said('What kind of game is it?'),
        fields: QUESTIONS.filter(({ flag }) =>
          flag === 'misere' ? level > 1 && facts?.misere : true,
        ).map(({ name, choices }) => ({ name, as: 'choice', choices })),
        figure: bad ? 'graph' : 'game',
      }
    },
    solution(x, engine) {
      const flags = flagsOf(x, engine)
      return x.fields.map((field) => (flags[questionOf(field).flag] ? '0' : '1'))
    },
    fault(x, answer, engine) {
      const right = this.solution(x, engine)
      return compare(answer, right, (i) => said(questionOf(x.fields[i]).why[Number(right[i])]))
    },
    look: (x, field) => said(questionOf(x.fields[field]).look),
  },
  strip: {
    chapter: 1,
    title: 'Mark a strip',
    idea: said(
      'Begin at 0 and go up. A number is lost when all its moves lead to won numbers, and won as soon as one leads to a lost number.',
    ),
    make(d, level) {
      const misere = level === 3 && d.roll(0, 1) ? 'misere ' : ''
      return {
        game: 'subtraction',
        rules: misere + amounts(d, level).join(' '),
        start: '',
        ask: said('Who wins from each number: the player to move, or the other?'),
        fields: Array.from({ length: [0, 12, 14, 17][level] }, (_, n) => outcomeField(String(n))),
        figure: 'cells',
      }
    },
    solution: (x, engine) => strip(x, engine).map((row) => row.outcome),
    fault(x, answer, engine) {
      return compare(answer, this.solution(x, engine), (n) => whyNumber(x, n, engine))
    },
  },
  claim: {
    chapter: 1,
    title: 'True, or a counterexample',
    idea: said(
      'Work the first numbers out from 0 upward, and look at those that the sentence speaks of. One that does not obey is enough.',
    ),
    make(d, level, engine) {
      const most = [0, 20, 30, 40][level]
      const wanted = d.roll(0, 1) === 1
      const draw = () => {
        const game = level === 1 ? 'subtraction' : d.pick(['subtraction', 'subtraction', 'divisor'])
        const by = d.roll(2, 3 + level)
        /** @type {[number, number, 'win' | 'loss', number]} */
        const claim = [d.roll(0, by - 1), by, d.pick(/** @type {const} */ (['loss', 'win'])), most]
        return { game, rules: game === 'divisor' ? '' : amounts(d, level).join(' '), claim }
      }
      const x = until(draw, (x) => {
        const n = counterexamples(x, x.claim, engine).length
        return wanted ? !n : n > 0 && n <= most / 2 / x.claim[1]
      })
      const [r, k, outcome] = x.claim
      return {
        ...x,
        start: '',
        ask: r
          ? said(
              outcome === 'loss'
                ? 'Is it true? “Every number from 1 to {most} that leaves {r} when divided by {k} is lost.”'
                : 'Is it true? “Every number from 1 to {most} that leaves {r} when divided by {k} is won.”',
              { most, r, k },
            )
          : said(
              outcome === 'loss'
                ? 'Is it true? “Every multiple of {k} from 1 to {most} is lost.”'
                : 'Is it true? “Every multiple of {k} from 1 to {most} is won.”',
              { most, k },
            ),
        fields: [
          { name: 'The sentence is', as: 'choice', choices: ['true', 'false'] },
          { name: 'A number for which it is false', as: 'number' },
        ],
        figure: 'game',
      }
    },
    solution(x, engine) {
      const [first] = counterexamples(x, claimOf(x), engine)
      return first === undefined ? ['0', ''] : ['1', String(first)]
    },
    fault(x, [choice = '', n = ''], engine) {
      const found = counterexamples(x, claimOf(x), engine)
      if (!choice) return { field: 0, open: true, why: OPEN }
      if (choice === '0')
        return found.length ? { field: 0, open: false, why: whyNumber(x, found[0], engine) } : null
      if (!n && found.length) return { field: 1, open: true, why: OPEN }
      if (found.includes(Number(n))) return null
      return {
        field: n ? 1 : 0,
        open: false,
        why: !n
          ? said('There is no number for which it is false.')
          : spokenOf(claimOf(x)).includes(Number(n))
            ? whyNumber(x, Number(n), engine)
            : said('The sentence does not speak of {n}.', { n: Number(n) || n }),
      }
    },
    look: (x) =>
      said('It speaks of {list}. Look at these alone.', { list: spokenOf(claimOf(x)).join(', ') }),
    because(x, [choice, n], engine) {
      return choice === '0'
        ? said('All of them obey: {list}.', { list: spokenOf(claimOf(x)).join(', ') })
        : whyNumber(x, Number(n), engine)
    },
  },
  period: {
    chapter: 1,
    title: 'Find the period',
    idea: said(
      'Choose the last block that you see, and look for the same one before it: how far away is it? Then go left as long as it still fits.',
    ),
    make(d, level, engine) {
      const x = until(
        () => ({ rules: amounts(d, level).join(' '), level }),
        (x) => {
          const { period } = sequence(x, engine)
          return !!period?.proved && period.period + period.preperiod <= 8 + 3 * level
        },
      )
      const { signs, period } = sequence(x, engine)
      const { preperiod, period: p } = /** @type {import('../period.js').Period} */ (period)
      return {
        game: 'subtraction',
        rules: x.rules,
        start: '',
        ask: said(
          level === 3
            ? 'The Grundy values repeat. How long is the shortest block, and from which number on does it repeat?'
            : 'Won and lost repeat. How long is the shortest block, and from which number on does it repeat?',
        ),
        fields: [numberField('Length of the block'), numberField('It repeats from')],
        figure: 'row',
        row: signs.slice(0, preperiod + 3 * p + 1),
      }
    },
    solution(x, engine) {
      const { period } = sequence(x, engine)
      return [String(period?.period), String(period?.preperiod)]
    },
    fault(x, answer, engine) {
      const right = this.solution(x, engine)
      const { signs } = sequence(x, engine)
      return compare(answer, right, (i) => {
        const given = Number(answer[i])
        const [p, from] = right.map(Number)
        if (i === 1 && given > from)
          return said('It repeats sooner: {n} is already like {m}.', { n: from, m: from + p })
        const by = i ? p : given
        const first = i ? given : from
        const n =
          Number.isInteger(by) && by > 0
            ? signs.findIndex((s, n) => n >= first && n + by < signs.length && s !== signs[n + by])
            : -1
        if (n >= 0)
          return said('{n} and {m} are not alike, so it does not repeat so.', { n, m: n + by })
        return by > 0
          ? said('It does repeat so, but a shorter block does too.')
          : said('A block has one number or more.')
      })
    },
    look(x, field, engine) {
      const [p] = this.solution(x, engine).map(Number)
      return field
        ? said(
            'Compare each with the one {p} further on, from 0: where do they begin to be alike?',
            { p },
          )
        : said('No block here is longer than {n}.', { n: p + 2 })
    },
    because: (_, [p, from]) =>
      said('From {from} on, each is like the one {p} further on.', { from, p }),
  },
  graph: {
    chapter: 2,
    title: 'Mark a graph',
    idea: said(
      'Begin with the nodes that have no move: they are lost. What leads to a lost node is won; what leads only to won nodes is lost.',
    ),
    make: makeGraph('outcome'),
    solution: (x, engine) => graphOf(x, engine).nodes.map((n) => n.outcome),
    fault(x, answer, engine) {
      const graph = graphOf(x, engine)
      const order = [...new Set([...graph.order, ...graph.nodes.keys()])]
      return compare(
        answer,
        graph.nodes.map((n) => n.outcome),
        (i) => reason(graph, i),
        order,
      )
    },
  },
  nim: moveKind(
    3,
    'A winning move in Nim',
    'Write the heaps in binary, one under the other. A move wins when it leaves an even number of ones in every column.',
    (d, level) => ({
      game: 'nim',
      rules: '',
      start: d.list(1 + level, 1, 3 + 4 * level).join(' '),
    }),
  ),
  lost: {
    chapter: 3,
    title: 'Which board is lost?',
    idea: said(
      'Three of these boards have a move that wins. On the fourth every move can be answered: look for pairs that cancel out.',
    ),
    make(d, level, engine) {
      const { game, rules, draw } = boards(d, level)
      const choices = using(engine, { game, rules }, (open) => {
        /** @param {string} outcome */
        const one = (outcome) => until(draw, (p) => open.solve(p, QUICK).outcome === outcome)
        const out = [one('loss')]
        while (out.length < 4) {
          const next = one('win')
          if (!out.includes(next)) out.push(next)
        }
        return d.shuffle(out)
      })
      return {
        game,
        rules,
        start: '',
        ask: said('One of these boards is lost for the player to move. Which?'),
        fields: [{ name: 'The lost board', as: 'choice', choices }],
        figure: 'boards',
      }
    },
    solution: (x, engine) =>
      using(engine, x, (game) => [
        String(choicesOf(x).findIndex((p) => game.solve(p).outcome === 'loss')),
      ]),
    fault(x, answer, engine) {
      const right = this.solution(x, engine)
      return compare(answer, right, () =>
        using(engine, x, (game) => {
          const position = choicesOf(x)[Number(answer[0])]
          const move = position && game.solve(position).move
          return move
            ? said('{position} is won: “{move}” leaves {to}, which is lost.', {
                position,
                move: moveWords(engine, game, position, move),
                to: move.to.text,
              })
            : OPEN
        }),
      )
    },
    /** One that is not it. */
    look(x, _, engine) {
      const right = Number(this.solution(x, engine)[0])
      const fault = this.fault(x, [String(right ? 0 : 1)], engine)
      return fault && fault.why
    },
    because: (x, [given], engine) =>
      using(engine, x, (game) =>
        said('{position} is lost: the other player has an answer to each of the {n} moves.', {
          position: choicesOf(x)[Number(given)],
          n: game.moves(choicesOf(x)[Number(given)]).length,
        }),
      ),
  },
  misere: moveKind(
    4,
    'A winning move in misère Nim',
    'While a heap of two or more is left, play as in Nim. But when your move leaves only ones, leave an odd number of them.',
    (d, level) => ({
      game: 'nim',
      rules: 'misere',
      start: d.list(1 + level, 1, d.pick([2, 2 + 2 * level])).join(' '),
    }),
  ),
  staircase: moveKind(
    4,
    'A winning move on the staircase',
    'Only the odd steps count: they are the heaps of Nim. Coins that come down from an even step can be sent on at once.',
    (d, level) => ({
      game: 'staircase',
      rules: '',
      start: d.list(2 + level, 0, 2 + level).join(' '),
    }),
  ),
  mex: {
    chapter: 5,
    title: 'The mex of a set',
    idea: said('Count up from 0 and stop at the first number that is not in the set.'),
    make: (d, level) => ({
      game: '',
      rules: '',
      start: '',
      ask: said('Which is the mex of the set?'),
      fields: [numberField('mex')],
      figure: 'set',
      row: d
        .shuffle([
          ...d.set(2 + level + d.roll(0, 1), 0, 3 + level),
          ...d.set(level - 1, 5 + level, 9 + 2 * level),
        ])
        .map(String),
    }),
    solution: ({ row = [] }, engine) =>
      using(engine, mexGraph(row), (game) => [String(game.solve(mexGraph(row).start).grundy)]),
    fault(x, answer, engine) {
      const right = this.solution(x, engine)
      const n = Number(answer[0])
      return compare(answer, right, () =>
        !Number.isInteger(n) || n < 0
          ? said('It is a whole number, 0 or more.')
          : x.row?.includes(String(n))
            ? said('{n} is in the set.', { n })
            : said('{n} is not in the set, but {m} is smaller and not there either.', {
                n,
                m: Number(right[0]),
              }),
      )
    },
    look: () => null,
    because: (_, [n]) => said('{n} is the first number that is not in the set.', { n: Number(n) }),
  },
  grundy: {
    chapter: 5,
    title: 'Grundy values of a graph',
    idea: said(
      'Begin with the nodes that have no move: they have 0. A node’s value is the least number that none of its options has.',
    ),
    make: makeGraph('number'),
    solution: (x, engine) => graphOf(x, engine).nodes.map((n) => String(n.grundy)),
    fault(x, answer, engine) {
      const graph = graphOf(x, engine)
      return compare(
        answer,
        graph.nodes.map((n) => String(n.grundy)),
        (i) => mexReason(graph, i),
        fromTheEnds(graph),
      )
    },
  },
  maze: moveKind(
    6,
    'A winning move in the maze',
    'Fill in the cells from the end: a cell is lost when no free cell to its left or above it is lost. Go to a lost one.',
    (d, level) => ({ game: 'maze', ...maze(d, 2 + level, 2 + level + d.roll(0, 1)) }),
  ),
  sum: moveKind(
    7,
    'A winning move in a sum',
    'Find the Grundy value of each part and take their xor. A move in one part that makes the xor 0 wins.',
    (d, level) => {
      const parts = d.shuffle([
        ['nim', String(d.roll(1, 3 + 2 * level))],
        [`subtraction{${amounts(d, level).join(' ')}}`, String(d.roll(3, 6 + 3 * level))],
        ['divisor', String(d.roll(2, 6 + 4 * level))],
        ['octal{kayles}', String(d.roll(2, 3 + level))],
      ])
      const taken = parts.slice(0, level === 3 ? 3 : 2)
      return {
        game: 'sum',
        rules: taken.map(([game]) => game).join(' + '),
        start: taken.map(([, start]) => start).join(' + '),
      }
    },
  ),
  tree: {
    chapter: 8,
    title: 'Values of a tree',
    idea: said('Begin at the leaves and go up: MAX picks the largest, MIN the smallest.'),
    make(d, level, engine) {
      const x = tree(d, level)
      const { inner, names } = treeNames(searched(x, engine).nodes)
      return {
        ...x,
        ask: said('What is each node worth?'),
        fields: inner.map((n) => numberField(/** @type {string} */ (names.get(n.id)))),
        figure: 'tree',
      }
    },
    solution: (x, engine) => treeNames(searched(x, engine).nodes).inner.map((n) => String(n.value)),
    fault(x, answer, engine) {
      const { nodes } = searched(x, engine)
      const { inner } = treeNames(nodes)
      const order = inner.map((_, i) => i).sort((a, b) => inner[b].depth - inner[a].depth || a - b)
      return compare(
        answer.map((a) => a.replace('−', '-')),
        inner.map((n) => String(n.value)),
        (i) =>
          said(
            inner[i].max
              ? 'MAX picks the largest: max({values}) = {value}.'
              : 'MIN picks the smallest: min({values}) = {value}.',
            {
              values: inner[i].children.map((c) => number(nodes[c].value)).join(', '),
              value: inner[i].value,
            },
          ),
        order,
      )
    },
  },
  cuts: {
    chapter: 9,
    title: 'Cuts of a tree',
    idea: said(
      'Go from left to right with the window: what each of the two already has elsewhere. Where that can no longer be bettered, the rest is cut.',
    ),
    make(d, level, engine) {
      const x = until(
        () => tree(d, level),
        (x) => {
          const s = searched(x, engine)
          const { leaves } = treeNames(s.nodes)
          return leaves.length <= 9 && s.counts.alphabeta.leaves < leaves.length
        },
      )
      return {
        ...x,
        ask: said('Alpha-beta goes from left to right. Which leaves does it look at?'),
        fields: treeNames(searched(x, engine).nodes).leaves.map((n, i) => ({
          name: `${letter(i)} (${number(n.value)})`,
          as: 'choice',
          choices: ['looked at', 'cut off'],
        })),
        figure: 'tree',
      }
    },
    solution(x, engine) {
      const s = searched(x, engine)
      const at = windows(s)
      return treeNames(s.nodes).leaves.map((n) => (at.has(n.id) ? '0' : '1'))
    },
    fault(x, answer, engine) {
      const s = searched(x, engine)
      const at = windows(s)
      const { leaves } = treeNames(s.nodes)
      return compare(answer, this.solution(x, engine), (i) => {
        const seen = at.get(leaves[i].id)
        if (seen)
          return said(
            'It is looked at: the window is [{alpha}, {beta}] there, and nothing is settled yet.',
            { alpha: seen.alpha, beta: seen.beta },
          )
        const { slots, text } = /** @type {import('../trace.js').Step} */ (
          new Trace(s, 'alphabeta').steps.find(
            (step) =>
              step.kind === 'cut' &&
              step.changes.some(([n, , to]) => n === leaves[i].id && to.status === 'cut'),
          )
        ).say
        return said(text, /** @type {Sentence['slots']} */ (slots))
      })
    },
  },
}

/** @param {Exercise} x */
const claimOf = (x) => /** @type {NonNullable<Exercise['claim']>} */ (x.claim)
/** @param {Exercise} x */
const choicesOf = (x) => x.fields[0].choices ?? []

/** @param {unknown} level @returns {Level} */
export const levelOf = (level) => (Number(level) === 3 ? 3 : Number(level) === 2 ? 2 : 1)

/** Names with spaces or commas between. @param {string} text @returns {string[] | null} null where one is none */
export function readKinds(text) {
  const kinds = text.split(/[\s,]+/).filter(Boolean)
  return kinds.length && kinds.every((kind) => Object.hasOwn(KINDS, kind)) ? kinds : null
}
/** Of the exercises of one seed: whose, and which from 1. @param {string} seed @param {number} student 0: everybody @param {number} at */
export const seedOf = (seed, student, at) => `${seed}-${student}-${at}`

/** @param {Engine} engine @param {string} kind of KINDS @param {string | number} seed @param {Level} level @returns {Exercise} */
export function make(engine, kind, seed, level) {
  const made = KINDS[kind].make(new Dice(`${kind} ${seed} ${level}`), level, engine)
  return { ...made, kind, seed: String(seed), level }
}
/** A right answer. @param {Engine} engine @param {Exercise} x */
export const solution = (engine, x) => KINDS[x.kind].solution(x, engine)
/** null: right. @param {Engine} engine @param {Exercise} x @param {string[]} answer @returns {Fault | null} */
export const check = (engine, x, answer) =>
  KINDS[x.kind].fault(
    x,
    x.fields.map((_, i) => (answer[i] ?? '').trim()),
    engine,
  )

/** Something else than the right answer. @param {Field} field @param {string} right */
const wrongFor = ({ as, choices = [] }, right) =>
  as === 'outcome'
    ? right === 'win'
      ? 'loss'
      : 'win'
    : as === 'choice'
      ? String((Number(right) + 1) % choices.length)
      : String(Number(right) + 1)

/**
 * From the idea to the answer of the first field that is open or wrong, and why it is so.
 * @param {Engine} engine @param {Exercise} x @param {string[]} answer @returns {Sentence[]}
 */
export function hints(engine, x, answer) {
  const kind = KINDS[x.kind]
  const fault = check(engine, x, answer)
  if (!fault) return [kind.idea]
  const { field } = fault
  const { name, as, choices } = x.fields[field]
  const look = kind.look
    ? kind.look(x, field, engine)
    : said(LOOK[x.figure] ?? 'Look at {name} first.', { name })
  const ladder = look ? [kind.idea, look] : [kind.idea]
  const solved = solution(engine, x)
  const right = solved[field]
  const because = kind.because?.(x, solved, engine)
  if (as === 'move' && because) return [...ladder, because]
  const told = {
    name,
    answer: choices?.[Number(right)] ?? { win: 'won', loss: 'lost', draw: 'draw by endless play' }[right] ?? right,
  } // prettier-ignore
  const why =
    because ??
    check(
      engine,
      x,
      solved.map((a, i) => (i === field ? wrongFor(x.fields[i], a) : a)),
    )?.why
  if (!right) return [...ladder, said('The sentence is true: there is no such number.')]
  /* it says the outcome, too */
  if (as === 'outcome' && why) return [...ladder, why]
  return [
    ...ladder,
    why ? said('{name}: {answer}. {why}', { ...told, why }) : said('{name}: {answer}.', told),
  ]
}
/** how one of several is named @type {Partial<Record<Figure, string>>} */
const LOOK = { graph: 'Look at node {name} first.', cells: 'Look at number {name} first.' }
/** Why a right answer is right, where one sentence says it. @param {Engine} engine @param {Exercise} x @param {string[]} answer */
export const because = (engine, x, answer) => KINDS[x.kind].because?.(x, answer, engine) ?? null

/**
 * An answer in words, field by field: keys, or what needs no translation.
 * @param {Exercise} x @param {string[]} answer @param {Engine} engine @returns {{ name: string, answer: Sentence }[]}
 */
export const inWords = (x, answer, engine) =>
  x.fields.flatMap(({ name, as, choices = [] }, i) => {
    const given = answer[i]
    if (!given) return []
    if (as === 'move')
      return {
        name,
        answer:
          given === NONE
            ? said('No move wins')
            : using(engine, x, (game) =>
                moveWords(engine, game, x.start, game.move(x.start, given)),
              ),
      }
    const words =
      as === 'choice'
        ? (choices[Number(given)] ?? '')
        : as === 'outcome'
          ? ({ win: 'W', loss: 'L' }[given] ?? '∞')
          : given
    return { name, answer: said(words) }
  })

/**
 * The answers of one student's sheet, in order.
 * @param {Engine} engine @param {{ kinds: string[], seed: string, level: Level, count: number }} set @param {number} student
 * @param {(key: string, slots?: Record<string, string | number>) => string} t
 */
export const keyOf = (engine, { kinds, seed, level, count }, student, t) =>
  Array.from({ length: count }, (_, i) => {
    const x = make(engine, kinds[i % kinds.length], seedOf(seed, student, i + 1), level)
    const fields = inWords(x, solution(engine, x), engine)
    return {
      ask: tell(t, x.ask),
      on: [x.rules, x.start, x.figure === 'set' ? x.row?.join(', ') : '']
        .filter(Boolean)
        .join(' · '),
      given: fields
        .map(({ name, answer }) =>
          fields.length === 1 ? tell(t, answer) : `${t(name)}: ${tell(t, answer)}`,
        )
        .join('; '),
    }
  })
