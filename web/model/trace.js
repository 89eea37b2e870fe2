/**
 * trace.js -- turns a search into steps that can be taken forward and back. The engine's events are those of negamax, with values for the
 * node's mover. Here [alpha, beta], values and bounds are MAX's, and include the gains on the way, so that values of any two nodes
 * compare. A node's value is known as an interval [low, high]: a cut child may be worth anything, and the intervals above it follow.
 * D. E. Knuth and R. W. Moore, An analysis of alpha-beta pruning, Artificial Intelligence 6 (1975), 293-326.
 * No DOM; sentences are keys of text/es.json with slots.
 */

/** @typedef {import('../engine/engine.js').Game} Game */
/** @typedef {import('../engine/engine.js').Position} Position */
/** @typedef {import('../engine/engine.js').SearchEvent} SearchEvent */
/**
 * A kind of search. stop: a player who has won looks no further; memo: a position that was met is not searched again; symmetry: nor are
 * its mirror images; fault: the board is not restored (web/trees/fault.js).
 * @typedef {'minimax' | 'alphabeta' | 'stop' | 'memo' | 'symmetry' | 'fault'} Mode
 */
/**
 * A sentence: a key of text/es.json, and slots, of which the text need not use all. A number may be infinite.
 * @typedef {{ text: string, slots: Record<string, string | number | number[]> }} Message
 */

/**
 * A node. Ids are the preorder of the whole tree.
 * @typedef {object} Node
 * @property {number} id
 * @property {number} parent -1: the root
 * @property {number} depth
 * @property {number[]} children ids, in the game's order
 * @property {number} size nodes at and below it
 * @property {boolean} max true if MAX moves here
 * @property {boolean} leaf true if play ends here, or the depth does
 * @property {boolean} horizon true for a leaf only because of the depth
 * @property {number} value its minimax value, in which a letter counts as 0
 * @property {string} [letter] in place of a value, of a leaf
 * @property {string | null} move the move that led here
 * @property {number} gain the points that this move gained
 * @property {Position} position
 */
/** An event, with MAX's values. @typedef {{ kind: SearchEvent['kind'], node: number, alpha: number, beta: number, value: number }} Event */
/** The nodes and leaves that were looked at. @typedef {{ nodes: number, leaves: number }} Count */
/**
 * @typedef {object} Searched
 * @property {Node[]} nodes
 * @property {Record<'minimax' | 'alphabeta', Event[]> & Partial<Record<Mode, Event[]>>} events
 * @property {Record<'minimax' | 'alphabeta', Count>} counts
 * @property {boolean} explicit true for a tree that was written, whose leaves have values before the search
 * @property {Cut} [cut] where alpha-beta cuts
 * @property {Step[]} [script] steps that were made elsewhere
 */

/**
 * The state of a node. open: the search is in it or below it; alpha and beta are its window (null in minimax,
 * which has none); low and high are null while nothing is known.
 * @typedef {object} State
 * @property {'unseen' | 'open' | 'closed' | 'cut'} status
 * @property {number | null} alpha
 * @property {number | null} beta
 * @property {number | null} low
 * @property {number | null} high
 */
/**
 * @typedef {object} Step
 * @property {'start' | 'enter' | 'leaf' | 'raise' | 'cut' | 'stop' | 'hit' | 'back' | 'leave'} kind
 * @property {number} node
 * @property {number} event the last event that it tells of
 * @property {Message} say
 * @property {Message | null} more
 * @property {number} nodes looked at so far
 * @property {number} leaves looked at so far
 * @property {[node: number, before: State, after: State][]} changes
 * @property {Position} [board] the board, if it need not be the node's position
 * @property {Position} [should] what the board ought to be, if it is not that
 */
/**
 * @typedef {object} ReadOptions
 * @property {number} [depth] in plies
 * @property {import('../engine/engine.js').SearchOptions['order']} [order]
 * @property {import('../engine/engine.js').SearchOptions['seed']} [seed]
 * @property {number} [limit] in events
 * @property {Mode} [mode] a third search
 * @property {Cut} [cut] where alpha-beta cuts
 */

/** The most events of a search, some 7,000 nodes, that can be drawn and stepped. */
export const LIMIT = 20_000

