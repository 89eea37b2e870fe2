/**
 * game.js -- one game under one set of rules. Outside of this folder a position is its notation: every method takes a
 * Position or its text. Synchronous: a budget, in moves played, bounds each call (10^6 is some 50 ms); beyond it the
 * answer is "unknown", never wrong. For more, see far.js; for a whole tree, whole.js.
 */
import { outcomeOf, readAnswer } from './answer.js'
import { checking } from './check.js'
import { countGraph, readGraph } from './graph.js'
import { ALL, fieldsOf, NONE } from './memory.js'
import { EngineError } from './errors.js'
import { Move, Position } from './position.js'
import { closed, noSuchMove, outOfMemory } from './refusal.js'
import { boundOf, planOf, searching, tallied } from './search.js'
import { Session } from './session.js'
import { readTable } from './table.js'

/** @typedef {import('./memory.js').Key} Key */
/** @typedef {import('./answer.js').Outcome} Outcome */
/** @typedef {import('./search.js').SearchOptions} SearchOptions */
/** @typedef {{ name: string, statement: string, source: string, rules: string, universe: string }} Theorem */
/**
 * What a game says of itself.
 * @typedef {object} GameFacts
 * @property {string} name
 * @property {string} title
 * @property {string} board how it is drawn: a file of web/boards
 * @property {string} phrase
 * @property {string} how it is played
 * @property {boolean} misere it has misère rules
 * @property {{ rules: string, start: string }[]} examples
 * @property {Theorem[]} theorems
 */
/**
 * @typedef {object} Flags
 * @property {boolean} impartial
 * @property {boolean} loopy
 * @property {boolean} misere
 * @property {boolean} grundy Grundy values are defined and offered
 * @property {boolean} gains
 * @property {boolean} scored what the end is worth counts
 * @property {boolean} signs every end is worth -1, 0 or 1
 * @property {boolean} undo a search can be at fault
 * @property {boolean} letters a tree has letters in place of values
 * @property {boolean} partizan Left and Right have moves of their own
 * @property {boolean} symmetry positions can be equal but for a symmetry
 */
/**
 * One thing of the board.
 * @typedef {object} Item
 * @property {number} item
 * @property {number} number that it shows
 * @property {string} glyph one character or ''
 * @property {number} link the item that it hangs on, or -1
 * @property {number} row
 * @property {number} col
 */
/**
 * @typedef {object} Answer
 * @property {Outcome} outcome
 * @property {number | null} value
 * @property {number | null} remoteness plies to the end, Infinity for a draw
 * @property {number | null} grundy
 * @property {Move | null} move that is best
 * @property {import('./answer.js').By} by
 * @property {string | null} theorem its name
 */
/** @typedef {{ text: string, slots: Record<string, string | number> }} Sentence a key of text/es.json and what stands in its slots */
/** @typedef {{ game: string, position: string, grundy: number | null }} Part of a sum */
/** @typedef {{ move: string, to: string, reply: string | null, then: string | null }} Reply to a move of a lost position */
/**
 * Why a position is won or lost.
 * @typedef {object} Certificate
 * @property {'over' | 'won' | 'lost' | 'tie' | 'draw' | 'unknown'} kind
 * @property {string} by
 * @property {string | null} theorem
 * @property {number | null} value
 * @property {number | null} remoteness
 * @property {number | null} grundy
 * @property {number[]} [infinite] in place of a Grundy value: infinity, with that set
 * @property {string | null} move that shows it
 * @property {string | null} to where that leads
 * @property {Reply[]} replies
 * @property {number | null} more moves that `replies` does not list
 * @property {Part[]} parts
 * @property {Part[]} after the move
 * @property {number | null} xor
 * @property {Sentence} sentence
 */

/** of the end, while play goes on */
const ONGOING = -0x80000000
/** Sessions of one game that keep what they solved; older ones start afresh when asked. */
const WARM = 2

/** One game under one set of rules. */
export class Game {
  /** @type {Session[]} newest first */ #sessions = []
  #closed = false

