/**
 * snapshot.js -- a position as it is drawn: what stands on the board, which moves there are, whether play is over. The wasm is
 * asked once for each, when it is first wanted, however often a page draws the position.
 */

/** @typedef {import('./game.js').Game} Game */
/** @typedef {import('./game.js').Item} Item */
/** @typedef {import('./position.js').Position} Position */
/** @typedef {import('./position.js').Move} Move */

/** a board shows no more things than this */
export const ITEMS = 2000
/** and is given no more moves */
export const MOVES = 512

export class Snapshot {
  #game
  #position
  /** @type {Item[] | undefined} */ #items
  /** @type {Map<number, Item> | undefined} */ #things
  /** one more than are given @type {Move[] | undefined} */ #moves
  /** by item and choice @type {Map<string, Move> | undefined} */ #legal
  /** @type {ReturnType<Game['end']> | undefined} */ #end
  /** @type {ReturnType<Game['mover']> | undefined} */ #mover

  /** @param {Game} game @param {Position} position */
  constructor(game, position) {
    this.#game = game
    this.#position = position
  }
  /** In order; of very many the first. */
  get items() {
    return (this.#items ??= this.#game.items(this.#position, { limit: ITEMS }))
  }
  /** @param {number} item @returns {Item | undefined} undefined: it is not on the board */
  item(item) {
    this.#things ??= new Map(this.items.map((one) => [one.item, one]))
    return this.#things.get(item)
  }
  get #all() {
    return (this.#moves ??= this.#game.moves(this.#position, { limit: MOVES + 1 }))
  }
  /** In the game's order; of very many the first. */
  get moves() {
    return this.more ? this.#all.slice(0, MOVES) : this.#all
  }
  /** there are moves beyond these */
  get more() {
    return this.#all.length > MOVES
  }
  /** Exactly that move. @param {number} item @param {number} choice @returns {Move | null} null: it is not legal */
  move(item, choice) {
    if (this.more) return this.#game.touch(this.#position, item, choice)
    this.#legal ??= new Map(this.#all.map((move) => [`${move.item} ${move.choice}`, move]))
    return this.#legal.get(`${item} ${choice}`) ?? null
  }
  /** The first move that touches this item. @param {number} item @returns {Move | null} */
  first(item) {
    const move = this.more
      ? this.#game.nextMove(this.#position, item, 0)
      : this.#all.find((one) => one.item === item)
    return move?.item === item ? move : null
  }
  /** As Game.end. */
  get end() {
    return this.#end === undefined ? (this.#end = this.#game.end(this.#position)) : this.#end
  }
  /** As Game.mover. */
  get mover() {
    return this.#mover === undefined
      ? (this.#mover = this.#game.mover(this.#position))
      : this.#mover
  }
}
