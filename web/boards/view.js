/**
 * view.js -- the types of a board and of the view that it is given. A board is a pure function from a BoardView to a template. It
 * draws the items of the position; a thing that can be touched has data-item, data-choice if a touch is a move, and data-row and
 * data-col (numbers) for the arrow keys. Inside [data-adds] a touch or the space bar adds to what is chosen, and arrows choose
 * nothing. cgt-play does the rest: clicks, keys, focus, and words for screen readers.
 */

/** @typedef {import('../engine/engine.js').Item} Item */
/** @typedef {import('../engine/engine.js').Move} Move */
/** @typedef {import('../engine/engine.js').GameFacts} GameFacts */
/** @typedef {import('../engine/engine.js').Outcome} Outcome */
/** @typedef {import('../engine/worth.js').Class} Class */

/**
 * @typedef {object} Board
 * @property {(view: BoardView, below?: (view: BoardView) => unknown) => unknown} board below: draws the lines below heaps
 * @property {string} css
 * @property {(t: BoardView['t'], items: Item[]) => string} [end] one more sentence when play is over
 * @property {boolean} [every] it frames every winning move alike: of several none is set apart from the others
 * @property {(t: BoardView['t']) => string} [touch] how to choose a move, if one touch does not choose it whole
 */

/**
 * The value of a position, or of a part of it, as the reader sees it.
 * @typedef {object} ShownValue
 * @property {Outcome | 'plain' | Class} outcome for the player to move, in a partizan game for both; plain: of a part alone, which decides nothing
 * @property {number | null} grundy
 * @property {number | null} value in a game for points
 * @property {string} text its letter or number
 * @property {string} words the text for a screen reader
 * @property {boolean} [wins] true if a move to it wins, where its outcome does not tell
 */
/** The value of the position that a move leaves. value: that of the move; chip: the mark in HTML @typedef {ShownValue & { chip: unknown }} Mark */

/** A game of a sum, with its own board. @typedef {GameFacts & { rules: string, draw: Board['board'] }} Part */

/**
 * A move that was played.
 * @typedef {object} Last
 * @property {number} item
 * @property {number} choice
 * @property {string} text
 * @property {1 | 2} by the player who played it
 * @property {Item[]} before the items of the position in which it was played
 */

/**
 * @typedef {object} BoardView
 *
 * The position:
 * @property {string} text its notation
 * @property {string} start notation of the position at the start of the play; '' of a picture
 * @property {Item[]} items in order; of very many the first
 * @property {Move[]} moves at most 512 of them
 * @property {boolean} more true if there are more than `moves`
 * @property {(item: number, choice: number) => boolean} legal
 * @property {(item: number) => Move | null} first the first move that touches this item
 * @property {boolean} misere true if the player who cannot move wins: theorems about the parts need not hold
 * @property {boolean} nim true for a sum of heaps from which any amount may be taken
 * @property {Part[]} parts of a sum: its games
 * @property {boolean} [part] true for the board of a part
 *
 * The play:
 * @property {boolean} mine true if a person is to move
 * @property {1 | 2} turn the player to move
 * @property {[number, number] | null} points gained by players 1 and 2, in a game for points
 * @property {Last | null} last
 * @property {() => Last[]} line all moves from the start to here
 * @property {() => Last[]} course all moves that are there, those to come included
 * @property {Move | null} selected the move that is chosen and not yet played
 *
 * Values:
 * @property {'off' | 'outcome' | 'grundy'} values what is shown of each move
 * @property {boolean} [later] they are hidden, and the legend has its room: V on a slide uncovers them
 * @property {boolean} [keeps] a slide keeps from the class what the values say, the sums of rounds included (3 + 1 = 4)
 * @property {boolean} [slide] it stands on a slide: a legend is one short line
 * @property {boolean} [unnamed] the legend of a tree does not say MAX and MIN
 * @property {boolean} marked true if the moves are few enough for a mark each, when a person is to move
 * @property {(item: number, choice: number) => Mark | null} mark of a move; null while it is hidden
 * @property {(position: string) => ShownValue | null} shownValue the value of any position, for boards whose
 *   cells or nodes are positions; null while it is hidden, or if the notation names no position
 * @property {(part: number, position: string) => { grundy: number, text: string } | null} ofPart
 *   Grundy value of a part's position by itself; null while it is hidden
 * @property {(position: string) => Move[]} options the moves of any position; none if the notation names none
 * @property {(position: string) => 0 | 1 | null} mover the player to move in any position; null if it does not tell
 * @property {Move | null} best a winning move; null while it is hidden
 * @property {{ item: number | null, level: number } | null} hint the item at which a hint points, and the number of hints
 *
 * The focus:
 * @property {(item: number, choice: number) => boolean} focused true for the cell that is the board's one tab stop
 * @property {(item: number) => boolean} focusedItem true if the tab stop is any choice of the item
 * @property {number | null} at the column (data-col) of the cell that was touched last, if its item is focused
 *
 * Words and room:
 * @property {(key: string, slots?: Record<string, string | number>) => string} t
 * @property {(n: number) => string} num
 * @property {(outcome: Outcome) => string} letter
 * @property {(item: number, choice: number) => string} phrase the move in words
 * @property {(player: 1 | 2) => string} name the player in words
 * @property {string | null} [planted] edges that the author marks, as nodes one after another: 2-4 15-16
 * @property {boolean} wide false on a phone
 */

export {}