  /** @param {import('./engine.js').Engine} engine @param {GameFacts} facts @param {string} rules @param {boolean} letters in place of values are taken */
  constructor({ exports, memory }, facts, rules, letters) {
    this._exports = exports
    this._memory = memory
    this.facts = facts
    this.name = facts.name
    this.rules = rules
    this._letters = letters
  }

  /** A start to show when none is given: the example's with these rules, else the first one's. */
  get start() {
    const examples = this.facts.examples
    return (examples.find((e) => e.rules === this.rules) ?? examples[0]).start
  }

  /** Frees the memory of this game, for good: it, its positions and its moves answer with an EngineFault, "closed". */
  close() {
    this.suspend()
    this.#closed = true
  }
  /** Frees the memory of this game until it is asked again; what it had solved is forgotten, its positions and moves last. */
  suspend() {
    for (const s of this.#sessions) s.suspend()
  }
  /** @throws {import('./errors.js').EngineFault} it is closed */
  _alive() {
    if (this.#closed) throw closed()
  }

  /**
   * A position is packed to fit its start; one that no open packing fits is opened anew.
   * @param {string} text
   * @returns {Position}
   * @throws {import('./errors.js').NotationError | import('./errors.js').RulesError}
   */
  parse(text) {
    for (const s of this.#sessions) {
      const key = s.read(text)
      if (key !== null) return new Position(this, s, key)
    }
    const session = new Session(this, text)
    this.#sessions.unshift(session)
    this.#sessions[WARM]?.forget()
    return new Position(this, session, /** @type {Key} */ (session.read(text)))
  }
  /** @param {Position | string} p @returns {[Session, Key]} */
  #at(p) {
    this._alive()
    const inner = typeof p === 'string' ? null : Position._inner(p, this)
    if (inner) return inner
    return /** @type {[Session, Key]} */ (Position._inner(this.parse(String(p)), this))
  }

  /**
   * As it is drawn: items, moves, whether it is over, each read once for one Position.
   * @param {Position | string} p @returns {import('./snapshot.js').Snapshot}
   */
  see(p) {
    this._alive()
    const own = typeof p !== 'string' && Position._inner(p, this)
    return Position._seen(own ? p : this.parse(String(p)))
  }

  /** @param {Position | string} p @returns {Flags} */
  flags(p) {
    const { flags } = this.#at(p)[0]
    return {
      impartial: !!(flags & 1),
      loopy: !!(flags & 2),
      misere: !!(flags & 4),
      grundy: !!(flags & 16),
      gains: !!(flags & 32),
      scored: !!(flags & 64),
      signs: !(flags & 32) && (flags & (64 | 128)) !== 64,
      undo: !!(flags & 256),
      symmetry: !!(flags & 512),
      partizan: !!(flags & 1024),
      letters: !!(flags & 2048),
    }
  }

  /** What the board shows, at most `limit` things of it. @param {Position | string} p @param {{ limit?: number }} [options] @returns {Item[]} */
  items(p, { limit = Infinity } = {}) {
    const [{ handle, exports }, key] = this.#at(p)
    const n = Math.min(exports.cgt_position_items(handle, key, 0, 0), limit)
    return this._memory.records('item', n, (at, size) => {
      exports.cgt_position_items(handle, key, at, n)
      return Array.from({ length: n }, (_, i) => {
        const { u32, i32, i16, i64 } = fieldsOf(this._memory, 'item', at + i * size)
        const glyph = u32('glyph')
        return {
          item: u32('item'),
          number: Number(i64('number')),
          glyph: glyph ? String.fromCodePoint(glyph) : '',
          link: i32('link'),
          row: i16('row'),
          col: i16('col'),
        }
      })
    })
  }

  /* ---- moves ---- */

  /** @param {Session} s @param {Key} key @param {Key} code */
  #move(s, key, code) {
    /** @type {string | undefined} */
    let text
    return new Move(
      Number(code >> 32n),
      Number(code & 0xffffffffn),
      new Position(this, s, s.play(key, code)),
      s.exports.cgt_move_gain(s.handle, key, code),
      () => {
        this._alive()
        return (text ??= s.moveText(key, code))
      },
    )
  }

