/**
 * words.js -- the sentences about a play, in the reader's language: players, moves, hints, results. The game says what is true; the
 * element, the voice, gives the language and the players.
 */
import { pinSlots } from './pins.js'
import { PART } from './sum.js'

/** @typedef {import('../engine/engine.js').Position} Position */
/** @typedef {import('../engine/engine.js').Move} Move */
/** @typedef {import('../engine/engine.js').Outcome} Outcome */
/** @typedef {import('../engine/engine.js').Certificate} Certificate */
/** @typedef {import('./answers.js').Answers} Answers */
/** @typedef {import('./session.js').Session} Session */
/** A game's board, and its moves in words. @typedef {Pick<import('../engine/engine.js').GameFacts, 'board' | 'phrase'>} Phrased */

/**
 * The element that speaks.
 * @typedef {object} Voice
 * @property {(key: string, slots?: Record<string, string | number>) => string} t
 * @property {(n: number) => string} num a number as people read it
 * @property {'computer' | 'person'} opponent
 * @property {'me' | 'opponent'} first who moves first
 * @property {boolean} [inDeck] it stands on a slide
 * @property {boolean} [keeps] a slide keeps from the class what the values say
 * @property {{ name: (player: 1 | 2) => string, as: (words: string, player: 1 | 2) => string, reason: (position: Position, move: Move) => string } | null} [sided] the
 *   sides of a partizan game
 * @property {[string, string] | null} [called] the names of two persons: who begins comes first
 * @property {boolean} [unnamed] the players of a tree are ▲ and ▼, not MAX and MIN
 */

/** A move without the letter of its edge's colour: "1-2r" is read "1-2". @param {string} text */
const bare = (text) => text.replace(/^(\d+-\d+)[lr]$/, '$1')

/** A sentence has room for so many values of moves. */
export const READ = 12

export class Words {
  #voice
  #session
  #known
  #parts

