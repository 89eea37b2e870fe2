/**
 * listing.js -- the lines of a C function, or of a search in words, with the steps that happen in each line; and the open calls at
 * a step of a trace. In the source a step is a call of `tell`, alone on its line: the call is left out, and the step belongs to
 * the line before it, or to the jump after it. No DOM.
 */
import { boundOf, CUTS } from '../model/trace.js'

/** @typedef {import('../model/trace.js').Trace} Trace */
/**
 * @typedef {object} Line
 * @property {number} n its number in the file, 0 in words
 * @property {string} text
 * @property {string[]} kinds kinds of the steps that happen in it
 * @property {boolean} calls true if it calls the function itself
 */
/**
 * An open call.
 * @typedef {object} Frame
 * @property {number} node -1: none
 * @property {boolean} max
 * @property {number} depth
 * @property {string} move the move that it tries; '' before the first
 * @property {string} position
 * @property {number | null} alpha null: no window
 * @property {number | null} beta
 * @property {number} best
 */

/**
 * Cuts a function or a table out of a C file, with the comment right above it.
 * @param {string} text the file @param {string} name
 * @returns {{ line: number, text: string } | null} line: the number of its first line
 */
export function definition(text, name) {
  const lines = text.split('\n')
  const opens = new RegExp(`^[a-z].*\\b${name}(\\(|\\[| =)`)
  for (let at = 0; at < lines.length; at++) {
    if (!opens.test(lines[at])) continue
    let open = at
    while (open < lines.length && !/[;{]/.test(lines[open])) open++
    if (!lines[open]?.includes('{')) continue
    let last = open
    if (!/\};?$/.test(lines[open]))
      while (last < lines.length && !lines[last].startsWith('}')) last++
    let first = at
    if (lines[at - 1]?.endsWith('*/')) {
      first--
      while (first > 0 && !lines[first].startsWith('/*')) first--
    }
    return { line: first + 1, text: lines.slice(first, last + 1).join('\n') }
  }
  return null
}