  /** Legal moves in the game's order, at most `limit` of them. @param {Position | string} p @param {{ limit?: number }} [options] @returns {Move[]} */
  moves(p, { limit = 4096 } = {}) {
    const [s, key] = this.#at(p)
    const out = []
    for (const code of s.codes(key)) {
      if (out.length >= limit) break
      out.push(this.#move(s, key, code))
    }
    return out
  }

  /**
   * The least legal move at or after (item, choice), null when there is none: a cursor over moves too many to list,
   * and a test of one, in one step.
   * @param {Position | string} p @param {number} item @param {number} choice @returns {Move | null}
   */
  nextMove(p, item, choice) {
    const [s, key] = this.#at(p)
    const from = (BigInt(item) << 32n) | BigInt(Math.min(Math.max(choice, 0), 0xffffffff))
    const code = s.next(key, from)
    return code === NONE ? null : this.#move(s, key, code)
  }

  /** Exactly that move, null when it is not legal. @param {Position | string} p @param {number} item @param {number} choice */
  touch(p, item, choice) {
    const m = this.nextMove(p, item, choice)
    return m && m.item === item && m.choice === choice ? m : null
  }

  /**
   * That move, made from p.
   * @param {Position | string} p @param {Move} move @returns {Move}
   * @throws {import('./errors.js').IllegalMove} it is another position's, or another game's
   */
  own(p, move) {
    const mine = move instanceof Move && Position._inner(move.to, this)
    const own = mine && this.touch(p, move.item, move.choice)
    if (!own || own.to.text !== move.to.text) throw noSuchMove()
    return own
  }

  /**
   * The move of that text. Looks through at most a million moves.
   * @param {Position | string} p @param {string} text @returns {Move}
   * @throws {import('./errors.js').IllegalMove}
   */
  move(p, text) {
    const [s, key] = this.#at(p)
    return this.#move(s, key, s.code(key, text))
  }

  /* ---- what is known of a position ---- */

  /** null while play goes on. @param {Position | string} p @returns {{ value: number, outcome: Outcome } | null} for the player to move */
  end(p) {
    const [s, key] = this.#at(p)
    const value = s.exports.cgt_position_end(s.handle, key)
    return value === ONGOING ? null : { value, outcome: outcomeOf(value, false) }
  }

  /** 0 or 1, null where the position does not tell. @param {Position | string} p */
  mover(p) {
    const [s, key] = this.#at(p)
    const mover = s.exports.cgt_position_mover(s.handle, key)
    return mover < 0 ? null : mover
  }

  /** @param {Position | string} p @param {{ budget?: number }} [options] moves played at the most @returns {Answer} */
  solve(p, { budget = 200_000 } = {}) {
    const [s, key] = this.#at(p)
    const known = readAnswer(this._memory, s.handle, key, budget)
    if (!known) throw full(s)
    const { code, theorem, ...answer } = known
    return {
      ...answer,
      move: code === null ? null : this.#move(s, key, code),
      theorem: answer.by === 'theorem' ? this.facts.theorems[theorem].name : null,
    }
  }

  /** moves played for what was solved or explained last */
  get spent() {
    return this._exports.cgt_answer_spent() >>> 0
  }

  /**
   * The certificate: why this position is won or lost.
   * @param {Position | string} p @param {{ budget?: number, replies?: number }} [options] replies: how many moves of a lost position are answered
   * @returns {Certificate}
   */
  explain(p, { budget = 200_000, replies = 12 } = {}) {
    const [s, key] = this.#at(p)
    const json = this._memory.read((b, n) =>
      s.exports.cgt_explain_text(s.handle, key, budget, replies, b, n),
    )
    if (!json) throw full(s)
    return JSON.parse(json)
  }

  /* ---- searches, graphs, tables, theorems ---- */

  /**
   * A search as numbers: to be started here or in a worker.
   * @param {Position | string} p @param {SearchOptions} options @returns {import('./search.js').Plan}
   * @throws {import('./errors.js').NotationError | import('./errors.js').IllegalMove} an order names what there is not
   */
  plan(p, options) {
    return planOf(this, ...this.#at(p), options)
  }

  /**
   * Minimax, or alpha-beta, event by event: see SearchOptions for what may be added.
   * @param {Position | string} p @param {SearchOptions} [options]
   * @returns {Generator<import('./search.js').SearchEvent, void>}
   */
  *search(p, options = {}) {
    const [s, key] = this.#at(p)
    const plan = planOf(this, s, key, options)
    const letter = yield* searching(s, plan, (key) => new Position(this, s, key))
    if (letter) throw this.#needed(letter)
  }

  /**
   * The same search without its events: only what it costs.
   * @param {Position | string} p @param {SearchOptions} [options] @param {{ nodes?: number }} [limit] nodes looked at, at the most
   * @returns {import('./tally.js').Tally}
   */
  count(p, options = {}, { nodes = 1_000_000 } = {}) {
    const [s, key] = this.#at(p)
    const tally = tallied(s, planOf(this, s, key, options), nodes)
    if (tally) return tally
    for (const event of this.search(p, options)) void event // it says which letter is needed
    throw outOfMemory()
  }
  /** Of a tree: the value of a leaf that has none. @param {Position} leaf */
  #needed(leaf) {
    const items = this.items(leaf)
    const at = Number(leaf.text)
    const n = items.filter((_, i) => i <= at && items[i + 1]?.link !== i).length
    return new EngineError({
      code: 'letter',
      reason: 'the search looks at {letter}, leaf {n} from the left: its value is needed there',
      slots: { letter: items[at].glyph, n },
    })
  }

  /**
   * The fewest leaves that any search must look at to show the value: what alpha-beta looks at in the best order; or any
   * alpha-beta that cuts only where α > β.
   * Knuth and Moore's b^ceil(d/2) + b^floor(d/2) - 1 where every node has b children and every leaf depth d.
   * @param {Position | string} p @param {{ depth?: number, nodes?: number, cut?: 'equal' | 'beyond' }} [options] nodes of the whole tree, at the most
   * @returns {number | null} null: the tree is larger
   */
  bound(p, { depth = ALL, nodes = 1 << 20, cut } = {}) {
    const [s, key] = this.#at(p)
    return boundOf(s, key, depth, nodes, cut === 'beyond')
  }

  /**
   * The positions that can be reached, breadth first, and their retrograde solution.
   * @param {Position | string} p @param {Partial<import('./graph.js').GraphOptions>} [options] limits; a node is expanded whole or not at all
   * @returns {import('./graph.js').StateGraph}
   */
  graph(p, { nodes = 4096, edges = 32768, moves } = {}) {
    return readGraph(...this.#at(p), { nodes, edges, moves })
  }
  /**
   * How many positions can be reached.
   * @param {Position | string} p @param {import('./graph.js').Limits} limits @returns {import('./graph.js').Reach}
   */
  reach(p, limits) {
    return countGraph(...this.#at(p), limits)
  }

  /**
   * Positions 0 to n of a game whose positions are one number, and their period.
   * @param {number} n at most 2^20
   * @param {number} [budget] moves that are tried: beyond them the table ends
   * @returns {import('./table.js').Table}
   * @throws {import('./errors.js').RulesError}
   */
  table(n, budget) {
    this._alive()
    return readTable(this, n, budget)
  }

  /**
   * A theorem of the game against search, position by position, in slices: stop pulling to stop it.
   * @param {string} theorem its name
   * @param {string} [universe] notation with ranges, such as "0..7 0..7"; else the theorem's own, under its own rules
   * @returns {Generator<import('./check.js').CheckState, void>}
   * @throws {import('./errors.js').NotationError | import('./errors.js').RulesError}
   */
  check(theorem, universe = '') {
    return checking(this, theorem, universe)
  }
}

/** Out of memory; what the session has solved makes room for others. @param {Session} s */
function full(s) {
  s.forget()
  return outOfMemory()
}
