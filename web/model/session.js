/**
 * session.js -- one play of a game: its moves, undo and redo, the winner; the computer's choice of a move; and the review of a play. No DOM,
 * no words.
 */

/** @typedef {import('../engine/engine.js').Game} Game */
/** @typedef {import('../engine/engine.js').Position} Position */
/** @typedef {import('../engine/engine.js').Move} Move */
/** how well the computer plays @typedef {'perfect' | 'human' | 'random'} Level */
/** @typedef {import('../engine/engine.js').Outcome} Outcome */
/** A move that was played. @typedef {{ from: Position, move: Move, to: Position }} Ply */

export class Session {
  /** all plies, undone ones included @type {Ply[]} */ line = []
  /** so many plies of the line are played now */
  ply = 0

  /**
   * @param {Game} game
   * @param {string} start notation
   * @param {string} [moves] a line to be replayed: move texts with blanks between, or commas and blanks. The play stands at its start.
   * @throws {NotationError | RulesError | IllegalMove}
   */
  constructor(game, start, moves = '') {
    this.game = game
    this.start = game.parse(start)
    for (const text of moves.split(/,?\s+|,$/).filter(Boolean))
      this.play(game.move(this.position, text))
    this.ply = 0
  }

  /** @returns {Position} */
  get position() {
    return this.ply ? this.line[this.ply - 1].to : this.start
  }
  /** the plies played up to now */
  get played() {
    return this.line.slice(0, this.ply)
  }
  /** @returns {Ply | null} */
  get last() {
    return this.ply ? this.line[this.ply - 1] : null
  }
  /** 0 if the player who began is to move, else 1 */
  get turn() {
    return this.ply % 2
  }
  /** The player of a turn: 1 moves first and 2 second, unless the start tells its mover, as partizan ones do. @param {number} turn */
  player(turn) {
    return /** @type {1 | 2} */ (((turn + (this.game.see(this.start).mover ?? 0)) % 2) + 1)
  }
  get over() {
    return this.game.see(this.position).end !== null
  }
  /** The points gained so far, by turn 0 and by turn 1. @returns {[number, number]} */
  get points() {
    /** @type {[number, number]} */
    const points = [0, 0]
    this.played.forEach(({ move }, ply) => (points[ply % 2] += move.gain))
    return points
  }
  /**
   * The winner, 0 or 1 as in `turn`, or 'tie'; null while play goes on.
   * @returns {0 | 1 | 'tie' | null}
   */
  get winner() {
    const { end } = this.game.see(this.position)
    if (!end) return null
    const { turn, points } = this
    const value = end.value + points[turn] - points[1 - turn]
    if (value === 0) return 'tie'
    return /** @type {0 | 1} */ (value > 0 ? turn : 1 - turn)
  }

  /**
   * The ply that the move makes from the present position, which `add` plays.
   * @param {Move} move @returns {Ply}
   * @throws {IllegalMove} it is another position's, or another game's
   */
  prove(move) {
    const { position: from } = this
    const own = this.game.own(from, move)
    return { from, move: own, to: own.to }
  }
  /** Plays a ply that was proved here. Plies that were undone are dropped, unless the first of them is that very move. @param {Ply} ply */
  add(ply) {
    if (this.line[this.ply]?.move.text !== ply.move.text) {
      this.line.length = this.ply
      this.line.push(ply)
    }
    this.ply++
  }
  /** Plays a legal move. @param {Move} move @throws {IllegalMove} as `prove` */
  play(move) {
    this.add(this.prove(move))
  }
  undo() {
    if (this.ply) this.ply--
  }
  redo() {
    if (this.ply < this.line.length) this.ply++
  }
  /** Goes to a ply of the line, 0 for the start. @param {number} ply */
  goTo(ply) {
    this.ply = Math.min(Math.max(Math.trunc(ply) || 0, 0), this.line.length)
  }
  /** the moves played so far, as the attribute `moves` has them */
  get moves() {
    return this.played.map((p) => p.move.text).join(' ')
  }
}

/**
 * Chooses the computer's move. At level perfect it wins as soon and loses as late as it can, as far as the budget sees; at level
 * human it looks three moves ahead; else it moves at random.
 * @param {Game} game
 * @param {Position} position one that is not over
 * @param {Level} level
 * @param {{ budget?: number, random?: () => number }} [options]
 * @returns {Move}
 */
export function chooseMove(game, position, level, { budget = 200_000, random = Math.random } = {}) {
  if (level === 'perfect') {
    const { move } = game.solve(position, { budget })
    if (move) return move
  } else {
    const seen = level === 'human' ? ahead(game, position, random) : null
    if (seen) return seen
    const items = game.items(position)
    const moves = game.moves(position, { limit: 256 })
    if (moves.length < 256) return moves[Math.floor(random() * moves.length)]
    const { item, number } = items[Math.floor(random() * items.length)]
    const move = game.nextMove(position, item, 1 + Math.floor(random() * number))
    if (move) return move
  }
  /* lost or unknown beyond the budget: the smallest move keeps most of the game */
  return /** @type {Move} */ (game.nextMove(position, 0, 0))
}