  /** @param {Voice} voice @param {Session} session @param {Answers} known its game's @param {Phrased[]} parts those of a sum, else none */
  constructor(voice, session, known, parts) {
    this.#voice = voice
    this.#session = session
    this.#known = known
    this.#parts = parts
  }
  /** @param {string} key @param {Record<string, string | number>} [slots] */
  #t(key, slots) {
    return this.#voice.t(key, slots)
  }
  get #game() {
    return this.#session.game
  }
  get #position() {
    return this.#session.position
  }

  /** True if the margin matters, not only who wins. */
  get scores() {
    return this.#game.flags(this.#position).scored
  }
  /** True if moves gain points. A value is then the lead of the player to move at the end, among the points still to be gained. */
  get gains() {
    return this.#game.flags(this.#position).gains
  }
  /** A value for the player to move, turned into one for MAX, who is mover 0. @param {Position} position @param {number | null} value */
  forFirst(position, value) {
    return value === null || !this.#game.see(position).mover ? value : 0 - value
  }

  /* ---- players ---- */

  /** True for the person's player, against the computer. @param {1 | 2} player */
  isMe(player) {
    const { opponent, first } = this.#voice
    return opponent === 'computer' && (player === this.#session.player(0)) === (first === 'me')
  }
  /** A player's mark on the board, e.g. X; '' where players have none. @param {1 | 2} player */
  #mark(player) {
    return this.#game.flags(this.#position).marks ? 'XO'[player - 1] : ''
  }
  /** A player's name. @param {1 | 2} player */
  name(player) {
    const { sided, called, opponent, unnamed } = this.#voice
    if (sided) return sided.name(player)
    const side = this.#mark(player)
    if (opponent === 'person') {
      if (called) return called[player === this.#session.player(0) ? 0 : 1]
      if (this.scores) return (unnamed ? ['▲', '▼'] : ['MAX', 'MIN'])[player - 1]
      return side || this.#t('Player {n}', { n: player })
    }
    if (this.isMe(player)) return side ? this.#t('You ({side})', { side }) : this.#t('You')
    return side ? this.#t('Computer ({side})', { side }) : this.#t('Computer')
  }

  /** A player's name as the subject of a sentence. @param {1 | 2} player */
  subject(player) {
    return this.#voice.opponent === 'person' ? this.name(player) : this.#t('The computer')
  }

  /** Whose turn it is, in words. @param {boolean} waiting true while the computer waits for a press on Start @param {boolean} replayed true if the next move is one of a line */
  turn(waiting, replayed) {
    const player = this.#session.player(this.#session.turn)
    const words = this.#turn(player, waiting, replayed)
    if (waiting) return words
    const { opponent, sided } = this.#voice
    const side = opponent === 'computer' && !replayed ? this.#mark(player) : ''
    return sided ? sided.as(words, player) : side ? `${words} (${side})` : words
  }
  /** @param {1 | 2} player @param {boolean} waiting @param {boolean} replayed */
  #turn(player, waiting, replayed) {
    if (this.isMe(player)) return this.#t('Your turn')
    if (this.#voice.opponent === 'person') return this.name(player)
    // on a slide Start waits for the mouse
    if (waiting && this.#voice.inDeck)
      return this.#session.ply
        ? this.#t('It is the computer’s turn')
        : this.#t('The computer begins')
    if (waiting)
      return this.#session.ply
        ? this.#t('It is the computer’s turn: press Start')
        : this.#t('The computer begins: press Start')
    return replayed ? this.name(player) : this.#t('The computer is thinking')
  }

  /* ---- moves ---- */

  /** The game of an item: in a sum, its part's. @param {number} item */
  gameOf(item) {
    return this.#parts[Math.floor(item / PART)] ?? this.#game.facts
  }
  /** A move in words, e.g. "Take 3 of 5". @param {number} item @param {number} choice @param {Position} [from] */
  phrase(item, choice, from = this.#position) {
    const seen = this.#game.see(from)
    const thing = seen.item(item)
    const move = seen.move(item, choice)
    const text = bare(move?.text.replace(/^\d+:/, '') ?? '')
    const { board, phrase } = this.gameOf(item)
    const number = thing?.number ?? 0
    const words = this.#t(phrase, {
      choice,
      /* lines have two forms: across and down */
      n: thing?.glyph === '-' ? 1 : choice,
      number,
      ...(board === 'pins' ? pinSlots(number, choice) : {}),
      item: (item % PART) + 1,
      move: text,
      no: text.replace(/\D/g, ''),
      to: move?.to.text ?? '',
    })
    return this.#parts.length
      ? `${this.#t('Part {n}', { n: Math.floor(item / PART) + 1 })}: ${words}`
      : words
  }
  /**
   * A move for readers: its notation if its words say no more, as for a square or a card; else in words.
   * @param {string} text @param {boolean} [quoted] true inside a sentence @param {Position} [from]
   */
  read(text, quoted = false, from = this.#position) {
    const { board, phrase } = this.#game.facts
    if (phrase.includes('{move}') && board !== 'sum') return this.notation(text)
    const move = this.#game.move(from, text)
    return quoted ? this.quoted(move, from) : this.phrase(move.item, move.choice, from)
  }
  /** A move in words and quotation marks, for use inside a sentence. @param {Move} move @param {Position} from */
  quoted({ item, choice }, from) {
    return this.#t('“{words}”', { words: this.phrase(item, choice, from) })
  }
  /** A move's notation, with its heap or node in words. @param {string} text */
  notation(text) {
    const [move, heap] = bare(text).split('@')
    if (/^\d+$/.test(move) && this.#game.facts.board === 'nodes')
      return this.#t('node {node}', { node: move })
    return move.replace(/-/g, '−') + (heap ? ` (${this.#t('heap {heap}', { heap })})` : '')
  }

  /** A move on a board without heaps, as a sentence. @param {1 | 2} player @param {import('./session.js').Ply} ply */
  #played(player, { move, from, to }) {
    const me = this.isMe(player)
    /* numbers that are left say more than the move: "1+1" leaves "6 3" */
    const numbers = this.#game.facts.phrase.includes('{move}') && /^\d+( \d+)+$/.test(to.text)
    const shown = numbers ? this.notation(move.text) : this.quoted(move, from)
    const slots = { name: this.subject(player), to: to.text, move: shown }
    if (numbers)
      return me
        ? this.#t('You played {move} and left {to}.', slots)
        : this.#t('{name} played {move} and left {to}.', slots)
    return me ? this.#t('You played {move}.', slots) : this.#t('{name} played {move}.', slots)
  }
  /** The last move, as a sentence; '' before the first. */
  happened() {
    const { last, ply } = this.#session
    if (!last) return ''
    const player = this.#session.player(ply - 1)
    const { item, choice } = last.move
    if (this.#game.facts.board !== 'heaps') return this.#played(player, last)
    const [before, after] = [last.from, last.to].map((p) => this.#game.see(p).items)
    const left = after[item]?.number ?? 0
    const slots = {
      ...{ taken: before[item].number - left, left, heap: item + 1 },
      name: this.subject(player),
    }
    if (before.length === 1)
      return this.isMe(player)
        ? this.#t('You took {taken} and left {left}.', slots)
        : this.#t('{name} took {taken} and left {left}.', slots)
    return this.isMe(player)
      ? this.#t('You took {taken} from heap {heap} and left {left} there.', slots)
      : this.#t('{name} took {taken} from heap {heap} and left {left} there.', slots)
  }

  /* ---- positions ---- */

  /** An outcome in words. @param {Outcome} outcome for the player to move */
  outcome(outcome) {
    const outcomeWords = {
      win: 'winning position',
      loss: 'losing position',
      tie: 'drawn position',
      draw: 'drawn position: play need not end',
      unknown: 'too large to solve here',
    }
    return this.#t(outcomeWords[outcome])
  }
  /** A move's mark in words. @param {Outcome} outcome that of the position it leaves @param {string} letter that outcome's */
  leaves(outcome, letter) {
    return {
      win: this.#t('leaves a winning position ({letter})', { letter }),
      loss: this.#t('leaves a losing position ({letter})', { letter }),
      tie: this.#t('leaves a draw ({letter})', { letter }),
      draw: this.#t('leaves a draw by endless play ({letter})', { letter }),
      unknown: this.#t('too large to solve here'),
    }[outcome]
  }
  /** The value of best play from here, in words. @param {number} value for the player to move */
  worth(value) {
    return this.gains
      ? this.#t(
          'With best play from here, the player to move gains {n} point more than the other.|With best play from here, the player to move gains {n} points more than the other.',
          { n: value },
        )
      : this.#t('Best play gives {value}.', { value: this.forFirst(this.#position, value) ?? 0 })
  }
  /** How play ended, in words. */
  result() {
    const { start, winner } = this.#session
    if (this.scores) {
      const worth = this.forFirst(start, this.#known.of(start).value)
      const end = this.#game.see(this.#position).end?.value ?? 0
      const ends = this.#t('The game ends with {value}.', {
        value: this.forFirst(this.#position, end) ?? 0,
      })
      if (worth === null || this.#voice.keeps) return ends
      return `${ends} ${this.#t('Best play gives {value}.', { value: worth })}`
    }
    if (winner === 'tie') return this.#t('It is a draw.')
    const player = this.#session.player(Number(winner))
    if (this.isMe(player)) return this.#t('You win.')
    return this.#voice.opponent === 'person'
      ? this.#t('{name} wins.', { name: this.name(player) })
      : this.#t('The computer wins.')
  }

  /* ---- hints ---- */

  /** The hint for a position that is not solved. */
  get beyond() {
    return this.#t('This position is too large to solve here.')
  }
  get #why() {
    return this.#known.why(this.#position, 6)
  }
  /** The move to which hints lead; null if none is known. */
  get advised() {
    const { outcome, move } = this.#known.of(this.#position)
    const named = outcome === 'unknown' ? null : this.#why.move
    return named === null ? move : this.#game.move(this.#position, named)
  }
  /** A hint. @param {number} level 1: whether there is a winning move, 2: where to look, 3: the move, 4: why */
  hint(level) {
    const { outcome } = this.#known.of(this.#position)
    if (outcome === 'unknown') return this.beyond
    const why = this.#why
    if (level < 3 && why.value !== null) {
      if (this.gains || (this.scores && level === 1)) return this.worth(why.value)
      if (this.scores)
        return this.#t('Begin at the leaves and go up: MAX picks the largest, MIN the smallest.')
    }
    if (level === 1 || (level === 4 && why.kind === 'unknown')) return this.#whose(outcome)
    const move = this.advised
    if (!move || level === 4) return this.#reason(why)
    return level === 2 ? this.#where(outcome, move) : this.phrase(move.item, move.choice) + '.'
  }
  /** Hint 1: whether the position can be won. @param {Outcome} outcome */
  #whose(outcome) {
    if (outcome === 'win')
      return this.#t(
        'This position is winning: one of your moves leaves your opponent in a losing position.',
      )
    return outcome === 'loss'
      ? this.#t('This position is losing: every move gives your opponent a winning position.')
      : this.#t('With best play, nobody wins from here.')
  }
  /** Hint 2: where to look. @param {Outcome} outcome @param {Move} move a best one */
  #where(outcome, { item }) {
    if (outcome === 'tie') return this.#t('No move wins. Choose one that draws.')
    if (outcome === 'draw') return this.#t('No move wins. Choose one that does not lose.')
    if (outcome === 'loss') return this.#t('No move wins. Choose one that makes the game last.')
    const thing = this.#game.see(this.#position).item(item)
    const slots = { item: item + 1, n: thing?.number ?? 0 }
    const { board } = this.#game.facts
    const one = this.#game.see(this.#position).items.length === 1
    if (board === 'heaps' && !one) return this.#t('Look at heap {item}, the one of {n}.', slots)
    if (board === 'pins') return this.#t('Look at row {item}, the one of {n}.', slots)
    return this.#t('Look for a move that leaves your opponent in a losing position.')
  }
  /** Hint 4: the certificate in words. @param {Certificate} certificate */
  #reason({ kind, sentence }) {
    const { text, slots } = sentence
    const best = slots.move && this.#game.move(this.#position, String(slots.move))
    const valued = kind === 'won' && best && this.#voice.sided?.reason(this.#position, best)
    if (valued) return valued
    const why =
      this.gains && best
        ? this.#balance(best)
        : this.#t(text, { ...slots, move: best && this.phrase(best.item, best.choice) })
    const { moves } = this.#game.see(this.#position)
    if (moves.length > READ) return why
    if (this.scores) return this.#picks(why, moves)
    return kind === 'tie' && !this.gains ? `${why} ${this.#losing(moves)}`.trim() : why
  }
  /** Adds what each move is worth, and which one is picked. @param {string} why @param {Move[]} moves */
  #picks(why, moves) {
    const values = moves.map(({ to }) => this.forFirst(to, this.#known.each(to).value))
    if (values.includes(null)) return why
    const valuesSentence = this.#t('The moves are worth {values}', {
      values: values.map((n) => this.#voice.num(n ?? 0)).join(', '),
    })
    const picks = this.#t(
      this.#game.see(this.#position).mover ? 'MIN picks the smallest' : 'MAX picks the largest',
    )
    return `${why} ${valuesSentence}: ${picks}.`
  }
  /** In a tied position: the moves that lose, each with the reply that wins. @param {Move[]} moves */
  #losing(moves) {
    const lose = moves.flatMap(({ text, to }) => {
      const { outcome, move } = this.#known.each(to)
      if (outcome !== 'win' || !move) return []
      return this.#t('{move} ({reply})', {
        move: this.read(text, true),
        reply: this.read(move.text, true, to),
      })
    })
    return lose.length
      ? this.#t('These moves lose (reply): {moves}.', { moves: lose.join(', ') })
      : ''
  }
  /** The points that the best move gains, and those that it leaves. @param {Move} best */
  #balance(best) {
    const num = (/** @type {number} */ n) => this.#voice.num(n)
    const { gain, to } = best
    const rest = this.#known.each(to).value ?? 0
    const left = rest < 0 ? `(${num(rest)})` : num(rest)
    return this.#t(
      '{move} is the best move: it gains {gain} now and leaves your opponent {rest}, so {sum}.',
      {
        move: this.quoted(best, this.#position),
        ...{ gain, rest, sum: `${num(gain)} − ${left} = ${num(gain - rest)}` },
      },
    )
  }
}
