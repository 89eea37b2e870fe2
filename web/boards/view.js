/**
 * view.js -- what a board is given, and what it gives. A board is a pure function from a BoardView to a template. It draws
 * the items of the position; a thing that can be touched carries data-item and, where touching it is a move, data-choice,
 * and data-row and data-col (numbers) for the arrow keys. Inside [data-adds] a touch or the space bar adds to what is chosen, and
 * the arrows choose nothing. cgt-play does the rest: clicks, keys, focus, and saying what happened.
 */

/** @typedef {import('../engine/engine.js').Item} Item */
/** @typedef {import('../engine/engine.js').Move} Move */
/** @typedef {import('../engine/engine.js').GameFacts} GameFacts */
/** @typedef {import('../engine/engine.js').Outcome} Outcome */
/** @typedef {import('../engine/worth.js').Class} Class */

/**
 * @typedef {object} Board
 * @property {(view: BoardView, below?: (view: BoardView) => unknown) => unknown} board below: of heaps, what is said there
 * @property {string} css
 * @property {(t: BoardView['t'], items: Item[]) => string} [end] what is said besides when play is over
 * @property {(t: BoardView['t']) => string} [touch] how a move is chosen and played, where a touch does not choose it whole
 */

/**
 * What may be told of a position, or of a part of it.
 * @typedef {object} Told
 * @property {Outcome | 'plain' | Class} outcome for who moves from there, of a game of Left and Right whoever moves; plain: of a part alone, which decides nothing
 * @property {number | null} grundy
 * @property {number | null} value where play is for points
 * @property {string} text its letter or number
 * @property {string} words the same for who hears it
 * @property {boolean} [wins] to leave it wins, where its outcome does not say so
 */
/** What may be told of a move: of the position that it leaves. value: of the move; chip: the mark in HTML @typedef {Told & { chip: unknown }} Mark */

/** A game of a sum, with its own board. @typedef {GameFacts & { rules: string, draw: Board['board'] }} Part */

/**
 * The move that led here.
 * @typedef {object} Last
 * @property {number} item
 * @property {number} choice
 * @property {string} text
 * @property {1 | 2} by who played it
 * @property {Item[]} before the items of the position that it was played in
 */

/**
 * @typedef {object} BoardView
 *
 * the position
 * @property {string} text its notation
 * @property {string} start that of the position that play began with; '' of one that is not played
 * @property {Item[]} items in order; of very many the first
 * @property {Move[]} moves at most 512 of them
 * @property {boolean} more there are moves beyond these
 * @property {(item: number, choice: number) => boolean} legal
 * @property {(item: number) => Move | null} first the first move that touches this item
 * @property {boolean} misere who cannot move wins: what theorems say of the parts need not hold
 * @property {boolean} nim it is a sum of heaps in which any amount may be taken
 * @property {Part[]} parts of a sum: its games
 * @property {boolean} [part] this board is one of a sum's
 *
 * the play
 * @property {boolean} mine a person is to move, and play goes on
 * @property {1 | 2} turn who is to move
 * @property {[number, number] | null} points what players 1 and 2 have gained so far, where moves gain points
 * @property {Last | null} last
 * @property {() => Last[]} line all that were played from the start to here
 * @property {Move | null} selected chosen, not yet played, by who is to move
 *
 * what may be told
 * @property {'off' | 'outcome' | 'grundy'} values what may be told of the moves
 * @property {boolean} marked the moves are so few that each has its mark, as soon as a person is to move
 * @property {(item: number, choice: number) => Mark | null} mark of a move; null when it may not be told
 * @property {(position: string) => Told | null} told of a position beside the one on the board, for boards whose cells or
 *   nodes are positions; null when it may not be told, or where the notation names no position
 * @property {(part: number, position: string) => { grundy: number, text: string } | null} ofPart
 *   of a sum: a part's position by itself, where Grundy values are told; null where none is
 * @property {(position: string) => Move[]} options the moves of such a position, none where it is no position
 * @property {(position: string) => 0 | 1 | null} mover of such a position; null where it does not tell
 * @property {Move | null} best a winning move, when that may be told
 * @property {{ item: number | null, level: number } | null} hint where a hint points
 *
 * where the focus is
 * @property {(item: number, choice: number) => boolean} focused this cell has the board's one tab stop
 * @property {(item: number) => boolean} focusedItem the same for a thing that stands for all its moves
 * @property {number | null} at the column (data-col) of the cell that was touched last, where its item is focused
 *
 * how it is said and shown
 * @property {(key: string, slots?: Record<string, string | number>) => string} t
 * @property {(n: number) => string} num
 * @property {(outcome: Outcome) => string} letter
 * @property {(item: number, choice: number) => string} phrase the move in words
 * @property {(player: 1 | 2) => string} name who plays that
 * @property {string | null} [planted] edges that were planted, as nodes one after another: 2-4 15-16
 * @property {boolean} wide there is room: not a phone
 */

export {}
