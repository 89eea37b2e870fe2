/** position.js -- a position and a move as they are given away: notation outside, a key and a code inside. */
import { Snapshot } from './snapshot.js'

/** @typedef {import('./game.js').Game} Game */
/** @typedef {import('./memory.js').Key} Key */
/** @typedef {import('./session.js').Session} Session */

/** A position of a game: its notation, and inside the engine its key. */
export class Position {
  #game
  #session
  #key
  /** @type {string | undefined} */ #text
  /** @type {Snapshot | undefined} */ #seen

  /** @param {Game} game @param {Session} session @param {Key} key */
  constructor(game, session, key) {
    this.#game = game
    this.#session = session
    this.#key = key
  }
  /** the notation */
  get text() {
    this.#game._alive()
    return (this.#text ??= this.#session.text(this.#key))
  }
  toString() {
    return this.text
  }
  toJSON() {
    return this.text
  }
  /** Of a position of this game. @param {Position} p @returns {Snapshot} */
  static _seen(p) {
    return (p.#seen ??= new Snapshot(p.#game, p))
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
