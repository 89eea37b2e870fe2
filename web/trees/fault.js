/**
 * fault.js -- a search that does not put its board back: it plays on one board that all its calls share, and where it
 * has found a win it returns at once, with the winning move still on it. Its caller takes back only its own move,
 * and searches on from a board that no game has come to. The tree here is the one that this search walks; moves that
 * its board has no room for are shown as never tried. No DOM.
 * Such a program, and how it was mended: the solution of UVa 10111 in the notes of the course.
 */
import { LIMIT, UNSEEN } from '../model/trace.js'

/** @typedef {import('../engine/engine.js').Game} Game */
/** @typedef {import('../engine/engine.js').Position} Position */
/** @typedef {import('../model/trace.js').Node} Node */
/** @typedef {import('../model/trace.js').Message} Message */
/** @typedef {import('../model/trace.js').Searched} Searched */
/** @typedef {import('../model/trace.js').State} State */
/** @typedef {import('../model/trace.js').Step} Step */

/**
 * @param {Game} game whose moves can be taken back (flags: undo)
 * @param {Position | string} start
 * @param {{ depth?: number }} [options]
 * @returns {Searched | null} null: larger than the limit
 */
export function readFault(game, start, { depth } = {}) {
  const right = game.count(start, { depth, stop: true }, { nodes: LIMIT })
  const rootIsMax = game.mover(start) !== 1
  const sign = rootIsMax ? 1 : -1
  /** @type {Node[]} */
  const nodes = []
  /** the engine's number of a node -> its id here @type {number[]} */
  const ids = []
  /** node -> the position that its moves lead to; null: they are illegal @type {(Position | null)[]} */
  const truth = []
  /** @type {Step[]} */
  const script = []
  /** @type {State[]} */
  const states = []
  /** @type {Step['changes']} */
  let changes = []
  let event = -1
  const seen = { nodes: 0, leaves: 0 }

  /** @param {number} id @param {Partial<State>} to */
  const change = (id, to) => {
    const before = states[id] ?? UNSEEN
    states[id] = { ...before, ...to }
    changes.push([id, before, states[id]])
  }
  /** @param {Step['kind']} kind @param {number} node @param {Message} say @param {Message | null} more @param {Position} [board] */
  const step = (kind, node, say, more, board) => {
    const should = truth[node]
    const wrong = should && board && should.text !== board.text
    script.push({
      kind,
      node,
      event,
      say,
      more,
      ...seen,
      changes,
      board,
      should: wrong ? should : undefined,
    })
    changes = []
  }
  /** @param {number} parent @param {string | null} move @param {Position} position @param {boolean} leaf */
  const add = (parent, move, position, leaf) => {
    const id = nodes.length
    const above = nodes[parent]
    const max = above ? !above.max : rootIsMax
    above?.children.push(id)
    nodes.push({
      id, parent, depth: above ? above.depth + 1 : 0, children: [], size: 1, max, leaf, horizon: false,
      value: 0, move, gain: 0, position,
    }) // prettier-ignore
    return id
  }
  /** Cells of a board that should be empty. @param {number} id @param {Position} board */
  const left = (id, board) => {
    const should = truth[id]
    if (!should || should.text === board.text) return ''
    const free = new Map(game.moves(should).map((m) => [m.item, m.text]))
    const was = new Map(game.items(should).map((i) => [i.item, i.glyph]))
    return game
      .items(board)
      .flatMap((i) => (was.get(i.item) === i.glyph ? [] : [free.get(i.item) ?? '?']))
      .join(', ')
  }

  for (const e of game.search(start, { fault: true, depth })) {
    if (++event === LIMIT) return null
    const { kind, position: board } = e
    const value = (e.depth % 2 ? -sign : sign) * e.value
    if (kind === 'enter') {
      const parent = e.depth ? ids[e.parent] : -1
      const id = (ids[e.node] = add(parent, e.move, board, false))
      const from = parent < 0 ? null : truth[parent]
      const move = from && game.moves(from).find((m) => m.text === e.move)
      truth[id] = parent < 0 ? board : (move?.to ?? null)
      seen.nodes++
      change(id, { status: 'open' })
      const who = parent < 0 ? '' : nodes[parent].max ? 'MAX' : 'MIN'
      if (parent < 0)
        step('start', 0, {
          text: 'All calls play on one board. {who} begins.',
          slots: { who: nodes[0].max ? 'MAX' : 'MIN' },
        }, null) // prettier-ignore
      else {
        const cells = left(id, board)
        step(
          'enter',
          id,
          {
            text: cells
              ? '{who} plays {move}, and {cells} is still on the board from before.'
              : '{who} plays {move}.',
            slots: { who, move: e.move ?? '', cells },
          },
          null,
          board,
        )
      }
      continue
    }
    const id = ids[e.node]
    const node = nodes[id]
    const who = node.max ? 'MAX' : 'MIN'
    const cells = left(id, board)
    if (kind === 'leaf') {
      node.leaf = true
      node.horizon = e.horizon
      seen.leaves++
    } else if (kind === 'raise' && cells && e.value < 1) {
      const child = nodes[node.children[node.children.length - 1]]
      step(
        'back',
        id,
        {
          text: 'Back at this {who}: {move} was undone, {cells} was not. The board is no longer the one it began with.',
          slots: { who, move: child.move ?? '', cells },
        },
        null,
        board,
      )
    } else if (kind === 'leave') {
      const should = truth[id]
      const tried = new Set(node.children.map((c) => nodes[c].move))
      const won = !node.leaf && e.value === 1
      const missed =
        node.leaf || won || !should ? [] : game.moves(should).filter((m) => !tried.has(m.text))
      for (const m of missed) {
        const other = add(id, m.text, m.to, game.end(m.to) !== null)
        truth[other] = m.to
        change(other, { status: 'cut' })
      }
      node.value = value
      node.size = nodes.length - id
      change(id, { status: 'closed', low: value, high: value })
      const slots = { who, value, cells, position: board.text, move: '', moves: '' }
      slots.move = node.children.length ? (nodes[node.children[tried.size - 1]].move ?? '') : ''
      slots.moves = missed.map((m) => m.text).join(', ')
      const values = node.children.slice(0, tried.size).map((c) => nodes[c].value)
      const text = node.leaf
        ? node.horizon
          ? 'The depth ends at {position}: it counts as {value} for MAX.'
          : 'In {position} the game is over: {value} for MAX.'
        : won
          ? '{who} wins with {move} and returns at once: {move} stays on the board.'
          : values.length === 1
            ? '{who} has one move only, worth {value}.'
            : node.max
              ? 'MAX picks the largest: max({values}) = {value}.'
              : 'MIN picks the smallest: min({values}) = {value}.'
      const more = !id
        ? value === sign * (right.value ?? 0)
          ? 'It returns {value}, which is right by luck.'
          : missed.length
            ? 'It returns {value}, and never tried {moves}. The right value is {right}.'
            : 'It returns {value}. The right value is {right}.'
        : missed.length
          ? 'Never tried, because the board has no room: {moves}.'
          : node.leaf && cells && should && game.end(should) === null
            ? 'Only because of {cells}, which should not be there.'
            : ''
      step(
        node.leaf ? 'leaf' : 'leave',
        id,
        { text, slots: { ...slots, values } },
        more ? { text: more, slots: { ...slots, right: sign * (right.value ?? 0) } } : null,
        board,
      )
    }
  }
  const counts = { nodes: seen.nodes, leaves: seen.leaves }
  return {
    nodes,
    events: { minimax: [], alphabeta: [] },
    counts: { minimax: counts, alphabeta: counts },
    explicit: false,
    script,
  }
}
