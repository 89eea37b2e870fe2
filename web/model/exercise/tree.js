/** tree.js -- exercises on a tree of MAX and MIN: the values of its nodes, and the leaves that alpha-beta visits. */
import { number } from '../i18n.js'
import { message } from '../message.js'
import { readSearches, Trace } from '../trace.js'
import { until } from './dice.js'
import { compare, numberField, using } from './kind.js'

/** @typedef {import('../../engine/engine.js').Engine} Engine */
/** @typedef {import('../trace.js').Cut} Cut */
/** @typedef {import('../trace.js').Node} Node */
/** @typedef {import('../trace.js').Searched} Searched */
/** @typedef {import('../trace.js').Step} Step */
/** @typedef {import('./dice.js').Dice} Dice */
/** @typedef {import('./kind.js').Exercise} Exercise */
/** @typedef {import('./kind.js').Level} Level */
/** @typedef {import('./words.js').Sentence} Sentence */

/** @param {Dice} d @param {Level} level */
function randomTree(d, level) {
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
/** The name of a leaf, a, b, ... from the left: values may be equal. @param {number} i */
const letter = (i) => String.fromCharCode(97 + i)
/** @param {{ game: string, rules: string }} x @param {Engine} engine @param {Cut} [cut] */
const searched = (x, engine, cut) =>
  using(engine, x, (game) => /** @type {Searched} */ (readSearches(game, '', { cut })))
/**
 * Names nodes: inner ones A, B, C ... level by level, leaves a, b, c ... from the left.
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
 * The data of a tree's drawing; spoken: the notation with names, A(B(3 5) C(2 9)).
 * @param {Engine} engine @param {Exercise} x
 */
export function treeOf(engine, x) {
  const { nodes } = searched(x, engine)
  const { names, leaves } = treeNames(nodes)
  if (lettered(x)) leaves.forEach(({ id }, i) => names.set(id, letter(i)))
  /** @param {number} id @returns {string} */
  const spoken = (id) =>
    nodes[id].leaf
      ? `${names.get(id) ?? ''} ${number(nodes[id].value)}`.trim()
      : `${names.get(id)}(${nodes[id].children.map(spoken).join(' ')})`
  return { nodes, names, spoken: `${nodes[0].max ? 'MAX' : 'MIN'}: ${spoken(0)}` }
}
/** True if the exercise asks about leaves by letters. @param {{ kind: string }} x */
export const lettered = ({ kind }) => kind === 'cuts' || kind === 'beyond'
/** The leaves that alpha-beta visits, with its window at each. @param {Searched} s */
const windows = ({ events }) =>
  new Map(events.alphabeta.filter((e) => e.kind === 'enter').map((e) => [e.node, e]))

/** @type {import('./kind.js').Kind} */
export const tree = {
  chapter: 8,
  title: 'Values of a tree',
  idea: message('Begin at the leaves and go up: MAX picks the largest, MIN the smallest.'),
  make(d, level, engine) {
    const x = randomTree(d, level)
    const { inner, names } = treeNames(searched(x, engine).nodes)
    return {
      ...x,
      ask: message('What is each node worth?'),
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
        message(
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
}

/** Which leaves alpha-beta cuts off. @param {Cut} cut @returns {import('./kind.js').Kind} */
const cutsBy = (cut) => ({
  chapter: 9,
  title: cut === 'beyond' ? 'Cuts of a tree, not at equality' : 'Cuts of a tree',
  idea: message(
    cut === 'beyond'
      ? 'Go from left to right with the window: what each of the two already has elsewhere. Where α is greater than β, cut the rest; where they are equal, go on.'
      : 'Go from left to right with the window: what each of the two already has elsewhere. Where the window closes, cut the rest.',
  ),
  make(d, level, engine) {
    const x = until(
      () => randomTree(d, level),
      (x) => {
        const s = searched(x, engine, cut)
        const { leaves } = treeNames(s.nodes)
        const { leaves: looked } = s.counts.alphabeta
        return (
          leaves.length <= 9 &&
          looked < leaves.length &&
          /* it shows where the two rules differ */
          (cut === 'equal' || searched(x, engine).counts.alphabeta.leaves < looked)
        )
      },
    )
    return {
      ...x,
      ask: message(
        cut === 'beyond'
          ? 'Alpha-beta goes from left to right and cuts only where α > β. Which leaves does it look at?'
          : 'Alpha-beta goes from left to right. Which leaves does it look at?',
      ),
      fields: treeNames(searched(x, engine).nodes).leaves.map((n, i) => ({
        name: `${letter(i)} (${number(n.value)})`,
        as: 'choice',
        choices: ['looked at', 'cut off'],
      })),
      figure: 'tree',
    }
  },
  solution(x, engine) {
    const s = searched(x, engine, cut)
    const at = windows(s)
    return treeNames(s.nodes).leaves.map((n) => (at.has(n.id) ? '0' : '1'))
  },
  fault(x, answer, engine) {
    const s = searched(x, engine, cut)
    const at = windows(s)
    const { leaves } = treeNames(s.nodes)
    return compare(answer, this.solution(x, engine), (i) => {
      const seen = at.get(leaves[i].id)
      if (seen)
        return message(
          seen.alpha === seen.beta
            ? 'The search visits it: the window is [{alpha}, {beta}] there, and only α > β cuts here.'
            : 'The search visits it: the window is [{alpha}, {beta}] there, and nothing is settled yet.',
          { alpha: seen.alpha, beta: seen.beta },
        )
      const { slots, text } = /** @type {Step} */ (
        new Trace(s, 'alphabeta').steps.find(
          (step) =>
            step.kind === 'cut' &&
            step.changes.some(([n, , to]) => n === leaves[i].id && to.status === 'cut'),
        )
      ).say
      return message(text, /** @type {Sentence['slots']} */ (slots))
    })
  },
})
export const cuts = cutsBy('equal')
export const beyond = cutsBy('beyond')
