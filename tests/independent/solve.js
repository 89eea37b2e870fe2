/**
 * solve.js -- what a position is worth, by the definitions alone: every position that can be reached is looked at.
 * Slow, and meant to be: nothing here knows a theorem, a sum taken apart or a word of the C solvers.
 *
 * A position is its notation, as the engine prints it. Values are for the player to move: 1 won, -1 lost, 0 a tie or a
 * draw, and in a game with scores the score.
 */

/** gain: points that the mover takes with it. @typedef {{ text: string, to: string, gain?: number }} Move */
/**
 * One game under one set of rules. read: a start as typed -> as printed. end: the value where play is over, null where
 * it goes on; without it whoever cannot move loses (under misere: wins). partizan: the players' moves differ, or the
 * score counts, so that there are no Grundy values; or what says so once a start was read.
 * @typedef {{ read(start: string): string, moves(position: string): Move[], end?(position: string): number | null, partizan?: boolean | (() => boolean) }} Play
 */
/**
 * One game. open: its rules, without the word misere, -> play. universe: [rules, starts]: all that can be reached from
 * those starts is compared with the engine; printed: [rules, start as typed, start as printed]; large: a start that is
 * too large for a budget of some thousand moves, and small ones to be asked after it.
 * @typedef {{ open(rules: string): Play, universe: [string, string[]][], printed?: [string, string, string][], large: { rules: string, start: string, then: string[] } }} Rule
 */
/** remoteness: plies to the end where who wins hurries and who does not delays, Infinity in a draw. best: the texts of the moves that keep the value. @typedef {{ over: boolean, value: number, remoteness: number, grundy: number | null, moves: Move[], best: Set<string> }} Answer */

/** Positions of one universe: it is to be small. */
const MOST = 50_000

/** The least number of 0, 1, 2, ... that is not among these. @param {Set<number>} values */
export function mex(values) {
  let n = 0
  while (values.has(n)) n++
  return n
}

/**
 * Every position that can be reached from the starts, answered.
 * @param {Play} play @param {boolean} misere @param {string[]} starts as printed
 * @returns {{ answers: Map<string, Answer>, loopy: boolean }}
 */
export function solveAll(play, misere, starts) {
  /** @type {Map<string, { moves: Move[], end: number | null }>} */
  const all = new Map()
  for (const left = [...starts]; left.length;) {
    const p = /** @type {string} */ (left.pop())
    if (all.has(p)) continue
    if (all.size === MOST) throw new Error(`from ${starts.join(', ')} more than ${MOST} positions`)
    const over = play.end?.(p) ?? null
    const moves = over === null ? play.moves(p) : []
    all.set(p, { moves, end: over ?? (moves.length ? null : misere ? 1 : -1) })
    left.push(...moves.map((m) => m.to))
  }
  const order = fromTheEnd(all)
  const loopy = order === null
  const partizan = typeof play.partizan === 'function' ? play.partizan() : play.partizan
  const grundy = misere || partizan ? null : order ? grundies(all, order) : withCycles(all)
  const found = order ? byDefinition(all, order) : byRounds(all)
  /** @type {Map<string, Answer>} */
  const answers = new Map()
  for (const [p, { moves, end }] of all) {
    const { value, remoteness } = /** @type {Found} */ (found.get(p))
    const best = moves.filter((m) => {
      const after = /** @type {Found} */ (found.get(m.to))
      return (m.gain ?? 0) - after.value === value
    })
    answers.set(p, {
      over: end !== null, value, remoteness, moves,
      grundy: grundy?.get(p) ?? null,
      best: new Set(best.map((m) => m.text)),
    }) // prettier-ignore
  }
  return { answers, loopy }
}

/** @typedef {Map<string, { moves: Move[], end: number | null }>} All */
/** @typedef {{ value: number, remoteness: number }} Found */

/** The positions, each after all that its moves leave; null where play can return to a position. @param {All} all */
function fromTheEnd(all) {
  /** @type {string[]} */
  const order = []
  /** @type {Map<string, boolean>} true: all below it is in order */
  const state = new Map()
  /** @param {string} p @returns {boolean} */
  const visit = (p) => {
    if (state.has(p)) return state.get(p) === true
    state.set(p, false)
    for (const { to } of all.get(p)?.moves ?? []) if (!visit(to)) return false
    state.set(p, true)
    order.push(p)
    return true
  }
  for (const p of all.keys()) if (!visit(p)) return null
  return order
}

