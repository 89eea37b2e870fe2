/**
 * engine.js -- the solvers as JavaScript objects. Outside of this folder a position is its notation: every method
 * takes a Position or its text. Synchronous: a budget, in moves played, bounds each call (10^6 is some 50 ms);
 * beyond it the answer is "unknown", never wrong. For more, see far.js.
 */
import { EngineFault, IllegalMove, NotationError, RulesError, UnknownGame } from './errors.js'
import { encode, fieldsOf, loadMemory, NONE, unsigned } from './memory.js'
import { runSearch, startSearch } from './tally.js'
import { readWhole, Whole } from './whole.js'

export { Whole }

export * from './errors.js'

/** @typedef {import('./memory.js').Pointer} Pointer */
/** @typedef {import('./memory.js').Key} Key */
/** @typedef {'win' | 'loss' | 'tie' | 'draw' | 'unknown'} Outcome for the player to move; a tie ends, a draw goes on for ever */
/** @typedef {{ name: string, statement: string, source: string, rules: string, universe: string }} Theorem */
/** @typedef {{ name: string, title: string, board: string, phrase: string, how: string, misere: boolean, examples: { rules: string, start: string }[], theorems: Theorem[] }} GameFacts */
/** @typedef {{ impartial: boolean, loopy: boolean, misere: boolean, grundy: boolean, gains: boolean, scored: boolean, signs: boolean, undo: boolean, symmetry: boolean }} Flags grundy: Grundy values are defined and offered; scored: what the end is worth counts; signs: every end is worth -1, 0 or 1; undo: a search can be at fault; symmetry: positions can be equal but for a symmetry */
/** One thing of the board: `number` it shows, `glyph` one character or '', `link` the item it hangs on or -1. @typedef {{ item: number, number: number, glyph: string, link: number, row: number, col: number }} Item */
/** @typedef {{ outcome: Outcome, value: number | null, remoteness: number | null, grundy: number | null, move: Move | null, by: 'nothing' | 'end' | 'theorem' | 'parts' | 'search' | 'retrograde', theorem: string | null }} Answer remoteness: plies to the end, Infinity for a draw */
/** @typedef {{ text: string, slots: Record<string, string | number> }} Sentence a key of text/es.json and what stands in its slots */
/** @typedef {{ game: string, position: string, grundy: number | null }} Part */
/** @typedef {{ kind: 'over' | 'won' | 'lost' | 'tie' | 'draw' | 'unknown', by: string, theorem: string | null, value: number | null, remoteness: number | null, grundy: number | null, move: string | null, to: string | null, replies: { move: string, to: string, reply: string | null, then: string | null }[], more: number | null, parts: Part[], after: Part[], xor: number | null, sentence: Sentence }} Certificate */
/**
 * hit: the position was searched before, at the node `twin`; its value is `bound` that. stop: it is won, and no further
 * move is looked at. horizon: of a leaf, where the depth ends and not play, so that the value is a guess. Values are for
 * the node's mover; position is the board as it is then (that of a search at fault changes within a node).
 * @typedef {{ kind: 'enter' | 'leaf' | 'raise' | 'cutoff' | 'leave' | 'hit' | 'stop', node: number, parent: number, depth: number, move: string | null, position: Position, alpha: number, beta: number, value: number, gain: number, horizon: boolean, bound: 'exact' | 'least' | 'most', twin: number }} SearchEvent
 */
/**
 * prune: alpha-beta. depth: plies. order: of the moves; best (with prune the fewest leaves there can be) and worst know
 * the whole tree, to 2^20 nodes, beyond which it is as given; random has a seed; a record names for a position its
 * moves, and those it does not name follow. memo: a position that is met again is not searched again. symmetry: nor,
 * with memo, one that is equal to it under the game's symmetry. stop: who has won looks no further, where values are
 * -1, 0 and 1. fault: the board is not restored where a loop over the moves is left early; it stops, unless it prunes.
 * Where flags() says that a game has no `signs` stop does nothing, without `undo` fault, without `symmetry` symmetry.
 * @typedef {{ prune?: boolean, depth?: number, order?: 'given' | 'best' | 'worst' | 'random' | Record<string, string[]>, seed?: number, memo?: boolean, symmetry?: boolean, stop?: boolean, fault?: boolean }} SearchOptions
 */
