/**
 * cgt-vote.js -- a class plays against the computer: it votes for moves by number keys, and the move with the most votes is
 * played. Up to nine moves stand to the vote: all legal ones, or those proposed on the board.
 */
import { html, keyed, nothing, sheet, Teaching } from './base.js'
import css from './cgt-vote.css'

/** @typedef {import('../engine/engine.js').Move} Move */
/** @typedef {{ text: string, to: string, votes: number }} Choice */

/** the most moves: keys 1 to 9 */
const MOST = 9

/**
 * @summary The room votes by the keys 1 to 9 on the moves it proposed, and the one with most votes is played.
 * @attr {string} game id of the game
 * @attr {string} rules the rules, in the game’s notation
 * @attr {string} start the position, in the game’s notation
 * @attr {perfect|human|random} level how the computer plays; `human`: it looks three moves ahead
 * @attr {me|opponent} first who moves first
 * @csspart stage the board with its status and tools
 * @csspart board what is played on
 * @csspart status whose turn it is, and what is said of it
 * @csspart tools the buttons, and those of the board
 */
export class CgtVote extends Teaching {
  static attributes = {
    game: '',
    rules: '',
    start: '',
    level: 'perfect|human|random',
    first: 'me|opponent',
  }
  static own = [sheet(css)]
  static everywhere = true

  /** moves that stand to the vote */ choices = /** @type {Choice[]} */ ([])
  /** the votes in order, for undo */ #cast = /** @type {string[]} */ ([])
  #position = ''
  /** true while a move is played, not proposed */ #playing = false
  #announcement = ''

  connectedCallback() {
    super.connectedCallback()
    this.root.addEventListener('cgt-move', this.#asked)
    for (const kind of ['cgt-moved', 'click', 'keyup', 'change'])
      this.root.addEventListener(kind, this.#follow)
    this.update() // draws, so that its board is there
    this.#sync()
  }
  read() {
    // the board reads the attributes and refuses them
    this.#position = ''
  }
  /** Makes a move on the board a proposal and a vote for it. @param {Event} event */
  #asked = (event) => {
    const { board } = this
    if (this.#playing || !board?.mine) return
    event.preventDefault()
    const { move, to } = /** @type {CustomEvent} */ (event).detail
    if (!this.choices.some(({ text }) => text === move)) {
      if (this.choices.length === MOST) {
        this.#announcement = this.t('Nine moves are up for the vote: there is no key for a tenth.')
        return this.update()
      }
      this.choices.push({ text: move, to, votes: 0 })
    }
    this.vote(move)
  }
  #follow = () => queueMicrotask(() => this.#sync())
  /** Begins a new vote if the position changed. */
  #sync() {
    const { board } = this
    if (!board?.session || !this.isConnected) return
    const now = `${board.position} ${board.session.ply}`
    const open = board.mine
    if (now + open === this.#position) return
    this.#position = now + open
    const { game, position } = board.session
    const moves = open ? game.moves(position, { limit: MOST + 1 }) : []
    this.choices =
      moves.length > MOST ? [] : moves.map(({ text, to }) => ({ text, to: to.text, votes: 0 }))
    this.#cast = []
    this.#announcement = ''
    this.update()
  }

  /** @param {string} text of a move that stands to the vote */
  vote(text) {
    const choice = this.choices.find((one) => one.text === text)
    if (!choice) return
    choice.votes++
    this.#cast.push(text)
    this.#announcement = this.t('{move}: {n} vote|{move}: {n} votes', {
      move: text,
      n: choice.votes,
    })
    this.update()
  }
  unvote() {
    const last = this.#cast.pop()
    const choice = this.choices.find(({ text }) => text === last)
    if (choice) choice.votes--
    this.update()
  }
  /** the moves with the most votes; none before the first vote */
  get leading() {
    const most = Math.max(0, ...this.choices.map(({ votes }) => votes))
    return most ? this.choices.filter(({ votes }) => votes === most) : []
  }
  /** Plays the move with the most votes. */
  decide() {
    const { board, leading } = this
    if (leading.length !== 1 || !board?.mine) return
    this.#playing = true
    board.play(board.session.game.move(board.session.position, leading[0].text))
    this.#playing = false
    this.#sync()
  }

