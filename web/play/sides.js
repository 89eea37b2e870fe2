/**
 * sides.js -- a play of a partizan game: player 1 is Left and player 2 is Right. An outcome is one of four letters: L, Left wins whoever
 * begins; R, Right does; N, the player who moves first does; P, the player who moves second does.
 */
import { html } from 'lit-html'
import { Worth } from '../engine/worth.js'
import { turned } from '../model/notation.js'
import { choice } from './settings.js'

/** @typedef {import('../engine/engine.js').Game} Game */
/** @typedef {import('../engine/engine.js').Move} Move */
/** @typedef {import('../engine/engine.js').Position} Position */
/** @typedef {import('../engine/worth.js').Class} Class */
/** @typedef {import('../model/answers.js').Answers} Answers */
/** @typedef {import('./cgt-play.js').CgtPlay} CgtPlay */
/** The mark of a position. said: what it means, beside it; words: the same, where the mark is not seen; wins: a move that leaves this position wins @typedef {{ outcome: 'unknown' | Class, text: string, said: string, words: string, wins: boolean }} Sign */

/** A mark has room for so many characters of a value. */
const SHORT = 7
/** With more moves the computer does not wait for a worker's search. */
const MANY = 40

/** @type {Record<Class, string>} */
const WINS = {
  L: 'Left wins, no matter who begins',
  R: 'Right wins, no matter who begins',
  N: 'the player who moves first wins',
  P: 'the player who moves second wins',
}

export class Sides {
  #host
  #game
  #known
  #worth

