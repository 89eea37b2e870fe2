/**
 * game.js -- one game under one set of rules, and all that can be asked of its positions. Every method takes a Position or its notation.
 * All calls are synchronous; a budget, in moves played, bounds those that could take long (10^6 is some 50 ms), and beyond it the
 * answer is "unknown", never wrong. worker-client.js asks for more in a worker; whole.js builds a whole tree.
 */
import { outcomeOf, readAnswer } from './answer.js'
import { checking } from './check.js'
import { FLAG, ONGOING } from './enums.js'
import { countGraph, readGraph } from './graph.js'
import { ALL, fieldsOf, NONE } from './memory.js'
import { EngineError } from './errors.js'
import { inside, Move, Position } from './position.js'
import { closed, noSuchMove, outOfMemory } from './refusal.js'
import { boundOf, planOf, searching, tallied } from './search.js'
import { Session } from './session.js'
import { readTable } from './table.js'

/** @typedef {import('./memory.js').Key} Key */
/** @typedef {import('./answer.js').Outcome} Outcome */
/** @typedef {import('./search.js').SearchOptions} SearchOptions */
/** @typedef {{ name: string, statement: string, source: string, rules: string, universe: string }} Theorem */
/**
 * The facts that a game's C file states.
 * @typedef {object} GameFacts
 * @property {string} name
 * @property {string} title
 * @property {string} board the file of web/boards that draws it
 * @property {string} phrase a move in words, with slots
 * @property {string} how how it is played, in words
 * @property {boolean} misere true if it has misère rules
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
 * @property {boolean} scored the end has a value that counts
 * @property {boolean} signs every end is worth -1, 0 or 1
 * @property {boolean} undo a search can be shown that does not restore the board
 * @property {boolean} letters a tree has letters in place of values
 * @property {boolean} partizan Left and Right have moves of their own
 * @property {boolean} marks the first player's mark on the board is X, the other's is O
 * @property {boolean} symmetry positions can be equal but for a symmetry
 */
/**
 * One item of the board.
 * @typedef {object} Item
 * @property {number} item
 * @property {number} number the number that it shows
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
 * @property {Move | null} move a best one
 * @property {import('./answer.js').By} by
 * @property {string | null} theorem its name
 */
/** A key of text/es.json, and its slots. @typedef {{ text: string, slots: Record<string, string | number> }} Sentence */
/** One part of a sum. @typedef {{ game: string, position: string, grundy: number | null }} Part */
/** A move of a lost position, and the reply to it. @typedef {{ move: string, to: string, reply: string | null, then: string | null }} Reply */
/**
 * A certificate: why a position is won or lost.
 * @typedef {object} Certificate
 * @property {'over' | 'won' | 'lost' | 'tie' | 'draw' | 'unknown'} kind
 * @property {string} by
 * @property {string | null} theorem
 * @property {number | null} value
 * @property {number | null} remoteness
 * @property {number | null} grundy
 * @property {number[]} [infinite] the set of an infinite Grundy value, which then has no number
 * @property {string | null} move the move that shows it
 * @property {string | null} to where that move leads
 * @property {Reply[]} replies
 * @property {number | null} more how many moves `replies` does not list
 * @property {Part[]} parts
 * @property {Part[]} after the parts after the move
 * @property {number | null} xor
 * @property {Sentence} sentence
 */

/** So many sessions of a game keep what they solved; older ones start afresh when asked. */
const WARM = 2

/** One game under one set of rules. */
export class Game {
  /** @type {Session[]} newest first */ #sessions = []
  #closed = false
  #wasm

  /** @param {import('./engine.js').Engine} engine @param {GameFacts} facts @param {string} rules @param {boolean} letters a tree may have letters in place of values */
  constructor({ exports, memory }, facts, rules, letters) {
    this.#wasm = { exports, memory }
    this.facts = facts
    this.name = facts.name
    this.rules = rules
    /** True if a tree may have letters in place of values. */
    this.letters = letters
  }

  /** A start to show when none is given: the example's with these rules, else the first one's. */
  get start() {
    const examples = this.facts.examples
    return (examples.find((e) => e.rules === this.rules) ?? examples[0]).start
  }