/** value: for the player to move, null where not whole; whole: not ended by the limit; cuts, stops: places where something was passed over; ordered: false, as given, also where the tree was too large for best or worst @typedef {{ value: number | null, nodes: number, leaves: number, cuts: number, hits: number, stops: number, whole: boolean, ordered: boolean }} Tally */
/** What a worker needs to start a search; keys are those of a session that was opened by `opened`. @typedef {{ game: string, rules: string, opened: string, key: bigint, depth: number, how: number, seed: number, list: BigUint64Array }} Plan */
/** @typedef {{ text: string, value: number | null, outcome: Outcome, remoteness: number | null, grundy: number | null }} GraphNode */
/** @typedef {{ text: string, value: number, outcome: Outcome, grundy: number | null }} Row of a table */
/** value[n] = value[n + period] from n = preperiod on. proved: it goes on for ever; else it is only what was seen. @typedef {{ preperiod: number, period: number, proved: boolean }} Period */
/** @typedef {{ value: number | null, remoteness: number | null, grundy: number | null }} Claim */
/** @typedef {{ checked: number, total: number, skipped: number, done: boolean, disagreement: { position: string, claimed: Claim, found: Claim } | null }} CheckState skipped: of the checked, where the theorem does not apply */
/** @typedef {{ nodes: GraphNode[], edges: { from: number, to: number, move: string }[], order: number[], whole: boolean }} StateGraph order: nodes as the retrograde solution settled them; whole: nothing was cut off */

const OK = 0
const SYNTAX = 1
const RANGE = 2
const BUDGET = 5
const MEMORY = 6
const HAS = { value: 1, remoteness: 2, grundy: 4, move: 8 }
const FOREVER = 0xffffffff
const ONGOING = -0x80000000
const INFINITE = 0x7fffffff
const BY = /** @type {const} */ (['nothing', 'end', 'theorem', 'parts', 'search', 'retrograde'])
const EVENT = /** @type {const} */ (['enter', 'leaf', 'raise', 'cutoff', 'leave', 'hit', 'stop'])
const ORDER = ['given', 'best', 'worst', 'random']
const BOUND = /** @type {const} */ (['most', 'exact', 'least'])
/** no limit of depth */
const ALL = 0xffffffff
/** What one slice of a check is meant to take, whatever a move costs in that game. */
const CHECK_MS = 1
/** Sessions of one game that keep what they solved; older ones start afresh when asked. */
const WARM = 2

/** @param {number} value @param {boolean} forever @returns {Outcome} */
export const outcomeOf = (value, forever) =>
  value > 0 ? 'win' : value < 0 ? 'loss' : forever ? 'draw' : 'tie'
/** @param {number} x a bound of the search's window */
const bound = (x) => (x === INFINITE ? Infinity : x === -INFINITE ? -Infinity : x)

const noSuchMove = () => new IllegalMove({ code: 'illegal', reason: 'no such move here' })
const closed = () => new EngineFault({ code: 'closed', reason: 'this game was closed' })
/** @param {string} [reason] */
const outOfMemory = (reason) =>
  new EngineFault({ code: 'memory', reason: reason || 'out of memory' })

/** Rules opened for positions that fit one packing: that of the text they were opened by. */
class Session {
  #game
  /** 0: its memory was given back @type {Pointer | 0} */ #handle

