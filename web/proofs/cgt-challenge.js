/**
 * cgt-challenge.js -- a proof that is played, its tries counted: try to keep a position lost, find the move from a won position to a
 * lost one, mark a row by the three sentences alone, or replace each game of a sum by the heap of its value.
 */
import { share } from '../core/deck.js'
import { CgtElement, sheet } from '../core/element.js'
import { letterOf } from '../core/marks.js'
import { progress } from '../core/progress.js'
import { RulesError } from '../engine/errors.js'
import { brokenBy, heap, HEAP, MARKS, rowOf, searched } from './challenge.js'
import { exchange, marking, moves } from './challenge-drawing.js'
import { powersOf, xor } from '../model/numbers.js'
import { readSum } from '../model/sum.js'
import { css as table } from '../play/xor-table.js'
import css from './cgt-challenge.css'

/** @typedef {import('../engine/engine.js').Move} Move */
/** @typedef {import('../model/sum.js').Part} Part */
/** @typedef {{ text: string, to: string, lost: boolean }} Try */
/** @typedef {{ parts: Part[], lost: boolean }} Sum */

/** Style of a board on which an answer is played: it hides what would tell it. */
const BARE = sheet(
  '.settings, .tools, .status, .told, .ribbon, .end, :host([data-deck]) .amount-field { display: none !important }',
)
/** Style of a board on which nothing is left to do. */
const OVER = sheet('.foot { display: none !important }')
/** the last position of a row */
const ROW = 30
/** the most moves played for the answer to one position: some 2 ms */
const BUDGET = 20_000
/** the most moves that are tried and listed */
const MOST = 4096

/** @param {import('../engine/engine.js').Game} game @param {string} start @returns {boolean | null} null: a draw, or too large */
function wins(game, start) {
  const { outcome } = game.solve(start, { budget: BUDGET })
  return outcome === 'win' || (outcome === 'loss' ? false : null)
}
/** Throws if a kind does not suit its start: `keep` needs a lost position, `reach` a won one. @param {string} kind @param {import('../engine/engine.js').Game} game @param {string} start @throws {EngineError} */
function suits(kind, game, start) {
  const position = game.parse(start)
  if (kind !== 'keep' && kind !== 'reach') return
  if (wins(game, start) !== (kind === 'keep')) return
  throw new RulesError({
    code: 'unknown',
    reason:
      kind === 'keep'
        ? 'a challenge “{kind}” begins where the player to move loses, and from “{position}” that player wins'
        : 'a challenge “{kind}” begins where the player to move wins, and from “{position}” that player loses',
    slots: { kind, position: position.text },
  })
}

/**
 * @summary A proof that is played, its tries counted: staying in a lost position, leaving a won one, marking a row, putting heaps for games.
 * @attr {keep|reach|marks|heaps} kind `keep`: stay in lost positions; `reach`: leave a won one for a lost one; `marks`: mark a row; `heaps`: put heaps for games; if it is missing, `keep` or `reach`, as the start asks
 * @attr {string} game id of the game
 * @attr {string} rules the rules, in the game’s notation
 * @attr {string} start the position; or several, with ; between
 * @attr {xor} hide hides the bits of heaps and their XOR until a move or V; in a proof by exchange, until V
 * @attr {number} to for `marks`: the last position of the row, at most 30
 * @event {{ kind: string, tries: number }} cgt-solved it was solved
 * @csspart stage the board with its status and tools, where a game is played
 * @csspart board what is played on, or marked
 * @csspart status what is asked, and what is said of it
 * @csspart tools the buttons
 */
export class CgtChallenge extends CgtElement {
  static attributes = {
    kind: 'keep|reach|marks|heaps',
    game: '',
    rules: '',
    start: '',
    to: '',
    hide: 'xor',
  }
  static styles = [sheet(table + css)]

