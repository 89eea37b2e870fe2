/**
 * told.js -- what a board is given of a play (web/boards/view.js): the position and its moves, and of each as much as may
 * be told: nothing, who wins it, or its Grundy value.
 */
import { chip, letterOf } from '../../core/marks.js'
import { solveFar } from '../../engine/far.js'
import { Answers } from '../../model/answers.js'

/** @typedef {import('../../boards/view.js').BoardView} BoardView */
/** @typedef {import('../../boards/view.js').Last} Last */
/** @typedef {import('../../boards/view.js').Mark} Mark */
/** @typedef {import('../../model/words.js').Words} Words */
/** @typedef {import('./cgt-play.js').CgtPlay} CgtPlay */

/** moves whose outcome is told at once: more would be slow, and too much to read */
const MARKED = 80
/** positions beside that of the board that are told in one go: of more, the rest comes frame by frame */
const AT_ONCE = 300

export class Told {
  #host
  #known
  #words
  #parts
  /** what is known of the games of a sum, each by itself; made when asked for @type {Answers[]} */ #alone =
    []
  /** positions that a board names, and whose values it has, or will have in this go; how many more it may; and the next @type {Set<string>} */
  #shown = new Set()
  #as = ''
  #left = 0

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

  /** Of the position on the board. */
  get answer() {
    return this.#known.of(this.#host.session.position)
  }
  /**
   * What a move leaves, in the marks of that position; where play is for points, what the move is worth.
   * @param {number} item @param {number} choice @returns {Mark | null}
   */
  mark(item, choice) {
    const host = this.#host
    const { game, position } = host.session
    if (host.values === 'off') return null
    const move = game.see(position).move(item, choice)
    if (!move) return null
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
    const letter = letterOf(outcome, host.letters)
    const number = host.values === 'grundy' && grundy !== null
    const text = number ? host.num(grundy) : letter
    const words = number
      ? host.t('leaves Grundy value {n}', { n: grundy })
      : this.#words.leaves(outcome, letter)
    return { outcome, grundy, value, text, words, chip: chip(outcome, text) }
  }
  /** @param {import('../../engine/engine.js').Move} move @param {number | null} left value of the position that it leaves */
  #worth({ gain, to }, left) {
    if (left === null) return null
    if (this.#words.gains) return gain - left
    return this.#words.scores ? this.#words.forFirst(to, left) : null
  }
  /** Of a position that a board names. @param {string} text @returns {import('../../boards/view.js').Told | null} */
  named(text) {
    const host = this.#host
    if (host.values === 'off') return null
    const answer = this.#known.named(text)
    if (!answer) return null
    const { outcome, value, grundy } = answer
    const number = host.values === 'grundy' && grundy !== null
    return {
      ...{ outcome, value, grundy },
      text: number ? host.num(grundy) : letterOf(outcome, host.letters),
      words: number ? host.t('Grundy value {n}', { n: grundy }) : this.#words.outcome(outcome),
    }
  }
  /** The same; of many, once the others were seen. @param {string} text */
  #soon(text) {
    const host = this.#host
    if (!this.#shown.has(text) && text !== host.session.position.text) {
      /* the first that has to wait */
      if (!this.#left--) requestAnimationFrame(() => setTimeout(() => host.update()))
      if (this.#left < 0) return null
      this.#shown.add(text)
    }
    return this.named(text)
  }
  /** Of a position of one part of a sum, as if nothing stood beside it. @param {number} part @param {string} text */
  #ofPart(part, text) {
    const host = this.#host
    const { game, position } = host.session
    if (host.values !== 'grundy' || game.flags(position).misere) return null
    if (!this.#alone.length)
      this.#alone = this.#parts.map(
        ({ name, rules }) =>
          new Answers(host.engine.game(name, { rules }), solveFar, undefined, this.#known.purse),
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
    if (values !== this.#as) this.#shown.clear()
    this.#as = values
    this.#left = host.printing || host.inDeck ? Infinity : AT_ONCE
    const marked = moves.length <= MARKED
    const { answer } = this
    const good =
      answer.outcome === 'win' || ((words.scores || words.gains) && answer.outcome !== 'unknown')
    const best = good ? answer.move : null
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
      marked: moves.length > 0 && marked,
      nim: game.name === 'nim',
      parts: this.#parts,
      misere: game.flags(position).misere,
      // asked for late: it makes the browser lay out the page
      get wide() {
        return host.clientWidth > 560
      },
      mine,
      turn: host.turn,
      points: words.gains ? (session.player(0) === 1 ? points : [points[1], points[0]]) : null,
      selected: host.selected ?? host.choosing,
      best: (hintLevel >= 3 || values !== 'off') && mine ? best : null,
      hint: hintLevel
        ? { item: hintLevel >= 2 && best ? best.item : null, level: hintLevel }
        : null,
      last: session.ply ? played(session.ply - 1) : null,
      // asked for late: most boards need not read them all
      line: () => (line ??= session.played.map((_, ply) => played(ply))),
      legal: (item, choice) => !!seen.move(item, choice),
      first: (item) => seen.first(item),
      mark: (item, choice) => (marked && mine ? this.mark(item, choice) : null),
      told: (text) => this.#soon(text),
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
      letter: (outcome) => letterOf(outcome, host.letters),
    }
  }
}