/** The best of what the moves leave; of those, who wins takes the quickest, who does not the longest. @param {All} all @param {string[]} order */
function byDefinition(all, order) {
  /** @type {Map<string, Found>} */
  const found = new Map()
  for (const p of order) {
    const { moves, end } = /** @type {{ moves: Move[], end: number | null }} */ (all.get(p))
    if (end !== null) {
      found.set(p, { value: end, remoteness: 0 })
      continue
    }
    const after = moves.map((m) => {
      const { value, remoteness } = /** @type {Found} */ (found.get(m.to))
      return { value: (m.gain ?? 0) - value, remoteness: remoteness + 1 }
    })
    const value = Math.max(...after.map((a) => a.value))
    const far = after.filter((a) => a.value === value).map((a) => a.remoteness)
    found.set(p, { value, remoteness: value > 0 ? Math.min(...far) : Math.max(...far) })
  }
  return found
}

/**
 * Where play may not end: in round r the positions are settled that end in r plies. Won: a move leaves a lost one that
 * is settled. Lost: all moves leave won ones that are settled. What no round settles is a draw.
 * @param {All} all
 */
function byRounds(all) {
  /** @type {Map<string, Found>} */
  const found = new Map()
  for (const [p, { end }] of all) if (end !== null) found.set(p, { value: end, remoteness: 0 })
  for (let remoteness = 1; ; remoteness++) {
    /** @type {[string, Found][]} */
    const settled = []
    for (const [p, { moves }] of all) {
      if (found.has(p)) continue
      const after = moves.map((m) => found.get(m.to)?.value)
      if (after.includes(-1)) settled.push([p, { value: 1, remoteness }])
      else if (after.every((v) => v === 1)) settled.push([p, { value: -1, remoteness }])
    }
    if (!settled.length) break
    for (const [p, f] of settled) found.set(p, f)
  }
  for (const p of all.keys()) if (!found.has(p)) found.set(p, { value: 0, remoteness: Infinity })
  return found
}

/** @param {All} all @param {string[]} order */
function grundies(all, order) {
  /** @type {Map<string, number>} */
  const grundy = new Map()
  for (const p of order) {
    const moves = all.get(p)?.moves ?? []
    grundy.set(p, mex(new Set(moves.map((m) => /** @type {number} */ (grundy.get(m.to))))))
  }
  return grundy
}

/**
 * Smith's values where play may not end: a position gets the mex of what is known of its options, once each other option
 * has itself one of that value. Who never gets one has infinity, and is not in it.
 * @param {All} all
 */
function withCycles(all) {
  /** @type {Map<string, number>} */
  const grundy = new Map()
  const after = (/** @type {string} */ p) => (all.get(p)?.moves ?? []).map((m) => m.to)
  for (let before = -1; before < grundy.size;) {
    before = grundy.size
    for (const p of all.keys()) {
      if (grundy.has(p)) continue
      const m = mex(new Set(after(p).map((q) => grundy.get(q) ?? -1)))
      const back = (/** @type {string} */ q) => after(q).some((r) => grundy.get(r) === m)
      if (after(p).every((q) => (grundy.get(q) ?? m) < m || back(q))) grundy.set(p, m)
    }
  }
  return grundy
}

/** "3 4 5" -> [3, 4, 5] @param {string} text */
export const numbers = (text) => text.split(/\s+/).filter(Boolean).map(Number)
/** 1, 2, ..., n @param {number} n */
export const upTo = (n) => Array.from({ length: Math.max(0, Math.floor(n)) }, (_, i) => i + 1)
/** @template T @param {T[]} list @param {number} i @param {T} value */
export const put = (list, i, value) => list.map((old, j) => (j === i ? value : old))
/** What tells a heap from an equal one before it: @ and its place in the row. @param {number[]} heaps @param {number} i */
export const again = (heaps, i) => (heaps.indexOf(heaps[i]) < i ? `@${i + 1}` : '')
/**
 * Moves that are written alike: the first bears nothing, the others @ and their place.
 * @param {{ text: string, place: number, to: string }[]} moves
 * @returns {Move[]}
 */
export function placed(moves) {
  const met = new Set()
  return moves.map(({ text, place, to }) => {
    const said = met.has(text) ? `${text}@${place}` : text
    met.add(text)
    return { text: said, to }
  })
}
/** Each of the rules as it is, and misère. @param {[string, string[]][]} universe @returns {[string, string[]][]} */
export const bothWays = (universe) =>
  universe.flatMap(([rules, starts]) => [
    [rules, starts],
    [`misere ${rules}`.trim(), starts],
  ])