/** Level human looks so many moves ahead, */
const AHEAD = 3
/** at so many positions: if there are more, it looks less far. */
const LOOKED = 20_000
/** the most moves of a position that it looks at */
const WIDE = 256

/**
 * One of the moves that are best as far as three moves ahead are seen. A play that does not end by then counts as a draw, with the points
 * gained so far.
 * @param {Game} game @param {Position} position one that is not over @param {() => number} random @returns {Move | null} null if there are too many moves
 */
function ahead(game, position, random) {
  let looked = 0
  /** The result for the player to move. @param {Position} p @param {number} far @returns {number} */
  const worth = (p, far) => {
    if (looked++ > LOOKED) return 0
    const moves = far || !game.nextMove(p, 0, 0) ? game.moves(p, { limit: WIDE }) : null
    if (moves && !moves.length) return game.solve(p, { budget: 0 }).value ?? 0
    return moves ? Math.max(...moves.map(({ to, gain }) => gain - worth(to, far - 1))) : 0
  }
  const moves = game.moves(position, { limit: WIDE })
  if (moves.length === WIDE) return null
  for (let far = AHEAD; far; far--) {
    looked = 0
    const found = moves.map(({ to, gain }) => gain - worth(to, far - 1))
    if (looked > LOOKED && far > 1) continue
    const best = moves.filter((_, i) => found[i] === Math.max(...found))
    return best[Math.floor(random() * best.length)]
  }
  return null
}

/** the most moves of a position for which a trap is looked for */
const REPLIES = 48
/** A trap lasts at least this part of the longest way to lose. */
const LONG = 2 / 3

/**
 * Chooses a move in a lost position. Of the moves that still make a long game, at least LONG of the longest way, it takes one after which
 * the opponent has the fewest moves that keep the win, and of those the one that ends first. The longest way of all would be too easy
 * to answer: it often takes one stick at a time.
 * @param {Game} game @param {Position} position one that is lost for the player to move @param {(p: Position) => { outcome: Outcome, remoteness?: number | null }} ask
 * @returns {Move | null} null if an outcome is not known, or there are too many moves
 */
export function trap(game, position, ask) {
  const moves = game.moves(position, { limit: REPLIES + 1 })
  if (moves.length > REPLIES) return null
  const found = []
  for (const move of moves) {
    const { outcome, remoteness } = ask(move.to)
    if (outcome !== 'win' || typeof remoteness !== 'number') return null
    found.push({ move, remoteness })
  }
  const longest = Math.max(...found.map(({ remoteness }) => remoteness))
  let best = null
  let fewest = [Infinity, Infinity]
  for (const { move, remoteness } of found) {
    if (remoteness < LONG * longest) continue
    const answers = game.moves(move.to, { limit: REPLIES + 1 })
    if (answers.length > REPLIES) return null
    let keep = 0
    for (const { to } of answers) {
      const { outcome } = ask(to)
      if (outcome === 'unknown') return null
      if (outcome === 'loss') keep++
    }
    if (keep > fewest[0] || (keep === fewest[0] && remoteness >= fewest[1])) continue
    best = move
    fewest = [keep, remoteness]
  }
  return best
}

/** By how many plies a move that was no mistake delays the end. @param {import('./answers.js').Known} before @param {import('./answers.js').Known} after */
function delayOf(before, after) {
  const [most, left] = [before.remoteness, after.remoteness]
  const ends = before.outcome === 'win' || before.outcome === 'loss'
  if (!ends || typeof most !== 'number' || typeof left !== 'number') return 0
  return Number.isFinite(most) && Number.isFinite(left) ? left + 1 - most : 0
}

/**
 * A move in a review.
 * @typedef {object} Reviewed
 * @property {number} ply from 0
 * @property {number} n number of the move in the game, from 1
 * @property {string} text
 * @property {Outcome} before outcome of the position before it, for the player who moves there
 * @property {Outcome} left outcome of the position after it, for the player who moves there
 * @property {number | null} worth where moves gain points: what the move and best play after it bring the player
 * @property {boolean} mistake true if another move was better
 * @property {boolean} lost true if it was a mistake that gave a win away
 * @property {string | null} better a move that would have kept the result
 * @property {number} delay by how many moves a winner delayed the end; below 0, by how many a loser hastened it
 */
/**
 * Reviews the moves played.
 * @param {Session} session
 * @param {(p: Position) => import('./answers.js').Known} [ask]
 * @returns {Reviewed[]}
 */
export function review({ game, start, played }, ask = (p) => game.solve(p)) {
  /* the last position first: it is soon solved, and helps with those before */
  const known = [start, ...played.map(({ to }) => to)].reverse().map(ask).reverse()
  return played.map(({ from, move }, ply) => {
    const [answer, left] = [known[ply], known[ply + 1]]
    const value = left.value === null ? null : move.gain - left.value
    const mistake = answer.value !== null && value !== null && value < answer.value
    return {
      ply,
      n: ply + 1,
      text: move.text,
      before: answer.outcome,
      left: left.outcome,
      worth: game.flags(from).gains ? value : null,
      mistake,
      lost: mistake && answer.outcome === 'win' && value <= 0,
      better: mistake ? (answer.move?.text ?? null) : null,
      delay: mistake ? 0 : delayOf(answer, left),
    }
  })
}
