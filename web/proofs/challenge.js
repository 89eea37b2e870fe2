/**
 * challenge.js -- checks the answers of cgt-challenge. Three sentences tell who wins (the characteristic property): the end is
 * lost; from a lost position no move goes to a lost one; from a won one some move does. And two games have the same value when
 * their sum is lost. No answer is decided by a Grundy value: each is a move or a search.
 */
import { EngineError } from '../engine/errors.js'
import { writeSum } from '../model/sum.js'

/** @typedef {import('../engine/engine.js').Engine} Engine */
/** @typedef {import('../engine/engine.js').Game} Game */
/** @typedef {import('../model/sum.js').Part} Part */
/** @typedef {'' | 'win' | 'loss'} Mark */
/** A counterexample to a sentence; null: the marks have none. @typedef {{ from: string, to: string } | null} Broken */

/** the marks, one after another, by a press @type {Mark[]} */
export const MARKS = ['', 'win', 'loss']
/** the largest heap that is tried */
export const HEAP = 31
/** the least last position of a table */
const ROW = 40

/** The positions of a row, each with those to which its moves go. @param {Game} game @param {number} to @returns {{ text: string, to: string[] }[]} */
export const rowOf = (game, to) =>
  game
    .table(to)
    .rows.filter(({ text }) => Number(text) <= to)
    .map(({ text }) => ({ text, to: game.moves(text).map((m) => m.to.text) }))

/**
 * The first counterexample to each of the three sentences, from the marks alone: no solution is used.
 * @param {{ text: string, to: string[] }[]} row @param {Mark[]} marks
 * @returns {[Broken, Broken, Broken]}
 */
export function brokenBy(row, marks) {
  const of = new Map(row.map(({ text }, i) => [text, marks[i]]))
  /** @type {[Broken, Broken, Broken]} */
  const broken = [null, null, null]
  for (const [i, { text, to }] of row.entries()) {
    const end = !to.length
    if (end && marks[i] === 'win') broken[0] ??= { from: text, to: '' }
    const lost = to.find((t) => of.get(t) === 'loss')
    if (marks[i] === 'loss' && lost !== undefined) broken[1] ??= { from: text, to: lost }
    if (!end && marks[i] === 'win' && lost === undefined && to.every((t) => of.get(t)))
      broken[2] ??= { from: text, to: to.join(', ') }
  }
  return broken
}

/**
 * Counts the marks that break none of the three sentences together with the other marks.
 * @param {{ text: string, to: string[] }[]} row @param {Mark[]} marks
 */
export function holding(row, marks) {
  const of = new Map(row.map(({ text }, i) => [text, marks[i]]))
  return row.filter(({ to }, i) => {
    const near = to.map((t) => of.get(t) ?? '')
    if (marks[i] === 'loss') return !near.includes('loss')
    return marks[i] && near.some((mark) => mark !== 'win')
  }).length
}

/**
 * The positions to leave in a game of one number, in words: 'The multiples of 4 are losing. Leave one of them.'
 * @param {Game} game @param {string} position
 * @returns {import('../engine/engine.js').Sentence | null} in English; null if the game has no row
 */
export function target(game, position) {
  const n = Number(position)
  if (!/^\d+$/.test(position) || game.flags(position).loopy) return null
  try {
    const { rows, period } = game.table(Math.max(n, ROW))
    const lost = rows.flatMap(({ text, outcome }) => (outcome === 'loss' ? [Number(text)] : []))
    const [first, step] = lost
    if (period?.proved && !first && lost.length > 2 && lost.every((l, i) => l === i * step))
      return { text: 'The multiples of {n} are losing. Leave one of them.', slots: { n: step } }
    const below = lost.filter((l) => l < n)
    return {
      text: 'Below {n}, the losing numbers are {lost}. Leave one of them.',
      slots: { n, lost: below.join(', ') },
    }
  } catch (error) {
    if (error instanceof EngineError) return null
    throw error
  }
}

/**
 * Finds the winner of a sum from all its positions, without values of its parts; only a sum with too many positions is solved by
 * them. Throws if that fails too.
 * @param {Engine} engine @param {Part[]} parts @returns {{ lost: boolean, part: number, to: string }} part: number of a part with a winning move; to: the part after it
 */
export function searched(engine, parts) {
  const { rules, start } = writeSum(parts)
  const game = engine.game('sum', { rules })
  try {
    const { nodes, edges, whole } = game.graph(start)
    const edge = edges.find(({ from, to }) => !from && nodes[to].outcome === 'loss')
    const shown = edge && { text: edge.move, to: nodes[edge.to] }
    const { move, outcome } = whole ? { move: shown, outcome: nodes[0].outcome } : game.solve(start)
    if (outcome === 'unknown')
      throw new EngineError({ code: 'range', reason: 'this position is too large to solve here' })
    const part = parseInt(move?.text ?? '1') - 1
    return { lost: outcome === 'loss', part, to: move?.to.text.split(' + ')[part] ?? '' }
  } finally {
    game.close()
  }
}
/** @param {number} n @returns {Part} */
export const heap = (n) => ({ name: 'nim', rules: '', start: String(n) })
