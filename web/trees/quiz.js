/**
 * quiz.js -- questions about a search before its next step is shown, and verdicts on the steps of a student who
 * searches alone. Everything comes from the trace: the next step is the right answer, and its own sentence is
 * the reason. No DOM.
 */
import { message } from '../model/message.js'
import { boundOf } from '../model/trace.js'

/** @typedef {import('../model/trace.js').Trace} Trace */
/** @typedef {import('../model/trace.js').Node} Node */
/** @typedef {import('../model/trace.js').Message} Message */
/** α and β of a node @typedef {{ alpha: number, beta: number }} Window */
/** node: of the question; window: the right answer if a window is to be typed @typedef {{ node: number, ask: Message, choices: { say: Message, right: boolean }[], window?: Window }} Question */
/** A node to look at next, a value to give back, or a cut. @typedef {{ pick: number } | { value: number } | { cut: true }} Deed */
/** right: the deed is the next step; null: neither right nor wrong @typedef {{ right: boolean | null, say: Message }} Verdict */

/** most choices of a question */
const MOST = 6

/** @param {number[]} values */
const different = (values) => [...new Set(values)].sort((a, b) => a - b)
/** @param {Node} node */
const nameOf = ({ max }) => (max ? 'MAX' : 'MIN')

/** Values or bounds of the visited children. @param {Trace} trace @param {Node} node @returns {number[]} */
const seen = (trace, node) =>
  node.children.flatMap((child) => {
    const { status, ...state } = trace.state(child)
    return status === 'closed' ? [boundOf({ status, ...state })?.value ?? NaN] : []
  })
/** Children that the search has not visited. @param {Trace} trace @param {Node} node */
const left = (trace, node) => node.children.filter((c) => trace.state(c).status === 'unseen')

/**
 * The question before the next step; null: none.
 * @param {Trace} trace
 * @param {boolean} [everywhere] at all steps; false: in a search that cuts, only whether a node with two finite
 * bounds is cut
 * @returns {Question | null}
 */
export function questionOf(trace, everywhere = true) {
  const next = trace.steps[trace.at + 1]
  if (!next) return null
  const { step, nodes } = trace
  if (!everywhere && trace.mode !== 'minimax') {
    const { alpha, beta } = trace.state(step.node)
    if (step.kind !== 'raise' || !Number.isFinite(alpha) || !Number.isFinite(beta)) return null
  }
  const node = nodes[next.node]
  const who = nameOf(node)
  if (step.kind === 'raise' && left(trace, nodes[step.node]).length) {
    const cut = next.kind === 'cut'
    return {
      node: step.node,
      ask: message('Is the rest of this {who} cut?', { who: nameOf(nodes[step.node]) }),
      choices: [
        { say: message('Yes, cut it'), right: cut },
        { say: message('No, go on'), right: !cut },
      ],
    }
  }
  if (!everywhere && trace.mode !== 'minimax') return null
  if (next.kind === 'leaf') {
    const values = different(nodes.filter((n) => n.leaf && !n.horizon).map((n) => n.value))
    if (trace.explicit || node.horizon || values.length < 2 || values.length > MOST) return null
    return {
      node: node.id,
      ask: message('The game is over here. What is it worth for MAX?'),
      choices: values.map((n) => ({ say: message('{n}', { n }), right: n === node.value })),
    }
  }
  if (next.kind !== 'leave' || trace.folded.has(node.id) || node.children.length < 2) return null
  const after = next.changes.find(([id]) => id === node.id)?.[2]
  const bound = after && boundOf(after)
  if (!bound) return null
  const values = different(seen(trace, node))
  const { low, high } = trace.state(node.id)
  if (bound.sign !== '=' || low === bound.value || high === bound.value)
    return {
      node: node.id,
      ask: message('What does this {who} return?', { who }),
      choices: /** @type {const} */ ([
        ['≤', '{value} or less'],
        ['=', 'exactly {value}'],
        ['≥', '{value} or more'],
      ]).map(([sign, text]) => ({
        say: message(text, { value: bound.value }),
        right: sign === bound.sign,
      })),
    }
  if (values.length < 2 || values.length > MOST) return null
  return {
    node: node.id,
    ask: message('What will {who} choose?', { who }),
    choices: values.map((n) => ({ say: message('{n}', { n }), right: n === bound.value })),
  }
}

/**
 * The question which window the next node receives.
 * @param {Trace} trace @returns {Question | null} null: the next step enters no node with a window
 */