  /** @param {CgtPlay} host @param {Game} game @param {Answers} known that game's */
  constructor(host, game, known) {
    this.#host = host
    this.#game = game
    this.#known = known
    this.#worth = new Worth(game)
  }
  close() {
    this.#worth.close()
  }
  /** @param {string} key @param {Record<string, string | number>} [slots] */
  #t(key, slots) {
    return this.#host.t(key, slots)
  }

  /* ---- the players ---- */

  /** @param {1 | 2} player */
  #side(player) {
    return player === 1 ? this.#t('Left') : this.#t('Right')
  }
  /** The person's player, against the computer. @returns {1 | 2} */
  get #me() {
    const { first, session } = this.#host
    return session.player(first === 'me' ? 0 : 1)
  }
  /** A player's name, e.g. "You (Left)". @param {1 | 2} player */
  name(player) {
    const side = this.#side(player)
    if (this.#host.opponent === 'person') return side
    return player === this.#me ? this.#t('You ({side})', { side }) : this.#t('Computer ({side})', { side }) // prettier-ignore
  }
  /** Adds a player's side to words that do not say it. @param {string} words @param {1 | 2} player */
  as(words, player) {
    const side = this.#side(player)
    return words.includes(side) ? words : `${words} (${side})`
  }
  /** The sentence above the board. */
  get sentence() {
    const { opponent, level, session } = this.#host
    const slots = { first: this.#side(session.player(0)), side: this.#side(this.#me) }
    if (opponent === 'person') return this.#t('Two people play, {first} begins', slots)
    return level === 'perfect'
      ? this.#t('You are {side}, against the perfect computer; {first} begins', slots)
      : level === 'human'
        ? this.#t(
            'You are {side}, against a computer that looks three moves ahead; {first} begins',
            slots,
          )
        : this.#t('You are {side}, against a computer that plays at random; {first} begins', slots)
  }
  /** The settings: the person's side, and who begins. @param {(attribute: string, value: string) => void} set */
  choices(set) {
    const host = this.#host
    const sides = [
      ['left', this.#t('Left')],
      ['right', this.#t('Right')],
    ]
    const [begins, mine] = [host.session.player(0), this.#me]
    const word = (/** @type {1 | 2} */ player) => (player === 1 ? 'left' : 'right')
    /* changes who begins, and keeps the person's side */
    const first = (/** @type {boolean} */ me) => (me ? 'me' : 'opponent')
    return html`${
      host.opponent === 'person'
        ? ''
        : choice('side', this.#t('You play'), word(mine), (_, side) => set('first', first(side === word(begins))), sides) // prettier-ignore
    }${choice(
      'starts',
      this.#t('The first move'),
      word(begins),
      (_, starts) => {
        host.reflect({ first: first(starts === word(mine)) })
        set('starts', starts)
      },
      sides,
    )}`
  }

  /* ---- values and outcomes ---- */

  /** True if positions have values: not in misère play. */
  get valued() {
    return !this.#game.flags(this.#host.session.start).misere
  }
  /** The position with the other player to move. @param {Position} position */
  #turned({ text }) {
    return this.#game.parse(turned(text))
  }
  /** The outcome, by a search for each player who may begin. @param {Position} position @returns {Class | null} */
  #searched(position) {
    const both = [position, this.#turned(position)]
    if (this.#game.mover(position)) both.reverse()
    const [left, right] = both.map((p) => this.#known.each(p).outcome)
    if (left === 'unknown' || right === 'unknown') return null
    if (left === 'win') return right === 'win' ? 'N' : 'L'
    return right === 'win' ? 'R' : 'P'
  }
  /** The mark of a position. @param {Position} position @returns {Sign} */
  sign(position) {
    const worth = this.#worth.of(position)
    const found = worth?.class ?? this.#searched(position)
    if (!found) {
      const said = this.#t('too large to solve here')
      return { outcome: 'unknown', text: '?', said, words: said, wins: false }
    }
    const value = this.#host.values === 'grundy' && worth ? worth.text : ''
    const who = this.#t(WINS[found])
    const said = value ? this.#t('value {value}: {words}', { value, words: who }) : who
    return {
      outcome: found,
      text: value && value.length <= SHORT ? value : found,
      said,
      words: value ? said : `${found}: ${who}`,
      wins: found === 'P' || found === (this.#game.mover(position) ? 'L' : 'R'),
    }
  }
  /** A sentence that says by its value why a move wins; '' if the value is not known. @param {Position} position @param {Move} move */
  reason(position, move) {
    const worth = this.#worth.of(move.to)
    if (!worth) return ''
    const right = this.#game.mover(position)
    return this.#t(
      right
        ? '{move} leaves a position of value {value}, at most 0: Left, who moves next, does not win it.'
        : '{move} leaves a position of value {value}, at least 0: Right, who moves next, does not win it.',
      { move: this.#host.t('“{words}”', { words: move.text }), value: worth.text },
    )
  }

  /* ---- the computer ---- */

  /** The computer's move: one that wins by its value, or else, if there are many moves or `any` is set, one that seems best. @param {Position} position @param {boolean} [any] */
  choose(position, any = false) {
    const moves = this.#game.moves(position, { limit: 256 })
    const wins = moves.find(({ to }) => this.#worth.of(to) && this.sign(to).wins)
    if (wins || !(any || moves.length > MANY)) return wins ?? null
    /* the move that leaves it the most moves, less those of the other player */
    const left = (/** @type {Position} */ p) => this.#game.moves(p, { limit: 256 }).length
    const worth = moves.map(({ to }) => left(this.#turned(to)) - left(to))
    return moves[worth.indexOf(Math.max(...worth))] ?? null
  }
}

/** The sides of a partizan game, null of another. @param {CgtPlay} host @param {Game} game @param {Answers} known @param {Position} start */
export const sidesOf = (host, game, known, start) =>
  game.flags(start).partizan ? new Sides(host, game, known) : null
/** A start that says who begins. @param {Game} game @param {string} start @param {string | null} starts left or right; else the start stays as it is */
export const startOf = (game, start, starts) =>
  starts && game.flags(start).partizan
    ? start.replace(/:\w$/, '') + (starts === 'right' ? ':R' : '')
    : start
