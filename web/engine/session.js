/**
 * session.js -- rules opened in the wasm for positions that fit one packing, and what is asked of a position by its key.
 */
import { RulesError } from './errors.js'
import { NONE, OK, unsigned } from './memory.js'
import { lastRefusal, noSuchMove, refused } from './refusal.js'

/** @typedef {import('./game.js').Game} Game */
/** @typedef {import('./memory.js').Key} Key */
/** @typedef {import('./memory.js').Pointer} Pointer */

/** CGT_LETTERS of src/game.h */
const LETTERS = 2048
/** moves that are looked through for one of a given text */
const MOVES = 1e6

/** A game's, for the positions that fit the packing of the text it was opened by. */
export class Session {
  #game
  /** 0: its memory was given back @type {Pointer | 0} */ #handle

  /** @param {Game} game @param {string} opened @throws {import('./errors.js').EngineError} */
  constructor(game, opened) {
    this.#game = game
    this.memory = game._memory
    this.exports = game._exports
    this.opened = opened
    this.#handle = this.#open()
    this.flags = /** @type {number} */ (this.exports.cgt_session_flags(this.#handle))
    if (!(this.flags & LETTERS) || game._letters) return
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
    const { name, rules } = this.#game
    const handle = this.memory.with([name, rules, this.opened], (g, r, t) =>
      this.exports.cgt_session_open(g, r, t),
    )
    if (!handle) throw refused(this.memory, rules, this.opened)
    return handle
  }
  /** @throws {import('./errors.js').EngineFault} its game was closed */
  alive() {
    this.#game._alive()
  }
  /** Opened again where it must be: by the same text, so that its keys are as they were. @returns {Pointer} */
  get handle() {
    return (this.#handle ||= this.#open())
  }
  /** nothing that is at work in it lost its ground @param {Pointer} handle */
  holds(handle) {
    return this.#handle === handle
  }
  suspend() {
    if (this.#handle) this.exports.cgt_session_close(this.#handle)
    this.#handle = 0
  }
  /** Its memory stays open; what it has solved makes room for others. */
  forget() {
    this.exports.cgt_session_forget(this.handle)
  }

  /** @param {string} text @returns {Key | null} null: it is refused here */
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
  /** All of them, in their order. @param {Key} key */
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
