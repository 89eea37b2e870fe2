/**
 * board-view.js -- builds the view that a board draws (BoardView of web/boards/view.js): the position and its moves, and for each as much as
 * `values` allows: nothing, the outcome, or the Grundy value.
 */
import { boardOf } from '../boards/index.js'
import { leaves } from '../boards/pieces.js'
import { chip, letterOf } from '../core/marks.js'
import { solveInWorker } from '../engine/worker-client.js'
import { Answers } from '../model/answers.js'

/** @typedef {import('../boards/view.js').BoardView} BoardView */
/** @typedef {import('../boards/view.js').Last} Last */
/** @typedef {import('../boards/view.js').Mark} Mark */
/** @typedef {import('../model/words.js').Words} Words */
/** @typedef {import('./cgt-play.js').CgtPlay} CgtPlay */

/** Up to so many moves have marks: more would be slow, and too much to read. */
const MARKED = 80
/** Positions besides the board's own that one drawing evaluates; the rest follows frame by frame. */
const AT_ONCE = 300

/** the mark of a partizan position has no numbers */
const NO_NUMBERS = { grundy: null, value: null }

/** Builds the view of a play's board, and caches its parts. */
export class PlayView {
  #host
  #known
  #words
  #parts
  /** answers of a sum's games, each by itself; made when first needed @type {Answers[]} */ #alone =
    []
  /** named positions that are evaluated @type {Set<string>} */
  #shown = new Set()
  /** positions that this drawing may still evaluate */
  #left = 0
  /** answer -> its view, for one language, letters and kind of values (#as) @type {WeakMap<object, import('../boards/view.js').ShownValue>} */
  #shownValues = new WeakMap()
  #as = ''
  /** @type {CgtPlay['values']} */ #values = 'off'
  /** @type {CgtPlay['letters']} */ #letters = 'WL'