export function windowOf({ steps, at, nodes }) {
  const next = steps[at + 1]
  if (next?.kind !== 'enter') return null
  const { alpha, beta } = next.changes.find(([id]) => id === next.node)?.[2] ?? {}
  if (typeof alpha !== 'number' || typeof beta !== 'number') return null
  return {
    node: next.node,
    ask: message('Which window, α and β, does this {who} receive?', {
      who: nameOf(nodes[next.node]),
    }),
    choices: [],
    window: { alpha, beta },
  }
}
/** Reads a bound: 3, −3, ∞, inf, -infinity, +infinito. @param {string} text @returns {number | null} null: no bound */
export function readBound(text) {
  const found = /^([-−–+]?)\s*(?:(\d{1,9})|∞|oo|inf|infinit[yoe])$/i.exec(text.trim())
  if (!found) return null
  const size = found[2] === undefined ? Infinity : Number(found[2])
  return found[1] && found[1] !== '+' && size ? -size : size
}
/** The verdict on a typed window. @param {Window} right @param {Window} given @returns {Verdict} */
export function judgeWindow({ alpha, beta }, given) {
  const slots = { alpha, beta }
  if (given.alpha === alpha && given.beta === beta)
    return {
      right: true,
      say: message(
        alpha === -Infinity
          ? beta === Infinity
            ? 'The window is [{alpha}, {beta}]: neither MAX nor MIN has anything above yet.'
            : 'The window is [{alpha}, {beta}]: MIN already has {beta} above, and MAX has nothing there yet.'
          : beta === Infinity
            ? 'The window is [{alpha}, {beta}]: MAX already has {alpha} above, and MIN has nothing there yet.'
            : 'The window is [{alpha}, {beta}]: above, MAX already has {alpha} and MIN already has {beta}.',
        slots,
      ),
    }
  if (given.alpha === beta && given.beta === alpha)
    return {
      right: false,
      say: message('The other way round: α is what MAX has, and β is what MIN has.'),
    }
  if (given.alpha !== alpha)
    return {
      right: false,
      say: message(
        'α is not {n}: it is the largest value that a MAX on the way from the root already has, and −∞ where none has any.',
        { n: given.alpha },
      ),
    }
  return {
    right: false,
    say: message(
      'β is not {n}: it is the smallest value that a MIN on the way from the root already has, and +∞ where none has any.',
      { n: given.beta },
    ),
  }
}

/** The node that the search is in: the deepest open one. @param {Trace} trace @returns {Node} */
export function openNode(trace) {
  const { nodes, steps, at } = trace
  const { node } = steps[Math.min(at + 1, trace.count)]
  return nodes[at < trace.count && looksAt(trace) ? Math.max(0, nodes[node].parent) : node]
}

/** True if the next step goes down to a node; a folded node is visited with all below. @param {Trace} trace */
function looksAt({ mode, folded, steps, at }) {
  const { kind, node } = steps[at + 1]
  return kind === 'enter' || kind === 'leaf' || (mode === 'minimax' && folded.has(node))
}
/** True before steps that the student need not do: a returned value is noted, or folded nodes are searched. @param {Trace} trace */
export function goesAlone({ mode, folded, steps, at }) {
  const next = steps[at + 1]
  if (!next) return false
  return (
    next.kind === 'raise' || (next.kind === 'leave' && mode !== 'minimax' && folded.has(next.node))
  )
}

/**
 * Judges a student's step.
 * @param {Trace} trace neither at its last step nor before one that goes alone
 * @param {Deed} deed @returns {Verdict}
 */
export function judge(trace, deed) {
  const { nodes } = trace
  const next = trace.steps[trace.at + 1]
  const goal = nodes[next.node]
  const here = openNode(trace)
  const who = nameOf(here)
  const other = nameOf({ ...here, max: !here.max })
  const looks = looksAt(trace)
  const { alpha, beta } = trace.state(here.id)

  if ('cut' in deed) {
    if (next.kind === 'cut') return { right: true, say: next.say }
    if (!left(trace, here).length)
      return { right: false, say: message('Nothing is left to cut here.') }
    return {
      right: false,
      say: message(
        alpha !== null && alpha === beta
          ? 'No cut: α and β are both {alpha}, and only α > β cuts here. What remains is still looked at.'
          : 'No cut: α = {alpha} is below β = {beta}, so what remains here can still matter.',
        { alpha: alpha ?? -Infinity, beta: beta ?? Infinity },
      ),
    }
  }
  if ('value' in deed) {
    const { value } = deed
    if (looks)
      return {
        right: false,
        say: message('Not yet: something here is still to be looked at, and can matter.'),
      }
    if (next.kind === 'cut')
      return { right: false, say: message('First say what happens to the rest.') }
    const after = next.changes.find(([id]) => id === goal.id)?.[2]
    if (after && boundOf(after)?.value === value) return { right: true, say: next.say }
    const values = seen(trace, goal)
    return {
      right: false,
      say: message(
        goal.max
          ? 'Not {value}: MAX picks the largest of what was looked at: {values}.'
          : 'Not {value}: MIN picks the smallest of what was looked at: {values}.',
        { value, values },
      ),
    }
  }

  const picked = nodes[deed.pick]
  const { status } = trace.state(picked.id)
  if (looks && picked === goal) return { right: true, say: next.say }
  if (status === 'cut')
    return { right: false, say: message('That was cut: nothing there can matter any more.') }
  if (status === 'closed') return { right: false, say: message('That one is settled already.') }
  if (looks && goal.id > picked.id && goal.id < picked.id + picked.size)
    return {
      right: null,
      say: message(
        status === 'open'
          ? 'That one is open already: go on down to the next one.'
          : 'That is on the way: go on down to the next one.',
      ),
    }
  if (next.kind === 'cut')
    return {
      right: false,
      say: message(
        'Not there: {who} already has {best} and {other} has {rest} elsewhere, so what remains here cannot matter.',
        { who, other, best: (here.max ? alpha : beta) ?? 0, rest: (here.max ? beta : alpha) ?? 0 },
      ),
    }
  if (!looks)
    return {
      right: false,
      say: message('Everything under this {who} is settled: give its value first.', { who }),
    }
  return {
    right: false,
    say: message('The search goes deep first, from left to right: another one comes before it.'),
  }
}