const TELLS = /^\s*tell\(w, CGT_(\w+)/

/** the C condition of an alpha-beta cut, in src/solve/reference.c */
const ASKS = 'cgt_cuts(w->beyond, alpha, beta)'
/** A search as it runs where it cuts there: in place of the question, its answer. @param {string} text @param {import('../model/trace.js').Cut} cut */
export const cutting = (text, cut) => text.replace(ASKS, CUTS[cut].c)

/** @param {string} text @param {number} first the number of its first line @param {string} name @returns {Line[]} */
export function listing(text, first, name) {
  /** @type {Line[]} */
  const out = []
  /** @type {string[]} */
  let kinds = []
  text.split('\n').forEach((line, i) => {
    const tell = TELLS.exec(line)
    if (tell) return void kinds.push(tell[1].toLowerCase())
    const jump = /^\s*(return|break)\b/.test(line)
    const marked = jump ? undefined : out[out.length - 1]
    marked?.kinds.push(...kinds)
    const calls = out.length > 0 && line.includes(`${name}(`)
    out.push({ n: first + i, text: line, kinds: jump ? kinds : [], calls })
    kinds = []
  })
  return out
}

/** @typedef {[number, string, string]} WordedLine how deep it stands, the step, the sentence */
const OVER = /** @type {WordedLine[]} */ ([
  [1, '', 'if play is over:'],
  [2, 'leaf', 'return what it is worth to MAX'],
])
const LOOP = /** @type {WordedLine[]} */ ([
  [1, '', 'best ← −∞ where MAX moves, +∞ where MIN does'],
  [1, '', 'for each move:'],
])
const PLAIN = /** @type {WordedLine[]} */ ([
  [2, 'call', 'v ← value of the position after it'],
  [2, 'raise', 'if v is better for the player to move: best ← v'],
])
const MEMO = /** @type {WordedLine[]} */ ([
  [0, 'enter', 'value of a position:'],
  ...OVER,
  [1, '', 'if it was met before, or one equal to it:'],
  [2, 'hit', 'return what was found then'],
  ...LOOP,
  ...PLAIN,
  [1, '', 'store best for this position'],
  [1, 'leave', 'return best'],
])
/** the line of a search that cuts only where α > β */
const BEYOND = 'if α > β: look at no more moves'
/** Each search in words. @type {Record<string, WordedLine[]>} */
const WORDS = {
  minimax: [
    [0, 'enter', 'value of a position:'],
    ...OVER,
    ...LOOP,
    ...PLAIN,
    [1, 'leave', 'return best'],
  ],
  alphabeta: [
    [0, 'enter', 'value of a position, in the window [α, β]:'],
    ...OVER,
    ...LOOP,
    [2, 'cutoff', 'if α ≥ β: look at no more moves'],
    [2, 'call', 'v ← value of the position after it, in the window [α, β]'],
    [2, '', 'if v is better for the player to move: best ← v'],
    [2, 'raise', 'if MAX moves and best > α: α ← best'],
    [2, 'raise', 'if MIN moves and best < β: β ← best'],
    [1, 'leave', 'return best'],
  ],
  stop: [
    [0, 'enter', 'value of a position:'],
    ...OVER,
    ...LOOP,
    [2, 'stop', 'if best is a win for the player to move: look at no more moves'],
    ...PLAIN,
    [1, 'leave', 'return best'],
  ],
  memo: MEMO,
  symmetry: MEMO,
  fault: [
    [0, 'enter', 'value of the board that all calls share:'],
    ...OVER,
    ...LOOP,
    [2, '', 'put the move on the board'],
    [2, 'call', 'v ← value of the board'],
    [2, '', 'if v is a win for the player to move: return it at once'],
    [2, 'back', 'take the move off the board'],
    [2, '', 'if v is better for the player to move: best ← v'],
    [1, 'leave', 'return best'],
  ],
}
/** @param {string} name of the search @param {(key: string) => string} t @param {import('../model/trace.js').Cut} [cut] @returns {Line[] | null} */
export const inWords = (name, t, cut = 'equal') =>
  (Object.hasOwn(WORDS, name) ? WORDS[name] : null)?.map(([deep, kind, key]) => ({
    n: 0,
    text: '  '.repeat(deep) + t(cut === 'beyond' && kind === 'cutoff' ? BEYOND : key),
    kinds: kind && kind !== 'call' ? [kind] : [],
    calls: kind === 'call',
  })) ?? null

/** The line where a step happens. If there are two, the first is MAX's. @param {Line[]} lines @param {string} kind @param {boolean} max */
export function lineOf(lines, kind, max) {
  const wanted = { start: 'enter', cut: 'cutoff' }[kind] ?? kind
  const found = lines.flatMap(({ kinds }, i) => (kinds.includes(wanted) ? [i] : []))
  return found[max ? 0 : found.length - 1] ?? -1
}

/** The open calls at the step of a trace, the root's first. @param {Trace} trace @returns {Frame[]} */
export function frames(trace) {
  /** @type {Frame[]} */
  const out = []
  let below = -1
  /* the calls of some searches share one board: the last call has it */
  const shared = trace.step.board
  for (let at = trace.step.node; at >= 0; at = trace.nodes[at].parent) {
    const { max, depth, leaf, children, position } = trace.nodes[at]
    const state = trace.state(at)
    const { alpha, beta } = state
    let best = max ? -Infinity : Infinity
    if (leaf) best = boundOf(state)?.value ?? best
    for (const child of children) {
      const known = trace.state(child).status === 'closed' && boundOf(trace.state(child))
      if (known) best = max ? Math.max(best, known.value) : Math.min(best, known.value)
    }
    const move =
      below < 0
        ? ''
        : trace.explicit
          ? String(children.indexOf(below) + 1)
          : (trace.nodes[below].move ?? '')
    out.unshift({
      node: at,
      max,
      depth,
      move,
      position: trace.explicit ? '' : shared ? (below < 0 ? shared.text : '') : position.text,
      alpha,
      beta,
      best,
    })
    below = at
  }
  return out
}
