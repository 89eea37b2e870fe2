/**
 * view.js -- what a board is given, and what it gives. A board is a pure function from a BoardView to a template. It draws
 * the items of the position; a thing that can be touched carries data-item and, where touching it is a move, data-choice,
 * and data-row and data-col (numbers) for the arrow keys. cgt-play does the rest: clicks, keys, focus, and saying what happened.
 */

/** @typedef {import('../engine/engine.js').Item} Item */
/** @typedef {import('../engine/engine.js').Move} Move */
/** @typedef {import('../engine/engine.js').GameFacts} GameFacts */
/** @typedef {import('../engine/engine.js').Outcome} Outcome */

/**
 * @typedef {object} BoardView
 * @property {(key: string, slots?: Record<string, string | number>) => string} t
 * @property {(n: number) => string} num
 * @property {string} text the position's notation
 * @property {Item[]} items of the position, in order; of very many the first
 * @property {Move[]} moves at most 512 of them
 * @property {boolean} more there are moves beyond these
 * @property {'off' | 'outcome' | 'grundy'} values what may be told of the moves
 * @property {boolean} marked the moves are so few that each has its mark, as soon as a person is to move
 * @property {boolean} nim the position is a sum of heaps in which any amount may be taken
 * @property {(GameFacts & { rules: string, draw: Board['board'] })[]} parts of a sum: its games, each with its board
 * @property {boolean} misere who cannot move wins: what theorems say of the parts need not hold
 * @property {boolean} wide there is room: not a phone
 * @property {boolean} mine a person is to move, and play goes on
 * @property {1 | 2} turn who is to move
 * @property {[number, number] | null} points what players 1 and 2 have gained so far, where moves gain points
 * @property {Move | null} selected chosen, not yet played
 * @property {Move | null} best a winning move, when that may be told
 * @property {{ item: number | null, level: number } | null} hint where a hint points
 * @property {{ item: number, choice: number, text: string, by: 1 | 2, before: Item[] } | null} last the move before
 * @property {(item: number, choice: number) => boolean} legal
 * @property {(item: number) => Move | null} first the first move that touches this item
 * @property {(item: number, choice: number) => Mark | null} mark of a move; null when it may not be told
 * @property {(position: string) => { outcome: Outcome | 'plain', value: number | null, grundy: number | null, text: string, words: string, wins?: boolean } | null} told
 *   of a position beside the one on the board, for who moves from there: for boards whose cells or nodes are positions.
 *   text: its letter or Grundy value; null when it may not be told, or where the notation names no position
 *   wins: to leave it wins, where its outcome does not say so
 * @property {(part: number, position: string) => { grundy: number, text: string } | null} ofPart
 *   of a sum: a part's position by itself, where Grundy values are told; null where none is
 * @property {boolean} [part] this board is one of a sum's
 * @property {(position: string) => Move[]} options the moves of such a position, none where it is no position
 * @property {(position: string) => 0 | 1 | null} mover of such a position; null where it does not tell
 * @property {(player: 1 | 2) => string} name who plays that
 * @property {(item: number, choice: number) => string} phrase the move in words
 * @property {(item: number, choice: number) => boolean} focused this cell has the board's one tab stop
 * @property {(item: number) => boolean} focusedItem the same for a thing that stands for all its moves
 * @property {number | null} at the column (data-col) of the cell that was touched last, where its item is focused
 * @property {(outcome: Outcome) => string} letter
 */
/**
 * @typedef {{ outcome: Outcome | 'plain', grundy: number | null, value: number | null, text: string, words: string, chip: unknown, wins?: boolean }} Mark
 *   outcome, grundy: of the position that the move leaves; plain: of a part of it alone; value: where play is for points, what the move is worth;
 *   text: of the mark; chip: the mark in HTML; wins: the move wins, where that outcome does not say so
 */
/** end: what is said when play is over @typedef {{ board: (view: BoardView) => unknown, css: string, end?: (t: BoardView['t'], items: Item[]) => string }} Board */

export {}
