/**
 * session.js -- a session of the wasm: rules opened for positions whose keys have one packing. It asks C about a position by its key.
 */
import { FLAG, OK } from './enums.js'
import { RulesError } from './errors.js'
import { NONE, unsigned } from './memory.js'
import { closed, lastRefusal, noSuchMove, refused } from './refusal.js'

/** @typedef {import('./game.js').Game} Game */
/** @typedef {import('./memory.js').Key} Key */
/** @typedef {import('./memory.js').Memory} Memory */
/** @typedef {import('./memory.js').Pointer} Pointer */

/** The move of a text is looked for among so many. */
const MOVES = 1e6

/** A game's session for the positions that fit the packing of the text that opened it. */
export class Session {
  /** 0 while its memory is given back @type {Pointer | 0} */ #handle
  #closed = false

  /**
   * @param {Game} game @param {{ memory: Memory, exports: any }} wasm @param {string} opened a position's text
   * @throws {import('./errors.js').EngineError}
   */
  constructor(game, { memory, exports }, opened) {
    this.game = game
    this.memory = memory
    this.exports = exports
    this.opened = opened
    this.#handle = this.#open()
    this.flags = /** @type {number} */ (this.exports.cgt_session_flags(this.#handle))
    if (!(this.flags & FLAG.letters) || game.letters) return
    this.suspend()
    throw new RulesError({
      code: 'letter',
      reason:
        'a leaf has a letter in place of a number: only alpha-beta, in a tree that is searched, can do without its value',
    })
  }
  /** @returns {Pointer} */
  #open() {
    this.alive()
    const { name, rules } = this.game
    const handle = this.memory.with([name, rules, this.opened], (g, r, t) =>
      this.exports.cgt_session_open(g, r, t),
    )
    if (!handle) throw refused(this.memory, rules, this.opened)
    return handle
  }
  /** Throws if its game was closed. @throws {import('./errors.js').EngineFault} */
  alive() {
    if (this.#closed) throw closed()
  }
  /** Opens the session again if it was suspended, by the same text, so that keys stay the same. @returns {Pointer} */
  get handle() {
    return (this.#handle ||= this.#open())
  }
  /** True if it was not suspended since it had that handle: what began with it may go on. @param {Pointer} handle */
  holds(handle) {
    return this.#handle === handle
  }
  /** Gives its memory back until it is asked again. */
  suspend() {
    if (this.#handle) this.exports.cgt_session_close(this.#handle)
    this.#handle = 0
  }
  /** Gives its memory back for good. */
  close() {
    this.suspend()
    this.#closed = true
  }
  /** Forgets what it has solved, and stays open. */
  forget() {
    this.exports.cgt_session_forget(this.handle)
  }

  /** Reads a position. @param {string} text @returns {Key | null} null if it is refused here */
  read(text) {
    const key = this.memory.with([text], (t) => this.exports.cgt_position_read(this.handle, t))
    return lastRefusal(this.memory).status === OK ? unsigned(key) : null
  }
  /** The notation. @param {Key} key */
  text(key) {
    return this.memory.read((b, n) => this.exports.cgt_position_text(this.handle, key, b, n))
  }
  /** The least legal move not below `from`, or NONE. @param {Key} key @param {bigint} from @returns {Key} */
  next(key, from) {
    return unsigned(this.exports.cgt_move_next(this.handle, key, from))
  }
  /** All legal moves, in their order. @param {Key} key */
  *codes(key) {
    for (let code = this.next(key, 0n); code !== NONE; code = this.next(key, code + 1n)) yield code
  }
  /** @param {Key} key @param {Key} code @returns {Key} */
  play(key, code) {
    return unsigned(this.exports.cgt_move_play(this.handle, key, code))
  }
  /** @param {Key} key @param {Key} code */
  moveText(key, code) {
    return this.memory.read((b, n) => this.exports.cgt_move_text(this.handle, key, code, b, n))
  }
  /** The move of that text. @param {Key} key @param {string} text @returns {Key} @throws {import('./errors.js').IllegalMove} */
  code(key, text) {
    const code = unsigned(
      this.memory.with([text.trim()], (t) =>
        this.exports.cgt_move_find(this.handle, key, t, MOVES),
      ),
    )
    if (code === NONE) throw noSuchMove()
    return code
  }
}