/** the options of each kind for the engine @type {Record<Mode, import('../engine/engine.js').SearchOptions>} */
const HOW = {
  minimax: {},
  alphabeta: { prune: true },
  stop: { stop: true },
  memo: { memo: true },
  symmetry: { memo: true, symmetry: true },
  fault: { fault: true },
}
/** Where alpha-beta cuts: already where α = β, or only beyond. Courses differ. @typedef {'equal' | 'beyond'} Cut */
/** The condition of a cut as C writes it, and whether it holds. @type {Record<Cut, { c: string, holds: (alpha: number, beta: number) => boolean }>} */
export const CUTS = {
  equal: { c: 'alpha >= beta', holds: (alpha, beta) => alpha >= beta },
  beyond: { c: 'alpha > beta', holds: (alpha, beta) => alpha > beta },
}
/** The cut that an attribute names; another word changes nothing. @param {string | null | undefined} text @returns {Cut} */
export const cutOf = (text) => (text?.trim().toLowerCase() === 'beyond' ? 'beyond' : 'equal')
/** the state of a node before the search reaches it @type {State} */
export const UNSEEN = { status: 'unseen', alpha: null, beta: null, low: null, high: null }

/**
 * Searches the tree under a position by minimax and by alpha-beta, and by `mode` if it is given.
 * @param {Game} game
 * @param {Position | string} start
 * @param {ReadOptions} [options]
 * @returns {Searched | null} null if the tree is larger than the limit
 */
export function readSearches(game, start, { depth, limit = LIMIT, order, seed, mode, cut } = {}) {
  /** @type {Node[]} */
  const nodes = []
  /** points gained on the way to each node, as MAX counts them @type {number[]} */
  const total = []
  const rootIsMax = game.mover(start) !== 1
  /* of a tree: letters in place of values, by node */
  const letters = new Map(
    game.flags(start).letters
      ? game.items(start).flatMap(({ item, glyph }) => (/[a-z?]/i.test(glyph) ? [[String(item), glyph]] : [])) // prettier-ignore
      : [],
  )

  /** @param {Mode} mode @returns {Event[] | null} */
  const events = (mode) => {
    const first = mode === 'minimax'
    /** @type {Event[]} */
    const out = []
    /** the id here of each node of the engine */
    const id = /** @type {number[]} */ ([])
    /** how many children of each node were entered so far: cut ones come last @type {number[]} */
    const entered = []
    for (const e of game.search(start, { ...HOW[mode], depth, order, seed, cut, blank: first })) {
      if (out.length === limit) return null
      const max = (e.depth % 2 === 0) === rootIsMax
      if (e.kind === 'enter') {
        const parent = e.depth ? id[e.parent] : -1
        if (!first) id[e.node] = parent < 0 ? 0 : nodes[parent].children[entered[parent]++]
        else {
          id[e.node] = nodes.length
          total.push(parent < 0 ? 0 : total[parent] + (max ? -e.gain : e.gain))
          if (parent >= 0) nodes[parent].children.push(nodes.length)
          nodes.push({
            id: nodes.length, parent, depth: e.depth, children: [], size: 1, max, leaf: false, horizon: false,
            value: 0, move: e.move, gain: e.gain, position: e.position,
          }) // prettier-ignore
        }
        entered[id[e.node]] = 0
      }
      const at = id[e.node]
      /** @param {number} x */
      const seen = (x) => (max ? total[at] + x : total[at] - x)
      const value = seen(e.value)
      if (first && e.kind === 'leaf') {
        nodes[at].leaf = true
        nodes[at].letter = letters.get(e.position.text)
        nodes[at].horizon = game.end(e.position) === null
      }
      if (first && e.kind === 'leave') {
        nodes[at].value = value
        if (at) nodes[nodes[at].parent].size += nodes[at].size
      }
      const [alpha, beta] = max ? [seen(e.alpha), seen(e.beta)] : [seen(e.beta), seen(e.alpha)]
      out.push({ kind: e.kind, node: at, alpha, beta, value })
    }
    return out
  }
  const minimax = events('minimax')
  const alphabeta = minimax && events('alphabeta')
  const other = mode && alphabeta && events(mode)
  if (!minimax || !alphabeta || other === null) return null
  return {
    nodes,
    events: { minimax, alphabeta, ...(mode && { [mode]: other }) },
    cut,
    counts: { minimax: count(minimax), alphabeta: count(alphabeta) },
    explicit: game.name === 'tree',
  }
}

/** @param {Event[]} events @returns {Count} */
const count = (events) => ({
  nodes: events.filter((e) => e.kind === 'enter').length,
  leaves: events.filter((e) => e.kind === 'leaf').length,
})

/**
 * The greatest depth at which a drawing has at most `most` nodes, `widest` of them side by side, and `deepest`
 * plies; deeper nodes are folded.
 * @param {Node[]} nodes @param {{ most?: number, widest?: number, deepest?: number }} [options]
 */
