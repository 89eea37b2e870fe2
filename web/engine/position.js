/** position.js -- a position and a move. Other rooms see notation, items and choices; the key stays in web/engine. */

/** @typedef {import('./game.js').Game} Game */
/** @typedef {import('./game.js').Item} Item */
/** @typedef {import('./memory.js').Key} Key */
/** @typedef {import('./session.js').Session} Session */

/** A board draws at most so many items, */
const ITEMS = 2000
/** and gets at most so many moves: beyond them, one is asked for by its item and choice. */
const MOVES = 512

/**
 * The session and the key of a position. Only web/engine imports it: a member of Position could be asked by any page.
 * @type {(position: Position) => [Session, Key]}
 */
export let inside

/** A position of a game. The wasm is asked for each member once, however often a page draws the position. */
export class Position {
  #session
  #key
  /** @type {string | undefined} */ #text
  /** @type {Item[] | undefined} */ #items
  /** @type {Map<number, Item> | undefined} */ #byNumber
  /** MOVES and one more, which tells that there are more @type {Move[] | undefined} */ #moves
  /** by item and choice, e.g. "0 3" @type {Map<string, Move> | undefined} */ #byPlace
  /** @type {ReturnType<Game['end']> | undefined} */ #end
  /** @type {ReturnType<Game['mover']> | undefined} */ #mover

  static {
    inside = (position) => [position.#session, position.#key]
  }

  /** @param {Session} session @param {Key} key */
  constructor(session, key) {
    this.#session = session
    this.#key = key
  }
  /** the notation, e.g. "3 4 5" */
  get text() {
    this.#session.alive()
    return (this.#text ??= this.#session.text(this.#key))
  }
  toString() {
    return this.text
  }
  toJSON() {
    return this.text
  }
  get #game() {
    return this.#session.game
  }

  /** The first 2000 items, in the game's order. */
  get items() {
    return (this.#items ??= this.#game.items(this, { limit: ITEMS }))
  }
  /** @param {number} item @returns {Item | undefined} undefined: it is not on the board */
  item(item) {
    this.#byNumber ??= new Map(this.items.map((one) => [one.item, one]))
    return this.#byNumber.get(item)
  }
  get #listed() {
    return (this.#moves ??= this.#game.moves(this, { limit: MOVES + 1 }))
  }
  /** The first 512 moves, in the game's order. */
  get moves() {
    return this.more ? this.#listed.slice(0, MOVES) : this.#listed
  }
  /** True if there are more moves than `moves` has. */
  get more() {
    return this.#listed.length > MOVES
  }
  /** @param {number} item @param {number} choice @returns {Move | null} null: it is not legal */
  move(item, choice) {
    if (this.more) return this.#game.touch(this, item, choice)
    this.#byPlace ??= new Map(this.#listed.map((move) => [`${move.item} ${move.choice}`, move]))
    return this.#byPlace.get(`${item} ${choice}`) ?? null
  }
  /** The first move that touches this item. @param {number} item @returns {Move | null} */
  first(item) {
    const move = this.more
      ? this.#game.nextMove(this, item, 0)
      : this.#listed.find((one) => one.item === item)
    return move?.item === item ? move : null
  }
  /** The result, null while play goes on: see Game.end. */
  get end() {
    return this.#end === undefined ? (this.#end = this.#game.end(this)) : this.#end
  }
  /** The player to move, 0 or 1; null where the position does not tell. */
  get mover() {
    return this.#mover === undefined ? (this.#mover = this.#game.mover(this)) : this.#mover
  }
}

/** A legal move out of a position. */
export class Move {
  #text
  /** @param {number} item @param {number} choice @param {Position} to @param {number} gain @param {() => string} text */
  constructor(item, choice, to, gain, text) {
    /** which item of the board is touched */
    this.item = item
    /** which move there: an amount, a target */
    this.choice = choice
    this.to = to
    /** points taken with it, 0 in most games */
    this.gain = gain
    this.#text = text
  }
  /** the notation, unique in its position, e.g. "5-2" */
  get text() {
    return this.#text()
  }
  toString() {
    return this.text
  }
}
