/** search.js -- a position that is looked for in a whole tree: typed, or set cell by cell, and all nodes that hold it. */
import { html, nothing } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import { EngineError } from '../../engine/errors.js'
import { sayError } from '../../model/i18n.js'

export class AtlasSearch {
  /** as it was typed */ typed = ''
  /** as it is written, '' where it is no position */ sought = ''
  /** why it is no position */ refused = ''
  /** nodes that hold it @type {number[]} */ found = []

  /** @param {import('./cgt-atlas.js').CgtAtlas} host */
  constructor(host) {
    this.host = host
  }
  /** @param {string} text */
  look(text) {
    const { host } = this
    this.typed = text
    this.refused = this.sought = ''
    this.found = []
    if (!host.whole || !text.trim()) return
    const { board } = host
    const written = board ? text.toLowerCase() : text
    const [n, of] = [written, board].map((rows) => rows.replace(/[^.xo]/g, '').length)
    if (board && n !== of && /^[.xo/\s]*$/.test(written)) {
      this.refused = host.t('{n} square is given, the board has {of}.|{n} squares are given, the board has {of}.', { n, of }) // prettier-ignore
      return
    }
    const { game: name, rules } = host.asked
    const game = host.engine.game(name, { rules })
    try {
      this.sought = game.parse(written).text
      this.found = host.whole.find(this.sought)
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
      /* of what is wrong with the whole there is no column */
      if ((error.column ?? 0) >= written.length) error.column = undefined
      this.refused = sayError(host.language, error)
    } finally {
      game.close()
    }
  }
  /** Looks, and shows the first. @param {string} text */
  #find(text) {
    this.look(text)
    if (!text.trim()) this.refused = this.host.t('Type the position that is looked for.')
    this.host.pick(this.found[0] ?? this.host.spot)
  }
  /** To the next one that was found. @param {number} by */
  turn(by) {
    const n = this.found.length
    const at = this.found.indexOf(this.host.spot)
    this.host.pick(this.found[(Math.max(at, 0) + (at < 0 ? 0 : by) + n) % n])
  }

  view() {
    const { host } = this
    return html`<form
        @submit=${(/** @type {Event} */ e) => {
          e.preventDefault()
          const field = /** @type {HTMLFormElement} */ (e.currentTarget).querySelector('input')
          this.#find(field?.value ?? '')
        }}
      >
        <label class="field"
          ><b>${host.t('Find a position')}</b
          ><input
            class="text-input"
            aria-label=${host.t('Find a position')}
            spellcheck="false"
            autocapitalize="off"
            autocomplete="off"
            .value=${live(this.typed)}
        /></label>
        <button class="btn" ?disabled=${!host.whole}>${host.t('Find')}</button>
      </form>
      ${this.#cells()}`
  }
  /** The position, where its notation is rows of cells: touched, a cell goes on to its next sign. */
  #cells() {
    const { host } = this
    if (!host.board) return nothing
    const rows = host.board.split('/')
    const wide = rows[0].length
    const signs = this.typed.toLowerCase().replace(/[^.xo]/g, '').padEnd(wide * rows.length, '.') // prettier-ignore
    return html`<div
      class="cells"
      role="group"
      aria-label=${host.t('Position to find')}
      .style="grid-template-columns:repeat(${wide},auto)"
    >
      ${[...signs].slice(0, wide * rows.length).map((sign, i) => {
        const name = String.fromCharCode(97 + (i % wide)) + (Math.floor(i / wide) + 1)
        return html`<button
          type="button"
          aria-label="${name} ${sign === '.' ? host.t('empty') : sign}"
          @click=${() => {
            const next = { '.': 'x', x: 'o', o: '.' }[sign] ?? '.'
            const all = signs.slice(0, i) + next + signs.slice(i + 1)
            this.#find(
              /[xo]/.test(all) ? all.replace(new RegExp(`.{${wide}}(?=.)`, 'g'), '$&/') : '',
            )
          }}
        >
          ${sign === '.' ? '' : sign}
        </button>`
      })}
    </div>`
  }
}