export function depthThatFits(nodes, { most = 400, widest = most, deepest = 16 } = {}) {
  /** @type {number[]} */
  const level = []
  for (const { depth } of nodes) level[depth] = (level[depth] ?? 0) + 1
  let sum = 1
  let d = 0
  const hasRoom = (/** @type {number} */ n) => sum + n <= most && n <= widest
  while (d + 1 < level.length && d < deepest && hasRoom(level[d + 1])) sum += level[++d]
  return d
}

/** The nodes that are folded if a tree is drawn down to a depth: unfolding one shows the next level. @param {Node[]} nodes @param {number} depth */
export const foldedAt = (nodes, depth) =>
  new Set(nodes.filter((n) => n.depth >= depth && n.size > 1).map((n) => n.id))

/** One search, step by step: the state of every node is a function of the step. */
export class Trace {
  /** steps[i] leads to step i; steps[0] is the start @type {Step[]} */ steps = []
  /** @type {State[]} */ #states
  #at = 0

  /**
   * @param {Searched} searched
   * @param {Mode} mode
   * @param {Set<number>} [folded] nodes that hide the nodes below them: what happens there is one step
   */
  constructor(searched, mode, folded = new Set()) {
    this.nodes = searched.nodes
    this.mode = mode
    this.counts = searched.counts
    this.explicit = searched.explicit
    this.cut = searched.cut ?? 'equal'
    this.folded = folded
    const shown = new Uint8Array(this.nodes.length)
    for (const { id, parent } of this.nodes)
      shown[id] = +(parent < 0 || (shown[parent] && !folded.has(parent)))
    /** the nodes that are drawn, in preorder */
    this.drawn = this.nodes.filter(({ id }) => shown[id])
    this.#states = this.nodes.map(() => UNSEEN)
    if (searched.script) this.#play(searched.script, shown)
    else this.#build(searched.events[mode] ?? [], shown)
    this.#at = this.steps.length - 1
    /** the principal variation, from the root: best play of both players @type {number[]} */
    this.line = this.#line()
    this.go(0)
  }