  /** Frees the memory of this game for good. The game, its positions and its moves then throw an EngineFault, "closed". */
  close() {
    for (const s of this.#sessions) s.close()
    this.#closed = true
  }
  /** Frees the memory of this game until it is asked again. What it solved is forgotten; its positions and moves stay good. */
  suspend() {
    for (const s of this.#sessions) s.suspend()
  }
  /** @throws {import('./errors.js').EngineFault} it is closed */
  #alive() {
    if (this.#closed) throw closed()
  }

  /**
   * Reads a position. Keys are packed to fit the position that opened a session; a larger one opens another session.
   * @param {string} text
   * @returns {Position}
   * @throws {import('./errors.js').NotationError | import('./errors.js').RulesError}
   */
  parse(text) {
    this.#alive()
    for (const s of this.#sessions) {
      const key = s.read(text)
      if (key !== null) return new Position(s, key)
    }
    const session = new Session(this, this.#wasm, text)
    this.#sessions.unshift(session)
    this.#sessions[WARM]?.forget()
    return new Position(session, /** @type {Key} */ (session.read(text)))
  }
  /** The session and the key of a position. @param {Position | string} p @returns {[Session, Key]} */
  #at(p) {
    return inside(this.see(p))
  }

  /**
   * The Position of a text, or of another game's position; one of this game is given back as it is.
   * @param {Position | string} p @returns {Position}
   */
  see(p) {
    this.#alive()
    return p instanceof Position && inside(p)[0].game === this ? p : this.parse(String(p))
  }

  /** @param {Position | string} p @returns {Flags} */
  flags(p) {
    const { flags } = this.#at(p)[0]
    const has = (/** @type {keyof typeof FLAG} */ name) => !!(flags & FLAG[name])
    return {
      impartial: has('impartial'),
      loopy: has('loopy'),
      misere: has('misere'),
      grundy: has('grundy'),
      gains: has('gain'),
      scored: has('scored'),
      signs: !has('gain') && (!has('scored') || has('signs')),
      undo: has('undo'),
      symmetry: has('canonical'),
      partizan: has('partizan'),
      letters: has('letters'),
      marks: has('marks'),
    }
  }

  /** The items of the board, at most `limit` of them. @param {Position | string} p @param {{ limit?: number }} [options] @returns {Item[]} */
  items(p, { limit = Infinity } = {}) {
    const [{ handle, exports, memory }, key] = this.#at(p)
    const n = Math.min(exports.cgt_position_items(handle, key, 0, 0), limit)
    return memory.records('item', n, (at, size) => {
      exports.cgt_position_items(handle, key, at, n)
      return Array.from({ length: n }, (_, i) => {
        const { u32, i32, i16, i64 } = fieldsOf(memory, 'item', at + i * size)
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

  /** The legal move of that code. @param {Session} s @param {Key} key @param {Key} code */
  #move(s, key, code) {
    /** @type {string | undefined} */
    let text
    return new Move(
      Number(code >> 32n),
      Number(code & 0xffffffffn),
      new Position(s, s.play(key, code)),
      s.exports.cgt_move_gain(s.handle, key, code),
      () => {
        this.#alive()
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
   * The least legal move not below (item, choice), null if there is none. So moves that are too many to list are walked
   * through, and one is tested.
   * @param {Position | string} p @param {number} item @param {number} choice @returns {Move | null}
   */
  nextMove(p, item, choice) {
    const [s, key] = this.#at(p)
    const from = (BigInt(item) << 32n) | BigInt(Math.min(Math.max(choice, 0), 0xffffffff))
    const code = s.next(key, from)
    return code === NONE ? null : this.#move(s, key, code)
  }

  /** The move (item, choice), null if it is not legal. @param {Position | string} p @param {number} item @param {number} choice */
  touch(p, item, choice) {
    const m = this.nextMove(p, item, choice)
    return m && m.item === item && m.choice === choice ? m : null
  }

  /**
   * Proves that a move is one of p, and gives p's own Move. A move of another Position with the same notation counts as one.
   * @param {Position | string} p @param {Move} move @returns {Move}
   * @throws {import('./errors.js').IllegalMove} it is another position's, or another game's
   */
  own(p, move) {
    const mine = move instanceof Move && inside(move.to)[0].game === this
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

  /** The result for the player to move, null while play goes on. @param {Position | string} p @returns {{ value: number, outcome: Outcome } | null} */
  end(p) {
    const [s, key] = this.#at(p)
    const value = s.exports.cgt_position_end(s.handle, key)
    return value === ONGOING ? null : { value, outcome: outcomeOf(value, false) }
  }

  /** The player to move, 0 or 1; null where the position does not tell. @param {Position | string} p */
  mover(p) {
    const [s, key] = this.#at(p)
    const mover = s.exports.cgt_position_mover(s.handle, key)
    return mover < 0 ? null : mover
  }

  /** Solves a position. @param {Position | string} p @param {{ budget?: number }} [options] budget: moves that may be played @returns {Answer} */
  solve(p, { budget = 200_000 } = {}) {
    const [s, key] = this.#at(p)
    const known = readAnswer(s.memory, s.handle, key, budget)
    if (!known) throw full(s)
    const { code, theorem, ...answer } = known
    return {
      ...answer,
      move: code === null ? null : this.#move(s, key, code),
      theorem: answer.by === 'theorem' ? this.facts.theorems[theorem].name : null,
    }
  }

  /** moves played by the last `solve` or `explain` */
  get spent() {
    return this.#wasm.exports.cgt_answer_spent() >>> 0
  }

  /**
   * Explains why a position is won or lost.
   * @param {Position | string} p @param {{ budget?: number, replies?: number }} [options] replies: so many moves of a lost position are answered
   * @returns {Certificate}
   */
  explain(p, { budget = 200_000, replies = 12 } = {}) {
    const [s, key] = this.#at(p)
    const json = s.memory.read((b, n) =>
      s.exports.cgt_explain_text(s.handle, key, budget, replies, b, n),
    )
    if (!json) throw full(s)
    return JSON.parse(json)
  }

  /* ---- searches, graphs, tables, theorems ---- */

  /**
   * Packs a search into numbers, which start it here or in a worker.
   * @param {Position | string} p @param {SearchOptions} options @returns {import('./search.js').Plan}
   * @throws {import('./errors.js').NotationError | import('./errors.js').IllegalMove} an order names a position or a move that does not exist
   */
  plan(p, options) {
    return planOf(this, ...this.#at(p), options)
  }

  /**
   * Searches by minimax or alpha-beta, event by event. SearchOptions says what may be added.
   * @param {Position | string} p @param {SearchOptions} [options]
   * @returns {Generator<import('./search.js').SearchEvent, void>}
   */
  *search(p, options = {}) {
    const [s, key] = this.#at(p)
    const plan = planOf(this, s, key, options)
    const letter = yield* searching(s, plan, (key) => new Position(s, key))
    if (letter) throw this.#needed(letter)
  }

  /**
   * Counts what a search costs, without its events.
   * @param {Position | string} p @param {SearchOptions} [options] @param {{ nodes?: number }} [limit] nodes: the most that it looks at
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
   * @param {Position | string} p @param {{ depth?: number, nodes?: number, cut?: 'equal' | 'beyond' }} [options] nodes: the most that the whole tree may have
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
   * Counts the positions that can be reached.
   * @param {Position | string} p @param {import('./graph.js').Limits} limits @returns {import('./graph.js').Reach}
   */
  reach(p, limits) {
    return countGraph(...this.#at(p), limits)
  }

  /**
   * Positions 0 to n of a game of one number, and their period.
   * @param {number} n at most 2^20
   * @param {number} [budget] moves that may be tried: beyond them the table ends
   * @returns {import('./table.js').Table}
   * @throws {import('./errors.js').RulesError}
   */
  table(n, budget) {
    this.#alive()
    return readTable(this.#wasm.memory, { game: this.name, rules: this.rules, to: n }, budget)
  }

  /**
   * Checks a theorem of the game against search, position by position, in slices. Who stops pulling stops it.
   * @param {string} theorem its name
   * @param {string} [universe] notation with ranges, e.g. "0..7 0..7"; else the theorem's own, under its own rules
   * @returns {Generator<import('./check.js').CheckState, void>}
   * @throws {import('./errors.js').NotationError | import('./errors.js').RulesError}
   */
  *check(theorem, universe = '') {
    this.#alive()
    const { name, rules } = this
    for (const state of checking(this.#wasm.memory, { name, rules, theorem, universe })) {
      yield state
      this.#alive()
    }
  }
}

/** The error of a full memory. Forgets what the session has solved, to make room for others. @param {Session} s */
function full(s) {
  s.forget()
  return outOfMemory()
}