  /** @param {KeyboardEvent} event */
  key({ key }) {
    if (/^[1-9]$/.test(key)) {
      const choice = this.choices[Number(key) - 1]
      if (choice) this.vote(choice.text)
      return !!choice
    }
    if (key === 'Backspace' && this.#cast.length) {
      this.unvote()
      return true
    }
    if (key === 'Enter' && this.leading.length === 1) {
      this.decide()
      return true
    }
    return false
  }

  /** A move as its notation reads. @param {Choice} choice */
  #words({ text, to }) {
    const move =
      text.replace(/-/g, '−').replace('@', ` (${this.t('heap')} `) + (text.includes('@') ? ')' : '')
    return html`<span class="mono">${move}</span
      >${text === to ? nothing : html` <span class="soft-text mono">→ ${to || '0'}</span>`}`
  }
  render() {
    const attribute = (/** @type {string} */ name) => this.getAttribute(name) ?? ''
    const { leading } = this
    const all = this.choices.reduce((sum, { votes }) => sum + votes, 0)
    return html`<div class="both">
      ${keyed(
        Object.keys(CgtVote.attributes).map(attribute).join('|'),
        html`<cgt-play
          exportparts="stage, board, status, tools"
          game=${attribute('game') || 'nim'}
          rules=${this.getAttribute('rules') ?? nothing}
          start=${this.getAttribute('start') ?? nothing}
          level=${attribute('level') || 'perfect'}
          first=${attribute('first') || 'me'}
          values="off"
          lang=${this.language}
          ?data-within=${this.inDeck}
          .digits=${false}
        ></cgt-play>`,
      )}
      <section aria-label=${this.t('Vote')}>
        ${this.board?.session?.over ? this.#over() : this.#panel(leading, all)}
      </section>
    </div>`
  }
  #over() {
    return html`<p>
      ${this.t('The game is over: press Play again, under the board, for another vote.')}
    </p>`
  }
  /** @param {Choice[]} leading @param {number} all votes */
  #panel(leading, all) {
    const how =
      this.choices.length || !this.board?.session || !this.board.mine
        ? /* on a slide the lecturer explains it */
          !this.inDeck &&
          this.t(
            'Each number key is a vote, wherever you are on this page; Backspace takes one back, Enter plays the move with the most votes.',
          )
        : this.t('There are more moves than keys: propose some on the board, and vote for them.')
    return html`<h3>${this.t('What do we play?')}</h3>
      ${how ? html`<p class="soft-text">${how}</p>` : nothing}
      <ol>
        ${this.choices.map(
          (choice, i) =>
            html`<li .style=${`--share: ${all ? choice.votes / all : 0}`}>
              <button
                type="button"
                class="keyed choice ${leading.includes(choice) ? 'leads' : ''}"
                @click=${() => this.vote(choice.text)}
              >
                <kbd>${i + 1}</kbd><span>${this.#words(choice)}</span
                ><span class="votes">${choice.votes}</span>
              </button>
            </li>`,
        )}
      </ol>
      <div part="tools" class="bar">
        <button
          type="button"
          class="btn primary"
          aria-disabled=${String(leading.length !== 1)}
          @click=${() => this.decide()}
        >
          ${leading.length > 1 ? this.t('It is a tie: one more vote decides') : this.t('Play the most voted')}
        </button>
        <button
          type="button"
          class="btn quiet"
          aria-disabled=${String(!this.#cast.length)}
          @click=${() => this.unvote()}
        >
          ${this.t('Take a vote back')}
        </button>
      </div>
      <div class="sr" aria-live="polite">${this.#announcement}</div>`
  }
}
