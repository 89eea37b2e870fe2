/**
 * exercise.js -- exercises on a tree of one's own: the values of its nodes, the cuts of alpha-beta, the best order. Keeps the
 * answers, tells how many are right, and why the first wrong one is; web/trees/tree-tasks.js finds it.
 */
import {
  cutNodes, scoreCuts, scoreValues, wrongCut, wrongOrder, wrongValue,
} from '../tree-tasks.js' // prettier-ignore
import { sentence } from '../format-message.js'

/** @typedef {import('../../model/trace.js').Searched} Searched */
/** @typedef {import('../../core/branches.js').Look} Look */

/** verdict on an order that is not the best although no single child is wrong @type {import('../tree-tasks.js').Wrong} */
const SMALLER = {
  node: 0,
  says: [{ text: 'Of two equally good children, look at the smaller one first.', slots: {} }],
}

export class TreeExercise {
  #host
  /** node -> value @type {Map<number, number>} */ given = new Map()
  /** nodes marked as cut, with all below @type {Set<number>} */ marks = new Set()
  /** verdict on the answers */ verdict = ''
  /** nodes of the verdict @type {Set<number>} */ #framed = new Set()
  /** an answer was wrong: the reason may be asked for */ tried = false

  /** @param {import('./cgt-grow.js').CgtGrow} host */
  constructor(host) {
    this.#host = host
  }
  /** Begins an exercise. @param {Iterable<[number, number]>} [given] @param {Iterable<number>} [marks] */
  reset(given = [], marks = []) {
    this.given = new Map(given)
    this.marks = new Set(marks)
    this.say()
  }
  /** @param {string} [verdict] @param {number[]} [framed] */
  say(verdict = '', framed = []) {
    this.verdict = verdict
    this.#framed = new Set(framed)
    this.tried = false
  }
  /** @param {number} id @param {number | null | undefined} value null: removes the answer */
  give(id, value) {
    if (value === null || value === undefined) this.given.delete(id)
    else this.given.set(id, value)
    this.say()
  }
  /** Marks a node as cut; or unmarks the marked node at or above it. @param {number} id */
  mark(id) {
    const { nodes } = this.#searched
    let up = id
    while (up >= 0 && !this.marks.has(up)) up = nodes[up].parent
    if (up >= 0) this.marks.delete(up)
    else this.marks.add(id)
    this.say()
  }
  get #searched() {
    return /** @type {Searched} */ (this.#host.searched)
  }

  /** Says how many answers are right, and frames wrong ones. */
  check() {
    const host = this.#host
    const task = host.doing
    const searched = this.#searched
    const { now, best } = host.counts
    const score =
      task === 'values'
        ? scoreValues(searched, this.given)
        : task === 'cuts'
          ? scoreCuts(searched, this.marks)
          : null
    if (score ? score.right < score.all || score.wrong.length : now > best) {
      if (score) {
        const { all, right, wrong, missing } = score
        this.say(
          host.t('Right: {right} of {all}; wrong, framed: {wrong}; missing: {missing}.', {
            ...{ all, right, missing },
            wrong: wrong.length,
          }),
          wrong,
        )
        if (wrong.length) host.spot = wrong[0]
      } else
        this.say(host.t('Alpha-beta still looks at {n} leaves; {best} are enough.', { n: now, best })) // prettier-ignore
      this.tried = task !== 'values' || this.given.size > 0
    } else
      this.say(
        `${host.t('Right.')} ${
          task === 'values'
            ? host.t('The tree is worth {value}.', { value: searched.nodes[0].value })
            : task === 'cuts'
              ? host.t('{n} node is not looked at.|{n} nodes are not looked at.', {
                  n: cutNodes(searched).size,
                })
              : host.t('In no order does alpha-beta look at fewer leaves than {n}.', { n: best })
        }`,
      )
    this.#tell()
  }
  /** Says what is right at the first wrong node, and why. */
  explain() {
    const host = this.#host
    const task = host.doing
    const found =
      task === 'values'
        ? wrongValue(this.#searched, this.given)
        : task === 'cuts'
          ? wrongCut(this.#searched, this.marks)
          : wrongOrder(this.#searched)
    const { node, says } = found ?? SMALLER
    this.say(says.map((s) => sentence(host, s)).join(' '), [node])
    host.spot = node
    this.#tell()
  }
  /** Draws, and scrolls to the verdict. */
  #tell() {
    const host = this.#host
    host.update()
    if (!host.inDeck) host.root.querySelector('.says')?.scrollIntoView({ block: 'nearest' })
  }

  /** A node's look in the current task. @param {any} node of the tree (task draw), else of the search @returns {Look} */
  look({ id, leaf, max, value, horizon, depth }) {
    const host = this.#host
    const task = host.doing
    const who = leaf ? host.t('Leaf') : max ? 'MAX' : 'MIN'
    const given =
      task === 'values' && !leaf ? this.given.get(id) : leaf || task === 'draw' ? value : null
    const known = given !== null && given !== undefined
    const says = [who]
    let kind = ''
    if (task === 'cuts' && this.#cut(id)) {
      kind = 'cut'
      says.push(host.t('marked as cut'))
    }
    if (task === 'draw' && depth > (host.plies ?? Infinity)) kind = 'unseen'
    if (known) says.push(host.num(given))
    else if (task === 'values') says.push(host.t('no value yet'))
    if (horizon) says.push(host.t('the depth ends here'))
    if (this.#framed.has(id)) says.push(host.t('wrong'))
    // printed unsolved
    const blank = host.printing && task !== 'draw'
    if (blank && (kind === 'cut' || !leaf)) return { text: leaf ? host.num(value) : '', label: who }
    return {
      text: known ? host.num(given) : task === 'values' ? '?' : '',
      kind,
      full: !leaf && task === 'values' && given !== undefined,
      mark: task === 'draw' || task === 'values',
      wrong: !blank && this.#framed.has(id),
      label: says.join(', '),
    }
  }
  /** @param {number} id */
  #cut(id) {
    const { nodes } = this.#searched
    for (; id >= 0; id = nodes[id].parent) if (this.marks.has(id)) return true
    return false
  }
}