  /** @param {Game} game @param {string} opened */
  constructor(game, opened) {
    this.#game = game
    this.opened = opened
    this.#handle = game._open(opened)
    this.flags = /** @type {number} */ (game._exports.cgt_session_flags(this.#handle))
  }
  /** Opened again where it must be: by the same text, so that its keys are as they were. @returns {Pointer} */
  get handle() {
    return (this.#handle ||= this.#game._open(this.opened))
  }
  /** nothing that is at work in it lost its ground @param {Pointer} handle */
  holds(handle) {
    return this.#handle === handle
  }
  suspend() {
    if (this.#handle) this.#game._exports.cgt_session_close(this.#handle)
    this.#handle = 0
  }
}

/** A position of a game: its notation, and inside the engine its key. */
export class Position {
  /** @type {Session} */ #session
  /** @type {Key} */ #key
  /** @type {string | undefined} */ #text
  #game

  /** @param {Game} game @param {Session} session @param {Key} key */
  constructor(game, session, key) {
    this.#game = game
    this.#session = session
    this.#key = key
  }
  /** the notation */
  get text() {
    this.#game._alive()
    return (this.#text ??= this.#game._text(this.#session, this.#key))
  }
  toString() {
    return this.text
  }
  toJSON() {
    return this.text
  }
  /** @param {Position} p @param {Game} game @returns {[Session, Key] | null} null: of another game or other rules */
  static _inner(p, game) {
    return p.#game === game ? [p.#session, p.#key] : null
  }
}

/** A legal move out of a position. */
export class Move {
  #text
  /** @param {number} item @param {number} choice @param {Position} to @param {number} gain @param {() => string} text */
  constructor(item, choice, to, gain, text) {
    /** which thing of the board is touched */
    this.item = item
    /** which move there: an amount, a target */
    this.choice = choice
    this.to = to
    /** points taken with it, 0 in most games */
    this.gain = gain
    this.#text = text
  }
  /** as it is typed, unique in its position */
  get text() {
    return this.#text()
  }
  toString() {
    return this.text
  }
}

export class Engine {
  /** @type {GameFacts[]} in teaching order */ games = []

  /** @param {import('./memory.js').Memory} memory */
  constructor(memory) {
    const x = memory.exports
    this.memory = memory
    this.exports = x
    for (let i = 0; ; i++) {
      const facts = this.memory.read((b, n) => x.cgt_about(i, b, n))
      if (!facts) break
      this.games.push(JSON.parse(facts))
    }
  }

  /**
   * @param {string} name
   * @param {{ rules?: string }} [options] rules are read when the first position is
   * @throws {UnknownGame}
   */
  game(name, { rules = '' } = {}) {
    const facts = this.games.find((g) => g.name === name)
    if (!facts) throw new UnknownGame({ code: 'unknown', reason: 'no game of that name' })
    return new Game(this, facts, rules)
  }

  /** @returns {{ status: number, column: number, inStart: boolean, number: number, reason: string }} the last refusal */
  _refusal() {
    const [status, column, inStart, number, reason] = this.memory
      .read((b, n) => this.exports.cgt_refusal(b, n))
      .split('\n')
    return { status: +status, column: +column, inStart: inStart === '1', number: +number, reason }
  }
}

/** One game under one set of rules. */
export class Game {
  /** @type {Session[]} newest first */ #sessions = []
  #closed = false
  #engine
  #x
  #memory

  /** @param {Engine} engine @param {GameFacts} facts @param {string} rules */
  constructor(engine, facts, rules) {
    this.#engine = engine
    this.#x = engine.exports
    this.#memory = engine.memory
    this.facts = facts
    this.name = facts.name
    this.rules = rules
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
  /** @throws {EngineFault} it is closed */
  _alive() {
    if (this.#closed) throw closed()
  }
  get _exports() {
    return this.#x
  }
  /** @param {string} text @returns {Pointer} */
  _open(text) {
    this._alive()
    const handle = this.#memory.with([this.name, this.rules, text], (g, r, t) =>
      this.#x.cgt_session_open(g, r, t),
    )
    if (!handle) throw this.#refused(text)
    return handle
  }

  /**
   * A position is packed to fit its start; one that no open packing fits is opened anew.
   * @param {string} text
   * @returns {Position}
   * @throws {NotationError | RulesError}
   */
  parse(text) {
    for (const s of this.#sessions) {
      const key = this.#memory.with([text], (t) => this.#x.cgt_position_read(s.handle, t))
      if (this.#engine._refusal().status === OK) return new Position(this, s, unsigned(key))
    }
    const session = new Session(this, text)
    this.#sessions.unshift(session)
    const cold = this.#sessions[WARM]
    if (cold) this.#x.cgt_session_forget(cold.handle)
    return new Position(this, session, unsigned(this.#x.cgt_session_start(session.handle)))
  }

  /** @param {string} text */
  #refused(text) {
    const { status, column, inStart, number, reason } = this.#engine._refusal()
    if (status === MEMORY) return outOfMemory(reason)
    const Kind = inStart ? NotationError : RulesError
    return new Kind({
      code: status === SYNTAX ? 'syntax' : status === RANGE ? 'range' : 'unsupported',
      reason,
      number,
      column: utf16Column(inStart ? text : this.rules, column),
      field: inStart ? 'position' : 'rules',
    })
  }

  /** @param {Session} s @param {Key} key */
  _text(s, key) {
    return this.#memory.read((b, n) => this.#x.cgt_position_text(s.handle, key, b, n))
  }

  /** @param {Position | string} p @returns {[Session, Key]} */
  #at(p) {
    this._alive()
    const inner = typeof p === 'string' ? null : Position._inner(p, this)
    if (inner) return inner
    return /** @type {[Session, Key]} */ (Position._inner(this.parse(String(p)), this))
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
    }
  }

  /** What the board shows, at most `limit` things of it. @param {Position | string} p @param {{ limit?: number }} [options] @returns {Item[]} */
  items(p, { limit = Infinity } = {}) {
    const [s, key] = this.#at(p)
    const n = Math.min(this.#x.cgt_position_items(s.handle, key, 0, 0), limit)
    return this.#memory.records('item', n, (at, size) => {
      this.#x.cgt_position_items(s.handle, key, at, n)
      return Array.from({ length: n }, (_, i) => {
        const { u32, i32, i16, i64 } = fieldsOf(this.#memory, 'item', at + i * size)
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

  /** @param {Session} s @param {Key} key @param {Key} code */
  #move(s, key, code) {
    const to = unsigned(this.#x.cgt_move_play(s.handle, key, code))
    /** @type {string | undefined} */
    let text
    return new Move(
      Number(code >> 32n),
      Number(code & 0xffffffffn),
      new Position(this, s, to),
      this.#x.cgt_move_gain(s.handle, key, code),
      () => {
        this._alive()
        return (text ??= this.#moveText(s, key, code))
      },
    )
  }
  /** @param {Session} s @param {Key} key @param {Key} code */
  #moveText(s, key, code) {
    return this.#memory.read((b, n) => this.#x.cgt_move_text(s.handle, key, code, b, n))
  }

  /** Legal moves in the game's order, at most `limit` of them. @param {Position | string} p @param {{ limit?: number }} [options] @returns {Move[]} */
  moves(p, { limit = 4096 } = {}) {
    const [s, key] = this.#at(p)
    const out = []
    let code = unsigned(this.#x.cgt_move_next(s.handle, key, 0n))
    while (code !== NONE && out.length < limit) {
      out.push(this.#move(s, key, code))
      code = unsigned(this.#x.cgt_move_next(s.handle, key, code + 1n))
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
    const code = unsigned(this.#x.cgt_move_next(s.handle, key, from))
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
   * @throws {IllegalMove} it is another position's, or another game's
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
   * @throws {IllegalMove}
   */
  move(p, text) {
    const [s, key] = this.#at(p)
    return this.#move(s, key, this.#code(s, key, text))
  }
  /** @param {Session} s @param {Key} key @param {string} text @returns {Key} */
  #code(s, key, text) {
    const want = text.trim()
    let code = unsigned(this.#x.cgt_move_next(s.handle, key, 0n))
    for (let i = 0; code !== NONE && i < 1e6; i++) {
      if (this.#moveText(s, key, code) === want) return code
      code = unsigned(this.#x.cgt_move_next(s.handle, key, code + 1n))
    }
    throw noSuchMove()
  }

  /** null while play goes on. @param {Position | string} p @returns {{ value: number, outcome: Outcome } | null} for the player to move */
  end(p) {
    const [s, key] = this.#at(p)
    const value = this.#x.cgt_position_end(s.handle, key)
    return value === ONGOING ? null : { value, outcome: outcomeOf(value, false) }
  }

  /** 0 or 1, null where the position does not tell. @param {Position | string} p */
  mover(p) {
    const [s, key] = this.#at(p)
    const mover = this.#x.cgt_position_mover(s.handle, key)
    return mover < 0 ? null : mover
  }

  /** @param {Position | string} p @param {{ budget?: number }} [options] moves played at the most @returns {Answer} */
  solve(p, { budget = 200_000 } = {}) {
    const [s, key] = this.#at(p)
    const answer = this.#memory.records('answer', 1, (at) => {
      if (this.#x.cgt_answer_get(s.handle, key, budget, at) === MEMORY) throw this.#full(s)
      const { u32, i32, i64 } = fieldsOf(this.#memory, 'answer', at)
      return {
        has: u32('claim.has'),
        code: unsigned(i64('claim.move')),
        value: i32('claim.value'),
        remoteness: u32('claim.remoteness'),
        grundy: u32('claim.grundy'),
        by: u32('by'),
        theorem: u32('theorem'),
      }
    })
    const { has, value, remoteness } = answer
    const known = !!(has & HAS.value)
    const by = BY[answer.by]
    return {
      outcome: known
        ? outcomeOf(value, !!(has & HAS.remoteness) && remoteness === FOREVER)
        : 'unknown',
      value: known ? value : null,
      remoteness: has & HAS.remoteness ? (remoteness === FOREVER ? Infinity : remoteness) : null,
      grundy: has & HAS.grundy ? answer.grundy : null,
      move: has & HAS.move ? this.#move(s, key, answer.code) : null,
      by,
      theorem: by === 'theorem' ? this.facts.theorems[answer.theorem].name : null,
    }
  }

  /**
   * The certificate: why this position is won or lost.
   * @param {Position | string} p @param {{ budget?: number, replies?: number }} [options] replies: how many moves of a lost position are answered
   * @returns {Certificate}
   */
  explain(p, { budget = 200_000, replies = 12 } = {}) {
    const [s, key] = this.#at(p)
    const json = this.#memory.read((b, n) =>
      this.#x.cgt_explain_text(s.handle, key, budget, replies, b, n),
    )
    if (!json) throw this.#full(s)
    return JSON.parse(json)
  }

  /** Out of memory; what the session has solved makes room for others. @param {Session} s */
  #full(s) {
    this.#x.cgt_session_forget(s.handle)
    return outOfMemory()
  }

  /**
   * A search as numbers: to be started here or in a worker.
   * @param {Position | string} p @param {SearchOptions} options @returns {Plan}
   * @throws {NotationError | IllegalMove} an order names what there is not
   */
  plan(p, { prune, depth = ALL, order = 'given', seed = 0, memo, symmetry, stop, fault }) {
    const [s, key] = this.#at(p)
    /** @type {bigint[]} */
    const list = []
    if (typeof order !== 'string')
      for (const [position, moves] of Object.entries(order)) {
        const at = unsigned(
          this.#memory.with([position], (t) => this.#x.cgt_position_read(s.handle, t)),
        )
        if (this.#engine._refusal().status !== OK) throw this.#refused(position)
        list.push(at, BigInt(moves.length), ...moves.map((m) => this.#code(s, at, m)))
      }
    const how = [prune, memo, symmetry, stop, fault].reduce((n, on, i) => n | (on ? 1 << i : 0), 0)
    const kind = typeof order === 'string' ? ORDER.indexOf(order) : ORDER.length
    return {
      game: this.name, rules: this.rules, opened: s.opened, key, depth, how: how | (kind << 8), seed,
      list: BigUint64Array.from(list),
    } // prettier-ignore
  }
  /** @param {Position | string} p @param {SearchOptions} options @returns {Pointer} */
  #searching(p, options) {
    const [s] = this.#at(p)
    const handle = startSearch(this.#memory, s.handle, this.plan(p, options))
    if (!handle) throw outOfMemory()
    return handle
  }

  /**
   * Minimax, or alpha-beta, event by event: see SearchOptions for what may be added.
   * @param {Position | string} p @param {SearchOptions} [options]
   * @returns {Generator<SearchEvent, void>}
   */
  *search(p, options = {}) {
    const x = this.#x
    const at = this.#at(p)
    const [s] = at
    const { handle: ground } = s
    const handle = this.#searching(new Position(this, ...at), options)
    /** The nodes on the way from the root: a move's text needs its parent. @type {{ key: Key, move: string | null, position: Position }[]} */
    const path = []
    try {
      for (;;) {
        if (!s.holds(ground)) throw closed()
        const batch = this.#memory.records('event', 64, (at, size) => {
          const n = x.cgt_search_pull(handle, at, 64)
          const d = this.#memory.view()
          const place = this.#memory.layout
          return Array.from({ length: n }, (_, i) => {
            const e = at + i * size
            const i32 = (/** @type {string} */ name) => d.getInt32(e + place[name], true)
            return {
              key: unsigned(d.getBigInt64(e + place['event.key'], true)),
              code: unsigned(d.getBigInt64(e + place['event.move'], true)),
              node: i32('event.node'),
              parent: i32('event.parent'),
              depth: i32('event.depth'),
              kind: EVENT[i32('event.kind')],
              alpha: bound(i32('event.alpha')),
              beta: bound(i32('event.beta')),
              value: bound(i32('event.value')),
              gain: i32('event.gain'),
              note: i32('event.note'),
              twin: i32('event.twin'),
            }
          })
        })
        if (!batch.length) break
        for (const { key: at, code, note, ...event } of batch) {
          this._alive()
          const { depth, kind } = event
          if (kind === 'enter') {
            const move = code === NONE ? null : this.#moveText(s, path[depth - 1].key, code)
            path[depth] = { key: at, move, position: new Position(this, s, at) }
          }
          const { key, move, position } = path[depth]
          yield {
            ...event,
            horizon: kind === 'leaf' && note === 1,
            bound: kind === 'hit' ? BOUND[note + 1] : 'exact',
            move,
            position: at === key ? position : new Position(this, s, at), // the board was not restored
          }
        }
      }
      if (x.cgt_search_status(handle) !== OK) throw outOfMemory()
    } finally {
      x.cgt_search_free(handle)
    }
  }

  /**
   * The same search without its events: only what it costs.
   * @param {Position | string} p @param {SearchOptions} [options] @param {{ nodes?: number }} [limit] nodes looked at, at the most
   * @returns {Tally}
   */
  count(p, options = {}, { nodes = 1_000_000 } = {}) {
    const handle = this.#searching(p, options)
    try {
      const tally = runSearch(this.#memory, handle, nodes)
      if (this.#x.cgt_search_status(handle) !== OK) throw outOfMemory()
      return tally
    } finally {
      this.#x.cgt_search_free(handle)
    }
  }

  /**
   * The fewest leaves that any search must look at to show the value: what alpha-beta looks at in the best order.
   * Knuth and Moore's b^ceil(d/2) + b^floor(d/2) - 1 where every node has b children and every leaf depth d.
   * @param {Position | string} p @param {{ depth?: number, nodes?: number }} [options] nodes of the whole tree, at the most
   * @returns {number | null} null: the tree is larger
   */
  bound(p, { depth = ALL, nodes = 1 << 20 } = {}) {
    const [s, key] = this.#at(p)
    return this.#x.cgt_search_bound(s.handle, key, depth, nodes) >>> 0 || null
  }

  /**
   * The whole tree under a position, laid out: half a million nodes in some 100 ms; far.js has it beside the page.
   * @param {Position | string} p @param {import('./whole.js').WholeOptions} [options]
   * @param {(so_far: import('./whole.js').Progress) => void} [progress]
   * @returns {Whole | null} null: the tree is larger than that many nodes (2^20 unless told)
   */
  whole(p, options = {}, progress) {
    const [s, key] = this.#at(p)
    const arrays = readWhole(this.#memory, s.handle, key, options, progress)
    return arrays && this.wholeOf(p, arrays)
  }
  /** The same from arrays that were made elsewhere, under the plan of that position. @param {Position | string} p @param {import('./whole.js').Arrays} arrays */
  wholeOf(p, arrays) {
    const [s] = this.#at(p)
    return new Whole(arrays, {
      text: (key) => this._text(s, key),
      read: (text) => {
        const key = this.#memory.with([text], (t) => this.#x.cgt_position_read(s.handle, t))
        return this.#engine._refusal().status === OK ? unsigned(key) : null
      },
      move: (key, nth) => {
        let code = unsigned(this.#x.cgt_move_next(s.handle, key, 0n))
        while (nth--) code = unsigned(this.#x.cgt_move_next(s.handle, key, code + 1n))
        return this.#moveText(s, key, code)
      },
      close: () => this.close(),
    })
  }

  /**
   * The positions that can be reached, breadth first, and their retrograde solution.
   * @param {Position | string} p @param {{ nodes?: number, edges?: number }} [options] limits; a node is expanded whole or not at all
   * @returns {StateGraph}
   */
  graph(p, { nodes = 4096, edges = 32768 } = {}) {
    const [s, key] = this.#at(p)
    const x = this.#x
    const handle = x.cgt_graph_start(s.handle, key, nodes, edges)
    if (!handle) throw outOfMemory()
    try {
      const status = x.cgt_graph_solve(handle)
      if (status === MEMORY) throw outOfMemory()
      const solved = status === OK
      const { u32: number } = fieldsOf(this.#memory, 'graph', handle)
      const n = number('nodes')
      const m = number('edges')
      /**
       * A copy: texts may make the memory grow. @template T
       * @param {new (buffer: ArrayBuffer, at: number, length: number) => { slice(): T }} Kind
       * @param {string} name @param {number} length
       */
      const list = (Kind, name, length) => new Kind(x.memory.buffer, number(name), length).slice()
      const keys = list(BigUint64Array, 'key', n)
      const codes = list(BigUint64Array, 'move', m)
      const first = list(Uint32Array, 'first', n + 1)
      const to = list(Uint32Array, 'to', m)
      const whole = number('open') === n
      const order = solved ? Array.from(list(Uint32Array, 'order', number('settled'))) : []
      const value = solved ? list(Int32Array, 'value', n) : null
      const far = solved ? list(Uint32Array, 'remoteness', n) : null
      const least = solved && number('least') ? list(Uint32Array, 'least', n) : far
      const grundy = solved && number('grundy') ? list(Uint32Array, 'grundy', n) : null
      const out = Array.from(keys, (k, u) => {
        const known = far && (far[u] !== FOREVER || whole)
        const sure = known && far[u] === least?.[u] // else only the value is proved: the graph was cut
        return {
          text: this._text(s, unsigned(k)),
          value: known && value ? value[u] : null,
          outcome: known && value ? outcomeOf(value[u], far[u] === FOREVER) : 'unknown',
          remoteness: sure ? (far[u] === FOREVER ? Infinity : far[u]) : null,
          grundy: grundy && grundy[u] !== FOREVER ? grundy[u] : null,
        }
      })
      const arrows = []
      for (let u = 0; u < n; u++)
        for (let e = first[u]; e < first[u + 1]; e++)
          arrows.push({
            from: u,
            to: to[e],
            move: this.#moveText(s, unsigned(keys[u]), unsigned(codes[e])),
          })
      return { nodes: /** @type {GraphNode[]} */ (out), edges: arrows, order, whole }
    } finally {
      x.cgt_graph_end(handle)
    }
  }

  /** How many positions can be reached. @param {Position | string} p @param {{ nodes: number, edges: number }} limits @returns {{ nodes: number, whole: boolean }} */
  reach(p, { nodes, edges }) {
    const [s, key] = this.#at(p)
    const of = this.#memory.layout
    const handle = this.#x.cgt_graph_start(s.handle, key, nodes, edges)
    if (!handle) throw new EngineFault({ code: 'memory', reason: 'out of memory' })
    const d = this.#memory.view()
    const n = d.getUint32(handle + of['graph.nodes'], true)
    const open = d.getUint32(handle + of['graph.open'], true)
    this.#x.cgt_graph_end(handle)
    return { nodes: n, whole: open === n }
  }

  /**
   * Positions 0 to n of a game whose positions are one number, and their period.
   * @param {number} n at most 2^20
   * @returns {{ rows: Row[], period: Period | null }} of the Grundy values, or where there are none, of the outcomes
   * @throws {RulesError}
   */
  table(n) {
    this._alive()
    const x = this.#x
    const handle = this.#memory.with([this.name, this.rules], (g, r) =>
      x.cgt_sequence_start(g, r, n),
    )
    if (!handle) throw this.#refused('')
    try {
      const status = x.cgt_sequence_go(handle, 0xffffffff)
      if (status === MEMORY) throw outOfMemory()
      const { u32: number } = fieldsOf(this.#memory, 'sequence', handle)
      const done = number('done')
      const least = number('least')
      if (status !== OK && status !== BUDGET && done === least)
        throw new RulesError({
          code: 'unsupported',
          reason: 'only games whose number goes down have a table',
        })
      const values = new Int32Array(x.memory.buffer, number('value'), done)
      const grundy = number('has_grundy')
        ? new Uint32Array(x.memory.buffer, number('grundy'), done)
        : null
      const rows = []
      for (let i = least; i < done; i++)
        rows.push({
          text: String(i),
          value: values[i],
          outcome: outcomeOf(values[i], false),
          grundy: grundy ? grundy[i] : null,
        })
      const period = number('period.period')
      return {
        rows,
        period: period
          ? {
              preperiod: number('period.preperiod'),
              period,
              proved: !!number('period.proved'),
            }
          : null,
      }
    } finally {
      x.cgt_sequence_end(handle)
    }
  }

  /**
   * A theorem of the game against search, position by position, in slices: stop pulling to stop it.
   * @param {string} theorem its name
   * @param {string} [universe] notation with ranges, such as "0..7 0..7"; else the theorem's own, under its own rules
   * @returns {Generator<CheckState, void>}
   * @throws {NotationError | RulesError}
   */
  *check(theorem, universe = '') {
    this._alive()
    const x = this.#x
    const handle = this.#memory.with([this.name, theorem, this.rules, universe], (g, t, r, u) =>
      x.cgt_check_start(g, t, r, u),
    )
    if (!handle) throw this.#refused(universe)
    try {
      for (let moves = 1000; ; this._alive()) {
        const begun = performance.now()
        const status = x.cgt_check_go(handle, moves)
        const pace = CHECK_MS / (performance.now() - begun)
        moves = Math.min(Math.max(100, moves * Math.min(pace, 2)), 1e6)
        if (status !== OK && status !== BUDGET) throw outOfMemory()
        const state = JSON.parse(this.#memory.read((b, n) => x.cgt_check_text(handle, b, n)))
        yield { ...state, done: status === OK }
        if (status === OK) return
      }
    } finally {
      x.cgt_check_end(handle)
    }
  }
}

/** C counts bytes of UTF-8, a text field counts UTF-16 units. @param {string} text @param {number} bytes */
function utf16Column(text, bytes) {
  return new TextDecoder().decode(encode(text).subarray(0, bytes)).length
}

/**
 * Synchronous: at once where the bytes are at hand (a page, a deck, a worker).
 * @param {BufferSource | WebAssembly.Module} source
 * @throws {EngineFault} when the wasm is not the one this code was written for
 */
export const loadEngineSync = (source) => new Engine(loadMemory(source))