  /** the number of the last step */
  get count() {
    return this.steps.length - 1
  }
  get at() {
    return this.#at
  }
  /** the step that is shown */
  get step() {
    return this.steps[this.#at]
  }
  /** value of the tree, for MAX */
  get value() {
    return this.nodes[0].value
  }
  /** @param {number} node */
  state(node) {
    return this.#states[node]
  }

  /** The last step up to an event. With it a step is found again after folding, when steps have other numbers. @param {number} event */
  stepAt(event) {
    let at = this.count
    while (at && this.steps[at].event > event) at--
    return at
  }

  /** Goes to a step: applies or undoes the changes of the steps between. @param {number} at 0 to count */
  go(at) {
    const to = Math.min(Math.max(Math.trunc(at) || 0, 0), this.count)
    while (this.#at < to)
      for (const [node, , after] of this.steps[++this.#at].changes) this.#states[node] = after
    while (this.#at > to) {
      const { changes } = this.steps[this.#at--]
      for (let i = changes.length - 1; i >= 0; i--) this.#states[changes[i][0]] = changes[i][1]
    }
  }

  /** Takes the steps of a script. A step below a folded node becomes part of the next step that is shown. @param {Step[]} script @param {Uint8Array} shown */
  #play(script, shown) {
    /** @type {Step['changes']} */
    let changes = []
    for (const step of script) {
      changes.push(...step.changes)
      for (const [node, , after] of step.changes) this.#states[node] = after
      const own = step.kind !== 'back' && step.kind !== 'stop'
      if (!shown[step.node] || (!own && this.folded.has(step.node))) continue
      this.steps.push({ ...step, changes })
      changes = []
    }
  }
  /** Makes steps of events. @param {Event[]} events @param {Uint8Array} shown */
  #build(events, shown) {
    const windows = this.mode === 'alphabeta'
    const seen = { nodes: 0, leaves: 0 }
    /** changes that belong to no step yet @type {Step['changes']} */
    let changes = []
    let event = -1
    /** @param {number} node @param {Partial<State>} to */
    const change = (node, to) => {
      const before = this.#states[node]
      const after = { ...before, ...to }
      this.#states[node] = after
      changes.push([node, before, after])
    }
    /** @param {Step['kind']} kind @param {number} node @param {boolean} [raised] */
    const step = (kind, node, raised = false) => {
      this.steps.push({ kind, node, event, ...this.#says(kind, node, raised), ...seen, changes })
      changes = []
    }
    const root = this.nodes[0]
    if (windows && !root.leaf) {
      seen.nodes++
      change(0, { status: 'open', alpha: -Infinity, beta: Infinity })
    }
    step('start', 0)

    events.forEach((e, i) => {
      const { node, alpha, beta, value } = e
      const { leaf, parent, max, children } = this.nodes[node]
      const own = e.kind === 'enter' || e.kind === 'leave'
      const visible = shown[node] && (own || !this.folded.has(node))
      event = i
      switch (e.kind) {
        case 'enter':
          if (windows && node === 0 && !leaf) return
          seen.nodes++
          if (!windows) {
            for (
              let u = parent;
              u >= 0 && this.#states[u].status === 'unseen';
              u = this.nodes[u].parent
            )
              change(u, { status: 'open' })
          } else if (!leaf) {
            change(node, { status: 'open', alpha, beta })
            if (visible) step('enter', node)
          }
          return
        case 'leaf':
          seen.leaves++
          return
        case 'raise':
          if (!windows) return
          change(node, max ? { alpha, low: value } : { beta, high: value })
          if (visible) step('raise', node)
          return
        case 'hit':
        case 'stop':
        case 'cutoff':
          for (const child of children.filter((c) => this.#states[c].status === 'unseen'))
            for (let u = child; u < child + this.nodes[child].size; u++)
              change(u, { status: 'cut' })
          if (visible && e.kind !== 'hit') step(e.kind === 'stop' ? 'stop' : 'cut', node)
          return
        case 'leave': {
          const hit = events[i - 1].kind === 'hit'
          change(node, {
            status: 'closed',
            ...(windows ? this.#known(node) : { low: value, high: value }),
          })
          if (visible)
            step(leaf ? 'leaf' : hit ? 'hit' : 'leave', node, events[i + 1]?.kind === 'raise')
        }
      }
    })
  }

  /** A node's interval, from those of its children. @param {number} node */
  #known(node) {
    const { leaf, value, max, children } = this.nodes[node]
    if (leaf) return { low: value, high: value }
    const best = max ? Math.max : Math.min
    return {
      low: best(...children.map((c) => this.#states[c].low ?? -Infinity)),
      high: best(...children.map((c) => this.#states[c].high ?? Infinity)),
    }
  }

  /** Follows the first child that is worth what its parent is. On the line of best play the search knows values exactly. */
  #line() {
    const line = [0]
    for (;;) {
      const { children, value } = this.nodes[line[line.length - 1]]
      const next = children.find(
        (c) => this.#states[c].low === value && this.#states[c].high === value,
      )
      if (next === undefined) return line
      line.push(next)
    }
  }

  /**
   * A step in words, and a second sentence on what follows from it.
   * @param {Step['kind']} kind @param {number} node @param {boolean} raised true if its parent's best value changes next
   * @returns {{ say: Message, more: Message | null }}
   */
  #says(kind, node, raised) {
    const { max, parent, children, value, horizon, position } = this.nodes[node]
    const { explicit } = this
    const windows = this.mode === 'alphabeta'
    const { alpha: a, beta: b, low, high } = this.#states[node]
    const [alpha, beta] = [a ?? -Infinity, b ?? Infinity]
    const [who, other] = max ? ['MAX', 'MIN'] : ['MIN', 'MAX']
    const [best, rest] = max ? [alpha, beta] : [beta, alpha]
    const bound = boundOf(this.#states[node])
    const named = explicit && !horizon ? '' : position.text
    /** @type {Message['slots']} */
    const slots = { who, other, alpha, beta, best, rest, value, position: named }
    /** @param {string} text @param {Message['slots']} [own] */
    const say = (text, own) => ({ text, slots: { ...slots, ...own } })

    if (kind === 'start')
      return {
        say: windows
          ? say('{who} begins. Nothing is certain yet: the window is [{alpha}, {beta}].')
          : say('MAX picks the largest value and MIN the smallest. {who} begins.'),
        more:
          windows && this.cut === 'beyond'
            ? say('Here a node is cut only where α > β, and not where they are equal.')
            : null,
      }
    if (kind === 'enter')
      return {
        say: explicit
          ? say('Down to {who} with the window [{alpha}, {beta}].')
          : say('Down to {position}, where {who} moves, with the window [{alpha}, {beta}].'),
        more: null,
      }
    if (kind === 'raise')
      return {
        say: max
          ? say('MAX now has {best} here: α rises to {best}.')
          : say('MIN now has {best} here: β falls to {best}.'),
        more:
          alpha === beta &&
          !CUTS[this.cut].holds(alpha, beta) &&
          children.some((c) => this.#states[c].status === 'unseen')
            ? say('Now α = β, and only α > β cuts here: the search goes on.')
            : null,
      }
    if (kind === 'cut' || kind === 'stop') {
      const cut = children.filter((c) => this.#states[c].status === 'cut')
      return {
        say: say(
          kind === 'cut'
            ? best === rest
              ? '{who} has {best} here. {other} already has that elsewhere and cannot improve on it here: what remains does not matter.'
              : '{who} already has {best} and {other} has {rest} elsewhere: what remains here cannot matter.'
            : '{who} wins here, and nothing is better than a win: what remains is not looked at.',
        ),
        more: say('{n} node is not looked at.|{n} nodes are not looked at.', {
          n: cut.reduce((sum, c) => sum + this.nodes[c].size, 0),
        }),
      }
    }

    /* what the parent already has: a child may change nothing */
    const has = parent < 0 ? null : this.#states[parent][max ? 'beta' : 'alpha']
    let more =
      parent < 0 && kind === 'leave'
        ? say('The tree is worth {value}.')
        : !raised && has !== null && Number.isFinite(has)
          ? say('{who} already has {best}: nothing changes.', { who: other, best: has })
          : null
    if (kind === 'leaf')
      return {
        say: horizon
          ? explicit
            ? say('The depth ends here: the estimate {value} stands for all that is below.')
            : say('The depth ends at {position}: it counts as {value} for MAX.')
          : explicit
            ? say('The leaf is worth {value}.')
            : say('In {position} the game is over: {value} for MAX.'),
        more,
      }
    if (kind === 'hit')
      return {
        say: say('{position} was met before: it is worth {value}, and is not searched again.'),
        more,
      }
    if (bound && bound.sign !== '=') {
      const less = bound.sign === '≤'
      const cutBelow = max === less || (less ? low !== -Infinity : high !== Infinity)
      const same = !cutBelow && bound.value === has
      if (same) more = null
      const text = less
        ? cutBelow
          ? 'This {who} is worth {value} or less: what was cut below could only lower it.'
          : same
            ? 'This {who} is worth {value} or less. {other} already has {value}, and cannot improve on it here.'
            : 'This {who} is worth {value} or less: {other} will not come here.'
        : cutBelow
          ? 'This {who} is worth {value} or more: what was cut below could only raise it.'
          : same
            ? 'This {who} is worth {value} or more. {other} already has {value}, and cannot improve on it here.'
            : 'This {who} is worth {value} or more: {other} will not come here.'
      return { say: say(text, { value: bound.value }), more }
    }
    if (windows && CUTS[this.cut].holds(alpha, beta) && parent >= 0)
      more = say(
        this.cut === 'beyond'
          ? 'Now α > β ({alpha} > {beta}), but nothing is left to cut.'
          : 'Now α ≥ β ({alpha} ≥ {beta}), but nothing is left to cut.',
      )
    const values = children.flatMap((c) =>
      this.#states[c].status === 'cut' ? [] : [this.nodes[c].value],
    )
    const text =
      !windows && values.length < children.length
        ? 'This {who} is worth {value}.'
        : !children.every((c) => this.#states[c].low === this.#states[c].high)
          ? 'All of this {who} is settled: it is worth {value}.'
          : values.length === 1
            ? '{who} has one move only, worth {value}.'
            : max
              ? 'MAX picks the largest: max({values}) = {value}.'
              : 'MIN picks the smallest: min({values}) = {value}.'
    return { say: say(text, { values }), more }
  }
}

/** @typedef {{ sign: '=' | '≤' | '≥', value: number }} Bound */
/**
 * A node's label: its value, a bound on it, or null for nothing yet. Of two finite bounds it is the one outside the window, which
 * decided.
 * @param {State} state @returns {Bound | null}
 */
export function boundOf({ low, high, alpha, beta }) {
  const l = low ?? -Infinity
  const h = high ?? Infinity
  if (l === h) return { sign: '=', value: l }
  if (h !== Infinity && (l === -Infinity || (alpha !== null && h <= alpha)))
    return { sign: '≤', value: h }
  if (l !== -Infinity && (h === Infinity || (beta !== null && l >= beta)))
    return { sign: '≥', value: l }
  return l !== -Infinity ? { sign: '≥', value: l } : null
}