  /** @param {CgtPlay} host @param {Answers} known @param {Words} words @param {BoardView['parts']} parts */
  constructor(host, known, words, parts) {
    this.#host = host
    this.#known = known
    this.#words = words
    this.#parts = parts
  }
  suspend() {
    for (const known of [this.#known, ...this.#alone]) known.suspend()
  }
  close() {
    for (const known of [this.#known, ...this.#alone]) known.close()
  }

  /** The answer for the position on the board. */
  get answer() {
    return this.#known.of(this.#host.session.position)
  }
  /**
   * The mark of a move: that of the position that it leaves; where play is for points, what the move is worth.
   * @param {number} item @param {number} choice @returns {Mark | null}
   */
  mark(item, choice) {
    const host = this.#host
    const { game, position } = host.session
    if (this.#values === 'off') return null
    const move = game.see(position).move(item, choice)
    if (!move) return null
    const sign = host.sided?.sign(move.to)
    if (sign) {
      if (sign.outcome === 'unknown') this.#known.ask(position)
      return { ...sign, ...NO_NUMBERS, chip: chip(sign.outcome, sign.text) }
    }
    const { grundy, outcome, value: left } = this.#known.each(move.to)
    if (outcome === 'unknown') this.#known.ask(position)
    const value = this.#worth(move, left)
    if (value !== null) {
      const text = host.num(value)
      const words = this.#words.gains
        ? host.t('leads to a difference of {value}', { value })
        : host.t('worth {value}', { value })
      return { outcome, grundy, value, text, words, chip: chip('plain', text) }
    }
    const letter = letterOf(outcome, this.#letters)
    const number = this.#values === 'grundy' && grundy !== null
    const text = number ? host.num(grundy) : letter
    const words = number
      ? host.t('leaves the Grundy value {n}', { n: grundy })
      : this.#words.leaves(outcome, letter)
    return { outcome, grundy, value, text, words, chip: chip(outcome, text) }
  }
  /** The worth of a move where points count, else null. @param {import('../engine/engine.js').Move} move @param {number | null} left value of the position that it leaves */
  #worth({ gain, to }, left) {
    if (left === null) return null
    if (this.#words.gains) return gain - left
    return this.#words.scores ? this.#words.forFirst(to, left) : null
  }
  /** The view of a named position: the same object as long as nothing changes. @param {string} text @returns {import('../boards/view.js').ShownValue | null} */
  #named(text) {
    const host = this.#host
    const at = host.sided && this.#known.at(text)
    if (host.sided) return at && { ...host.sided.sign(at), ...NO_NUMBERS }
    const answer = this.#known.lookup(text)
    if (!answer) return null
    let shownValue = this.#shownValues.get(answer)
    if (!shownValue) {
      const { outcome, value, grundy } = answer
      const number = this.#values === 'grundy' && grundy !== null
      shownValue = {
        ...{ outcome, value, grundy },
        text: number ? host.num(grundy) : letterOf(outcome, this.#letters),
        words: number ? host.t('Grundy value {n}', { n: grundy }) : this.#words.outcome(outcome),
      }
      this.#shownValues.set(answer, shownValue)
    }
    return shownValue
  }
  /** A named position, or null if it is beyond AT_ONCE and comes in a later frame. @param {string} text @param {string} here the board's position */
  #soon(text, here) {
    if (this.#values === 'off') return null
    if (!this.#shown.has(text) && text !== here) {
      /* this is the first that has to wait: draws again soon */
      if (!this.#left--) requestAnimationFrame(() => setTimeout(() => this.#host.update()))
      if (this.#left < 0) return null
      this.#shown.add(text)
    }
    return this.#named(text)
  }
  /** The Grundy value of a part of a sum, by itself. @param {number} part @param {string} text */
  #ofPart(part, text) {
    const host = this.#host
    const { game, position } = host.session
    if (this.#values !== 'grundy' || game.flags(position).misere) return null
    if (!this.#alone.length)
      this.#alone = this.#parts.map(
        ({ name, rules }) =>
          new Answers(
            host.engine.game(name, { rules }),
            solveInWorker,
            undefined,
            this.#known.purse,
          ),
      )
    const { grundy } = this.#alone[part].each(text)
    if (grundy === null) return null
    return { grundy, text: host.num(grundy) }
  }

  /** @returns {BoardView} */
  view() {
    const host = this.#host
    const words = this.#words
    const { session, spot, hintLevel, values, mine } = host
    const { game, position } = session
    /** @type {Last[] | undefined} */
    let line
    /** @param {number} ply */
    const played = (ply) => {
      const { from, move } = session.line[ply]
      const { item, choice, text } = move
      return {
        item,
        choice,
        text,
        by: session.player(ply),
        before: game.see(from).items,
      }
    }
    const seen = game.see(position)
    const { items, moves, more } = seen
    if (values !== this.#values) this.#shown.clear()
    this.#values = values
    this.#letters = host.letters
    const as = `${values} ${this.#letters} ${host.language}`
    if (as !== this.#as) this.#shownValues = new WeakMap()
    this.#as = as
    this.#left = host.printing || host.inDeck ? Infinity : AT_ONCE
    const marked = moves.length <= MARKED
    const bare = host.hides('moves')
    const { answer } = this
    const good =
      answer.outcome === 'win' || ((words.scores || words.gains) && answer.outcome !== 'unknown')
    const best = good ? answer.move : null
    // on a slide, where a class may be asked how many moves win, none of several is set apart from the others: a board frames them all, or none
    const one = () =>
      !host.inDeck ||
      !marked ||
      boardOf(game.facts.board).every ||
      moves.filter((m) => leaves(this.mark(m.item, m.choice))).length < 2
    const points = session.points
    return {
      t: (key, slots) => host.t(key, slots),
      num: (n) => host.num(n),
      text: position.text,
      start: session.start.text,
      items,
      moves,
      more,
      values,
      // on a slide V moves nothing: what it brings has its room, unless a hint needs that
      later: host.hasAttribute('data-deck') && host.covered && !host.hides('values') && !hintLevel,
      keeps: host.keeps,
      slide: host.hasAttribute('data-deck'),
      unnamed: host.unnamed,
      marked: moves.length > 0 && marked && !bare,
      planted: host.getAttribute('planted'),
      nim: game.name === 'nim',
      parts: this.#parts,
      misere: game.flags(position).misere,
      // a getter: it makes the browser lay out the page
      get wide() {
        return host.box.wide > 560
      },
      mine,
      turn: host.turn,
      points: words.gains ? (session.player(0) === 1 ? points : [points[1], points[0]]) : null,
      selected: host.selected ?? host.choosing,
      best: mine && (hintLevel >= 3 || (values !== 'off' && !bare && one())) ? best : null,
      hint: hintLevel
        ? { item: hintLevel >= 2 && best ? best.item : null, level: hintLevel }
        : null,
      last: session.ply ? played(session.ply - 1) : null,
      // a function: most boards do not read all of them
      line: () => (line ??= session.played.map((_, ply) => played(ply))),
      course: () => session.line.map((_, ply) => played(ply)),
      legal: (item, choice) => !!seen.move(item, choice),
      first: (item) => seen.first(item),
      mark: (item, choice) => (marked && mine && !bare ? this.mark(item, choice) : null),
      shownValue: (text) => this.#soon(text, position.text),
      ofPart: (part, text) => this.#ofPart(part, text),
      options: (text) => {
        const at = this.#known.at(text)
        return at ? game.see(at).moves : []
      },
      mover: (text) => {
        const at = this.#known.at(text)
        return at && game.mover(at)
      },
      name: (player) => words.name(player),
      phrase: (item, choice) => words.phrase(item, choice),
      focused: (item, choice) => spot?.item === item && spot.choice === choice,
      focusedItem: (item) => spot?.item === item,
      at: spot?.col ?? null,
      letter: (outcome) => letterOf(outcome, this.#letters),
    }
  }
}