  /** false: V uncovers its table */
  covers = false
  /** the table was uncovered by hand */ #uncovered = false
  /** number of the position, or of the part, that is asked for */ at = 0
  /** the tries at this position @type {Try[]} */ tries = []
  /** tries at all positions */ count = 0
  done = false
  /** @type {import('./challenge.js').Mark[]} */ marks = []
  /** the heap that is tried */ guess = 0
  /** the sum, after each exchange @type {Sum[]} */ sums = []
  /** the parts of positions, computed so far @type {Map<string, import('../engine/engine.js').Part[]>} */
  #known = new Map()
  /** the verdict on the last try */ verdict = ''
  /** the row's roving tab stop */ spot = 0
  #glow = sheet('')
  /** its game @type {import('../engine/engine.js').Game} */ played = /** @type {any} */ (null)
  /** positions to be marked, and where their moves go @type {{ text: string, to: string[] }[]} */ row =
    []
  /** `kind` when it was read last */ #kind = ''
  /** positions, one after another @type {string[]} */ starts = []
  /** the sum at its start, empty in other kinds @type {Sum[]} */ #first = []

  get kind() {
    return this.getAttribute('kind') ?? (this.#kind || 'keep')
  }
  /** the position that is asked for */
  get position() {
    return this.starts[this.at] ?? ''
  }
  /* all is read before it replaces what is shown: a refusal changes nothing */
  read() {
    const asked = this.getAttribute('kind')
    let kind = asked ?? 'keep'
    if (!['keep', 'reach', 'marks', 'heaps'].includes(kind))
      throw new RulesError({
        code: 'unknown',
        reason: 'there is no challenge with the name “{name}”',
        slots: { name: kind },
      })
    const name = kind === 'heaps' ? 'sum' : (this.getAttribute('game') ?? 'nim')
    const rules = this.rulesOf(name)
    const to = this.wholeNumber('to', { most: ROW, or: 12 })
    const game = this.engine.game(name, { rules })
    const starts = (this.getAttribute('start') ?? game.start).split(';').map((s) => s.trim())
    let row, first
    try {
      if (asked === null && wins(game, starts[0])) kind = 'reach'
      for (const start of starts) suits(kind, game, start)
      row = kind === 'marks' ? rowOf(game, to) : []
      const parts = kind === 'heaps' ? readSum(rules, starts[0]) : []
      first = kind === 'heaps' ? [{ parts, lost: searched(this.engine, parts).lost }] : []
    } catch (error) {
      game.close()
      throw error
    }
    this.played?.close()
    this.played = game
    this.#known.clear()
    this.#kind = kind
    this.starts = starts
    this.row = row
    this.#first = first
    this.again()
  }
  disconnectedCallback() {
    super.disconnectedCallback()
    this.played?.suspend()
  }
  /** Begins anew. */
  again() {
    Object.assign(this, { at: 0, tries: [], count: 0, done: false, guess: 0 })
    this.verdict = ''
    this.#uncovered = false
    this.spot = 0
    this.marks = this.row.map(() => '')
    this.sums = this.#first
    if (this.#kind === 'heaps') this.at = this.#open(this.#first[0].parts)
  }
  /** the first part that is no heap yet @param {Part[]} parts */
  #open = (parts) => parts.findIndex(({ name, start }) => name !== 'nim' || !/^\d+$/.test(start))

  get shared() {
    const { at, tries, count, done, marks, guess, sums, verdict } = this
    return { at, tries, count, done, marks, guess, sums, verdict, uncovered: this.#uncovered }
  }
  set shared({ at, tries, count, done, marks, guess, sums, verdict, uncovered }) {
    this.#uncovered = uncovered
    Object.assign(this, { at, tries, count, done, marks, guess, sums })
    this.verdict = verdict
    this.update()
  }
  /** @param {string} verdict */
  say(verdict) {
    this.verdict = verdict
    const here = this.root.activeElement
    this.update()
    share(this)
    /* the focused control is gone. A button must not get the focus: the next key would press it */
    if (here && !this.root.activeElement)
      /** @type {HTMLElement | null} */ (this.root.querySelector('.ask'))?.focus()
  }
  /** @param {string} verdict */
  #end(verdict) {
    this.done = true
    this.emit('cgt-solved', { kind: this.#kind, tries: this.count })
    this.say(verdict)
  }

  /* ------------------------------------------------------------ keep and reach: a move */

  /** @param {string} position */
  parts(position) {
    let parts = this.#known.get(position)
    if (!parts) {
      parts = this.played.explain(position, { budget: BUDGET, replies: 0 }).parts
      this.#known.set(position, parts)
    }
    return parts
  }
  /** The numbers whose XOR decides, without zeros. @param {string} position */
  heaps(position) {
    return this.parts(position).map(({ grundy }) => Number(grundy))
  }
  /** true if the XOR explains the answer; with one heap the reply does */
  get many() {
    return this.heaps(this.position).length > 1
  }
  /** @param {{ detail: any, preventDefault: () => void }} event of the board */
  moved(event) {
    event.preventDefault()
    if (!this.done) this.#try(this.played.move(this.position, event.detail.move))
  }
  /** @param {Move} move */
  #try(move) {
    const { text, to } = move
    const { outcome, move: answer } = this.played.solve(to, { budget: BUDGET })
    if (outcome === 'unknown')
      return this.say(this.t('{u} is too large to solve here.', { u: to.text }))
    const lost = outcome === 'loss'
    const sum = xor(this.heaps(to.text))
    const many = this.many
    this.tries = [...this.tries.filter((t) => t.text !== text), { text, to: to.text, lost }]
    this.count++
    const reply = answer?.text ?? ''
    const slots = { move: text, to: to.text, reply, n: sum }
    if (this.#kind === 'keep') {
      const verdict = many
        ? this.t('{move} leaves {to}: the XOR is {n}, no longer 0.', slots)
        : this.t('{move} leaves {to}, which is winning: your opponent plays {reply}.', slots)
      return this.tries.length < this.all.length ? this.say(verdict) : this.#end(verdict)
    }
    if (!lost)
      return this.say(
        many
          ? this.t('{move} leaves {to}: the XOR is {n}, not 0.', slots)
          : this.t('{move} leaves {to}, which is winning: your opponent plays {reply}.', slots),
      )
    const verdict = many
      ? this.t('{move} leaves {to}: the XOR is 0.', slots)
      : this.t('{move} leaves {to}, which is losing.', slots)
    if (this.at + 1 < this.starts.length) {
      this.at++
      this.tries = []
      this.#uncovered = false
      return this.say(`${verdict} ${this.t('Now the next one.')}`)
    }
    this.#end(verdict)
  }
  /** the moves to be tried, the first MOST of them */
  get all() {
    return this.played.moves(this.position, { limit: MOST })
  }
  /** true if there are more than MOST */
  get more() {
    return this.played.moves(this.position, { limit: MOST + 1 }).length > MOST
  }
  /** Tries all moves that were not tried. */
  rest() {
    for (const move of this.all) if (!this.tries.some((t) => t.text === move.text)) this.#try(move)
  }
  /** true if V uncovers the table of heaps, which the author hid */
  get uncovers() {
    if (this.getAttribute('hide') !== 'xor' || this.#uncovered || this.tells) return false
    if (this.#kind === 'heaps') return this.done
    return this.#kind !== 'marks' && this.many && !this.tries.length
  }
  /** The heaps with a one in the highest odd column: a winning move is in one of them. @returns {number[]} */
  get top() {
    const heaps = this.heaps(this.position)
    const [power] = powersOf([xor(heaps)])
    if (this.#kind !== 'reach' || !this.many || !this.tries.length || this.done) return []
    return heaps.flatMap((n, i) => (Math.floor(n / power) % 2 ? [i] : []))
  }

  /* ------------------------------------------------------------ marks: a row */

  /** @param {number} i @param {import('./challenge.js').Mark} mark */
  mark(i, mark) {
    if (this.done) return
    this.marks = this.marks.map((m, j) => (j === i ? mark : m))
    this.count++
    this.spot = i
    const whole = this.marks.every(Boolean) && brokenBy(this.row, this.marks).every((b) => !b)
    if (whole) this.#end('')
    else this.say('')
  }
  /** @param {number} i */
  #focus(i) {
    this.spot = Math.min(Math.max(i, 0), this.row.length - 1)
    this.update()
    const cell = this.root.querySelector(`[data-field="${this.spot}"]`)
    if (cell instanceof HTMLElement) cell.focus()
  }
  /** @param {KeyboardEvent} event */
  key(event) {
    if (/^v$/i.test(event.key) && (this.uncovers || this.#uncovered)) {
      this.#uncovered = !this.#uncovered
      this.update()
      share(this)
      return true
    }
    const cell = /** @type {HTMLElement} */ (event.composedPath()[0]).closest?.('.cell')
    if (!(cell instanceof HTMLElement)) return false
    const i = Number(cell.dataset.field)
    const { key } = event
    const to = { ArrowLeft: i - 1, ArrowRight: i + 1, Home: 0, End: this.row.length - 1 }[key]
    if (to !== undefined) {
      const there = to >= 0 && to < this.row.length
      if (there) this.#focus(to)
      return there
    }
    const mark = /^(Backspace|Delete)$/.test(key)
      ? ''
      : MARKS.find((m) => m && letterOf(m, this.letters).toLowerCase() === key.toLowerCase())
    if (mark === undefined) return false
    this.mark(i, mark)
    if (mark) this.#focus(i + 1)
    return true
  }

  /* ------------------------------------------------------------ heaps: an exchange */

  /** Another heap is tried. @param {number} by */
  step(by) {
    this.guess = Math.min(Math.max(this.guess + by, 0), HEAP)
    this.say('')
  }
  /** Puts the heap beside the game. */
  beside() {
    const { parts } = this.sums[this.sums.length - 1]
    const part = parts[this.at]
    const { lost, part: in_, to } = searched(this.engine, [part, heap(this.guess)])
    this.count++
    const left = to.trim().replace(/ +/g, ' + ') || '0'
    const slots = { game: this.titleOf(part), n: this.guess, left }
    if (!lost)
      return this.say(
        in_
          ? this.t(
              '{game} beside a heap of {n}: the player to move wins, and leaves {left} in the heap. They are not in balance.',
              slots,
            )
          : this.t(
              '{game} beside a heap of {n}: the player to move wins, and leaves {left} in place of {game}. They are not in balance.',
              slots,
            ),
      )
    const next = parts.map((p, i) => (i === this.at ? heap(this.guess) : p))
    this.sums = [...this.sums, { parts: next, lost: searched(this.engine, next).lost }]
    this.guess = 0
    const at = this.#open(next)
    const verdict = this.t(
      '{game} beside a heap of {n}: the player to move loses. The heap takes its place.',
      slots,
    )
    if (at >= 0) {
      this.at = at
      return this.say(verdict)
    }
    this.#end(verdict)
  }
  /** @param {Part} part */
  titleOf({ name, rules, start }) {
    if (name === 'nim') return this.t('heap of {n}', { n: Number(start) })
    // a slide says in its own words what is played, where all parts are of one game
    const one = this.#first[0].parts.every((p) => p.name === name && p.rules === rules)
    if (one && this.inDeck && /^\d+$/.test(start)) return this.num(Number(start))
    /* rules of one word are a game with a name of its own, e.g. kayles */
    const game = /^[a-z]+$/.test(rules)
      ? `${rules[0].toUpperCase()}${rules.slice(1)}`
      : this.t(this.engine.games.find((g) => g.name === name)?.title ?? name)
    return /^\d+$/.test(start)
      ? this.t('{game} with {n}', { game, n: Number(start) })
      : this.t('{game} at {position}', { game, position: start })
  }

  /* ------------------------------------------------------------ all */

  update() {
    super.update()
    const board = /** @type {CgtElement | null} */ (this.root.querySelector('cgt-play'))
    if (!board?.root) return
    this.#glow.replaceSync(
      this.top
        .map(
          (i) =>
            `[data-item="${i}"] i { box-shadow: 0 0 0 2px var(--cgt-bg), 0 0 0 5px var(--cgt-ink) }`,
        )
        .join('\n'),
    )
    if (!board.root.adoptedStyleSheets.includes(BARE))
      board.root.adoptedStyleSheets.push(BARE, this.#glow, ...(this.done ? [OVER] : []))
  }
  get progress() {
    return progress(this.done, this.count > 0)
  }
  render() {
    if (this.#kind === 'marks') return marking(this)
    return this.#kind === 'heaps' ? exchange(this) : moves(this, this.#kind === 'reach')
  }
}
